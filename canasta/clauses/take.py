"""Clauses of taking the pile. The offer holds every way the cards in hand and on the table would allow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.clauses.base import Clause, Reason, RefusesPass, RefusesTake
from canasta.clauses.bounds import RANKS, between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table import actions as act
from canasta.table.actions import Offer
from canasta.table.state import CANASTAS, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


def refuse_all(offer: Offer) -> None:
    """Remove every way of taking."""
    offer[act.OFFER_PAIR] = offer[act.OFFER_TAKE_TWO] = 0
    offer[act.OFFER_TAKE_JOKER] = offer[act.OFFER_TAKE_ADD] = 0


def pair_only(offer: Offer) -> None:
    """Remove every way of taking except the natural pair."""
    offer[act.OFFER_TAKE_TWO] = offer[act.OFFER_TAKE_JOKER] = offer[act.OFFER_TAKE_ADD] = 0


@dataclass(frozen=True)
class Stopped(RefusesTake):
    """A stopping card on top: the next player may not take the pile."""

    others: Mapping[int, str] = field(default_factory=dict)  #: paragraphs of further stopping kinds

    def narrow(self, state: State, offer: Offer) -> None:
        if state.stopped:
            refuse_all(offer)

    def reason(self, state: State, action: int) -> Reason:
        paragraph = self.others.get(state.pile[-1], self.paragraph)
        return Reason(paragraph, "refuse.stopped", {"kind": state.pile[-1]})


@dataclass(frozen=True)
class UnopenedNeedsPair(RefusesTake):
    """Before its first meld a side takes the pile only with a natural pair."""

    def narrow(self, state: State, offer: Offer) -> None:
        if not state.opened >> state.seat % state.setup.sides & 1:
            pair_only(offer)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.unopened_pair", {"kind": state.pile[-1]})

    def rests_on(self, state: State, action: int) -> tuple[str, ...]:
        opened = state.opened >> state.seat % state.setup.sides & 1
        return () if opened else (self.paragraph, state.setup.book.first_meld.take)


@dataclass(frozen=True)
class FrozenNeedsPair(RefusesTake):
    """A frozen pile is taken only with a natural pair."""

    def narrow(self, state: State, offer: Offer) -> None:
        if state.frozen:
            pair_only(offer)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.frozen_pair", {"kind": state.pile[-1]})

    def rests_on(self, state: State, action: int) -> tuple[str, ...]:
        return (self.paragraph,) if state.frozen else ()


@dataclass(frozen=True)
class AlwaysFrozen(RefusesTake):
    """The pile is always frozen: a natural pair takes it, or a set on the table that is not yet a canasta."""

    canasta: str

    def narrow(self, state: State, offer: Offer) -> None:
        offer[act.OFFER_TAKE_TWO] = offer[act.OFFER_TAKE_JOKER] = 0
        offer[act.OFFER_TAKE_ADD] &= ~state.laid[CANASTAS + state.seat % state.setup.sides]

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.rests_on(state, action)[0], "refuse.always_frozen", {"kind": state.pile[-1]})

    def rests_on(self, state: State, action: int) -> tuple[str, ...]:
        return (self.canasta if action & act.FAMILY == act.TAKE_ADD else self.paragraph,)


@dataclass(frozen=True)
class LastCardLastDiscard(RefusesTake):
    """With one card in hand, a pile of one card is not taken while the stock lasts.

    Once it is exhausted, taking is allowed if the side has its canastas or can make the missing one, as going
    out requires anyway.
    """

    def narrow(self, state: State, offer: Offer) -> None:
        if len(state.pile) == 1 and state.place < len(state.stock) and state.size(state.seat) == 1:
            offer[act.OFFER_TAKE_ADD] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.last_card_stock")


@dataclass(frozen=True)
class OnlyOpened(RefusesTake):
    """Only a side that has made its first meld takes the pile."""

    def narrow(self, state: State, offer: Offer) -> None:
        if not state.opened >> state.seat % state.setup.sides & 1:
            refuse_all(offer)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.only_opened")

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("only_opened", "pile"),)


@dataclass(frozen=True)
class PairOnly(RefusesTake):
    """The pile is taken only with a natural pair from the hand."""

    def narrow(self, state: State, offer: Offer) -> None:
        pair_only(offer)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.pair_only", {"kind": state.pile[-1]})

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("pair_only", "pile", without="base"),)


@dataclass(frozen=True)
class WithinCanasta(RefusesTake):
    """The three cards must fit the set of their rank: it never has more cards than a canasta."""

    def narrow(self, state: State, offer: Offer) -> None:
        if offer[act.OFFER_PAIR]:
            naturals, twos, jokers = state.set_cards(state.seat % state.setup.sides, state.pile[-1])
            if naturals + twos + jokers + 3 > state.setup.canasta_size:
                offer[act.OFFER_PAIR] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.within_canasta", {"kind": state.pile[-1]})


@dataclass(frozen=True)
class OpenSetFits(RefusesTake):
    """In ranks that take nothing beyond a canasta the three cards must fit the open set."""

    ranks: tuple[int, ...] = field(metadata=RANKS)

    def narrow(self, state: State, offer: Offer) -> None:
        if offer[act.OFFER_PAIR] and state.pile[-1] in self.ranks:
            naturals, _, _ = state.set_cards(state.seat % state.setup.sides, state.pile[-1])
            if naturals + 3 > state.setup.canasta_size:
                offer[act.OFFER_PAIR] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.within_canasta", {"kind": state.pile[-1]})


@dataclass(frozen=True)
class PairFromHand(RefusesTake):
    """The pile is taken only with a natural pair; it joins the open set or lies on a closed one."""

    def narrow(self, state: State, offer: Offer) -> None:
        offer[act.OFFER_TAKE_TWO] = offer[act.OFFER_TAKE_JOKER] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.pair_only", {"kind": state.pile[-1]})


@dataclass(frozen=True)
class TakesPile(Clause):
    """The cards taken with the top card: the whole pile, or a number of cards if the pile has as many."""

    cards: int = field(default=0, metadata=between(0, 30))  #: including the top card; 0: the whole pile
    fewer: bool = False  #: a pile of fewer cards can be taken too, whole

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        part = {"number": self.cards}
        message = "take.part_or_all" if self.fewer else "take.part"
        return [RowEntry("take", message, self.paragraph, part)] if self.cards else []

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("cards_taken", "pile", "cards"), Setting(
            "fewer_taken", "pile", "fewer", needs="reserves"
        )


@dataclass(frozen=True)
class MustTake(RefusesPass):
    """With the stock exhausted the pile must be taken if its top card fits a set of the side."""

    def narrow(self, state: State, offer: Offer) -> None:
        if offer[act.OFFER_TAKE_ADD] and offer[act.OFFER_PLAIN] >> act.PASS & 1:
            offer[act.OFFER_PLAIN] &= ~(1 << act.PASS)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.must_take", {"kind": state.pile[-1] & act.KIND})

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("must_take", "stock", present=True),)
