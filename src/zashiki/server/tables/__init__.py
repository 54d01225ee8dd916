"""The tables that are being played or watched: kept in memory, changed by commands, shown to their watchers."""
