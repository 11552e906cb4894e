"""Tools that read records of games: check, verify, review."""
