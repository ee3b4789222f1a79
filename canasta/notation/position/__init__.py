"""Positions as lines of text: reading, checking and writing."""
