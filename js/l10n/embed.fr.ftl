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
