"""Warashi, the house spirit: opponents that see no more than their seat may see."""
