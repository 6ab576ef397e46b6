## Setting up a game

players-seats = Kdo hraje
players-against = Já proti počítači
players-together = Lidé u této obrazovky
players-swap = Vyměnit místa
