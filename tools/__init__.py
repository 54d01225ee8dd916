"""Commands for developers of Zashiki."""
