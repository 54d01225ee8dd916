"""What all games share: compiled rules, positions, records of games."""
