## Settings: how it looks

settings-look = Apparence
settings-play = Déroulement
setting-board = Plateau
setting-board-card = Carton et bois
setting-board-wood = Bois tourné
setting-board-slate = Ardoise
setting-board-contrast = Contraste élevé
setting-board-distinct = Couleurs distinctes
setting-board-help = Avec les couleurs distinctes, les daltoniens ne confondent pas les joueurs.
setting-pieces = Pièces
setting-pieces-classic = Ombrées
setting-pieces-flat = Plates
setting-animation-fast = Rapide
