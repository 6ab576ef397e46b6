## Les plateaux dans d’autres pages

embed-start = Début de la partie
embed-turn = Coup { $number } sur { $count } : { $turn }
embed-board = { $game }. { $position }
embed-steps = Parcourir la partie
embed-slider = Coup
embed-first = Au début
embed-back = Un coup en arrière
embed-forward = Un coup en avant
embed-last = À la fin
embed-run = Dérouler les coups
embed-pause = Arrêter
embed-play = Jouer
embed-starting = Démarrage…
embed-more = { $game }, coups joués : { $turns }
embed-broken = Ce plateau n’est pas arrivé.
embed-refused = Cette page n’accepte pas le jeu.

## Mettre une partie dans une autre page

share-embed = Dans votre propre page
share-embed-help = Un plateau où jouer, ou une partie à parcourir, dans n’importe quelle page web.
share-embed-open = Choisir l’aspect
embedding = Mettre dans une page
embedding-what = Que montrer
embedding-what-live = Partie à jouer
embedding-what-frame = Simple cadre
embedding-what-replay = Partie à parcourir
embedding-what-still = Position
embedding-width = Largeur
embedding-width-column = Celle de la colonne
embedding-width-pixels = { $pixels } px
embedding-theme = Couleurs
embedding-theme-page = Comme la page
embedding-theme-light = Claires
embedding-theme-dark = Sombres
embedding-theme-system = Comme le système du lecteur
embedding-language = Langue
embedding-language-page = Comme la page
embedding-lines = Lignes pour la page
embedding-copy = Copier
embedding-copied = Copié.
embedding-copy-refused = Le navigateur ne l’a pas copié. Le texte est sélectionné : copiez-le au clavier.
embedding-save = Enregistrer comme fichier
embedding-saved = Enregistré.
embedding-hint-live = Une image légère jusqu’à ce que quelqu’un presse le bouton ; alors les règles et l’ordinateur sont chargés.
embedding-hint-frame = Pour les pages qui ne permettent que des cadres. Tout le jeu est chargé d’emblée.
embedding-hint-replay = Seuls le script et un dessin du plateau sont chargés.
embedding-hint-still = Seuls le script et un dessin du plateau sont chargés.
embedding-hint-long = Ces lignes sont longues. Enregistrée comme fichier, la partie n’en demande que deux courtes.
embedding-hint-file = Mettez le fichier à côté de la page, et ces lignes dedans.
