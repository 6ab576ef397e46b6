"""Chifoumi: discs of rock, scissors, paper and well move one field, stack and capture."""

from boardlet.games.chifoumi.game import Chifoumi

GAME = Chifoumi()
