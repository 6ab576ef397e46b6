## Settings: how it looks

settings-look = Vzhled
settings-play = Hra
setting-board = Deska
setting-board-card = Karton a dřevo
setting-board-wood = Soustružené dřevo
setting-board-slate = Břidlice
setting-board-contrast = Vysoký kontrast
setting-board-distinct = Rozlišitelné barvy
setting-board-help = Rozlišitelné barvy odliší hráče i při barvosleposti.
setting-pieces = Kameny
setting-pieces-classic = Se stínem
setting-pieces-flat = Ploché
setting-animation-fast = Rychle
