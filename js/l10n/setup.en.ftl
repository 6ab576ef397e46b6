## Setting up a game

players-seats = Who plays
players-against = Me against the computer
players-together = People on this screen
players-swap = Swap seats

# After the end of a game: the same players, everybody one seat further.
swap-seats = Swap seats and play
