## Revoir une partie

# Dans la rangée de boutons : regarder les coups joués.
look-back = Revoir
look-first = Premier
look-previous = Coup précédent
look-next = Coup suivant
look-last = Dernier
look-play = Rejouer tous les coups
look-pause = Arrêter
look-try = Essayer
look-try-label = Essayer d’autres coups à partir d’ici
look-game = Partie
look-at-start = Début · { $status }
look-at-turn = Coup { $turn } sur { $turns } · { $status }
look-at-try = Essai, coup { $turn } · { $status }
look-at-branch = Essayé, coup { $turn } · { $status }

## D’autres coups, essayés à côté de la partie

branches = Autres coups
branch-promote = En faire la partie
branch-delete = Supprimer
branch-deleted = Les coups essayés sont supprimés.

## Le score au fil des coups

plot = Score au fil des coups
plot-label = Le score au fil des coups ; à la fin : { $list }

## Un champ pour taper un coup

typed = Taper un coup
typed-send = Jouer le coup tapé
typed-not-now = Les coups tapés attendent que ce soit à vous dans la partie. Appuyez sur « Essayer » pour essayer quelque chose ici.
typed-paused = La partie est en pause. Reprenez-la d’abord.
typed-waits = Les règles démarrent ; ce que vous avez tapé sera joué dès qu’elles seront là.

## Touches

shortcut-undo = reprendre un coup
shortcut-redo = rejouer ce qui a été repris
shortcut-step = un coup en arrière ou en avant, hors du plateau
shortcut-step-anywhere = de même, aussi sur le plateau
shortcut-ends = premier et dernier coup, hors du plateau
shortcut-leave = revenir à la partie telle qu’elle est
shortcut-type = taper un coup
shortcut-help = cette page
key-left = ←
key-right = →
key-home = Début
key-end = Fin
key-escape = Échap
how-shortcuts-off = Les touches qui sont des lettres ou des signes se désactivent dans les réglages.
setting-shortcuts = Lettres et signes comme raccourcis

## Un coup qui n’est joué qu’une fois confirmé

confirm = Jouer
