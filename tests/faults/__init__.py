"""Fault injection: every write, sync, rename and send of a recorded run fails once, or from there on.

``./play dev faults [NAME...]`` tries every fault; ``tests/test_faults.py`` tries a selection.
"""
