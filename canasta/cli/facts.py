"""Answers as plain values for JSON: seats from 1 and sides by letter, as in a position."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.texts import find
from canasta.cards import kinds_text
from canasta.clauses.base import Reason, ScoreLine
from canasta.cli.entries import Fact, entry_fact
from canasta.messages import SIDE_LETTERS, say
from canasta.table.actions import action_text
from canasta.table.events import ACTED, MEANINGS, Event
from canasta.table.state import State
from canasta.wording import event_text, offer_words


def action_fact(action: int, state: State) -> Fact:
    """An action and its words, as they are said in a state."""
    return {"action": action_text(action), "words": offer_words(action, state)}


def reason_fact(slug: str, reason: Reason) -> Fact:
    """A reason: its sentence, the message behind it and the paragraph."""
    entry = find(slug, reason.paragraph)
    return {
        "sentence": say(reason.message, reason.params),
        "message": reason.message,
        "params": dict(reason.params),
        "paragraph": entry_fact(*entry) if entry else None,
        "cites": reason.paragraph,
    }


def event_fact(event: Event, names: Sequence[str] = ()) -> Fact:
    """An event and its sentence, if it has one."""
    fact: Fact = {"event": event.what, "seat": event.seat + 1}
    if event.what == ACTED:
        fact["action"] = action_text(event.action)
    else:
        fact["cards"] = kinds_text(event.cards)
        fact["number"] = int(getattr(event, MEANINGS.get(event.what, "figure")))
    fact["text"] = event_text(event, names)
    return fact


def line_fact(line: ScoreLine) -> Fact:
    """A score line."""
    return {
        "side": SIDE_LETTERS[line.side],
        "points": line.points,
        "for": say(line.reason.message, line.reason.params),
        "message": line.reason.message,
        "paragraph": line.reason.paragraph,
    }
