"""Boardlet for people at a terminal: games to play, positions to count."""
