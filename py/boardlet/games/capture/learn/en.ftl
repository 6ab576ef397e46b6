capture-lesson-1 = The marbles belong to nobody. Jump with any of them over a neighbour, into the empty hole behind it.
capture-lesson-1-why = The marble you jumped over is yours. Every turn is made of such jumps.

capture-lesson-2 = A marble may jump on and on. Take three in one turn with the one on e3.
capture-lesson-2-why = A chain goes on as long as you like, and you end it where you like.

capture-lesson-3 = The points of the star begin empty. Jump with a marble out of the hexagon in the middle.
capture-lesson-3-why = Out there it is of little use to anyone. What leaves the middle also leaves fewer chains behind.

capture-lesson-4 = A chain may come back to where it began. Take three marbles with the one on l7, so that it ends on l7 again.
capture-lesson-4-why = Its hole is empty from the first jump on, so it may pass there or stop there.

capture-lesson-5 = More is not always better. The marble on g7 can take three, but the third jump opens more for your opponent. Take two, then end the turn.
capture-lesson-5-why = With two you win by two in the end; with three it would be a draw.

capture-lesson-6 = Once more: how many should the marble on k3 take?
capture-lesson-6-why = Two, and no more. The game ends when no marble can jump; what is left then counts for nobody.

capture-sample-0 = Sixty marbles, and only the hole in the middle is empty.
capture-sample-1 = The first jump leads into the middle. For a while both take one marble a turn.
capture-sample-12 = A chain of two, out into a point: 6 to 7.
capture-sample-15 = Three marbles, and back to where it began: 10 to 9.
capture-sample-16 = The answer takes four, passing its own start hole: 10 to 13.
capture-sample-19 = Four for the first player, but still behind: 16 to 17.
capture-sample-24 = Four more: 19 to 28. Few marbles can still jump.
capture-sample-26 = 20 to 29. The eleven marbles that are left count for nobody.
