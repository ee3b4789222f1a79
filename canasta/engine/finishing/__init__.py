"""Ruling G1: can this turn be finished lawfully? One search for every book and every question.

``rank`` tells what one rank can come to, ``table`` puts the ranks together, ``with_pile`` does so in two
steps where the pile comes in between; ``plain`` answers most questions before that. ``prospect`` asks,
``narrow`` takes out of an offer what leads nowhere, ``plan`` finds a way out action by action.

The work is bounded: a table has an entry for each number of wild cards used, cards left and canastas (in two
steps also of wild cards laid before the pile comes), however many ways there are to lay the cards. Entries
meet what each of twelve ranks can come to, which is again so many numbers at most
(docs/decisions/0037-a-bound-for-the-end-of-a-turn.md; ``table.WORK`` counts).
"""
