"""The three kinds of clause.

A clause that *refuses* narrows an offer and can say why (a *limit* does so from a single set); one that
*does* changes the state and emits events; one that *counts* returns score lines. Every clause carries the
paragraph it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from canasta.build.native import i64, mypyc_attr
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import Field, PadFields, PadLine, PadTable
from canasta.table.actions import Offer
from canasta.table.moves import Events
from canasta.table.state import State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook
    from canasta.clauses.tally import SideTally

Param = int | str
NO_PARAMS: Mapping[str, Param] = {}


class Reason:
    """Why something is refused, or what a score line is for.

    ``canasta.reason_text`` writes it as a sentence. ``__init__`` is written out for speed: simulations make
    many of them.

    Args:
        paragraph: The paragraph of the rulebook, or a ruling.
        message: The id of the sentence in the message catalogue.
        params: The parameters of the sentence; ``kind`` is a kind of card, ``seat`` and ``side`` count from
            zero.

    Examples:
        >>> Reason("9", "refuse.empty_pile").paragraph
        '9'
    """

    __slots__ = ("message", "paragraph", "params")

    def __init__(self, paragraph: str, message: str, params: Mapping[str, Param] = NO_PARAMS) -> None:
        self.paragraph = paragraph
        self.message = message
        self.params = params

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        mine = (self.paragraph, self.message, self.params)
        return mine == (other.paragraph, other.message, other.params)

    def __hash__(self) -> int:
        return hash((self.paragraph, self.message))

    def __repr__(self) -> str:
        return f"Reason({self.paragraph!r}, {self.message!r}, {dict(self.params)!r})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Reason, (self.paragraph, self.message, dict(self.params))


class ScoreLine:
    """Points for a side, and the reason for them.

    Args:
        side: The side, counted from zero.
        points: The points; negative if they are taken off.
        reason: What they are for, with its paragraph.

    Examples:
        >>> ScoreLine(0, 300, Reason("57", "count.mixed", {"number": 1})).points
        300
    """

    __slots__ = ("points", "reason", "side")

    def __init__(self, side: int, points: int, reason: Reason) -> None:
        self.side = side
        self.points = points
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ScoreLine):
            return NotImplemented
        return (self.side, self.points, self.reason) == (other.side, other.points, other.reason)

    def __hash__(self) -> int:
        return hash((self.side, self.points, self.reason))

    def __repr__(self) -> str:
        return f"ScoreLine({self.side}, {self.points}, {self.reason!r})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return ScoreLine, (self.side, self.points, self.reason)


def made_of(value: Any) -> tuple[type, tuple[object, ...]]:
    """Return how to rebuild a frozen value: pickle cannot set the fields of a compiled one."""
    return type(value), tuple(getattr(value, part.name) for part in fields(value))


@mypyc_attr(allow_interpreted_subclasses=True)  # the referee's clauses are not compiled
@dataclass(frozen=True)
class Clause:
    """A sentence of a rulebook."""

    paragraph: str = field(kw_only=False)

    def words(self) -> tuple[str, ...]:
        """Return the words of a position that have a meaning only in books with such a clause."""
        return ()

    def happenings(self) -> int:
        """Return the flags of a turn that can be set only in books with such a clause."""
        return 0

    def allows(self, action: int) -> str:
        """Return the paragraph of an action that only this clause makes possible; empty for any other."""
        return ""

    def row_entries(self, book: Rulebook) -> list[RowEntry] | None:
        """Return what the comparison of books says about this clause; empty if that goes without saying.

        None: it is listed in the last row, by the title of its paragraph or, in a house rule, by its own
        sentence (``house.clause.CLASS``).
        """
        return None

    @staticmethod
    def repeats() -> bool:
        """Return True if a seam can hold several clauses of this class."""
        return False

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        """Return the settings that the editor of house rules offers for this class."""
        return ()

    @staticmethod
    def excluded_by() -> tuple[str, ...]:
        """Return the seams whose clauses this one cannot be combined with."""
        return ()

    @staticmethod
    def replaces() -> tuple[str, ...]:
        """Return the classes of the same seam that a house rule removes when it adds this one."""
        return ()

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


class Limit(Clause):
    """A limit on the wild cards of a set, which depends on that set alone."""

    def room(self, place: int, naturals: int, wild: int) -> bool:
        """Return True if a set of that rank with these cards can take one more wild card.

        Place 11 is the set without a rank: black threes, or with no naturals the wild cards alone.
        """
        raise NotImplementedError

    def reason(self, state: State, action: int) -> Reason:
        """Return why the wild card of this action is refused."""
        raise NotImplementedError


class Bar(Clause):
    """Bars ranks for the player in turn: no natural card, or no wild card, goes there."""

    @property
    def within_turn(self) -> bool:
        """True if it changes with what is laid in the turn; the search ahead tracks such bars itself."""
        return False

    def naturals(self, state: State, side: i64) -> i64:
        """Return the rank mask of the sets no natural card may join or start."""
        return 0

    def wild(self, state: State, side: i64) -> i64:
        """Return the rank mask of the sets no wild card may join or start."""
        return 0

    def reason(self, state: State, action: int) -> Reason:
        """Return why an action on a barred rank is refused."""
        raise NotImplementedError


class OutNeed(Clause):
    """A condition for going out in addition to the number of canastas: one of them is natural.

    The search for a way out (``canasta.engine.finishing``) knows no other kind.
    """

    def met(self, naturals: i64, wild: i64, size: i64) -> bool:
        """Return True if a side's sets meet it: their natural and their wild cards, as packed counts."""
        raise NotImplementedError

    def lacking(self) -> Reason:
        """Return what is missing, for a player who asks how to go out."""
        raise NotImplementedError

    def reason(self) -> Reason:
        """Return why a player who has the number of canastas may not go out."""
        raise NotImplementedError


class Refuses(Clause):
    """A clause that narrows the offer."""

    def narrow(self, state: State, offer: Offer) -> None:
        """Remove from the offer what this clause forbids."""
        raise NotImplementedError

    def reason(self, state: State, action: int) -> Reason:
        """Return why an action that this clause removed is refused, and what it would have needed."""
        raise NotImplementedError


class Partner(Clause):
    """Cards that take the pile together with its top card."""

    @staticmethod
    def ways() -> tuple[int, ...]:
        """Return the families of actions by which a player takes the pile with these cards."""
        raise NotImplementedError

    def offer(self, state: State, offer: Offer, top: i64, held: i64, lying: i64) -> None:
        """Offer the take, if hand and table have these cards: ``held`` in hand, ``lying`` on the table."""
        raise NotImplementedError


class RefusesTake(Refuses):
    """A clause that narrows the ways to take the pile."""

    def rests_on(self, state: State, action: int) -> tuple[str, ...]:
        """Return the paragraphs of a take that is possible only in the way this clause leaves open."""
        return ()


class RefusesPass(Refuses):
    """A clause that keeps a player from declining the pile when the stock is exhausted."""


class RefusesDiscard(Refuses):
    """A clause that narrows what may be discarded."""


class Does(Clause):
    """A clause that changes the state at its seam."""

    def do(self, state: State, events: Events) -> None:
        """Change the state."""
        raise NotImplementedError


class AtDeal(Does):
    """Acts when the hands have been dealt."""


class AtTurnStart(Does):
    """Acts when a turn begins."""


class WhenOpened(Does):
    """Acts after each lay of the turn in which a side made its first meld."""


class AfterDiscard(Does):
    """Acts after a discard, when the player is not out."""


class WhenDrawn(Does):
    """Acts on a kind of card that is drawn."""

    @staticmethod
    def acts_on() -> tuple[int, ...]:
        """Return the kinds it can act on; any, if empty."""
        return ()


class WhenDiscarded(Does):
    """Acts on a kind of card that is discarded."""


class AtTurnEnd(Does):
    """Acts when a turn is over and its player has not gone out."""


class BeforeNextTurn(Does):
    """Acts before the turn passes to the next player."""


class AtHandEnd(Does):
    """Acts when the hand is over."""


class Counts(Clause):
    """A clause that scores a side."""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        """Return the score lines of one side; empty if there is nothing to count."""
        raise NotImplementedError

    def pad_fields(self, table: PadTable) -> list[Field]:
        """Return the fields that a score pad asks for because of this clause."""
        raise NotImplementedError

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        """Return how a score pad sums them up: the same lines as ``lines``, as data."""
        raise NotImplementedError
