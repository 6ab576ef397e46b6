## Settings: how it looks

settings-look = How it looks
settings-play = How it plays
setting-board = Board
setting-board-card = Card and wood
setting-board-wood = Turned wood
setting-board-slate = Slate
setting-board-contrast = High contrast
setting-board-distinct = Distinct colours
setting-board-help = Distinct colours keeps the players apart for colour-blind eyes, too.
setting-pieces = Pieces
setting-pieces-classic = Shaded
setting-pieces-flat = Flat
setting-animation-fast = Fast

setting-language = Language
setting-theme = Theme
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-animation = Motion
setting-animation-slow = Slow
setting-animation-normal = Normal
setting-animation-off = Off
setting-turning = Turn the board to the player
setting-turning-never = Never
setting-turning-local = To me
setting-turning-always = Each turn
setting-confirm = Ask before a turn is played
setting-confirm-never = Never
setting-confirm-touch = On touch
setting-confirm-always = Always
setting-coordinates = Show coordinates
setting-sound = Quiet sounds
