"""One match: seats, clocks, take-backs, and the log of what happened. No network, no store, no wall clock."""
