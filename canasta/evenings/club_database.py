"""Clubs in the database: streams ``clubs/1``, ``clubs/2`` and so on, found by name at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.evenings.club import AREA, AnyClubEvent, Club, apply_club, read_club_event, write_club_event
from canasta.messages import UserError
from canasta.storage import Entry, Store


class StoredClub:
    """A club and its stream: every event goes to both, or to neither."""

    def __init__(self, store: Store, stream: str, entries: Sequence[Entry]) -> None:
        self.store = store
        self.stream = stream
        self.club = read_club(stream, entries)

    def write(self, made: Sequence[AnyClubEvent]) -> None:
        """Write the events of a command."""
        changed = self.club
        for event in made:
            changed = apply_club(changed, event)
        if made:
            entries: list[tuple[str, object]] = [write_club_event(event) for event in made]
            self.store.append_all(self.stream, entries, after=self.club.number)
            self.club = changed


def read_club(stream: str, entries: Sequence[Entry]) -> Club:
    """Read the entries of a club's stream, or raise a ``UserError`` that names the one that is damaged."""
    club: Club | None = None
    for entry in entries:
        try:
            club = apply_club(club, read_club_event(entry.kind, entry.payload))
        except UserError as problem:
            raise UserError(
                "evening.error.log", stream=stream, number=entry.number, problem=str(problem)
            ) from problem
    if club is None:
        raise UserError("club.error.empty")
    return club


def find_club(store: Store, name: str) -> StoredClub | None:
    """Return the club of this name; None if there is none."""
    wanted = " ".join(name.split()).casefold()
    for stream in store.streams(AREA):
        stored = StoredClub(store, stream.name, store.read(stream.name))
        if stored.club.name.casefold() == wanted:
            return stored
    return None


def begin(store: Store, made: Sequence[AnyClubEvent]) -> StoredClub:
    """Write the first events of a club, which founds it."""
    stream = store.begin(AREA, [write_club_event(event) for event in made])
    return StoredClub(store, stream, store.read(stream))
