"""Slow computations: replays, verification, hints, reviews and questions about positions.

They run in separate processes with a time limit, so no table waits for them.
"""
