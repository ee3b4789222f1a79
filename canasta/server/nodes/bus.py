"""The connection of a node to NATS: messages to other nodes, requests and their replies.

A subject has the site's prefix, so that several sites can share one NATS.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from canasta.messages import UserError
from canasta.storage.folder import hide_password

LOG = logging.getLogger("canasta.server")
#: The prefix of subjects, unless the address names another one.
PREFIX: Final = "canasta"
#: Seconds to connect at the start, and between two attempts to reconnect.
_CONNECT: Final = 5.0
_RECONNECT: Final = 0.25
#: Seconds between pings, and pings without an answer after which a connection counts as lost.
_PING: Final = 1
_PINGS: Final = 2
#: Bytes kept for NATS while it is away. More would only arrive too late.
_PENDING: Final = 8 * 1024 * 1024

#: Handles a message; the result is the reply, if the sender waits for one.
Handler = Callable[[bytes], Awaitable[bytes | None]]


class BusError(Exception):
    """NATS is away, a subject has no subscriber, or the answer is late."""


class Bus:
    """A connection that reconnects when it is lost."""

    def __init__(self, client: Client, prefix: str) -> None:
        self._client = client
        self._prefix = prefix
        self._tasks: set[asyncio.Task[None]] = set()
        self._reconnected: Callable[[], None] = lambda: None

    @classmethod
    async def connect(cls, url: str, name: str) -> Bus:
        """Connect to NATS.

        Args:
            url: ``nats://host:port``, or ``nats://host:port/prefix`` with another prefix.
            name: The name of the connection in NATS's own lists.

        Raises:
            UserError: There is no NATS at the address.
        """
        parts = urlsplit(url)
        prefix = parts.path.strip("/") or PREFIX
        if parts.scheme not in ("nats", "tls") or not prefix.replace("-", "").isalnum():
            raise UserError("server.bus_address", address=hide_password(url))
        client = Client()
        bus = cls(client, prefix)

        async def on_reconnect() -> None:
            bus._reconnected()

        connecting = client.connect(
            [urlunsplit(parts._replace(path=""))],
            name=name,
            connect_timeout=round(_CONNECT),
            reconnect_time_wait=_RECONNECT,  # type: ignore[arg-type] # a fraction of a second works, too
            max_reconnect_attempts=-1,
            ping_interval=_PING,
            max_outstanding_pings=_PINGS,
            pending_size=_PENDING,
            error_cb=_ignore,
            reconnected_cb=on_reconnect,
        )
        try:
            # Without a limit nats-py retries the first connection for ever, too.
            await asyncio.wait_for(connecting, _CONNECT)
        except (NatsError, OSError, TimeoutError) as problem:
            with suppress(Exception):
                await client.close()
            raise UserError("server.no_bus", address=hide_password(url)) from problem
        return bus

    @property
    def connected(self) -> bool:
        """True unless NATS is away."""
        return bool(self._client.is_connected)

    def on_reconnect(self, call: Callable[[], None]) -> None:
        """Set what is called when a lost connection is back."""
        self._reconnected = call

    async def publish(self, subject: str, message: bytes) -> None:
        """Send a message to all who subscribe to a subject; it is lost if NATS stays away."""
        with suppress(NatsError):
            await self._client.publish(f"{self._prefix}.{subject}", message)

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes:
        """Send a message and return the reply.

        Raises:
            BusError: The subject has no subscriber, NATS is away, or the reply is late.
        """
        if not self.connected:
            raise BusError(subject)
        try:
            # The client's own limit is wait_for, which on Python 3.11 loses a cancellation that arrives with
            # the reply.
            async with asyncio.timeout(seconds):
                wanted = f"{self._prefix}.{subject}"
                reply = await self._client.request(wanted, message, timeout=None)  # type: ignore[arg-type]
        except (NatsError, TimeoutError) as problem:
            raise BusError(subject) from problem
        return bytes(reply.data)

    async def gather(self, subject: str, message: bytes, replies: int, seconds: float) -> list[bytes]:
        """Ask all who subscribe to a subject; return what has come after ``replies`` or ``seconds``."""
        found: list[bytes] = []
        enough = asyncio.Event()

        async def receive(reply: Msg) -> None:
            found.append(bytes(reply.data))
            if len(found) >= replies:
                enough.set()

        if replies <= 0 or not self.connected:
            return found
        inbox = self._client.new_inbox()
        try:
            subscription = await self._client.subscribe(inbox, cb=receive)
            await self._client.publish(f"{self._prefix}.{subject}", message, reply=inbox)
            with suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), seconds)
            await subscription.unsubscribe()
        except NatsError:
            pass
        return found

    async def subscribe(
        self, subject: str, handler: Handler, *, queue: str = "", ordered: bool = False
    ) -> None:
        """Handle the messages of a subject.

        Args:
            subject: The subject, without the prefix.
            handler: Called with each message.
            queue: The name of a group of which only one member gets each message.
            ordered: Whether a message waits until the one before it was handled. Otherwise each message has
                a separate task.
        """

        async def handle(message: Msg) -> None:
            try:
                reply = await handler(bytes(message.data))
            except Exception as problem:
                LOG.error("error", extra={"where": subject}, exc_info=problem)
                return
            if reply is not None and message.reply:
                with suppress(NatsError):
                    await self._client.publish(message.reply, reply)

        async def spawn(message: Msg) -> None:
            task = asyncio.get_running_loop().create_task(handle(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        await self._client.subscribe(
            f"{self._prefix}.{subject}", queue=queue, cb=handle if ordered else spawn
        )

    async def flush(self, seconds: float = 1.0) -> None:
        """Wait until everything sent so far has reached NATS, if that does not take too long."""
        with suppress(NatsError, TimeoutError):
            # nats-py writes its ping ahead of messages that still wait in the client: only the answer to a
            # second ping says that they have arrived.
            for _ in range(2):
                await self._client.flush(timeout=max(1, round(seconds)))

    async def close(self) -> None:
        """Close the connection."""
        for task in list(self._tasks):
            task.cancel()
        with suppress(NatsError, TimeoutError, OSError):
            await self._client.close()


async def _ignore(_problem: Exception) -> None:
    """Ignore what nats-py reports in the background: it reconnects."""
