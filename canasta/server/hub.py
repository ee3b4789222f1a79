"""The state of a running server: the database, the tables in memory, and the bot processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from canasta.bots import thinks
from canasta.messages import UserError
from canasta.server.analysis.background import BackgroundJobs
from canasta.server.analysis.job_queue import JobQueue
from canasta.server.bots.pacing import delay_until_beat
from canasta.server.bots.pool import NoAnswer, Pool
from canasta.server.bots.worker import WORKER, ActionRequest, BotReply, TrialRequest
from canasta.server.buckets import Buckets
from canasta.server.cache import LruCache
from canasta.server.connection_limits import ConnectionLimit
from canasta.server.database import Database
from canasta.server.fair_queue import SERVER, FairSemaphore, Requester
from canasta.server.metrics import Metrics
from canasta.server.people.people import People
from canasta.server.push.alerts import Alerts
from canasta.server.settings import ServerSettings
from canasta.server.tables.clock import wall_time
from canasta.server.tables.game import LiveGame
from canasta.server.tables.indexes import AREA, HOSTING, LOBBY, PLAYING, SITTING, SLOW_GAMES
from canasta.server.tables.quick_seat import QuickSeat
from canasta.server.tables.room import Room, first_entry
from canasta.server.tables.rules import check_level, players_of, rules_of
from canasta.server.tables.table import Table
from canasta.server.thread_pool import ThreadPool
from canasta.storage import Store
from canasta.storage.erasure import OPENED
from canasta.storage.expiry import due, note_time
from canasta.storage.lease import take_server_lease
from canasta.storage.pads import last_entry
from canasta.storage.people import Person, idle_sessions, new_id, now, sweep_sessions, time_after
from canasta.table.actions import action_text
from canasta.wire.pads import PadSummary
from canasta.wire.tables import NewTable, TableInfo

LOG = logging.getLogger("canasta.server")
#: Maximum number of tables in a lobby.
_SHOWN = 200
#: Sizes of the caches: pads in lists, tables in the lobby, comparisons of rules.
_PADS = 5000
_TABLES = 2000
_COMPARISONS = 64
#: No overall limit; only the share of one caller is limited.
_ANY = 1_000_000
#: Hands played to test a house rule before a table with it is opened.
_TRIAL = 10


class ClientConnection(Protocol):
    """A client's WebSocket connection."""

    def hang_up(self) -> None:
        """Close the connection because its session has ended."""


class Hub:
    """One server in one process. Create it inside the event loop in which it runs."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self._lease = take_server_lease(settings.file, settings.local or settings.base)
        try:
            self.database = Database(settings.file, self.metrics)
        except BaseException:
            self._lease.release()
            raise
        self.tables: dict[str, Table] = {}
        self.dropped = 0  #: tables dropped and sockets closed since the last garbage collection
        self.connections: dict[str, set[ClientConnection]] = {}  #: by session
        self.now = asyncio.get_running_loop().time
        self.wait = asyncio.sleep
        self.people = People(self)
        limits = settings.limits
        self.addresses = Buckets(limits.requests, limits.requests_burst, self.now)
        self.persons = Buckets(limits.person, limits.person_burst, self.now)
        self.frames = Buckets(limits.address_frames, limits.address_frames_burst, self.now)  #: by address
        self.messages = Buckets(limits.address_messages, limits.address_messages_burst, self.now)
        self._request_starts = FairSemaphore(_ANY, limits.begun)
        self.listing = FairSemaphore(_ANY, 1, limits.waiting)  #: requests for lists of pads, by person
        self.threads = ThreadPool(limits)
        self.open = ConnectionLimit(limits.connections)  #: connections, by address
        self.sockets = ConnectionLimit(limits.person_sockets)  #: by person
        # Bots that search run in separate processes, so that other bots never wait for them.
        self._quick = Pool(settings.workers, settings.bot_seconds, WORKER, BotReply, settings.bot_patience)
        self._deep = Pool(settings.workers, settings.bot_seconds, WORKER, BotReply, settings.bot_patience)
        self.analysis = JobQueue(settings)
        #: Summaries of pads, by stream, number and time of the last entry.
        self.listed_pads = LruCache[tuple[str, int, str], PadSummary](_PADS)
        #: Lobby entries of tables that are not in memory, by stream, last entry and membership.
        self._listed_tables = LruCache[tuple[str, int, str, bool], TableInfo](_TABLES)
        self.comparisons = LruCache[bytes, Raw](_COMPARISONS)  #: of rules, by request
        self.background = BackgroundJobs(self)
        self.quick_seat = QuickSeat(self)
        self.alerts = Alerts(self)
        #: Slow tables that are not in memory, and when to load them. After a start of the server all of them
        #: are loaded once, since a bot may have been thinking when it stopped.
        self._slow_tables = {
            stream.removeprefix(f"{AREA}/"): 0.0 for stream in self.database.store.streams_on(SLOW_GAMES)
        }
        self._tasks: set[asyncio.Task[None]] = set()
        self._swept = self.now()  #: when the running time was last recorded

    async def close(self) -> None:
        """Stop the processes and close the database; there is nothing to save."""
        for task in list(self._tasks):
            task.cancel()
        for table in self.tables.values():
            table.drop()
        await self._quick.close()
        await self._deep.close()
        self.people.passwords.close()
        await self.analysis.close()
        self.threads.close()
        self.database.close()
        self._lease.release()

    async def wait_turn(self, address: str) -> None:
        """Wait until a request from an address may start; only a few start in one pass of the event loop."""
        requester = Requester(address)
        await self._request_starts.acquire(requester)
        asyncio.get_running_loop().call_soon(self._request_starts.release, requester)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a background task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(problem := task.exception(), Exception):
            self.log_error(problem, "")

    def log_error(self, problem: Exception, where: str) -> None:
        """Log an internal error."""
        LOG.error("error", extra={"where": where}, exc_info=problem)

    def hang_up(self, sessions: Iterable[str]) -> None:
        """Close the connections of sessions that have ended."""
        for session in sessions:
            for connection in list(self.connections.get(session, ())):
                connection.hang_up()

    # --- Tables -------------------------------------------------------------------------------------

    async def new_table(self, person: Person, new: NewTable, address: str = "") -> Table:
        """Open a table with the person as its host."""
        requester = Requester(address, person.id)
        check_level(new.stand_in)
        if len(self.database.store.streams_on(HOSTING + person.id)) >= self.settings.limits.tables:
            raise UserError("server.many_tables", number=self.settings.limits.tables)
        # Parsing a custom house rule can take a while.
        entry = await self.threads.run(requester, lambda: first_entry(person.id, new))
        if new.house:
            players = await self.threads.run(requester, lambda: players_of(new, rules_of(new)))
            await self._try_house(new.house, players, requester)
        id = new_id()
        stream = f"{AREA}/{id}"

        def job(store: Store) -> None:
            store.append_all(stream, [entry], after=0)
            store.set_listed(HOSTING + person.id, stream)
            store.set_listed(OPENED + person.id, stream)
            store.set_listed(LOBBY, stream, new.public)

        await self.database.write(job)
        LOG.info("table opened", extra={"where": id})
        return self.table(id)

    async def _try_house(self, house: str, players: int, requester: Requester) -> None:
        try:
            reply = await self._deep.ask(TrialRequest(house, players, _TRIAL), requester)
        except NoAnswer:
            raise UserError("server.house_slow") from None
        if reply.problem:
            raise UserError("server.house", problem=reply.problem)

    async def prepare(self, *streams: str, requester: Requester = SERVER) -> None:
        """Parse the rules of tables that are not in memory, in a thread, on behalf of a caller.

        Parsing a custom house rule takes a while and would block the event loop for all other clients.
        """
        unread = [stream for stream in streams if stream.removeprefix(f"{AREA}/") not in self.tables]
        first = [entry for stream in unread for entry in self.database.store.read(stream, most=1)]
        own = [msgspec.convert(entry.payload["new"], NewTable) for entry in first]
        for new in own:
            if new.house:
                with suppress(UserError):  # raised again when the table is loaded
                    await self.threads.run(requester, partial(rules_of, new))

    def table(self, id: str) -> Table:
        """Return a table by id, loading it if necessary; raise a ``UserError`` if it does not exist."""
        found = self.tables.get(id)
        if found is None:
            found = Table(self, id)
            found.load()
            self.tables[id] = found
            self.drop_when_idle(found)
        return found

    def drop_when_idle(self, table: Table) -> None:
        """Drop a table from memory after a while, if it has no subscribers then."""

        def due() -> None:
            if table.subscriptions or self.tables.get(table.id) is not table:
                return
            if table.busy:  # a slow table goes on without subscribers
                self.drop_when_idle(table)
                return
            if table.turn_until:
                self._slow_tables[table.id] = table.turn_until
            table.drop()
            del self.tables[table.id]
            self.dropped += 1

        asyncio.get_running_loop().call_later(self.settings.idle_seconds, due)

    def wake_slow_tables(self) -> None:
        """Load a slow table where the time of a turn is over, if there is one."""
        due = (id for id, until in self._slow_tables.items() if until <= wall_time())
        if (id := next(due, None)) is not None:
            del self._slow_tables[id]
            self.spawn(self._wake(id))

    async def _wake(self, id: str) -> None:
        try:
            await self.prepare(f"{AREA}/{id}")
            self.table(id).wake()
        except UserError as problem:  # unreadable: its players get the reason when they come
            self.log_error(problem, id)

    def drop_table(self, id: str) -> None:
        """Drop an erased table from memory."""
        table = self.tables.pop(id, None)
        if table is not None:
            table.drop()

    async def lobby(self, requester: Requester) -> list[TableInfo]:
        """Return the public tables."""
        return await self._infos(self.database.store.streams_on(LOBBY, _SHOWN), "", requester)

    async def tables_of(self, person: Person, requester: Requester = SERVER) -> list[TableInfo]:
        """Return the tables at which a person sits or is the host."""
        store = self.database.store
        streams = {
            *store.streams_on(SITTING + person.id, _SHOWN),
            *store.streams_on(HOSTING + person.id, _SHOWN),
        }
        return await self._infos(sorted(streams), person.id, requester)

    async def rename_at_tables(self, person: Person) -> None:
        """Use a person's new name at the tables where they sit; a game in play keeps the old one."""
        streams = self.database.store.streams_on(SITTING + person.id, _SHOWN)
        await self.prepare(*streams)
        for stream in streams:
            with suppress(UserError):  # unreadable, or the disk refuses: the next start renames them
                await self.table(stream.removeprefix(f"{AREA}/")).rename(person)

    async def open_tables(self, streams: list[str], requester: Requester) -> list[TableInfo]:
        """Return tables with their invitation codes, for a person who was invited to them."""
        return await self._infos(streams, None, requester)

    async def _infos(self, streams: list[str], person: str | None, requester: Requester) -> list[TableInfo]:
        """Return descriptions of tables; None: with the invitation code, whatever the person."""
        await self.prepare(*streams, requester=requester)
        member = person != ""
        found = []
        for stream in streams:
            id = stream.removeprefix(f"{AREA}/")
            table = self.tables.get(id)
            if table is not None:
                found.append(table.info(table.load().host if person is None else person))
            else:
                key = stream, *last_entry(self.database.store, stream), member
                info = self._listed_tables.get(key)
                if info is None:
                    room = Room(id, self.database.store.read(stream))
                    info = self._listed_tables[key] = room.info(set(), (), member=member)
                found.append(info)
        return found

    async def sweep(self) -> None:
        """Break off abandoned games and end unused sessions.

        Because the wall clock may be wrong, a game or session that looks abandoned is first marked, and ended
        only after a day of running time.
        """
        ran = self.now() - self._swept
        wait = self.settings.expiry_wait

        def end_sessions(store: Store) -> tuple[bool, list[str]]:
            steady = note_time(store, ran, now())
            ended = due(store, "session", idle_sessions(store, time_after(-self.settings.session_idle)), wait)
            sweep_sessions(store, ended)
            return steady, ended

        oldest = datetime.now(UTC) - timedelta(seconds=self.settings.abandoned)
        try:
            steady, ended = await self.database.write(end_sessions)
            self._swept += ran
            if not steady:
                LOG.warning("clock jumped, or the server was off: deletions wait for a day of running time")
            self.hang_up(ended)
            left = await asyncio.to_thread(_abandoned_games, self.settings.file, oldest)
            names = {f"{id} {game}": (id, game) for id, game in left}
            ripe = await self.database.write(lambda store: due(store, "game", names, wait))
        except UserError:  # the disk refuses: retried next time
            return
        for id, game in map(names.__getitem__, ripe):
            try:
                await self.prepare(f"{AREA}/{id}")
                table = self.table(id)
                if not table.subscriptions and table.load().game == game:
                    await table.break_off()
                    LOG.info("game broken off", extra={"where": id})
            except UserError:  # unreadable, or the disk refuses: retried next time
                continue

    # --- Bots ---------------------------------------------------------------------------------------

    async def decide(self, game: LiveGame, level: str, delay: float) -> str:
        """Return a bot's action, at a time that does not reveal how long it thought.

        ``delay`` is the minimum delay in seconds that the table's settings ask for.
        """
        asked = self.now()
        action = await self.think(game, level)
        beat = self.settings.long_beat if thinks(level) else self.settings.beat
        await self.wait(delay_until_beat(asked, self.now(), max(beat, delay)))
        return action

    async def think(self, game: LiveGame, level: str) -> str:
        """Return a bot's action; if the bot fails, the first legal action."""
        position, legal, house = game.position(), game.legal(), game.room.new.house
        number = len(game.match.entries)
        digest = hashlib.sha256(game.match.secret() + number.to_bytes(4, "big")).digest()
        thought = ActionRequest(level, int.from_bytes(digest[:4], "big"), position, house)
        pool = self._deep if thinks(level) else self._quick
        try:
            action = (await pool.ask(thought, Requester(game.room.host))).action
            if action in map(action_text, legal):
                return action
        except NoAnswer:
            pass
        self.metrics.count("bots_failed")
        return action_text(legal[0])

    def gauges(self) -> dict[str, int]:
        """Return the current values of the gauges."""
        return {
            "tables": len(self.tables),
            "connections": self.open.total,
            "sockets": self.sockets.total,
            "subscribers": sum(len(table.subscriptions) for table in self.tables.values()),
            "entries": sum(len(table.game.match.entries) for table in self.tables.values() if table.game),
            "bots_memory_bytes": self._quick.memory() + self._deep.memory(),
        }


def _abandoned_games(file: Path, since: datetime) -> list[tuple[str, str]]:
    """Return tables and their games in play that have had no action since a given time.

    Reads the database directly and runs in a thread: there may be thousands of games, and none of them has to
    be replayed for this.
    """
    found = []
    with Store(file, read_only=True) as store:
        for stream in store.streams_on(PLAYING):
            games = [entry.payload["game"] for entry in store.read(stream) if entry.kind == "started"]
            if games and datetime.fromisoformat(store.last_change(games[-1])) < since:
                found.append((stream.removeprefix(f"{AREA}/"), games[-1]))
    return found
