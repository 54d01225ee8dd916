"""What researchers and bot authors use: for now the arena."""
