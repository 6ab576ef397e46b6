## Le plateau dans un cadre

embedded-site = Boardlet
embedded-site-label = Continuer la partie sur Boardlet, dans une autre fenêtre
