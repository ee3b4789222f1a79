"""Cuban Canasta, the house rule ``classic-cuban``: ``classic`` with the differences of rulings P59 to P62.

Nothing is taken from the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.slow.classic import Classic, ClassicTurn
from tests.slow.table import NATURALS, WILD_SET, Cards, is_wild
from tests.slow.turn import Sets, Spot, Turn, sets_of

#: The points of red threes by their number, for or against a side.
RED = (0, 100, 300, 500, 1000)
#: The points of a canasta of wild cards by its jokers.
BY_JOKERS = (4000, 2000, 2000, 2000, 3000)


class CubanTurn(ClassicTurn):
    """The rest of one turn."""

    wild_alone = True
    table: Cuban

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """Three wild cards at most, seven cards at most."""
        return wild < 3 and naturals + wild < 7

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        return wild < 7 if rank == WILD_SET else self.room(naturals, wild)

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        """P62: seven cards at most; black threes are never laid."""
        if card != "B" and sum(sets.get(card, (0, 0))) < 7:
            yield from Turn.natural_lays(self, card, spot, sets)

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """P62: with a natural pair, if the set has room for three cards."""
        top = pile[-1]
        if sum(sets_of(spot).get(top, (0, 0))) + 3 <= 7:
            yield f"take {top}{top}", top * 2

    def picked_up(self, pile: str) -> str:
        """P60: black threes are set aside."""
        return pile[:-1].replace("B", "")

    def growing(self, spot: Spot) -> set[str]:
        return {rank for rank, naturals, wild in spot.sets if naturals + wild < 7}

    def starting(self, hand: str) -> set[str]:
        return Turn.starting(self, hand)


@dataclass
class Cuban(Classic):
    """One hand in play."""

    house = "classic-cuban"

    black: list[int] = field(default_factory=list)  #: by side: black threes set aside

    def __post_init__(self) -> None:
        super().__post_init__()
        self.black = self.black or [0] * self.sides

    def ahead(self) -> CubanTurn:
        return CubanTurn(self)

    @property
    def hand_size(self) -> int:
        return 13

    def need(self, side: int) -> int:
        return 150 if self.scores[side] >= 5000 else super().need(side)

    def elsewhere(self) -> Cards:
        return super().elsewhere() + Counter({"B": sum(self.black)})

    def spot(self) -> Spot:
        """A pile that waits for the first meld has black threes, too, which never come to the hand."""
        spot = super().spot()
        return spot._replace(aside=spot.aside.replace("B", ""))

    def forced(self, lawful: set[str]) -> bool:
        """Taking the pile is always optional."""
        return False

    def after_drawing(self) -> set[str]:
        """P61: in the first round a black three is discarded only for want of another card."""
        found = super().after_drawing()
        others = any(text.startswith("discard") and text != "discard B" for text in found)
        return found - {"discard B"} if self.turn < self.seats and others else found

    def is_concealed(self) -> bool:
        return False

    def pick_up(self, cards: str) -> None:
        self.black[self.side] += cards.count("B")
        super().pick_up(cards.replace("B", ""))

    def side_score(self, side: int) -> int:
        points = sum(self.worth(cards) for cards in self.sets[side].values()) - self.fines[side]
        if self.ending == "out" and self.went_out(side):
            points += 100
        canastas = {rank: cards for rank, cards in self.sets[side].items() if cards.total() >= 7}
        for rank, cards in canastas.items():
            if rank in NATURALS:
                points += 300 if is_wild(cards) else 500
            else:
                points += BY_JOKERS[cards["X"]]
        red = RED[self.red[side] + self.reds_not_shown(side)]
        points += red if canastas else -red
        points += 100 if self.black[side] == 4 else 5 * self.black[side]
        return points - sum(self.left_in_hand(seat) for seat in self.seats_of(side))

    def left_in_hand(self, seat: int) -> int:
        return self.worth(self.hands[seat])
