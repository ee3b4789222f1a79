"""An evening as a value: settings, entries, rounds with their tables and results, and messages.

It is made of the wire structs, which are never changed in place. ``fold`` makes a new one for each event.
"""

from __future__ import annotations

from dataclasses import dataclass

from canasta.messages import UserError
from canasta.wire.evenings import (
    Adjustment,
    Announcement,
    Entrant,
    EveningRound,
    EveningSettings,
    EveningTable,
    RefereeCall,
    SignUp,
)


@dataclass(frozen=True)
class Evening:
    """A club evening after some events."""

    settings: EveningSettings
    seed: str
    entries: tuple[Entrant, ...] = ()
    rounds: tuple[EveningRound, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    calls: tuple[RefereeCall, ...] = ()
    sign_ups: tuple[SignUp, ...] = ()
    finished: bool = False
    number: int = 0  #: events so far

    def entry(self, number: int) -> Entrant:
        """Return an entry by its number."""
        if not 1 <= number <= len(self.entries):
            raise UserError("evening.error.entry", number=number, last=len(self.entries))
        return self.entries[number - 1]

    def round(self, number: int) -> EveningRound:
        """Return a drawn round by its number."""
        if not 1 <= number <= len(self.rounds):
            raise UserError("evening.error.round", number=number, last=len(self.rounds))
        return self.rounds[number - 1]

    def table(self, number: int, table: int) -> EveningTable:
        """Return a table of a round."""
        tables = self.round(number).tables
        if not 1 <= table <= len(tables):
            raise UserError("evening.error.table", number=number, table=table, last=len(tables))
        return tables[table - 1]

    @property
    def current(self) -> EveningRound | None:
        """The round that was drawn last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def started(self) -> int:
        """The number of rounds that have been started."""
        return sum(1 for each in self.rounds if each.status != "drawn")

    @property
    def closed(self) -> list[EveningRound]:
        """The rounds that count."""
        return [each for each in self.rounds if each.status == "closed"]

    @property
    def next_round(self) -> int:
        """The number of the next round that has not started."""
        return self.started + 1

    def present(self, number: int) -> list[Entrant]:
        """Return the entries that play in a round."""
        return [entrant for entrant in self.entries if is_present(entrant, number)]

    def withdrawn(self, entrant: Entrant) -> bool:
        """True if an entry has left for good, as far as is known."""
        last = entrant.presence[-1].last
        return last is not None and last < max(self.next_round, 2)


def is_present(entrant: Entrant, number: int) -> bool:
    """True if an entry plays in a round."""
    return any(
        each.first <= number and (each.last is None or number <= each.last) for each in entrant.presence
    )


def names_in(entrant: Entrant, number: int) -> list[str]:
    """Return the names of an entry's players in a round, substitutes included."""
    names = entrant.names
    for each in entrant.substitutions:
        if each.round <= number:
            names = each.names
    return names


def entry_name(entrant: Entrant, number: int = 0) -> str:
    """Return an entry's name in a round: ``Ana & Bruno``; without a round, its first names."""
    return " & ".join(names_in(entrant, number) if number else entrant.names)


def points_of(round_: EveningRound, table: EveningTable) -> tuple[int, int] | None:
    """Return the points of both sides that count for a table; None if it has no result."""
    result = table.result
    if result is None:
        return None
    first, second = result.points
    if result.unfinished is not None and round_.unfinished == "as_it_stands":
        return first + result.unfinished[0], second + result.unfinished[1]
    return (first, second) if result.complete or result.hands else None
