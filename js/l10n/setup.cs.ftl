## Setting up a game

players-seats = Kdo hraje
players-against = Já proti počítači
players-together = Lidé u této obrazovky
players-swap = Vyměnit místa

# After the end of a game: the same players, everybody one seat further.
swap-seats = Vyměnit místa a hrát
