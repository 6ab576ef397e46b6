chifoumi-lesson-1 = A disc moves one field, in any direction. Move a white one.
chifoumi-lesson-1-why = One disc, one field: that is a turn.

chifoumi-lesson-2 = Rock beats scissors. Take with the rock on d3 what it can beat.
chifoumi-lesson-2-why = Rock blunts scissors. Whoever has captured may go one step further with the same disc, or end the turn.

chifoumi-lesson-3 = The paper on d3 stands between scissors and a well. Which can it beat?
chifoumi-lesson-3-why = Paper covers rock and well; scissors cut paper. Discs of the same kind do each other no harm.

chifoumi-lesson-4 = And the well on d3? It has a rock and a paper beside it. Take what it beats.
chifoumi-lesson-4-why = Rock and scissors fall into the well. Only paper beats it.

chifoumi-lesson-5 = The black rock on d5 threatens your scissors. Put the paper from c3 on top of them.
chifoumi-lesson-5-why = A tower is what its top disc is. Rock does not beat paper, so the scissors are safe, and now it is the rock that has to flee.

chifoumi-lesson-6 = Only the top disc of a tower fights. On e5 paper lies on a rock: take the whole tower.
chifoumi-lesson-6-why = Two discs at one stroke. What lies below cannot help. High towers are strong, and dear to lose.

chifoumi-lesson-7 = After every capture the disc may step on, and capture again. Take both papers with the scissors on c3, then step out of reach of the rock on f6.
chifoumi-lesson-7-why = That was a single turn: two captures and a step to safety.

chifoumi-lesson-8 = Buried discs cannot move: your rock on c3 lies under a paper, which the scissors on d4 threaten. Step off with the paper to where they cannot reach it.
chifoumi-lesson-8-why = Now the rock is free again, and the scissors are in danger themselves.

chifoumi-lesson-9 = The game ends as soon as nothing can be captured any more. Take the last black disc.
chifoumi-lesson-9-why = Each disc that is left is a point, and whoever moved second gets half a point more. You won by two to a half.

chifoumi-sample-0 = Two discs of each kind for each side, and half a point more for Black, who moves second.
chifoumi-sample-1 = White’s scissors climb onto the well. A tower is as safe as its top disc.
chifoumi-sample-3 = They step on to e2, on top of a paper, and the well is free again.
chifoumi-sample-9 = White overlooks the black well on f3. It beats the scissors on e2, and then the rock on d1.
chifoumi-sample-10 = Two towers in one turn. Four white discs are gone: 4 to 8½.
chifoumi-sample-15 = Paper covers the well that did it: 4 to 7½.
chifoumi-sample-28 = Now Black overlooks a well, the white one on d5. Scissors on e6, a rock on the tower of d7, a rock on c7: one step lies between each.
chifoumi-sample-29 = Three captures in one turn, six discs: 4 to 1½. The game has turned.
chifoumi-sample-31 = Black’s last disc is a well, and only paper beats it. White’s paper sets out.
chifoumi-sample-49 = It runs to the edge and is caught: 4 to ½. Two overlooked chains decided it all.

chifoumi-puzzle-exercise-1 = Exercise 1 of the rules. White to move: the rock on d5 threatens the scissors on d4. Save them without moving them.
chifoumi-puzzle-exercise-2 = Exercise 2 of the rules. White to move: go where your scissors threaten the whole tower on e5, paper and rock.
chifoumi-puzzle-chain = White to move: take both papers, and be out of the rock’s reach at the end of the turn.
