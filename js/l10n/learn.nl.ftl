## Een spel leren

learn-title = Leer spelen
learn-game = { $game } leren
learn-how = Leer het stap voor stap
learn-lesson = Les
learn-puzzles = Puzzels
learn-sample = Een partij kijken

learn-step = Stap { $number } van { $count }
learn-right = Goed. { $why }
learn-wrong = Dat mag, maar het is niet wat hier gevraagd wordt. Probeer het nog eens.
learn-again = Opnieuw
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-play = Speel tegen de computer
learn-done-label = { $label }, gedaan

learn-puzzle = Puzzel { $number } van { $count }
learn-puzzle-graded = { $place }, { $grade ->
    [1] makkelijk
    [2] lastiger
   *[other] moeilijk
}
learn-puzzle-task = { $sideName } is aan zet. Eén beurt is duidelijk de beste: vind hem.
learn-puzzle-right = Goed, dat is de beste beurt.
learn-puzzle-wrong = Er is een betere. Probeer het opnieuw, of laat hem zien.
learn-puzzle-shown = De beste beurt is { $turn }.
learn-puzzle-next = Volgende puzzel

learn-sample-start = Een partij van { $count } beurten
learn-sample-turn = Beurt { $number } van { $count }: { $turn }
learn-sample-play = Afspelen
learn-sample-pause = Pauze
learn-sample-again = Van voren af aan
