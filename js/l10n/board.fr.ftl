## Le plateau, à voix haute

# $game est le nom du jeu.
board-label = Plateau : { $game }
board-keys = Les flèches parcourent le plateau ; avec Maj, une flèche prend la diagonale voisine, dans le sens des aiguilles d’une montre. Début et Fin vont aux bouts d’une rangée, N et Maj avec N à l’endroit suivant ou précédent où l’on peut faire quelque chose. Entrée choisit, Échap relâche, I regarde dans une tour.

# $point est un nom comme "e4", $piece ce qui s’y trouve, par exemple "roi blanc".
point-empty = { $point }, vide
point-piece = { $point }, { $piece }
# $height est le nombre de pièces empilées, $pieces les énumère.
point-tower = { $point }, tour de { $height }, de haut en bas : { $pieces }
# Combien de fois un point compte pour un camp, là où ces nombres sont montrés.
point-count = { $sideName } { $count }

# Ce qu’on peut faire sur un point ; suit son nom.
point-can = peut être choisi
point-chosen = choisi
point-target = possible ici
point-capture = prise possible
# Atteint par plusieurs actions du même coup, l’une après l’autre.
point-far = possible en plusieurs fois
point-last = dernier coup
point-hint = conseillé
point-asked = appuyez encore sur Entrée pour jouer ce coup

# Une pièce dont personne ne doit voir la sorte.
piece-hidden = pièce cachée{ $side ->
    [none] {""}
   *[other] , { $sideName }
}

## À côté du plateau

tray-hand = { $sideName } a en main : { $count ->
    [0] rien
    [one] { $count } pièce
   *[other] { $count } pièces
}
tray-taken = Prises de { $sideName } : { $count }
tray-pieces = { $piece }, { $count ->
    [0] plus aucune
   *[other] { $count } en main
}

## Dit quand quelque chose est choisi

say-chosen = { $piece }, { $count ->
    [0] aucune case possible
    [one] { $count } case possible
   *[other] { $count } cases possibles
}.
# $point est une case et ce qui s’y trouve.
say-confirm = { $point }. Choisissez-la encore une fois pour jouer.

# Plusieurs chemins mènent à $point, il faut donc y aller pas à pas.
say-several-ways = Plusieurs chemins mènent à { $point }. Allez-y pas à pas ; les premiers sont marqués.

## Un choix sur une case

choice-label = Sur { $point }
choice-stack = Empiler
choice-capture = Prendre

## Un regard dans une tour

tower-title = { $point } : { $height } pièces

## Ce qui s’est passé, en phrases. $sideName a joué ; $piece est allée de $from à $to.

event-place = { $sideName } : { $piece } en { $to }.
event-step = { $sideName } : { $piece } de { $from } à { $to }.
event-stack = { $sideName } : { $piece } de { $from } monte sur { $to }.
# $count est le nombre de sauts qui se sont suivis.
event-jump = { $count ->
    [one] { $sideName } : saut de { $from } à { $to }.
   *[other] { $sideName } : { $count } sauts, de { $from } à { $to }.
}
event-capture = { $count ->
    [one] Prise : { $piece }.
   *[other] Prises : { $count } pièces.
}
event-pass = { $sideName } passe.
event-skip = { $sideName } ne peut pas jouer et passe son tour.
event-swap = { $sideName } prend l’autre camp.
event-stop = { $sideName } finit son coup.
