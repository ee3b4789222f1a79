"""The referee's rulings, irregular acts and calls in scenarios."""

from __future__ import annotations

import re

from canasta.engine import (
    Event,
    State,
    attempt,
    call,
    carry_out,
    irregular,
    irregular_actions,
    irregular_text,
    parse_action,
)
from canasta.match import Match
from canasta.match.ruling import ruling_of
from canasta.notation.record.write import BECAUSE
from canasta.table import events as happened
from tests.rules.scenarios import Mismatch

_BY_SEAT = re.compile(r"([1-8]): (try .+|call)")


def act_live(state: State, game: Match | None, text: str) -> list[Event] | None:
    """Carry out ``referee …``, ``2: try draw`` or ``3: call``; None if the text is none of these."""
    word, _, rest = text.partition(" ")
    by_seat = _BY_SEAT.fullmatch(text)
    events: list[Event] = []
    if word == "referee":
        if game is not None:
            ruling, _, cause = rest.partition(BECAUSE)
            return list(game.referee(ruling, cause).open_events)
        decision, effects = ruling_of(state.setup, rest)
        carry_out(state, effects, events, decision)
        return events
    if by_seat is None:
        return None
    seat, what = int(by_seat[1]) - 1, by_seat[2]
    if what == "call":
        if game is not None:
            return list(game.call(seat).open_events)
        call(state, seat, events)
        return events
    action = parse_action(what.removeprefix("try "))
    if game is not None:
        return list(game.attempt(seat, action).open_events)
    attempt(state, irregular(seat, action), events)
    return events


def check_tries(state: State, rest: str, *, possible: bool) -> None:
    """Check that these irregular acts (``1: draw``) can be tried, or cannot."""
    acts = irregular_actions(state)
    for part in rest.split(";"):
        seat, _, action = part.strip().partition(": ")
        if not seat.isdecimal():
            raise Mismatch(f"'{part.strip()}' is not '<seat>: <action>'")
        act = irregular(int(seat) - 1, parse_action(action))
        if (act in acts) != possible:
            raise Mismatch(f"what can be tried is: {'; '.join(map(irregular_text, acts)) or 'nothing'}")


def event_words(event: Event) -> str | None:
    """Format a referee's event in the notation of scenarios; None for any other event."""
    if event.what in (happened.OWES, happened.RAISED):
        return f"{event.what} {event.seat + 1} {event.number}"
    if event.what == happened.PENALISED:
        message, _, paragraph = event.words.partition(" ")
        return f"penalised {event.seat + 1} {event.number} {message.removeprefix('fine.')} {paragraph}"
    if event.what in (happened.RULED, happened.TRIED, happened.CALLED, happened.LAPSED):
        return f"{event.what} {event.seat + 1} {event.words.partition(' ')[0]}"
    if event.what in (happened.FREED, happened.DEMANDED, happened.MADE_TO_DRAW, happened.PILE_BACK):
        return f"{event.what} {event.seat + 1}"
    if event.what == happened.REDEALT:
        return f"redealt {event.seat + 1}"
    return None
