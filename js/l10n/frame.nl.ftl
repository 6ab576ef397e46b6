## Het bord in een frame

embedded-site = Boardlet
embedded-site-label = Verder spelen op Boardlet, in een eigen venster
embedded-cut = Beurt { $number } kan niet gespeeld worden. De partij is tot daar te zien.
embedded-no-game = Het adres van dit bord noemt geen spel. Dit is het eerste dat er is.
