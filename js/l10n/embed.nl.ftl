## Borden in andere pagina’s

embed-start = Begin van de partij
embed-turn = Beurt { $number } van { $count }: { $turn }
embed-board = { $game }. { $position }
embed-steps = Door de partij stappen
embed-slider = Beurt
embed-first = Naar het begin
embed-back = Eén beurt terug
embed-forward = Eén beurt verder
embed-last = Naar het eind
embed-run = De beurten afspelen
embed-pause = Stoppen
embed-play = Spelen
embed-starting = Begint …
embed-more = { $game }, gespeelde beurten: { $turns }
embed-broken = Dit bord is niet aangekomen.
embed-refused = Deze pagina laat het spel niet toe.

## Het bord in een frame

embedded-site = Boardlet
embedded-site-label = Verder spelen op Boardlet, in een eigen venster
