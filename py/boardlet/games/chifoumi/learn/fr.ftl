chifoumi-lesson-1 = Un disque avance d’une case, dans n’importe quelle direction. Déplacez un disque blanc.
chifoumi-lesson-1-why = Un disque, une case : voilà un coup.

chifoumi-lesson-2 = La pierre bat les ciseaux. Prenez avec la pierre de d3 ce qu’elle peut battre.
chifoumi-lesson-2-why = La pierre émousse les ciseaux. Qui a pris peut faire un pas de plus avec le même disque, ou finir son tour.

chifoumi-lesson-3 = La feuille de d3 est entre des ciseaux et un puits. Lequel des deux bat-elle ?
chifoumi-lesson-3-why = La feuille couvre la pierre et le puits ; les ciseaux coupent la feuille. Deux disques semblables ne se font rien.

chifoumi-lesson-4 = Et le puits de d3 ? À côté de lui, une pierre et une feuille. Prenez ce qu’il bat.
chifoumi-lesson-4-why = La pierre et les ciseaux tombent dans le puits. Seule la feuille le bat.

chifoumi-lesson-5 = La pierre noire de d5 menace vos ciseaux. Posez sur eux la feuille de c3.
chifoumi-lesson-5-why = Une tour vaut ce que vaut son disque du dessus. La pierre ne bat pas la feuille : les ciseaux sont à l’abri, et c’est à la pierre de fuir.

chifoumi-lesson-6 = Seul le disque du dessus se bat. En e5, une feuille couvre une pierre : prenez toute la tour.
chifoumi-lesson-6-why = Deux disques d’un coup. Ce qui est dessous ne peut pas aider. Une haute tour est forte, et chère à perdre.

chifoumi-lesson-7 = Après chaque prise, le disque peut avancer encore, et reprendre. Prenez les deux feuilles avec les ciseaux de c3, puis sortez de la portée de la pierre de f6.
chifoumi-lesson-7-why = C’était un seul tour : deux prises et un pas à l’abri.

chifoumi-lesson-8 = Un disque enfoui ne bouge pas : votre pierre de c3 est sous une feuille que menacent les ciseaux de d4. Retirez la feuille là où ils ne l’atteignent pas.
chifoumi-lesson-8-why = La pierre est de nouveau libre, et ce sont les ciseaux qui sont en danger.

chifoumi-lesson-9 = La partie finit dès que plus aucune prise n’est possible. Prenez le dernier disque noir.
chifoumi-lesson-9-why = Chaque disque restant vaut un point, et qui a joué en second reçoit un demi-point. Vous gagnez deux à un demi.

chifoumi-sample-0 = Deux disques de chaque sorte par camp, et un demi-point de plus pour les noirs, qui jouent en second.
chifoumi-sample-1 = Les ciseaux blancs montent sur le puits. Une tour est aussi sûre que son disque du dessus.
chifoumi-sample-3 = Ils passent en e2, sur une feuille, et le puits est de nouveau libre.
chifoumi-sample-9 = Les blancs oublient le puits noir de f3. Il bat les ciseaux de e2, puis la pierre de d1.
chifoumi-sample-10 = Deux tours en un seul coup. Quatre disques blancs sont partis : 4 à 8½.
chifoumi-sample-15 = La feuille couvre le puits coupable : 4 à 7½.
chifoumi-sample-28 = Aux noirs d’oublier un puits, le blanc de d5. Des ciseaux en e6, une pierre sur la tour de d7, une pierre en c7 : toujours un pas plus loin.
chifoumi-sample-29 = Trois prises en un coup, six disques : 4 à 1½. La partie a basculé.
chifoumi-sample-31 = Le dernier disque noir est un puits, et seule la feuille le bat. La feuille blanche se met en route.
chifoumi-sample-49 = Il court vers le bord et se fait prendre : 4 à ½. Deux enchaînements oubliés ont tout décidé.

chifoumi-puzzle-exercise-1 = Exercice 1 des règles. Aux blancs : la pierre de d5 menace les ciseaux de d4. Sauvez-les sans les déplacer.
chifoumi-puzzle-exercise-2 = Exercice 2 des règles. Aux blancs : allez là où vos ciseaux menacent toute la tour de e5, feuille et pierre.
chifoumi-puzzle-chain = Aux blancs : prenez les deux feuilles, et soyez hors de portée de la pierre à la fin du coup.
