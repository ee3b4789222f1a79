"""Mini-Canasta: a game of the same clauses, small enough for exact methods.

The pack has kings, aces and twos only, hands have two cards, a canasta has four, a first meld needs no
count, and going out needs no canasta. Everything else is as in ``classic``: drawing, taking and freezing the
pile, melding and adding, the values of cards and the bonuses. The rules of threes have no cards to act on.

It is a value like any book, made from ``classic``, for the environments only. It has no paragraphs of its
own, and is not among the books that people can play.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from canasta.books.classic import CLASSIC
from canasta.cards import KINDS, parse_kinds
from canasta.clauses.rulebook import Rulebook, Seats


def _counts(cards: str) -> tuple[int, ...]:
    """Return how many cards of each kind there are."""
    kinds = parse_kinds(cards)
    return tuple(kinds.count(kind) for kind in range(KINDS))


def mini(packs: Mapping[int, tuple[str, int]]) -> Rulebook:
    """Return a game of ``classic``'s clauses with small packs.

    Args:
        packs: The cards of the pack, as letters, and how many are dealt to each player; by number of players.

    Examples:
        >>> mini({2: ("KKKAA2", 2)}).seating(2).hand_size
        2
    """
    return replace(
        CLASSIC,
        slug="mini",
        seatings=tuple(
            Seats(players, players, 2, hand_size, packs=1, cards=_counts(cards))
            for players, (cards, hand_size) in packs.items()
        ),
        target=1000,
        canasta_size=4,
        first_meld=replace(CLASSIC.first_meld, steps=()),
        going_out=replace(CLASSIC.going_out, canastas=dict.fromkeys(packs, 0)),
        asking=None,
        options=(),
    )


#: The game for two and for four players.
MINI: Final = mini({2: ("KKKKAA22", 2), 4: ("KKKKAAAA22", 2)})
