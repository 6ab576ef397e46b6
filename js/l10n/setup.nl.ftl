## Setting up a game

players-seats = Wie speelt
players-against = Ik tegen de computer
players-together = Mensen aan dit scherm
players-swap = Plaatsen wisselen
