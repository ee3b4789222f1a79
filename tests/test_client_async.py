"""The client for event loops: the same games as the blocking one, and several tasks at one table."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.client import AsyncClient, AsyncSeat, Client, Seat, ServerError
from canasta.client.connection import TableConnection
from canasta.engine import View
from canasta.messages import UserError
from canasta.wire import protocol
from canasta.wire.tables import TableInfo
from tests.serving import Running, running

#: Seconds after which a test that hangs fails.
LONG = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine, within a generous limit of time."""
    asyncio.run(asyncio.wait_for(work, LONG))


async def opened(server: Running, name: str = "Ana", **settings: Any) -> tuple[AsyncClient, TableInfo]:
    client = await AsyncClient.connect(server.address, name=name)
    return client, await client.open_table(players=2, book="boat", **settings)


@asynccontextmanager
async def two(server: Running, **settings: Any) -> AsyncIterator[tuple[AsyncSeat, AsyncSeat]]:
    """Seat two players at a table."""
    ana, table = await opened(server, **settings)
    friend = await AsyncClient.connect(server.address, name="Bruno")
    async with ana.join(table.id) as seat, friend.join(await ana.invitation(table.id)) as other:
        await seat.sit()
        await other.sit()
        yield seat, other


class Pensive:
    """A bot that lets other tasks run while it thinks."""

    def __init__(self) -> None:
        self.bot = make_bot("simple")

    async def choose(self, view: View) -> int:
        await asyncio.sleep(0)
        return self.bot.choose(view)


def test_a_whole_game_against_bots(server: Running) -> None:
    async def play() -> None:
        client, table = await opened(server, target=1)
        async with client.join(table.id) as seat:
            await seat.sit()
            await seat.start(bots="simple")
            result = await seat.play(make_bot("simple"))
        assert len(result.totals) == 2
        assert max(result.totals) >= 1
        assert (await client.verify(table.id)).ok
        assert (await client.record(table.id)).startswith("casa-canasta record")
        assert [found.id for found in await client.own_tables()] == [table.id]

    run(play())


def test_two_players_in_one_loop_play_each_other(server: Running) -> None:
    async def play() -> None:
        async with two(server, target=1, between=0) as (seat, other):
            await seat.start()
            one, same = await asyncio.gather(seat.play(make_bot("simple")), other.play(Pensive()))
            assert one.totals == same.totals

    run(play())


def test_a_task_speaks_while_another_one_plays(server: Running) -> None:
    async def play() -> None:
        async with two(server, between=0) as (seat, other):
            thinking, said = asyncio.Event(), asyncio.Event()

            class Waiting:
                async def choose(self, view: View) -> int:
                    thinking.set()
                    await said.wait()
                    return view.legal_actions()[0]

            await seat.start()
            games = [asyncio.create_task(each.play(Waiting())) for each in (seat, other)]
            await thinking.wait()
            # Both tasks of a seat wait for an answer: the player's for the table, this one for its command.
            await asyncio.gather(seat.speak("thanks"), other.speak("hello"))
            heard = asyncio.Event()
            other.on_message = lambda message: (
                heard.set() if isinstance(message, protocol.ChatMessage) else None
            )
            await seat.speak("thanks")
            await heard.wait()
            said.set()
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)

    run(play())


def test_a_lost_connection_is_restored_for_all_tasks(server: Running) -> None:
    async def play() -> None:
        async with two(server, target=1, between=0) as (seat, other):
            lost = 0

            class Unlucky(Pensive):
                async def choose(self, view: View) -> int:
                    nonlocal lost
                    if view.turn % 5 == 0 and lost < 4:
                        lost += 1
                        assert seat._socket is not None
                        seat._socket.transport.abort()
                        await seat.speak("thanks")
                    return await super().choose(view)

            await seat.start()
            one, same = await asyncio.gather(seat.play(Unlucky()), other.play(Pensive()))
            assert one.totals == same.totals
            assert lost == 4

    run(play())


async def received(seat: AsyncSeat, timeout: float | None = None) -> None:
    """Receive messages until that fails."""
    while True:
        await seat.receive(timeout)


def test_messages_are_received_one_by_one(server: Running) -> None:
    async def watch() -> None:
        client, table = await opened(server)
        async with client.join(table.id) as seat:
            await seat.sit()
            await seat.start(bots="simple")
            async for message in seat:
                if isinstance(message, protocol.TableUpdate):
                    break
            assert seat.update is not None
            assert isinstance(await seat.ask(protocol.AskSheets()), protocol.SheetsAnswer)
            with pytest.raises(TimeoutError):
                await received(seat, 0.01)

    run(watch())


def test_what_the_server_refuses_is_an_error(server: Running) -> None:
    async def refused() -> None:
        client, table = await opened(server)
        with pytest.raises(ServerError) as unknown:
            await client.join("nowhere").open()
        assert unknown.value.error == "server.no_table"
        async with client.join(table.id) as seat:
            with pytest.raises(ServerError):
                await seat.act(0)
            await seat.sit()
        with pytest.raises(UserError) as closed:
            await seat.sit()
        assert closed.value.message == "client.closed"
        with pytest.raises(UserError) as never:
            await client.join(table.id).receive()
        assert never.value.message == "client.closed"
        with pytest.raises(UserError) as nobody:
            await AsyncClient.connect("http://127.0.0.1:9", name="Ana")
        assert nobody.value.message == "client.nobody"
        client.blocking.address = "http://127.0.0.1:9"
        with pytest.raises(UserError) as away:
            await client.join(table.id).open()
        assert away.value.message == "client.nobody"

    run(refused())


def test_a_task_that_waits_learns_that_the_seat_was_closed(server: Running) -> None:
    async def closed() -> None:
        client, table = await opened(server)
        seat = client.join(table.id)
        await seat.open()
        await seat.receive()
        waiting = asyncio.create_task(received(seat))
        await asyncio.sleep(0)
        await seat.close()
        with pytest.raises(UserError) as problem:
            await waiting
        assert problem.value.message == "client.closed"

    run(closed())


def test_an_account_is_kept(server: Running) -> None:
    async def account() -> None:
        client = await AsyncClient.connect(server.address, name="Olga", password="correct horse", new=True)
        assert len(client.codes) == 8
        await client.change_password("correct horse", "battery staple")
        again = await AsyncClient.connect(server.address, name="Olga", password="battery staple")
        assert (again.person, again.address) == (client.person, client.address)
        assert (await AsyncClient.connect(server.address, token=again.token)).person == again.person
        assert (await again.export()).me.id == again.person.id
        assert await again.delete_me()

    run(account())


def methods(kind: type) -> dict[str, inspect.Signature]:
    """Return the public methods of a class, with their parameters."""
    found = inspect.getmembers(kind, inspect.isfunction)
    return {name: inspect.signature(made) for name, made in found if not name.startswith("_")}


@pytest.mark.parametrize(
    ("blocking", "other", "without", "own"),
    [(Seat, AsyncSeat, set(), {"open"}), (Client, AsyncClient, {"headers"}, set())],
)
def test_both_clients_can_do_the_same(blocking: type, other: type, without: set[str], own: set[str]) -> None:
    ours, theirs = methods(blocking), methods(other)
    assert ours.keys() - without == theirs.keys() - own
    for name in ours.keys() & theirs.keys():
        assert list(ours[name].parameters) == list(theirs[name].parameters), name
    shared = set(methods(TableConnection))
    for name in theirs.keys() - shared - {"join"}:
        assert inspect.iscoroutinefunction(getattr(other, name)), name
