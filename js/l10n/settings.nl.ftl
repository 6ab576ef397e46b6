## Settings: how it looks

settings-look = Uiterlijk
settings-play = Spelen
setting-board = Bord
setting-board-card = Karton en hout
setting-board-wood = Gedraaid hout
setting-board-slate = Leisteen
setting-board-contrast = Hoog contrast
setting-board-distinct = Duidelijke kleuren
setting-board-help = Met duidelijke kleuren houden ook kleurenblinde ogen de spelers uit elkaar.
setting-pieces = Stukken
setting-pieces-classic = Met schaduw
setting-pieces-flat = Vlak
setting-animation-fast = Snel

setting-language = Taal
setting-theme = Thema
setting-theme-system = Als het systeem
setting-theme-light = Licht
setting-theme-dark = Donker
setting-animation = Animatie
setting-animation-slow = Langzaam
setting-animation-normal = Gewoon
setting-animation-off = Uit
setting-turning = Het bord naar de speler draaien
setting-turning-never = Nooit
setting-turning-local = Naar mij
setting-turning-always = Elke beurt
setting-confirm = Vragen voordat een zet gespeeld wordt
setting-confirm-never = Nooit
setting-confirm-touch = Bij aanraking
setting-confirm-always = Altijd
setting-coordinates = Coördinaten tonen
setting-sound = Zachte geluiden
