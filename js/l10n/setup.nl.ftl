## Setting up a game

players-seats = Wie speelt
players-against = Ik tegen de computer
players-together = Mensen aan dit scherm
players-swap = Plaatsen wisselen

# After the end of a game: the same players, everybody one seat further.
swap-seats = Van plaats wisselen en spelen
