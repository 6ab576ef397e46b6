## The board in a frame

embedded-site = Boardlet
embedded-site-label = Play on at Boardlet, in a window of its own

# $number is a turn of the game that the page around asked for.
embedded-cut = Turn { $number } cannot be played. The game is shown up to there.

# The frame of the page around names no game.
embedded-no-game = The address of this board names no game. Here is the first one there is.
