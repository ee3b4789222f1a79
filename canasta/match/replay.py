"""Going through a game again, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from canasta.engine import Event
from canasta.match.game import Match
from canasta.match.log import Abandoned, Acted, Attempted, Called, Entry, HandStarted, Ruled, Undone


def replay(match: Match) -> Iterator[tuple[Entry, list[Event], Match]]:
    """Every entry of a game's log, its events, and the game as it was right after it.

    It is one and the same game that goes on from step to step; the given one is left alone.
    """
    again = Match(
        match.setup.book,
        match.names,
        match.secret(),
        match.contributions,
        target=match.target,
        date=match.date,
        irregularities=match.irregularities,
    )
    for entry in match.entries:
        events: list[Event] = []
        if isinstance(entry, HandStarted):
            events = again.start_hand()
        elif isinstance(entry, Acted):
            events = again.act(entry.action, entry.card if entry.card >= 0 else None)
        elif isinstance(entry, Ruled):
            events = again.referee(entry.decision)
        elif isinstance(entry, Attempted):
            events = again.attempt(entry.seat, entry.action)
        elif isinstance(entry, Called):
            events = again.call(entry.seat)
        elif isinstance(entry, Undone):
            again.undo()
        elif isinstance(entry, Abandoned):
            again.abandon()
        yield entry, events, again
