## Settings: how it looks

settings-look = Vzhled
settings-play = Hra
setting-board = Deska
setting-board-card = Karton a dřevo
setting-board-wood = Soustružené dřevo
setting-board-slate = Břidlice
setting-board-contrast = Vysoký kontrast
setting-board-distinct = Rozlišitelné barvy
setting-board-help = Rozlišitelné barvy odliší hráče i při barvosleposti.
setting-pieces = Figurky
setting-pieces-classic = Se stínem
setting-pieces-flat = Ploché
setting-animation-fast = Rychlá

setting-language = Jazyk
setting-theme = Motiv
setting-theme-system = Podle systému
setting-theme-light = Světlý
setting-theme-dark = Tmavý
setting-animation = Animace
setting-animation-slow = Pomalá
setting-animation-normal = Běžná
setting-animation-off = Vypnutá
setting-turning = Otáčet desku k hráči
setting-turning-never = Nikdy
setting-turning-local = Ke mně
setting-turning-always = Každý tah
setting-confirm = Ptát se před zahráním tahu
setting-confirm-never = Nikdy
setting-confirm-touch = Při dotyku
setting-confirm-always = Vždy
setting-coordinates = Zobrazit souřadnice
setting-sound = Tiché zvuky
