"""The rule-based player of the core, fast enough to play out thousands of hands.

It uses only what the player to act may know, so that the same code plays on a view and in resampled hands.
Its knowledge of a book consists of numbers derived from the clauses (``canasta.policy.version_1.outlook``).
"""
