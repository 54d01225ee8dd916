"""Games of the room, one folder each."""
