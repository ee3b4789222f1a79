"""Random play under watch: after every action the cards add up, and what is offered makes sense.

The choices are those of ``canasta.jobs.playout``, so that a watched hand is the same hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.reserve import unpack_set
from canasta.clauses.setup import Setup
from canasta.clauses.stock import rebuilding
from canasta.engine import legal_actions, play_out_step
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.jobs.playout import DEAD_END, ENGINE_ERROR, WENT_ON, Fault, HandResult, hand_result
from canasta.table.actions import ASK, DRAW, END, PASS
from canasta.table.packing import (
    BIT,
    NATURAL_ONE,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    SPECIAL_FIELD_ONE,
    SPECIAL_FIELDS,
)
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    FOUR_BLACKS,
    LAST_THREE,
    NATURALS,
    PART_OVER,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)

LOST_CARD = "lost_card"
WRONG_SIZE = "wrong_size"
DISORDER = "disorder"
WRONG_END = "wrong_end"
WRONG_PASS = "wrong_pass"
WRONG_DRAW = "wrong_draw"

_RANK_FIELDS = BIT[RANKS] - 1


#: Picks one of the legal actions, when these were done before.
Chooser = Callable[[list[int], bytearray], int]


def play_hand_checked(
    setup: Setup, dice: Dice, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> HandResult:
    """``play_hand`` with every step looked at; whatever is wrong raises ``Fault``."""
    state = deal_hand(setup, dice, scores, dealer, number)
    return play_watched(state, lambda legal, _: legal[dice.below(len(legal))])


def play_watched(state: State, choose: Chooser, most_turns: int = ENDLESS) -> HandResult:
    """Play a hand to its end and look at every step; whatever is wrong raises ``Fault``."""
    actions = bytearray()
    try:
        watch = Invariants(state)
        fault = watch.fault(state)
        while not fault and state.part != PART_OVER:
            legal = legal_actions(state)
            fault = offer_fault(state, legal)
            if not fault:
                action = choose(legal, actions)
                play_out_step(state, action)
                actions.append(action)
                fault = watch.fault(state)
                if not fault and (state.turn > most_turns or len(actions) >= ENDLESS):
                    fault = WENT_ON
        if not fault and legal_actions(state):
            fault = DISORDER
        if fault:
            raise Fault(fault, state, bytes(actions))
        return hand_result(state, bytes(actions))
    except Fault:
        raise
    except Exception as error:  # whatever the engine does with rules it has never seen
        raise Fault(ENGINE_ERROR, state, bytes(actions), repr(error)) from error


def offer_fault(state: State, legal: list[int]) -> str:
    """What is wrong with the legal actions of a state whose hand is not over; empty if nothing is."""
    if not legal:
        return DEAD_END
    if sorted(set(legal)) != legal:
        return DISORDER
    setup = state.setup
    if END in legal and not state.flags & LAST_THREE:
        # A turn ends without a discard only where no card can be played (ruling G1). Where one need not be
        # kept after the discard, the last one stays in the hand of a player who may not go out (boat 66).
        # Who may play that card only after a yes can still ask (P36).
        others = len(legal) - 1 - (ASK in legal and bool(setup.asking.compulsory))
        if state.size(state.seat) > 1 or (others and setup.book.going_out.keeps_after_discard):
            return WRONG_END
    stock = state.place < len(state.stock) or rebuilding(state) is not None
    if PASS in legal and stock:
        return WRONG_PASS
    if DRAW in legal and not stock:
        return WRONG_DRAW
    return ""


class Invariants:
    """Counts all cards of a hand in play. The stock and the pile are only read again when they changed."""

    def __init__(self, state: State) -> None:
        deck = state.setup.deck
        self.naturals = sum(NATURAL_ONE[kind] for kind in deck)
        self.specials = sum(SPECIAL_FIELD_ONE[kind] for kind in deck)
        self._stock = b""
        self._place = -1
        self._in_stock = (0, 0)
        self._pile = b""
        self._in_pile = (0, 0)
        self._reserves: tuple[tuple[bytes, ...], ...] = ()
        self._in_reserves = (0, 0)

    def fault(self, state: State) -> str:
        """``LOST_CARD`` if the cards are not those of the deck, ``WRONG_SIZE`` if a hand is miscounted."""
        setup = state.setup
        held = state.held
        laid = state.laid
        naturals, specials = self._stock_and_pile(state)
        for seat in range(setup.seats):
            ranks = held[NATURALS + seat]
            others = held[SPECIALS + seat] & SPECIAL_FIELDS
            naturals += ranks
            specials += others
            # The fields of a word are its digits to the base 32, so their sum is the word modulo 31.
            if (ranks + others - (held[SPECIALS + seat] >> SIZE_SHIFT)) % 31:
                return WRONG_SIZE
        for side in range(setup.sides):
            sets = laid[SET_NATURALS + side]
            naturals += sets & _RANK_FIELDS
            specials += (
                laid[SET_TWOS + side] % 31 * SPECIAL_FIELD_ONE[TWO]
                + laid[SET_JOKERS + side] % 31 * SPECIAL_FIELD_ONE[JOKER]
                + ((sets >> SHIFT[RANKLESS]) + laid[BLACK_THREES + side]) * SPECIAL_FIELD_ONE[BLACK_THREE]
                + laid[RED_THREES + side] * SPECIAL_FIELD_ONE[RED_THREE]
                + laid[CALIENTES + side] * SPECIAL_FIELD_ONE[CALIENTE]
            )
            if state.closed:
                ranks, others = _closed(state, side)
                naturals += ranks
                specials += others
        if state.flags & FOUR_BLACKS:
            specials += 4 * SPECIAL_FIELD_ONE[BLACK_THREE]
        return "" if naturals == self.naturals and specials == self.specials else LOST_CARD

    def _stock_and_pile(self, state: State) -> tuple[int, int]:
        if state.reserves is not self._reserves:
            self._reserves = state.reserves
            self._in_reserves = _words(b"".join(cards for seat in state.reserves for cards in seat))
        if state.place != self._place or state.stock is not self._stock:
            self._stock = state.stock
            self._place = state.place
            self._in_stock = _words(state.stock[state.place :])
        pile = state.pile + state.aside
        if pile != self._pile:
            self._pile = pile
            self._in_pile = _words(pile)
        places = (self._in_stock, self._in_pile, self._in_reserves)
        return sum(naturals for naturals, _ in places), sum(specials for _, specials in places)


def _closed(state: State, side: int) -> tuple[int, int]:
    """The same of a side's sets that are closed and put away, and of the cards that lie on them."""
    naturals, specials = state.laid[ADDED + side], 0
    for packed in state.closed[side]:
        place, natural, twos, jokers = unpack_set(packed)
        naturals += natural * BIT[place] if place < RANKS else 0
        specials += twos * SPECIAL_FIELD_ONE[TWO] + jokers * SPECIAL_FIELD_ONE[JOKER]
    return naturals, specials


def _words(kinds: bytes) -> tuple[int, int]:
    """The natural word and the fields of the special word of some cards."""
    naturals = specials = 0
    for kind in kinds:
        naturals += NATURAL_ONE[kind]
        specials += SPECIAL_FIELD_ONE[kind]
    return naturals, specials
