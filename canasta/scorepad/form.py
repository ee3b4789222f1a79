"""The form of a score pad: what a book counts, field by field, derived from its counting clauses.

A client that does not know the rules can ask for the fields, check their limits and pass the answers to
``canasta.scorepad.entry``.

>>> from canasta.books import book
>>> [field.id for field in form_of(book("classic"), 4).fields]
['out', 'concealed', 'red_threes', 'natural', 'mixed', 'fines', 'laid', 'left']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

from canasta.cards import ACE, BLACK_THREE, CALIENTE, FIVE, JOKER, LETTERS, RANKS, RED_THREE, SEVEN, TWO
from canasta.clauses import score
from canasta.clauses.base import Counts
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.score_american import (
    CoveredThrees,
    HeldTooMany,
    OpenSetsCost,
    RankedCanastas,
    SpecialHandPoints,
)
from canasta.clauses.score_base import BaseScore, RedThreesOfSeven, ThreesLeft
from canasta.clauses.setup import Setup
from canasta.messages import text
from canasta.table.actions import FOUR_BLACK

#: Types of field: a number, yes or no, one of its choices, cards, cards of each player, fines.
FieldKind = Literal["count", "yes_no", "choice", "cards", "hands", "fines"]
COUNT: Final = "count"
YES_NO: Final = "yes_no"
CHOICE: Final = "choice"
CARDS: Final = "cards"
HANDS: Final = "hands"
FINES: Final = "fines"


class Group(NamedTuple):
    """Cards of one value."""

    value: int
    kinds: tuple[int, ...]
    most: int  #: in the whole pack


@dataclass(frozen=True)
class Field:
    """One field to fill in for each side."""

    id: str
    kind: FieldKind
    paragraph: str = ""
    points: int | None = None  #: points for each, if the field is simply multiplied
    most: int = 0
    one_side: bool = False  #: only one side can say yes
    needs: str = ""  #: a field that must be yes first
    part: Literal["", "canastas", "open"] = ""  #: not asked if sets are given card by card
    groups: tuple[Group, ...] = ()
    choices: tuple[tuple[str, int], ...] = ()  #: names and points
    kind_of_card: int = -1
    calientes: bool = False  #: each hand may also hold Caliente cards, which multiply it
    in_hands: tuple[tuple[int, ...], int] = (
        (),
        0,
    )  #: kinds that count here in hands given card by card, and from how many on
    beside: bool = False  #: allowed together with sets given card by card
    called: str = ""  #: the message of its label, if it differs from its id

    @property
    def label(self) -> str:
        """The label shown to the user."""
        if self.kind_of_card >= 0:
            return text("pad.field.held", kind=self.kind_of_card)
        return text(f"pad.field.{self.called or self.id}")


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


_ClauseFields = Callable[[Any, "_Table"], list[Field]]


class _Table(NamedTuple):
    """The table's properties that the fields of a clause depend on."""

    setup: Setup
    deck: tuple[int, ...]

    def natural(self, *kinds: int) -> int:
        """Return how many natural canastas of these kinds the pack allows."""
        return sum(self.deck[kind] // self.setup.canasta_size for kind in kinds)

    @property
    def wild(self) -> int:
        """How many canastas of wild cards the pack allows."""
        return (self.deck[TWO] + self.deck[JOKER]) // self.setup.canasta_size

    @property
    def mixed(self) -> int:
        """How many mixed canastas the pack allows: each takes a wild card and natural ones."""
        deck = self.deck
        return min(sum(deck[:RANKS]) // least_naturals(self.setup), deck[TWO] + deck[JOKER])

    def laid(self, values: tuple[int, ...]) -> tuple[Group, ...]:
        kinds = [*range(RANKS), TWO, JOKER]
        if BLACK_THREE in self.setup.set_kinds or self.setup.book.allows(FOUR_BLACK):
            kinds.append(BLACK_THREE)
        return self.groups(values, kinds)

    def groups(self, values: tuple[int, ...], kinds: list[int]) -> tuple[Group, ...]:
        found: dict[int, list[int]] = {}
        for kind in kinds:
            found.setdefault(values[kind], []).append(kind)
        return tuple(
            Group(value, tuple(kinds), sum(self.deck[kind] for kind in kinds))
            for value, kinds in sorted(found.items())
        )


def least_naturals(setup: Setup) -> int:
    """Return the fewest natural cards of a mixed canasta, in the rank that takes the most wild ones."""
    size = setup.canasta_size
    for naturals in range(2, size):
        for room in setup.room[:RANKS]:
            if all(room[naturals * 32 + wild] for wild in range(size - naturals)):
                return naturals
    return size


def _out(clause: score.OutBonus, _table: _Table) -> list[Field]:
    fields = [Field("out", YES_NO, clause.paragraph, clause.points, one_side=True)]
    if clause.four_blacks:
        paragraph = clause.four_blacks_paragraph
        fields.append(Field("four_blacks", YES_NO, paragraph, clause.four_blacks, needs="out"))
    return fields


def _special(clause: SpecialHandPoints, _table: _Table) -> list[Field]:
    choices = tuple((hand.name, hand.points) for hand in clause.hands)
    return [Field("special", CHOICE, clause.paragraph, needs="out", choices=choices)]


def _reds(
    clause: score.RedThrees | score.RedThreesByCanasta | RedThreesOfSeven, table: _Table
) -> list[Field]:
    return [Field("red_threes", COUNT, clause.paragraph, clause.each, table.deck[RED_THREE])]


def _covered(clause: CoveredThrees, table: _Table) -> list[Field]:
    return [
        Field(name, COUNT, clause.paragraph, None, min(table.deck[kind], len(clause.by_number)))
        for name, kind in (("red_threes", RED_THREE), ("black_threes", BLACK_THREE))
    ]


def _canasta(id: str, paragraph: str, points: int, most: int, *, beside: bool = False) -> Field:
    return Field(id, COUNT, paragraph, points, most, part="canastas", beside=beside)


def _canastas(clause: score.CanastaBonus, table: _Table) -> list[Field]:
    mixed = clause.mixed_paragraph or clause.paragraph
    return [
        _canasta("natural", clause.paragraph, clause.natural, table.natural(*range(RANKS))),
        _canasta("mixed", mixed, clause.mixed, table.mixed),
    ]


def _wild_canastas(clause: score.WildCanastaBonus, _table: _Table) -> list[Field]:
    big = clause.big_paragraph or clause.paragraph
    return [
        _canasta("small_wild", clause.paragraph, clause.small, 1, beside=True),
        _canasta("big_wild", big, clause.big, 1, beside=True),
    ]


def _ranked(clause: RankedCanastas, table: _Table) -> list[Field]:
    others = [rank for rank in range(RANKS) if rank not in (ACE, SEVEN)]
    natural, mixed, aces, sevens, wild, twos = clause.paragraphs
    return [
        _canasta("natural", natural, clause.natural, table.natural(*others)),
        _canasta("mixed", mixed, clause.mixed, table.mixed),
        _canasta("aces", aces, clause.aces, table.natural(ACE)),
        _canasta("sevens", sevens, clause.sevens, table.natural(SEVEN)),
        _canasta("wild", wild, clause.wild, table.wild),
        _canasta("twos", twos, clause.twos, table.natural(TWO)),
    ]


def _open_sets(clause: OpenSetsCost, _table: _Table) -> list[Field]:
    return [
        Field(id, COUNT, paragraph, -points, 1, part="open")
        for id, paragraph, points in (
            ("open_aces", clause.paragraph, clause.aces),
            ("open_sevens", clause.sevens_paragraph, clause.sevens),
            ("open_wild", clause.wild_paragraph, clause.wild),
        )
    ]


def _base(clause: BaseScore, table: _Table) -> list[Field]:
    others = [rank for rank in range(RANKS) if rank not in (FIVE, SEVEN)]
    natural = clause.natural_paragraph
    return [
        _canasta("sevens", natural, clause.natural, table.natural(SEVEN)),
        _canasta("fives", natural, clause.natural, table.natural(FIVE)),
        _canasta("natural", natural, clause.natural, table.natural(*others)),
        _canasta("mixed", clause.mixed_paragraph, clause.mixed, table.mixed),
        _canasta("wild", natural, clause.wild, table.wild),
        Field("beyond", CARDS, clause.cards_paragraph, part="canastas", groups=table.laid(clause.values)),
        Field("laid", CARDS, clause.open_paragraph, groups=table.laid(clause.values), called="open"),
    ]


def _left(clause: score.CardsLeft, table: _Table) -> list[Field]:
    kinds = [*range(RANKS), TWO, JOKER, *([BLACK_THREE] if clause.threes else [])]
    calientes = bool(clause.caliente) and table.deck[CALIENTE] > 0
    groups = table.groups(clause.values, kinds)
    return [Field("left", HANDS, clause.paragraph, groups=groups, calientes=calientes)]


def _threes_left(clause: ThreesLeft, table: _Table) -> list[Field]:
    return [
        Field(f"left_{colour}_threes", COUNT, paragraph, -points, table.deck[kind], in_hands=((kind,), 0))
        for colour, kind, paragraph, points in (
            ("red", RED_THREE, clause.paragraph, clause.red),
            ("black", BLACK_THREE, clause.black_paragraph, clause.black),
        )
    ]


def _held(clause: HeldTooMany, table: _Table) -> list[Field]:
    most = table.setup.seats // table.setup.sides
    id = f"held_{LETTERS[clause.rank]}"
    in_hands = ((clause.rank,), clause.number)
    return [
        Field(id, COUNT, clause.paragraph, -clause.points, most, kind_of_card=clause.rank, in_hands=in_hands)
    ]


def _laid(clause: score.CardsLaid | score.CardsOnTable, table: _Table) -> list[Field]:
    return [Field("laid", CARDS, clause.paragraph, groups=table.laid(clause.values))]


#: The fields of each counting clause.
FIELDS: Final[Mapping[type[Counts], _ClauseFields]] = {
    score.OutBonus: _out,
    score.ConcealedBonus: lambda clause, _: [
        Field("concealed", YES_NO, clause.paragraph, clause.points, needs="out")
    ],
    SpecialHandPoints: _special,
    score.RedThrees: _reds,
    score.RedThreesByCanasta: _reds,
    RedThreesOfSeven: _reds,
    CoveredThrees: _covered,
    score.CanastaBonus: _canastas,
    score.WildCanastaBonus: _wild_canastas,
    RankedCanastas: _ranked,
    OpenSetsCost: _open_sets,
    BaseScore: _base,
    score.CardsLaid: _laid,
    score.CardsOnTable: _laid,
    score.CardsLeft: _left,
    ThreesLeft: _threes_left,
    HeldTooMany: _held,
    score.CalientesPlayed: lambda clause, table: [
        Field("calientes", COUNT, clause.paragraph, clause.each, table.deck[CALIENTE])
    ],
    score.Fines: lambda clause, _: [Field("fines", FINES, clause.paragraph)],
}


def form_of(book: Rulebook, players: int) -> Form:
    """Return the form of a book; players can be fined even if the book has no fines."""
    if not any(isinstance(clause, score.Fines) for clause in book.score):
        book = replace(book, score=(*book.score, score.Fines("")))
    setup = Setup(book, players)
    deck = tuple(setup.deck.count(kind) for kind in range(16))
    table = _Table(setup, deck)
    fields: dict[str, Field] = {}
    values, threes, base = book.values, True, None
    for clause in book.score:
        for found in FIELDS[type(clause)](clause, table):
            fields.setdefault(found.id, found)
        if isinstance(clause, score.CardsLeft):
            values, threes = clause.values, clause.threes
        elif isinstance(clause, BaseScore):
            base = clause
    if "left" not in fields:
        fields["left"] = Field("left", HANDS)
    return Form(book, setup, tuple(fields.values()), deck, values, threes, base)


def side_sizes(setup: Setup) -> list[int]:
    """Return the number of players on each side, including those who sit out; smaller sides come first."""
    left, sizes = setup.players, []
    for side in range(setup.sides):
        sizes.append(left // (setup.sides - side))
        left -= sizes[-1]
    return sizes
