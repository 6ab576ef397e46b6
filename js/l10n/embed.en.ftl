## Boards in other pages

# These few are spoken where there is no Fluent: they may hold variables, but no choices.
# $turn is a turn such as "e4", $number which one it is, $count how many there are.
embed-start = Start of the game
embed-turn = Turn { $number } of { $count }: { $turn }
# $position is one of the two above.
embed-board = { $game }. { $position }
embed-steps = Step through the game
embed-slider = Turn
embed-first = To the start
embed-back = One turn back
embed-forward = One turn forward
embed-last = To the end
embed-run = Play the turns
embed-pause = Stop
