"""Ruling G1: can this turn be finished lawfully? One search for every book and every question.

``rank`` tells what one rank can come to, ``table`` puts the ranks together, ``with_pile`` does so in two
steps where the pile comes in between; ``plain`` answers most questions before that. ``prospect`` asks,
``narrow`` takes out of an offer what leads nowhere, ``plan`` finds a way out action by action.
"""
