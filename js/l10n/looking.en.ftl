## Looking back on a game

# In the row of buttons: to look at the turns that were played.
look-back = Replay
look-first = First
look-previous = Turn before
look-next = Next turn
look-last = Last
look-play = Play all turns
look-pause = Stop
# Other turns than those of the game.
look-try = Try
look-try-label = Try other turns from here
# Back to the game as it stands now.
look-game = Game
# What the line over the board says. $status says whose turn it is, or how the game has ended.
look-at-start = Start · { $status }
look-at-turn = Turn { $turn } of { $turns } · { $status }
look-at-try = Trying, turn { $turn } · { $status }
look-at-branch = Tried, turn { $turn } · { $status }

## Other turns that were tried, kept beside the game

branches = Other turns
branch-promote = Make it the game
branch-delete = Delete
branch-deleted = The turns that were tried are deleted.

## The score over the turns

plot = Score over the turns
# $list is made of score-label.
plot-label = The score over the turns; at the end: { $list }

## A field for turns that are typed

typed = Type a turn
typed-send = Play the typed turn
typed-not-now = Typed turns wait until it is your turn in the game. Press “Try” to try something here.
typed-paused = The game is paused. Let it go on first.
typed-waits = The rules are starting; what you typed is played as soon as they are here.

## Keys

shortcut-undo = take back
shortcut-redo = play again what was taken back
shortcut-step = one turn back or on, outside the board
shortcut-step-anywhere = the same, also on the board
shortcut-ends = first and last turn, outside the board
shortcut-leave = back to the game as it stands
shortcut-type = type a turn
shortcut-help = this page
key-left = ←
key-right = →
key-home = Home
key-end = End
key-escape = Esc
how-shortcuts-off = Keys that are letters or signs can be switched off in the settings.
setting-shortcuts = Letters and signs as shortcuts

## A turn that is only played when it is confirmed

confirm = Play it
