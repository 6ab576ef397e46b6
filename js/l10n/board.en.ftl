## The board, spoken

# $game is the game's name.
board-label = Board of { $game }
board-keys = Arrow keys walk over the board; with Shift, an arrow takes the diagonal next to it, clockwise. Home and End go to the ends of a row, N and Shift with N to the next and the last place where something can be done. Enter chooses, Escape lets go, I looks into a tower.

# $point is a name such as "e4", $piece what stands there, such as "white king".
point-empty = { $point }, empty
point-piece = { $point }, { $piece }
# $height is how many pieces stand on each other, $pieces lists them.
point-tower = { $point }, tower of { $height }, from the top: { $pieces }
# How often a point counts for a side, where such numbers are shown.
point-count = { $sideName } { $count }

# What may be done at a point; follows its name.
point-can = can be chosen
point-chosen = chosen
point-target = possible here
point-capture = can be captured
# Reached by several actions of the same turn, one after the other.
point-far = possible in several moves
point-last = last turn
point-hint = suggested
point-asked = press Enter once more to play this

# A piece whose kind nobody may see.
piece-hidden = hidden { $side ->
    [none] piece
   *[other] piece of { $sideName }
}

## Beside the board

tray-hand = In the hand of { $sideName }: { $count ->
    [0] nothing
    [one] one piece
   *[other] { $count } pieces
}
tray-taken = Captured by { $sideName }: { $count }
tray-pieces = { $piece }, { $count ->
    [0] none left
   *[other] { $count } in hand
}

## Spoken when something is chosen

say-chosen = { $piece } chosen, { $count ->
    [0] no field possible
    [one] one field possible
   *[other] { $count } fields possible
}.
# $point is a field and what stands on it.
say-confirm = { $point }. Choose it once more to play.

# Several ways lead to $point, so the player has to go one by one.
say-several-ways = Several ways lead to { $point }. Go there move by move; the first ones are marked.

## A choice at a field

choice-label = On { $point }
choice-stack = Stack
choice-capture = Capture

## A look inside a tower

tower-title = { $point }: { $height } pieces

## What happened, in sentences. $sideName played; $piece went from $from to $to.

event-place = { $sideName }: { $piece } on { $to }.
event-step = { $sideName }: { $piece } from { $from } to { $to }.
event-stack = { $sideName }: { $piece } from { $from } onto { $to }.
# $count is how many jumps followed each other.
event-jump = { $count ->
    [one] { $sideName }: jump from { $from } to { $to }.
   *[other] { $sideName }: { $count } jumps from { $from } to { $to }.
}
event-capture = { $count ->
    [one] Captured: { $piece }.
   *[other] Captured: { $count } pieces.
}
event-pass = { $sideName } passes.
event-skip = { $sideName } cannot move and is skipped.
event-swap = { $sideName } takes over the other side.
event-stop = { $sideName } ends the turn.
