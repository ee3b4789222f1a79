"""A server for tests: local, on a free port, and stopped with the test."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from click.testing import CliRunner, Result

from canasta.books import book
from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.cli.server_data import DATABASE
from canasta.client import Client, Seat
from canasta.client.seat import at_once
from canasta.match import Match
from canasta.notation import read_record
from canasta.server.hub import Hub
from canasta.server.run import listen, uvicorn_of
from canasta.server.settings import Hashing, Limits, ServerSettings
from canasta.server.tables.game import LiveGame
from canasta.server.tables.room import first_entry
from canasta.server.tables.table import Table
from canasta.server.web.app import Server
from canasta.storage import Store
from canasta.storage.games import first_entries
from canasta.storage.people import new_id
from canasta.wire import encode, protocol
from canasta.wire.tables import NewTable, TableInfo
from canasta.wire.views import Update

if TYPE_CHECKING:
    from tests.services import PostgresServer

T = TypeVar("T")
NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Fina")

#: For tests that do not test the limits.
GENEROUS = Limits(
    rate=1e6, burst=10**6, requests=1e6, requests_burst=10**6, guests=1e6, guests_burst=10**6,
    person=1e6, person_burst=10**6, logins=1e6, logins_burst=10**6, name_logins=1e6, name_logins_burst=10**6,
    address_logins=1e6, address_logins_burst=10**6, frames=1e6, frames_burst=10**6, address_frames=1e6,
    address_frames_burst=10**6, address_messages=1e6, address_messages_burst=10**6, waiting=10**6,
    address_waiting=10**6,
)  # fmt: skip
#: For tests that do not test the cost of password hashing.
QUICK = Hashing(rounds=1, memory=1024)


#: Default settings of a test server.
QUICKLY: dict[str, Any] = {
    "workers": 1, "retry": 0.05, "beat": 0.0, "long_beat": 0.0, "analysis_seconds": 300.0, "hashing": QUICK,
    "dealing": 60.0,
}  # fmt: skip


#: The PostgreSQL server on which servers keep their data, and the database of each folder; None: in files.
_postgres: tuple[PostgresServer, dict[Path, str]] | None = None


@contextmanager
def on_postgres(server: PostgresServer) -> Iterator[None]:
    """Let servers keep their data in PostgreSQL, in a database for each folder."""
    global _postgres
    databases: dict[Path, str] = {}
    _postgres = server, databases
    try:
        yield
    finally:
        _postgres = None
        for url in databases.values():
            server.drop_database(url)


def location_of(folder: Path) -> Path | str:
    """Return where a server with this folder keeps its data: a file, or the URL of a database."""
    if _postgres is None:
        return folder / "server.db"
    server, databases = _postgres
    if folder not in databases:
        databases[folder] = server.new_database()
    return databases[folder]


class Running:
    """A server in a background thread."""

    def __init__(self, address: str, server: Server, connections: set[Any]) -> None:
        self.address = address
        self.server = server
        self.connections = connections  #: that are open

    @property
    def hub(self) -> Any:
        return self.server.hub

    def inside(self, doing: Callable[[], T]) -> T:
        """Run a function in the server's thread."""

        async def done() -> T:
            return doing()

        return self.wait_for(done())

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.hub.database._loop).result(60)

    def info(self, table: str) -> TableInfo:
        """Return the public information about a table."""

        async def info() -> TableInfo:
            found: TableInfo = (await self.hub.table(table)).info("")
            return found

        return self.wait_for(info())

    def table(self, table: str) -> Table:
        """Return a table, in the server's memory."""
        found: Table = self.wait_for(self.hub.table(table))
        return found

    def match(self, table: str) -> Match:
        """Return the game at a table."""
        return self.wait_for(_game_of(self.hub, table)).match

    def advance(self, seconds: float) -> None:
        """Advance the server's clock; timers do not fire any earlier."""
        now = self.hub.now
        self.hub.now = lambda: now() + seconds

    def refuse_writes(self, on: bool = True) -> None:
        """Let the database refuse all writes of this server, until that is ended."""
        if not self.server.settings.database:
            self.hub.database._writer._store._connection.execute(f"PRAGMA query_only = {on}")
            return

        def job(store: Store) -> None:
            with store.connection() as connection:  # the setting is for the transactions after this one
                connection.execute(f"SET default_transaction_read_only = {on}")

        self.wait_for(self.hub.database.write(job))

    def command(self, *words: str) -> Result:
        """Run a command on the data of this server."""
        settings = self.server.settings
        if settings.database:
            return CliRunner().invoke(CANASTA, words, env={DATABASE: settings.database})
        return CliRunner().invoke(CANASTA, [*words, "--data", str(settings.file.parent)])

    def store(self) -> Store:
        """Return the contents of the disk."""
        return Store(self.server.settings.database or self.server.settings.file)


def tables_of(store: Store) -> set[str]:
    """Return the names of the tables of a database that a server on one file has too."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if store.remote:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'canasta'"
    with store.connection() as connection:
        return {str(name) for (name,) in connection.execute(query).fetchall()} - {
            "version",
            "nodes",
            "leases",
        }


async def _game_of(hub: Hub, table: str) -> LiveGame:
    game = (await hub.table(table)).game
    assert game is not None
    return game


@contextmanager
def running(
    folder: Path, *, limits: Limits = GENEROUS, more: Sequence[str] = (), **settings: Any
) -> Iterator[Running]:
    """Run a server; ``more``: allowed origins in addition to its own."""
    with listen("127.0.0.1", 0) as listening:
        address, by_name = (
            f"http://{name}:{listening.getsockname()[1]}" for name in ("127.0.0.1", "localhost")
        )
        wanted = ServerSettings(
            folder / "server.db",
            frozenset([address, by_name, *more]),
            limits=limits,
            **{**QUICKLY, **settings},
        )
        if _postgres is not None and "database" not in settings:
            wanted = replace(wanted, database=str(location_of(folder)))
        uvicorn, server = uvicorn_of(wanted)

        def serve() -> None:
            with suppress(SystemExit):  # which uvicorn raises if it has not started
                uvicorn.run(sockets=[listening])

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        while not uvicorn.started:
            assert thread.is_alive(), server.problem
            time.sleep(0.005)
        try:
            yield Running(address, server, uvicorn.server_state.connections)
        finally:
            uvicorn.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


def wait_for(condition: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


def seated(server: Running, people: int, **settings: Any) -> list[Seat]:
    """Create a table with a number of players, the first of them its host."""
    settings = {"players": people, "between": 0, **settings}
    clients = [Client(server.address, name=name) for name in NAMES[:people]]
    table = clients[0].open_table(**settings)
    invite = table.invite
    assert isinstance(invite, str)
    seats = [client.join(table.id, invite=invite) for client in clients]
    for seat in seats:
        seat.sit()
    return seats


def hear_until(seat: Seat, kind: type[T]) -> T:
    """Return the next message of a kind."""
    while True:
        told = seat.receive(60)
        if isinstance(told, kind):
            return told


def reconnect(seat: Seat) -> None:
    """Open another connection for a seat, as if the first one had been lost."""
    at_once(seat._resume())


def all_told(seat: Seat) -> list[protocol.AnyServerMessage]:
    """Return every message a player has received so far: the answer to a ping comes after them."""
    seat._number += 1
    seat._socket.send(encode(protocol.Ping(seat._number)).decode())
    found: list[protocol.AnyServerMessage] = []
    while not isinstance(told := seat.receive(60), protocol.Pong) or told.id != seat._number:
        found.append(told)
    return found


def update_of(seat: Seat, *, own: bool = False) -> Update:
    """Return a player's latest update; ``own``: wait until it is the player's turn."""
    while True:
        all_told(seat)
        update = seat.update
        if isinstance(update, Update) and (not own or update.view.offers):
            return update
        seat.receive(60)


def hand_of(seat: Seat) -> list[str]:
    """Return the cards a player holds."""
    return update_of(seat).view.hand


def played(
    slug: str, players: int = 2, *, target: int | None = None, before: Callable[[Match], object] | None = None
) -> Match:
    """Let simple bots play a game to its end; ``before`` is called with every hand just dealt."""
    match = Match(book(slug), NAMES[:players], bytes(range(32)), target=target)
    bots = [make_bot("simple", number) for number in range(players)]
    while not match.over:
        match.start_hand()
        if before is not None:
            before(match)
        while match.actor >= 0:
            seat = match.actor
            match.act(seat, bots[seat].choose(match.view(seat)))
    return match


def keep_game(
    server: Running, people: Sequence[Client | None], record: str, *more: tuple[str, object]
) -> str:
    """Store a table with a game of these people and bots played elsewhere; ``more`` happened in it."""
    match = read_record(record)
    rules = match.setup.book
    book = rules.house.name if rules.house else rules.slug
    new = NewTable(
        book=book, options=list(rules.chosen), players=len(match.names), target=match.target or None
    )
    id = new_id()
    (host, *_) = filter(None, people)
    entries: list[tuple[str, object]] = [first_entry(host.person.id, new)]
    for place, name in enumerate(match.names):
        sits = people[place] if place < len(people) else None
        who = {"person": sits.person.id} if sits else {"bot": "club"}
        entries.append(("sat" if "person" in who else "bot", {"place": place, "name": name, **who}))
    entries += [("started", {"game": f"games/{id}"}), *more, ("over", {})]
    with server.store() as store:
        store.append_all(f"tables/{id}", entries)
        store.append_all(f"games/{id}", first_entries(match))
    return id
