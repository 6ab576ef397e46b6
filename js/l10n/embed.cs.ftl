## Desky na jiných stránkách

embed-start = Začátek partie
embed-turn = Tah { $number } z { $count }: { $turn }
embed-board = { $game }. { $position }
embed-steps = Procházet partii
embed-slider = Tah
embed-first = Na začátek
embed-back = O tah zpět
embed-forward = O tah dál
embed-last = Na konec
embed-run = Přehrát tahy
embed-pause = Zastavit
