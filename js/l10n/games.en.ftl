## The games that are kept

games = Your games
# $count is how many there are.
games-count = { $count ->
    [0] None kept yet
    [one] One game in this browser
   *[other] { $count } games in this browser
}
games-filter = Which games are shown
games-of-all = All games
games-more = Show more
games-none = No games yet
games-none-help = Every game you begin is kept here, turn by turn, until you delete it. Games from a file can come back here too.
games-choose = Choose a game
games-look = View
games-delete = Delete
# $game is a game's name, $date when it was played last.
games-look-label = View { $game } of { $date }
games-delete-label = Delete { $game } of { $date }
games-deleted = The game is deleted.
games-running = { $turns ->
    [0] Just begun
    [one] Running, one turn played
   *[other] Running, { $turns } turns played
}
games-won = Won
games-drawn = A draw
games-lost = Lost
games-ended = Finished
# $names lists who won, $count how many they are.
games-winner = { $count ->
    [one] { $names } won
   *[other] { $names } won
}

games-export = Save all to a file
games-import = Open a file
games-exported = All games are in the file that the browser saves now.
games-last-help = A browser that runs short of room may delete what sites keep, games too.
games-last = Ask it to keep them
games-lasting = This browser keeps your games until you delete them.
games-not-lasting = The browser has not agreed for now; it may once you have played here more often. To be safe, save all games to a file.
games-importing = Reading the games: { $done } of { $all } …
# $added games are new here, $renewed go on further than before, $known were here already.
games-imported = { $added ->
    [0] No new game
    [one] One new game
   *[other] { $added } new games
}, { $renewed ->
    [0] none
    [one] one
   *[other] { $renewed }
} brought further, { $known ->
    [0] none
    [one] one
   *[other] { $known }
} here already.
# $list is made of games-bad-item.
games-bad = { $count ->
    [one] One game could not be read and was left out
   *[other] { $count } games could not be read and were left out
}: { $list }.
# $number is its place in the file, $date may be empty.
games-bad-item = number { $number }, { $game } { $date }
file-other = This is not a file of games from Boardlet, or it is damaged from the start. Nothing was changed. Please choose a file that was saved with “Save all to a file”.
file-newer = This file was saved by a newer Boardlet. Nothing was changed. Load the page again to get the newest one, then open the file.

aside = Set aside
aside-help = These could not be read, or not to their end. Nothing of them is lost: save them as a file to keep or to repair them.
aside-save = Save as a file
aside-delete-title = Delete for good?
aside-delete-text = What was set aside cannot be brought back then.

## Statistics

statistics-subtitle = Your finished games
statistics-none = Nothing to count yet
statistics-none-help = Finish a game, and it is counted here: against each computer, how often you won, by how much, and whether it helps to begin.
# $levels lists the levels of the computers, $count how many they are.
statistics-against = { $count ->
    [one] Against computer { $levels }
   *[other] Against computers { $levels }
}
# $count is how many play.
statistics-people = Games of { $count } players
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-played = Games
statistics-turns = Turns a game
statistics-margin = Margin
statistics-streak = Wins in a row
statistics-best = Most in a row
statistics-first = Won by who began
statistics-begins = Does it help to begin?
statistics-here = { $count ->
    [one] One game of yours
   *[other] { $count } games of yours
}
statistics-elsewhere = { $count } games between people elsewhere
statistics-computers = { $count } games of two computers at level { $level }
statistics-margin-first = Margin of who began
statistics-by-first = began and won
statistics-by-second = went second and won
statistics-clear = Clear the statistics
statistics-clear-title = Clear the statistics?
statistics-clear-text = Only games that end from now on are counted then. The games themselves stay in the list.
statistics-cleared = The statistics begin anew.
