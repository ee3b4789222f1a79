"""Facts about the table that the simple player uses, derived from a view once per decision.

Nothing here depends on a particular rulebook: values, canasta sizes, stoppers and scores come from the book
of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from canasta.cards import BLACK_THREE, JOKER, KINDS, TWO
from canasta.clauses.base import Counts
from canasta.clauses.discard import Stops
from canasta.clauses.setup import Setup
from canasta.clauses.stock import may_rebuild
from canasta.clauses.tally import SetTally, SideTally, Tally
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.scoring import score, totals
from canasta.engine.view import View
from canasta.table.actions import ADD, DISCARD, FAMILY, KIND, LAY_NATURAL, TAKE_PAIR
from canasta.table.packing import RANKLESS
from canasta.table.state import BLACK_THREES, CALIENTES, PART_OVER, WILD_CANASTA, State

#: A side with nothing on the table, and one that holds cards of every kind.
_NOTHING = SideTally(0, (), opened=True, red_threes=0, hands=())
_FULL_HAND = replace(_NOTHING, hands=((4,) * KINDS,))


class Situation:
    """A view with derived facts."""

    def __init__(self, view: View, legal: Sequence[int]) -> None:
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
        """The number of canastas of our side."""
        return sum(cards.size >= self.setup.canasta_size for cards in self.sets.values())

    @property
    def may_go_out(self) -> bool:
        """True if our side has the canastas that going out requires."""
        return self.canastas >= self.setup.canastas_needed

    @cached_property
    def threatened(self) -> bool:
        """True if the hand may end soon: an opponent or the stock is almost out of cards."""
        near = min(self.view.size(seat) for seat in self.opponents)
        return near <= 2 or self.last_round

    @cached_property
    def last_round(self) -> bool:
        """True if the stock is nearly exhausted and cannot be rebuilt, or only after a lay."""
        state = self.position
        if self.setup.book.rebuild is not None and may_rebuild(state):
            return False
        return self.view.stock_size <= 2 * self.setup.seats * self.setup.draw

    @cached_property
    def points(self) -> list[int]:
        """The points of each side on the table, not counting hands."""
        sides = self.setup.sides
        return totals(score(self.setup.book, Tally(tuple(map(self._table, range(sides))))), sides)

    def _table(self, side: int) -> SideTally:
        view, laid = self.view, self.position.laid
        return SideTally(
            side,
            view.sets(side),
            view.opened(side),
            view.red_threes(side),
            hands=(),
            calientes=laid[CALIENTES + side],
            wild_canasta=laid[WILD_CANASTA + side],
            black_threes=laid[BLACK_THREES + side],
        )

    @cached_property
    def wilds_wanted(self) -> bool:
        """True if our side collects wild cards: it has a set of them that is not yet a canasta."""
        cards = self.sets.get(TWO)
        return cards is not None and cards.size < self.setup.canasta_size

    @property
    def ahead(self) -> bool:
        """True if no other side has more points on the table."""
        return self.points[self.side] >= max(self.points)

    @cached_property
    def burden(self) -> int:
        """What our hand costs if the hand ends now."""
        return self._cost(self.hand)

    def relief(self, kind: int) -> int:
        """Return how much less the hand would cost without one card of a kind."""
        rest = list(self.hand)
        rest[kind] -= 1
        return self.burden - self._cost(rest)

    def _cost(self, hand: Sequence[int]) -> int:
        held = replace(_NOTHING, hands=(tuple(hand),))
        return -sum(line.points for clause in self._of_hands for line in clause.lines(held))

    @cached_property
    def _of_hands(self) -> list[Counts]:
        """The scoring clauses that count the cards left in a hand."""
        return [
            clause
            for clause in self.setup.book.score
            if clause.lines(_FULL_HAND) and not clause.lines(_NOTHING)
        ]

    def set_of(self, action: int) -> SetTally | None:
        """Return the set that an adding action goes to."""
        place = action & KIND
        if place == RANKLESS:
            return self.sets.get(BLACK_THREE if action & FAMILY in (LAY_NATURAL, ADD) else TWO)
        return self.sets.get(place)

    @cached_property
    def position(self) -> State:
        """The view as a position for trying actions."""
        return self.view.position

    def after(self, action: int) -> State:
        """Return the position after one of our lays or takes, which do not depend on hidden cards."""
        state = self.position.copy()
        play_out_step(state, action)
        return state

    @cached_property
    def way_out(self) -> bool:
        """True if the player can go out in this turn."""
        return way_out(self.position)


def way_out(state: State) -> bool:
    """Return True if the player in turn, having drawn, can go out from here (or just has)."""
    return state.part == PART_OVER or Prospect(state).finishable(must_out=True)


def stops_next(setup: Setup, kind: int) -> bool:
    """Return True if a discard of this kind keeps the next player from taking the pile."""
    return any(isinstance(clause, Stops) for clause in setup.discarded[kind])
