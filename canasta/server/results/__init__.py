"""Results, statistics and ratings by book, all derived from the streams of tables and games."""
