"""What a simple player notices on the table: read off a view once, before a decision.

Nothing here knows a rulebook: values, canasta sizes and scores are asked of the book at hand.
"""

from __future__ import annotations

from functools import cached_property

from canasta.cards import BLACK_THREE, JOKER, TWO
from canasta.clauses.tally import SetTally, SideTally, Tally
from canasta.engine.apply import play_out_step
from canasta.engine.lookahead import Prospect
from canasta.engine.scoring import score, totals
from canasta.engine.view import View
from canasta.table.actions import DISCARD, KIND, LAY_NATURAL, TAKE_PAIR
from canasta.table.state import PART_OVER, State
from canasta.table.words import RANKLESS


class Facts:
    """A view, made handy."""

    def __init__(self, view: View, legal: list[int]) -> None:
        setup = view.setup
        self.view = view
        self.setup = setup
        self.legal = legal
        self.hand = view.hand
        self.size = view.size(view.seat)
        self.side = setup.side_of(view.seat)
        self.sets: dict[int, SetTally] = {cards.kind: cards for cards in view.sets(self.side)}
        self.wilds = self.hand[TWO] + self.hand[JOKER]
        self.opened = view.opened(self.side)
        self.takes = [action for action in legal if TAKE_PAIR <= action < LAY_NATURAL]
        self.lays = [action for action in legal if LAY_NATURAL <= action < DISCARD]
        self.discards = [action for action in legal if action >= DISCARD]
        self.opponents = [seat for seat in range(setup.seats) if setup.side_of(seat) != self.side]
        self.partners = [
            seat for seat in range(setup.seats) if setup.side_of(seat) == self.side and seat != view.seat
        ]

    @property
    def canastas(self) -> int:
        """How many canastas the side has."""
        return sum(cards.size >= self.setup.canasta_size for cards in self.sets.values())

    @property
    def may_go_out(self) -> bool:
        """Whether the side has the canastas that going out needs."""
        return self.canastas >= self.setup.canastas_needed

    @cached_property
    def threatened(self) -> bool:
        """Whether the hand may soon be over: an opponent is almost out of cards, or the stock is."""
        near = min(self.view.size(seat) for seat in self.opponents)
        return near <= 2 or self.view.stock_size <= 2 * self.setup.seats

    @cached_property
    def points(self) -> list[int]:
        """What each side has on the table by now, hands left out of account."""
        view = self.view
        sides = tuple(
            SideTally(side, view.sets(side), view.opened(side), view.red_threes(side), hands=())
            for side in range(self.setup.sides)
        )
        return totals(score(self.setup.book, Tally(sides)), self.setup.sides)

    @property
    def ahead(self) -> bool:
        """Whether no other side has more on the table."""
        return self.points[self.side] >= max(self.points)

    @property
    def burden(self) -> int:
        """The value of the own hand, lost if the hand ended now."""
        return sum(count * value for count, value in zip(self.hand, self.setup.values, strict=True))

    def set_of(self, action: int) -> SetTally | None:
        """The set an adding action goes to."""
        place = action & KIND
        return self.sets.get(BLACK_THREE if place == RANKLESS else place)

    @cached_property
    def position(self) -> State:
        """The view as a position to try things on."""
        return self.view.position

    def after(self, action: int) -> State:
        """The position after one of the own lays or takes: nothing hidden is touched by them."""
        state = self.position.copy()
        play_out_step(state, action)
        return state

    @cached_property
    def way_out(self) -> bool:
        """Whether the hand can be played out in this turn."""
        return way_out(self.position)


def way_out(state: State) -> bool:
    """Whether the player in turn, having drawn, can go out from here (or just has)."""
    return state.part == PART_OVER or Prospect(state).finishable(must_out=True)
