## Desky na jiných stránkách

embed-start = Začátek partie
embed-turn = Tah { $number } z { $count }: { $turn }
embed-board = { $game }. { $position }
embed-steps = Procházet partii
embed-slider = Tah
embed-first = Na začátek
embed-back = O tah zpět
embed-forward = O tah dál
embed-last = Na konec
embed-run = Přehrát tahy
embed-pause = Zastavit
embed-play = Hrát
embed-starting = Spouští se…
embed-more = { $game }, odehrané tahy: { $turns }
embed-broken = Tato deska nedorazila.
embed-refused = Tato stránka hru nepovoluje.

## Vložení partie do jiné stránky

share-embed = Na vlastní stránce
share-embed-help = Deska ke hraní nebo partie k procházení na jakékoli webové stránce.
share-embed-open = Vybrat vzhled
embedding = Vložit do stránky
embedding-what = Co ukázat
embedding-what-live = Partie ke hraní
embedding-what-frame = Prostý rám
embedding-what-replay = Partie k procházení
embedding-what-still = Pozice
embedding-width = Šířka
embedding-width-column = Podle sloupce
embedding-width-pixels = { $pixels } px
embedding-theme = Barvy
embedding-theme-page = Podle stránky
embedding-theme-light = Světlé
embedding-theme-dark = Tmavé
embedding-theme-system = Podle systému čtenáře
embedding-language = Jazyk
embedding-language-page = Podle stránky
embedding-lines = Řádky pro stránku
embedding-copy = Kopírovat
embedding-copied = Zkopírováno.
embedding-copy-refused = Prohlížeč text nezkopíroval. Je vybraný: zkopírujte ho klávesnicí.
embedding-save = Uložit jako soubor
embedding-saved = Uloženo.
embedding-hint-live = Lehký obrázek, dokud někdo nestiskne tlačítko; pak se stáhnou pravidla a počítač.
embedding-hint-frame = Pro stránky, které povolují jen rámy. Celá hra se stáhne hned.
embedding-hint-replay = Stáhne se jen skript a kresba desky.
embedding-hint-still = Stáhne se jen skript a kresba desky.
embedding-hint-long = Tyto řádky jsou dlouhé. Partii uložené jako soubor stačí dva krátké.
embedding-hint-file = Dejte soubor vedle stránky a tyto řádky do ní.
