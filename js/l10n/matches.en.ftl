## Matches: several games between the same players

match = Match
match-single = One game
# $length is a number of games.
match-best-of = Best of { $length }
# $length is a number of points.
match-first-to = First to { $length } points
match-pair = Two games, colours swapped
match-game = Game { $number }
match-game-of = Game { $number } of { $games }
# A player without a name. $number is from 1.
match-player = Player { $number }
# $names are one or more players.
match-won = The match is over: { $names } wins it.
match-drawn = The match is over: a draw.
match-next = Next game
match-again = New match
match-starts = begins
# Under the score sheet, where a dot stands before the points of who began the game.
match-starts-mark = • began the game
