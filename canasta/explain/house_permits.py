"""What a house rule lets a player do: it is cited in place of the paragraphs that it changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from canasta.books import BOOKS
from canasta.books.house.changes import paragraphs_behind
from canasta.books.house.seams import entries, seams
from canasta.clauses.base import Clause
from canasta.clauses.going_out import Asking, Closes, Concealed, OnlyGoingOut
from canasta.clauses.meld import ClosedMix, FewerWild, NoWildSets, WildLimit
from canasta.clauses.partners import ClosedSet, NaturalAndWild, NaturalPair, OwnSet
from canasta.clauses.reserve import FurtherSets, Reserves
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.stock import Refill
from canasta.engine import State
from canasta.table.actions import KIND, NO_OFFER, offers
from canasta.table.packing import BIT

_MIXED: Final = ("limits", (WildLimit, FewerWild, ClosedMix))
_ASKING: Final = ("asking", (Asking,))
#: Where a book keeps the clauses that decide a situation of its table ``permits``, and which they are.
_DECIDED: Final[dict[str, tuple[str, tuple[type[Clause], ...]]]] = {
    **dict.fromkeys(("lay_5", "lay_7", "further_5", "further_7"), ("limits", (ClosedMix,))),
    "lay_mixed": _MIXED,
    "add_wild": _MIXED,
    "wild_beyond": _MIXED,
    "mixed_canasta": _MIXED,
    "wild_set": ("limits", (NoWildSets,)),
    "blacks": ("only_going_out", (OnlyGoingOut,)),
    "add": ("closes", (Closes,)),
    "take_pair": ("partners", (NaturalPair,)),
    "take_wild": ("partners", (NaturalAndWild,)),
    "take_on": ("partners", (OwnSet, ClosedSet)),
    "ask": _ASKING,
    "answer": _ASKING,
    "out_asked": _ASKING,
    "out_unasked": _ASKING,
    "refill": ("refill", (Refill,)),
    "bury": ("further_sets", (FurtherSets,)),
    "reserve": ("reserves", (Reserves,)),
    "concealed": ("concealed", (Concealed,)),
}


@cache
def _base(slug: str, options: tuple[str, ...]) -> Rulebook:
    return BOOKS[slug].with_options(options)


def by_house(book: Rulebook, key: str, paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the paragraphs of a situation with the house rule in place of those it changed."""
    if book.house is None or key not in _DECIDED:
        return paragraphs
    seam, kinds = _DECIDED[key]
    base = _base(book.slug, book.chosen)
    before = [entry for entry in entries(base, seams()[seam]) if isinstance(entry.clause, kinds)]
    now = [entry for entry in entries(book, seams()[seam]) if isinstance(entry.clause, kinds)]
    if before == now:
        return paragraphs
    gone = {
        id
        for entry in before
        if entry not in now
        for id in paragraphs_behind(base, f"clauses.{seam}.{type(entry.clause).__name__}")
    }
    return (book.cites["house"], *(id for id in paragraphs if id not in gone))


def take_by_house(state: State, action: int) -> Iterator[str]:
    """Yield the house rule, if the book itself would not let the player take the pile in this way."""
    book = state.setup.book
    if book.house is None:
        return
    for clause in _base(book.slug, book.chosen).take:
        offer = NO_OFFER[:]
        offer[action >> 4] = BIT[action & KIND]
        if clause not in book.take:
            clause.narrow(state, offer)
            if not offers(offer, action):
                yield book.cites["house"]
                return


def discard_by_house(book: Rulebook, kind: int, paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the paragraphs of a discard with the house rule in place of what it does in the book itself."""
    if book.house is None:
        return paragraphs
    base = _base(book.slug, book.chosen)
    before, now = base.discarded.get(kind, ()), book.discarded.get(kind, ())
    if before == now:
        return paragraphs
    gone = {clause.paragraph for clause in before if clause not in now}
    return (book.cites["house"], *(id for id in paragraphs if id not in gone))
