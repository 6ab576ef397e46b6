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
embed-play = Play
embed-starting = Starting …
embed-more = { $game }, turns played: { $turns }
embed-broken = This board did not arrive.
embed-refused = This page does not let the game in.

## The board in a frame

embedded-site = Boardlet
embedded-site-label = Play on at Boardlet, in a window of its own
