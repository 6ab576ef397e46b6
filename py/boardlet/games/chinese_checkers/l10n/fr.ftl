chinese-checkers-name = Dames chinoises
chinese-checkers-pitch = Pas et sauts à travers l’étoile : qui aura le premier ses dix billes dans la branche d’en face ?
chinese-checkers-length = 30 minutes

chinese-checkers-piece = { $kind ->
   *[marble] bille
} { $side ->
    [red] rouge
    [gold] jaune
    [green] verte
    [blue] bleue
    [violet] violette
   *[slate] grise
}

chinese-checkers-option-players = Joueurs
chinese-checkers-option-players-help = À cinq, l’un de vous joue vers une branche où personne ne commence et a la voie libre. C’est un petit avantage : tirez la place au sort.
chinese-checkers-option-players-2 = 2
chinese-checkers-option-players-3 = 3
chinese-checkers-option-players-4 = 4
chinese-checkers-option-players-5 = 5
chinese-checkers-option-players-6 = 6
chinese-checkers-option-long_jump = Longs sauts
chinese-checkers-option-long_jump-help = Une bille peut aussi sauter par-dessus une autre plus éloignée ; elle retombe alors aussi loin derrière elle. Tous les trous entre les deux doivent être vides.
chinese-checkers-option-points = Branches des autres
chinese-checkers-option-points-help = Peut-on s’arrêter dans une branche qui n’est ni son départ ni son but, ou seulement la traverser dans une suite de sauts ?
chinese-checkers-option-points-free = passer et s’arrêter
chinese-checkers-option-points-pass = passer seulement

chinese-checkers-note-home = { $sideName } est au but, { $place ->
    [1] à la première place.
    [2] à la deuxième place.
    [3] à la troisième place.
    [4] à la quatrième place.
   *[5] à la cinquième place.
}
chinese-checkers-note-reached = { $sideName } : { $count ->
    [one] { $count } bille
   *[other] { $count } billes
} au but, à { $distance } pas de sa pointe en tout.
chinese-checkers-note-pass = Aucune de vos billes ne peut jouer : vous passez.
chinese-checkers-note-repetition = Cette position est apparue deux fois. La troisième finit la partie.
chinese-checkers-note-turns-left = { $count ->
    [one] Il vous reste { $count } coup. Ensuite, les places vont selon la position des billes.
   *[other] Il vous reste { $count } coups. Ensuite, les places vont selon la position des billes.
}
chinese-checkers-note-long-jump = Les longs sauts sont permis.
chinese-checkers-note-points = On peut traverser les branches des autres, mais pas s’y arrêter.

chinese-checkers-status-home = { $sideName } arrive en premier et gagne
chinese-checkers-status-ahead = { $sideName } est devant et gagne
chinese-checkers-status-shared = { $count } joueurs se partagent la première place

chinese-checkers-tally-place = Place

chinese-checkers-reason-home = Tous sont au but, sauf un.
chinese-checkers-reason-blocked = Plus personne ne peut jouer.
chinese-checkers-reason-repetition = La même position est apparue trois fois.
chinese-checkers-reason-turns = 200 coups ont été joués.

error-chinese-checkers-pass = Vous pouvez jouer, donc pas passer.
error-chinese-checkers-move = « { $turn } » n’est pas un coup. Écrivez le départ et l’arrivée, par exemple n2-m6.

chinese-checkers-how =
    Vos dix billes commencent dans une branche de l’étoile et doivent gagner celle d’en face. Qui y est le premier gagne ; les autres jouent encore pour les places suivantes.

    À votre tour, jouez une bille : soit un pas vers un trou vide voisin, soit une suite de sauts. On saute par-dessus une bille voisine, à qui qu’elle soit, dans le trou vide juste derrière. Rien n’est pris. Après un saut, la bille peut sauter encore, dans n’importe quelle direction. Touchez l’endroit où elle doit finir ; le chemin se trouve tout seul.

    Une bille qui est dans votre but peut encore y bouger, mais n’en sort plus.

    Vous êtes au but quand chacun de ses trous est occupé, dont au moins un par vous. Laisser une bille dans le but d’un autre ne sert donc à rien : elle compte comme l’une des siennes.

    Si vous ne pouvez pas jouer, vous passez. La partie finit aussi quand plus personne ne peut jouer, quand la même position apparaît pour la troisième fois, ou quand un joueur a fait 200 coups. Les places vont alors selon les billes au but, puis selon la distance des autres.
