"""An observation: what a seat may see and know, as numbers. Made from its view, never from the state.

>>> from canasta.books import book
>>> from canasta.engine import Setup, deal, view
>>> setup = Setup(book("classic"), 4)
>>> state = deal(setup, setup.deck)
>>> observer = Observer(setup)
>>> numbers = observer.numbers(view(state, 0))
>>> len(numbers) == SIZE, numbers[LAYOUT["stock"].start]
(True, 62)
"""

from __future__ import annotations

from typing import Final

from canasta.cards import RANKS, RED_THREE, UNKNOWN
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
    W_RULES,
    WORDS_OF_SEATS,
    WORDS_OF_THREE_SIDES,
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
    WIDTH,
    natural_word,
    special_word,
)

__all__ = ["CUTS", "LAYOUT", "SIZE", "Observer"]

_BLACKS_IN_SETS: Final = SHIFT[RANKLESS]
_RANKS_ONLY: Final = BIT[RANKLESS] - 1


class Observer:
    """Makes observations at the tables of one setup. This is a hot path: long and plain on purpose."""

    __slots__ = ("_deck_naturals", "_deck_specials", "_seated", "rules", "seats", "sides", "size")

    def __init__(self, setup: Setup, target: int = -1) -> None:
        self.seats = setup.seats
        self.sides = setup.sides
        #: How many words there are before those of the rules; further ones are 0.
        self.size = max(WORDS_OF_SEATS[setup.seats], WORDS_OF_THREE_SIDES if setup.sides > 2 else 0)
        self._deck_naturals = natural_word(setup.deck)
        self._deck_specials = special_word(setup.deck) & SPECIAL_FIELDS
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

    def numbers(self, view: View, number: int = 1) -> list[int]:
        """The observation as a plain list."""
        words = self.all_words(view, number)
        return [words[cut.word] >> cut.shift & cut.mask for cut in CUTS]

    def all_words(self, view: View, number: int = 1) -> list[int]:
        """All words of the observation."""
        return [*self.words(view, number), *[0] * (W_RULES - self.size), *self.rules]

    def words(self, view: View, number: int = 1) -> list[int]:
        """The first ``size`` words of the observation; ``number`` is that of the hand in the game."""
        state = view.packed
        seats = self.seats
        looker = view.seat
        held = state.held
        hand = specials_in_hand = 0
        if looker >= 0:
            hand = held[NATURALS + looker]
            specials_in_hand = held[SPECIALS + looker]
        else:
            looker = 0
        unseen = self._deck_naturals
        unseen_specials = self._deck_specials
        known: list[int] = []
        for other in range(looker, looker + seats):
            seat = other if other < seats else other - seats
            special = held[SPECIALS + seat]
            unseen -= held[NATURALS + seat]
            unseen_specials -= special & SPECIAL_FIELDS
            known.append(held[KNOWN_NATURALS + seat])
            known.append(held[KNOWN_SPECIALS + seat] + (special >> SIZE_SHIFT << SIZE_SHIFT))
        pile = pile_specials = top = table = 0
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
        aside = aside_specials = 0
        if state.aside:
            for kind in state.aside:
                aside += NATURAL_ONE[kind]
                aside_specials += SPECIAL_ONE[kind]
            unseen -= aside
            unseen_specials -= aside_specials & SPECIAL_FIELDS
        laid = state.laid
        by_side: list[int] = []
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
            closed_natural = closed_mixed = 0
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
            by_side += [
                naturals,
                twos,
                jokers,
                laid[CANASTAS + side],
                closed_natural,
                closed_mixed,
                added,
                red,
                black,
                calientes,
                state.needs[side],
                state.scores[side],
                state.fines[side],
            ]
        if state.flags & FOUR_BLACKS:
            unseen_specials -= 4 << BLACK_SHIFT
        # Seats and sides take turns, as ``layout.W_KNOWN`` and ``W_SIDE`` have them.
        words = [
            hand,
            specials_in_hand,
            unseen,
            unseen_specials,
            pile,
            pile_specials,
            aside,
            aside_specials,
            state.sets_before,
            top,
            self._reserves(state, looker) if state.reserves else 0,
            self._flags(state),
            self._seats(state, looker),
            table,
            len(state.stock) - state.place,
            state.turn,
            state.count,
            state.special + 1,
            state.shuffles,
            state.idle,
            number,
        ]
        if seats == 2:
            return words + known + by_side
        words += known[:4]
        words += by_side[:26]
        words += known[4:8]
        if seats == 3:
            words += [0, 0]
        if self.sides > 2:
            words += by_side[26:]
        elif seats > 4:
            words += [0] * 13
        if seats > 4:
            words += known[8:]
        return words

    def _flags(self, state: State) -> int:
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

    def _seats(self, state: State, looker: int) -> int:
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

    def _rotated(self, mask: int, looker: int) -> int:
        """A bit mask of seats as the looker counts them."""
        return (mask >> looker | mask << self.seats - looker) & self._seated

    def _reserves(self, state: State, looker: int) -> int:
        left = 0
        for relative in range(self.seats):
            left |= len(state.reserves[(looker + relative) % self.seats]) << WIDTH * relative
        return left


def _top_cards(pile: bytes) -> int:
    """The kinds of the top cards plus one, five bits each, the top card lowest."""
    word = 0
    for kind in pile[-TOP_CARDS:]:
        word = word << WIDTH | kind + 1
    return word
