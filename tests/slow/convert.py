"""From a state of the engine to a plain table and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from canasta.cards import LETTERS, kinds_text, parse_kinds
from canasta.table.moves import put_down
from canasta.table.packing import (
    BIT,
    RANKLESS,
    SPECIAL_FIELDS,
    field,
    held_kinds,
    pack_naturals,
    pack_specials,
)
from canasta.table.state import (
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    RED_THREES,
    SAID_NO,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)
from tests.slow.table import Cards, Table, need

if TYPE_CHECKING:
    from canasta.engine import Setup

PARTS = ("draw", "play", "answer", "over")
ENDINGS = ("", "out", "exhausted", "last three")
FLAGS = {
    DID_DRAW: "drew",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    LAST_THREE: "last three",
    DID_ADD: "added",
    MUST_GO_OUT: "black",
    DID_LAY: "laid",
}
#: The places of sets in the engine's words, as letters.
PLACES = LETTERS[:RANKLESS] + "B"


def plain(state: State) -> Table:
    """A state of the engine as a plain table."""
    setup = state.setup
    hands: list[Cards] = []
    for seat in range(setup.seats):
        kinds = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert len(kinds) == state.size(seat)
        hands.append(Counter(kinds_text(kinds)))
    return Table(
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
        frozen=state.frozen,
        aside=kinds_text(state.aside),
        count=state.count,
        before={letter for place, letter in enumerate(PLACES) if state.sets_before & BIT[place]},
        opened={side for side in range(setup.sides) if state.opened >> side & 1},
        melded={seat for seat in range(setup.seats) if state.melded >> seat & 1},
        fines=list(state.fines),
        out=None if state.out == -1 else state.out,
        concealed=state.concealed,
        ending=ENDINGS[state.ending],
    )


def _did(flags: int) -> set[str]:
    """What happened in the turn. The engine says of a player who took the pile that they drew as well."""
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


def packed(table: Table, setup: Setup, known: Iterable[tuple[int, str]] = ()) -> State:
    """A plain table as a state of the engine; ``known`` are cards everybody knows to be in a seat's hand."""
    state = State()
    state.setup = setup
    for seat, hand in enumerate(table.hands):
        kinds = parse_kinds("".join(hand.elements()))
        state.held[NATURALS + seat] = pack_naturals(kinds)
        state.held[SPECIALS + seat] = pack_specials(kinds)
    for seat, cards in known:
        kinds = parse_kinds(cards)
        state.held[KNOWN_NATURALS + seat] = pack_naturals(kinds)
        state.held[KNOWN_SPECIALS + seat] = pack_specials(kinds) & SPECIAL_FIELDS
    state.opened = -1
    for side, sets in enumerate(table.sets):
        state.laid[RED_THREES + side] = table.red[side]
        for rank, counts in sets.items():
            # What else the engine notes down about a set is its own business, so that it is tested too.
            put_down(state, side, PLACES.index(rank), counts[rank], counts["2"], counts["X"], None)
    state.pile = bytes(parse_kinds(table.pile))
    state.aside = bytes(parse_kinds(table.aside))
    state.stock = bytes(parse_kinds(table.stock))
    state.frozen = table.frozen
    state.stopped = table.pile.endswith("B") and not table.did & {"drew", "took"}
    state.part = PARTS.index(table.part)
    state.seat, state.actor, state.turn = table.seat, table.actor, table.turn
    did = table.did | {"drew"} if "took" in table.did else table.did
    state.flags = sum(flag for flag, word in FLAGS.items() if word in did)
    state.count = table.count
    state.sets_before = sum(BIT[PLACES.index(rank)] for rank in table.before)
    state.opened = sum(1 << side for side in table.opened)
    state.melded = sum(1 << seat for seat in table.melded)
    state.dealer = table.dealer
    state.scores, state.fines = tuple(table.scores), tuple(table.fines)
    state.needs = tuple(need(score) for score in table.scores)
    state.out = -1 if table.out is None else table.out
    state.concealed = table.concealed
    state.ending = ENDINGS.index(table.ending)
    state.penalty = None
    return state
