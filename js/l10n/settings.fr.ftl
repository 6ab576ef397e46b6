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

setting-language = Langue
setting-theme = Thème
setting-theme-system = Comme le système
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-animation = Animation
setting-animation-slow = Lente
setting-animation-normal = Normale
setting-animation-off = Aucune
setting-turning = Tourner le plateau vers le joueur
setting-turning-never = Jamais
setting-turning-local = Vers moi
setting-turning-always = À chaque coup
setting-confirm = Demander avant de jouer un coup
setting-confirm-never = Jamais
setting-confirm-touch = Au toucher
setting-confirm-always = Toujours
setting-coordinates = Afficher les coordonnées
setting-sound = Sons discrets
