"""A rule-based player inside the core: quick enough to play hands out by the thousand.

It looks at what the player who acts may know and at nothing else, so the same code plays on a view and in
hands dealt again. What it knows of a book are numbers read off its clauses (``canasta.policy.outlook``).
"""
