"""Capture Chinese checkers: jump over common marbles and keep them; most marbles win."""

from boardlet.games.capture.game import Capture

GAME = Capture()
