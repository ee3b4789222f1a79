"""The three kinds of clause.

A clause that *refuses* narrows an offer and can say why (a *limit* does so by the look of one set); one
that *does* changes the state and tells events; one that *counts* returns score lines. Every clause carries
the paragraph it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from canasta.build.native import i64, mypyc_attr
from canasta.table.actions import Offer
from canasta.table.moves import Events
from canasta.table.state import State

if TYPE_CHECKING:
    from canasta.clauses.tally import SideTally

Param = int | str
NO_PARAMS: Mapping[str, Param] = {}


class Reason(NamedTuple):
    """Why something is refused, or what a score line is for: paragraph, message id, parameters.

    Parameters called ``kind`` are kinds, ``seat`` seats and ``side`` sides, counted from zero; the
    message catalogue puts words to them.
    """

    paragraph: str
    message: str
    params: Mapping[str, Param] = NO_PARAMS


class ScoreLine(NamedTuple):
    """Points for a side, and what for."""

    side: int
    points: int
    reason: Reason


def made_of(value: Any) -> tuple[type, tuple[object, ...]]:
    """How to make a frozen value again: pickle cannot set the fields of a compiled one."""
    return type(value), tuple(getattr(value, part.name) for part in fields(value))


@mypyc_attr(allow_interpreted_subclasses=True)  # the referee's clauses are not compiled
@dataclass(frozen=True)
class Clause:
    """A sentence of a rulebook."""

    paragraph: str = field(kw_only=False)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


class Limit(Clause):
    """Refuses by the look of one set alone: may another wild card join it?"""

    def room(self, place: int, naturals: int, wild: int) -> bool:
        """Whether a set of that rank, so many natural and so many wild cards can take one more wild card.

        Place 11 is the set without a rank: black threes, or with no naturals the wild cards alone.
        """
        raise NotImplementedError

    def reason(self, state: State, action: int) -> Reason:
        """Why the wild card of this action is refused."""
        raise NotImplementedError


class Bar(Clause):
    """Bars ranks for the player in turn: no natural card, or no wild card, goes there."""

    @property
    def within_turn(self) -> bool:
        """Whether it comes and goes with what is laid in the turn: looking ahead has its own eye on it."""
        return False

    def naturals(self, state: State, side: i64) -> i64:
        """Rank mask of the sets no natural card may join or start."""
        return 0

    def wild(self, state: State, side: i64) -> i64:
        """Rank mask of the sets no wild card may join or start."""
        return 0

    def reason(self, state: State, action: int) -> Reason:
        """Why an action on a barred rank is refused."""
        raise NotImplementedError


class Refuses(Clause):
    """Narrows what is offered."""

    def narrow(self, state: State, offer: Offer) -> None:
        """Take out of the offer what this clause forbids."""
        raise NotImplementedError

    def reason(self, state: State, action: int) -> Reason:
        """Why an action that this clause took out is refused, and what it would have needed."""
        raise NotImplementedError


class Does(Clause):
    """Changes the state at its seam."""

    def do(self, state: State, events: Events) -> None:
        """Do it."""
        raise NotImplementedError


class Counts(Clause):
    """Scores a side."""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        """The score lines of one side, none where there is nothing to count."""
        raise NotImplementedError
