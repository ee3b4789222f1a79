"""Observations: what a seat sees, as a row of packed cells that is quick to copy and to unpack.

It contains only what the seat's view shows. ``canasta.envs.layout`` documents the cells; this part runs at
every step of a learner, so it belongs to the core.

>>> from canasta.books import BOOKS
>>> from canasta.engine import Setup, deal, view
>>> setup = Setup(next(iter(BOOKS.values())), 4)
>>> cells = Observer(setup).packed(view(deal(setup, setup.deck), 0))
>>> len(cells), cells[C_STOCK]
(100, 62)
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import KINDS, RANKS, RED_THREE, UNKNOWN
from canasta.clauses.setup import Setup
from canasta.engine.view import View
from canasta.table.packing import (
    BIT,
    BLACK_SHIFT,
    CALIENTE_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONE,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SIZE_SHIFT,
    SPECIAL_FIELDS,
    SPECIAL_ONE,
    WIDTH,
    pack_naturals,
    pack_specials,
)
from canasta.table.state import (
    ADDED,
    BIG_WILD_CANASTA,
    BLACK_THREES,
    CALIENTES,
    CANASTAS,
    FOUR_BLACKS,
    HOLDS_THREE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    WILD_CANASTA,
    State,
)

#: How many cards of the pile are given in order, from the top.
TOP_CARDS: Final = 7

# Cells of an observation, by place. Hands and heaps have a natural and a special cell each.
C_HAND: Final = 0
C_UNSEEN: Final = 2
C_PILE: Final = 4
C_ASIDE: Final = 6
C_BEFORE: Final = 8
C_TOP: Final = 9
C_RESERVES: Final = 10
C_FLAGS: Final = 11
C_SEATS: Final = 12
C_TABLE: Final = 13
C_STOCK: Final = 14
C_TURN: Final = 15
C_COUNT: Final = 16
C_SPECIAL: Final = 17
C_SHUFFLES: Final = 18
C_IDLE: Final = 19
C_NUMBER: Final = 20
#: Two cells for each seat and thirteen for each side. Trained weights name cells by number, so those for more
#: than six seats and three sides come after all others.
C_KNOWN: Final = (21, 23, 25, 27, 29, 31, 83, 85)
C_SIDE: Final = (33, 46, 59, 87)
_KNOWN: Final = 21
_SIDE: Final = 33
_OF_SIDE: Final = 13
C_RULES: Final = 72
RULES: Final = 10
C_MORE_SEATS: Final = C_RULES + RULES
_MORE_KNOWN: Final = 83
_MORE_SIDES: Final = 87
CELLS: Final = _MORE_SIDES + _OF_SIDE

# Cells of a side, from its first on.
S_NATURALS: Final = 0
S_TWOS: Final = 1
S_JOKERS: Final = 2
S_CANASTAS: Final = 3
S_CLOSED_NATURAL: Final = 4
S_CLOSED_MIXED: Final = 5
S_ADDED: Final = 6
S_RED: Final = 7
S_BLACK: Final = 8
S_CALIENTES: Final = 9
S_NEED: Final = 10
S_TOTAL: Final = 11
S_FINES: Final = 12

# Bits of the cell C_FLAGS, after those of ``State.flags``.
FLAGS: Final = 15
PART_SHIFT: Final = FLAGS
ENDING_SHIFT: Final = PART_SHIFT + 4
FROZEN_SHIFT: Final = ENDING_SHIFT + 5
STOPPED_SHIFT: Final = FROZEN_SHIFT + 1
CONCEALED_SHIFT: Final = STOPPED_SHIFT + 1
LAID_SINCE_SHIFT: Final = CONCEALED_SHIFT + 1
DRAWN_SHIFT: Final = LAID_SINCE_SHIFT + 1
#: Seats in the cell C_SEATS; C_MORE_SEATS has those after them, with the same bits.
SEATS: Final = 6
# Bits of the cell C_SEATS: six for each of these.
ACTOR_SHIFT: Final = 0
TURN_SHIFT: Final = SEATS
DEALER_SHIFT: Final = 2 * SEATS
OUT_SHIFT: Final = 3 * SEATS
MELDED_SHIFT: Final = 4 * SEATS
ASKED_SHIFT: Final = 5 * SEATS
CLEARED_SHIFT: Final = 6 * SEATS
SEATED_SHIFT: Final = 7 * SEATS
# Bits of the cell C_TABLE: three for each of these, and those of the fourth side after them.
OPENED_SHIFT: Final = KINDS
SMALL_SHIFT: Final = OPENED_SHIFT + 3
BIG_SHIFT: Final = SMALL_SHIFT + 3
#: What is added to a shift of C_TABLE for each side.
SIDE_SHIFT: Final = (0, 1, 2, 9)
#: The bits of C_TABLE, by number; a table, since shifts by a variable do not compile well.
_BITS: Final = vec[i64]([1 << place for place in range(32)])

_BLACKS_IN_SETS: Final = SHIFT[RANKLESS]
_RANKS_ONLY: Final = BIT[RANKLESS] - 1
_DID: Final = (1 << FLAGS) - 1
_SIX: Final = (1 << SEATS) - 1


class Observer:
    """Writer of observations for the tables of one setup. This is a hot path: plain on purpose.

    Args:
        setup: The rules and the number of players.
        target: The total that wins a game; by default the book's.
    """

    __slots__ = ("_deck_naturals", "_deck_specials", "_seated", "_unseen", "_unseen_specials",
                 "rules", "seats", "setup", "sides", "target")  # fmt: skip

    _deck_naturals: i64
    _deck_specials: i64
    _seated: i64
    _unseen: i64  #: while a row is written: cards that no pile, hand or set has shown yet
    _unseen_specials: i64
    seats: i64
    sides: i64

    def __init__(self, setup: Setup, target: int = -1) -> None:
        self.setup = setup
        self.target = setup.book.target if target < 0 else target
        self.seats = setup.seats
        self.sides = setup.sides
        self._deck_naturals = pack_naturals(setup.deck)
        self._deck_specials = pack_specials(setup.deck) & SPECIAL_FIELDS
        self._seated = (1 << setup.seats) - 1
        self._unseen = self._unseen_specials = 0
        #: The last cells, which are constant.
        self.rules = [
            setup.players,
            setup.seats,
            setup.sides,
            setup.packs,
            setup.hand_size,
            setup.draw,
            setup.canasta_size,
            setup.canastas_needed,
            self.target,
            setup.book.hands,
        ]

    def __reduce__(self) -> tuple[type[Observer], tuple[Setup, int]]:
        return Observer, (self.setup, self.target)

    def blank(self, rows: int) -> vec[i64]:
        """Return blank rows of cells, concatenated, with the cells of the rules filled in."""
        every: list[int] = []
        for _ in range(rows):
            every += [0] * C_RULES
            every += self.rules
            every += [0] * (CELLS - C_MORE_SEATS)
        return vec[i64](every)

    def packed(self, view: View, number: int = 1) -> list[int]:
        """Return the cells of an observation; ``number`` is that of the hand in the game."""
        row = self.blank(1)
        self.write(row, 0, view.packed, view.seat, number)
        return list(row)

    def write(self, cells: vec[i64], start: i64, state: State, seat: i64, number: i64) -> None:
        """Write what a seat may see of a state into rows of cells, from an offset on; -1 is a spectator.

        The cells of the rules are not touched. The state may be the full one: like ``canasta.engine.view``,
        this reads other hands, the stock and the reserves only for what is public.
        """
        looker: i64 = seat if seat >= 0 else 0
        self._unseen = self._deck_naturals
        self._unseen_specials = self._deck_specials
        self._write_hands(cells, start, state, seat, looker)
        self._write_piles(cells, start, state)
        self._write_sides(cells, start, state, looker)
        cells[start + C_UNSEEN] = self._unseen
        cells[start + C_UNSEEN + 1] = self._unseen_specials
        cells[start + C_BEFORE] = state.sets_before
        cells[start + C_RESERVES] = self._reserves(state, looker) if state.reserves else 0
        cells[start + C_FLAGS] = self._flags(state, seat == state.seat)
        if self.seats > SEATS:
            cells[start + C_SEATS] = self._some_seats(state, looker, 0)
            cells[start + C_MORE_SEATS] = self._some_seats(state, looker, SEATS)
        else:
            cells[start + C_SEATS] = self._seats(state, looker)
        cells[start + C_STOCK] = len(state.stock) - state.place
        cells[start + C_TURN] = state.turn
        cells[start + C_COUNT] = state.count
        cells[start + C_SPECIAL] = state.special + 1
        cells[start + C_SHUFFLES] = state.shuffles
        cells[start + C_IDLE] = state.idle
        cells[start + C_NUMBER] = number

    def _write_hands(self, cells: vec[i64], start: i64, state: State, seat: i64, looker: i64) -> None:
        seats = self.seats
        held = state.held
        hand: i64 = 0
        specials_in_hand: i64 = 0
        if seat >= 0:
            hand = held[NATURALS + seat]
            specials_in_hand = held[SPECIALS + seat]
        cells[start + C_HAND] = hand
        cells[start + C_HAND + 1] = specials_in_hand
        unseen = self._unseen - hand
        unseen_specials = self._unseen_specials - (specials_in_hand & SPECIAL_FIELDS)
        place: i64 = start + _KNOWN
        other = looker
        for _ in range(seats):
            known = held[KNOWN_NATURALS + other]
            special = held[KNOWN_SPECIALS + other]
            if other != seat:
                unseen -= known
                unseen_specials -= special
            cells[place] = known
            cells[place + 1] = special + (held[SPECIALS + other] >> SIZE_SHIFT << SIZE_SHIFT)
            place += 2
            if place == start + _SIDE:
                place = start + _MORE_KNOWN
            other = other + 1 if other + 1 < seats else 0
        self._unseen = unseen
        self._unseen_specials = unseen_specials

    def _write_piles(self, cells: vec[i64], start: i64, state: State) -> None:
        pile = state.pile
        self._write_heap(cells, start + C_PILE, pile)
        top: i64 = 0
        table: i64 = 0
        if pile:
            top = _top_cards(pile)
            if pile[-1] != UNKNOWN:
                table = 1 << pile[-1]
        cells[start + C_TOP] = top
        cells[start + C_TABLE] = table
        self._write_heap(cells, start + C_ASIDE, state.aside)

    def _write_heap(self, cells: vec[i64], place: i64, cards: bytes) -> None:
        naturals: i64 = 0
        specials: i64 = 0
        card: i64
        for card in range(len(cards)):  # by number: iterating over bytes makes an object for each
            kind: i64 = cards[card]
            naturals += NATURAL_ONE[kind]
            specials += SPECIAL_ONE[kind]
        cells[place] = naturals
        cells[place + 1] = specials
        self._unseen -= naturals
        self._unseen_specials -= specials & SPECIAL_FIELDS

    def _write_sides(self, cells: vec[i64], start: i64, state: State, looker: i64) -> None:
        laid = state.laid
        sides = self.sides
        side: i64 = looker % sides
        place: i64 = start + _SIDE
        table = cells[start + C_TABLE]
        unseen = self._unseen
        unseen_specials = self._unseen_specials
        if state.flags & FOUR_BLACKS:
            unseen_specials -= 4 << BLACK_SHIFT
        relative: i64
        for relative in range(sides):
            naturals = laid[SET_NATURALS + side]
            twos = laid[SET_TWOS + side]
            jokers = laid[SET_JOKERS + side]
            added = laid[ADDED + side]
            red = laid[RED_THREES + side]
            black = laid[BLACK_THREES + side]
            calientes = laid[CALIENTES + side]
            unseen -= (naturals & _RANKS_ONLY) + added
            unseen_specials -= (
                (red << RED_SHIFT)
                + ((naturals >> _BLACKS_IN_SETS & FIELD) + black << BLACK_SHIFT)
                + (calientes << CALIENTE_SHIFT)
            )
            # Modulo 31 these are the sums of their fields, since 32 leaves 1; no sum reaches 31.
            if twos:
                unseen_specials -= twos % 31
            if jokers:
                unseen_specials -= jokers % 31 << JOKER_SHIFT
            bit: i64 = relative if relative < 3 else i64(9)
            if state.opened >> side & 1:
                table |= _BITS[OPENED_SHIFT + bit]
            if laid[WILD_CANASTA + side]:
                big = laid[WILD_CANASTA + side] == BIG_WILD_CANASTA
                table |= _BITS[(BIG_SHIFT if big else SMALL_SHIFT) + bit]
            cells[place + S_NATURALS] = naturals
            cells[place + S_TWOS] = twos
            cells[place + S_JOKERS] = jokers
            cells[place + S_CANASTAS] = laid[CANASTAS + side]
            cells[place + S_ADDED] = added
            cells[place + S_RED] = red
            cells[place + S_BLACK] = black
            cells[place + S_CALIENTES] = calientes
            cells[place + S_NEED] = state.needs[side]
            cells[place + S_TOTAL] = state.scores[side]
            cells[place + S_FINES] = state.fines[side]
            place += _OF_SIDE
            if place == start + C_RULES:
                place = start + _MORE_SIDES
            side = side + 1 if side + 1 < sides else 0
        cells[start + C_TABLE] = table
        self._unseen = unseen
        self._unseen_specials = unseen_specials
        if state.closed:
            self._write_closed(cells, start, state, looker)

    def _write_closed(self, cells: vec[i64], start: i64, state: State, looker: i64) -> None:
        """Write the closed sets, in books that have them."""
        place: i64 = start + _SIDE
        natural: i64
        mixed: i64
        closed: i64
        for relative in range(self.sides):
            natural = mixed = 0
            for closed in state.closed[(looker + relative) % self.sides]:
                rank = closed & 15
                wild = closed >> 9
                if wild:
                    mixed += BIT[rank]
                    self._unseen_specials -= (wild & 31) + (wild >> 5 << JOKER_SHIFT)
                else:
                    natural += BIT[rank]
                if rank < RANKS:
                    self._unseen -= (closed >> 4 & 31) * BIT[rank]
            cells[place + S_CLOSED_NATURAL] = natural
            cells[place + S_CLOSED_MIXED] = mixed
            place += _OF_SIDE
            if place == start + C_RULES:
                place = start + _MORE_SIDES

    def _flags(self, state: State, own_turn: bool) -> i64:
        flags = state.flags & _DID | 1 << PART_SHIFT + state.part | 1 << ENDING_SHIFT + state.ending
        if state.frozen:
            flags |= 1 << FROZEN_SHIFT
        if state.stopped:
            flags |= 1 << STOPPED_SHIFT
        if state.concealed:
            flags |= 1 << CONCEALED_SHIFT
        if state.laid_since:
            flags |= 1 << LAID_SINCE_SHIFT
        if not own_turn:
            flags &= ~HOLDS_THREE
        elif state.drawn_three:
            flags |= (1 if state.drawn_three == RED_THREE else 2) << DRAWN_SHIFT
        return flags

    def _seats(self, state: State, looker: i64) -> i64:
        """Return one bit per seat, counted from the observer, for every kind of mark; six seats at most."""
        bits = (
            1 << ACTOR_SHIFT + self._relative(state.actor, looker)
            | 1 << TURN_SHIFT + self._relative(state.seat, looker)
            | 1 << DEALER_SHIFT + self._relative(state.dealer, looker)
            | self._seated << SEATED_SHIFT
        )
        if state.melded:
            bits |= self._rotated(state.melded, looker) << MELDED_SHIFT
        if state.asked:
            bits |= self._rotated(state.asked, looker) << ASKED_SHIFT
        if state.cleared:
            bits |= self._rotated(state.cleared, looker) << CLEARED_SHIFT
        if state.out >= 0:
            bits |= 1 << OUT_SHIFT + self._relative(state.out, looker)
        return bits

    def _some_seats(self, state: State, looker: i64, first: i64) -> i64:
        """Return the same as ``_seats`` for six of more seats: those from a relative seat on."""
        masks = (
            1 << self._relative(state.actor, looker),
            1 << self._relative(state.seat, looker),
            1 << self._relative(state.dealer, looker),
            1 << self._relative(state.out, looker) if state.out >= 0 else i64(0),
            self._rotated(state.melded, looker),
            self._rotated(state.asked, looker),
            self._rotated(state.cleared, looker),
            self._seated,
        )
        bits: i64 = 0
        shift: i64 = 0
        for mask in masks:
            bits |= (mask >> first & _SIX) << shift
            shift += SEATS
        return bits

    def _relative(self, seat: i64, looker: i64) -> i64:
        return seat - looker if seat >= looker else seat - looker + self.seats

    def _rotated(self, mask: i64, looker: i64) -> i64:
        """Rotate a bit mask of seats so that it counts from the observer."""
        return (mask >> looker | mask << self.seats - looker) & self._seated

    def _reserves(self, state: State, looker: i64) -> int:
        left = 0
        for relative in range(self.seats):
            left |= len(state.reserves[(looker + relative) % self.seats]) << WIDTH * relative
        return left


def _top_cards(pile: bytes) -> i64:
    """Return the kinds of the top cards plus one, five bits each, the top card lowest."""
    packed: i64 = 0
    size: i64 = len(pile)
    card: i64 = size - TOP_CARDS if size > TOP_CARDS else i64(0)
    while card < size:
        kind: i64 = pile[card]
        packed = packed << WIDTH | kind + 1
        card += 1
    return packed
