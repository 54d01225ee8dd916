"""Random play with Zashiki and with its peers, in a module for each library.

A module has the name of its package on PyPI as DISTRIBUTION, and a function for each way of playing, with the same name
in all modules. It takes the name of a game, and returns a function that plays for a moment and returns the number of
decisions: all that the players chose, and none of chance.
"""
