## Learning a game

learn-title = Learn to play
# In the title of the browser's tab. $game is a game's name.
learn-game = Learn { $game }
learn-how = Learn it step by step
learn-lesson = Lesson
learn-puzzles = Puzzles
learn-sample = A game to watch

learn-step = Step { $number } of { $count }
# $why is a sentence or two that explain the turn.
learn-right = Right. { $why }
learn-wrong = That is allowed, but it is not what is asked for here. Try once more.
learn-again = Try again
learn-back = Back
learn-next = Next
learn-show = Show me
learn-play = Play against the computer
# Spoken for what is done: $label is the name of a step or a puzzle.
learn-done-label = { $label }, done

learn-puzzle = Puzzle { $number } of { $count }
# $place is learn-puzzle.
learn-puzzle-graded = { $place }, { $grade ->
    [1] easy
    [2] harder
   *[other] hard
}
learn-puzzle-task = { $sideName } to move. One turn is clearly the best: find it.
learn-puzzle-right = Right, that is the best turn.
learn-puzzle-wrong = There is a better one. Try again, or have it shown.
learn-puzzle-shown = The best turn is { $turn }.
learn-puzzle-next = Next puzzle

learn-sample-start = A game of { $count } turns
learn-sample-turn = Turn { $number } of { $count }: { $turn }
learn-sample-play = Play
learn-sample-pause = Pause
learn-sample-again = From the start
