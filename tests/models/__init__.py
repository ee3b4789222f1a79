"""State machines: the system is driven at random and compared with a small model.

``./play dev models [NAME...] --minutes N`` is the long run; ``tests/test_models.py`` has a short one.
"""
