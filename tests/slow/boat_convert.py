"""From a state of the engine in ``boat`` to a plain table and back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from canasta.cards import LETTERS, kinds_text, parse_kinds
from canasta.table.moves import put_down
from canasta.table.packing import RANKLESS, field, held_kinds, pack_naturals, pack_specials
from canasta.table.state import (
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    DREW_NOTHING,
    FOUR_BLACKS,
    NATURALS,
    RED_THREES,
    SAID_NO,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SPECIALS,
    WILD_CANASTA,
    State,
)
from tests.slow.boat_table import BLOCKS, WILD_SET, Cards, Table, need

if TYPE_CHECKING:
    from canasta.engine import Setup
    from canasta.table.state import Shuffler

PARTS = ("draw", "play", "answer", "over")
ENDINGS = ("", "out", "exhausted", "last three", "stuck")
WILD_CANASTAS = ("", "small", "big")
FLAGS = {
    DID_DRAW: "drew",
    DREW_NOTHING: "drew nothing",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    DID_LAY: "laid",
    FOUR_BLACKS: "four blacks",
}
#: The places of sets in the engine's words, as letters.
PLACES = LETTERS[:RANKLESS] + WILD_SET


def plain(state: State) -> Table:
    """A state of the engine as a plain table."""
    setup = state.setup
    hands: list[Cards] = []
    for seat in range(setup.seats):
        kinds = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert len(kinds) == state.size(seat)
        hands.append(Counter(kinds_text(kinds)))
    table = Table(
        players=setup.players,
        scores=list(state.scores),
        hands=hands,
        sets=[_sets(state, side) for side in range(setup.sides)],
        red=list(state.laid[RED_THREES : RED_THREES + setup.sides]),
        pile=kinds_text(state.pile),
        stock=kinds_text(state.stock[state.place :]),
        dealer=state.dealer,
        seat=state.seat,
        turn=state.turn,
        part=PARTS[state.part],
        did=_did(state.flags),
        aside=kinds_text(state.aside),
        count=state.count,
        opened={side for side in range(setup.sides) if state.opened >> side & 1},
        wild=[WILD_CANASTAS[state.laid[WILD_CANASTA + side]] for side in range(setup.sides)],
        rebuilt=state.shuffles,
        laid_since=state.laid_since,
        idle=state.idle,
        out=None if state.out < 0 else state.out,
        ending=ENDINGS[state.ending],
    )
    assert state.frozen == table.frozen
    return table


def _did(flags: int) -> set[str]:
    """What happened in the turn. The engine says "drew" also of who took the pile or found no card."""
    did = {word for flag, word in FLAGS.items() if flags & flag}
    return did - {"drew"} if did & {"took", "drew nothing"} else did


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


def packed(table: Table, setup: Setup, shuffler: Shuffler | None = None) -> State:
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
        for rank, counts in sets.items():
            # What else the engine notes down about a set is its own business, so that it is tested too.
            put_down(state, side, PLACES.index(rank), counts[rank], counts["2"], counts["X"], None)
        # This alone cannot be seen from the cards: it was decided when the seventh came (B4).
        state.laid[WILD_CANASTA + side] = WILD_CANASTAS.index(table.wild[side])
    state.pile = bytes(parse_kinds(table.pile))
    state.aside = bytes(parse_kinds(table.aside))
    state.stock = bytes(parse_kinds(table.stock))
    state.frozen = table.frozen
    state.stopped = table.pile[-1:] in tuple(BLOCKS) and table.part == "draw"
    state.part = PARTS.index(table.part)
    state.seat, state.actor, state.turn = table.seat, table.actor, table.turn
    did = table.did | {"drew"} if table.did & {"took", "drew nothing"} else table.did
    state.flags = sum(flag for flag, word in FLAGS.items() if word in did)
    state.count = table.count
    state.sets_before = state.laid[SETS + table.side]
    state.opened = sum(1 << side for side in table.opened)
    state.dealer = table.dealer
    state.scores = tuple(table.scores)
    state.fines = (0,) * table.sides
    state.needs = tuple(need(score) for score in table.scores)
    state.out = -1 if table.out is None else table.out
    state.ending = ENDINGS.index(table.ending)
    state.shuffler = shuffler
    state.shuffles, state.laid_since, state.idle = table.rebuilt, table.laid_since, table.idle
    return state
