## Terugkijken op een partij

# In de rij knoppen: om de gespeelde zetten te bekijken.
look-back = Verloop
look-first = Eerste
look-previous = Vorige zet
look-next = Volgende zet
look-last = Laatste
look-play = Alle zetten afspelen
look-pause = Stoppen
look-try = Probeer
look-try-label = Vanaf hier andere zetten proberen
look-game = Partij
look-at-start = Begin · { $status }
look-at-turn = Zet { $turn } van { $turns } · { $status }
look-at-try = Proberen, zet { $turn } · { $status }
look-at-branch = Geprobeerd, zet { $turn } · { $status }

## Andere zetten die zijn geprobeerd

branches = Andere zetten
branch-promote = Tot partij maken
branch-delete = Verwijderen
branch-deleted = De geprobeerde zetten zijn verwijderd.

## De stand per zet

plot = Stand per zet
plot-label = De stand per zet; aan het eind: { $list }

## Een veld voor getypte zetten

typed = Typ een zet
typed-send = Getypte zet spelen
typed-not-now = Getypte zetten wachten tot je in de partij aan zet bent. Druk op “Probeer” om hier iets te proberen.
typed-paused = De partij is gepauzeerd. Laat haar eerst verdergaan.
typed-waits = De spelregels worden gestart; wat je typte wordt gespeeld zodra ze er zijn.

## Toetsen

shortcut-undo = terugnemen
shortcut-redo = het teruggenomene opnieuw spelen
shortcut-step = een zet terug of verder, buiten het bord
shortcut-step-anywhere = hetzelfde, ook op het bord
shortcut-ends = eerste en laatste zet, buiten het bord
shortcut-leave = terug naar de partij zoals die nu staat
shortcut-type = een zet typen
shortcut-help = deze pagina
key-left = ←
key-right = →
key-home = Home
key-end = End
key-escape = Esc
how-shortcuts-off = Toetsen die letters of tekens zijn, kun je bij de instellingen uitzetten.
setting-shortcuts = Letters en tekens als sneltoetsen

## Een zet die pas na bevestiging wordt gespeeld

confirm = Spelen
