"""Sockets: one per client, for subscriptions, commands and questions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from canasta import __version__
from canasta.engine import IllegalAction
from canasta.messages import UserError, known_language
from canasta.server.buckets import Bucket
from canasta.server.connection_limits import ConnectionLimit
from canasta.server.errors import refusal_message
from canasta.server.fair_queue import Requester
from canasta.server.hub import Hub
from canasta.server.tables.indexes import AREA
from canasta.server.tables.subscriptions import Subscription
from canasta.server.tables.table import Table
from canasta.server.web.callers import Caller, address_of, caller_of, is_cross_origin, language_of
from canasta.server.web.connections import WRITER
from canasta.server.web.http import refuse
from canasta.wire import encode, protocol
from canasta.wire.tables import Person as WirePerson

#: Close codes: the client is not signed in, breaks the protocol, or reads too slowly.
_NOBODY: Final = 4401
_BROKEN: Final = 1008
_SLOW: Final = 1013
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

    def write(self, message: bytes) -> bool:
        """Write a text message at once; return False if the connection is closed or closing."""

    def abort(self) -> None:
        """Drop the connection."""


class Connection:
    """A connected client."""

    def __init__(self, hub: Hub, socket: WebSocket, caller: Caller, language: str, address: str = "") -> None:
        limits = hub.settings.limits
        self.person = caller.person
        self.session = caller.session.id
        self._address = address
        self.tables: dict[str, tuple[Table, Subscription]] = {}
        self._hub = hub
        self._socket = socket
        self._language = language
        self._bucket = Bucket(limits.rate, limits.burst, hub.now())
        self._refused = 0  #: messages in a row over the rate limit
        self._subscribed = 0  #: number of subscriptions so far
        self._writer: Writer = socket.scope["extensions"][WRITER]["writer"]
        self._unread = 0  #: bytes sent since the client stopped reading
        self._closed = False

    @property
    def _requester(self) -> Requester:
        """The caller that work is queued for."""
        return Requester(self._address, self.person.id)

    # --- Sending ------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message at once; a client that reads too slowly is disconnected."""
        if self._closed:
            return
        self._unread = self._unread + len(message) if self._writer.blocked else 0
        if self._unread > self._hub.settings.limits.queue:
            self._hub.metrics.count("slow_readers")
            self._end(_SLOW)
        elif not self._writer.write(message):
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
        try:
            while not self._closed:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    return
                await self._receive(message.get("text") or message.get("bytes") or b"")
        finally:
            self._closed = True
            for table, _ in list(self.tables.values()):
                table.unsubscribe(self)

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
        if not self._take(self._more(sent)):
            self._refuse(UserError("server.too_fast"), sent.id)
            return
        if isinstance(sent, protocol.Ask) and isinstance(sent.question, protocol.AskHint):
            self._hub.spawn(self._reply(sent))  # takes a while; the client may send other messages
        else:
            await self._reply(sent)

    def _more(self, sent: protocol.Subscribe | protocol.Unsubscribe | protocol.Do | protocol.Ask) -> int:
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
            and hub.messages.take(self._address, number)
        )

    async def _reply(
        self, sent: protocol.Subscribe | protocol.Unsubscribe | protocol.Do | protocol.Ask
    ) -> None:
        number = getattr(sent, "id", 0)
        try:
            await self._hub.prepare(f"{AREA}/{sent.table}", requester=self._requester)
            await self._answer(sent)
        except (UserError, IllegalAction) as problem:
            self._refuse(problem, number, sent.table)
        except Exception as problem:
            self._hub.log_error(problem, sent.table)
            self._refuse(problem, number)

    async def _answer(
        self, sent: protocol.Subscribe | protocol.Unsubscribe | protocol.Do | protocol.Ask
    ) -> None:
        if isinstance(sent, protocol.Do):
            device = self if sent.table in self.tables else None
            number = await self._hub.table(sent.table).do(
                self.person, sent.command, device=device, session=self.session
            )
            self.send(encode(protocol.CommandDone(sent.id, number)))
        elif isinstance(sent, protocol.Ask):
            table = self._hub.table(sent.table)
            if self not in table.subscriptions:
                table.load().check_look(self.person.id, "")
            subscription = self.tables.get(sent.table, (table, Subscription(-1, language=self._language)))[1]
            subscription = table.subscription_for(
                self.person.id, sentences=subscription.sentences, language=subscription.language
            )
            self.send(
                encode(
                    protocol.QuestionAnswer(
                        sent.id, await table.ask(subscription, sent.question, self._requester)
                    )
                )
            )
        elif isinstance(sent, protocol.Subscribe):
            await self._subscribe(sent)
        else:
            known = self.tables.pop(sent.table, None)
            if known is not None:
                known[0].unsubscribe(self)

    async def _subscribe(self, sent: protocol.Subscribe) -> None:
        language = known_language(sent.language) if sent.language else self._language
        if sent.table not in self.tables and len(self.tables) >= self._hub.settings.limits.subscriptions:
            raise UserError("server.many_subscriptions", number=self._hub.settings.limits.subscriptions)
        table = self._hub.table(sent.table)
        # Without sentences, every subscriber gets the same message, whatever their language.
        subscription = Subscription(-1, sent.sentences, sent.position, language if sent.sentences else "")
        await table.subscribe(self, subscription, sent.invite, sent.seat)
        self.tables[sent.table] = table, subscription._replace(language=language)
        self.send(encode(protocol.CommandDone(sent.id, 0)))

    def _refuse(self, problem: Exception, id: int, table: str = "") -> None:
        if isinstance(problem, UserError | IllegalAction):
            self._hub.metrics.count("refused")
        language, book, names = self._language, "", list[str]()
        known = self.tables.get(table)
        if known is not None:
            language, book, names = known[1].language, *known[0].words()
        self.send(encode(refusal_message(problem, id, book=book, language=language, names=names)))


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
        caller = caller_of(hub, socket, safe=False)
        if caller is None:
            await socket.accept()
            await socket.close(_NOBODY)
            return
        with _count_connection(hub.sockets, caller.person.id, "server.many_sockets") as problem:
            if problem is not None:
                await socket.send_denial_response(refuse(hub, problem, language))
                return
            await _serve(hub, socket, Connection(hub, socket, caller, language, address))


@contextmanager
def _count_connection(counts: ConnectionLimit, name: str, error: str) -> Iterator[UserError | None]:
    """Count a connection while it lasts; yield the error if there are too many."""
    fits = counts.add(name)
    try:
        yield None if fits else UserError(error, number=counts.most)
    finally:
        counts.remove(name)


async def _serve(hub: Hub, socket: WebSocket, connection: Connection) -> None:
    own = hub.connections.setdefault(connection.session, set())
    own.add(connection)
    try:
        await socket.accept()
        await connection.serve()
    except WebSocketDisconnect:
        pass
    finally:
        hub.dropped += 1
        own.discard(connection)
        if not own:
            hub.connections.pop(connection.session, None)
        if socket.client_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError):
                await socket.close()
