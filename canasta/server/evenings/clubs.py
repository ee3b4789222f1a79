"""The clubs of a server: read, and changed by one command at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from canasta.evenings import club as clubs
from canasta.evenings.club import AnyClubEvent, Club, apply_club, read_club_event, write_club_event
from canasta.messages import UserError
from canasta.server.evenings.live import Check, wall_milliseconds
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.evenings import DIRECTOR, RUNS, role_of, set_role
from canasta.wire.clubs import (
    AddMember,
    AnnounceToClub,
    AnyClubCommand,
    ChangeMember,
    RemoveClubHouse,
    RemoveMember,
    RenameClub,
    SaveClubHouse,
    SetDirector,
    SetSeasonEvening,
    StartSeason,
)

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Attempts to append a command while others write to the same club.
_ATTEMPTS: Final = 10
#: Members, house rules and seasons of a club.
_MEMBERS: Final = 1000
_HOUSES: Final = 20
_SEASONS: Final = 50

#: Turns the current club into the events of a command.
Change = Callable[[Club], list[AnyClubEvent]]


class LiveClubs:
    """The clubs of one server. They are small and change seldom, so they are read each time."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def load(self, stream: str) -> Club:
        """Read a club from the disk; raise a ``UserError`` if there is none."""
        return (await self._load(stream, ""))[0]

    async def _load(self, stream: str, key: str) -> tuple[Club, bool]:
        def read(store: Store) -> tuple[Club | None, bool]:
            club: Club | None = None
            for entry in store.read(stream):
                club = apply_club(club, read_club_event(entry.kind, entry.payload))
            return club, bool(key and store.number_of(stream, key))

        club, done = await self._hub.database.read(read)
        if club is None:
            raise UserError("server.no_club")
        return club, done

    async def change(
        self,
        stream: str,
        change: Change,
        *,
        key: str,
        check: Check,
        also: Callable[[Store], None] = lambda _store: None,
    ) -> Club:
        """Change a club and return it afterwards; a repeated key changes nothing."""
        for attempt in range(_ATTEMPTS):
            club, done = await self._load(stream, key)
            if done:
                return club
            made = change(club)
            now = club
            for event in made:
                now = apply_club(now, event)
            _check_size(now)

            def job(store: Store, after: int = club.number, made: list[AnyClubEvent] = made) -> None:
                check(store)
                if made:
                    store.append_all(stream, [write_club_event(each) for each in made], after=after, key=key)
                also(store)

            try:
                await self._hub.database.write(job)
            except DuplicateCommand:
                return await self.load(stream)
            except StorageError as problem:
                if problem.message != "storage.conflict" or attempt == _ATTEMPTS - 1:
                    raise
                continue
            return now
        raise AssertionError


def _check_size(club: Club) -> None:
    for number, most, message in (
        (len(club.members), _MEMBERS, "server.many_members"),
        (len(club.houses), _HOUSES, "server.many_club_houses"),
        (len(club.seasons), _SEASONS, "server.many_seasons"),
    ):
        if number > most:
            raise UserError(message, number=most)


def events_of(club: Club, command: AnyClubCommand, by: str) -> list[AnyClubEvent]:
    """Return the events of a director's command, or raise a ``UserError``."""
    at = wall_milliseconds()
    match command:
        case AnnounceToClub():
            return [clubs.announce(command.text, by, at)]
        case RenameClub():
            return [clubs.rename_club(command.name, by, at)]
        case AddMember():
            return [clubs.add_member(club, command.name, command.account, by, at)]
        case ChangeMember():
            return [clubs.change_member(club, command.number, command.name, command.account, by, at)]
        case RemoveMember():
            return [clubs.remove_member(club, command.number, by, at)]
        case SetDirector():
            if command.director:
                return clubs.add_director(club, command.account, by, at)
            return [clubs.remove_director(club, command.account, by, at)]
        case SaveClubHouse():
            return [clubs.save_house(command.text, by, at)]
        case RemoveClubHouse():
            return [clubs.remove_house(club, command.name, by, at)]
        case StartSeason():
            return [clubs.start_season(club, command.name, command.drop, by, at)]
        case SetSeasonEvening():
            add, remove = clubs.add_season_evening, clubs.remove_season_evening
            return [(add if command.counts else remove)(club, command.season, command.evening, by, at)]


def note_director(store: Store, stream: str, account: str, director: bool) -> None:
    """Give an account the role of a director, or take it away."""
    if director:
        if role_of(store, stream, account) not in RUNS:
            set_role(store, stream, account, DIRECTOR)
    elif role_of(store, stream, account) == DIRECTOR:
        set_role(store, stream, account, "")
