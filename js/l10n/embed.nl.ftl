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

## Een partij in een andere pagina zetten

share-embed = In een eigen pagina
share-embed-help = Een bord om op te spelen, of een partij om door te stappen, in elke webpagina.
share-embed-open = Kies hoe het eruitziet
embedding = In een pagina zetten
embedding-what = Wat te tonen
embedding-what-live = Partij om te spelen
embedding-what-frame = Gewoon frame
embedding-what-replay = Partij om door te stappen
embedding-what-still = Stelling
embedding-width = Breedte
embedding-width-column = Die van de kolom
embedding-width-pixels = { $pixels } px
embedding-theme = Kleuren
embedding-theme-page = Zoals de pagina
embedding-theme-light = Licht
embedding-theme-dark = Donker
embedding-theme-system = Zoals het systeem van de lezer
embedding-language = Taal
embedding-language-page = Zoals de pagina
embedding-lines = Regels voor de pagina
embedding-copy = Kopiëren
embedding-copied = Gekopieerd.
embedding-copy-refused = De browser heeft het niet gekopieerd. Het is geselecteerd: kopieer het met het toetsenbord.
embedding-save = Opslaan als bestand
embedding-saved = Opgeslagen.
embedding-hint-live = Een licht plaatje tot iemand op de knop drukt; dan worden de regels en de computer opgehaald.
embedding-hint-frame = Voor pagina’s die alleen frames toestaan. Het hele spel wordt meteen opgehaald.
embedding-hint-replay = Er wordt niets opgehaald dan het script en een tekening van het bord.
embedding-hint-still = Er wordt niets opgehaald dan het script en een tekening van het bord.
embedding-hint-long = Deze regels zijn lang. Als bestand opgeslagen heeft de partij er maar twee korte nodig.
embedding-hint-file = Zet het bestand naast de pagina, en deze regels erin.
