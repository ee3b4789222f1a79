"""Build evenings in tests: by commands, or with tables that are written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from canasta.evenings.commands import after, create, execute
from canasta.evenings.events import AnyEveningEvent, RoundDrawn
from canasta.evenings.fold import apply, fold
from canasta.evenings.model import Evening
from canasta.messages import UserError
from canasta.wire.evenings import (
    AddEntry,
    AnyEveningCommand,
    DrawRound,
    EndRound,
    EnterResult,
    EveningSettings,
    NewEntrant,
    StartRound,
)

#: Two sides of a table: the entries of each.
Sides = tuple[Sequence[int], Sequence[int]]


class Club:
    """An evening that is played in a test, with the events so far."""

    def __init__(self, *names: Sequence[str], seed: str = "1", **settings: Any) -> None:
        self.events = [create(EveningSettings(**settings), "Rosa", 0, seed)]
        self.evening: Evening = fold(self.events)
        for each in names:
            self.do(AddEntry(entry=NewEntrant(names=list(each))))

    def do(self, command: AnyEveningCommand, by: str = "Rosa", at: int | None = None) -> None:
        """Carry out a command, one second after the last one."""
        made = execute(self.evening, command, by, 1000 * len(self.events) if at is None else at)
        self.evening = after(self.evening, made)
        self.events += made

    def note(self, event: AnyEveningEvent) -> None:
        """Add an event."""
        self.evening = apply(self.evening, event)
        self.events.append(event)

    def seat(self, *tables: Sides, byes: Sequence[int] = (), online: Sequence[int] = ()) -> None:
        """Start the next round with these tables."""
        self.note_round(self.evening.next_round, tables, byes, online)
        self.do(StartRound())

    def note_round(
        self, number: int, tables: Sequence[Sides], byes: Sequence[int], online: Sequence[int] = ()
    ) -> None:
        """Draw a round with these tables."""
        sides = [[list(first), list(second)] for first, second in tables]
        self.note(
            RoundDrawn(at=0, by="Rosa", number=number, tables=sides, online=list(online), byes=list(byes))
        )

    def enter(self, table: int, *hands: Sequence[int], total: Sequence[int] = (), **more: Any) -> None:
        """Enter the result of a table in the current round."""
        points = list(total) if total else None
        number = len(self.evening.rounds)
        given = [list(hand) for hand in hands]
        self.do(EnterResult(round=number, table=table, hands=given, points=points, **more))

    def play(self, *points: Sequence[int], force: bool = False) -> None:
        """Enter the totals of all tables of the round in order, and end it."""
        for table, total in enumerate(points, 1):
            self.enter(table, total=total)
        self.do(EndRound(force=force))


def pairs(number: int) -> list[list[str]]:
    """Return the names of a number of pairs."""
    return [[f"North {each}", f"South {each}"] for each in range(1, number + 1)]


def players(number: int) -> list[list[str]]:
    """Return the names of a number of single players."""
    return [[f"Player {each}"] for each in range(1, number + 1)]


def refused(club: Club, command: AnyEveningCommand, words: str) -> None:
    """Check that a command is refused with these words, and changes nothing."""
    before = club.evening
    with pytest.raises(UserError, match=words):
        club.do(command)
    assert club.evening is before
    assert fold(club.events) == before


def entry(*names: str, **more: Any) -> NewEntrant:
    return NewEntrant(names=list(names), **more)


def started(number: int = 4, **more: Any) -> Club:
    club = Club(*pairs(number), **more)
    club.do(DrawRound())
    club.do(StartRound())
    return club
