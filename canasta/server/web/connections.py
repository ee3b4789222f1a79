"""Connections: limits on their number per address, on idle time and on incoming data.

uvicorn accepts protocol classes (``Config(http=..., ws=...)``), but has no public hooks for these limits. So
the classes here extend uvicorn's own, and ``pyproject.toml`` allows one minor version of uvicorn
(docs/decisions/0089-one-minor-version-of-uvicorn.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast

import h11
from starlette.requests import HTTPConnection
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import OPEN

from canasta.messages import UserError, text
from canasta.server.buckets import Bucket
from canasta.server.errors import refusal_message
from canasta.server.hub import Hub
from canasta.server.web.callers import address_of, is_proxy, language_in, language_of, network_of
from canasta.wire import encode

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

#: Seconds for the head of a request to arrive, and for a client to read more of a response.
PATIENCE: Final = 20.0
#: Seconds for a client over the connection limit to send its request and read the refusal.
_READING: Final = 5.0
#: Chunks of a body below this size count as small.
_SMALL: Final = 256
#: Bytes that are parsed before frames are counted, and bytes that count as one frame.
_SLICE: Final = 512
_FRAME: Final = 4096
#: The ASGI extension with the ``Writer`` of a socket.
WRITER: Final = "canasta.writer"
#: Close code of a flooding socket, and seconds until its connection is aborted.
_FLOOD: Final = 1008
_TELLING: Final = 1.0


class _Requests(h11.Connection):
    """An HTTP parser that limits the number of small chunks in a body."""

    def __init__(self, most: int, longest: int) -> None:
        super().__init__(h11.SERVER, longest)
        self._most = most
        self._small = 0
        self.scattered = False  #: too many small chunks arrived

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return the next event; ``RemoteProtocolError`` after too many small chunks."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._small = 0
        elif isinstance(event, h11.Data) and len(event.data) < _SMALL:
            self._small += 1
            if self._small > self._most:
                self.scattered = True
                raise h11.RemoteProtocolError("too many small chunks")
        return event


class HttpConnection(H11Protocol):
    """A uvicorn connection that is dropped if its client sends or reads nothing.

    uvicorn itself waits for the first request, and for a client that does not read, without a limit; and it
    accepts any number of connections. Here an address with too many connections gets an error response. When
    as many again wait to read that response, further ones are closed without one. A trusted proxy brings the
    requests of many clients: of those only sockets are counted, by the addresses that the proxy reports.
    """

    patience = PATIENCE
    _due: asyncio.TimerHandle | None = None
    _counted: str = ""  #: the address that this connection is counted under
    _too_many: Hub | None = None  #: set if this connection is one too many
    _told: bool = False  #: the client has been sent the refusal
    _is_socket: bool = False
    _held: bytes | None = None  #: data that is parsed later

    @property
    def _hub(self) -> Hub | None:
        return self.app_state.get("hub")  # an application without a hub has no limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the new connection, and start its timeout."""
        super().connection_made(transport)
        hub = self._hub
        if hub is not None:
            longest = self.conn._max_incomplete_event_size
            self.conn = _Requests(hub.settings.limits.pieces, longest)
        if hub is not None and self.client is not None and not is_proxy(hub, self.client[0]):
            self._counted = network_of(self.client[0])
            if not hub.open.add(self._counted):
                hub.metrics.count("crowds")
                self._too_many = hub
                if hub.open[self._counted] > 2 * hub.open.most:
                    self.transport.abort()
                else:
                    self._due = self.loop.call_later(_READING, self._give_up)
                return
        self._wait()

    def _send_away(self, hub: Hub, data: bytes) -> None:
        """Refuse the first request with the reason; a client that has not asked would not read it."""
        wishes = b""
        try:
            self.conn.receive_data(data)
            asked = self.conn.next_event()
        except h11.RemoteProtocolError:
            pass
        else:
            if asked is h11.NEED_DATA:
                return
            if isinstance(asked, h11.Request):
                wishes = dict(asked.headers).get(b"accept-language", b"")
        self._told = True
        hub.metrics.count("refused")
        problem = UserError("server.many_connections", number=hub.open.most)
        self._refuse(HTTPStatus.TOO_MANY_REQUESTS, problem, wishes)

    def _refuse(self, status: HTTPStatus, problem: UserError, wishes: bytes) -> None:
        """Send an error response without the application and close our side."""
        answer = encode(refusal_message(problem, language=language_in(wishes.decode("latin-1"))))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(answer)}\r\nConnection: close\r\n\r\n"
        self.transport.write(head.encode() + answer)
        # Closing at once while there is unread input would reset the connection, and the response could be
        # lost.
        self.transport.write_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection closes."""
        self._go_on()
        self._count_no_more()
        super().connection_lost(exc)

    def _count_no_more(self) -> None:
        if self._counted and (hub := self._hub):
            hub.open.remove(self._counted)
            self._counted = ""

    def data_received(self, data: bytes) -> None:
        """Handle incoming data, slowly if the address is over its limit."""
        if self._too_many is not None:
            if not self._told:
                self._send_away(self._too_many, data)
            return
        if self._held is not None:
            self._held += data
        elif self._spent:
            # Refusing costs time as well, so an address over its limit is slowed down.
            self._held = data
            self._go_on()
            self.transport.pause_reading()
            self._later(self._look_at_held)
        else:
            self._look_at(data)

    @property
    def _spent(self) -> bool:
        """True if the address of this connection is over its request limit."""
        hub = self._hub
        return hub is not None and bool(self._counted) and hub.addresses.spent(self._counted)

    def _later(self, doing: Callable[[], None]) -> None:
        hub = self._hub
        assert hub is not None
        self.loop.call_later(hub.settings.limits.slowed, doing)

    def _look_at_held(self) -> None:
        data, self._held = self._held, None
        if data is not None and not self.transport.is_closing():
            if not self.flow.read_paused:
                self.transport.resume_reading()
            self._look_at(data)

    def on_response_complete(self) -> None:
        """Handle the next request, after a pause if the address is over its limit."""
        if self._spent:
            self._later(super().on_response_complete)
        else:
            super().on_response_complete()

    def _look_at(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket:
            return
        if not self.cycle or self.cycle.response_complete or self.flow.write_paused:
            self._wait()
        else:
            self._go_on()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request, unless a response has begun already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            if isinstance(self.conn, _Requests) and self.conn.scattered:
                wishes = dict(self.headers).get(b"accept-language", b"")
                self._refuse(HTTPStatus.BAD_REQUEST, UserError("server.many_pieces"), wishes)
                self.transport.pause_reading()
                self.loop.call_later(_TELLING, self.transport.abort)
            else:
                super().send_400_response(msg)
            if self.cycle:  # its head was a valid request, whose handler must stop
                self.cycle.disconnected = True
                self.cycle.message_event.set()
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket, which has other limits."""
        self._is_socket = True
        self._go_on()
        self._count_no_more()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Start the timeout: the client does not read what was sent."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """Stop the timeout: the client reads again."""
        self._go_on()
        super().resume_writing()

    def _wait(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self.patience, self._give_up)

    def _go_on(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _give_up(self) -> None:
        self._due = None
        self.transport.abort()


def text_frame(message: bytes) -> bytes:
    """Encode a text message as a frame of a server: unmasked, and uncompressed (``run.config_of``).

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    length = len(message)
    if length < 126:
        return b"\x81%c%b" % (length, message)
    if length < 65_536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), message)


class Inbox:
    """Received events of a socket: what uvicorn uses of ``asyncio.Queue``, for one reader and in less memory.

    A queue of asyncio has three deques, 2.5 kB in all, which thousands of idle sockets do not need.
    """

    __slots__ = ("_arrived", "_next", "_reader")

    def __init__(self) -> None:
        self._arrived: list[Any] = []
        self._next: list[Any] = []  #: in reverse
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return True if there is nothing to read."""
        return not (self._arrived or self._next)

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._arrived.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next event."""
        while self.empty():
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        if not self._next:
            self._next, self._arrived = self._arrived[::-1], []
        return self._next.pop()


class SocketConnection(WebSocketsSansIOProtocol):
    """A uvicorn socket that closes when its client sends too many frames.

    The application only sees complete messages. Pings, pongs and fragments cost time as well, so all frames
    are counted here, per socket and per address.
    """

    _bucket: Bucket | None = None
    _address: str = ""
    _language: str = ""
    _frames: int = 0  #: parsed but not yet counted
    _flooded: bool = False
    _opening: bool = False  #: the request was read, and the application has not accepted the socket yet
    blocked: bool = False  #: the client does not read what was sent
    #: Takes complete messages, once the application has set it: a message that goes through ASGI costs an
    #: event, a future and a pass of the event loop.
    receiver: Callable[[str | bytes], None] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = cast("asyncio.Queue[Any]", Inbox())

    def start_keepalive(self) -> None:
        """Called after the handshake: drop the request and the response, which are no longer needed."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request itself until the socket closes
        self.response.headers.clear()
        del self.request, self.response
        cast("list[object]", self.scope["headers"]).clear()

    def handle_connect(self, event: Request) -> None:
        """Set up the frame limits of the new socket."""
        super().handle_connect(event)
        if self.close_sent:
            return
        # A client that sends something before the answer breaks the protocol, and the parser would fail.
        self.transport.pause_reading()
        self._opening = True
        cast(Any, self.scope)["extensions"][WRITER] = {"writer": self}
        hub: Hub | None = self.app_state.get("hub")
        if hub is not None:
            call, limits = HTTPConnection(self.scope), hub.settings.limits  # type: ignore[arg-type]
            self._address, self._language = address_of(hub, call), language_of(call)
            self._bucket = Bucket(limits.frames, limits.frames_burst, hub.now())

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application; read the client's messages once the socket is accepted."""
        await super().send(message)
        if self._opening and self.handshake_complete:
            self._opening = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def write(self, *messages: bytes) -> bool:
        """Write text messages at once; return False if the connection is closed or closing."""
        transport = self.transport
        if self.close_sent or self.conn.state is not OPEN or transport.is_closing():
            return False
        transport.write(b"".join(map(text_frame, messages)) if len(messages) > 1 else text_frame(messages[0]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a complete message to its receiver, or leave it to uvicorn."""
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, message = self.frames, self.frames[0]
        if len(frames) > 1:
            message = b"".join(frames)
        if self.curr_msg_data_type == "text":
            try:
                text = message.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # closes the connection
            else:
                self.frames = []
                self.receiver(text)
        else:
            self.frames = []
            self.receiver(message)

    def hold(self, on: bool) -> None:
        """Stop reading, or go on: the application has to catch up with what was received."""
        if on is not self.read_paused:
            self.read_paused = on
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def abort(self) -> None:
        """Drop the connection, with everything that the client has not read."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Note that the client does not read what was sent."""
        self.blocked = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        self.blocked = False
        super().resume_writing()

    def handle_events(self) -> None:
        """Count the parsed frames and handle them."""
        self._frames += len(self.conn.events)
        super().handle_events()

    def data_received(self, data: bytes) -> None:
        """Parse incoming data in slices until the socket or its address is over its limit."""
        if self._bucket is None:
            super().data_received(data)
            return
        hub: Hub = self.app_state["hub"]
        for start in range(0, len(data), _SLICE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
            number, self._frames = self._frames + min(_SLICE, len(data) - start) / _FRAME, 0
            if not (self._bucket.take(hub.now(), number) and hub.frames.take(self._address, number)):
                self._cut_off(hub)

    def _cut_off(self, hub: Hub) -> None:
        """Send the reason, stop reading, and close once the client had time to read it."""
        self._flooded = True
        hub.metrics.count("floods")
        self.transport.pause_reading()
        self.read_paused = False  # so that uvicorn does not resume it
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _FLOOD})
        with suppress(InvalidState):
            self.conn.send_close(_FLOOD, text("server.flood", language=self._language))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        # Closing with unread data would reset the connection, and the client might lose the reason.
        self.close_timer = self.loop.call_later(_TELLING, self.transport.abort)
