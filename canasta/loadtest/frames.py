"""A minimal WebSocket client, as cheap as possible, so that the load client is not the bottleneck.

It supports only what our server sends: whole text frames, pings and closes. Frames are masked with zeros,
which costs a server as much as any other mask.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_END_OF_HEAD: Final = b"\r\n\r\n"


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """Encode a client's message as a frame.

    >>> frame(b"hi")
    b'\\x81\\x82\\x00\\x00\\x00\\x00hi'
    """
    length = len(payload)
    head = (
        bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2)
    )
    return head + b"\0\0\0\0" + payload


def upgrade(host: str, port: int, path: str, token: str = "") -> bytes:
    """Return the HTTP request that upgrades a connection to a WebSocket."""
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{who}\r\n"
    ).encode()


class Socket(asyncio.Protocol):
    """A WebSocket; ``on_message`` gets each message, ``on_close`` the code when the connection is closed."""

    __slots__ = ("_rest", "_transport", "_upgraded", "on_close", "on_message")

    def __init__(self, on_message: Callable[[bytes], None], on_close: Callable[[int], None]) -> None:
        self.on_message = on_message
        self.on_close = on_close
        self._rest = b""
        self._transport: asyncio.Transport
        self._upgraded: asyncio.Future[None] | None = None

    async def open(self, host: str, port: int, path: str, token: str = "", source: str = "") -> None:
        """Connect, optionally from a given address; raise ``ConnectionError`` if the server refuses."""
        loop = asyncio.get_running_loop()
        self._upgraded = loop.create_future()
        await loop.create_connection(lambda: self, host, port, local_addr=(source, 0) if source else None)
        self._transport.write(upgrade(host, port, path, token))
        await self._upgraded

    def send(self, payload: bytes) -> None:
        """Send a message; do nothing if the connection is closing, which ``on_close`` reports."""
        if not self._transport.is_closing():
            self._transport.write(frame(payload))

    def close(self) -> None:
        """Abort the connection without calling ``on_close``."""
        self.on_close = _nothing
        if hasattr(self, "_transport"):  # it was opened
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when the connection is made."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is lost."""
        if self._upgraded is not None and not self._upgraded.done():
            self._upgraded.set_exception(ConnectionResetError())
        self._end(1006)

    def data_received(self, data: bytes) -> None:
        """Split received data into frames and handle them."""
        if self._rest:
            data = self._rest + data
        if self._upgraded is not None:
            head, found, data = data.partition(_END_OF_HEAD)
            if not found:
                self._rest = head
                return
            upgraded, self._upgraded = self._upgraded, None
            if not head.startswith(b"HTTP/1.1 101"):
                upgraded.set_exception(ConnectionRefusedError(head[9:12].decode("latin-1")))
                return
            upgraded.set_result(None)
        place, end = 0, len(data)
        while end - place >= 4 or (end - place >= 2 and data[place + 1] < 126):
            length, start = data[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2]), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8]), start + 8
            after = start + length
            if after > end:
                break
            kind = data[place] & 15
            if kind == _TEXT:
                self.on_message(data[start:after])
            elif kind == _PING:
                self._transport.write(frame(data[start:after], _PONG))
            elif kind == _CLOSE:
                self._end(int.from_bytes(data[start : start + 2]) or 1005)
            place = after
        self._rest = data[place:]

    def _end(self, code: int) -> None:
        on_close, self.on_close = self.on_close, _nothing
        on_close(code)


def _nothing(_code: int) -> None:
    """Ignore a close that was already reported."""
