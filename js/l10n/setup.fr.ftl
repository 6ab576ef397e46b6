## Setting up a game

players-seats = Qui joue
players-against = Moi contre l’ordinateur
players-together = Plusieurs sur cet écran
players-swap = Échanger les places
