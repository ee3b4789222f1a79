"""Invariants checked after every action of a hand: the cards add up, and the offer makes sense."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.reserve import unpack_set
from canasta.clauses.stock import rebuilding
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
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)

# Faults of a hand in play; the message ``jobs.fault.`` of that name describes each.
DEAD_END: Final = "dead_end"
LOST_CARD: Final = "lost_card"
WRONG_SIZE: Final = "wrong_size"
DISORDER: Final = "disorder"
WRONG_END: Final = "wrong_end"
WRONG_PASS: Final = "wrong_pass"
WRONG_DRAW: Final = "wrong_draw"

_RANK_FIELDS: Final = (1 << 55) - 1


def offer_fault(state: State, legal: list[int]) -> str:
    """Return the fault in the legal actions of a state whose hand is not over; empty if there is none."""
    if not legal:
        return DEAD_END
    before: i64 = -1
    action: i64
    for action in legal:
        if action <= before:
            return DISORDER
        before = action
    setup = state.setup
    if END in legal and not state.flags & LAST_THREE:
        # A turn ends without a discard only if no card can be played (ruling G1). In books where no card must
        # be kept after the discard, the last one stays in the hand of a player who may not go out. A player
        # who needs a yes to play that card can still ask (P36).
        others = len(legal) - 1 - int(ASK in legal and bool(setup.asking.compulsory))
        if state.size(state.seat) > 1 or (others and setup.book.going_out.keeps_after_discard):
            return WRONG_END
    if PASS in legal or DRAW in legal:
        stock = state.place < len(state.stock) or rebuilding(state) is not None
        if PASS in legal and stock:
            return WRONG_PASS
        if DRAW in legal and not stock:
            return WRONG_DRAW
    return ""


class Invariants:
    """Card counter for a hand in play. It reads the stock and the pile again only when they have changed."""

    __slots__ = ("_kept_naturals", "_kept_specials", "_pile", "_pile_naturals", "_pile_specials", "_place",
                 "_reserves", "_stock", "_stock_naturals", "_stock_specials", "naturals",
                 "specials")  # fmt: skip

    naturals: i64
    specials: i64
    _stock: bytes
    _place: i64
    _stock_naturals: i64
    _stock_specials: i64
    _pile: bytes
    _pile_naturals: i64
    _pile_specials: i64
    _reserves: tuple[tuple[bytes, ...], ...]
    _kept_naturals: i64
    _kept_specials: i64

    def __init__(self, state: State) -> None:
        self.naturals, self.specials = _words(state.setup.deck)
        self._stock = b""
        self._place = -1
        self._stock_naturals = self._stock_specials = 0
        self._pile = b""
        self._pile_naturals = self._pile_specials = 0
        self._reserves = ()
        self._kept_naturals = self._kept_specials = 0

    def fault(self, state: State) -> str:
        """Return ``LOST_CARD`` if the cards are not the deck, ``WRONG_SIZE`` if a hand is miscounted."""
        setup = state.setup
        held = state.held
        laid = state.laid
        self._read(state)
        naturals: i64 = self._stock_naturals + self._pile_naturals + self._kept_naturals
        specials: i64 = self._stock_specials + self._pile_specials + self._kept_specials
        seat: i64
        side: i64
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

    def _read(self, state: State) -> None:
        """Count the cards in the stock, the pile and the reserves."""
        if state.reserves is not self._reserves:
            self._reserves = state.reserves
            self._kept_naturals = self._kept_specials = 0
            for seat in state.reserves:
                for cards in seat:
                    naturals, specials = _words(cards)
                    self._kept_naturals += naturals
                    self._kept_specials += specials
        if state.place != self._place or state.stock is not self._stock:
            self._stock = state.stock
            self._place = state.place
            self._stock_naturals, self._stock_specials = _words(state.stock[state.place :])
        pile = state.pile + state.aside
        if pile != self._pile:
            self._pile = pile
            self._pile_naturals, self._pile_specials = _words(pile)


def _closed(state: State, side: i64) -> tuple[i64, i64]:
    """Return the words of a side's closed sets and of the cards added to them."""
    naturals: i64 = state.laid[ADDED + side]
    specials: i64 = 0
    for packed in state.closed[side]:
        place, natural, twos, jokers = unpack_set(packed)
        if place < RANKS:
            naturals += natural * BIT[place]
        specials += twos * SPECIAL_FIELD_ONE[TWO] + jokers * SPECIAL_FIELD_ONE[JOKER]
    return naturals, specials


def _words(kinds: bytes) -> tuple[i64, i64]:
    """Return the natural word and the fields of the special word of some cards."""
    naturals: i64 = 0
    specials: i64 = 0
    kind: i64
    for kind in kinds:
        naturals += NATURAL_ONE[kind]
        specials += SPECIAL_FIELD_ONE[kind]
    return naturals, specials
