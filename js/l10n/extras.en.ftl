extras-failed-list = The list of further games ({ $file }) did not arrive. The other games are here as always; load the page again to look for them.
extras-failed-form = Further games are missing: { $file } is not a list of wheels. The other games are here as always.
extras-failed-origin = “{ $file }” was not added: a game has to lie on this site, not on another one. The other games are here as always.
extras-failed-download = “{ $file }” was not added: the file did not arrive. The other games are here as always; load the page again to try once more.
extras-failed-install = “{ $file }” was not added: it is damaged, needs something that is missing, or holds no game that can be played. The other games are here as always.
extras-failed-crash = “{ $file }” was not added: the engine broke down over it. The other games are here as always.

# $list names the packages of more than one game.
extras-failed-several = { $count } games were not added: { $list }. The other games are here as always; why these are not, the browser’s console tells.
