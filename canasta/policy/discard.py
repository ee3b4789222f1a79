"""Choice of the discard: the card that helps the next player least and that our side will miss least."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.policy import weights as by
from canasta.policy.features import cards_in_set, near_end
from canasta.policy.outlook import Outlook
from canasta.policy.weights import Weights
from canasta.table.actions import DISCARD, OFFER_DISCARD, OFFER_DISCARD_SPECIAL, Offer
from canasta.table.packing import FIELD, NATURAL_ONE, SHIFT, SIZE_SHIFT, place_of
from canasta.table.state import (
    ADDED,
    CANASTAS,
    KNOWN_NATURALS,
    NATURALS,
    SET_NATURALS,
    SETS,
    SPECIALS,
    State,
)  # fmt: skip

#: The value of discarding a third card of a rank of which three in the hand are expensive.
HOARD: Final = 200
#: The value of keeping a Caliente card.
OTHER: Final = 60
#: Our last discards that the next player left on the pile and probably has no pair of.
REMEMBERED: Final = 3
#: A pair becomes a set in one case of so many, for every unseen card of the rank.
PAIR_SETS: Final = 12
#: Below this many cards in the pile, it is early in the hand.
EARLY: Final = 6


def choose_discard(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    """Return the discard that does the least harm, or -1 if there is none."""
    ranks = offer[OFFER_DISCARD]
    others = offer[OFFER_DISCARD_SPECIAL]
    if not others and not ranks & ranks - 1:
        return DISCARD + place_of(ranks) if ranks else -1
    hurry = near_end(state, weights)
    danger = Danger(state, outlook, weights)
    best: i64 = -1
    least: i64 = 0
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        rank = place_of(low)
        harm = _loss(state, outlook, weights, rank, hurry, danger) + danger.of(rank)
        if best < 0 or harm < least:
            best, least = rank, harm
    while others:
        low = others & -others
        others ^= low
        kind = TWO + place_of(low)
        harm = _loss_of_special(state, outlook, weights, kind, hurry)
        if best < 0 or harm < least:
            best, least = kind, harm
    return DISCARD + best


def _loss(state: State, outlook: Outlook, weights: Weights, rank: i64, hurry: bool, danger: Danger) -> i64:
    """Return what our side loses with a card of a rank."""
    setup = state.setup
    side = state.seat % setup.sides
    shift = SHIFT[rank]
    held = state.held[NATURALS + state.seat] >> shift & FIELD
    loss: i64 = 0
    if state.laid[SETS + side] >> shift & 1:
        loss = weights[by.OWN_SET]
        if state.laid[CANASTAS + side] >> shift & 1:
            loss //= 4
        else:
            loss += weights[by.OWN_NEAR] * (cards_in_set(state, side, rank) - 3)
    elif outlook.hoard >> shift & 1:
        loss = -HOARD if held > 2 else 0
    elif held == 2:
        loss = weights[by.PAIR] + weights[by.PAIR_PILE] * len(state.pile) // 10
        loss += weights[by.HOPE_PAIR] * danger.unseen(rank) // 10
    elif held > 2:
        loss = weights[by.TRIPLE]
    loss += weights[by.HOPE] * danger.unseen(rank) // 10
    if len(state.pile) < EARLY:
        loss -= weights[by.LIVE_EARLY] * danger.unseen(rank) // 10
    if not state.opened >> side & 1:
        loss += weights[by.FIRST_MELD] * setup.values[rank] // 1000
        if outlook.natural_opening:
            loss += weights[by.NATURAL] * _share_of_opening(state, rank, held, danger.unseen(rank)) // 1000
    # Expensive cards weigh more when the hand may end.
    return loss - outlook.left[rank] * (1000 if hurry else weights[by.BURDEN]) // 1000


def _share_of_opening(state: State, rank: i64, held: i64, unseen: i64) -> i64:
    """Return what a discard takes from a first meld of natural cards, per mille of the count.

    Three cards are a set. A pair may become one, and is worth a part of it.
    """
    needed: i64 = state.needs[state.seat % state.setup.sides]
    if held < 2 or needed <= 0:
        return 0
    cards: i64 = 3 if held < 4 else 1
    share = min(1000, cards * state.setup.values[rank] * 1000 // needed)
    return share if held > 2 else share * unseen // PAIR_SETS


def _loss_of_special(state: State, outlook: Outlook, weights: Weights, kind: i64, hurry: bool) -> i64:
    """Return what a card without a rank loses, or gains for the pile."""
    cost = outlook.left[kind]
    loss: i64
    if kind == TWO or kind == JOKER:
        loss = weights[by.WILD_CARD] + cost
        if not state.opened >> (state.seat % state.setup.sides) & 1:
            loss += weights[by.WILD_SHUT]
        following = (state.seat + 1) % state.setup.seats % state.setup.sides
        if outlook.freezes >> kind & 1 and not state.frozen:
            freeze = weights[by.FREEZE if state.opened >> following & 1 else by.FREEZE_SHUT]
            loss -= freeze * len(state.pile)
    elif outlook.stops >> kind & 1:
        loss = weights[by.STOPPER] - weights[by.STOPPER_PILE] * len(state.pile) // 10
    elif kind == BLACK_THREE or kind == RED_THREE:
        return -cost
    else:
        return OTHER
    return loss - cost if hurry else loss


class Danger:
    """The chance that the next player takes the pile with a discard, times its value to that player."""

    __slots__ = ("_hand", "_hidden", "_known", "_outlook", "_pair", "_passed", "_refused", "_safe", "_seen",
                 "_sets", "_takes", "_weights", "_worth")  # fmt: skip

    _worth: i64
    _safe: bool
    _pair: bool  #: a natural pair is needed to take the pile
    _sets: i64  #: rank mask of that side's sets
    _takes: i64  #: rank mask of those that take the pile
    _known: i64  #: natural word of the cards known to be in that hand
    _seen: i64  #: natural word of all visible cards
    _passed: i64  #: natural word of that player's discards
    _refused: i64  #: natural word of our last discards, if that player could have taken them
    _hand: i64  #: number of cards in that hand
    _hidden: i64  #: number of unseen cards

    def __init__(self, state: State, outlook: Outlook, weights: Weights) -> None:
        setup = state.setup
        seat = state.seat
        held = state.held
        laid = state.laid
        following = (seat + 1) % setup.seats
        their = following % setup.sides
        opened = bool(state.opened >> their & 1)
        pile: i64 = len(state.pile)
        self._outlook = outlook
        self._weights = weights
        each = weights[by.DANGER_CARD] + (weights[by.FROZEN_CARD] if state.frozen else 0)
        self._worth = (
            (weights[by.DANGER_BASE] + each * (pile + 1)) * (1000 if opened else weights[by.SHUT]) // 1000
        )
        self._safe = (
            their == seat % setup.sides
            or state.turn + 1 < setup.quiet
            or (outlook.only_opened and not opened)
            or setup.book.pile_taken.cards > pile + 1
        )
        seen = held[NATURALS + seat] + _in_pile(state, 1, 0)
        hidden: i64 = len(state.stock) - state.place
        other: i64
        for other in range(setup.seats):
            if other != seat:
                seen += held[KNOWN_NATURALS + other]
                hidden += held[SPECIALS + other] >> SIZE_SHIFT
        for other in range(setup.sides):
            seen += laid[SET_NATURALS + other] + laid[ADDED + other]
        self._seen = seen
        if self._safe:
            return
        self._hidden = hidden
        self._pair = outlook.pair_only or outlook.always_frozen or state.frozen or not opened
        self._sets = laid[SETS + their]
        self._takes = 0
        if outlook.always_frozen:
            self._takes = self._sets & ~laid[CANASTAS + their]
        elif outlook.set_takes and not self._pair:
            self._takes = self._sets
        self._known = held[KNOWN_NATURALS + following]
        self._hand = held[SPECIALS + following] >> SIZE_SHIFT
        self._passed = _in_pile(state, setup.seats, setup.seats - 2)
        self._refused = _in_pile(state, setup.seats, setup.seats - 1, REMEMBERED) if opened else 0

    def unseen(self, rank: i64) -> i64:
        """Return how many cards of a rank are unseen."""
        shift = SHIFT[rank]
        return (self._outlook.deck >> shift & FIELD) - (self._seen >> shift & FIELD)

    def of(self, rank: i64) -> i64:
        """Return the danger of a card of a rank, in points."""
        if self._safe:
            return 0
        shift = SHIFT[rank]
        kept: i64 = self._weights[by.THEIR_SET] if self._sets >> shift & 1 else 0
        if self._takes >> shift & 1:
            return kept + self._worth
        known = self._known >> shift & FIELD
        if known >= 2:
            return kept + self._worth
        unseen = self.unseen(rank)
        if known + unseen < (2 if self._pair else 1) or not self._hidden:
            return kept
        # The expected number of cards of the rank in the next player's hand, in thousandths.
        expected = known * 1000 + unseen * self._hand * 1000 // self._hidden
        square = expected * expected // 1000
        weights = self._weights
        if self._pair:
            risk = square * 1000 // (square + weights[by.RISK_PAIR])
        else:
            risk = expected * 1000 // (expected + weights[by.RISK_ONE])
        if self._passed >> shift & FIELD:
            risk = risk * weights[by.PASSED] // 1000
        if self._refused >> shift & FIELD:
            risk = risk * weights[by.REFUSED] // 1000
        return kept + self._worth * risk // 1000


def _in_pile(state: State, step: i64, start: i64, most: i64 = 1000) -> i64:
    """Return the natural word of every ``step``-th card of the pile from the top, after ``start`` cards.

    It has ``most`` cards at most.
    """
    pile = state.pile
    word: i64 = 0
    place: i64 = len(pile) - 1 - start
    while place >= 0 and most > 0:
        word += NATURAL_ONE[pile[place]]
        place -= step
        most -= 1
    return word
