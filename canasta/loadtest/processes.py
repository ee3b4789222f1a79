"""System support for load tests: server processes, their resource usage, and the limit of open files."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from canasta.messages import UserError
from canasta.wire import decode, encode
from canasta.wire.protocol import RequestRefused

T = TypeVar("T")
#: Further metrics, which only the game server has, in the order of ``Usage``.
_METRICS: Final = ("bots_memory_bytes", "entries", "write_seconds_sum", "write_seconds_count")
#: Seconds for the bots of a server to end after it.
_END: Final = 10.0
#: Open files that a process needs in addition to its sockets.
_SPARE: Final = 100


class Address(NamedTuple):
    """The host and port of a server."""

    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Address:
        """Return the address of a URL; raise a ``UserError`` if the URL cannot be used."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or 80
        except ValueError:
            parts, host, port = urlsplit(""), "", 0
        if parts.scheme != "http" or not host:
            raise UserError("loadtest.url", url=url)
        return cls(host, port)


class Usage(NamedTuple):
    """The resource usage of a server at one time; an echo server has no bots, games or writes."""

    cpu: float  #: seconds of processor time so far
    memory: float  #: bytes
    at: float
    bots: float = 0.0  #: memory of the bots' processes in bytes
    entries: float = 0.0  #: number of entries of the games in memory
    waited: float = 0.0  #: total seconds of all writes so far
    writes: float = 0.0


def allow_files(sockets: int) -> None:
    """Allow this process and its children to open that many sockets; raise a ``UserError`` if it fails."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    wanted = sockets + _SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        with suppress(OSError, ValueError):  # root may raise the hard limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
            return
        raise UserError("loadtest.files", wanted=wanted, most=hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def a_core_each() -> Iterator[int | None]:
    """Pin this process to one core and yield another for the servers; None if there is only one core."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        yield None
        return
    os.sched_setaffinity(0, cores[1:2])
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)


@asynccontextmanager
async def server(kind: str, *arguments: str, core: int | None = None) -> AsyncIterator[Address]:
    """Run a server of a kind within the block, with the arguments of ``servers.server_of``."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "canasta.loadtest.servers", kind, *arguments,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL if kind == "limited" else None,  # an attack fills it with warnings
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    if core is not None:
        os.sched_setaffinity(process.pid, [core])  # before it starts a thread
    try:
        line = await process.stdout.readline()
        if not line:
            raise UserError("loadtest.no_server")
        yield Address("127.0.0.1", int(line))
    finally:
        with suppress(ProcessLookupError):
            process.kill()  # it has nothing to save
        process.stdin.close()
        await process.wait()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.stdout.read(), _END)  # its bots have the pipe open too


class Http:
    """An HTTP connection for several calls, optionally from a given address of this machine."""

    def __init__(self, address: Address, source: str = "") -> None:
        self._address = address
        self._source = (source, 0) if source else None

    async def __aenter__(self) -> Http:
        self._reader, self._writer = await asyncio.open_connection(*self._address, local_addr=self._source)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()

    async def call(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        """Send a request and return the body of the answer; raise a ``UserError`` if it is refused."""
        content = b"" if body is None else encode(body)
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._address.host}:{self._address.port}\r\n{who}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith("content-length:"))
        answer = await self._reader.readexactly(length)
        if not lines[0].split()[1].startswith("2"):
            raise UserError("client.refused", sentence=decode(answer, RequestRefused).sentence)
        return answer

    async def ask(self, wanted: type[T], path: str, body: object, token: str = "") -> T:
        """Post a body and return the answer as a struct."""
        return decode(await self.call("POST", path, body, token), wanted)


async def usage(address: Address) -> Usage:
    """Return the resource usage of a server, from its metrics."""
    async with Http(address) as http:
        lines = (await http.call("GET", "/metrics")).decode().splitlines()
    samples = (line.rsplit(" ", 1) for line in lines if line and line[0] != "#")
    found: dict[str, Any] = {name.partition("{")[0]: value for name, value in samples}  # a node has labels
    try:
        return Usage(
            float(found["process_cpu_seconds_total"]),
            float(found["process_resident_memory_bytes"]),
            time.perf_counter(),
            *(float(found.get(f"canasta_{name}", 0)) for name in _METRICS),
        )
    except (KeyError, ValueError):
        raise UserError("loadtest.metrics", address=f"http://{address.host}:{address.port}") from None
