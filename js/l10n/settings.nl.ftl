## Settings: how it looks

settings-look = Hoe het eruitziet
settings-play = Hoe het speelt
setting-board = Bord
setting-board-card = Karton en hout
setting-board-wood = Gedraaid hout
setting-board-slate = Leisteen
setting-board-contrast = Hoog contrast
setting-board-distinct = Duidelijke kleuren
setting-board-help = Duidelijke kleuren houdt de spelers ook voor kleurenblinde ogen uit elkaar.
setting-pieces = Stukken
setting-pieces-classic = Met schaduw
setting-pieces-flat = Vlak
setting-animation-fast = Snel
