## Le cadre de la page

skip = Aller au contenu
home = Tous les jeux
settings = Réglages
how-open = Comment jouer
close = Fermer
details = Détails de la partie
actions = Actions
more = Plus
game-heading = La partie
# Pour les moteurs de recherche et les listes de pages.
description = Quatre jeux de plateau à jouer sur un écran ou à plusieurs : Cheversi, Chifoumi, Dames chinoises à prises et Dames chinoises. Gratuit, sans compte, même sans réseau.
foot = Boardlet est gratuit et son code est ouvert. Tout se passe dans votre navigateur ; rien n’est envoyé nulle part.

# Titre de l’onglet. $game est le nom d’un jeu.
title-game = { $game } – Boardlet

## Accueil

home-lead = Une petite boîte de jeux de plateau.
home-more = Jouez contre l’ordinateur, ou entre amis sur un seul écran. Sans compte, sans rien installer, et même sans réseau après la première visite.
home-play = Jouer
home-computer = Contre l’ordinateur
home-continue = Continuer
home-new = Nouvelle partie
# $game est le jeu que le bouton lance.
home-play-label = Jouer : { $game }
home-computer-label = Contre l’ordinateur : { $game }
home-continue-label = Continuer votre partie : { $game }
home-new-label = Nouvelle partie : { $game }
learn-open = Apprendre
learn-open-label = Apprendre : { $game }
# $seats est un texte comme "2" ou "2 à 6", $few le nombre s’il n’y en a qu’un, sinon 0.
home-players = { $few ->
    [1] { $seats } joueur
   *[other] { $seats } joueurs
}
home-running = { $turns ->
    [one] { $turns } coup joué
   *[other] { $turns } coups joués
}
list-range = { $least } à { $most }
home-subtitle = Jeux de plateau sur un écran

## Les camps, par leur couleur

side-white = Blanc
side-black = Noir
side-red = Rouge
side-orange = Orange
side-gold = Jaune
side-green = Vert
side-blue = Bleu
side-violet = Violet
side-slate = Gris
side-none = Personne

## À qui de jouer, et comment une partie a fini

status-to-move = À { $sideName } de jouer
status-draw = Égalité, { $score } partout
status-won = { $sideName } gagne, { $score } à { $other }
status-thinking = L’ordinateur réfléchit…
# Une personne attend un indice ; le bouton met fin à la recherche.
status-hint = Recherche d’un indice…
# $depth est le nombre de coups qu’il regarde en avant.
status-thinking-depth = L’ordinateur réfléchit, profondeur { $depth }…
status-waiting = Un instant : le plateau se prépare.

# $score est un nombre de points, $sideName qui les a.
score-label = { $sideName } { $score }
score-to-move = , à jouer
scores = Joueurs et score
# Dit après un coup. $list est faite de score-label.
score-spoken = Score : { $list }.
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}

## Actions

undo = Annuler
redo = Rétablir
new-game = Nouvelle partie
play-again = Rejouer
# After the end of a game: the same players, everybody one seat further.
swap-seats = Échanger les places et jouer
hint = Indice
# $turn est un coup dans la notation du jeu.
hint-spoken = Indice : { $turn }
hurry = Jouer vite
# Donne l’indice tout de suite, pendant qu’on le cherche.
hurry-hint = Voir l’indice
# Dans une tour de pièces.
look = Regarder dedans
choice-stop = Finir le coup
choice-pass = Passer
choice-swap = Changer de camp

## Coups, règles en vigueur

turns = Coups
turns-none = Rien n’est encore joué.
now = Maintenant
rules = Règles
rules-all-usual = Règles habituelles
rule-flag = { $option }
rule-choice = { $option } : { $value }

## Nouvelle partie

option-on = activé
option-off = désactivé

## Partage

share = Partager
link-ask = Ouvrir la partie du lien ?
link-forks = Elle commence comme une partie que vous jouez ici, mais continue autrement. Les deux sont conservées si vous l’ouvrez.
link-take = L’ouvrir
link-keep = Garder la mienne
link-older = Vous avez continué depuis que ce lien a été fait. Votre partie est ouverte telle qu’elle est.
link-own = L’ouvrir comme partie à part
link-goes-on = Le lien continue une partie que vous avez ici.
error-link-form = Ce n’est pas un lien vers une partie. Copiez le lien entier, puis réessayez.
# $version est celle du lien, $known la plus récente qui soit comprise.
error-link-version = Ce lien vient d’un Boardlet plus récent. Rechargez la page pour avoir le dernier, puis ouvrez le lien.
# $turns est le nombre de coups qui ont pu être lus.
error-link-truncated = La fin de ce lien manque. { $turns ->
    [one] { $turns } coup a pu être lu
   *[other] { $turns } coups ont pu être lus
}. Redemandez le lien.
error-link-damaged = Ce lien a été modifié en route. { $turns ->
    [one] { $turns } coup a pu être lu
   *[other] { $turns } coups ont pu être lus
}. Redemandez le lien.
error-link-long = Ce lien est plus long que n’importe quelle partie. Redemandez-le.
error-text-game = Le texte ne dit pas de quel jeu il s’agit. Une première ligne comme [Game "…"] le dirait.
error-text-result = Le texte contient un résultat là où il ne peut pas y en avoir.
# $turn est ce qui a été tapé, $candidates ce que cela peut vouloir dire.
error-turn-ambiguous = { $turn } peut désigner plusieurs coups : { $candidates }. Écrivez-le en entier.
error-turn-vague = { $turn } peut désigner beaucoup trop de coups. Écrivez-le en entier.

## Analyse

analysis = Analyse
analysis-help = L’ordinateur le plus fort dit ce qu’il pense de la position.
# $score est l’avance sur le meilleur adversaire, avec son signe ; $depth le nombre de coups regardés en avant.
analysis-estimate = { $sideName } : environ { $score } (profondeur { $depth })
analysis-exact = { $sideName } : { $score }, prouvé
# $line est une suite de coups dans la notation du jeu.
analysis-line = Le mieux : { $line }
review = Courbe de la partie
# $side est qui mène là où la ligne est haute.
review-label = La valeur après chaque coup ; en haut, { $sideName } est mieux.
review-running = { $done } coups regardés sur { $turns }…
review-costs = Les coups qui ont coûté le plus
# Un coup qui a coûté le plus. $turn est son numéro, $text comment il s’écrit.
review-turning = Coup { $turn }, { $sideName } { $text } : −{ $loss }

## Joueurs

# À côté du nom d’une place que joue un ordinateur. $level va de 1 à 6.
seat-computer = Ordinateur { $level }

## Le décompte final

count = Le décompte
count-hint = Pointez une ligne pour voir ses cases sur le plateau.
count-total = Total

## Démarrage

boot-label = Les règles démarrent
# $percent est la part déjà arrivée.
boot-runtime = Les règles arrivent, { $percent } %.
boot-library = Les règles arrivent, { $percent } %.
boot-engine = Les règles arrivent, { $percent } %.
boot-start = Les règles démarrent.
# S’ajoute là où un plateau est connu sans les règles.
boot-begin = Vous pouvez déjà jouer.
boot-failed = Les règles n’ont pas pu démarrer.
boot-retry = Réessayer

engine-failed-download = Les règles n’ont pas pu être téléchargées ({ $file }). Votre partie est en sécurité. Vérifiez la connexion, puis appuyez sur « Réessayer ».
engine-failed-start = Les règles n’ont pas pu démarrer dans ce navigateur. Votre partie est en sécurité. Appuyez sur « Réessayer » ; si rien n’y fait, rechargez la page.
engine-failed-timeout = Les règles n’ont pas démarré en { $seconds } secondes. Votre partie est en sécurité. Appuyez sur « Réessayer ».
engine-failed-build = Le site a été mis à jour pendant que cette page était ouverte. Votre partie est en sécurité. Rechargez la page.
engine-failed-crashes = Les règles se sont arrêtées { $count } fois. Votre partie est en sécurité. Appuyez sur « Réessayer ».
reload = Recharger

## Nouvelles versions du site

update-waits = Une nouvelle version de Boardlet est là. Votre partie reste telle qu’elle est.
update-accept = Y passer
update-replaced = Un autre onglet est passé à une nouvelle version de Boardlet. Celui-ci continue ; rechargez-le quand cela vous convient. Votre partie reste telle qu’elle est.

## Ce qui peut mal tourner

broken = Boardlet n’a pas pu démarrer
broken-help = Certains de ses fichiers ne sont pas arrivés. Rien n’est perdu : les parties commencées sont toujours dans ce navigateur. Vérifiez la connexion, puis appuyez sur le bouton.
broken-reload = Recharger
notice-dismiss = Fermer le message
notice-storage = Ce navigateur ne laisse rien garder à la page. Vous pouvez continuer à jouer, mais la partie disparaîtra avec la page.
# Something that is fetched when it is first opened did not arrive.
notice-part = Cette partie de la page n’est pas arrivée. Vérifiez la connexion, puis réessayez.
notice-language = Les textes de cette langue ne sont pas arrivés. Vérifiez la connexion, puis choisissez-la de nouveau.
notice-unknown-game = Il n’y a pas ici de jeu « { $game } ». Voici ceux qu’il y a.
notice-cut = La partie gardée n’a pas pu être lue jusqu’au bout. Elle reprend avant le coup { $number } ; ce qui était gardé est mis de côté.
notice-aside = La partie gardée n’a pas pu être lue, une nouvelle commence donc. L’ancienne est mise de côté.

error-bad-request = La page et les règles ne se sont pas comprises. Votre partie est en sécurité. Réessayez.
error-unknown-game = Il n’y a pas de jeu « { $game } ».
error-bad-option = Ces options ne vont pas ensemble. Choisissez-en d’autres.
error-bad-position = Cette position est illisible.
error-bad-move = « { $turn } » n’est pas un coup de ce jeu.
error-illegal-move = « { $turn } » n’est pas possible ici. Rien n’est perdu ; choisissez un autre coup.
error-too-large = C’est trop long pour être une partie. Vérifiez ce qui a été collé ou ouvert.
error-internal = Les règles ont trébuché sur ce coup. Votre partie est en sécurité. Réessayez, ou annulez un coup.
error-request-type = La page et les règles ne se sont pas comprises. Votre partie est en sécurité. Réessayez.
error-option-unknown = Il n’y a pas d’option « { $option } ».
error-option-value = L’option « { $option } » n’a pas cette valeur.
error-option-clash = L’option « { $option } » ne va pas avec les autres.
error-branch = Cette partie n’a pas cette variante.
error-branch-many = Une partie peut garder { $most } variantes. Supprimez-en d’abord une.
error-game-over = La partie est finie.
error-bad-link = Ce lien est illisible.
error-match-kind = Ce jeu n’a pas de match de cette sorte.
error-match-length = Un match ne peut pas avoir cette longueur.
error-match-over = Le match est fini.
