"""Layout of an observation, the same for every book, number of players and option.

An observation is made in two steps. First, everything a seat sees is written into a row of *cells*, most of
them packed counts as the engine stores them (``canasta.engine.observe``). Then every number is extracted from
its cell: ``cell >> shift & mask``. This module lists the numbers; it needs no other package.

Seats are relative: 0 is the observing seat, 1 its left neighbour, and so on; side 0 is the observing side.

>>> LAYOUT["hand"].start, LAYOUT["hand"].shape, SIZE
(0, (16,), 723)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from canasta.books.plays import parts, pile_waits, unused_flags
from canasta.cards import BLACK_THREE, CALIENTE, JOKER, KINDS, RANKS, RED_THREE, TWO
from canasta.clauses.setup import Setup
from canasta.engine import observe
from canasta.table.packing import FIELDS, RANKLESS, SIZE_SHIFT, WIDTH
from canasta.table.state import MAX_SEATS, MAX_SIDES

COUNT: Final = 31
BIT: Final = 1
#: The number is the whole cell, and may be negative.
WHOLE: Final = -1
#: Bound on the absolute value of every number in an observation.
MOST: Final = 1 << 20


class Cut(NamedTuple):
    """Source of one number: a cell and the bits in it."""

    cell: int
    shift: int
    mask: int


class Run(NamedTuple):
    """Numbers that are adjacent both in an observation and in a cell."""

    cell: int
    shift: int
    length: int
    width: int
    mask: int


class ObservationField(NamedTuple):
    """A group of related numbers in an observation, described by the message ``envs.field.<name>``.

    Examples:
        >>> LAYOUT["hand"].place
        slice(0, 16, None)
    """

    name: str
    start: int
    shape: tuple[int, ...]
    scale: int  #: a typical value; divide by it before learning

    @property
    def stop(self) -> int:
        """The index after the last number."""
        size = 1
        for length in self.shape:
            size *= length
        return self.start + size

    @property
    def place(self) -> slice:
        """The slice of the field in an observation."""
        return slice(self.start, self.stop)


def _kinds(cell: int) -> list[Cut]:
    """Return the sixteen kinds of a natural and a special cell."""
    return _counts(cell, RANKS) + _counts(cell + 1, KINDS - RANKS)


def _ranks(place: int, width: int = FIELDS) -> list[Cut]:
    """Return a cell of every side, rank by rank."""
    return [cut for cell in observe.C_SIDE for cut in _counts(cell + place, width)]


def _by_side(place: int) -> list[Cut]:
    return [Cut(cell + place, 0, WHOLE) for cell in observe.C_SIDE]


def _bits(cell: int, shift: int, number: int) -> list[Cut]:
    return [Cut(cell, shift + place, BIT) for place in range(number)]


def _marks(shift: int) -> list[Cut]:
    """Return a mark of every seat."""
    first = _bits(observe.C_SEATS, shift, observe.SEATS)
    return first + _bits(observe.C_MORE_SEATS, shift, MAX_SEATS - observe.SEATS)


def _of_table(shift: int) -> list[Cut]:
    """Return a bit of the cell of the table for every side."""
    return [Cut(observe.C_TABLE, shift + more, BIT) for more in observe.SIDE_SHIFT]


def _counts(cell: int, number: int) -> list[Cut]:
    return [Cut(cell, WIDTH * place, COUNT) for place in range(number)]


def _whole(cell: int, number: int = 1) -> list[Cut]:
    return [Cut(cell + place, 0, WHOLE) for place in range(number)]


_SIDES = MAX_SIDES
_SEATS = MAX_SEATS
_PARTS: Final[list[tuple[str, tuple[int, ...], int, list[Cut]]]] = [
    ("hand", (KINDS,), 4, _kinds(observe.C_HAND)),
    ("known", (_SEATS, KINDS), 4, [cut for cell in observe.C_KNOWN for cut in _kinds(cell)]),
    ("sizes", (_SEATS,), 16, [Cut(cell + 1, SIZE_SHIFT, 1023) for cell in observe.C_KNOWN]),
    ("reserves", (_SEATS,), 1, _counts(observe.C_RESERVES, _SEATS)),
    ("unseen", (KINDS,), 8, _kinds(observe.C_UNSEEN)),
    ("pile", (KINDS,), 4, _kinds(observe.C_PILE)),
    ("pile_size", (1,), 16, [Cut(observe.C_PILE + 1, SIZE_SHIFT, 1023)]),
    ("top", (KINDS,), 1, _bits(observe.C_TABLE, 0, KINDS)),
    ("top_cards", (observe.TOP_CARDS,), 16, _counts(observe.C_TOP, observe.TOP_CARDS)),
    ("aside", (KINDS,), 4, _kinds(observe.C_ASIDE)),
    ("stock", (1,), 64, _whole(observe.C_STOCK)),
    ("frozen", (1,), 1, _bits(observe.C_FLAGS, observe.FROZEN_SHIFT, 1)),
    ("stopped", (1,), 1, _bits(observe.C_FLAGS, observe.STOPPED_SHIFT, 1)),
    ("naturals", (_SIDES, FIELDS), 4, _ranks(observe.S_NATURALS)),
    ("twos", (_SIDES, FIELDS), 4, _ranks(observe.S_TWOS)),
    ("jokers", (_SIDES, FIELDS), 4, _ranks(observe.S_JOKERS)),
    ("canastas", (_SIDES, FIELDS), 1, _ranks(observe.S_CANASTAS)),
    ("closed_natural", (_SIDES, FIELDS), 1, _ranks(observe.S_CLOSED_NATURAL)),
    ("closed_mixed", (_SIDES, FIELDS), 1, _ranks(observe.S_CLOSED_MIXED)),
    ("added", (_SIDES, RANKS), 4, _ranks(observe.S_ADDED, RANKS)),
    ("red_threes", (_SIDES,), 4, _by_side(observe.S_RED)),
    ("black_threes", (_SIDES,), 4, _by_side(observe.S_BLACK)),
    ("calientes", (_SIDES,), 1, _by_side(observe.S_CALIENTES)),
    ("small_wild", (_SIDES,), 1, _of_table(observe.SMALL_SHIFT)),
    ("big_wild", (_SIDES,), 1, _of_table(observe.BIG_SHIFT)),
    ("opened", (_SIDES,), 1, _of_table(observe.OPENED_SHIFT)),
    ("need", (_SIDES,), 100, _by_side(observe.S_NEED)),
    ("total", (_SIDES,), 1000, _by_side(observe.S_TOTAL)),
    ("fines", (_SIDES,), 100, _by_side(observe.S_FINES)),
    ("part", (4,), 1, _bits(observe.C_FLAGS, observe.PART_SHIFT, 4)),
    ("did", (observe.FLAGS,), 1, _bits(observe.C_FLAGS, 0, observe.FLAGS)),
    ("drawn_three", (2,), 1, _bits(observe.C_FLAGS, observe.DRAWN_SHIFT, 2)),
    ("count", (1,), 100, _whole(observe.C_COUNT)),
    ("before", (FIELDS,), 1, _counts(observe.C_BEFORE, FIELDS)),
    ("actor", (_SEATS,), 1, _marks(observe.ACTOR_SHIFT)),
    ("turn_of", (_SEATS,), 1, _marks(observe.TURN_SHIFT)),
    ("dealer", (_SEATS,), 1, _marks(observe.DEALER_SHIFT)),
    ("seated", (_SEATS,), 1, _marks(observe.SEATED_SHIFT)),
    ("melded", (_SEATS,), 1, _marks(observe.MELDED_SHIFT)),
    ("asked", (_SEATS,), 1, _marks(observe.ASKED_SHIFT)),
    ("cleared", (_SEATS,), 1, _marks(observe.CLEARED_SHIFT)),
    ("turn", (1,), 64, _whole(observe.C_TURN)),
    ("shuffles", (1,), 1, _whole(observe.C_SHUFFLES)),
    ("laid_since", (1,), 1, _bits(observe.C_FLAGS, observe.LAID_SINCE_SHIFT, 1)),
    ("idle", (1,), 1, _whole(observe.C_IDLE)),
    ("ending", (5,), 1, _bits(observe.C_FLAGS, observe.ENDING_SHIFT, 5)),
    ("out", (_SEATS,), 1, _marks(observe.OUT_SHIFT)),
    ("concealed", (1,), 1, _bits(observe.C_FLAGS, observe.CONCEALED_SHIFT, 1)),
    ("special", (1,), 1, _whole(observe.C_SPECIAL)),
    ("number", (1,), 4, _whole(observe.C_NUMBER)),
    ("rules", (observe.RULES,), 1, _whole(observe.C_RULES, observe.RULES)),
]


def _layout() -> dict[str, ObservationField]:
    fields: dict[str, ObservationField] = {}
    start = 0
    for name, shape, scale, cuts in _PARTS:
        fields[name] = ObservationField(name, start, shape, scale)
        start += len(cuts)
        assert fields[name].stop == start, name
    return fields


#: The fields of an observation by name, in their order.
LAYOUT: Final = _layout()
#: The source of every number of an observation.
CUTS: Final = tuple(cut for _, _, _, cuts in _PARTS for cut in cuts)
#: The length of an observation.
SIZE: Final = len(CUTS)
#: A typical value of every number; the ten numbers of the rules have one each.
_RULE_SCALES: Final = (4, 4, 2, 2, 16, 1, 7, 1, 5000, 4)
SCALES: Final = tuple(
    _RULE_SCALES[place] if name == "rules" else scale
    for name, _, scale, cuts in _PARTS
    for place in range(len(cuts))
)


def _runs(cuts: Sequence[Cut]) -> tuple[Run, ...]:
    """Group the cuts into runs of neighbours in the same cell."""
    runs: list[Run] = []
    before = Cut(-1, 0, 0)
    for cut in cuts:
        width = cut.shift - before.shift
        follows = runs and cut.cell == before.cell and cut.mask == before.mask and width > 0
        if follows and (runs[-1].length == 1 or runs[-1].width == width):
            runs[-1] = runs[-1]._replace(length=runs[-1].length + 1, width=width)
        else:
            runs.append(Run(cut.cell, cut.shift, 1, 0, cut.mask))
        before = cut
    return tuple(runs)


@dataclass(frozen=True)
class ObservationLayout:
    """Which numbers an observation has, and where.

    Attributes:
        fields: The fields by name, in their order; a field without numbers is left out.
        axes: For every field, what the places of each axis stand for: kinds, ranks, seats, sides …
        columns: The places of the numbers in ``LAYOUT``.
        narrow: True if the numbers have 16 bits, otherwise they have 32.

    Examples:
        >>> WHOLE_LAYOUT.size, WHOLE_LAYOUT.scales[:3]
        (723, (4, 4, 4))
    """

    fields: Mapping[str, ObservationField]
    axes: Mapping[str, tuple[tuple[int, ...], ...]]
    columns: tuple[int, ...]
    narrow: bool

    @property
    def size(self) -> int:
        """The length of an observation."""
        return len(self.columns)

    @property
    def scales(self) -> tuple[int, ...]:
        """A typical value of every number."""
        return tuple(SCALES[column] for column in self.columns)

    @property
    def cuts(self) -> tuple[Cut, ...]:
        """The source of every number."""
        return tuple(CUTS[column] for column in self.columns)

    @property
    def runs(self) -> tuple[Run, ...]:
        """The sources grouped into runs of neighbours."""
        return _runs(self.cuts)


def _laid_out(axes: Mapping[str, tuple[tuple[int, ...], ...]], narrow: bool) -> ObservationLayout:
    """Lay out the places of every axis that are kept."""
    fields: dict[str, ObservationField] = {}
    columns: list[int] = []
    kept = {}
    for name, field in LAYOUT.items():
        whole = tuple(tuple(range(length)) for length in field.shape)
        places = axes.get(name, whole)
        if not all(places):
            continue
        kept[name] = places
        fields[name] = ObservationField(name, len(columns), tuple(map(len, places)), field.scale)
        for place in product(*places):
            column = 0
            for index, length in zip(place, field.shape, strict=True):
                column = column * length + index
            columns.append(field.start + column)
    return ObservationLayout(fields, kept, tuple(columns), narrow)


#: The layout of ``LAYOUT`` itself.
WHOLE_LAYOUT: Final = _laid_out({}, narrow=False)
#: The highest target and first-meld count for which numbers have 16 bits.
_NARROW: Final = 16_000


def book_layout(setup: Setup, target: int = -1) -> ObservationLayout:
    """Return the layout of one book and number of players, without the numbers that are always the same.

    Args:
        setup: The rules and the number of players.
        target: The total that wins a game; by default the book's.

    Examples:
        >>> from canasta.books import book
        >>> layout = book_layout(Setup(book("classic"), 4))
        >>> layout.size, layout.fields["known"].shape, layout.narrow
        (318, (4, 15), True)
        >>> layout.axes["hand"][0][-1]  # the last kind of card; classic has no Caliente cards
        14
    """
    book = setup.book
    kinds = tuple(kind for kind in range(KINDS) if setup.deck_counts[kind])
    seats = tuple(range(setup.seats))
    sides = tuple(range(setup.sides))
    none: tuple[int, ...] = ()

    def if_any(condition: object, places: tuple[int, ...] = (0,)) -> tuple[int, ...]:
        return places if condition else none

    wild_set = bool(setup.room[RANKLESS][0])
    ranks = tuple(kind for kind in kinds if kind < RANKS)
    blacks = if_any(book.only_going_out, (RANKLESS,))
    mixed = (*(rank for rank in ranks if any(setup.room[rank])), *if_any(wild_set, (RANKLESS,)))
    placed = (*ranks, *if_any(blacks or wild_set, (RANKLESS,)))
    with_closed = sides if book.further_sets else none
    never = unused_flags(setup)
    axes: dict[str, tuple[tuple[int, ...], ...]] = {
        "hand": (kinds,),
        "known": (seats, kinds),
        "sizes": (seats,),
        "reserves": (if_any(setup.reserve_sizes, seats),),
        "unseen": (kinds,),
        "pile": (kinds,),
        "top": (kinds,),
        "aside": (if_any(pile_waits(setup), kinds),),
        "naturals": (sides, (*ranks, *blacks)),
        "twos": (sides, if_any(TWO in kinds, mixed)),
        "jokers": (sides, if_any(JOKER in kinds, mixed)),
        "canastas": (sides, placed),
        "closed_natural": (with_closed, ranks),
        "closed_mixed": (with_closed, mixed),
        "added": (with_closed, ranks),
        "red_threes": (if_any(RED_THREE in kinds, sides),),
        "black_threes": (if_any(BLACK_THREE in setup.shown_from_pile, sides),),
        "calientes": (if_any(CALIENTE in kinds, sides),),
        "small_wild": (if_any(wild_set, sides),),
        "big_wild": (if_any(wild_set, sides),),
        "opened": (sides,),
        "need": (sides,),
        "total": (sides,),
        "fines": (sides,),
        "part": (parts(setup),),
        "did": (tuple(flag for flag in range(observe.FLAGS) if not never >> flag & 1),),
        "drawn_three": (if_any(book.threes, (0, 1)),),
        "before": (placed,),
        "actor": (seats,),
        "turn_of": (seats,),
        "dealer": (seats,),
        "seated": (none,),
        "melded": (seats,),
        "asked": (if_any(setup.asks, seats),),
        "cleared": (seats,),
        "shuffles": (if_any(book.rebuild),),
        "out": (seats,),
        "concealed": (if_any(book.concealed),),
        "special": (if_any(book.special_hands),),
        "rules": (none,),
    }
    highest = max([book.target if target < 0 else target, *(need for _, need in book.first_meld.steps)])
    return _laid_out(axes, narrow=highest <= _NARROW)


def numbers(cells: Sequence[int]) -> list[int]:
    """Extract the numbers of an observation from its cells.

    >>> from canasta.engine import Setup, deal, view
    >>> from canasta.books import book
    >>> from canasta.engine.observe import Observer
    >>> setup = Setup(book("classic"), 4)
    >>> seen = numbers(Observer(setup).packed(view(deal(setup, setup.deck), 0)))
    >>> len(seen) == SIZE, seen[LAYOUT["stock"].start]
    (True, 62)
    """
    return [cells[cut.cell] >> cut.shift & cut.mask for cut in CUTS]
