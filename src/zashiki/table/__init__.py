"""One match: seats, clocks, take-backs and the log. It knows no network, no store and no wall clock."""
