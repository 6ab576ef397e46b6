capture-name = Capture Chinese checkers
capture-pitch = Jump over the marbles in the middle of the star and keep every one you jump over.
capture-length = 10 minutes

capture-piece = { $kind ->
   *[marble] marble
}

capture-option-players = Players
capture-option-players-help = The marbles belong to nobody, so any number from two to six can play.
capture-option-players-2 = 2
capture-option-players-3 = 3
capture-option-players-4 = 4
capture-option-players-5 = 5
capture-option-players-6 = 6
capture-option-long_jump = Long jumps
capture-option-long_jump-help = A marble may also jump over one that is further off, and lands as far behind it. All holes between must be empty.

capture-note-chain = The marble on { $point } may jump on, or you end your turn.
capture-note-long-jump = Long jumps are in force.
capture-note-left = { $count ->
    [one] One marble on the board.
   *[other] { $count } marbles on the board.
}

capture-status-shared = { $count } players share first place, { $score } marbles each

capture-tally-captured = Marbles captured

capture-reason-no-jump = No marble can jump any more.

error-capture-chain = Only the marble on { $point } may go on in this turn.
error-capture-move = “{ $turn }” is not a jump. Write start and landing, such as e5xg5.

capture-how =
    Sixty marbles fill the middle of the star; only the hole in the centre is free. The marbles belong to nobody. Whoever captures most of them wins.

    In your turn, jump with any marble: over a neighbouring marble into the empty hole right behind it. The marble you jumped over is yours and leaves the board at once. There are no moves without a jump. The points of the star are part of the board.

    The same marble may jump again from where it landed, in any direction, as long as it can. Tap the next hole, or end your turn after any jump. It may also come back to a hole it has been in.

    When no marble can jump any more, the game is over. Marbles left on the board count for nobody. Players with equally many marbles share their place.
