chifoumi-name = Chifoumi
chifoumi-pitch = Rock, scissors, paper and well walk about, climb on each other and capture what they beat.
chifoumi-length = 20 minutes

chifoumi-colour = { $side ->
    [white] white
    [black] black
    [red] red
   *[orange] orange
}
chifoumi-colour-first = { $side ->
    [white] White
    [black] Black
    [red] Red
   *[orange] Orange
}
chifoumi-piece = { chifoumi-colour } { $kind ->
    [R] rock
    [S] scissors
    [P] paper
    [W] well
   *[other] disc
}

chifoumi-option-players = Players
chifoumi-option-players-help = With four, two teams play: white and black against red and orange. There are no wells then.
chifoumi-option-players-2 = 2
chifoumi-option-players-3 = 3
chifoumi-option-players-4 = 4, in teams
chifoumi-option-start = Start position
chifoumi-option-start-help = Where the wells stand: in front of the middle, or out on the flanks.
chifoumi-option-start-close = close
chifoumi-option-start-wide = wide
chifoumi-option-first = Moves first
chifoumi-option-first-help = Whoever moves second gets half a point, so there is always a winner.
chifoumi-option-first-white = White
chifoumi-option-first-black = Black
chifoumi-option-level = Level
chifoumi-option-level-help = A set of rules: advanced players remember what lies in the towers and move what they touch; professionals may capture their own towers too.
chifoumi-option-level-beginner = beginner
chifoumi-option-level-advanced = advanced
chifoumi-option-level-professional = professional
chifoumi-option-hidden = Hidden towers
chifoumi-option-hidden-help = Only the top disc of a tower shows what it is. Remember the rest!
chifoumi-option-touch = Touch and move
chifoumi-option-touch-help = The first disc you select must move if it can, and nothing is taken back.
chifoumi-option-own = Capturing own towers
chifoumi-option-own-help = A disc may also capture an own tower whose top disc it beats, and go on from there.
chifoumi-option-equal = Equal kinds capture
chifoumi-option-equal-help = A house rule: rock captures rock, paper captures paper, and so on.
chifoumi-option-setup = Setting up
chifoumi-option-setup-help = In free setup all discs start in hand and you place them one by one.
chifoumi-option-setup-fixed = fixed
chifoumi-option-setup-free = free

chifoumi-overlay-threats = Discs in danger

chifoumi-status-team-won = { chifoumi-colour-first } and { $partner ->
    [white] white
    [black] black
    [red] red
   *[orange] orange
} win, { $score } to { $other }.

chifoumi-note-skipped = { chifoumi-colour-first } has no step and was skipped.
chifoumi-note-chain = The disc on { $field } may make one more step, or stop there.
chifoumi-note-placing = { $left ->
    [one] One disc left to place
   *[other] { $left } discs left to place
}: on a field that no enemy touches, but not d4, or on an own tower.
chifoumi-note-stall = { $turns ->
    [one] The game ends after the next turn
   *[other] The game ends in { $turns } turns
} unless something is captured.
chifoumi-note-hidden = What lies inside a tower is hidden.
chifoumi-note-touch = Touch and move: the first disc you select must move.
chifoumi-note-tie = Equal captures: more discs left decide, then who came later in turn order.

chifoumi-tally-second = for moving second

chifoumi-reason-one-side = Only one side has discs left.
chifoumi-reason-one-kind = All discs left are of one kind, so nobody can capture any more.
chifoumi-reason-stall = Nothing has been captured for too long.

error-chifoumi-move = “{ $turn }” is not a turn. Write c3-c4 for a step, c3+c4 to stack, c3xc4 to capture, or R@c2 to place a disc.

chifoumi-how =
    Rock beats scissors. Scissors beat paper. Paper beats rock and well. The well swallows rock and scissors. Capture what you beat and keep your own discs alive.

    Move one of your discs one field in any direction, also diagonally. You may step onto an empty field, climb onto a tower of your own, or capture an enemy disc that yours beats. Equal kinds do not beat each other.

    Discs on one field form a tower. Only its top disc moves, and the tower belongs to whoever owns that disc. If the top disc is beaten, the whole tower is captured, whatever lies in it. So a tower can protect a weak disc, or lose many at once.

    After a capture the same disc may make one more step, and after each further capture another. You may also stop. A player who has no step at all is skipped.

    The game ends when no side can capture the other any more, or when nothing has been captured for 60 turns (80 with four players). Two players count the discs they have left, buried ones included; whoever moved second gets half a point more. Three players count the enemy discs they have captured. Four players are two teams, white and black against red and orange: partners may climb onto each other, may even capture each other, and count their discs together.

    The printed start positions of this game are lost; the ones used here are a reconstruction, balanced by many trial games.
