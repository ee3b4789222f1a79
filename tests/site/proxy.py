"""TCP proxies for tests: in front of the nodes, and in front of NATS to cut one node off."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress


class Proxy:
    """A proxy on a free port of this machine. ``targets`` returns the ports to choose from, in order."""

    def __init__(self, targets: Callable[[], Sequence[int]], *, first: bool = False) -> None:
        self._targets = targets
        self._first = first  #: take the first port, not any
        self._open: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._chance = random.Random()  # the shared one belongs to the thread of the tests
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._serve, "127.0.0.1", 0), self._loop
        ).result(10)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports = list(self._targets())
        if not self._first:
            self._chance.shuffle(ports)
        for port in () if self._cut else ports:
            try:
                there = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), 1)
            except (OSError, TimeoutError):
                continue
            self._open |= {writer, there[1]}
            await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            self._open -= {writer, there[1]}
            return
        writer.close()

    def cut(self, on: bool = True) -> None:
        """Cut all connections, and refuse new ones until that is ended."""
        self._cut = on
        if on:
            self.drop()

    def drop(self) -> None:
        """Cut all connections; new ones are welcome."""

        def abort() -> None:
            for writer in list(self._open):
                writer.transport.abort()

        self._loop.call_soon_threadsafe(abort)

    def close(self) -> None:
        """Stop."""

        def end() -> None:
            self._server.close()
            for writer in list(self._open):
                writer.transport.abort()
            self._loop.call_later(0.1, self._loop.stop)

        self._loop.call_soon_threadsafe(end)
        self._thread.join(10)
        self._loop.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError, RuntimeError):
        writer.close()
