## Comment jouer

how-title = Comment jouer : { $game }
how-keys-title = Au clavier
how-keys = Tab passe aux pièces en main et aux boutons. Partout sur la page :
how-home-title = À propos de Boardlet
how-home = Choisissez un jeu et appuyez sur Jouer. Chaque jeu s’explique derrière le point d’interrogation. Vos parties restent dans ce navigateur jusqu’à ce que vous les supprimiez.
