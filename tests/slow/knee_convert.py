"""From a state of the engine in ``knee`` to a plain table and back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from canasta.cards import LETTERS, kinds_text, parse_kinds
from canasta.clauses.reserve import pack_set, unpack_set
from canasta.table.moves import put_down
from canasta.table.packing import BIT, RANKLESS, field, held_kinds, pack_naturals, pack_specials
from canasta.table.state import (
    ADDED,
    CANASTAS,
    CLOSED_FIRST,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    NATURALS,
    RED_THREES,
    SAID_NO,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SPECIALS,
    State,
)
from tests.slow.knee_table import NEED, WILD_BOOK, Book, Cards, Table

if TYPE_CHECKING:
    from canasta.engine import Setup

PARTS = ("draw", "play", "answer", "over")
ENDINGS = ("", "out", "exhausted", "last three", "stuck")
FLAGS = {
    DID_DRAW: "drew",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    DID_LAY: "laid",
    CLOSED_FIRST: "first",
}
#: The places of books in the engine's words, as letters.
PLACES = LETTERS[:RANKLESS] + WILD_BOOK


def plain(state: State) -> Table:
    """A state of the engine as a plain table."""
    setup = state.setup
    hands: list[Cards] = []
    for seat in range(setup.seats):
        kinds = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert len(kinds) == state.size(seat)
        hands.append(Counter(kinds_text(kinds)))
    need = state.needs[0]
    return Table(
        players=setup.players,
        number=next(number for number, count in NEED.items() if count == need),
        hands=hands,
        reserves=[["".join(sorted(kinds_text(cards))) for cards in each] for each in state.reserves],
        books=[_books(state, side) for side in range(setup.sides)],
        closed=[sorted(_closed(book) for book in state.closed[side]) for side in range(setup.sides)],
        added=[
            +Counter({letter: field(state.laid[ADDED + side], place) for place, letter in enumerate(PLACES)})
            for side in range(setup.sides)
        ],
        red=list(state.laid[RED_THREES : RED_THREES + setup.sides]),
        pile=kinds_text(state.pile),
        stock=kinds_text(state.stock[state.place :]),
        dealer=state.dealer,
        seat=state.seat,
        turn=state.turn,
        part=PARTS[state.part],
        did=_did(state.flags),
        count=state.count,
        opened={side for side in range(setup.sides) if state.opened >> side & 1},
        out=None if state.out < 0 else state.out,
        ending=ENDINGS[state.ending],
    )


def _did(flags: int) -> set[str]:
    """What happened in the turn. The engine says "drew" also of who took from the pile."""
    did = {word for flag, word in FLAGS.items() if flags & flag}
    return did - {"drew"} if "took" in did else did


def _books(state: State, side: int) -> dict[str, Cards]:
    books = {}
    for place, letter in enumerate(PLACES):
        cards = {
            letter: field(state.laid[SET_NATURALS + side], place),
            "2": field(state.laid[SET_TWOS + side], place),
            "X": field(state.laid[SET_JOKERS + side], place),
        }
        if any(cards.values()):
            books[letter] = +Counter(cards)
    return books


def _closed(book: int) -> Book:
    place, naturals, twos, jokers = unpack_set(book)
    cards = PLACES[place] * naturals + "2" * twos + "X" * jokers
    return PLACES[place], "".join(sorted(cards))


def packed(table: Table, setup: Setup) -> State:
    """A plain table as a state of the engine."""
    state = State()
    state.setup = setup
    for seat, hand in enumerate(table.hands):
        kinds = parse_kinds("".join(hand.elements()))
        state.held[NATURALS + seat] = pack_naturals(kinds)
        state.held[SPECIALS + seat] = pack_specials(kinds)
    state.reserves = tuple(tuple(bytes(parse_kinds(cards)) for cards in each) for each in table.reserves)
    closed = []
    for side, books in enumerate(table.closed):
        closed.append(
            tuple(
                pack_set(
                    PLACES.index(rank),
                    len(cards) - cards.count("2") - cards.count("X"),
                    cards.count("2"),
                    cards.count("X"),
                )
                for rank, cards in books
            )
        )
        for rank, _ in books:
            state.laid[CANASTAS + side] |= BIT[PLACES.index(rank)]
        for rank, number in table.added[side].items():
            state.laid[ADDED + side] += number * BIT[PLACES.index(rank)]
    state.closed = tuple(closed)
    state.opened = -1
    for side, sets in enumerate(table.books):
        state.laid[RED_THREES + side] = table.red[side]
        for rank, counts in sets.items():
            # What else the engine notes down about a set is its own business, so that it is tested too.
            put_down(state, side, PLACES.index(rank), counts[rank], counts["2"], counts["X"], None)
    state.pile = bytes(parse_kinds(table.pile))
    state.stock = bytes(parse_kinds(table.stock))
    state.stopped = table.pile[-1:] == "B" and table.part == "draw"
    state.part = PARTS.index(table.part)
    state.seat, state.actor, state.turn = table.seat, table.actor, table.turn
    did = table.did | {"drew"} if "took" in table.did else table.did
    state.flags = sum(flag for flag, word in FLAGS.items() if word in did)
    state.count = table.count
    state.sets_before = state.laid[SETS + table.side]
    state.opened = sum(1 << side for side in table.opened)
    state.dealer = table.dealer
    state.scores = state.fines = (0,) * table.sides
    state.needs = (NEED[table.number],) * table.sides
    state.out = -1 if table.out is None else table.out
    state.ending = ENDINGS.index(table.ending)
    return state
