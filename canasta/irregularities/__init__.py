"""Irregularities: what goes wrong at a table, what the referee asks about it, and what follows by the book.

They are clauses, which the books list like any others. What a ruling does to a hand in play is
``canasta.engine.penalties``; its sentences are made in ``canasta.wording.irregularities``.
"""
