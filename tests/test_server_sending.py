"""Messages are sent immediately or else in order, and a slow reader holds up no other client."""

from __future__ import annotations

import asyncio
import gzip
from types import SimpleNamespace
from typing import Any

from canasta.server.web import pages
from canasta.server.web.sockets import Connection


class SlowSocket:
    """A client that can be made to stop reading."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.tried = 0
        self.sent: list[str] = []
        self.gone = False

    async def send_text(self, text: str) -> None:
        self.tried += 1
        await self.ready.wait()
        await self.ready.wait()
        if self.gone:
            raise RuntimeError
        self.sent.append(text)

    async def close(self, _code: int) -> None:
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


def test_what_can_be_sent_is_sent_at_once_and_the_rest_in_order() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection()
        connection.send(b"1")
        assert (socket.sent, hub.tasks) == (["1"], [])
        socket.ready.clear()
        for message in (b"2", b"3", b"4"):
            connection.send(message)
        assert socket.sent == ["1"]
        await asyncio.sleep(0)
        socket.ready.set()
        await asyncio.gather(*hub.tasks)
        assert socket.sent == ["1", "2", "3", "4"]
        connection.send(b"5")
        assert socket.sent[-1] == "5"
        assert len(hub.tasks) == 1

    asyncio.run(trial())


def test_who_does_not_read_is_let_go_and_who_has_gone_is_no_error() -> None:
    async def trial() -> None:
        connection, socket, hub = a_connection(queue=20)
        socket.ready.clear()
        for _ in range(5):
            connection.send(b"123456789")
        assert hub.counted == ["slow_readers"]
        await asyncio.sleep(0.01)
        assert socket.gone
        socket.ready.set()
        await asyncio.gather(*hub.tasks)
        assert socket.sent == []
        connection, socket, hub = a_connection()
        socket.gone = True
        connection.send(b"1")
        connection.send(b"2")
        assert (socket.sent, hub.tasks) == ([], [])
        assert socket.tried == 1  # nothing is sent to a closed connection

    asyncio.run(trial())


def test_a_file_of_the_page_is_compressed_if_that_pays() -> None:
    long, short = (pages._file(b"canasta " * number, "text/plain", "no-cache") for number in (200, 100))
    assert gzip.decompress(long.packed) == long.content
    assert (len(short.content), short.packed) == (800, b"")
