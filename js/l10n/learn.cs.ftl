## Jak se hře naučit

learn-title = Naučte se hrát
learn-game = { $game }: naučte se hrát
learn-how = Naučte se ji krok za krokem
learn-lesson = Lekce
learn-puzzles = Úlohy
learn-sample = Ukázková partie

learn-step = Krok { $number } z { $count }
learn-right = Správně. { $why }
learn-wrong = To smíte, ale úkol je jiný. Zkuste to ještě jednou.
learn-again = Znovu
learn-back = Zpět
learn-next = Dál
learn-show = Ukázat
learn-play = Hrát proti počítači
learn-done-label = { $label }, hotovo

learn-puzzle = Úloha { $number } z { $count }
learn-puzzle-graded = { $place }, { $grade ->
    [1] lehká
    [2] těžší
   *[other] těžká
}
learn-puzzle-task = Na tahu: { $sideName }. Jeden tah je jasně nejlepší, najděte ho.
learn-puzzle-right = Správně, to je nejlepší tah.
learn-puzzle-wrong = Existuje lepší. Zkuste to znovu, nebo si ho nechte ukázat.
learn-puzzle-shown = Nejlepší tah je { $turn }.
learn-puzzle-next = Další úloha

learn-sample-start = { $count ->
    [one] Partie o { $count } tahu
    [few] Partie o { $count } tazích
    [many] Partie o { $count } tahu
   *[other] Partie o { $count } tazích
}
learn-sample-turn = Tah { $number } z { $count }: { $turn }
learn-sample-play = Přehrát
learn-sample-pause = Pozastavit
learn-sample-again = Od začátku
