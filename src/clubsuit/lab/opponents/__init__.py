"""Who plays in the arena besides the table's bots: opponents that are there for comparison."""
