## How to play

how-title = How to play { $game }
how-keys-title = With the keyboard
how-keys = Tab goes on to the pieces in hand and to the buttons. Everywhere on the page:
how-home-title = About Boardlet
how-home = Choose a game and press Play. Every game explains itself behind the question mark. Your games stay in this browser until you delete them.
