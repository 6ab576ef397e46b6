"""Three in a row: stones are placed by turns, and a row of them wins."""

from boardlet.core.state import Game
from three_in_a_row.game import ThreeInARow

GAME: Game = ThreeInARow()
