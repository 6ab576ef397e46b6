"""Cheversi: chess pieces are placed, never moved, and count the empty squares they attack."""

from boardlet.games.cheversi.game import Cheversi

GAME = Cheversi()
