"""Fuzzing: unexpected inputs for everything that reads data from people or programs.

``target`` defines a target and its invariants, ``targets`` lists them, ``engine`` generates the inputs,
``worker`` tries them in a separate process, and ``python -m tests.fuzz`` (``./play dev fuzz``) runs that for
any length of time. ``corpus`` holds the seed inputs, one file for each target; inputs that found a bug stay
there after the fix. docs/testing.md says how to use it.
"""
