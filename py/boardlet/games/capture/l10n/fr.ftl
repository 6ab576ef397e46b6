capture-name = Dames chinoises à prises
capture-pitch = Sautez par-dessus les billes au milieu de l’étoile et gardez chaque bille sautée.
capture-length = 10 minutes

capture-piece = { $kind ->
   *[marble] bille
}

capture-option-players = Joueurs
capture-option-players-help = Les billes ne sont à personne : on peut jouer à n’importe quel nombre, de deux à six.
capture-option-players-2 = 2
capture-option-players-3 = 3
capture-option-players-4 = 4
capture-option-players-5 = 5
capture-option-players-6 = 6
capture-option-long_jump = Longs sauts
capture-option-long_jump-help = Une bille peut aussi sauter par-dessus une autre plus éloignée ; elle retombe alors aussi loin derrière elle. Tous les trous entre les deux doivent être vides.

capture-note-chain = La bille en { $point } peut encore sauter, ou finissez votre coup.
capture-note-long-jump = Les longs sauts sont permis.
capture-note-left = { $count ->
    [one] { $count } bille sur le plateau.
   *[other] { $count } billes sur le plateau.
}

capture-status-shared = { $count } joueurs se partagent la première place, { $score ->
    [one] { $score } bille
   *[other] { $score } billes
} chacun

capture-tally-captured = Billes prises

capture-reason-no-jump = Plus aucune bille ne peut sauter.

error-capture-chain = Dans ce coup, seule la bille en { $point } peut continuer.
error-capture-move = « { $turn } » n’est pas un saut. Écrivez le départ et l’arrivée, par exemple e5xg5.

capture-how =
    Soixante billes remplissent le milieu de l’étoile ; seul le trou du centre est libre. Les billes ne sont à personne. Qui en prend le plus gagne.

    À votre tour, sautez avec n’importe quelle bille : par-dessus une bille voisine, dans le trou vide juste derrière. La bille sautée est à vous et quitte aussitôt le plateau. On ne joue jamais sans sauter. Les branches de l’étoile font partie du plateau.

    La même bille peut sauter encore depuis l’endroit où elle est retombée, dans n’importe quelle direction, tant que c’est possible. Touchez le trou suivant, ou finissez votre coup après n’importe quel saut. Elle peut aussi revenir dans un trou où elle est déjà passée.

    Quand plus aucune bille ne peut sauter, la partie est finie. Les billes restées sur le plateau ne comptent pour personne. Les joueurs qui ont autant de billes partagent leur place.
