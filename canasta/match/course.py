"""The course of a game between hands: seats, dealers, totals and the winner."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.base import ScoreLine
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import State, score, tally
from canasta.engine import totals as sum_lines
from canasta.match.seating import seat_players


class Course:
    """The state of a game between its hands; subclasses play the hands."""

    def __init__(self, setup: Setup, members: Sequence[Sequence[int]], target: int) -> None:
        self.setup = setup
        self.members = members  #: the players of each side, in seating order
        self.target = target  #: 0 if the game lasts a fixed number of hands
        self.begin()

    def begin(self, totals: Sequence[int] = (), dealer: int | None = None) -> None:
        """Begin a new game, from zero or from given totals and a first dealer."""
        self._first_dealer = self.setup.book.seat_draw.first_dealer if dealer is None else dealer
        self.number = 0  #: of the hand in play, or of the last one
        #: By side, after the finished hands.
        self.totals = tuple(totals) if totals else (0,) * self.setup.sides
        self.winners: tuple[int, ...] = ()  #: sides; several only where a victory can be shared
        #: The player at each seat: of the hand in play, or of the first one before it is dealt.
        self.seats = self._seated(1)
        self.dealer = self._dealer(1)

    def next_hand(self) -> None:
        """Move the players to their seats for the next hand."""
        self.number += 1
        self.dealer = self._dealer(self.number)
        self.seats = self._seated(self.number)

    def count_hand(self, state: State) -> tuple[list[ScoreLine], tuple[int, ...]]:
        """Count a finished hand: return its score lines and its points by side."""
        lines = score(self.setup.book, tally(state))
        points = tuple(sum_lines(lines, self.setup.sides))
        self.totals = tuple([total + gain for total, gain in zip(self.totals, points, strict=True)])
        self.winners = winners_after(self.setup.book, self.target, self.totals, self.number)
        return lines, points

    def deals_after(self, hand: int, dealer: int) -> int:
        """Return the player who deals the next hand, given the number and dealing seat of this one."""
        return self._seated(hand + 1)[(dealer + 1) % self.setup.seats]

    def _dealer(self, hand: int) -> int:
        """Return the seat that deals a hand: the deal passes to the left (G16)."""
        return (self._first_dealer + hand - 1) % self.setup.seats

    def _seated(self, hand: int) -> tuple[int, ...]:
        """Return the player at each seat in a hand."""
        always = self.setup.book.seat_draw.always_play
        return seat_players(self.members, self.setup.seats, hand, always)


def winners_after(book: Rulebook, target: int, totals: Sequence[int], hand: int) -> tuple[int, ...]:
    """Return the sides that have won after a hand, or none if the game goes on.

    >>> from canasta.books import book
    >>> winners_after(book("classic"), 5000, [5200, 5400], 9)
    (1,)
    """
    best = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == best)
    if book.hands:
        # The game lasts a fixed number of hands, and a victory can be shared (H1).
        return leaders if hand == book.hands else ()
    # The highest total wins once someone has reached the target; level leaders play on (G4).
    return leaders if best >= target and len(leaders) == 1 else ()
