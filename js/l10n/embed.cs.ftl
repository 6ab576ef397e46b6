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
embed-play = Hrát
embed-starting = Spouští se …
embed-more = { $game }, po tazích: { $turns }
embed-broken = Tato deska nedorazila.
embed-refused = Tato stránka hru nepustí dovnitř.

## Deska v rámci

embedded-site = Boardlet
embedded-site-label = Hrát dál na Boardletu, ve vlastním okně
