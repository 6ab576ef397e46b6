"""Chinese checkers: step and jump across the star, and be home first."""

from boardlet.games.chinese_checkers.game import ChineseCheckers

GAME = ChineseCheckers()
