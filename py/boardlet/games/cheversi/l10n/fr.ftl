cheversi-name = Cheversi
cheversi-pitch = Placez des pièces d’échecs pour qu’elles visent le plus de cases vides possible.
cheversi-length = 10 minutes

cheversi-piece = { $kind ->
    [K] roi { $side ->
        [white] blanc
       *[black] noir
    }
    [Q] dame { $side ->
        [white] blanche
       *[black] noire
    }
    [R] tour { $side ->
        [white] blanche
       *[black] noire
    }
    [B] fou { $side ->
        [white] blanc
       *[black] noir
    }
   *[N] cavalier { $side ->
        [white] blanc
       *[black] noir
    }
}

cheversi-option-ruleset = Règles
cheversi-option-ruleset-help = Dans les règles de 2006, Blanc place d’abord le roi et Noir la dame ; ensuite, toute pièce peut aller sur toute case vide.
cheversi-option-ruleset-2008 = de 2008
cheversi-option-ruleset-2006 = de 2006
cheversi-option-count = Une case compte
cheversi-option-count-help = Pour chacune de vos pièces qui l’attaque, ou une fois au plus, quel que soit leur nombre.
cheversi-option-count-each = pour chaque pièce
cheversi-option-count-once = une fois
cheversi-option-swap = Changement de camp
cheversi-option-swap-help = Après les deux premières pièces, Blanc peut prendre le camp de Noir. Le début devient ainsi équitable.

cheversi-overlay-attacks = Cases attaquées

cheversi-duty-first-king = Le roi d’abord, sur n’importe quelle case.
cheversi-duty-first-queen = La dame d’abord, sur n’importe quelle case.
cheversi-duty-queen = L’autre dame est placée : placez maintenant la vôtre.
cheversi-duty-last-king = Le roi vient en dernier, à côté de la pièce de Blanc en { $field }.
cheversi-duty-leave-room = Laissez une case vide à côté de votre dernière pièce, pour le roi noir.
cheversi-duty-swap = Vous pouvez aussi changer de camp.

cheversi-reason-count = Les seize pièces sont placées.
cheversi-reason-no-placement = Plus aucune pièce ne peut être placée.

error-cheversi-swap = On ne peut pas changer de camp maintenant.
error-cheversi-move = « { $turn } » n’est pas un placement. Écrivez une pièce et une case, par exemple Nd5.

cheversi-how =
    Vous et votre adversaire placez des pièces d’échecs sur un plateau vide. Les pièces ne bougent jamais et ne sont jamais prises. À la fin gagne celui dont les pièces attaquent le plus de cases vides.

    Chaque camp a un roi, une dame, deux tours, deux fous et deux cavaliers. Placez une pièce chacun votre tour : touchez une pièce de votre main, puis une case vide. Les cases où elle peut aller sont marquées.

    - Blanc commence par le roi, sur n’importe quelle case.
    - Chaque pièce suivante doit en toucher une déjà placée, de n’importe quelle couleur. Les coins se touchent aussi.
    - Vos deux fous vont sur des cases de couleurs différentes.
    - Dès qu’une dame est placée, l’autre camp doit répondre par la sienne.
    - Noir garde son roi jusqu’au tout dernier coup et le place à côté de la dernière pièce de Blanc. Blanc doit lui laisser de la place.

    Les pièces attaquent comme aux échecs : le roi les cases qui l’entourent, le cavalier celles d’un saut, la tour, le fou et la dame le long de leurs lignes jusqu’à la première pièce qui barre la route. Il n’y a pas d’échec : un roi peut rester attaqué.

    Une case vide compte un point pour chacune de vos pièces qui l’attaque. Une case occupée ne compte pas. Une pièce bien placée coupe donc aussi les lignes de l’adversaire, et le score peut baisser.

    Après seize pièces, le décompte est définitif, et qui a le plus de points gagne. D’ici là, le score montre où en est la partie, et « Cases attaquées » montre d’où viennent les points.
