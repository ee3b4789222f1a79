"""Online tables of evenings: opened with the round, and their results when their games are over.

A result is looked for in the database, where a finished game is noted in the transaction of its last action.
So none is lost with a server that is killed, and none is entered twice.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.books.house import shipped
from canasta.evenings.model import Evening
from canasta.match import Match
from canasta.messages import UserError, text
from canasta.server.evenings.deals import shares_deals
from canasta.server.evenings.round_rules import new_online_table
from canasta.server.evenings.rounds import OpenedTables, PlannedTable, planned_seats, table_stream
from canasta.server.evenings.score_pads import PlayedHands
from canasta.server.fair_queue import SERVER, Requester
from canasta.server.tables.indexes import AREA
from canasta.server.tables.room import Room
from canasta.server.tables.rules import players_of, rules_of
from canasta.server.tables.seating import sides_of_places
from canasta.storage import StorageError, Store
from canasta.storage.evenings import (
    OWNER,
    RUNS,
    PlayedTable,
    club_of,
    finished_tables,
    mark_done,
    open_tables,
    people_of,
    tables_of,
)
from canasta.storage.games import load
from canasta.storage.people import new_id
from canasta.wire.evenings import CallReferee, EnterResult, EveningSettings

if TYPE_CHECKING:
    from canasta.server.evenings.live import LiveEvenings
    from canasta.server.hub import Hub

#: Seconds between two looks for finished games: while tables are open here, and otherwise.
_LOOK: Final = 0.5
_SELDOM: Final = 10.0
#: Finished games whose results are entered in one go.
_AT_ONCE: Final = 20
#: In the log, results of online tables come from the program.
_PROGRAM: Final = "Casa Canasta"


class OnlineTables:
    """The online tables of evenings."""

    def __init__(self, hub: Hub, evenings: LiveEvenings) -> None:
        self._hub = hub
        self._evenings = evenings
        self._open = True  #: tables may be open whose results are to come
        self._looked = 0.0

    async def try_rules(self, settings: EveningSettings, requester: Requester) -> None:
        """Try a house rule before online tables are played by it."""
        online = settings.all_online or bool(settings.online)
        if online and settings.house and settings.house not in shipped():
            await self._hub.try_house(settings.house, settings.table_players, requester)

    async def prepared(self, stream: str, evening: Evening, opened: OpenedTables) -> OpenedTables:
        """Add the online tables of the round that starts."""
        tables = [table for table in evening.rounds[-1].tables if table.online]
        if not tables:
            return opened
        people, directors = await self._hub.database.read(partial(_people, stream=stream))
        host = next((person for person, role in people if role == OWNER), "")
        new = new_online_table(evening.settings)
        rules = await self._hub.threads.run(Requester("", host), lambda: rules_of(new))
        sides = sides_of_places(rules, players_of(new, rules))
        settings = msgspec.to_builtins(new)
        online = [
            PlannedTable(
                table.number,
                table_stream(new_id()),
                host,
                settings,
                planned_seats(evening, opened.round, table, sides),
                directors,
                (stream, opened.round) if shares_deals(evening) else None,
            )
            for table in tables
        ]
        return replace(opened, online=online)

    def opened(self, opened: OpenedTables) -> None:
        """Note the tables of a round that has started; those with bots alone begin at once."""
        for table in opened.online:
            self._open = True
            if all(seat.bot for seat in table.seats):
                self._hub.spawn(self._begin(_id(table.stream)))

    async def _begin(self, table: str) -> None:
        with suppress(UserError):  # the director can start it
            await self._hub.at_table(table, "start")

    # --- Results ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Enter the results of games that are over, until the server stops."""
        await self._go_on()
        while True:
            await asyncio.sleep(_LOOK)
            now = self._hub.now()
            if self._open or now - self._looked >= _SELDOM:
                self._looked = now
                with suppress(UserError):  # the disk refuses: tried again
                    await self.collect()

    async def _go_on(self) -> None:
        """Load the tables in play, which go on without clients, after a start of the server."""
        with suppress(UserError):  # the disk refuses: their clients load them
            for table in await self._hub.database.read(open_tables):
                with suppress(UserError):  # unreadable, or another node will not answer
                    evening = await self._evenings.load(table.stream)
                    closed = evening.round(table.round).status == "closed"
                    await self._hub.at_table(_id(table.played_on), "end" if closed else "wake")

    async def end(self, stream: str, number: int) -> None:
        """End the games that still run at the online tables of a closed round."""
        for (of, _), where in (await self._hub.database.read(partial(tables_of, stream=stream))).items():
            if of == number and where.startswith(f"{AREA}/"):
                with suppress(UserError):  # it cannot be read, or another node will not answer
                    await self._hub.at_table(_id(where), "end")
                    await self._hub.database.write(partial(mark_done, played_on=where))

    async def collect(self) -> None:
        """Enter the results of all games that are over."""
        done = await self._hub.database.read(lambda store: finished_tables(store, _AT_ONCE))
        for table in done:
            try:
                await self._enter(table)
            except StorageError:
                raise
            except UserError as problem:  # the evening does not take it: the director has decided
                self._hub.log_error(problem, table.played_on)
                await self._hub.database.write(partial(mark_done, played_on=table.played_on))

    async def _enter(self, table: PlayedTable) -> None:
        played = await self._hub.database.read_apart(lambda store: _played(store, table.played_on))
        evening = await self._evenings.load(table.stream)
        found = evening.table(table.round, table.number).result
        wanted = evening.settings.hands
        closed = evening.round(table.round).status == "closed"
        if closed or (found is not None and found.confirmed):
            if found is not None and found.hands != played.hands and found.points != played.points:
                await self._report(table, found.points, played.points)
            await self._hub.database.write(lambda store: mark_done(store, table.played_on))
            return
        command = EnterResult(
            round=table.round,
            table=table.number,
            hands=played.hands,
            points=None if played.hands else [0, 0],
            complete=wanted is None or len(played.hands) >= wanted,
            source="online",
        )
        done = await self._evenings.execute(
            table.stream,
            command,
            _PROGRAM,
            key=f"online:{table.played_on}",
            check=lambda _store: None,
            requester=SERVER,
            also=lambda store: mark_done(store, table.played_on),
        )
        if not done.changed:
            await self._hub.database.write(lambda store: mark_done(store, table.played_on))

    async def _report(self, table: PlayedTable, entered: list[int], played: list[int]) -> None:
        """Tell the director that a game has ended with other points than were entered."""
        words = text(
            "server.other_result",
            number=table.round,
            entered=f"{entered[0]}:{entered[1]}",
            found=f"{played[0]}:{played[1]}",
        )
        with suppress(UserError):  # the evening is finished, or the round is not the last one
            await self._evenings.execute(
                table.stream,
                CallReferee(table=table.number, text=words),
                _PROGRAM,
                key=f"other:{table.played_on}",
                check=lambda _store: None,
                requester=SERVER,
            )

    def progress(self, streams: list[str]) -> dict[str, PlayedHands]:
        """Return the hands of games that are in play here, by the stream of the table."""
        found = {}
        for stream in streams:
            table = self._hub.tables.get(_id(stream))
            if table is not None and table.is_loaded and table.game is not None:
                found[stream] = hands_of(table.game.match)
        return found

    async def hands_at(self, stream: str) -> PlayedHands:
        """Read the hands of the game at a table so far from the disk."""
        return await self._hub.database.read_apart(lambda store: _played(store, stream))


def _people(store: Store, stream: str) -> tuple[list[tuple[str, str]], list[str] | None]:
    """Return the people with a role in an evening, and at a club's evening those who run it."""
    people = people_of(store, stream)
    club = club_of(store, stream)
    run = {person for person, role in [*people, *people_of(store, club)] if role in RUNS}
    return people, sorted(run) if club else None


def _id(stream: str) -> str:
    return stream.partition("/")[2]


def _played(store: Store, stream: str) -> PlayedHands:
    """Read the hands of the first game at a table."""
    room = Room(_id(stream), store.read(stream))
    if not room.games:
        return PlayedHands([])
    return hands_of(load(store, room.games[0], [room.rules]).match)


def hands_of(match: Match) -> PlayedHands:
    """Return the points of each hand, those of the side of the first place first."""
    first = next(side for side, members in enumerate(match.members) if 0 in members)
    return PlayedHands([[each.points[first], each.points[1 - first]] for each in match.history])
