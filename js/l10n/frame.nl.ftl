## Het bord in een frame

embedded-site = Boardlet
embedded-site-label = Verder spelen op Boardlet, in een eigen venster
