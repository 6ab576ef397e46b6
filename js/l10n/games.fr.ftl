## Les parties conservées

games = Vos parties
games-count = { $count ->
    [0] Rien de conservé pour l’instant
    [one] { $count } partie dans ce navigateur
   *[other] { $count } parties dans ce navigateur
}
games-filter = Quelles parties afficher
games-of-all = Tous les jeux
games-more = En afficher plus
games-none = Aucune partie pour l’instant
games-none-help = Chaque partie que vous commencez est conservée ici, coup après coup, jusqu’à ce que vous la supprimiez. Les parties d’un fichier peuvent aussi y revenir.
games-choose = Choisir un jeu
games-look = Revoir
games-delete = Supprimer
games-look-label = Revoir { $game } du { $date }
games-delete-label = Supprimer { $game } du { $date }
games-deleted = La partie est supprimée.
games-running = { $turns ->
    [0] À peine commencée
    [one] En cours, { $turns } coup joué
   *[other] En cours, { $turns } coups joués
}
games-won = Gagnée
games-drawn = Nulle
games-lost = Perdue
games-ended = Terminée
games-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}

games-export = Tout enregistrer dans un fichier
games-import = Ouvrir un fichier
games-exported = Toutes les parties sont dans le fichier que le navigateur enregistre.
games-last-help = Un navigateur à court de place peut effacer ce que les sites conservent, parties comprises.
games-last = Lui demander de les garder
games-lasting = Ce navigateur garde vos parties jusqu’à ce que vous les supprimiez.
games-not-lasting = Le navigateur n’a pas accepté pour l’instant ; il le fera peut-être quand vous aurez joué ici plus souvent. Par prudence, enregistrez toutes les parties dans un fichier.
games-importing = Lecture des parties : { $done } sur { $all }…
games-imported = { $added ->
    [0] Aucune nouvelle partie
    [one] { $added } nouvelle partie
   *[other] { $added } nouvelles parties
}, { $renewed ->
    [0] aucune prolongée
    [one] { $renewed } prolongée
   *[other] { $renewed } prolongées
}, { $known ->
    [0] aucune déjà présente
    [one] { $known } déjà présente
   *[other] { $known } déjà présentes
}.
games-bad = { $count ->
    [one] { $count } partie illisible a été laissée de côté
   *[other] { $count } parties illisibles ont été laissées de côté
} : { $list }.
games-bad-item = numéro { $number }, { $game } { $date }
file-other = Ce n’est pas un fichier de parties de Boardlet, ou il est abîmé dès le début. Rien n’a été changé. Choisissez un fichier enregistré avec « Tout enregistrer dans un fichier ».
file-newer = Ce fichier vient d’un Boardlet plus récent. Rien n’a été changé. Rechargez la page pour avoir la dernière version, puis ouvrez le fichier.

aside = Mises de côté
aside-help = Celles-ci n’ont pas pu être lues, ou pas jusqu’au bout. Rien n’en est perdu : enregistrez-les dans un fichier pour les garder ou les réparer.
aside-save = Enregistrer dans un fichier
aside-delete-title = Supprimer définitivement ?
aside-delete-text = Ce qui a été mis de côté ne pourra plus être récupéré.

## Statistiques

statistics-subtitle = Vos parties terminées
statistics-none = Rien à compter pour l’instant
statistics-none-help = Terminez une partie et elle compte ici : contre chaque ordinateur, combien de fois vous avez gagné, de combien, et si commencer est un avantage.
statistics-against = { $count ->
    [one] Contre l’ordinateur { $levels }
   *[other] Contre les ordinateurs { $levels }
}
statistics-people = Parties à { $count } joueurs
statistics-won = gagnées
statistics-drawn = nulles
statistics-lost = perdues
statistics-played = Parties
statistics-turns = Coups par partie
statistics-margin = Écart
statistics-streak = Victoires de suite
statistics-best = Record de suite
statistics-first = Gagnées par qui commence
statistics-begins = Est-ce un avantage de commencer ?
statistics-here = { $count ->
    [one] { $count } partie de vous
   *[other] { $count } parties de vous
}
statistics-elsewhere = { $count } parties entre personnes, ailleurs
statistics-computers = { $count } parties entre deux ordinateurs de niveau { $level }
statistics-margin-first = Écart pour qui commence
statistics-by-first = qui commence gagne
statistics-by-second = le second gagne
statistics-clear = Effacer les statistiques
statistics-clear-title = Effacer les statistiques ?
statistics-clear-text = Seules les parties qui se terminent à partir de maintenant seront comptées. Les parties elles-mêmes restent dans la liste.
statistics-cleared = Les statistiques repartent de zéro.
