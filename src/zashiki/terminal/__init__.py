"""The game in a terminal: playing, reviews and the arena on the screen."""
