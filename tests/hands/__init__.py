"""Every way to play, eagerly: hands by players who seek the rare, watched, looked at closely, and summed up.

``./play hands`` plays them by the million and can be stopped at any time; ``tests/test_hands.py`` plays some.
"""
