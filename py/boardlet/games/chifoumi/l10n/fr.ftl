chifoumi-name = Chifoumi
chifoumi-pitch = Pierre, ciseaux, feuille et puits se promènent, grimpent les uns sur les autres et prennent ce qu’ils battent.
chifoumi-length = 20 minutes

chifoumi-colour = { $kind ->
    [R] { $side ->
        [white] blanche
        [black] noire
        [red] rouge
       *[orange] orange
    }
    [P] { $side ->
        [white] blanche
        [black] noire
        [red] rouge
       *[orange] orange
    }
    [S] { $side ->
        [white] blancs
        [black] noirs
        [red] rouges
       *[orange] orange
    }
   *[other] { $side ->
        [white] blanc
        [black] noir
        [red] rouge
       *[orange] orange
    }
}
chifoumi-colour-first = { $side ->
    [white] Blanc
    [black] Noir
    [red] Rouge
   *[orange] Orange
}
chifoumi-piece = { $kind ->
    [R] pierre
    [S] ciseaux
    [P] feuille
    [W] puits
   *[other] disque
} { chifoumi-colour }

chifoumi-option-players = Joueurs
chifoumi-option-players-help = À quatre, deux équipes jouent : blanc et noir contre rouge et orange. Il n’y a alors pas de puits.
chifoumi-option-players-2 = 2
chifoumi-option-players-3 = 3
chifoumi-option-players-4 = 4, en équipes
chifoumi-option-start = Position de départ
chifoumi-option-start-help = Où sont les puits : devant le milieu, ou sur les ailes.
chifoumi-option-start-close = serrée
chifoumi-option-start-wide = large
chifoumi-option-first = Commence
chifoumi-option-first-help = Qui ne commence pas reçoit un demi-point : il y a donc toujours un gagnant.
chifoumi-option-first-white = Blanc
chifoumi-option-first-black = Noir
chifoumi-option-level = Niveau
chifoumi-option-level-help = Un ensemble de règles : les avancés se souviennent de ce qu’il y a dans les tours et jouent ce qu’ils touchent ; les experts peuvent aussi prendre leurs propres tours.
chifoumi-option-level-beginner = débutant
chifoumi-option-level-advanced = avancé
chifoumi-option-level-professional = expert
chifoumi-option-hidden = Tours cachées
chifoumi-option-hidden-help = Seul le disque du dessus montre ce qu’il est. À vous de retenir le reste !
chifoumi-option-touch = Pièce touchée, pièce jouée
chifoumi-option-touch-help = Le premier disque choisi doit jouer s’il le peut, et rien ne s’annule.
chifoumi-option-own = Prise de ses propres tours
chifoumi-option-own-help = Un disque peut aussi prendre une tour de son camp dont il bat le disque du dessus, et continuer de là.
chifoumi-option-equal = Les égaux se prennent
chifoumi-option-equal-help = Une règle maison : la pierre prend la pierre, la feuille prend la feuille, et ainsi de suite.
chifoumi-option-setup = Mise en place
chifoumi-option-setup-help = En placement libre, tous les disques commencent en main et se posent un par un.
chifoumi-option-setup-fixed = fixe
chifoumi-option-setup-free = libre

chifoumi-overlay-threats = Disques en danger

chifoumi-status-team-won = { chifoumi-colour-first } et { $partner ->
    [white] blanc
    [black] noir
    [red] rouge
   *[orange] orange
} gagnent, { $score } à { $other }.

chifoumi-note-skipped = { chifoumi-colour-first } n’a aucun pas possible et a passé son tour.
chifoumi-note-chain = Le disque en { $field } peut faire encore un pas, ou s’arrêter là.
chifoumi-note-placing = { $left ->
    [one] Encore { $left } disque à placer
   *[other] Encore { $left } disques à placer
} : sur une case qu’aucun ennemi ne touche, sauf d4, ou sur une tour à soi.
chifoumi-note-stall = { $turns ->
    [one] La partie finit dans { $turns } coup
   *[other] La partie finit dans { $turns } coups
}, sauf si quelque chose est pris.
chifoumi-note-hidden = Ce qu’il y a dans une tour est caché.
chifoumi-note-touch = Pièce touchée, pièce jouée : le premier disque choisi doit jouer.
chifoumi-note-tie = Autant de prises : on compte les disques restants, puis gagne qui joue plus tard dans l’ordre.

chifoumi-tally-second = pour ne pas avoir commencé

chifoumi-reason-one-side = Un seul camp a encore des disques.
chifoumi-reason-one-kind = Tous les disques restants sont de la même sorte : plus personne ne peut prendre.
chifoumi-reason-stall = Rien n’a été pris depuis trop longtemps.

error-chifoumi-move = « { $turn } » n’est pas un coup. Écrivez c3-c4 pour un pas, c3+c4 pour empiler, c3xc4 pour prendre, ou R@c2 pour placer un disque.

chifoumi-how =
    La pierre bat les ciseaux. Les ciseaux battent la feuille. La feuille bat la pierre et le puits. Le puits avale la pierre et les ciseaux. Prenez ce que vous battez et gardez vos propres disques en vie.

    Déplacez un de vos disques d’une case, dans n’importe quelle direction, même en diagonale. Il peut aller sur une case vide, grimper sur une tour à vous, ou prendre un disque ennemi qu’il bat. Deux disques de même sorte ne se battent pas.

    Les disques d’une même case forment une tour. Seul celui du dessus joue, et la tour est à celui à qui il appartient. Si le disque du dessus est battu, toute la tour est prise, quoi qu’elle contienne. Une tour peut donc protéger un disque faible, ou en perdre beaucoup d’un coup.

    Après une prise, le même disque peut faire encore un pas, et après chaque nouvelle prise un autre. Vous pouvez aussi vous arrêter. Qui n’a aucun pas possible passe son tour.

    La partie finit quand aucun camp ne peut plus prendre l’autre, ou quand rien n’a été pris pendant 60 coups (80 à quatre). À deux, chacun compte les disques qui lui restent, même enfouis ; qui n’a pas commencé a un demi-point de plus. À trois, on compte les disques ennemis pris. À quatre, il y a deux équipes, blanc et noir contre rouge et orange : les partenaires peuvent grimper l’un sur l’autre, peuvent même se prendre, et comptent leurs disques ensemble.

    Les positions de départ imprimées de ce jeu sont perdues ; celles d’ici sont une reconstitution, équilibrée par de nombreuses parties d’essai.
