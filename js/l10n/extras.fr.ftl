extras-failed-list = La liste des jeux supplémentaires ({ $file }) n’est pas arrivée. Les autres jeux sont là comme toujours ; rechargez la page pour la chercher à nouveau.
extras-failed-form = Il manque des jeux supplémentaires : { $file } n’est pas une liste de paquets. Les autres jeux sont là comme toujours.
extras-failed-origin = « { $file } » n’a pas été ajouté : un jeu doit se trouver sur ce site et non sur un autre. Les autres jeux sont là comme toujours.
extras-failed-download = « { $file } » n’a pas été ajouté : le fichier n’est pas arrivé. Les autres jeux sont là comme toujours ; rechargez la page pour réessayer.
extras-failed-install = « { $file } » n’a pas été ajouté : il est endommagé, il lui manque quelque chose ou il ne contient aucun jeu jouable. Les autres jeux sont là comme toujours.
extras-failed-crash = « { $file } » n’a pas été ajouté : il a fait planter le moteur. Les autres jeux sont là comme toujours.
extras-failed-several = { $count } jeux n’ont pas été ajoutés : { $list }. Les autres jeux sont là comme toujours ; la console du navigateur dit pourquoi ceux-ci manquent.
