"""Evenings in the database: streams ``evenings/1``, ``evenings/2`` and so on, an event in each entry.

>>> from canasta.evenings.commands import create
>>> from canasta.storage import MEMORY, Store
>>> from canasta.wire.evenings import AddEntry, EveningSettings, NewEntrant
>>> stored = begin(Store(MEMORY), create(EveningSettings(title="Friday"), "Rosa", 0, "1"))
>>> stored.execute(AddEntry(entry=NewEntrant(names=["Ana", "Bruno"])), "Rosa", 1)
>>> stored.stream, stored.evening.entries[0].names
('evenings/1', ['Ana', 'Bruno'])
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from canasta.evenings.commands import after, execute
from canasta.evenings.events import AnyEveningEvent, read_event, write_event
from canasta.evenings.fold import apply
from canasta.evenings.model import Evening
from canasta.evenings.state import write_summary
from canasta.messages import UserError
from canasta.storage import Entry, Store
from canasta.wire.evenings import AnyEveningCommand, EveningSummary

AREA: Final = "evenings"


class StoredEvening:
    """An evening and its stream: every event goes to both, or to neither."""

    def __init__(self, store: Store, stream: str, entries: Sequence[Entry]) -> None:
        self.store = store
        self.stream = stream
        self.events, self.evening = read_events(stream, entries)

    @property
    def id(self) -> str:
        """The evening's number, as shown to people."""
        return self.stream.removeprefix(f"{AREA}/")

    def execute(self, command: AnyEveningCommand, by: str, at: int) -> None:
        """Carry out a command, or raise a ``UserError`` and change nothing."""
        made = execute(self.evening, command, by, at)
        if not made:
            return
        changed = after(self.evening, made)
        entries: list[tuple[str, object]] = [write_event(event) for event in made]
        self.store.append_all(self.stream, entries, after=self.evening.number)
        self.events, self.evening = [*self.events, *made], changed


def read_events(stream: str, entries: Sequence[Entry]) -> tuple[list[AnyEveningEvent], Evening]:
    """Read the entries of a stream, or raise a ``UserError`` that names the one that cannot be read."""
    evening: Evening | None = None
    events: list[AnyEveningEvent] = []
    for entry in entries:
        try:
            event = read_event(entry.kind, entry.payload)
            evening = apply(evening, event)
        except (UserError, LookupError) as problem:
            raise UserError(
                "evening.error.log", stream=stream, number=entry.number, problem=str(problem)
            ) from problem
        events.append(event)
    if evening is None:
        raise UserError("evening.error.empty")
    return events, evening


def begin(store: Store, created: AnyEveningEvent) -> StoredEvening:
    """Start an evening in the database."""
    stream = store.begin(AREA, [write_event(created)])
    return StoredEvening(store, stream, store.read(stream))


def load(store: Store, id: str) -> StoredEvening:
    """Load an evening by its number, or raise a ``UserError`` that lists the available ones."""
    stream = f"{AREA}/{id}"
    known = [found.name for found in store.streams(AREA)]
    if stream not in known:
        if not known:
            raise UserError("evening.error.no_evenings")
        names = ", ".join(name.removeprefix(f"{AREA}/") for name in reversed(known))
        raise UserError("evening.error.no_evening", evening=id[:40], evenings=names)
    return StoredEvening(store, stream, store.read(stream))


def summaries(store: Store) -> list[EveningSummary]:
    """Return all evenings for a list, the one written to last first."""
    found: list[EveningSummary] = []
    for stream in store.streams(AREA):
        evening = None
        with suppress(UserError):
            evening = read_events(stream.name, store.read(stream.name))[1]
        found.append(write_summary(stream.name.removeprefix(f"{AREA}/"), stream.changed, evening))
    return found
