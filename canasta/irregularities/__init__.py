"""Irregularities: what goes wrong at a table, the referee's questions, and what follows by the book.

They are clauses, which the books list like any others. ``canasta.engine.penalties`` carries rulings out on a
hand in play; ``canasta.wording.irregularities`` puts them into words.
"""
