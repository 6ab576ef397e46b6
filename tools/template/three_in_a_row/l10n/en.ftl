three-in-a-row-name = Three in a row
three-in-a-row-pitch = Place stones by turns; whoever has a row of them first wins.
three-in-a-row-length = 2 minutes

three-in-a-row-piece = { $side ->
    [white] white cross
   *[black] black ring
}

three-in-a-row-option-size = Board
three-in-a-row-option-size-help = On the larger boards a row needs four stones.
three-in-a-row-option-size-3 = 3 × 3
three-in-a-row-option-size-4 = 4 × 4
three-in-a-row-option-size-5 = 5 × 5
three-in-a-row-option-misere = A row loses
three-in-a-row-option-misere-help = Whoever is forced to make a row loses the game.

three-in-a-row-won = { $sideName } wins
three-in-a-row-draw = A draw
three-in-a-row-reason-row = There is a row.
three-in-a-row-reason-full = The board is full.

error-three-in-a-row-move = “{ $turn }” is not a field. Write one such as b2.

three-in-a-row-how =
    White and Black take turns. In your turn, tap an empty field: one of your stones goes there and stays.

    - Three stones of one colour in a row win: across, upright or slanting.
    - On the boards of four and five fields a row needs four stones.
    - If the board is full without a row, the game is a draw.
