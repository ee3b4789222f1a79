"""Conversion between a state of the engine and a plain table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar, cast

from canasta.books import book
from canasta.books.house import rules_of
from canasta.cards import BLACK_THREE, LETTERS, RED_THREE, kinds_text, parse_kinds
from canasta.clauses.reserve import pack_set, unpack_set
from canasta.engine import Setup
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
    ADDED,
    BLACK_THREES,
    CALIENTES,
    CANASTAS,
    CLOSED_FIRST,
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_REFILL,
    DID_TAKE,
    DREW_NOTHING,
    FOUR_BLACKS,
    HOLDS_THREE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    LAST_THREE,
    MADE_WILD,
    MUST_GO_OUT,
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
    WILD_CANASTA,
    Shuffler,
    State,
)
from tests.slow.aces import Aces
from tests.slow.american import American
from tests.slow.american_hands import POINTS
from tests.slow.boat import Boat
from tests.slow.caliente import Caliente
from tests.slow.classic import Classic
from tests.slow.cuban import Cuban
from tests.slow.foot import GAMES, Foot
from tests.slow.knee import Canasta, Knee
from tests.slow.rules import Rules
from tests.slow.table import WILD, WILD_SET, Cards, letters

TABLES: dict[str, type[Rules]] = {kind.book: kind for kind in (Classic, Caliente, Boat, American, Knee)}
HOUSES: dict[str, type[Rules]] = {**GAMES, Cuban.house: Cuban, Aces.house: Aces}
T = TypeVar("T", bound=Rules)
PARTS = ("draw", "play", "answer", "over")
ENDINGS = ("", "out", "exhausted", "last three", "stuck")
WILD_CANASTAS = ("", "small", "big")
SPECIAL = tuple(POINTS)
THREE = {0: "", RED_THREE: "R", BLACK_THREE: "B"}
FLAGS = {
    DID_DRAW: "drew",
    DREW_NOTHING: "drew nothing",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    DID_LAY: "laid",
    DID_ADD: "added",
    LAST_THREE: "last three",
    MUST_GO_OUT: "black",
    DID_REFILL: "refilled",
    FOUR_BLACKS: "four blacks",
    MADE_WILD: "wild",
    OPENED_NOW: "opened",
    HOLDS_THREE: "holds",
    CLOSED_FIRST: "first",
}


@cache
def setup_of(name: str, players: int, options: frozenset[str] = frozenset()) -> Setup:
    """Return the setup of a book with some options for a number of players."""
    return Setup(book(name).with_options(sorted(options)), players)


@cache
def setup_by_house(name: str, players: int) -> Setup:
    """Return the setup of a house rule for a number of players."""
    return Setup(rules_of(name), players)


def setup_for(table: Rules) -> Setup:
    """Return the setup of a table."""
    if isinstance(table, Foot | Cuban | Aces):
        return setup_by_house(table.house, table.players)
    options = table.options if isinstance(table, Caliente) else frozenset()
    return setup_of(table.book, table.players, options)


def places(table: Rules) -> str:
    """Return the places of sets in the engine's fields as letters: the ranks and one other."""
    return LETTERS[:RANKLESS] + (
        "B" if isinstance(table, Classic) and not isinstance(table, Cuban) else WILD_SET
    )


def bits(number: int) -> set[int]:
    return {place for place in range(8) if number >> place & 1}


def mask(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def blank(setup: Setup) -> Rules:
    """Return an empty table of the same book."""
    house = setup.book.house
    if house is not None and house.name in HOUSES:
        return HOUSES[house.name](setup.players)
    kind = TABLES[setup.book.slug]
    options: dict[str, Any] = {"options": frozenset(setup.book.chosen)} if kind is Caliente else {}
    return kind(setup.players, **options)


def plain(state: State) -> Rules:
    """Convert a state of the engine to a plain table."""
    setup = state.setup
    table = blank(setup)
    sides, seats = range(setup.sides), range(setup.seats)
    for seat in seats:
        kinds = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert len(kinds) == state.size(seat)
        table.hands[seat] = Counter(kinds_text(kinds))
    table.scores = list(state.scores)
    table.sets = [_sets(state, side, places(table)) for side in sides]
    table.red = [state.laid[RED_THREES + side] for side in sides]
    table.pile, table.aside = kinds_text(state.pile), kinds_text(state.aside)
    table.stock = kinds_text(state.stock[state.place :])
    table.dealer, table.seat, table.turn = state.dealer, state.seat, state.turn
    table.part, table.ending = PARTS[state.part], ENDINGS[state.ending]
    table.did = {word for flag, word in FLAGS.items() if state.flags & flag and word in table.deeds}
    if table.did & {"took", "drew nothing"}:  # the engine says "drew" of these as well
        table.did.remove("drew")
    table.count, table.opened = state.count, bits(state.opened)
    table.out = None if state.out < 0 else state.out
    if isinstance(table, Classic):
        table.before = {
            letter for place, letter in enumerate(places(table)) if state.sets_before & BIT[place]
        }
        table.melded, table.fines, table.concealed = bits(state.melded), list(state.fines), state.concealed
    if isinstance(table, Caliente):
        table.played = [state.laid[CALIENTES + side] for side in sides]
    elif isinstance(table, Boat):
        table.wild = [WILD_CANASTAS[state.laid[WILD_CANASTA + side]] for side in sides]
        table.rebuilt, table.laid_since, table.idle = state.shuffles, state.laid_since, state.idle
    elif isinstance(table, American):
        table.black = [state.laid[BLACK_THREES + side] for side in sides]
        table.three, table.asked = THREE[state.drawn_three], bits(state.asked)
        table.special = "" if state.special < 0 else SPECIAL[state.special]
        assert not state.aside
    elif isinstance(table, Knee):
        table.number = next(number for number, count in table.needs.items() if count == state.needs[0])
        table.reserves = [["".join(sorted(kinds_text(cards))) for cards in each] for each in state.reserves]
        table.closed = [sorted(map(_canasta, state.closed[side])) for side in sides]
        for side in sides:
            added = {
                letter: field(state.laid[ADDED + side], place) for place, letter in enumerate(places(table))
            }
            table.added[side] = +Counter(added)
    if isinstance(table, Cuban):
        table.black = [state.laid[BLACK_THREES + side] for side in sides]
    # It does not matter where the pile is always frozen (K13, P62).
    always = isinstance(table, Cuban) or (isinstance(table, Caliente) and table.always_frozen)
    assert state.frozen == table.frozen or always
    return table


def plain_of(kind: type[T], state: State) -> T:
    """Convert a state of the engine to a plain table of a known book."""
    table = plain(state)
    assert isinstance(table, kind)
    return table


def _sets(state: State, side: int, places: str) -> dict[str, Cards]:
    sets = {}
    for place, letter in enumerate(places):
        cards = {
            letter: field(state.laid[SET_NATURALS + side], place),
            "2": field(state.laid[SET_TWOS + side], place),
            "X": field(state.laid[SET_JOKERS + side], place),
        }
        if any(cards.values()):
            sets[letter] = +Counter(cards)
    return sets


def _canasta(packed: int) -> Canasta:
    place, naturals, twos, jokers = unpack_set(packed)
    rank = (LETTERS[:RANKLESS] + WILD_SET)[place]
    return rank, "".join(sorted(rank * naturals + "2" * twos + "X" * jokers))


def packed(table: Rules, known: Iterable[tuple[int, str]] = ()) -> State:
    """Convert a plain table to a state of the engine; ``known`` are the publicly known cards of a seat."""
    state = State()
    state.setup = setup_for(table)
    for seat, hand in enumerate(table.hands):
        kinds = parse_kinds(letters(hand))
        state.held[NATURALS + seat], state.held[SPECIALS + seat] = pack_naturals(kinds), pack_specials(kinds)
    for seat, cards in known:
        kinds = parse_kinds(cards)
        state.held[KNOWN_NATURALS + seat] = pack_naturals(kinds)
        state.held[KNOWN_SPECIALS + seat] = pack_specials(kinds) & SPECIAL_FIELDS
    if isinstance(table, Knee):
        _pack_knee(table, state)
    state.opened = -1
    for side, sets in enumerate(table.sets):
        state.laid[RED_THREES + side] = table.red[side]
        for rank, counts in sets.items():
            # Other notes of the engine about a set are internal, so that they are tested too.
            put_down(state, side, places(table).index(rank), counts[rank], counts["2"], counts["X"], None)
    state.opened = mask(table.opened)
    state.pile, state.aside, state.stock = (
        bytes(parse_kinds(cards)) for cards in (table.pile, table.aside, table.stock)
    )
    state.frozen = table.frozen
    state.stopped = table.stopped and not table.did & {"drew", "took", "drew nothing"}
    state.part, state.ending = PARTS.index(table.part), ENDINGS.index(table.ending)
    state.seat, state.actor, state.turn = table.seat, table.actor, table.turn
    did = table.did | {"drew"} if table.did & {"took", "drew nothing"} else table.did
    state.flags = sum(flag for flag, word in FLAGS.items() if word in did)
    state.count, state.dealer = table.count, table.dealer
    state.scores, state.fines = tuple(table.scores), (0,) * table.sides
    state.needs = tuple(map(table.need, range(table.sides)))
    state.out = -1 if table.out is None else table.out
    state.sets_before = state.laid[SETS + table.side]
    if isinstance(table, Classic):
        state.sets_before = sum(BIT[places(table).index(rank)] for rank in table.before)
        state.melded, state.fines, state.concealed = mask(table.melded), tuple(table.fines), table.concealed
    if isinstance(table, Cuban | American):
        for side, number in enumerate(table.black):
            state.laid[BLACK_THREES + side] = number
    if isinstance(table, Caliente):
        for side, number in enumerate(table.played):
            state.laid[CALIENTES + side] = number
        if table.always_frozen:
            state.frozen = any(card in WILD for card in table.pile)  # which must change nothing (K13)
    elif isinstance(table, Boat):
        for side, wild in enumerate(table.wild):
            # This cannot be derived from the cards: it was decided when the seventh came (B4).
            state.laid[WILD_CANASTA + side] = WILD_CANASTAS.index(wild)
        state.shuffler = cast("Shuffler | None", table.shuffles)
        state.shuffles, state.laid_since, state.idle = table.rebuilt, table.laid_since, table.idle
    elif isinstance(table, American):
        state.asked = mask(table.asked)
        state.drawn_three = next(kind for kind, letter in THREE.items() if letter == table.three)
        state.special = SPECIAL.index(table.special) if table.special else -1
    return state


def _pack_knee(table: Knee, state: State) -> None:
    state.reserves = tuple(tuple(bytes(parse_kinds(cards)) for cards in each) for each in table.reserves)
    closed = []
    for side, canastas in enumerate(table.closed):
        packed = []
        for rank, cards in canastas:
            place, twos, jokers = places(table).index(rank), cards.count("2"), cards.count("X")
            packed.append(pack_set(place, len(cards) - twos - jokers, twos, jokers))
            state.laid[CANASTAS + side] |= BIT[place]
        closed.append(tuple(packed))
        for rank, number in table.added[side].items():
            state.laid[ADDED + side] += number * BIT[places(table).index(rank)]
    state.closed = tuple(closed)
