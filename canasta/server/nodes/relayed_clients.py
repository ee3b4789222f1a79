"""Clients of other nodes at the tables of this one: their messages come and go over NATS."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.server.nodes.bus import Bus
from canasta.server.nodes.node_messages import WIRE, Batch, Item, Relay, encode
from canasta.server.tables.indexes import AREA
from canasta.server.web.clients import AnyTableMessage, Client
from canasta.storage.people import Person
from canasta.wire import protocol

if TYPE_CHECKING:
    from canasta.server.hub import Hub

_DECODE: Final = msgspec.json.Decoder(protocol.AnyClientMessage).decode
#: Seconds for which beats repeat the number of the last batch of a table to a node.
_REPEATED: Final = 5.0


class RelayedClient(Client):
    """A client of another node, at one table."""

    def __init__(self, hub: Hub, clients: RelayedClients, relay: Relay) -> None:
        super().__init__(hub, Person(*relay.person), relay.session, relay.language, relay.address)
        self.table = relay.table
        self.node, self.incarnation, self.number = relay.node, relay.incarnation, relay.client
        self._clients = clients
        self._inbox: deque[Relay] = deque()
        self._working = False

    def send_all(self, messages: Sequence[bytes], answers: int = 0) -> None:
        """Send messages to the client by its node."""
        for message in messages[:-1]:
            self._clients.add(self, Item([self.number], message))
        self._clients.add(self, Item([self.number], messages[-1], answers))

    def keep_token(self, _table: str, token: str) -> None:
        """Let the client's node know its token for the place, for the case that the table moves."""
        self._clients.add(self, Item([self.number], token.encode(), kind="token"))

    def receive(self, relay: Relay) -> None:
        """Queue a message of the client; they are handled in order."""
        self._inbox.append(relay)
        if not self._working:
            self._working = True
            self._hub.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._handle(self._inbox.popleft())
        finally:
            self._working = False

    async def _handle(self, relay: Relay) -> None:
        if not relay.message:
            self._clients.remove(self)
            return
        sent = _DECODE(relay.message)  # checked by its node
        if isinstance(sent, protocol.Ping):
            return
        if isinstance(sent, protocol.Subscribe):
            sent = msgspec.structs.replace(sent, seat=relay.seat or sent.seat)
        if isinstance(sent, protocol.Ask) and isinstance(sent.question, protocol.AskHint):
            self._hub.spawn(self._reply(sent, relay))  # takes a while; the client may send other messages
        else:
            await self._reply(sent, relay)

    async def _reply(self, sent: AnyTableMessage, relay: Relay) -> None:
        if not await self.reply(sent, resumed=relay.resumed):
            # The table runs elsewhere: the client's node sends the message there.
            self._clients.add(self, Item([self.number], b"", getattr(sent, "id", 0), "moved"))


class RelayedClients:
    """All clients of other nodes, and the messages on their way to them.

    Messages that are sent in one pass of the event loop travel together, and one that several clients of a
    node get travels once.
    """

    def __init__(
        self, hub: Hub, bus: Bus, node: str, started: int, epoch: Callable[[str], int | None]
    ) -> None:
        self._hub = hub
        self._bus = bus
        self._node = node
        self._started = started
        self._epoch = epoch
        self._clients: dict[tuple[str, int, int, str], RelayedClient] = {}
        self._waiting: dict[tuple[str, int, str], list[Item]] = {}  #: by node, incarnation and table
        self._last: dict[tuple[str, int, str], dict[int, int]] = {}  #: place of each client's last item
        self._numbers: dict[tuple[str, int, str], tuple[int, int, float]] = {}  #: epoch, number, when
        self._sending: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._clients)

    def receive(self, relay: Relay) -> None:
        """Handle a client's message."""
        key = relay.node, relay.incarnation, relay.client, relay.table
        client = self._clients.get(key)
        if client is None:
            if not relay.message:
                return
            client = self._clients[key] = RelayedClient(self._hub, self, relay)
        client.receive(relay)

    def remove(self, client: RelayedClient) -> None:
        """Remove a client that has left, from its table, too."""
        if self._clients.pop((client.node, client.incarnation, client.number, client.table), None) is client:
            client.leave_all()
            channel = client.node, client.incarnation, client.table
            if not any(
                (each.node, each.incarnation, each.table) == channel for each in self._clients.values()
            ):
                self._numbers.pop(channel, None)

    def remove_node(self, node: str, incarnation: int | None = None) -> None:
        """Remove the clients of a node that has gone; of all incarnations but one, if that is given."""
        for client in list(self._clients.values()):
            if client.node == node and client.incarnation != incarnation:
                self.remove(client)
        for channel in list(self._numbers):
            if channel[0] == node and channel[1] != incarnation:
                del self._numbers[channel]

    def remove_table(self, table: str) -> None:
        """Remove the clients of a table that runs elsewhere now; their nodes bring them there."""
        for key, client in list(self._clients.items()):
            if client.table == table:
                self.add(client, Item([client.number], b"", kind="moved"))
                del self._clients[key]
        # Their numbers are dropped once these messages are on their way; a new lease starts with 1 anyway.

    # --- Sending ------------------------------------------------------------------------------------

    def add(self, client: RelayedClient, item: Item) -> None:
        """Queue a message for a client."""
        channel = client.node, client.incarnation, client.table
        items, last = self._waiting.setdefault(channel, []), self._last.setdefault(channel, {})
        before = last.get(client.number, -1)
        if item.kind == "message" and not item.answers:
            for place in range(len(items) - 1, max(before, len(items) - 9), -1):
                other = items[place]
                if other.payload is item.payload and other.kind == "message" and not other.answers:
                    other.clients.append(client.number)
                    last[client.number] = place
                    return
        last[client.number] = len(items)
        items.append(item)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting, self._last = self._waiting, {}, {}
                for (node, incarnation, table), items in waiting.items():
                    now = self._epoch(f"{AREA}/{table}")
                    known, number, _ = self._numbers.get((node, incarnation, table), (now or 0, 0, 0.0))
                    epoch = known if now is None else now  # the last messages of a lease that was lost
                    number = number + 1 if known == epoch else 1
                    self._numbers[node, incarnation, table] = epoch, number, self._hub.now()
                    batch = Batch(WIRE, self._node, self._started, table, epoch, number, items)
                    await self._bus.publish(f"node.{node}.{incarnation}.batch", encode(batch))
        finally:
            self._sending = None

    def repeat_all(self) -> None:
        """Repeat the numbers of all last batches for a while: NATS was away."""
        now = self._hub.now()
        self._numbers = {key: (epoch, number, now) for key, (epoch, number, _) in self._numbers.items()}

    def sent(self) -> dict[str, dict[str, tuple[int, int]]]:
        """Return the numbers of the last batches that were sent lately, by node and table."""
        found: dict[str, dict[str, tuple[int, int]]] = {}
        since = self._hub.now() - _REPEATED
        for (node, _, table), (epoch, number, at) in self._numbers.items():
            if at >= since:
                found.setdefault(node, {})[table] = epoch, number
        return found
