## Setting up a game

players-seats = Qui joue
players-against = Moi contre l’ordinateur
players-together = Plusieurs sur cet écran
players-swap = Échanger les places

# After the end of a game: the same players, everybody one seat further.
swap-seats = Échanger les places et jouer
