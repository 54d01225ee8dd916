"""What must outlive the process: players, tables and everything that happened at them, in a database."""
