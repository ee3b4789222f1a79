"""Worked examples: programs that use the package as anybody could."""
