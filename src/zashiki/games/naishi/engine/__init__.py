"""What Warashi needs to play Naishi: an evaluation and its levels."""
