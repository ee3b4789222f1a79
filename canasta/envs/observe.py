"""An observation: what a seat may see and know, as numbers. Made from its view, never from the state.

>>> from canasta.books import book
>>> from canasta.engine import Setup, deal, view
>>> setup = Setup(book("classic"), 4)
>>> state = deal(setup, setup.deck)
>>> observer = Observer(setup)
>>> row = observer.words(view(state, 0))
>>> cut = CUTS[LAYOUT["stock"].start]
>>> row[cut.word] >> cut.shift & cut.mask, len(observer.numbers(view(state, 0))) == SIZE
(62, True)
"""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE, RANKS, RED_THREE
from canasta.clauses.setup import Setup
from canasta.engine.view import View
from canasta.envs.layout import (
    ACTOR_SHIFT,
    ASKED_SHIFT,
    BIG_SHIFT,
    CLEARED_SHIFT,
    CONCEALED_SHIFT,
    CUTS,
    DEALER_SHIFT,
    DRAWN_SHIFT,
    ENDING_SHIFT,
    FROZEN_SHIFT,
    LAID_SINCE_SHIFT,
    LAYOUT,
    MELDED_SHIFT,
    OPENED_SHIFT,
    OUT_SHIFT,
    PART_SHIFT,
    SEATED_SHIFT,
    SIZE,
    SMALL_SHIFT,
    STOPPED_SHIFT,
    TOP_CARDS,
    TURN_SHIFT,
    W_ADDED,
    W_ASIDE,
    W_BEFORE,
    W_BLACK,
    W_CALIENTES,
    W_CANASTAS,
    W_CLOSED_MIXED,
    W_CLOSED_NATURAL,
    W_COUNT,
    W_FINES,
    W_FLAGS,
    W_HAND,
    W_IDLE,
    W_JOKERS,
    W_KNOWN,
    W_NATURALS,
    W_NEED,
    W_NUMBER,
    W_PILE,
    W_RED,
    W_RESERVES,
    W_RULES,
    W_SEATS,
    W_SHUFFLES,
    W_SPECIAL,
    W_STOCK,
    W_TABLE,
    W_TOP,
    W_TOTAL,
    W_TURN,
    W_TWOS,
    W_UNSEEN,
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
    NATURALS,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    WILD_CANASTA,
    State,
)
from canasta.table.words import (
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
    TWO_SHIFT,
    WIDTH,
    natural_word,
    special_word,
)

__all__ = ["CUTS", "LAYOUT", "SIZE", "Observer"]

_BLACK_SHIFT_IN_SETS: Final = SHIFT[RANKLESS]
_RANKS_ONLY: Final = BIT[RANKLESS] - 1


class Observer:
    """Makes observations at the tables of one setup."""

    __slots__ = ("_deck_naturals", "_deck_specials", "_rules", "seats", "setup", "sides")

    def __init__(self, setup: Setup, target: int = -1) -> None:
        book = setup.book
        self.setup = setup
        self.seats = setup.seats
        self.sides = setup.sides
        self._deck_naturals = natural_word(setup.deck)
        self._deck_specials = special_word(setup.deck) & SPECIAL_FIELDS
        self._rules = [
            setup.players,
            setup.seats,
            setup.sides,
            setup.packs,
            setup.hand_size,
            setup.draw,
            setup.canasta_size,
            setup.canastas_needed,
            book.target if target < 0 else target,
            book.hands,
        ]

    def numbers(self, view: View, number: int = 1) -> list[int]:
        """The observation as a plain list."""
        words = self.words(view, number)
        return [words[cut.word] >> cut.shift & cut.mask for cut in CUTS]

    def words(self, view: View, number: int = 1) -> list[int]:
        """The words of the observation; ``number`` is that of the hand in the game."""
        state = view.position
        looker = view.seat if view.seat >= 0 else 0
        words = [0] * (W_RULES + len(self._rules))
        words[W_RULES:] = self._rules
        held = state.held
        seats = self.seats
        if view.seat >= 0:
            words[W_HAND] = held[NATURALS + looker]
            words[W_HAND + 1] = held[SPECIALS + looker]
        unseen = self._deck_naturals
        specials = self._deck_specials
        place = W_KNOWN
        for other in range(looker, looker + seats):
            seat = other if other < seats else other - seats
            natural = held[NATURALS + seat]
            special = held[SPECIALS + seat]
            unseen -= natural
            specials -= special & SPECIAL_FIELDS
            words[place] = held[KNOWN_NATURALS + seat]
            words[place + 1] = held[KNOWN_SPECIALS + seat] + (special >> SIZE_SHIFT << SIZE_SHIFT)
            place += 2
        if state.pile:
            natural = special = 0
            for kind in state.pile:
                natural += NATURAL_ONE[kind]
                special += SPECIAL_ONE[kind]
            words[W_PILE] = natural
            words[W_PILE + 1] = special
            unseen -= natural
            specials -= special & SPECIAL_FIELDS
            words[W_TOP] = _top_cards(state.pile)
        if state.aside:
            natural = special = 0
            for kind in state.aside:
                natural += NATURAL_ONE[kind]
                special += SPECIAL_ONE[kind]
            words[W_ASIDE] = natural
            words[W_ASIDE + 1] = special
            unseen -= natural
            specials -= special & SPECIAL_FIELDS
        for relative in range(self.sides):
            gone, special = self._write_side(words, state, (looker + relative) % self.sides, relative)
            unseen -= gone
            specials -= special
        if state.flags & FOUR_BLACKS:
            specials -= 4 << BLACK_SHIFT
        words[W_UNSEEN] = unseen
        words[W_UNSEEN + 1] = specials
        words[W_BEFORE] = state.sets_before
        self._write_rest(words, state, looker)
        words[W_NUMBER] = number
        return words

    def _write_side(self, words: list[int], state: State, side: int, relative: int) -> tuple[int, int]:
        """What a side has on the table; answers with its cards as a natural word and special fields."""
        laid = state.laid
        naturals = laid[SET_NATURALS + side]
        twos = laid[SET_TWOS + side]
        jokers = laid[SET_JOKERS + side]
        words[W_NATURALS + relative] = naturals
        words[W_TWOS + relative] = twos
        words[W_JOKERS + relative] = jokers
        words[W_CANASTAS + relative] = laid[CANASTAS + side]
        words[W_ADDED + relative] = laid[ADDED + side]
        words[W_RED + relative] = laid[RED_THREES + side]
        words[W_BLACK + relative] = laid[BLACK_THREES + side]
        words[W_CALIENTES + relative] = laid[CALIENTES + side]
        words[W_NEED + relative] = state.needs[side]
        words[W_TOTAL + relative] = state.scores[side]
        words[W_FINES + relative] = state.fines[side]
        gone = (naturals & _RANKS_ONLY) + laid[ADDED + side]
        blacks = (naturals >> _BLACK_SHIFT_IN_SETS & FIELD) + laid[BLACK_THREES + side]
        # 32 is 1 more than 31: the rest of a word divided by 31 is the sum of its fields, if it is below 31.
        two = twos % 31
        joker = jokers % 31
        if state.closed:
            for closed in state.closed[side]:
                rank = closed & 15
                count = closed >> 4 & 31
                wild = closed >> 9
                if wild:
                    words[W_CLOSED_MIXED + relative] += BIT[rank]
                    two += wild & 31
                    joker += wild >> 5 & 31
                else:
                    words[W_CLOSED_NATURAL + relative] += BIT[rank]
                if rank < RANKS:
                    gone += count * BIT[rank]
        special = (
            (two << TWO_SHIFT)
            + (joker << JOKER_SHIFT)
            + (laid[RED_THREES + side] << RED_SHIFT)
            + (blacks << BLACK_SHIFT)
            + (laid[CALIENTES + side] << CALIENTE_SHIFT)
        )
        table = words[W_TABLE]
        if state.opened >> side & 1:
            table |= 1 << OPENED_SHIFT + relative
        if laid[WILD_CANASTA + side]:
            big = laid[WILD_CANASTA + side] == BIG_WILD_CANASTA
            table |= 1 << (BIG_SHIFT if big else SMALL_SHIFT) + relative
        words[W_TABLE] = table
        return gone, special

    def _write_rest(self, words: list[int], state: State, looker: int) -> None:
        seats = self.seats
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
        words[W_FLAGS] = flags
        if state.pile and state.pile[-1] <= BLACK_THREE + 1:
            words[W_TABLE] |= 1 << state.pile[-1]
        bits = (
            1 << ACTOR_SHIFT + (state.actor - looker) % seats
            | 1 << TURN_SHIFT + (state.seat - looker) % seats
            | 1 << DEALER_SHIFT + (state.dealer - looker) % seats
            | self._rotated(state.melded, looker) << MELDED_SHIFT
            | self._rotated(state.asked, looker) << ASKED_SHIFT
            | self._rotated(state.cleared, looker) << CLEARED_SHIFT
            | (1 << seats) - 1 << SEATED_SHIFT
        )
        if state.out >= 0:
            bits |= 1 << OUT_SHIFT + (state.out - looker) % seats
        words[W_SEATS] = bits
        if state.reserves:
            left = 0
            for relative in range(seats):
                left |= len(state.reserves[(looker + relative) % seats]) << WIDTH * relative
            words[W_RESERVES] = left
        words[W_STOCK] = len(state.stock) - state.place
        words[W_TURN] = state.turn
        words[W_COUNT] = state.count
        words[W_SPECIAL] = state.special + 1
        words[W_SHUFFLES] = state.shuffles
        words[W_IDLE] = state.idle

    def _rotated(self, mask: int, looker: int) -> int:
        """A bit mask of seats as the looker counts them."""
        return (mask >> looker | mask << self.seats - looker) & (1 << self.seats) - 1


def _top_cards(pile: bytes) -> int:
    """The kinds of the top cards plus one, five bits each, the top card lowest."""
    word = 0
    for place, kind in enumerate(pile[: -TOP_CARDS - 1 : -1]):
        word |= kind + 1 << WIDTH * place
    return word
