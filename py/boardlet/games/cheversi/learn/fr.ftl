cheversi-lesson-1 = Placez le roi blanc où vous voulez, pourvu qu’il attaque huit cases. Il n’en attaquera jamais davantage.
cheversi-lesson-1-why = Le roi attaque ses voisines, et chaque case vide vaut un point. Au bord de l’échiquier, il en manque.

cheversi-lesson-2 = Aux noirs. Désormais, chaque pièce doit en toucher une déjà posée. Placez la dame de sorte qu’elle attaque au moins 22 cases vides.
cheversi-lesson-2-why = Une ligne s’arrête à la première pièce rencontrée. Et une case occupée ne compte pour personne : les blancs n’ont plus que sept points.

cheversi-lesson-3 = Une dame est là, l’autre doit donc venir aussitôt. Placez la dame blanche pour que les blancs mènent d’au moins six points.
cheversi-lesson-3-why = Cela s’appelle appeler la dame. Tout contre sa rivale, elle coupe des lignes sur lesquelles les noirs comptaient.

cheversi-lesson-4 = 27 à 20 pour les blancs. Une tour noire ne fait pas que gagner des points : elle en retire aussi. Prenez au moins huit points d’avance.
cheversi-lesson-4-why = Elle barre des lignes blanches. Un point perdu par l’adversaire vaut autant qu’un point gagné.

cheversi-lesson-5 = 25 à 34. Placez un fou blanc pour que les blancs mènent de sept points.
cheversi-lesson-5-why = Près du centre, un fou voit le long de quatre lignes et arrête ce qui y passe.

cheversi-lesson-6 = L’autre fou blanc est en d5, une case claire. Placez le second.
cheversi-lesson-6-why = Les deux fous d’un joueur sont sur des couleurs différentes : il ne restait à celui-ci que les cases foncées.

cheversi-lesson-7 = Il reste aux blancs une pièce, un cavalier. Prenez cinq points d’avance.
cheversi-lesson-7-why = Les noirs n’ont plus que leur roi, et il devra toucher ce cavalier. La dernière case des blancs décide où il pourra aller.

cheversi-lesson-8 = Le roi noir doit toucher le cavalier de d6 : quatre cases le permettent. L’une d’elles gagne la partie.
cheversi-lesson-8-why = 46 à 45. Chaque case compte. Vous connaissez toutes les règles ; le reste est affaire de pratique.

cheversi-sample-0 = Deux joueurs de même force, un point d’écart à la fin. Regardez comme chaque pièce donne et reprend.
cheversi-sample-1 = Le roi blanc est au centre : huit cases, huit points.
cheversi-sample-2 = Les noirs appellent la dame : la leur attaque 23 cases, et les blancs doivent répondre aussitôt par l’autre.
cheversi-sample-3 = La dame blanche vient tout contre elle : 27 à 20.
cheversi-sample-4 = Une tour renverse tout : 25 à 34. Elle gagne quatorze points et en retire deux.
cheversi-sample-9 = La seconde tour blanche en g4 : 47 à 36, la plus grande avance de la partie.
cheversi-sample-12 = La seconde tour noire la reprend : 37 à 42.
cheversi-sample-15 = Le dernier cavalier, et les blancs mènent 47 à 42. Mais le roi noir doit le toucher.
cheversi-sample-16 = Le roi va en c5, barre une ligne et attaque ce qui est vide autour de lui : 45 à 46. Les noirs gagnent d’une case.
