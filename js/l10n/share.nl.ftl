## Sharing: QR code, picture, a page of its own

share-code = De link als QR-code. Richt er de camera van een telefoon op.
share-code-long = Deze partij is te lang voor een QR-code. Stuur de link.
share-send-refused = De browser kan het niet versturen. Kopieer de link.
share-picture = Afbeelding van het bord
share-send-picture = Afbeelding versturen
share-picture-unsent = De browser kan de afbeelding niet versturen. Sla haar op.
share-copy-picture = Afbeelding kopiëren
share-save-png = Opslaan als PNG
share-save-svg = Opslaan als SVG
share-saved = Opgeslagen.
share-picture-refused = Deze browser kan geen afbeeldingen kopiëren. Sla de afbeelding op.
share-page = De hele partij als pagina
share-page-help = Eén bestand dat de partij zet voor zet laat zien, in elke browser en zonder internet.
share-save-page = Pagina opslaan
share-page-failed = De pagina kon niet worden gemaakt. Controleer de verbinding en probeer het opnieuw.

share-link = Link naar deze partij
share-link-help = In de link zit de hele partij. Speel je beurt, stuur hem op, en de ander speelt daar verder.
share-text = Uitgeschreven
share-paste = Een partij openen
share-paste-help = Plak hier een link, een uitgeschreven partij of een stelling. Je eigen partij raak je niet kwijt: die blijft in de lijst van je partijen.
share-nothing = Dit is geen link naar een partij, geen uitgeschreven partij en geen stelling. Er is niets geopend.
share-open = Openen
share-copy = Kopiëren
share-send = Versturen
share-copied = Gekopieerd.
share-copy-refused = De browser staat dat hier niet toe. De tekst is geselecteerd: kopieer hem zelf.
