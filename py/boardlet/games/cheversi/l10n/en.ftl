cheversi-name = Cheversi
cheversi-pitch = Place chess pieces so that they look at as many empty squares as they can.
cheversi-length = 10 minutes

cheversi-piece = { $side ->
    [white] white
   *[black] black
} { $kind ->
    [K] king
    [Q] queen
    [R] rook
    [B] bishop
   *[N] knight
}

cheversi-option-ruleset = Rules
cheversi-option-ruleset-help = In the rules of 2006 White places the king first and Black the queen; after that, any piece may go on any empty square.
cheversi-option-ruleset-2008 = of 2008
cheversi-option-ruleset-2006 = of 2006
cheversi-option-count = A square counts
cheversi-option-count-help = For each piece of yours that attacks it, or once at most, however many do.
cheversi-option-count-each = for each piece
cheversi-option-count-once = once
cheversi-option-swap = Swapping sides
cheversi-option-swap-help = After the first two pieces, White may take over Black’s side. It makes the opening fair.

cheversi-overlay-attacks = Attacked squares

cheversi-duty-first-king = The king comes first, on any square.
cheversi-duty-first-queen = The queen comes first, on any square.
cheversi-duty-queen = The queen has been called: place yours now.
cheversi-duty-last-king = The king comes last, beside White’s piece on { $field }.
cheversi-duty-leave-room = Leave an empty square beside your last piece, for the black king.
cheversi-duty-swap = You may also swap sides.

cheversi-reason-count = All sixteen pieces stand.
cheversi-reason-no-placement = No piece can be placed any more.

error-cheversi-swap = The sides cannot be swapped now.
error-cheversi-move = “{ $turn }” is not a placement. Write a piece and a square, such as Nd5.

cheversi-how =
    You and your opponent place chess pieces on an empty board. Pieces never move and are never taken. In the end, whoever’s pieces attack more empty squares wins.

    Each side has a king, a queen, two rooks, two bishops and two knights. Take turns, one piece a turn: tap a piece in your hand, then an empty square. The squares where it may go are marked.

    - White begins with the king, on any square.
    - Every later piece must touch a piece that already stands, of either colour. Corners touch too.
    - Your two bishops go on squares of different colours.
    - As soon as one queen stands, the other side must answer with its queen.
    - Black keeps the king until the very last turn and puts it beside the piece that White placed last. White must leave room for it.

    Pieces attack as in chess: the king the squares around it, the knight those a leap away, rook, bishop and queen along their lines up to the first piece in the way. There is no check: kings may stand attacked.

    An empty square counts one point for each of your pieces that attacks it. A square with a piece on it counts nothing. So a well-placed piece also blocks the opponent’s lines, and the score can go down.

    After sixteen pieces the count is final, and more points win. Until then the score shows how it stands, and “Attacked squares” shows where the points come from.
