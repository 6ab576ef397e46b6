## Les plateaux dans d'autres pages

embed-start = Début de la partie
embed-turn = Tour { $number } sur { $count } : { $turn }
embed-board = { $game }. { $position }
embed-steps = Parcourir la partie
embed-slider = Tour
embed-first = Au début
embed-back = Un tour en arrière
embed-forward = Un tour en avant
embed-last = À la fin
embed-run = Dérouler les tours
embed-pause = Arrêter
