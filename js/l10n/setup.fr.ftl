## Setting up a game

players-seats = Qui joue
players-against = Moi contre l’ordinateur
players-together = À plusieurs sur cet écran
players-swap = Échanger les places

new-title = Nouvelle partie : { $game }
new-start = Commencer
new-cancel = Annuler
new-replaces = La partie en cours reste dans la liste de vos parties.
# $option est le nom d’une autre option, $values ce qu’elle doit être.
option-needs = Seulement avec { $option } : { $values }.
# $colour est la couleur d’un camp.
players-who = Qui joue : { $colour }
players-name = Nom du joueur : { $colour }
players-person = Humain
# $level va de 1, le plus facile, à 6.
players-computer = { $level ->
    [1] Ordinateur 1 – pour enfants
    [2] Ordinateur 2 – facile
    [3] Ordinateur 3 – moyen
    [4] Ordinateur 4 – bon
    [5] Ordinateur 5 – fort
   *[other] Ordinateur 6 – aussi fort que possible
}
