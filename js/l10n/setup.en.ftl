## Setting up a game

players-seats = Who plays
players-against = Me against the computer
players-together = People on this screen
players-swap = Swap seats

new-title = New game of { $game }
new-start = Start
new-cancel = Cancel
new-replaces = The game that is running now stays in the list of your games.
# $option is the name of another option, $values what it must be.
option-needs = Only with { $option }: { $values }.
# $colour is a side's colour.
players-who = Who plays { $colour }
players-name = Name of the player of { $colour }
players-person = Person
# $level is from 1, the easiest, to 6.
players-computer = { $level ->
    [1] Computer 1 – for children
    [2] Computer 2 – easy
    [3] Computer 3 – medium
    [4] Computer 4 – good
    [5] Computer 5 – strong
   *[other] Computer 6 – as strong as it can
}
