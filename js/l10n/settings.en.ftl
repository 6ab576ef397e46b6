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
