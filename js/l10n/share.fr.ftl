## Sharing: QR code, picture, a page of its own

share-code = Le lien en code QR. Visez-le avec l’appareil photo d’un téléphone.
share-code-long = Cette partie est trop longue pour un code QR. Envoyez le lien.
share-send-refused = Le navigateur ne peut pas l’envoyer. Copiez le lien.
share-picture = Image du plateau
share-send-picture = Envoyer l’image
share-picture-unsent = Le navigateur ne peut pas envoyer l’image. Enregistrez-la.
share-copy-picture = Copier l’image
share-save-png = Enregistrer en PNG
share-save-svg = Enregistrer en SVG
share-saved = Enregistré.
share-picture-refused = Ce navigateur ne sait pas copier d’images. Enregistrez-la.
share-page = Toute la partie en une page
share-page-help = Un seul fichier qui montre la partie coup par coup dans tout navigateur, sans réseau.
share-save-page = Enregistrer la page
share-page-failed = La page n’a pas pu être faite. Vérifiez la connexion, puis réessayez.

share-link = Lien vers cette partie
share-link-help = Le lien contient toute la partie. Jouez votre coup, envoyez-le, et l’autre continue à partir de là.
share-text = Par écrit
share-paste = Ouvrir une partie
share-paste-help = Collez un lien, une partie écrite ou une position. La vôtre n’est pas perdue : elle reste dans la liste de vos parties.
share-nothing = Ce n’est ni un lien vers une partie, ni une partie notée, ni une position. Rien n’a été ouvert.
share-open = Ouvrir
share-copy = Copier
share-send = Envoyer
share-copied = Copié.
share-copy-refused = Le navigateur ne le permet pas ici. Le texte est sélectionné : copiez-le vous-même.
