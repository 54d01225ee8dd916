"""What Warashi needs to play Ta-Ke: its own search, and the levels."""
