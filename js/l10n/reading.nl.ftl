## Links to the pages that are read

about = Over Boardlet
how-rules = Alle regels, met voorbeelden
home-rules = Regels
# $game is a game's name.
home-rules-label = Regels van { $game }
