"""The form of a score pad: what a book counts, field by field, derived from its counting clauses.

A client that does not know the rules can ask for the fields, check their limits and pass the answers to
``canasta.scorepad.entry``.

>>> from canasta.books import book
>>> [field.id for field in form_of(book("classic"), 4).fields]
['out', 'concealed', 'red_threes', 'natural', 'mixed', 'fines', 'laid', 'left']
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal

from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.clauses import score
from canasta.clauses.pad import HANDS, MIXED, NATURAL, WILD, Field, PadTable, SetClass
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.score_base import BaseScore
from canasta.clauses.setup import Setup
from canasta.table.actions import FOUR_BLACK

Part = Literal["canastas", "open"]
#: Sets are canastas, or sets that were begun.
PARTS: Final[tuple[Part, ...]] = ("canastas", "open")


@dataclass(frozen=True)
class Form:
    """All fields of a book for a number of players, and the data needed to check an entry."""

    book: Rulebook
    setup: Setup = field(compare=False)
    fields: tuple[Field, ...]
    deck: tuple[int, ...]  #: how many there are of each kind
    left_values: tuple[int, ...]  #: of cards in hand
    left_threes: bool  #: black threes are counted with them
    base: BaseScore | None  #: if closed sets and a base of them are counted

    def field(self, id: str) -> Field | None:
        """Return the field with an id, or None."""
        return next((found for found in self.fields if found.id == id), None)

    @property
    def places(self) -> int:
        """Number of players of one side in a hand."""
        return self.setup.seats // self.setup.sides

    def classes(self, part: Part = "canastas") -> list[tuple[str, SetClass]]:
        """Return the fields under which sets count, the best match first.

        Every book has natural and mixed canastas and those of wild cards, with or without a field for them.
        """
        found = {each.id: each.sets for each in self.fields if each.part == part and each.sets is not None}
        if part == "canastas":
            for id, sets in (("natural", NATURAL), ("mixed", MIXED), ("wild", WILD)):
                found.setdefault(id, sets)
        return sorted(found.items(), key=lambda item: _order(item[1]))


def _order(sets: SetClass) -> tuple[bool, bool, bool, bool, int]:
    """Return the sort key of a class: single ranks, natural, mixed, and wild cards alone come last."""
    return not sets.ranks, len(sets.ranks) > 1, bool(sets.wild), not sets.jokers, -sets.least


def least_naturals(setup: Setup) -> int:
    """Return the fewest natural cards of a mixed canasta, in the rank that takes the most wild ones."""
    size = setup.canasta_size
    for naturals in range(2, size):
        for room in setup.room[:RANKS]:
            if all(room[naturals * 32 + wild] for wild in range(size - naturals)):
                return naturals
    return size


def form_of(book: Rulebook, players: int) -> Form:
    """Return the form of a book; players can be fined even if the book has no fines."""
    if not any(isinstance(clause, score.Fines) for clause in book.score):
        book = replace(book, score=(*book.score, score.Fines("")))
    setup = Setup(book, players)
    table = _table_of(setup)
    fields: dict[str, Field] = {}
    values, threes, base = book.values, True, None
    for clause in book.score:
        for found in clause.pad_fields(table):
            fields.setdefault(found.id, found)
        if isinstance(clause, score.CardsLeft):
            values, threes = clause.values, clause.threes
        elif isinstance(clause, BaseScore):
            base = clause
    if "left" not in fields:
        fields["left"] = Field("left", HANDS)
    return Form(book, setup, tuple(fields.values()), table.deck, values, threes, base)


def _table_of(setup: Setup) -> PadTable:
    """Return what the fields of clauses depend on."""
    deck = setup.deck_counts
    # Each mixed canasta takes a wild card and natural ones.
    mixed = min(sum(deck[:RANKS]) // least_naturals(setup), deck[TWO] + deck[JOKER])
    kinds = [*range(RANKS), TWO, JOKER]
    if BLACK_THREE in setup.set_kinds or setup.book.allows(FOUR_BLACK):
        kinds.append(BLACK_THREE)
    return PadTable(
        deck,
        setup.canasta_size,
        setup.seats // setup.sides,
        mixed,
        tuple(kinds),
        tuple(setup.shown()),
    )


def side_sizes(setup: Setup) -> list[int]:
    """Return the number of players on each side, including those who sit out; smaller sides come first."""
    left, sizes = setup.players, []
    for side in range(setup.sides):
        sizes.append(left // (setup.sides - side))
        left -= sizes[-1]
    return sizes
