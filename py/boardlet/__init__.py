"""Boardlet: the rules and computer players of four board games, in pure Python."""

__version__ = "0.1.0"
