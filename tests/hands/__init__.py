"""Hands of every variant by players who seek rare plays: monitored, inspected in samples, and summed up.

``./play dev hands`` plays millions of them and can be stopped at any time; ``tests/test_hands.py`` plays a
few.
"""
