## Games that are kept: what is said of them before their list is opened

shelf = Your games
# $turns is how many turns were played, $date when the last one was.
shelf-facts = { $turns ->
    [one] One turn
   *[other] { $turns } turns
} · { $date }
games-all = All games
games-continue-label = Continue { $game } of { $date }
aside-unknown = Unknown game
# $game is a game's name, $date when it was kept.
aside-item = { $game }, { $date }
# $list is made of aside-item.
notice-aside-list = { $count ->
    [one] One kept game could not be read and is set aside: { $list }.
   *[other] { $count } kept games could not be read and are set aside: { $list }.
} All others are here.
notice-full = There is no more room in this browser for games. You can play on, but what you play now will be gone when the page is closed. Delete games, or save them all to a file first.
notice-unknown-kept = This game is not kept in this browser any more. These are the games that are.
notice-clash = You played in this game in two tabs at once. The other tab’s game goes on here; what you played in this one is a game of its own now.
clash-open = Open it
statistics = Statistics
