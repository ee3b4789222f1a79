"""What comes of games: results, statistics, ratings by book. All of it follows from the streams."""
