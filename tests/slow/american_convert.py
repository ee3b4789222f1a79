"""From a state of the engine in ``american`` to a plain table and back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, LETTERS, RED_THREE, kinds_text, parse_kinds
from canasta.table.moves import put_down
from canasta.table.packing import RANKLESS, field, held_kinds, pack_naturals, pack_specials
from canasta.table.state import (
    BLACK_THREES,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    HOLDS_THREE,
    NATURALS,
    OPENED_NOW,
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
from tests.slow.american_hands import POINTS
from tests.slow.american_table import SEATS, SIDES, WILD_SET, Cards, Table, need

if TYPE_CHECKING:
    from canasta.engine import Setup

PARTS = ("draw", "play", "answer", "over")
ENDINGS = ("", "out", "exhausted", "last three", "stuck")
SPECIAL = tuple(POINTS)
THREES = {0: "", RED_THREE: "R", BLACK_THREE: "B"}
FLAGS = {
    DID_DRAW: "drew",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    DID_LAY: "laid",
    OPENED_NOW: "opened",
    HOLDS_THREE: "holds",
}
#: The places of sets in the engine's words, as letters.
PLACES = LETTERS[:RANKLESS] + WILD_SET


def plain(state: State) -> Table:
    """A state of the engine as a plain table."""
    hands: list[Cards] = []
    for seat in range(SEATS):
        kinds = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert len(kinds) == state.size(seat)
        hands.append(Counter(kinds_text(kinds)))
    opened = {side for side in range(SIDES) if state.opened >> side & 1}
    assert not state.aside
    assert not state.frozen
    assert not state.stopped
    return Table(
        scores=list(state.scores),
        hands=hands,
        sets=[_sets(state, side) for side in range(SIDES)],
        red=list(state.laid[RED_THREES : RED_THREES + SIDES]),
        black=list(state.laid[BLACK_THREES : BLACK_THREES + SIDES]),
        pile=kinds_text(state.pile),
        stock=kinds_text(state.stock[state.place :]),
        dealer=state.dealer,
        seat=state.seat,
        turn=state.turn,
        part=PARTS[state.part],
        did=_did(state.flags),
        three=THREES[state.drawn_three],
        # What an opened side has counted plays no part any more.
        count=0 if state.seat % SIDES in opened else state.count,
        opened=opened,
        asked={seat for seat in range(SEATS) if state.asked >> seat & 1},
        out=None if state.out < 0 else state.out,
        special="" if state.special < 0 else SPECIAL[state.special],
        ending=ENDINGS[state.ending],
    )


def _did(flags: int) -> set[str]:
    """What happened in the turn. The engine says "drew" also of who took the pile."""
    did = {word for flag, word in FLAGS.items() if flags & flag}
    return did - {"drew"} if "took" in did else did


def _sets(state: State, side: int) -> dict[str, Cards]:
    sets = {}
    for place, letter in enumerate(PLACES):
        cards = {
            letter: field(state.laid[SET_NATURALS + side], place),
            "2": field(state.laid[SET_TWOS + side], place),
            "X": field(state.laid[SET_JOKERS + side], place),
        }
        if any(cards.values()):
            sets[letter] = +Counter(cards)
    return sets


def packed(table: Table, setup: Setup) -> State:
    """A plain table as a state of the engine."""
    state = State()
    state.setup = setup
    for seat, hand in enumerate(table.hands):
        kinds = parse_kinds("".join(hand.elements()))
        state.held[NATURALS + seat] = pack_naturals(kinds)
        state.held[SPECIALS + seat] = pack_specials(kinds)
    state.opened = -1
    for side, sets in enumerate(table.sets):
        state.laid[RED_THREES + side] = table.red[side]
        state.laid[BLACK_THREES + side] = table.black[side]
        for rank, counts in sets.items():
            # What else the engine notes down about a set is its own business, so that it is tested too.
            put_down(state, side, PLACES.index(rank), counts[rank], counts["2"], counts["X"], None)
    state.pile = bytes(parse_kinds(table.pile))
    state.stock = bytes(parse_kinds(table.stock))
    state.part = PARTS.index(table.part)
    state.seat, state.actor, state.turn = table.seat, table.actor, table.turn
    did = table.did | {"drew"} if "took" in table.did else table.did
    state.flags = sum(flag for flag, word in FLAGS.items() if word in did)
    state.count = table.count
    state.sets_before = state.laid[SETS + table.side]
    state.opened = sum(1 << side for side in table.opened)
    state.asked = sum(1 << seat for seat in table.asked)
    state.drawn_three = next(kind for kind, letter in THREES.items() if letter == table.three)
    state.dealer = table.dealer
    state.scores = tuple(table.scores)
    state.fines = (0,) * SIDES
    state.needs = tuple(need(score) for score in table.scores)
    state.out = -1 if table.out is None else table.out
    state.special = SPECIAL.index(table.special) if table.special else -1
    state.ending = ENDINGS.index(table.ending)
    return state
