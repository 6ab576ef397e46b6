## Boards in other pages

# These few are spoken where there is no Fluent: they may hold variables, but no choices.
# $turn is a turn such as "e4", $number which one it is, $count how many there are.
embed-start = Start of the game
embed-turn = Turn { $number } of { $count }: { $turn }
# $position is one of the two above.
embed-board = { $game }. { $position }
embed-steps = Step through the game
embed-slider = Turn
embed-first = To the start
embed-back = One turn back
embed-forward = One turn forward
embed-last = To the end
embed-run = Play the turns
embed-pause = Stop
embed-play = Play
embed-starting = Starting …
embed-more = { $game }, turns played: { $turns }
embed-broken = This board did not arrive.
embed-refused = This page does not let the game in.

## Putting a game into another page

share-embed = In a page of your own
share-embed-help = A board to be played, or a game to step through, in any web page.
share-embed-open = Choose how it looks
embedding = Put it into a page
embedding-what = What to show
embedding-what-live = Game to play
embedding-what-frame = Plain frame
embedding-what-replay = Game to step through
embedding-what-still = Position
embedding-width = Width
embedding-width-column = The column’s
# $pixels is a whole number.
embedding-width-pixels = { $pixels } px
embedding-theme = Colours
embedding-theme-page = As the page
embedding-theme-light = Light
embedding-theme-dark = Dark
embedding-theme-system = As the reader’s system
embedding-language = Language
embedding-language-page = As the page
embedding-lines = Lines for the page
embedding-copy = Copy
embedding-copied = Copied.
embedding-copy-refused = The browser did not copy it. It is selected: copy it with the keyboard.
embedding-save = Save as a file
embedding-saved = Saved.
embedding-hint-live = A light picture until somebody presses the button; then the rules and the computer are fetched.
embedding-hint-frame = For pages that allow frames only. The whole game is fetched at once.
embedding-hint-replay = Nothing is fetched but the script and a drawing of the board.
embedding-hint-still = Nothing is fetched but the script and a drawing of the board.
embedding-hint-long = These lines are long. Saved as a file, the game needs only two short ones.
embedding-hint-file = Put the file beside the page, and these lines into it.
