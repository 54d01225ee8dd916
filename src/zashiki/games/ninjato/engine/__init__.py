"""What Warashi needs of Ninjato: evaluation, play-out policy, levels."""
