chinese-checkers-lesson-1 = All ten marbles have to get to the point across. Move any one of them.
chinese-checkers-lesson-1-why = A marble steps to a hole next to it, or it jumps.

chinese-checkers-lesson-2 = Jump: over a marble next to yours, into the empty hole behind it.
chinese-checkers-lesson-2-why = Nothing is captured. You may jump over anybody’s marbles.

chinese-checkers-lesson-3 = One jump may follow another, as long as you like. The marble on g5 gets as far as q1: tap it, then q1.
chinese-checkers-lesson-3-why = Ten rows in one turn. Look for ladders: marbles with a hole between them.

chinese-checkers-lesson-4 = The marble on c2 is far behind. Find its way into row m.
chinese-checkers-lesson-4-why = Marbles of both players were its rungs. What you build your opponent may use as well.

chinese-checkers-lesson-5 = o1 lies far back. Jump with it as far as row g.
chinese-checkers-lesson-5-why = Leave nobody behind: when the ladders are gone, a lone marble walks step by step.

chinese-checkers-lesson-6 = The marble on h9 can get deep into your goal. Find the way.
chinese-checkers-lesson-6-why = Fill the deep holes first, or your own marbles will stand in the way at the mouth.

chinese-checkers-lesson-7 = In its goal a marble may still move, but it never leaves it again. Bring the one on m5 in.
chinese-checkers-lesson-7-why = Rows further in leave room for those who follow.

chinese-checkers-lesson-8 = One marble is missing. Finish the game.
chinese-checkers-lesson-8-why = You are home when every hole of your goal is taken, and at least one of the marbles is yours.

chinese-checkers-sample-0 = Ten marbles each, and one aim: the point across.
chinese-checkers-sample-1 = Both begin with their hindmost marbles, which jump over those in front.
chinese-checkers-sample-23 = Six rows in one turn: a ladder runs through the middle of the board.
chinese-checkers-sample-24 = The answer goes ten rows up, into the last hole of the goal.
chinese-checkers-sample-28 = Eight more rows on the same ladder.
chinese-checkers-sample-39 = A straggler catches up with a leap of eight rows.
chinese-checkers-sample-40 = And another, ten rows up. To leave nobody behind is worth more than a fast marble in front.
chinese-checkers-sample-44 = Eight rows again: all are on their way now.
chinese-checkers-sample-57 = The two have passed each other. From here each takes the shortest way home.
chinese-checkers-sample-65 = One last ladder: six rows, deep into the goal.
chinese-checkers-sample-90 = The last marble is home. Five of the other ten are still on their way.
