"""The coach: hints, reviews, exercises and lessons."""
