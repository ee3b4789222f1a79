"""Hints, reviews, exercises and lessons: what helps a person to play better."""
