"""What a seat sees as a row of words: packed counts, bits and numbers, quick to copy and to cut up.

Made from a view, never from the full state. ``canasta.envs.layout`` tells what stands where in the words;
this is the part that runs at every step of a learner, so it belongs to the core.

>>> from canasta.books import BOOKS
>>> from canasta.engine import Setup, deal, view
>>> setup = Setup(next(iter(BOOKS.values())), 4)
>>> words = Observer(setup).words(view(deal(setup, setup.deck), 0))
>>> len(words), words[W_STOCK]
(82, 62)
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
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    MAX_SEATS,
    MAX_SIDES,
    NATURALS,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    WILD_CANASTA,
    State,
)

#: Cards of the pile that are told in order, from the top.
TOP_CARDS: Final = 7

# Words of an observation, by place. Hands and heaps have a natural and a special word each.
W_HAND: Final = 0
W_UNSEEN: Final = 2
W_PILE: Final = 4
W_ASIDE: Final = 6
W_BEFORE: Final = 8
W_TOP: Final = 9
W_RESERVES: Final = 10
W_FLAGS: Final = 11
W_SEATS: Final = 12
W_TABLE: Final = 13
W_STOCK: Final = 14
W_TURN: Final = 15
W_COUNT: Final = 16
W_SPECIAL: Final = 17
W_SHUFFLES: Final = 18
W_IDLE: Final = 19
W_NUMBER: Final = 20
#: Two words for each seat and thirteen for each side.
W_KNOWN: Final = (21, 23, 25, 27, 29, 31)
W_SIDE: Final = (33, 46, 59)
_KNOWN: Final = 21
_SIDE: Final = 33
_OF_SIDE: Final = 13
W_RULES: Final = 72
RULES: Final = 10
WORDS: Final = W_RULES + RULES

# Words of a side, from its first on.
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

# Bits of the word W_FLAGS, after those of ``State.flags``.
FLAGS: Final = 15
PART_SHIFT: Final = FLAGS
ENDING_SHIFT: Final = PART_SHIFT + 4
FROZEN_SHIFT: Final = ENDING_SHIFT + 5
STOPPED_SHIFT: Final = FROZEN_SHIFT + 1
CONCEALED_SHIFT: Final = STOPPED_SHIFT + 1
LAID_SINCE_SHIFT: Final = CONCEALED_SHIFT + 1
DRAWN_SHIFT: Final = LAID_SINCE_SHIFT + 1
# Bits of the word W_SEATS: six for each of these.
ACTOR_SHIFT: Final = 0
TURN_SHIFT: Final = MAX_SEATS
DEALER_SHIFT: Final = 2 * MAX_SEATS
OUT_SHIFT: Final = 3 * MAX_SEATS
MELDED_SHIFT: Final = 4 * MAX_SEATS
ASKED_SHIFT: Final = 5 * MAX_SEATS
CLEARED_SHIFT: Final = 6 * MAX_SEATS
SEATED_SHIFT: Final = 7 * MAX_SEATS
# Bits of the word W_TABLE.
OPENED_SHIFT: Final = KINDS
SMALL_SHIFT: Final = OPENED_SHIFT + MAX_SIDES
BIG_SHIFT: Final = SMALL_SHIFT + MAX_SIDES

_BLACKS_IN_SETS: Final = SHIFT[RANKLESS]
_RANKS_ONLY: Final = BIT[RANKLESS] - 1


class Observer:
    """Makes observations at the tables of one setup. This is a hot path: long and plain on purpose."""

    __slots__ = ("_blank", "_deck_naturals", "_deck_specials", "_seated", "rules", "seats", "sides")

    _blank: vec[i64]
    _deck_naturals: i64
    _deck_specials: i64
    _seated: i64
    seats: i64
    sides: i64

    def __init__(self, setup: Setup, target: int = -1) -> None:
        self.seats = setup.seats
        self.sides = setup.sides
        self._deck_naturals = pack_naturals(setup.deck)
        self._deck_specials = pack_specials(setup.deck) & SPECIAL_FIELDS
        self._seated = (1 << setup.seats) - 1
        #: The last words, always the same.
        self.rules = [
            setup.players,
            setup.seats,
            setup.sides,
            setup.packs,
            setup.hand_size,
            setup.draw,
            setup.canasta_size,
            setup.canastas_needed,
            setup.book.target if target < 0 else target,
            setup.book.hands,
        ]
        self._blank = self.blank(1)

    def blank(self, rows: int) -> vec[i64]:
        """Rows of words, one after the other, with those of the rules filled in."""
        every: list[int] = []
        for _ in range(rows):
            every += [0] * W_RULES
            every += self.rules
        return vec[i64](every)

    def words(self, view: View, number: int = 1) -> list[int]:
        """The words of an observation; ``number`` is that of the hand in the game."""
        return list(self.row(view, number))

    def row(self, view: View, number: i64 = 1) -> vec[i64]:
        """The same as an array of machine words, if the core is compiled."""
        row = self._blank[:]
        self.write(row, 0, view, number)
        return row

    def write(self, words: vec[i64], start: i64, view: View, number: i64) -> None:
        """Put the words of an observation into rows, from a place on. Those of the rules are left alone."""
        state = view.packed
        seats = self.seats
        looker: i64 = view.seat
        held = state.held
        hand: i64 = 0
        specials_in_hand: i64 = 0
        if looker >= 0:
            hand = held[NATURALS + looker]
            specials_in_hand = held[SPECIALS + looker]
        else:
            looker = 0
        unseen = self._deck_naturals
        unseen_specials = self._deck_specials
        place: i64 = start + _KNOWN
        other: i64
        seat: i64
        kind: i64
        for other in range(looker, looker + seats):
            seat = other if other < seats else other - seats
            special = held[SPECIALS + seat]
            unseen -= held[NATURALS + seat]
            unseen_specials -= special & SPECIAL_FIELDS
            words[place] = held[KNOWN_NATURALS + seat]
            words[place + 1] = held[KNOWN_SPECIALS + seat] + (special >> SIZE_SHIFT << SIZE_SHIFT)
            place += 2
        pile: i64 = 0
        pile_specials: i64 = 0
        top: i64 = 0
        table: i64 = 0
        if state.pile:
            for kind in state.pile:
                pile += NATURAL_ONE[kind]
                pile_specials += SPECIAL_ONE[kind]
            unseen -= pile
            unseen_specials -= pile_specials & SPECIAL_FIELDS
            top = _top_cards(state.pile)
            kind = state.pile[-1]
            if kind != UNKNOWN:
                table = 1 << kind
        aside: i64 = 0
        aside_specials: i64 = 0
        if state.aside:
            for kind in state.aside:
                aside += NATURAL_ONE[kind]
                aside_specials += SPECIAL_ONE[kind]
            unseen -= aside
            unseen_specials -= aside_specials & SPECIAL_FIELDS
        laid = state.laid
        place = start + _SIDE
        relative: i64
        side: i64
        closed_natural: i64
        closed_mixed: i64
        closed: i64
        for relative in range(self.sides):
            side = (looker + relative) % self.sides
            naturals = laid[SET_NATURALS + side]
            twos = laid[SET_TWOS + side]
            jokers = laid[SET_JOKERS + side]
            added = laid[ADDED + side]
            red = laid[RED_THREES + side]
            black = laid[BLACK_THREES + side]
            calientes = laid[CALIENTES + side]
            unseen -= (naturals & _RANKS_ONLY) + added
            # A word modulo 31 is the sum of its fields, since 32 leaves 1; no sum comes to 31.
            unseen_specials -= (
                twos % 31
                + (jokers % 31 << JOKER_SHIFT)
                + (red << RED_SHIFT)
                + ((naturals >> _BLACKS_IN_SETS & FIELD) + black << BLACK_SHIFT)
                + (calientes << CALIENTE_SHIFT)
            )
            closed_natural = 0
            closed_mixed = 0
            if state.closed:
                for closed in state.closed[side]:
                    rank = closed & 15
                    wild = closed >> 9
                    if wild:
                        closed_mixed += BIT[rank]
                        unseen_specials -= (wild & 31) + (wild >> 5 << JOKER_SHIFT)
                    else:
                        closed_natural += BIT[rank]
                    if rank < RANKS:
                        unseen -= (closed >> 4 & 31) * BIT[rank]
            if state.opened >> side & 1:
                table |= 1 << OPENED_SHIFT + relative
            if laid[WILD_CANASTA + side]:
                big = laid[WILD_CANASTA + side] == BIG_WILD_CANASTA
                table |= 1 << (BIG_SHIFT if big else SMALL_SHIFT) + relative
            words[place + S_NATURALS] = naturals
            words[place + S_TWOS] = twos
            words[place + S_JOKERS] = jokers
            words[place + S_CANASTAS] = laid[CANASTAS + side]
            words[place + S_CLOSED_NATURAL] = closed_natural
            words[place + S_CLOSED_MIXED] = closed_mixed
            words[place + S_ADDED] = added
            words[place + S_RED] = red
            words[place + S_BLACK] = black
            words[place + S_CALIENTES] = calientes
            words[place + S_NEED] = state.needs[side]
            words[place + S_TOTAL] = state.scores[side]
            words[place + S_FINES] = state.fines[side]
            place += _OF_SIDE
        if state.flags & FOUR_BLACKS:
            unseen_specials -= 4 << BLACK_SHIFT
        words[start + W_HAND] = hand
        words[start + W_HAND + 1] = specials_in_hand
        words[start + W_UNSEEN] = unseen
        words[start + W_UNSEEN + 1] = unseen_specials
        words[start + W_PILE] = pile
        words[start + W_PILE + 1] = pile_specials
        words[start + W_ASIDE] = aside
        words[start + W_ASIDE + 1] = aside_specials
        words[start + W_BEFORE] = state.sets_before
        words[start + W_TOP] = top
        words[start + W_RESERVES] = self._reserves(state, looker) if state.reserves else 0
        words[start + W_FLAGS] = self._flags(state)
        words[start + W_SEATS] = self._seats(state, looker)
        words[start + W_TABLE] = table
        words[start + W_STOCK] = len(state.stock) - state.place
        words[start + W_TURN] = state.turn
        words[start + W_COUNT] = state.count
        words[start + W_SPECIAL] = state.special + 1
        words[start + W_SHUFFLES] = state.shuffles
        words[start + W_IDLE] = state.idle
        words[start + W_NUMBER] = number

    def _flags(self, state: State) -> i64:
        flags = state.flags | 1 << PART_SHIFT + state.part | 1 << ENDING_SHIFT + state.ending
        if state.frozen:
            flags |= 1 << FROZEN_SHIFT
        if state.stopped:
            flags |= 1 << STOPPED_SHIFT
        if state.concealed:
            flags |= 1 << CONCEALED_SHIFT
        if state.laid_since:
            flags |= 1 << LAID_SINCE_SHIFT
        if state.drawn_three:
            flags |= (1 if state.drawn_three == RED_THREE else 2) << DRAWN_SHIFT
        return flags

    def _seats(self, state: State, looker: i64) -> i64:
        """One bit for each seat as the looker counts them, for every sort of mark."""
        seats = self.seats
        bits = (
            1 << ACTOR_SHIFT + (state.actor - looker) % seats
            | 1 << TURN_SHIFT + (state.seat - looker) % seats
            | 1 << DEALER_SHIFT + (state.dealer - looker) % seats
            | self._seated << SEATED_SHIFT
        )
        if state.melded:
            bits |= self._rotated(state.melded, looker) << MELDED_SHIFT
        if state.asked:
            bits |= self._rotated(state.asked, looker) << ASKED_SHIFT
        if state.cleared:
            bits |= self._rotated(state.cleared, looker) << CLEARED_SHIFT
        if state.out >= 0:
            bits |= 1 << OUT_SHIFT + (state.out - looker) % seats
        return bits

    def _rotated(self, mask: i64, looker: i64) -> i64:
        """A bit mask of seats as the looker counts them."""
        return (mask >> looker | mask << self.seats - looker) & self._seated

    def _reserves(self, state: State, looker: i64) -> int:
        left = 0
        for relative in range(self.seats):
            left |= len(state.reserves[(looker + relative) % self.seats]) << WIDTH * relative
        return left


def _top_cards(pile: bytes) -> i64:
    """The kinds of the top cards plus one, five bits each, the top card lowest."""
    word: i64 = 0
    kind: i64
    for kind in pile[-TOP_CARDS:]:
        word = word << WIDTH | kind + 1
    return word
