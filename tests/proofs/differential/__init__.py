"""Two implementations of each game, which are played in parallel and must agree at every step."""
