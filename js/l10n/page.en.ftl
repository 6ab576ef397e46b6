## The page's frame

skip = Skip to the content
home = All games
settings = Settings
how-open = How to play
close = Close
details = Game details
actions = Actions
more = More
game-heading = The game
# For search engines, and for lists of pages.
description = Four board games for one screen or several people: Cheversi, Chifoumi, Capture Chinese checkers and Chinese checkers. Free, no account, works offline.
foot = Boardlet is free and open source. Everything runs in your browser; nothing is sent anywhere.

# Title of the browser's tab. $game is a game's name.
title-game = { $game } – Boardlet

## Home

home-lead = A small box of board games.
home-more = Play against the computer, or against friends on one screen. No account, nothing to install, and it works without a network after the first visit.
home-play = Play
home-computer = Against the computer
home-continue = Continue
home-new = New game
# $game is the game that the button plays.
home-play-label = Play { $game }
home-computer-label = Against the computer: { $game }
home-continue-label = Continue your game of { $game }
home-new-label = New game of { $game }
learn-open = Learn
learn-open-label = Learn { $game }
# $seats is a text such as "2" or "2 to 6", $few the number where there is just one, else 0.
home-players = { $few ->
    [1] { $seats } player
   *[other] { $seats } players
}
home-running = { $turns ->
    [one] One turn played
   *[other] { $turns } turns played
}
list-range = { $least } to { $most }
home-subtitle = Board games for one screen

## Sides, by their colour

side-white = White
side-black = Black
side-red = Red
side-orange = Orange
side-gold = Gold
side-green = Green
side-blue = Blue
side-violet = Violet
side-slate = Slate
side-none = Nobody

## Whose turn it is, and how a game ended

status-to-move = { $sideName } to move
status-draw = A draw, { $score } each
status-won = { $sideName } wins, { $score } to { $other }
status-thinking = The computer is thinking …
# A person waits for a hint; the button ends the search.
status-hint = Looking for a hint …
# $depth is how many turns ahead it looks.
status-thinking-depth = The computer is thinking, { $depth } deep …
status-waiting = One moment: the board is being set up.

# $score is a number of points, $sideName who has them.
score-label = { $sideName } { $score }
score-to-move = , to move
scores = Players and score
# Spoken after a turn. $list is made of score-label.
score-spoken = Score: { $list }.
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

## Actions

undo = Undo
redo = Redo
new-game = New game
play-again = Play again
# After the end of a game: the same players, everybody one seat further.
swap-seats = Swap seats and play
hint = Hint
# $turn is a turn in the notation of the game.
hint-spoken = Hint: { $turn }
hurry = Move now
# Gives the hint at once, while it is sought.
hurry-hint = Show now
# Into a tower of pieces.
look = Look inside
choice-stop = End turn
choice-pass = Pass
choice-swap = Swap sides

## Turns, rules in force

turns = Turns
turns-none = Nothing played yet.
now = Now
rules = Rules
rules-all-usual = Usual rules
rule-flag = { $option }
rule-choice = { $option }: { $value }

## New game

option-on = on
option-off = off

## Sharing

share = Share
link-ask = Open the game from the link?
link-forks = It begins like a game you are playing here, but goes on differently. Both are kept if you open it.
link-take = Open it
link-keep = Stay with mine
link-older = You have played on since that link was made. Your game is open as it stands.
link-own = Open it as a game of its own
link-goes-on = The link goes on with a game that you have here.
error-link-form = This is not a link to a game. Please copy the whole link and try again.
# $version is the link's, $known the newest that is understood.
error-link-version = This link was made by a newer Boardlet. Load the page again to get the newest one, then open the link.
# $turns is the number of turns that could be read.
error-link-truncated = The end of this link is missing. { $turns ->
    [one] One turn
   *[other] { $turns } turns
} could be read. Please ask for the link once more.
error-link-damaged = This link was changed on its way. { $turns ->
    [one] One turn
   *[other] { $turns } turns
} could be read. Please ask for the link once more.
error-link-long = This link is longer than any game. Please ask for it once more.
error-text-game = The text does not say which game it is. A first line such as [Game "…"] would.
error-text-result = The text has a result in a place where none can be.
# $turn is what was typed, $candidates what it may mean.
error-turn-ambiguous = { $turn } may mean several turns: { $candidates }. Write it in full.
error-turn-vague = { $turn } may mean very many turns. Write it in full.

## Analysis

analysis = Analysis
analysis-help = The strongest computer says what it thinks of the position.
# $score is a margin over the best opponent, with its sign; $depth how many turns were looked ahead.
analysis-estimate = { $sideName }: about { $score } (looked { $depth } ahead)
analysis-exact = { $sideName }: { $score }, proven
# $line is turns in the notation of the game.
analysis-line = Best: { $line }
review = Values over the game
# $side is who is ahead where the line is high.
review-label = The value after each turn; up is good for { $sideName }.
review-running = { $done } of { $turns } turns looked at …
review-costs = The turns that cost most
# A turn that lost most. $turn is its number, $text how it is written.
review-turning = Turn { $turn }, { $sideName } { $text }: −{ $loss }

## Players

# Beside the name of a seat that a computer plays. $level is from 1 to 6.
seat-computer = Computer { $level }

## The count at the end

count = The count
count-hint = Point at a line to see its fields on the board.
count-total = Total

## Starting

boot-label = Starting the rules
# $percent is how much has arrived.
boot-runtime = The rules are on their way, { $percent } %.
boot-library = The rules are on their way, { $percent } %.
boot-engine = The rules are on their way, { $percent } %.
boot-start = The rules are starting.
# Added where a board stands that is known without the rules.
boot-begin = You can already begin.
boot-failed = The rules could not start.
boot-retry = Try again

engine-failed-download = The rules could not be fetched ({ $file }). Your game is safe. Look at the connection, then press “Try again”.
engine-failed-start = The rules could not start in this browser. Your game is safe. Press “Try again”; if that does not help, load the page anew.
engine-failed-timeout = The rules have not started within { $seconds } seconds. Your game is safe. Press “Try again”.
engine-failed-build = The site was renewed while this page was open. Your game is safe. Please load the page anew.
engine-failed-crashes = The rules broke down { $count } times. Your game is safe. Press “Try again”.
reload = Load anew

## New versions of the site

update-waits = A new version of Boardlet is here. Your game stays as it is.
update-accept = Switch now
update-replaced = Another tab has switched to a new version of Boardlet. This one plays on; load it anew when it suits you. Your game stays as it is.

## What can go wrong

broken = Boardlet could not start
broken-help = Some of its files did not arrive. Nothing is lost: games that were begun are still kept in this browser. Please look at the connection, then press the button.
broken-reload = Load again
notice-dismiss = Dismiss
notice-storage = This browser does not let the page keep anything. You can play on, but the game will be gone when the page is closed.
# Something that is fetched when it is first opened did not arrive.
notice-part = This part of the page did not arrive. Look at the connection, then try again.
notice-language = The texts in that language did not arrive. Look at the connection, then choose it again.
notice-unknown-game = There is no game called “{ $game }” here. These are the games there are.
notice-cut = The kept game could not be read to its end. It goes on before turn { $number }; what was kept is set aside.
notice-aside = The kept game could not be read, so a new one begins. The old one was set aside.

error-bad-request = The page and the rules did not understand each other. Your game is safe. Please try again.
error-unknown-game = There is no game called “{ $game }”.
error-bad-option = These options do not go together. Please choose others.
error-bad-position = This position cannot be read.
error-bad-move = “{ $turn }” is not a turn in this game.
error-illegal-move = “{ $turn }” is not possible here. Nothing is lost; please choose another turn.
error-too-large = This is too long to be a game. Please look at what was pasted or opened.
error-internal = The rules stumbled over this turn. Your game is safe. Please try again, or take a turn back.
error-request-type = The page and the rules did not understand each other. Your game is safe. Please try again.
error-option-unknown = There is no option “{ $option }”.
error-option-value = The option “{ $option }” does not have this value.
error-option-clash = The option “{ $option }” does not go with the others.
error-branch = There is no such branch of this game.
error-branch-many = A game can keep { $most } branches. Please delete one first.
error-game-over = The game is over.
error-bad-link = This link cannot be read.
error-match-kind = This game has no such match.
error-match-length = A match cannot have this length.
error-match-over = The match is over.
