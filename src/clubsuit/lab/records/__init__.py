"""What reads records of games: check, verify, review."""
