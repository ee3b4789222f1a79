"""The five rulebooks and their texts."""
