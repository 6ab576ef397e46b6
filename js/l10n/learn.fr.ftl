## Apprendre un jeu

learn-title = Apprendre à jouer
learn-game = Apprendre : { $game }
learn-how = Apprendre pas à pas
learn-lesson = Leçon
learn-puzzles = Problèmes
learn-sample = Partie commentée

learn-step = Étape { $number } sur { $count }
learn-right = Bien. { $why }
learn-wrong = C’est permis, mais ce n’est pas ce qui est demandé ici. Essayez encore.
learn-again = Recommencer
learn-back = Retour
learn-next = Suite
learn-show = Montrer
learn-play = Jouer contre l’ordinateur
learn-done-label = { $label }, fait

learn-puzzle = Problème { $number } sur { $count }
learn-puzzle-graded = { $place }, { $grade ->
    [1] facile
    [2] plus difficile
   *[other] difficile
}
learn-puzzle-task = Au trait : { $sideName }. Un coup est nettement le meilleur : trouvez-le.
learn-puzzle-right = Bien, c’est le meilleur coup.
learn-puzzle-wrong = Il y a mieux. Essayez encore, ou faites-le montrer.
learn-puzzle-shown = Le meilleur coup est { $turn }.
learn-puzzle-next = Problème suivant

learn-sample-start = Une partie de { $count } coups
learn-sample-turn = Coup { $number } sur { $count } : { $turn }
learn-sample-play = Lire
learn-sample-pause = Pause
learn-sample-again = Depuis le début
