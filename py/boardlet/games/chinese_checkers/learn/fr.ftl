chinese-checkers-lesson-1 = Les dix billes doivent gagner la branche d’en face. Déplacez-en une.
chinese-checkers-lesson-1-why = Une bille avance dans un trou voisin, ou elle saute.

chinese-checkers-lesson-2 = Sautez : par-dessus une bille voisine de la vôtre, dans le trou vide derrière.
chinese-checkers-lesson-2-why = Rien n’est pris. Vous pouvez sauter les billes de n’importe qui.

chinese-checkers-lesson-3 = Un saut peut en suivre un autre, tant que vous voulez. La bille de g5 va jusqu’en q1 : touchez-la, puis q1.
chinese-checkers-lesson-3-why = Dix rangées d’un seul coup. Cherchez les échelles : des billes séparées d’un trou.

chinese-checkers-lesson-4 = La bille de c2 est loin derrière. Trouvez son chemin vers la rangée m.
chinese-checkers-lesson-4-why = Les billes des deux joueurs ont servi d’échelons. Ce que vous bâtissez, l’adversaire peut aussi s’en servir.

chinese-checkers-lesson-5 = o1 est très en retrait. Sautez avec elle jusqu’à la rangée g.
chinese-checkers-lesson-5-why = Ne laissez personne derrière : les échelles parties, une bille seule va pas à pas.

chinese-checkers-lesson-6 = La bille de h9 peut entrer loin dans votre but. Trouvez le chemin.
chinese-checkers-lesson-6-why = Remplissez d’abord le fond, sinon vos propres billes gêneront à l’entrée.

chinese-checkers-lesson-7 = Dans son but, une bille peut encore bouger, mais elle n’en sort plus. Faites entrer celle de m5.
chinese-checkers-lesson-7-why = Plus loin elle va, plus il reste de place pour les suivantes.

chinese-checkers-lesson-8 = Il manque une bille. Finissez la partie.
chinese-checkers-lesson-8-why = Vous êtes arrivé quand chaque trou du but est occupé, et qu’une bille au moins y est à vous.

chinese-checkers-sample-0 = Dix billes chacun, et un seul but : la branche d’en face.
chinese-checkers-sample-1 = Tous deux commencent par les billes du fond, qui sautent par-dessus les premières.
chinese-checkers-sample-23 = Six rangées d’un coup : une échelle traverse le milieu du plateau.
chinese-checkers-sample-24 = La réponse monte de dix rangées, jusque dans le dernier trou du but.
chinese-checkers-sample-28 = Huit rangées de plus par la même échelle.
chinese-checkers-sample-39 = Une retardataire revient d’un bond de huit rangées.
chinese-checkers-sample-40 = Et une autre, de dix rangées. Ne laisser personne derrière vaut mieux qu’une bille rapide devant.
chinese-checkers-sample-44 = Huit rangées encore : toutes sont en route.
chinese-checkers-sample-57 = Les deux camps se sont croisés. Chacun prend maintenant le plus court chemin.
chinese-checkers-sample-65 = Une dernière échelle : six rangées, jusqu’au fond du but.
chinese-checkers-sample-90 = La dernière bille est arrivée. Cinq des dix autres sont encore en route.
