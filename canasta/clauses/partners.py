"""Clauses of the top card's partners: the cards that take it, from the hand and on the table."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.build.native import i64
from canasta.clauses.base import Partner
from canasta.clauses.reserve import closed_ranks
from canasta.table.actions import (
    OFFER_PAIR,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    TAKE_ADD,
    TAKE_JOKER,
    TAKE_PAIR,
    TAKE_TWO,
    Offer,
)
from canasta.table.packing import BIT, FIELD, JOKER_SHIFT, TWO_SHIFT, WILD_FIELDS
from canasta.table.state import SPECIALS, State


@dataclass(frozen=True)
class NaturalPair(Partner):
    """Two natural cards of the hand go with the top card."""

    @staticmethod
    def ways() -> tuple[int, ...]:
        return (TAKE_PAIR,)

    def offer(self, state: State, offer: Offer, top: i64, held: i64, lying: i64) -> None:
        if held >= 2:
            offer[OFFER_PAIR] = BIT[top]


@dataclass(frozen=True)
class NaturalAndWild(Partner):
    """A natural and a wild card of the hand go with it, if the set has room for the wild one."""

    @staticmethod
    def ways() -> tuple[int, ...]:
        return (TAKE_TWO, TAKE_JOKER)

    def offer(self, state: State, offer: Offer, top: i64, held: i64, lying: i64) -> None:
        specials = state.held[SPECIALS + state.seat]
        if not held or not specials & WILD_FIELDS:
            return
        _, twos, jokers = state.set_cards(state.seat % state.setup.sides, top)
        if state.setup.room[top][(lying + 2) * 32 + twos + jokers]:
            if specials >> TWO_SHIFT & FIELD:
                offer[OFFER_TAKE_TWO] = BIT[top]
            if specials >> JOKER_SHIFT & FIELD:
                offer[OFFER_TAKE_JOKER] = BIT[top]


@dataclass(frozen=True)
class OwnSet(Partner):
    """The top card alone goes to a set of its rank that the side has."""

    @staticmethod
    def ways() -> tuple[int, ...]:
        return (TAKE_ADD,)

    def offer(self, state: State, offer: Offer, top: i64, held: i64, lying: i64) -> None:
        if lying:
            offer[OFFER_TAKE_ADD] = BIT[top]


@dataclass(frozen=True)
class ClosedSet(Partner):
    """With a natural pair it is added to a closed set, if no set of its rank is open."""

    @staticmethod
    def ways() -> tuple[int, ...]:
        return (TAKE_ADD,)

    def offer(self, state: State, offer: Offer, top: i64, held: i64, lying: i64) -> None:
        closed = closed_ranks(state, state.seat % state.setup.sides) & ~state.setup.bury_never
        if held >= 2 and not lying and closed & BIT[top]:
            offer[OFFER_TAKE_ADD] = BIT[top]
