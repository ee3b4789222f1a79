"""Clauses of going out: its requirements, what may be laid only then, asking the partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta import limits
from canasta.clauses.base import AtTurnEnd, Clause, Reason
from canasta.clauses.bounds import DERIVED, SWITCH, all_between, between, one_of
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.actions import ADD, FAMILY, FOUR_BLACK, LAY_NATURAL, LAY_SEVEN
from canasta.table.events import FINED, Event
from canasta.table.moves import Events
from canasta.table.packing import RANKLESS
from canasta.table.state import DID_ASK, DID_LAY, DID_TAKE, FOUR_BLACKS, MUST_GO_OUT, SAID_NO, SAID_YES, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

# The last discard of a player who goes out.
DISCARD_OPTIONAL = 1
DISCARD_REQUIRED = 2


@dataclass(frozen=True)
class GoingOut(Clause):
    """The canastas a side needs to go out, by number of players, and whether a last discard is needed.

    A player who may not go out keeps a card, by the paragraph ``keep``.
    """

    canastas: dict[int, int] = field(metadata=DERIVED)
    last_discard: int = field(metadata=one_of(optional=DISCARD_OPTIONAL, required=DISCARD_REQUIRED))
    keep: str
    last: str = ""  #: paragraph: the last card is discarded, never laid
    #: True if a card must be left after the discard; otherwise a last card that may not be played stays.
    keeps_after_discard: bool = True
    #: Paragraphs of the number of canastas by number of players, if the book has separate ones.
    by_players: Mapping[int, str] = field(default_factory=dict)

    def needs(self, players: int, otherwise: str = "") -> str:
        """Return the paragraph that says how many canastas this number of players needs to go out."""
        return self.by_players.get(players) or otherwise or self.paragraph

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("last_discard", "going_out", "last_discard"), Setting(
            "one_to_hold", "going_out", "keeps_after_discard"
        )


@dataclass(frozen=True)
class OnlyGoingOut(Clause):
    """Black threes are laid only in the turn of going out, three of them or more."""

    def happenings(self) -> int:
        return MUST_GO_OUT

    def allows(self, action: int) -> str:
        return self.paragraph if action in (LAY_NATURAL | RANKLESS, ADD | RANKLESS) else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("black_threes", "blacks.going_out", self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("black_threes", "sets", present=True),)


@dataclass(frozen=True)
class FourBlackThrees(Clause):
    """The four black threes may be laid if they are the whole hand of a player who may go out."""

    def happenings(self) -> int:
        return FOUR_BLACKS

    def allows(self, action: int) -> str:
        return self.paragraph if action == FOUR_BLACK else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("black_threes", "blacks.four", self.paragraph)]


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
    obliges: str = field(metadata=SWITCH)
    before_draw: bool = True
    needs_way: bool = False
    #: Paragraph: a player who has never asked may not go out without a yes.
    compulsory: str = field(default="", metadata=SWITCH)
    every_time: bool = False  #: and a yes is needed every time

    def words(self) -> tuple[str, ...]:
        return ("asked",) if self.compulsory else ()

    def permits(self, state: State) -> bool:
        """Return True if the partner's answer, or its absence, allows going out in this turn (ruling G11).

        If asking is compulsory, it takes a yes in this turn, or a question in an earlier one (ruling A11).
        """
        flags = state.flags
        if flags & SAID_NO:
            return False
        if not self.compulsory or flags & SAID_YES:
            return True
        return not self.every_time and bool(state.asked >> state.seat & 1) and not flags & DID_ASK

    def spent(self, state: State) -> bool:
        """Return True if no question is left: the player has used the only one, or the book has none."""
        if not self.paragraph:
            return True
        return bool(self.compulsory) and not self.every_time and bool(state.asked >> state.seat & 1)

    def why_spent(self, state: State) -> Reason | None:
        """Return why the question can no longer be asked in this turn (ruling G11)."""
        if not self.paragraph:
            cites = state.setup.book.cites
            if state.setup.has_partners:
                return Reason(cites.get("house", cites["answer"]), "refuse.not_asked")
            return Reason(cites.get(f"alone_{state.setup.players}") or cites["answer"], "refuse.no_partner")
        if state.flags & DID_ASK:
            return Reason(self.before_lay, "refuse.asked_already")
        if self.spent(state):
            return Reason(self.compulsory, "refuse.asked_in_hand")
        if state.flags & (DID_LAY | DID_TAKE):
            return Reason(self.before_lay, "refuse.ask_too_late")
        return None

    def rests_on(self, state: State) -> tuple[str, ...]:
        """Return the paragraphs that let a player go out, as far as the partner is concerned."""
        if not self.paragraph:
            return ()
        permits = state.setup.book.permits.get("out_asked" if self.compulsory else "out_unasked", ())
        return (*permits, self.answer) if state.flags & DID_ASK else permits

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("obliges", "going_out", "obliges"), Setting("compulsory", "going_out", "compulsory")


#: Players have no partners, or the book has no questions.
NO_ASKING = Asking("", answer="", before_lay="", refused="", obliges="", before_draw=False)


@dataclass(frozen=True)
class FineForNotGoingOut(AtTurnEnd):
    """A side that got a yes and did not go out pays a fine."""

    points: int = field(metadata=between(0, limits.FINE))

    def do(self, state: State, events: Events) -> None:
        if state.flags & SAID_YES and state.out != state.seat:
            side = state.seat % state.setup.sides
            fines = list(state.fines)
            fines[side] += self.points
            state.fines = tuple(fines)
            if events is not None:
                events.append(Event(FINED, state.seat, number=self.points))

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("no_fine", "going_out", "points"),)


@dataclass(frozen=True)
class Concealed(Clause):
    """Going out with the whole hand laid in one turn: no discard, nothing added to the side's sets."""

    canasta: bool = False  #: one of the sets laid is a canasta

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return []  # the row of its points covers it


@dataclass(frozen=True)
class Closes(Clause):
    """A set of canasta size is closed: no card can be added to it."""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("wild", "wild.closes", self.paragraph, {"size": book.canasta_size})]


@dataclass(frozen=True)
class FirstMeld(Clause):
    """The count a side's first meld needs, by its total at the start of the hand.

    ``steps`` are pairs of a total and the count from that total on, ascending.
    """

    steps: tuple[tuple[int, int], ...]
    below: int = field(default=0, metadata=between(0, 500, 5))  #: for totals under the first step
    take: str = ""  #: paragraph: the rest of the pile does not count
    #: The counts by the number of the hand, which replace those by total.
    by_hand: tuple[int, ...] = field(default=(), metadata=all_between(0, 500, least=0, step=5))
    #: Paragraph: one set in it must have three natural cards.
    three_naturals: str = field(default="", metadata=SWITCH)
    #: Paragraph: seven natural cards of a rank need no count.
    seven: str = field(default="", metadata=SWITCH)
    #: Paragraph: it may be laid from the hand and the pile taken in the same turn.
    before_take: str = field(default="", metadata=SWITCH)
    by_count: Mapping[int, str] = field(default_factory=dict)  #: paragraphs of counts that have separate ones

    def of_count(self, need: int) -> str:
        """Return the paragraph that asks for a count.

        >>> FirstMeld("20", ((0, 50), (7500, 150)), by_count={150: "93"}).of_count(50)
        '20'
        """
        return self.by_count.get(need, self.paragraph)

    def allows(self, action: int) -> str:
        return self.seven if action & FAMILY == LAY_SEVEN else ""

    def need(self, total: int, hand: int = 1) -> int:
        """Return the count needed at a total, in a hand.

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

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (
            Setting("first_meld", "first_meld", "by_hand"),
            Setting("first_meld", "first_meld", "steps"),
            Setting("below", "first_meld", "below", without="first_meld.by_hand"),
            Setting("three_naturals", "first_meld", "three_naturals"),
        )
