"""Sockets: one per client, for subscriptions, commands and questions."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from canasta import __version__
from canasta.engine import IllegalAction
from canasta.messages import UserError
from canasta.server.buckets import Bucket
from canasta.server.connection_limits import ConnectionLimit
from canasta.server.hub import Hub
from canasta.server.web.callers import Caller, address_of, caller_of, is_cross_origin, language_of
from canasta.server.web.clients import AnyTableMessage, Client
from canasta.server.web.connections import WRITER
from canasta.server.web.http import refuse
from canasta.wire import encode, protocol
from canasta.wire.tables import Person as WirePerson

#: Close codes: the client is not signed in, breaks the protocol, or reads too slowly; an internal error.
_NOBODY: Final = 4401
_BROKEN: Final = 1008
_SLOW: Final = 1013
_FAILED: Final = 1011
#: Seconds for a client to read the close frame.
_CLOSING: Final = 1.0
_DECODE: Final = msgspec.json.Decoder(protocol.AnyClientMessage).decode


class _MessageId(msgspec.Struct):
    """The only field that is read from a refused message."""

    id: int = 0


_MESSAGE_ID: Final = msgspec.json.Decoder(_MessageId).decode


class Writer(Protocol):
    """The side of a socket that writes without waiting (``SocketConnection``).

    The ``send`` of ASGI is a coroutine, but a table must not wait for its clients. The message of the player
    to act takes longer to make, depending on the cards, so all others must be on their way before.
    """

    blocked: bool  #: the client does not read what was sent
    receiver: Callable[[str | bytes], None] | None  #: takes the messages of the client

    def write(self, *messages: bytes) -> bool:
        """Write text messages at once; return False if the connection is closed or closing."""

    def hold(self, on: bool) -> None:
        """Stop reading, or go on."""

    def abort(self) -> None:
        """Drop the connection."""


class Connection(Client):
    """A client with a socket on this node."""

    def __init__(self, hub: Hub, socket: WebSocket, caller: Caller, language: str, address: str = "") -> None:
        super().__init__(hub, caller.person, caller.session.id, language, address)
        limits = hub.settings.limits
        self._socket = socket
        self._bucket = Bucket(limits.rate, limits.burst, hub.now())
        self._refused = 0  #: messages in a row over the rate limit
        self._subscribed = 0  #: number of subscriptions so far
        self._writer: Writer = socket.scope["extensions"][WRITER]["writer"]
        self._unread = 0  #: bytes sent since the client stopped reading
        self._closed = False
        self._inbox: deque[str | bytes] = deque()  #: messages that wait for the one that is handled
        self._handling: asyncio.Task[None] | None = None

    # --- Sending ------------------------------------------------------------------------------------

    def send_all(self, messages: Sequence[bytes], answers: int = 0) -> None:
        """Send messages at once; a client that reads too slowly is disconnected."""
        if self._closed:
            return
        self._unread = self._unread + sum(map(len, messages)) if self._writer.blocked else 0
        if self._unread > self._hub.settings.limits.queue:
            self._hub.metrics.count("slow_readers")
            self._end(_SLOW)
        elif not self._writer.write(*messages):
            self._closed = True

    def hang_up(self) -> None:
        """Close the connection of a session that has ended."""
        self._end(_NOBODY)

    def _end(self, code: int) -> None:
        """Close the connection; a client that does not read the close frame in time is cut off."""
        if not self._closed:
            self._closed = True
            self._hub.spawn(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self._socket.close(code), _CLOSING)
        except TimeoutError:
            self._writer.abort()
        except (RuntimeError, OSError, WebSocketDisconnect):
            pass  # closed already

    # --- Receiving ----------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Handle the client's messages until it disconnects."""
        self.send(encode(protocol.Hello(WirePerson(self.person.id, self.person.name), __version__)))
        self._writer.receiver = self.receive
        try:
            while not self._closed:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    break
                self.receive(message.get("text") or message.get("bytes") or b"")
            if self._handling is not None:  # what a client has sent before it left is done
                await asyncio.wait([self._handling])
        finally:
            self._closed = True
            self._writer.receiver = None
            self.leave_all()
            self._hub.evenings.watchers.leave(self)
            if self._hub.node is not None:
                self._hub.node.leave(self)

    def receive(self, message: str | bytes) -> None:
        """Handle a message of the client, after those before it."""
        self._inbox.append(message)
        if self._handling is None:
            # A task of its own, which nothing cancels: a move that has begun is written and sent to all.
            self._handling = asyncio.get_running_loop().create_task(self._handle_all())
        elif not self._closed:
            self._writer.hold(True)

    async def _handle_all(self) -> None:
        try:
            while self._inbox and not self._closed:
                await self._receive(self._inbox.popleft())
            self._writer.hold(False)
        except Exception as problem:
            self._hub.log_error(problem, "")
            self._end(_FAILED)
        finally:
            self._handling = None

    async def _receive(self, message: str | bytes) -> None:
        if not self._take(1):
            self._refused += 1
            if self._refused > self._hub.settings.limits.flood:
                self._hub.metrics.count("floods")
                self._end(_BROKEN)
            elif (number := _id_of(message)) or self._refused == 1:
                self._refuse(UserError("server.too_fast"), number)
            return
        self._refused = 0
        try:
            sent = _DECODE(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._hub.metrics.count("malformed")
            self._refuse(UserError("server.malformed", problem=str(problem)[:200]), _id_of(message))
            return
        if isinstance(sent, protocol.Ping):
            self.send(encode(protocol.Pong(sent.id)))
            return
        if isinstance(sent, protocol.Watch):
            await self._watch(sent)
            return
        if not self._take(self._more(sent)):
            self._refuse(UserError("server.too_fast"), sent.id)
            return
        if isinstance(sent, protocol.Ask) and isinstance(sent.question, protocol.AskHint):
            self._hub.spawn(self.handle(sent, message))  # takes a while; the client may send other messages
        else:
            await self.handle(sent, message)

    async def _watch(self, sent: protocol.Watch) -> None:
        """Tell the client about changes of an evening from now on."""
        try:
            await self._hub.evenings.watchers.watch(self, self.person.id, sent.evening)
        except UserError as problem:
            self._refuse(problem, sent.id)
        else:
            self.send(encode(protocol.CommandDone(sent.id, 0)), sent.id)

    async def handle(self, sent: AnyTableMessage, message: str | bytes) -> None:
        """Handle a message about a table, which may run on another node."""
        node = self._hub.node
        if node is None:
            await self.reply(sent)
            return
        try:
            await node.forward(self, sent, message.encode() if isinstance(message, str) else message)
        except (UserError, IllegalAction) as problem:
            await self._refuse_at(sent.table, problem, getattr(sent, "id", 0))

    def keep_token(self, table: str, token: str) -> None:
        """Note the token with which the client can take its place again, if the table moves."""
        if self._hub.node is not None:
            self._hub.node.keep_token(self, table, token)

    async def resume(self, sent: protocol.Subscribe, seat: str) -> None:
        """Subscribe again to a table that runs here from now on."""
        self.leave(sent.table)
        await self.reply(msgspec.structs.replace(sent, seat=seat), resumed=True)

    def _more(self, sent: AnyTableMessage) -> int:
        """Return how many further messages an expensive message counts for."""
        limits = self._hub.settings.limits
        if isinstance(sent, protocol.Subscribe):
            self._subscribed += 1
        again = isinstance(sent, protocol.Subscribe) and self._subscribed > limits.subscriptions
        return limits.question - 1 if again or isinstance(sent, protocol.Ask) else 0

    def _take(self, number: int) -> bool:
        """Take messages from the limits of this socket, person and address; False if one is exhausted."""
        hub = self._hub
        return (
            self._bucket.take(hub.now(), number)
            and hub.persons.take(self.person.id, number)
            and hub.messages.take(self.address, number)
        )


def _id_of(message: str | bytes) -> int:
    """Return a message's number, with which the sender matches the answer, even if the rest is invalid.

    0 if there is none.
    """
    try:
        return _MESSAGE_ID(message).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def answer_socket(hub: Hub, socket: WebSocket) -> None:
    """Serve one client, or refuse its request with the reason."""
    with suppress(WebSocketDisconnect):  # the client may be gone before it is known who it is
        await _answer_socket(hub, socket)


async def _answer_socket(hub: Hub, socket: WebSocket) -> None:
    language = language_of(socket)
    address = address_of(hub, socket)
    if not hub.addresses.take(address):
        await socket.send_denial_response(refuse(hub, UserError("server.too_fast"), language))
        return
    if is_cross_origin(hub, socket):
        await socket.send_denial_response(refuse(hub, UserError("server.origin"), language))
        return
    with _count_connection(hub.open, address, "server.many_connections") as problem:
        if problem is not None:
            hub.metrics.count("crowds")
            await socket.send_denial_response(refuse(hub, problem, language))
            return
        hung_up = hub.hung_up
        caller = await caller_of(hub, socket, safe=False)
        if caller is None:
            await socket.accept()
            await socket.close(_NOBODY)
            return
        with _count_connection(hub.sockets, caller.person.id, "server.many_sockets") as problem:
            if problem is not None:
                await socket.send_denial_response(refuse(hub, problem, language))
                return
            connection = Connection(hub, socket, caller, language, address)
            # Sessions that ended while this one was read did not find its connection.
            doubtful = caller.token if hub.hung_up != hung_up else ""
            await _serve(hub, socket, connection, doubtful)


@contextmanager
def _count_connection(counts: ConnectionLimit, name: str, error: str) -> Iterator[UserError | None]:
    """Count a connection while it lasts; yield the error if there are too many."""
    fits = counts.add(name)
    try:
        yield None if fits else UserError(error, number=counts.most)
    finally:
        counts.remove(name)


async def _serve(hub: Hub, socket: WebSocket, connection: Connection, doubtful: str) -> None:
    """Serve a client; ``doubtful`` is the token of a session that may have ended."""
    own = hub.connections.setdefault(connection.session, set())
    own.add(connection)
    try:
        ended = bool(doubtful) and await hub.people.known_by(doubtful) is None
        await socket.accept()
        if ended:
            await socket.close(_NOBODY)
        else:
            await connection.serve()
    except WebSocketDisconnect:
        pass
    finally:
        hub.dropped += 1
        own.discard(connection)
        if not own:
            hub.connections.pop(connection.session, None)
        if socket.client_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await socket.close()
