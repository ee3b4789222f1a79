"""State machines: the system is driven at random, and a small model says what has to come of it.

``./play models [NAME...] --minutes N`` is the long run; ``tests/test_models.py`` has a short one.
"""
