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
