"""Messages are written at once and in order, and a slow reader holds up no other client."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from canasta.server.tables.command_queue import CommandQueue
from canasta.server.tables.subscriptions import Acknowledgement, Subscription, Subscriptions
from canasta.server.web import pages, sockets
from canasta.server.web.connections import WRITER
from canasta.server.web.sockets import Connection
from canasta.storage.people import Person


class SlowSocket:
    """A socket whose client can be made to stop reading."""

    def __init__(self) -> None:
        self.scope = {"extensions": {WRITER: {"writer": self}}}
        self.blocked = False
        self.tried = 0
        self.sent: list[bytes] = []
        self.gone = False
        self.aborted = False
        self.holds: list[bool] = []

    def hold(self, on: bool) -> None:
        self.holds.append(on)

    def write(self, *messages: bytes) -> bool:
        self.tried += 1
        if not self.gone:
            self.sent += messages
        return not self.gone

    def abort(self) -> None:
        self.aborted = True

    async def close(self, _code: int) -> None:
        if self.blocked:
            await asyncio.Event().wait()
        self.gone = True


class Bed:
    """As much of a server as a connection needs."""

    def __init__(self, queue: int) -> None:
        self.settings = SimpleNamespace(limits=SimpleNamespace(rate=1.0, burst=1, queue=queue))
        self.metrics = self
        self.counted: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def now(self) -> float:
        return 0.0

    def count(self, what: str) -> None:
        self.counted.append(what)

    def spawn(self, work: Any) -> None:
        self.tasks.append(asyncio.ensure_future(work))


def a_connection(queue: int = 1000) -> tuple[Connection, SlowSocket, Bed]:
    hub: Any = Bed(queue)
    caller: Any = SimpleNamespace(person=None, session=SimpleNamespace(id=""))
    socket: Any = SlowSocket()
    return Connection(hub, socket, caller, "en"), socket, hub


def test_messages_are_written_at_once_and_in_order() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection()
        connection.send(b"1")
        socket.blocked = True
        for message in (b"2", b"3", b"4"):
            connection.send(message)
        socket.blocked = False
        connection.send(b"5")
        assert (socket.sent, hub.tasks, hub.counted) == ([b"1", b"2", b"3", b"4", b"5"], [], [])

    asyncio.run(trial())


def test_only_what_is_sent_while_a_client_does_not_read_counts_against_it() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection(queue=20)
        for _ in range(3):
            for _ in range(5):
                connection.send(b"123456789")  # it reads
            socket.blocked = True
            for _ in range(2):
                connection.send(b"123456789")
            socket.blocked = False
        assert (len(socket.sent), hub.counted) == (21, [])

    asyncio.run(trial())


def test_a_client_that_does_not_read_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_CLOSING", 0.01)

    async def trial() -> None:
        connection, socket, hub = a_connection(queue=20)
        socket.blocked = True
        for _ in range(5):
            connection.send(b"123456789")
        assert (len(socket.sent), hub.counted) == (2, ["slow_readers"])
        await asyncio.gather(*hub.tasks)
        assert socket.aborted  # it did not read the close frame either
        connection, socket, hub = a_connection()
        connection.hang_up()
        await asyncio.gather(*hub.tasks)
        assert (socket.gone, socket.aborted) == (True, False)

    asyncio.run(trial())


def test_nothing_is_sent_to_a_closed_connection() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection()
        socket.gone = True
        connection.send(b"1")
        connection.send(b"2")
        assert (socket.sent, socket.tried, hub.tasks) == ([], 1, [])

    asyncio.run(trial())


def test_a_file_of_the_page_is_compressed_if_that_pays() -> None:
    long, short = (pages._file(b"canasta " * number, "text/plain", "no-cache") for number in (200, 100))
    assert gzip.decompress(long.packed) == long.content
    assert (len(short.content), short.packed) == (800, b"")


def test_a_job_runs_in_the_task_of_its_caller_unless_another_one_is_pending() -> None:
    async def trial() -> tuple[list[str], int]:
        done: list[str] = []
        tasks: dict[str, object] = {}
        idle = 0

        async def prepare() -> None:
            await asyncio.sleep(0)

        def on_idle() -> None:
            nonlocal idle
            idle += 1

        def job(name: str) -> Callable[[], Awaitable[str]]:
            async def doing() -> str:
                tasks[name] = asyncio.current_task()
                await asyncio.sleep(0)
                done.append(name)
                return name

            return doing

        queue = CommandQueue(prepare, on_idle, lambda problem: done.append(str(problem)))
        assert await queue.run(job("alone")) == "alone"
        assert tasks["alone"] is asyncio.current_task()
        first = asyncio.create_task(queue.run(job("first")))
        await asyncio.sleep(0)
        assert queue.busy
        results = await asyncio.gather(queue.run(job("second")), queue.wait_for(job("third")))
        assert tuple(results) == ("second", "third")
        assert tasks["first"] is first
        assert tasks["second"] is tasks["third"] is not first
        assert not queue.busy
        return done, idle

    assert asyncio.run(trial()) == (["alone", "first", "second", "third"], 2)


def test_an_acknowledgement_is_written_together_with_the_update_of_its_client() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection()
        other, other_socket, _ = a_connection()
        connection.person, other.person = Person("a", "", ""), Person("b", "", "")
        subscriptions = Subscriptions(hub.now)
        kinds = [Subscription(0), Subscription(1)]
        for each, kind in zip((connection, other), kinds, strict=True):
            subscriptions.add(each, kind)
        done = Acknowledgement(connection, 7)
        subscriptions.send({kinds[1]: [b"theirs"]}, kinds[1:], 12, done)
        assert (socket.tried, done.sent) == (0, False)
        subscriptions.send({kinds[0]: [b"mine"]}, kinds[:1], 12, done)
        assert (socket.tried, socket.sent) == (1, [b"mine", b'{"type":"done","id":7,"number":12}'])
        assert done.sent
        assert other_socket.sent == [b"theirs"]

    asyncio.run(trial())


def test_messages_are_handled_in_order_and_reading_stops_while_one_waits() -> None:
    async def trial() -> None:
        connection, socket, _ = a_connection()
        handled: list[str | bytes] = []

        async def receive(message: str | bytes) -> None:
            await asyncio.sleep(0)
            handled.append(message)

        connection._receive = receive  # type: ignore[method-assign]
        connection.receive("1")
        assert socket.holds == []
        connection.receive("2")
        assert socket.holds == [True]
        connection.receive("3")
        for _ in range(8):
            await asyncio.sleep(0)
        assert handled == ["1", "2", "3"]
        assert socket.holds[-1] is False
        assert connection._handling is None

    asyncio.run(trial())
