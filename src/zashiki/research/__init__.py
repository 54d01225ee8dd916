"""Tools for researchers and authors of bots: the arena and its statistics."""
