chinese-checkers-name = Chinese checkers
chinese-checkers-pitch = Step and jump across the star, and be the first with all ten marbles in the opposite point.
chinese-checkers-length = 30 minutes

chinese-checkers-piece = { $side ->
    [red] red
    [gold] gold
    [green] green
    [blue] blue
    [violet] violet
   *[slate] slate
} { $kind ->
   *[marble] marble
}

chinese-checkers-option-players = Players
chinese-checkers-option-players-help = With five players, one of you plays towards a point where nobody starts and has an empty lane. That is a small advantage: draw lots for the seat.
chinese-checkers-option-players-2 = 2
chinese-checkers-option-players-3 = 3
chinese-checkers-option-players-4 = 4
chinese-checkers-option-players-5 = 5
chinese-checkers-option-players-6 = 6
chinese-checkers-option-long_jump = Long jumps
chinese-checkers-option-long_jump-help = A marble may also jump over one that is further off, and lands as far behind it. All holes between must be empty.
chinese-checkers-option-points = Other players’ points
chinese-checkers-option-points-help = May you stop in a point of the star that is neither your home nor your goal, or only pass through it in a chain of jumps?
chinese-checkers-option-points-free = pass and stop
chinese-checkers-option-points-pass = pass through only

chinese-checkers-note-home = { $sideName } is home, { $place ->
    [1] in first place.
    [2] in second place.
    [3] in third place.
    [4] in fourth place.
   *[5] in fifth place.
}
chinese-checkers-note-reached = { $sideName }: { $count ->
    [one] one marble
   *[other] { $count } marbles
} in the goal, { $distance } steps from its tip in all.
chinese-checkers-note-pass = None of your marbles can move: you pass.
chinese-checkers-note-repetition = This position has come up twice. The third time ends the game.
chinese-checkers-note-turns-left = { $count ->
    [one] This is your last turn. Then places are given as the marbles stand.
   *[other] { $count } turns left to you. Then places are given as the marbles stand.
}
chinese-checkers-note-long-jump = Long jumps are in force.
chinese-checkers-note-points = You may pass through other players’ points, but not stop there.

chinese-checkers-status-home = { $sideName } is home first and wins
chinese-checkers-status-ahead = { $sideName } is ahead and wins
chinese-checkers-status-shared = { $count } players share first place

chinese-checkers-tally-place = Place

chinese-checkers-reason-home = All but one are home.
chinese-checkers-reason-blocked = Nobody can move any more.
chinese-checkers-reason-repetition = The same position came up three times.
chinese-checkers-reason-turns = 200 turns have been played.

error-chinese-checkers-pass = You can move, so you cannot pass.
error-chinese-checkers-move = “{ $turn }” is not a move. Write start and end, such as n2-m6.

chinese-checkers-how =
    Your ten marbles begin in a point of the star and must reach the point opposite. Whoever is home first wins; the others play on for the next places.

    In your turn, move one marble: either one step to an empty hole beside it, or a chain of jumps. A jump goes over any marble beside yours, no matter whose, into the empty hole right behind it. Nothing is captured. After a jump the marble may jump on in any direction. Tap where it should end; the way there is found for you.

    A marble that stands in your goal may still move inside it, but never leaves it again.

    You are home when every hole of your goal is taken, at least one of them by you. So it does not help to leave a marble in the other player’s goal: it counts as if it were theirs.

    If you cannot move, you pass. The game also ends when nobody can move, when the same position comes up for the third time, or when a player has made 200 turns. Then the places go by the marbles in the goal, and after that by how near the others are.
