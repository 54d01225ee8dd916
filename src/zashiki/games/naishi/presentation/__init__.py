"""What people and programs see of a Naishi position."""
