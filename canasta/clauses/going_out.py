"""Clauses of going out: what it needs, what may be laid only then, asking the partner."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.clauses.base import Clause, Does
from canasta.table.events import FINED, Event
from canasta.table.moves import Events
from canasta.table.state import SAID_YES, State

# The last discard of a player who goes out.
DISCARD_OPTIONAL = 1
DISCARD_REQUIRED = 2


@dataclass(frozen=True)
class GoingOut(Clause):
    """The canastas a side needs to go out, by number of players, and whether a last discard is needed.

    Who may not go out keeps a card; ``keep`` names the paragraph of that.
    """

    canastas: dict[int, int]
    last_discard: int
    keep: str
    last: str = ""  #: paragraph: the last card is discarded, never laid
    #: Whether a card must be left after the discard; if not, a last card that may not be played stays.
    keeps_after_discard: bool = True


@dataclass(frozen=True)
class OnlyGoingOut(Clause):
    """Black threes are laid only in the turn of going out, three of them or more."""


@dataclass(frozen=True)
class FourBlackThrees(Clause):
    """The four black threes may be laid when they are the whole hand of a player who may go out."""


@dataclass(frozen=True)
class Asking(Clause):
    """A player with a partner in play may ask for permission to go out.

    The texts are paragraphs: of the answer, of when to ask, of what a no means, and of the duty after a
    yes (empty: a yes only permits). ``before_draw``: the question may come before drawing;
    ``needs_way``: only a player who could go out asks.
    """

    answer: str
    before_lay: str
    refused: str
    obliges: str
    before_draw: bool = True
    needs_way: bool = False
    compulsory: str = ""  #: paragraph: who has never asked may not go out without a yes
    every_time: bool = False  #: and it takes a yes every time


@dataclass(frozen=True)
class FineForNotGoingOut(Does):
    """A side that had a yes and did not go out pays."""

    points: int

    def do(self, state: State, events: Events) -> None:
        if state.flags & SAID_YES and state.out != state.seat:
            side = state.seat % state.setup.sides
            fines = list(state.fines)
            fines[side] += self.points
            state.fines = tuple(fines)
            if events is not None:
                events.append(Event(FINED, state.seat, number=self.points))


@dataclass(frozen=True)
class Concealed(Clause):
    """Going out with the whole hand laid in one turn: no discard, nothing added to the side's sets."""

    canasta: bool = False  #: one of the sets laid is a canasta


@dataclass(frozen=True)
class Closes(Clause):
    """A set of canasta size is closed: nothing is added to it any more."""


@dataclass(frozen=True)
class FirstMeld(Clause):
    """The count a side's first meld needs, by its total at the start of the hand.

    ``steps`` are pairs of a total and the count from that total on, ascending.
    """

    steps: tuple[tuple[int, int], ...]
    below: int = 0  #: for totals under the first step
    take: str = ""  #: paragraph: the rest of the pile does not count
    by_hand: tuple[int, ...] = ()  #: the count by the number of the hand instead
    three_naturals: str = ""  #: paragraph: one set in it has three natural cards
    seven: str = ""  #: paragraph: seven natural cards of a rank need no count
    before_take: str = ""  #: paragraph: it may be laid from the hand and the pile taken in the same turn

    def need(self, total: int, hand: int = 1) -> int:
        """The count needed at a total, in a hand.

        >>> FirstMeld("15", ((0, 50), (1500, 90), (3000, 120))).need(1495)
        50
        """
        if self.by_hand:
            return self.by_hand[min(max(hand, 1), len(self.by_hand)) - 1]
        need = self.below
        for start, count in self.steps:
            if total >= start:
                need = count
        return need
