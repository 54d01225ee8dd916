"""Zashiki in the terminal: playing a game, and showing reviews and contests."""
