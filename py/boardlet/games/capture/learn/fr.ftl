capture-lesson-1 = Les billes ne sont à personne. Sautez avec l’une d’elles par-dessus une voisine, dans le trou vide derrière.
capture-lesson-1-why = La bille sautée est à vous. Chaque tour est fait de tels sauts.

capture-lesson-2 = Une bille peut sauter encore et encore. Prenez-en trois d’un coup avec celle de e3.
capture-lesson-2-why = L’enchaînement dure tant que vous voulez, et finit où vous voulez.

capture-lesson-3 = Les branches de l’étoile sont vides au début. Sautez avec une bille hors de l’hexagone central.
capture-lesson-3-why = Là-dehors, elle ne sert plus à grand monde. Ce qui quitte le centre y laisse aussi moins d’enchaînements.

capture-lesson-4 = Un enchaînement peut revenir à son départ. Prenez trois billes avec celle de l7, de sorte qu’elle finisse en l7.
capture-lesson-4-why = Son trou est vide dès le premier saut : elle peut y passer ou s’y arrêter.

capture-lesson-5 = Plus n’est pas toujours mieux. La bille de g7 peut en prendre trois, mais le troisième saut ouvre davantage à l’adversaire. Prenez-en deux, puis finissez le tour.
capture-lesson-5-why = Avec deux, vous gagnerez de deux à la fin ; avec trois, ce serait une partie nulle.

capture-lesson-6 = Encore une fois : combien doit en prendre la bille de k3 ?
capture-lesson-6-why = Deux, pas plus. La partie finit quand plus aucune bille ne peut sauter ; ce qui reste ne compte pour personne.

capture-sample-0 = Soixante billes, et seul le trou du milieu est vide.
capture-sample-1 = Le premier saut mène au centre. Pendant un moment, chacun prend une bille par tour.
capture-sample-12 = Un enchaînement de deux, jusque dans une branche : 6 à 7.
capture-sample-15 = Trois billes, et retour au point de départ : 10 à 9.
capture-sample-16 = La réponse en prend quatre, en repassant par son départ : 10 à 13.
capture-sample-19 = Quatre pour le premier joueur, encore derrière : 16 à 17.
capture-sample-24 = Quatre de plus : 19 à 28. Peu de billes peuvent encore sauter.
capture-sample-26 = 20 à 29. Les onze billes qui restent ne comptent pour personne.
