"""What is calculated from finished games: reviews, statistics and ratings."""
