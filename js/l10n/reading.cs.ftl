## Links to the pages that are read

about = O Boardletu
how-rules = Všechna pravidla s příklady
home-rules = Pravidla
# $game is a game's name.
home-rules-label = Pravidla hry { $game }
