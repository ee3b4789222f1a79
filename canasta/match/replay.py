"""Step-by-step replay of a game."""

from __future__ import annotations

from collections.abc import Iterator

from canasta.engine import Event
from canasta.match.game import Match
from canasta.match.log import (
    Acted,
    Agreed,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Noted,
    Ruled,
    TakenBack,
    Undone,
)
from canasta.match.stream import Report, Step


def begun_like(match: Match) -> Match:
    """Return the same game before its first entry."""
    return Match(
        match.setup.book,
        match.names,
        match.secret(),
        match.contributions,
        target=match.target,
        date=match.date,
        irregularities=match.irregularities,
        withheld=match.header.withheld,
        seeded=match.header.seeded,
        start=match.start,
        as_listed=match.header.as_listed,
        contributors=match.header.contributors,
    )


def steps(match: Match) -> Iterator[tuple[Step, Match]]:
    """Yield every step of a game, and the game right after it.

    Every step is checked again. The yielded game is one object that advances from step to step; the given one
    is unchanged.
    """
    again = begun_like(match)
    for entry in match.entries:
        if not isinstance(entry, HandResult):  # the result belongs to the step that ended the hand
            yield redo(again, entry), again


def replay(match: Match) -> Iterator[tuple[Entry, tuple[Event, ...], Match]]:
    """Yield every entry of a game's log, its unredacted events, and the game right after it."""
    for step, again in steps(match):
        for number, entry in enumerate(step.entries):
            yield entry, () if number else step.open_events, again


def reports_to(match: Match, player: int) -> Iterator[Report]:
    """Yield every report that a player has received; anyone who is not a player is a spectator (-1)."""
    for step, _ in steps(match):
        yield step.report_to(player)


def redo(match: Match, entry: Entry) -> Step:
    """Carry out an entry of a log again."""
    if isinstance(entry, HandStarted):
        return match.start_hand()
    if isinstance(entry, Acted):
        return match.act(entry.seat, entry.action, entry.card if entry.card >= 0 else None)
    if isinstance(entry, Ruled):
        return match.referee(entry.decision, entry.cause)
    if isinstance(entry, Agreed):
        return match.agree(entry.seat)
    if isinstance(entry, Attempted):
        return match.attempt(entry.seat, entry.action)
    if isinstance(entry, Called):
        return match.call(entry.seat)
    if isinstance(entry, TakenBack):
        return match.take_back(entry.seat, entry.actions)
    if isinstance(entry, Noted):
        return match.note(entry.seat, entry.why)
    if isinstance(entry, Undone):
        return match.undo(entry.seat)
    return match.abandon()
