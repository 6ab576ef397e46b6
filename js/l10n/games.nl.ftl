## De bewaarde partijen

games = Jouw partijen
games-count = { $count ->
    [0] Nog niets bewaard
    [one] Eén partij in deze browser
   *[other] { $count } partijen in deze browser
}
games-filter = Welke partijen je ziet
games-of-all = Alle spellen
games-more = Meer tonen
games-none = Nog geen partijen
games-none-help = Elke partij die je begint wordt hier zet voor zet bewaard, tot je haar weggooit. Ook partijen uit een bestand komen hier terug.
games-choose = Kies een spel
games-look = Bekijken
games-delete = Verwijderen
games-look-label = { $game } van { $date } bekijken
games-delete-label = { $game } van { $date } verwijderen
games-deleted = De partij is verwijderd.
games-running = { $turns ->
    [0] Net begonnen
    [one] Bezig, één zet gespeeld
   *[other] Bezig, { $turns } zetten gespeeld
}
games-won = Gewonnen
games-drawn = Gelijk
games-lost = Verloren
games-ended = Afgelopen
games-winner = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}

games-export = Alles opslaan als bestand
games-import = Bestand openen
games-exported = Alle partijen staan in het bestand dat de browser nu opslaat.
games-last-help = Een browser met te weinig ruimte kan wissen wat sites bewaren, ook partijen.
games-last = Vraag hem ze te bewaren
games-lasting = Deze browser bewaart je partijen tot je ze zelf verwijdert.
games-not-lasting = De browser ging nu niet akkoord; later misschien wel, als je hier vaker hebt gespeeld. Sla voor de zekerheid alle partijen op als bestand.
games-importing = Partijen lezen: { $done } van { $all } …
games-imported = { $added ->
    [0] Geen nieuwe partijen
    [one] Eén nieuwe partij
   *[other] { $added } nieuwe partijen
}, { $renewed ->
    [0] geen
    [one] één
   *[other] { $renewed }
} verder gebracht, { $known ->
    [0] geen
    [one] één
   *[other] { $known }
} al aanwezig.
games-bad = { $count ->
    [one] Eén partij was niet te lezen en is overgeslagen
   *[other] { $count } partijen waren niet te lezen en zijn overgeslagen
}: { $list }.
games-bad-item = nummer { $number }, { $game } { $date }
file-other = Dit is geen partijenbestand van Boardlet, of het is vanaf het begin beschadigd. Er is niets veranderd. Kies een bestand dat met “Alles opslaan als bestand” is gemaakt.
file-newer = Dit bestand is door een nieuwere Boardlet gemaakt. Er is niets veranderd. Laad de pagina opnieuw voor de nieuwste versie en open dan het bestand.

aside = Apart gelegd
aside-help = Deze waren niet of niet tot het eind te lezen. Er is niets verloren: sla ze op als bestand om ze te bewaren of te herstellen.
aside-save = Opslaan als bestand
aside-delete-title = Voorgoed verwijderen?
aside-delete-text = Wat apart was gelegd, is daarna niet terug te halen.

## Statistiek

statistics-subtitle = Jouw afgelopen partijen
statistics-none = Nog niets te tellen
statistics-none-help = Speel een partij uit, dan telt ze hier mee: per computer hoe vaak je won, met hoeveel verschil, en of beginnen helpt.
statistics-against = { $count ->
    [one] Tegen computer { $levels }
   *[other] Tegen computers { $levels }
}
statistics-people = Partijen met { $count } spelers
statistics-won = gewonnen
statistics-drawn = gelijk
statistics-lost = verloren
statistics-played = Partijen
statistics-turns = Zetten per partij
statistics-margin = Verschil
statistics-streak = Nu op rij gewonnen
statistics-best = Meeste op rij
statistics-first = Gewonnen door wie begon
statistics-begins = Helpt het om te beginnen?
statistics-here = { $count ->
    [one] Eén partij van jou
   *[other] { $count } partijen van jou
}
statistics-elsewhere = { $count } partijen tussen mensen elders
statistics-computers = { $count } partijen van twee computers op niveau { $level }
statistics-margin-first = Verschil voor wie begon
statistics-by-first = begon en won
statistics-by-second = was tweede en won
statistics-clear = Statistiek wissen
statistics-clear-title = Statistiek wissen?
statistics-clear-text = Daarna tellen alleen partijen die van nu af aan eindigen. De partijen zelf blijven in de lijst.
statistics-cleared = De statistiek begint opnieuw.
