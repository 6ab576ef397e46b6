## Links to the pages that are read

about = About Boardlet
how-rules = All rules, with examples
home-rules = Rules
# $game is a game's name.
home-rules-label = Rules of { $game }
