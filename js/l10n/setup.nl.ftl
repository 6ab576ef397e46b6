## Setting up a game

players-seats = Wie speelt
players-against = Ik tegen de computer
players-together = Samen aan dit scherm
players-swap = Plaatsen wisselen

new-title = Nieuwe partij { $game }
new-start = Beginnen
new-cancel = Annuleren
new-replaces = De partij die nu loopt, blijft in de lijst van je partijen.
# $option is de naam van een andere keuze, $values wat die moet zijn.
option-needs = Alleen met { $option }: { $values }.
# $colour is de kleur van een kant.
players-who = Wie speelt { $colour }
players-name = Naam van de speler van { $colour }
players-person = Mens
# $level gaat van 1, de makkelijkste, tot 6.
players-computer = { $level ->
    [1] Computer 1 – voor kinderen
    [2] Computer 2 – makkelijk
    [3] Computer 3 – gemiddeld
    [4] Computer 4 – goed
    [5] Computer 5 – sterk
   *[other] Computer 6 – zo sterk als hij kan
}
