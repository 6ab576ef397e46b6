## Ohlédnutí za partií

# V řadě tlačítek: prohlédnout zahrané tahy.
look-back = Průběh
look-first = První
look-previous = Předchozí tah
look-next = Další tah
look-last = Poslední
look-play = Přehrát všechny tahy
look-pause = Zastavit
look-try = Zkusit
look-try-label = Zkusit odtud jiné tahy
look-game = Partie
look-at-start = Začátek · { $status }
look-at-turn = Tah { $turn } z { $turns } · { $status }
look-at-try = Zkoušíte, tah { $turn } · { $status }
look-at-branch = Zkoušeno, tah { $turn } · { $status }

## Jiné tahy, které byly vyzkoušeny

branches = Jiné tahy
branch-promote = Udělat z toho partii
branch-delete = Smazat
branch-deleted = Vyzkoušené tahy jsou smazány.

## Vývoj skóre

plot = Vývoj skóre
plot-label = Vývoj skóre po tazích; na konci: { $list }

## Pole pro psané tahy

typed = Napište tah
typed-send = Zahrát napsaný tah
typed-not-now = Psané tahy počkají, až budete v partii na tahu. Chcete-li něco vyzkoušet zde, stiskněte „Zkusit“.
typed-paused = Partie je pozastavená. Nejdřív v ní pokračujte.
typed-waits = Pravidla se spouštějí; co jste napsali, se zahraje, jakmile tu budou.

## Klávesy

shortcut-undo = vzít zpět
shortcut-redo = znovu zahrát, co bylo vzato zpět
shortcut-step = o tah zpět nebo dál, mimo desku
shortcut-step-anywhere = totéž, i na desce
shortcut-ends = první a poslední tah, mimo desku
shortcut-leave = zpět k partii, jak právě stojí
shortcut-type = napsat tah
shortcut-help = tato stránka
key-left = ←
key-right = →
key-home = Home
key-end = End
key-escape = Esc
how-shortcuts-off = Klávesy, které jsou písmeny nebo znaky, lze v nastavení vypnout.
setting-shortcuts = Písmena a znaky jako zkratky

## Tah, který se zahraje až po potvrzení

confirm = Zahrát
