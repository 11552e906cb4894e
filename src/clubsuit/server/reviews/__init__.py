"""Reviews, statistics and ratings, computed from games."""
