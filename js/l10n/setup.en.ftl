## Setting up a game

players-seats = Who plays
players-against = Me against the computer
players-together = People on this screen
players-swap = Swap seats
