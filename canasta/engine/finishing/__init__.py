"""Ruling G1: can this turn be finished legally? One search for every book and every question.

``rank`` finds the outcomes of one rank, ``table`` combines the ranks, and ``with_pile`` combines them in two
steps if the pile is taken in between; ``plain`` answers most questions before that. ``prospect`` asks the
questions, ``narrow`` removes dead ends from an offer, ``plan`` finds a way out action by action.

The work is bounded: a table has an entry for each number of wild cards used, cards left and canastas (in two
steps also for each number of wild cards laid before the pile is taken), however many ways there are to lay
the cards. Entries are combined with the outcomes of each of twelve ranks, whose number is bounded in the same
way (docs/decisions/0037-a-bound-for-the-end-of-a-turn.md; ``table.WORK`` counts).
"""
