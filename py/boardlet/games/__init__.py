"""The games, one folder each; a folder that offers `GAME` is a game."""
