cheversi-lesson-1 = Put the white king anywhere, as long as it attacks eight squares. More it never can.
cheversi-lesson-1-why = A king attacks its neighbours, and each empty one is a point. At the edge of the board some are missing.

cheversi-lesson-2 = Now Black. Every piece from here on must touch one that stands. Place the queen so that she attacks at least 22 empty squares.
cheversi-lesson-2-why = Lines end at the first piece they meet. And a square that is taken counts for nobody: White is down to seven.

cheversi-lesson-3 = One queen stands, so the other must come at once. Place the white queen so that White leads by six or more.
cheversi-lesson-3-why = This is called calling the queen. Right beside her rival she cuts off some of the lines that Black was counting on.

cheversi-lesson-4 = 27 to 20 for White. One black rook does more than gain points: it also takes some away. Lead by eight or more with it.
cheversi-lesson-4-why = It stands in the way of White’s lines. A point that your opponent loses is worth as much as one that you gain.

cheversi-lesson-5 = 25 to 34. Place a white bishop so that White leads by seven.
cheversi-lesson-5-why = Near the middle a bishop looks along four lines, and blocks what runs through there.

cheversi-lesson-6 = White’s other bishop stands on d5, a light square. Place the second one.
cheversi-lesson-6-why = A player’s two bishops stand on squares of different colours, so this one had dark squares only.

cheversi-lesson-7 = White has one piece left, a knight. Lead by five with it.
cheversi-lesson-7-why = Black has one piece left too, the king, and it must touch this knight. Where White ends decides where the king may go.

cheversi-lesson-8 = The black king must touch the knight on d6: four squares do. One of them wins the game.
cheversi-lesson-8-why = 46 to 45. Every square counts. You know all the rules now; what is left is practice.

cheversi-sample-0 = Two equal players, and one point between them in the end. Watch how every piece gives and takes.
cheversi-sample-1 = White’s king stands in the middle: eight squares, eight points.
cheversi-sample-2 = Black calls the queen: hers attacks 23 squares, and White must answer with the other queen at once.
cheversi-sample-3 = The white queen comes right beside her: 27 to 20.
cheversi-sample-4 = A rook turns it round: 25 to 34. It gains fourteen points and takes two away.
cheversi-sample-9 = White’s second rook on g4: 47 to 36, the widest lead of the game.
cheversi-sample-12 = Black’s second rook brings it back: 37 to 42.
cheversi-sample-15 = The last knight, and White leads 47 to 42. But the black king has to touch it.
cheversi-sample-16 = The king goes to c5, blocks a line and attacks what is empty around it: 45 to 46. Black wins by one square.
