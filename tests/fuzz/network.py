"""Raw network bytes: requests and frames before any parsing, piece by piece."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import cache
from random import Random
from typing import Any

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from canasta.server.run import config_of
from canasta.server.web.connections import HttpConnection
from tests.fuzz.messages import rubbish, some_text
from tests.fuzz.serving import Fuzzed, fuzzed, some_request
from tests.fuzz.target import Target

#: Separates pieces that are sent in sequence.
_PIECE = b"\n---\n"
_PIECES = 8
_TOKEN = b"{token}"
#: Seconds that a socket has for a piece; page requests are awaited without a limit.
_MOMENT = 0.002
#: Seconds in which a connection must end after its client has closed it.
_END = 20.0
#: uvicorn's messages about clients that hang up too early or send invalid text.
_THEIRS = (
    "ASGI callable returned without completing handshake",
    "Invalid UTF-8 sequence received from client",
)
#: The close frame of a server after an internal error (1011).
_WRONG_FRAME = re.compile(rb"\x88.\x03\xf3", re.DOTALL)
_WRONG_STATUS = re.compile(rb"HTTP/1\.[01] 5\d\d ")


class _Noting(logging.Handler):
    """A log handler that collects errors."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        """Collect an error, unless the client caused it."""
        if not (told := record.getMessage()).startswith(_THEIRS):
            self._faults.append(told)


class Network:
    """A listening server, in the loop of the one that is called without a network."""

    def __init__(self, server: Fuzzed) -> None:
        self.server = server
        self.state = ServerState()
        self.faults: list[str] = []
        config = config_of(server.app, server.server.settings.limits.message)
        known = {"hub": server.server.hub}

        async def listening() -> int:
            loop = asyncio.get_running_loop()
            made = await loop.create_server(
                lambda: HttpConnection(config, self.state, known, loop), "127.0.0.1", 0
            )
            loop.set_exception_handler(lambda _loop, told: logging.getLogger("asyncio").error("%s", told))
            port: int = made.sockets[0].getsockname()[1]
            return port

        self.port = server.run(listening())
        for name in ("uvicorn.error", "canasta.server", "asyncio", "websockets.server"):
            logging.getLogger(name).addHandler(_Noting(self.faults))

    async def sent(self, pieces: list[bytes]) -> bytes:
        """Send these pieces and return what comes back until the connection has ended."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await self._answered()
            writer.write_eof()
            return await asyncio.wait_for(reader.read(), _END)
        except OSError:  # it was closed
            return b""
        finally:
            writer.close()
            while self.state.tasks:  # an error there is caused by this input
                await asyncio.wait(list(self.state.tasks))

    async def _answered(self) -> None:
        """Wait for the answer, unless more has to be sent first or the socket stays subscribed."""
        for _ in range(4):  # the bytes pass through the system, and a task is started for them
            await asyncio.sleep(0)
        if self.state.tasks:
            cycles = [getattr(each, "cycle", None) for each in self.state.connections]  # a socket has none
            waits = any(cycle is None or cycle.more_body for cycle in cycles)
            await asyncio.wait(list(self.state.tasks), timeout=_MOMENT if waits else _END)


@cache
def network() -> Network:
    """Return the network of this process."""
    return Network(fuzzed())


def _check(data: bytes) -> bool:
    server, wires = fuzzed(), network()
    pieces = server.filled(data).replace(_TOKEN, server.token.encode()).split(_PIECE)
    answer = server.run(wires.sent(pieces[:_PIECES]))
    faults = wires.faults[:]
    wires.faults.clear()
    assert not faults, faults[0]
    server.no_fault()
    assert not _WRONG_STATUS.search(answer), answer[:200]
    assert not _WRONG_FRAME.search(answer)
    assert not answer or answer.startswith(b"HTTP/1.1 "), answer[:200]
    return answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 101"))


# --- What is sent ---------------------------------------------------------------------------------------

_METHODS = ("GET", "GET", "POST", "HEAD", "PUT", "OPTIONS", "CONNECT", "PRI", "get", "", "G\0T")
_VERSIONS = ("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "http/1.1", "")
_HEADERS = (
    "Host: 127.0.0.1", "Host: a\r\nHost: b", "Content-Length: 5", "Content-Length: -1",
    "Content-Length: 5, 5", "Content-Length: 99999999999999999999", "Content-Length: 0x5",
    "Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Connection: close",
    "Connection: keep-alive, Upgrade", "Upgrade: h2c",
    "Expect: 100-continue", "Authorization: Bearer {token}", "Cookie: canasta={token}; a=b", " folded: x",
    "no colon", ": no name", "A B: c", "Accept-Language: es", "Range: bytes=0-", "X: \x01", "X:" + " " * 300,
)  # fmt: skip
_BODIES = (
    "",
    "hello",
    "5\r\nhello\r\n0\r\n\r\n",
    "5;x=y\r\nhello\r\n0\r\nA: b\r\n\r\n",
    "FFFFFFFFFFFFFFFFF\r\n",
    "-5\r\n",
    "{}",
)
_HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Authorization: Bearer {token}\r\n"
)
_MORE = (
    "", "", "", "Sec-WebSocket-Extensions: permessage-deflate\r\n", "Sec-WebSocket-Protocol: canasta, x\r\n",
    "Sec-WebSocket-Version: 7\r\n", "Origin: http://elsewhere.example\r\n", "Content-Length: 3\r\n",
)  # fmt: skip
_FRAMES = (
    '{"type":"ping","id":7}',
    '{"type":"join","table":"none"}',
    "{}",
    "[]",
    "",
    "\ud800",
    "x" * 126,
    "x" * 9000,
)


def _plain(rng: Random) -> bytes:
    """Generate a request, valid or not."""
    if rng.random() < 0.4:
        head, _, body = some_request(rng).partition(b"\n")
        method, target, *_ = head.split(b" ")
        length = len(body) + rng.choice((0, 0, 0, 0, 1, -1))
        own = b"Host: 127.0.0.1\r\nAuthorization: Bearer " + _TOKEN
        return b"%b %b HTTP/1.1\r\n%b\r\nContent-Length: %d\r\n\r\n%b" % (method, target, own, length, body)
    address = rng.choice(
        ("/", "/healthz", "/api/me", "*", "http://[", "/" + some_text(rng), "/%00", "/x" * 200)
    )
    headers = "\r\n".join(rng.choices(_HEADERS, k=rng.randint(0, 4)))
    end = rng.choice(("\r\n\r\n", "\r\n\r\n", "\n\n", "\r\n", ""))
    start = f"{rng.choice(_METHODS)} {address} {rng.choice(_VERSIONS)}"
    return f"{start}\r\n{headers}{end}{rng.choice(_BODIES)}".encode("utf-8", "replace")


def _frame(rng: Random) -> bytes:
    """Generate a frame, valid or not."""
    text: Any = rng.choice((*_FRAMES, str(rubbish(rng))))
    opcode = rng.choice((Opcode.TEXT, Opcode.TEXT, *Opcode))
    data = text.encode("utf-8", "surrogatepass")
    if opcode is Opcode.CLOSE:
        data = rng.choice((b"", b"\x03", b"\x03\xe8", b"\x03\xe9bye", b"\xff\xff", b"\x03\xe8\xff"))
    rsv = [rng.random() < 0.05 for _ in range(3)]
    try:
        found = Frame(opcode, data, rng.random() < 0.9, *rsv).serialize(
            mask=rng.random() < 0.9, extensions=[]
        )
    except Exception:  # the library refuses to write invalid frames: longer and broken ones are built by hand
        found = bytes([0x80 | opcode, 0x80 | 126]) + rng.randbytes(6) + data
    if rng.random() < 0.1:
        place = rng.randrange(len(found))
        found = found[:place] + rng.randbytes(1) + found[place + 1 :]
    return found


def _bytes(rng: Random) -> bytes:
    if rng.random() < 0.5:
        pieces = [_plain(rng) for _ in range(rng.choice((1, 1, 2, 3)))]
    else:
        shake = f"{_HANDSHAKE}{rng.choice(_MORE)}\r\n".encode()
        pieces = [shake, *(_frame(rng) for _ in range(rng.randint(1, 5)))]
    if rng.random() < 0.3:  # a request in two parts, or two in one
        whole = rng.choice((b"", _PIECE)).join(pieces)
        place = rng.randrange(len(whole))
        return whole[:place] + rng.choice((b"", _PIECE, rng.randbytes(3))) + whole[place:]
    return _PIECE.join(pieces)


BYTES = Target(
    "bytes",
    _bytes,
    _check,
    (
        _PIECE,
        b"\r\n\r\n",
        b"HTTP/1.1",
        b"Content-Length: ",
        b"Transfer-Encoding: chunked",
        _HANDSHAKE.encode(),
    ),
)
