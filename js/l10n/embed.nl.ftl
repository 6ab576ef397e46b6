## Borden in andere pagina’s

embed-start = Begin van de partij
embed-turn = Zet { $number } van { $count }: { $turn }
embed-board = { $game }. { $position }
embed-steps = Door de partij stappen
embed-slider = Zet
embed-first = Naar het begin
embed-back = Eén zet terug
embed-forward = Eén zet verder
embed-last = Naar het eind
embed-run = De zetten afspelen
embed-pause = Stoppen
embed-play = Spelen
embed-starting = Start …
embed-more = { $game }, gespeelde zetten: { $turns }
embed-broken = Dit bord is niet aangekomen.
embed-refused = Deze pagina laat het spel niet toe.

## Een partij in een andere pagina zetten

share-embed = Op je eigen pagina
share-embed-help = Een bord om op te spelen, of een partij om door te stappen, op elke webpagina.
share-embed-open = Kies hoe het eruitziet
embedding = Op een pagina zetten
embedding-what = Wat er te zien is
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
embedding-hint-replay = Alleen het script en een tekening van het bord worden opgehaald.
embedding-hint-still = Alleen het script en een tekening van het bord worden opgehaald.
embedding-hint-long = Deze regels zijn lang. Als bestand opgeslagen heeft de partij er maar twee korte nodig.
embedding-hint-file = Zet het bestand naast de pagina, en deze regels in de pagina.
