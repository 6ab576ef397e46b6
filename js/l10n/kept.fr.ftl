## Parties conservées : ce qui en est dit avant que leur liste soit ouverte

shelf = Vos parties
shelf-facts = { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} · { $date }
games-all = Toutes les parties
games-continue-label = Continuer { $game } du { $date }
aside-unknown = Jeu inconnu
aside-item = { $game }, { $date }
notice-aside-list = { $count ->
    [one] Une partie conservée n’a pas pu être lue et a été mise de côté : { $list }.
   *[other] { $count } parties conservées n’ont pas pu être lues et ont été mises de côté : { $list }.
} Toutes les autres sont là.
notice-full = Il n’y a plus de place dans ce navigateur pour des parties. Vous pouvez continuer à jouer, mais ce que vous jouez maintenant disparaîtra à la fermeture de la page. Supprimez des parties, ou enregistrez-les toutes d’abord dans un fichier.
notice-unknown-kept = Cette partie n’est plus conservée dans ce navigateur. Voici celles qui le sont.
notice-clash = Vous avez joué cette partie dans deux onglets à la fois. Celle de l’autre onglet continue ici ; ce que vous avez joué dans celui-ci est devenu une partie à part.
clash-open = L’ouvrir
statistics = Statistiques
