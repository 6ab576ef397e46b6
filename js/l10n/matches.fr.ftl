## Matchs : plusieurs parties entre les mêmes joueurs

match = Match
match-single = Une partie
match-best-of = Au meilleur des { $length }
match-first-to = Le premier à { $length } points
match-pair = Deux parties, couleurs inversées
match-game = Partie { $number }
match-game-of = Partie { $number } sur { $games }
match-player = Joueur { $number }
match-won = Le match est terminé, gagné par { $names }.
match-drawn = Le match est terminé : égalité.
match-next = Partie suivante
match-again = Nouveau match
match-starts = commence
match-starts-mark = • a commencé la partie
