## Le plateau dans un cadre

embedded-site = Boardlet
embedded-site-label = Continuer la partie sur Boardlet, dans une autre fenêtre
embedded-cut = Le tour { $number } ne peut pas être joué. La partie est montrée jusque-là.
embedded-no-game = L’adresse de ce plateau n’indique aucun jeu. Voici le premier de la liste.
