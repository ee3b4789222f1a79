"""The state of a running server: the database, the tables in memory, and the bot processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Protocol

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
from canasta.server.evenings.clubs import LiveClubs
from canasta.server.evenings.live import LiveEvenings
from canasta.server.evenings.rounds import LEVEL
from canasta.server.fair_queue import SERVER, FairSemaphore, Requester
from canasta.server.metrics import Metrics
from canasta.server.people.people import People
from canasta.server.push.alerts import Alerts
from canasta.server.settings import ServerSettings
from canasta.server.tables.clock import wall_time
from canasta.server.tables.description import table_info
from canasta.server.tables.game import LiveGame
from canasta.server.tables.indexes import AREA, HOSTING, LOBBY, PLAYING, SITTING, SLOW_GAMES
from canasta.server.tables.quick_seat import QuickSeat
from canasta.server.tables.room import Room, first_entry
from canasta.server.tables.rules import check_level, players_of, rules_of
from canasta.server.tables.table import Table
from canasta.server.teaching.classes import LiveClasses
from canasta.server.thread_pool import ThreadPool
from canasta.storage import StorageError, Store
from canasta.storage.erasure import OPENED
from canasta.storage.expiry import due, note_time
from canasta.storage.lease import take_server_lease
from canasta.storage.pads import last_entry
from canasta.storage.people import Person, idle_sessions, new_id, now, sweep_sessions, time_after
from canasta.table.actions import action_text
from canasta.wire import encode
from canasta.wire.pads import PadSummary
from canasta.wire.tables import NewTable, TableInfo

if TYPE_CHECKING:
    from canasta.server.nodes.bus import Bus
    from canasta.server.nodes.node import Node
    from canasta.server.nodes.workers import WorkerClient

LOG = logging.getLogger("canasta.server")
#: What can be done at a table from another node.
Task = Literal["rename", "remove", "break_off", "drop", "wake", "start", "end"]
#: Leases of work that only one node of a site does.
SWEEP_LEASE = "sweep"
QUICK_LEASE = "quick-seat"
#: Maximum number of tables in a lobby.
_SHOWN = 200
#: Sizes of the caches: pads in lists, tables in the lobby, comparisons of rules.
_PADS = 5000
_TABLES = 2000
_COMPARISONS = 64
#: No overall limit; only the share of one caller is limited.
_ANY = 1_000_000
#: Tables whose descriptions are made in one go, by a reader thread that all clients share.
_DESCRIBED = 20
#: Seconds until a slow table is loaded again, if the disk could not be read.
_WAKE_AGAIN = 10.0
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
        self.metrics = Metrics(settings.node if settings.database else "")
        #: A file belongs to one process; nodes that share a database have leases in it.
        self._lease = None
        if not settings.database:
            self._lease = take_server_lease(settings.file, settings.local or settings.base)
        try:
            self.database = Database(settings.database or settings.file, self.metrics)
        except BaseException:
            self._release()
            raise
        self.node: Node | None = None  #: set if the database may have other nodes
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, Table] = {}  #: tables that are being read for the first time
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
        self._quick, self._deep = (
            Pool(
                settings.workers,
                settings.bot_seconds,
                WORKER,
                BotReply,
                settings.bot_patience,
                count=self.metrics.count,
            )
            for _ in range(2)
        )
        self.analysis = JobQueue(settings, self.metrics.count)
        self._workers: WorkerClient | None = None
        #: Summaries of pads, by stream, number and time of the last entry.
        self.listed_pads = LruCache[tuple[str, int, str], PadSummary](_PADS)
        #: Lobby entries of tables that are not in memory, by stream, last entry and membership.
        self._listed_tables = LruCache[tuple[str, int, str, bool], TableInfo](_TABLES)
        self.comparisons = LruCache[bytes, Raw](_COMPARISONS)  #: of rules, by request
        self.background = BackgroundJobs(self)
        self.quick_seat = QuickSeat(self)
        self.alerts = Alerts(self)
        self.clubs = LiveClubs(self)
        self.evenings = LiveEvenings(self)
        self.classes = LiveClasses(self)
        self._slow_tables: dict[str, float] = {}  #: slow tables that are not in memory, and when to load them
        self._tasks: set[asyncio.Task[None]] = set()
        self._swept = self.now()  #: when the running time was last recorded
        self.hung_up = 0  #: number of calls of ``hang_up`` so far

    async def start(self) -> None:
        """Read what the server needs before its first client.

        All slow tables are loaded once, since a bot may have been thinking when the server stopped.
        """
        if self.node is None:  # else the node that holds the lease does it when it is asked
            self.spawn(self.quick_seat.resume())
        self.spawn(self.evenings.online.run())
        slow = await self.database.read(lambda store: store.streams_on(SLOW_GAMES))
        self._slow_tables = {_id_of(stream): 0.0 for stream in slow}

    async def use_bus(self, bus: Bus) -> None:
        """Let workers on other machines think, if there are any."""
        from canasta.server.nodes.workers import WorkerClient  # needs a package that most servers do without

        self._workers = WorkerClient(bus, self.metrics.count)
        await self._workers.start()
        for pool in (self._quick, self._deep, self.analysis):
            pool.use_workers(self._workers)

    async def close(self) -> None:
        """Stop the processes and close the database; there is nothing to save."""
        for task in list(self._tasks):
            task.cancel()
        if self._workers is not None:
            await self._workers.close()
        for table in self.tables.values():
            table.drop()
        if self.node is not None:
            await self.node.stop()
        await self._quick.close()
        await self._deep.close()
        self.people.passwords.close()
        await self.analysis.close()
        self.threads.close()
        self.database.close()
        self._release()

    def _release(self) -> None:
        if self._lease is not None:
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
        """Close the connections of sessions that have ended, on all nodes."""
        sessions = list(sessions)
        self.hang_up_here(sessions)
        if self.node is not None:
            self.node.end_sessions(sessions)

    def hang_up_here(self, sessions: Iterable[str]) -> None:
        """Close the connections of sessions on this node."""
        self.hung_up += 1
        for session in sessions:
            for connection in list(self.connections.get(session, ())):
                connection.hang_up()

    # --- Tables -------------------------------------------------------------------------------------

    async def new_table(self, person: Person, new: NewTable, address: str = "") -> Table:
        """Open a table with the person as its host."""
        requester = Requester(address, person.id)
        check_level(new.stand_in)

        def check_number(store: Store) -> None:
            if len(store.streams_on(HOSTING + person.id)) >= self.settings.limits.tables:
                raise UserError("server.many_tables", number=self.settings.limits.tables)

        await self.database.read(check_number)
        # Parsing a custom house rule can take a while.
        entry = await self.threads.run(requester, lambda: first_entry(person.id, new))
        if new.house:
            players = await self.threads.run(requester, lambda: players_of(new, rules_of(new)))
            await self.try_house(new.house, players, requester)
        id = new_id()
        stream = f"{AREA}/{id}"

        def job(store: Store) -> None:
            check_number(store)
            store.append_all(stream, [entry], after=0)
            store.set_listed(HOSTING + person.id, stream)
            store.set_listed(OPENED + person.id, stream)
            store.set_listed(LOBBY, stream, new.public)

        await self.database.write(job)
        LOG.info("table opened", extra={"where": id})
        return await self.table(id)

    async def try_house(self, house: str, players: int, requester: Requester) -> None:
        """Play some hands by a house rule; raise a ``UserError`` if they show that it is unsound."""
        try:
            reply = await self._deep.ask(TrialRequest(house, players, _TRIAL), requester)
        except NoAnswer:
            raise UserError("server.house_slow") from None
        if reply.problem:
            raise UserError("server.house", problem=reply.problem)

    async def _parse_houses(self, streams: list[str], requester: Requester) -> None:
        """Parse the house rules of tables that are not in memory, in a thread, on behalf of a caller.

        Parsing a custom house rule takes a while. Here it delays other work of the caller; in a reader thread
        it would delay all clients.
        """

        def first_entries(store: Store) -> list[NewTable]:
            entries = [entry for stream in streams for entry in store.read(stream, most=1)]
            return [msgspec.convert(entry.payload["new"], NewTable) for entry in entries]

        for new in await self.database.read(first_entries):
            if new.house:
                try:
                    await self.threads.run(requester, partial(_parse_rules, new))
                except UserError:  # the caller's queue is full
                    if requester != SERVER:
                        raise

    async def table(self, id: str, requester: Requester = SERVER) -> Table:
        """Return a table by id, loading it if necessary; raise a ``UserError`` if it does not exist.

        Until the next ``await``, room and game are in memory. A table that was not used for a while may be
        dropped, so that callers must not keep it across an ``await``.
        """
        while True:
            if self.node is not None:
                await self.node.require(id)
            found = self.tables.get(id)
            if found is None:
                await self._parse_houses([f"{AREA}/{id}"], requester)
                await self._load(id)
            else:
                await found.load()  # its state may have been dropped
                if self.tables.get(id) is found:
                    return found

    async def room(self, id: str, requester: Requester = SERVER) -> Room:
        """Return a table without its game, for reading, on whatever node it runs."""
        if self.node is None or await self.node.runs_here(id):
            return (await self.table(id, requester)).room
        await self._parse_houses([f"{AREA}/{id}"], requester)
        room = await self.database.read(lambda store: Room(id, store.read(f"{AREA}/{id}")))
        if not room.number:
            raise UserError("server.no_table")
        return room

    async def at_table(self, id: str, task: Task, person: Person | None = None, game: str = "") -> None:
        """Do something at a table, on the node that runs it."""
        if self.node is not None:
            await self.node.at_table(id, task, person, game)
        else:
            await self.do_task(id, task, person, game)

    async def do_task(self, id: str, task: Task, person: Person | None = None, game: str = "") -> None:
        """Do something at a table that runs here."""
        if task == "drop":
            self.drop_table(id)
            return
        table = await self.table(id)
        if task == "wake":
            table.wake()
        elif task == "start":
            await table.start(game or LEVEL)
        elif task == "end":
            await table.end_game()
        elif task == "break_off":
            if not table.subscriptions and table.room.game == game:
                await table.break_off()
                LOG.info("game broken off", extra={"where": id})
        elif person is not None:
            await (table.rename(person) if task == "rename" else table.remove_person(person))

    async def let_go(self, id: str) -> None:
        """Drop a table that another node is going to run, once its commands are carried out."""
        table = self.tables.get(id)
        if table is not None:
            with suppress(UserError):
                await table.finish()
            self.drop_table(id)

    async def _load(self, id: str) -> None:
        """Load a table; several callers share one attempt."""
        if id in self.tables:
            return
        table = self._loading.get(id)
        if table is None:
            table = self._loading[id] = Table(self, id)
        try:
            await table.load()
            if self._loading.get(id) is table:  # neither loaded for another caller nor erased
                self.tables[id] = table
                self.drop_when_idle(table)
        finally:
            if self._loading.get(id) is table:
                del self._loading[id]

    async def has_table(self, id: str) -> bool:
        """True if a table exists, even if the caller may not see it."""
        return id in self.tables or await self.database.read(
            lambda store: bool(store.last_change(f"{AREA}/{id}"))
        )

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
            if self.node is not None:
                self.node.release_later(table.id)

        asyncio.get_running_loop().call_later(self.settings.idle_seconds, due)

    def wake_slow_tables(self) -> None:
        """Load a slow table where the time of a turn is over, if there is one."""
        due = (id for id, until in self._slow_tables.items() if until <= wall_time())
        if (id := next(due, None)) is not None:
            del self._slow_tables[id]
            self.spawn(self._wake(id))

    async def _wake(self, id: str) -> None:
        try:
            await self.at_table(id, "wake")
        except StorageError:
            self._slow_tables.setdefault(id, wall_time() + _WAKE_AGAIN)
        except UserError as problem:  # unreadable: its players get the reason when they come
            self.log_error(problem, id)

    def drop_table(self, id: str) -> None:
        """Drop an erased table from memory."""
        self._loading.pop(id, None)
        table = self.tables.pop(id, None)
        if table is not None:
            table.drop()

    async def lobby(self, requester: Requester) -> list[TableInfo]:
        """Return the public tables."""
        streams = await self.database.read(lambda store: store.streams_on(LOBBY, _SHOWN))
        return list((await self._infos(streams, "", requester)).values())

    async def tables_of(self, person: Person, requester: Requester = SERVER) -> list[TableInfo]:
        """Return the tables at which a person sits or is the host."""

        def streams(store: Store) -> set[str]:
            return {
                *store.streams_on(SITTING + person.id, _SHOWN),
                *store.streams_on(HOSTING + person.id, _SHOWN),
            }

        found = await self._infos(sorted(await self.database.read(streams)), person.id, requester)
        return list(found.values())

    async def rename_at_tables(self, person: Person) -> None:
        """Use a person's new name at the tables where they sit; a game in play keeps the old one."""
        streams = await self.database.read(lambda store: store.streams_on(SITTING + person.id, _SHOWN))
        for stream in streams:
            with suppress(UserError):  # unreadable, or the disk refuses: the next start renames them
                await self.at_table(_id_of(stream), "rename", person)

    async def open_tables(self, streams: list[str], requester: Requester) -> dict[str, TableInfo]:
        """Return tables, by stream, with their invitation codes, for a person who was invited to them."""
        return await self._infos(streams, None, requester)

    async def _infos(
        self, streams: list[str], person: str | None, requester: Requester
    ) -> dict[str, TableInfo]:
        """Return descriptions of tables, by stream; None: with the invitation code, whatever the person."""
        found = {}
        for stream in streams:
            if (table := self.tables.get(_id_of(stream))) is not None:
                room = await table.load()
                found[stream] = table.info(room.host if person is None else person)
        unread = [stream for stream in streams if stream not in found]
        if self.node is not None:
            found |= await self.node.infos(unread, person)
            unread = [stream for stream in unread if stream not in found]
        found |= await self._unread_infos(unread, member=person != "", requester=requester)
        return {stream: found[stream] for stream in streams if stream in found}

    def own_infos(self, streams: list[str], person: str | None) -> dict[str, bytes]:
        """Return descriptions of tables in memory, encoded, for another node."""
        found = {}
        for stream in streams:
            table = self.tables.get(_id_of(stream))
            if table is not None and table.is_loaded:
                found[stream] = encode(table.info(table.room.host if person is None else person))
        return found

    async def _unread_infos(
        self, streams: list[str], *, member: bool, requester: Requester
    ) -> dict[str, TableInfo]:
        """Return descriptions of tables that are not in memory."""
        if not streams:
            return {}
        last = await self.database.read(lambda store: [last_entry(store, stream) for stream in streams])
        keys = {
            stream: (stream, *entry, member)
            for stream, entry in zip(streams, last, strict=True)
            if entry[0]  # otherwise it was erased meanwhile
        }
        found = {stream: info for stream, key in keys.items() if (info := self._listed_tables.get(key))}
        missing = [stream for stream in keys if stream not in found]
        if missing:
            await self._parse_houses(missing, requester)

        def describe(store: Store, some: list[str]) -> dict[str, TableInfo]:
            entries = {stream: store.read(stream) for stream in some}
            rooms = {stream: Room(_id_of(stream), each) for stream, each in entries.items() if each}
            return {stream: table_info(room, set(), (), member=member) for stream, room in rooms.items()}

        for first in range(0, len(missing), _DESCRIBED):
            some = missing[first : first + _DESCRIBED]
            for stream, info in (await self.database.read(partial(describe, some=some))).items():
                found[stream] = self._listed_tables[keys[stream]] = info
        return found

    async def sweep(self) -> None:
        """Break off abandoned games and end unused sessions.

        Because the wall clock may be wrong, a game or session that looks abandoned is first marked, and ended
        only after a day of running time.
        """
        if self.node is not None and not await self.node.holds(SWEEP_LEASE):
            self._swept = self.now()  # another node does it
            return
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
            left = await self.database.read_apart(partial(_abandoned_games, since=oldest))
            names = {f"{id} {game}": (id, game) for id, game in left}
            ripe = await self.database.write(lambda store: due(store, "game", names, wait))
        except UserError:  # the disk refuses: retried next time
            return
        for id, game in map(names.__getitem__, ripe):
            try:
                await self.at_table(id, "break_off", game=game)
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
        allowed = set(map(action_text, legal))
        try:
            reply = await pool.ask(
                thought, Requester(game.room.host), valid=lambda reply: reply.action in allowed
            )
            if reply.action in allowed:
                return reply.action
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
            **(self.node.gauges() if self.node is not None else {}),
        }


def _id_of(stream: str) -> str:
    """Return the id of the table with this stream."""
    return stream.removeprefix(f"{AREA}/")


def _parse_rules(new: NewTable) -> None:
    """Parse the rules of a table, which are then in a cache."""
    with suppress(UserError):  # raised again when the table is loaded
        rules_of(new)


def _abandoned_games(store: Store, since: datetime) -> list[tuple[str, str]]:
    """Return tables and their games in play that have had no action since a given time.

    There may be thousands of games, and none of them has to be replayed for this.
    """
    found = []
    for stream in store.streams_on(PLAYING):
        games = [entry.payload["game"] for entry in store.read(stream) if entry.kind == "started"]
        if games and datetime.fromisoformat(store.last_change(games[-1])) < since:
            found.append((_id_of(stream), games[-1]))
    return found
