"""How people find a table: matchmaking and the list of tables."""
