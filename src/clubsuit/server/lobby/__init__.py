"""Finding a table: matchmaking, and the list of tables to join or watch."""
