"""What a load test needs of the system: servers as processes, their figures, and enough open files."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from canasta.messages import Complaint
from canasta.wire import decode, encode
from canasta.wire.protocol import Refused

T = TypeVar("T")
#: What our own server tells beside that, in the order of ``Usage``.
_TOLD: Final = ("bots_memory_bytes", "entries", "durable_seconds_sum", "durable_seconds_count")
#: Files that a process needs beside its sockets.
_SPARE: Final = 100


class Address(NamedTuple):
    """Where a server listens."""

    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> Address:
        """The address of a URL; a ``Complaint`` if it has none that can be used."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or 80
        except ValueError:
            parts, host, port = urlsplit(""), "", 0
        if parts.scheme != "http" or not host:
            raise Complaint("loadtest.url", url=url)
        return cls(host, port)


class Usage(NamedTuple):
    """What a server has used by some moment; an echo has no bots, no games and no disk."""

    cpu: float  #: seconds of processor time so far
    memory: float  #: bytes
    at: float
    bots: float = 0.0  #: bytes of the bots' processes
    entries: float = 0.0  #: of the games in memory
    waited: float = 0.0  #: seconds for the disk so far, of all writes together
    writes: float = 0.0


def allow_files(sockets: int) -> None:
    """Let this process, and those it starts, open so many sockets; a ``Complaint`` if that cannot be."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    wanted = sockets + _SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        with suppress(OSError, ValueError):  # whoever runs the machine may
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
            return
        raise Complaint("loadtest.files", wanted=wanted, most=hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def a_core_each() -> Iterator[int | None]:
    """Where there are several cores, keep this process to one of them; the answer is one for the servers."""
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
async def server(file: str = "", core: int | None = None, *, limited: bool = False) -> AsyncIterator[Address]:
    """A server of tables with its data in a file, or one that echoes; it ends with the block.

    ``limited``: with the limits of any server, instead of none for one address.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "canasta.loadtest.serving", *filter(None, (file, "limited" if limited else "")),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL if limited else None,  # an attack fills it with warnings
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    if core is not None:
        os.sched_setaffinity(process.pid, [core])  # before it starts a thread
    try:
        line = await process.stdout.readline()
        if not line:
            raise Complaint("loadtest.no_server")
        yield Address("127.0.0.1", int(line))
    finally:
        with suppress(ProcessLookupError):
            process.kill()  # it has nothing to save
        await process.wait()


class Http:
    """One connection for some calls after each other, perhaps from a certain address of this machine."""

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
        """The body of the answer; a ``Complaint`` if the server refuses."""
        content = b"" if body is None else encode(body)
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._address.host}:{self._address.port}\r\n{who}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith("content-length:"))
        answer = await self._reader.readexactly(length)
        if not lines[0].split()[1].startswith("2"):
            raise Complaint("client.refused", sentence=decode(answer, Refused).sentence)
        return answer

    async def ask(self, wanted: type[T], path: str, body: object, token: str = "") -> T:
        """Post something; the answer as a struct."""
        return decode(await self.call("POST", path, body, token), wanted)


async def usage(address: Address) -> Usage:
    """What a server has used, by what it says itself."""
    async with Http(address) as http:
        lines = (await http.call("GET", "/metrics")).decode().splitlines()
    found: dict[str, Any] = dict(line.rsplit(" ", 1) for line in lines if line and line[0] != "#")
    try:
        return Usage(
            float(found["process_cpu_seconds_total"]),
            float(found["process_resident_memory_bytes"]),
            time.perf_counter(),
            *(float(found.get(f"canasta_{name}", 0)) for name in _TOLD),
        )
    except (KeyError, ValueError):
        raise Complaint("loadtest.metrics", address=f"http://{address.host}:{address.port}") from None
