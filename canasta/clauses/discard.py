"""Clauses of the discard: cards that freeze the pile or stop the next player."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.clauses.base import Reason, RefusesDiscard, WhenDiscarded
from canasta.clauses.bounds import RANKS
from canasta.clauses.declarations import Setting
from canasta.table.actions import KIND, OFFER_DISCARD, OFFER_DISCARD_SPECIAL, Offer
from canasta.table.moves import Events
from canasta.table.packing import BIT
from canasta.table.state import CANASTAS, DID_TAKE, SKIPS_NEXT, State

#: The wild cards among the discards of kinds that are not ranks: two and joker.
_WILD_BITS = BIT[0] | BIT[1]


@dataclass(frozen=True)
class Freezes(WhenDiscarded):
    """Discards of these kinds freeze the pile until it is taken."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.frozen = True

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("freezes", "pile", "kinds"),)


@dataclass(frozen=True)
class Stops(WhenDiscarded):
    """Discards of these kinds stop the next player."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.stopped = True


@dataclass(frozen=True)
class SkipsNext(WhenDiscarded):
    """A discard after which the next player misses a turn."""

    def do(self, state: State, events: Events) -> None:
        state.flags |= SKIPS_NEXT


@dataclass(frozen=True)
class FirstAfterTake(RefusesDiscard):
    """The first discard after the pile was taken may not be of certain ranks, or of a rank with a canasta.

    The rule does not apply if the player has no other natural card, or if the discard goes out.
    ``empty_pile``: it also applies whenever the pile is empty, above all to the first discard of the hand.
    """

    ranks: tuple[int, ...] = field(metadata=RANKS)
    empty_pile: bool = False

    def narrow(self, state: State, offer: Offer) -> None:
        if self.due(state) and state.size(state.seat) > 1:
            left = offer[OFFER_DISCARD] & ~self.barred(state)
            if left:
                offer[OFFER_DISCARD] = left

    def due(self, state: State) -> bool:
        """Return True if the rule applies to the next discard."""
        return not state.pile and (self.empty_pile or bool(state.flags & DID_TAKE))

    def barred(self, state: State) -> int:
        """Return the rank mask of the ranks that may not be discarded then."""
        mask = sum(BIT[rank] for rank in self.ranks)
        for side in range(state.setup.sides):
            mask |= state.laid[CANASTAS + side]
        return mask

    def reason(self, state: State, action: int) -> Reason:
        message = "refuse.first_after_take" if state.flags & DID_TAKE else "refuse.on_empty_pile"
        return Reason(self.paragraph, message, {"kind": action & KIND})

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("safe_discards", "pile", "empty_pile"),)


@dataclass(frozen=True)
class WildLast(RefusesDiscard):
    """A wild card is discarded only by a player who has nothing else to discard."""

    def narrow(self, state: State, offer: Offer) -> None:
        if offer[OFFER_DISCARD] or offer[OFFER_DISCARD_SPECIAL] & ~_WILD_BITS:
            offer[OFFER_DISCARD_SPECIAL] &= ~_WILD_BITS

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.wild_last")

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("wild_last", "pile"),)
