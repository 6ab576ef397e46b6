## Les plateaux dans d’autres pages

embed-start = Début de la partie
embed-turn = Coup { $number } sur { $count } : { $turn }
embed-board = { $game }. { $position }
embed-steps = Parcourir la partie
embed-slider = Coup
embed-first = Au début
embed-back = Un coup en arrière
embed-forward = Un coup en avant
embed-last = À la fin
embed-run = Dérouler les coups
embed-pause = Arrêter
embed-play = Jouer
embed-starting = Démarrage …
embed-more = { $game }, tours joués : { $turns }
embed-broken = Ce plateau n'est pas arrivé.
embed-refused = Cette page n'accepte pas le jeu.

## Le plateau dans un cadre

embedded-site = Boardlet
embedded-site-label = Continuer la partie sur Boardlet, dans une autre fenêtre
