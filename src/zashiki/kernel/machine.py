"""The kind of machine that rules are compiled for, for the few of them of which it wants different code."""

IS_GPU = False
"""Compiled code contains the value as a constant. `targets.lowering` makes it True in a process of its own."""
