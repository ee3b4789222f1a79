"""Faults injected: every write, sync, rename and send of a recorded run fails once, or all from there on.

``./play faults [NAME...]`` tries every one of them; ``tests/test_faults.py`` tries some.
"""
