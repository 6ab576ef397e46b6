## Links to the pages that are read

about = À propos de Boardlet
how-rules = Toutes les règles, avec des exemples
home-rules = Règles
# $game is a game's name.
home-rules-label = Règles du jeu { $game }
