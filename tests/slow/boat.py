"""The rules of ``boat``: its numbered paragraphs and rulings G and B."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tests.slow.rules import Rules
from tests.slow.table import WILD, WILD_SET, Cards, is_wild
from tests.slow.turn import Spot, Turn, sets_of

#: Para. 12 and 55: what blocks the pile.
BLOCKS = "B2X"
#: Para. 25.
QUIET = 3
BLACKS = "BBBB"


class Shuffles(Protocol):
    """Source of the order of a new stock."""

    def order(self, number: int, cards: int) -> Sequence[int]:
        """Return the order of the n-th new stock of a hand: places in the pile from the bottom, top card
        first.
        """
        ...


class BoatTurn(Turn):
    """The rest of one turn. The four black threes do not form a set, and are laid last of all."""

    patience = 6_000

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """Para. 35, B3: wild cards stay fewer than natural ones, except where there are wild cards alone."""
        return wild + 1 < naturals

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """Para. 48 to 60."""
        top, sets = pile[-1], sets_of(spot)
        yield f"take {top}{top}", top * 2  # para. 51, G8
        if self.table.frozen:
            return
        naturals, wilds = sets.get(top, (0, 0))
        if self.room(naturals + 2, wilds):  # para. 52, B6, P2
            for wild in WILD:
                yield f"take {top}{wild}", top + wild
        if top in sets:  # para. 53, B7
            yield f"take on {top}", ""

    def out_now(self, spot: Spot) -> bool:
        """Return whether the hand is empty, or a discard or four black threes may empty it (para. 61-67)."""
        canasta = any(naturals + wild >= 7 for _, naturals, wild in spot.sets)
        last = len(spot.hand) <= 1 or spot.hand == BLACKS
        return last and canasta and self.complete(spot) and not self.refused

    def may_discard(self, spot: Spot) -> bool:
        """Return whether the turn may end here with a discard, a card being left (B7)."""
        return self.complete(spot) and len(spot.hand) >= 2

    def may_end(self, spot: Spot) -> bool:
        """One card, and no way to close with it (para. 66)."""
        return self.complete(spot) and len(spot.hand) == 1 and not self.can_go_out(spot)

    def ends_now(self, spot: Spot) -> bool:
        return self.may_discard(spot) or self.may_end(spot) or self.out_now(spot)

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if cards would be left over in any case, or no canasta can be made."""
        if self.refused or not self.canastas_in_reach(spot):
            return False
        four = (spot.hand + spot.aside).count("B") == 4
        spot = spot._replace(hand=(spot.hand + spot.aside).replace("B" * four, ""))
        return len(spot.hand) - len(self.playable(spot)) <= (0 if four else 1)


@dataclass
class Boat(Rules):
    """One hand in play."""

    book = "boat"
    deeds = (*Rules.deeds, "drew nothing", "four blacks", "wild")
    hand_size = 14  # para. 16

    wild: list[str] = field(default_factory=list)  # by side: the kind of its wild canasta: big, small or none
    rebuilt: int = 0  #: how often the pile has become the stock
    laid_since: bool = False  #: something was laid since then
    idle: int = 0  #: turns in a row in which no card moved
    shuffles: Shuffles | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.wild = self.wild or [""] * self.sides

    def ahead(self) -> BoatTurn:
        return BoatTurn(self)

    @property
    def frozen(self) -> bool:
        """B5: a black three, joker or two anywhere in the pile."""
        return any(card in BLOCKS for card in self.pile)

    @property
    def stopped(self) -> bool:
        return self.pile != "" and self.pile[-1] in BLOCKS

    @property
    def quiet(self) -> bool:
        """B2: not every player has had three turns."""
        return self.turn < QUIET * self.seats

    @property
    def may_rebuild(self) -> bool:
        """B8: the first time always, again only if something was laid in between."""
        return bool(self.pile) and (self.rebuilt == 0 or self.laid_since)

    def need(self, side: int) -> int:
        """Return the count of a first meld (para. 31, B11)."""
        score = self.scores[side]
        if score < 0:
            return 15
        if score <= 2500:
            return 50
        if score <= 5000:
            return 90
        return 120 if score <= 7500 else 150

    def elsewhere(self) -> Cards:
        return Counter(BLACKS if "four blacks" in self.did else "")

    def unsaid(self) -> tuple[str, ...]:
        """No turn follows the end, so it has no number."""
        return ("turn",) if self.part == "over" else ()

    # Legal actions.

    def before_drawing(self) -> set[str]:
        # B8: the stock, or a new one made of the pile; without either the turn goes on. If a new stock is due
        # but not allowed, the hand ends.
        plain = {"draw" if self.stock or self.may_rebuild else "pass"}
        return plain if self.quiet else plain | self.lawful_takes(self.ahead())  # B2

    def after_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        discards = {f"discard {card}" for card in spot.hand}
        if self.quiet:  # B2: nothing is laid, and no player closes
            return discards if len(spot.hand) > 1 else {"end"}
        bound = "yes" in self.did  # B9
        found = self.lawful_lays(turn, bound)
        if spot.hand and turn.out_now(spot):
            found.add(f"lay {BLACKS}" if spot.hand == BLACKS else f"discard {spot.hand}")
        if not bound and turn.may_discard(spot):
            found |= discards
        if not bound and turn.may_end(spot):
            found.add("end")
        # B9: after the draw, when a way exists. A no never strands a player: there is a card to discard, or
        # the only one is kept.
        return found | {"ask"} if self.may_still_ask and turn.can_go_out(spot) else found

    # Effects of actions.

    def turn_up(self) -> None:
        """Para. 17 and 21: red threes shown and replaced at once, no card turned up."""
        self.everybody_replaces_reds()

    def stock_left(self) -> bool:
        """Para. 18, 26, B8: the pile becomes the stock, or the hand ends in its place."""
        if not self.stock and self.pile:
            if not self.may_rebuild:
                self.over("stuck")
                return False
            self.rebuilt += 1
            self.laid_since = False
            assert self.shuffles is not None
            order = self.shuffles.order(self.rebuilt, len(self.pile))
            self.stock, self.pile = "".join(self.pile[place] for place in order), ""
        return self.stock != ""

    def pass_by(self) -> None:
        if self.pile:  # a new stock would be due, and is not allowed
            self.over("stuck")
        else:
            self.part = "play"
            self.did.add("drew nothing")

    def play_special(self, text: str) -> None:
        assert text == f"lay {BLACKS}"
        del self.hand["B"]
        self.did.add("four blacks")
        self.go_out()

    def joined(self, rank: str) -> None:
        self.laid_since = True
        cards = self.sets[self.side][rank]
        if rank == WILD_SET and cards.total() >= 7:  # B4: by all it has when the turn ends
            if not self.wild[self.side]:
                self.did.add("wild")
            if "wild" in self.did:
                self.wild[self.side] = "big" if cards["X"] > cards["2"] else "small"

    def next_turn(self, discarded: bool = False) -> None:
        """When all players in succession have moved no card, the hand ends (B8)."""
        moved = discarded or "laid" in self.did or "drew nothing" not in self.did
        self.idle = 0 if moved else self.idle + 1
        if self.idle == self.seats:
            self.over("stuck")
        else:
            super().next_turn()

    # The score by para. 62 and 67 to 72, B10.

    def side_score(self, side: int) -> int:
        """Everything on the table counts plus with a canasta, minus without one."""
        points = self.red[side] * (200 if self.red[side] == 4 else 100)
        points += sum(self.worth(cards) + self.canasta(side, rank) for rank, cards in self.sets[side].items())
        if all(cards.total() < 7 for cards in self.sets[side].values()):
            points = -points
        if self.went_out(side):
            points += 1000 if "four blacks" in self.did else 200
        hands = [self.hands[seat] for seat in self.seats_of(side)]
        return points - sum(self.worth(hand) + 100 * hand["B"] for hand in hands)

    def canasta(self, side: int, rank: str) -> int:
        cards = self.sets[side][rank]
        if cards.total() < 7:
            return 0
        if rank == WILD_SET:
            return 2000 if self.wild[side] == "big" else 1000
        return 300 if is_wild(cards) else 600
