"""Going through a game again, step by step."""

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
    """The same game before anything was done in it."""
    return Match(
        match.setup.book,
        match.names,
        match.secret(),
        match.contributions,
        target=match.target,
        date=match.date,
        irregularities=match.irregularities,
        withheld=match.header.withheld,
        edition=match.edition,
        start=match.start,
        record_version=match.record_version,
    )


def steps(match: Match) -> Iterator[tuple[Step, Match]]:
    """Every step of a game, and the game as it was right after it.

    Everything is checked once more. It is one and the same game that goes on from step to step; the given
    one is left alone.
    """
    again = begun_like(match)
    for entry in match.entries:
        if not isinstance(entry, HandResult):  # which comes with the step that ended the hand
            yield redo(again, entry), again


def replay(match: Match) -> Iterator[tuple[Entry, tuple[Event, ...], Match]]:
    """Every entry of a game's log, its events with all cards open, and the game as it was right after it."""
    for step, again in steps(match):
        for number, entry in enumerate(step.entries):
            yield entry, () if number else step.open_events, again


def reports_to(match: Match, player: int) -> Iterator[Report]:
    """All that a player has been told of a game; someone who is none of the players looks on (-1)."""
    for step, _ in steps(match):
        yield step.report_to(player)


def redo(match: Match, entry: Entry) -> Step:
    """Do once more what an entry of a log tells."""
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
