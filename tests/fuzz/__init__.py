"""Fuzzing: inputs nobody would think of, for everything that reads what people or programs give.

``target`` says what a target is and what must be true of whatever it is given, ``targets`` lists them,
``engine`` makes the inputs, ``worker`` tries them in a process of its own, and ``python -m tests.fuzz``
(``./play fuzz``) lets that go on for as long as one likes. ``corpus`` holds inputs to begin with, one file
for each target; what was found and mended stays there. docs/testing.md says how to use it.
"""
