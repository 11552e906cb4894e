"""Practice: questions about rules, and puzzles."""
