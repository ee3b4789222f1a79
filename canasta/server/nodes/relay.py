"""Messages of this node's clients to the tables of other nodes, and what comes back.

A client's message is sent to the node that runs its table and sent again until one of them accepts it: the
key of a command makes sure that it is carried out once. When a table moves, or a batch of messages was lost,
the node subscribes its clients again, and they get the current state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canasta.messages import UserError
from canasta.server.nodes.bus import Bus, BusError
from canasta.server.nodes.node_messages import WIRE, Batch, Item, Relay, SentBatches, decode_receipt, encode
from canasta.server.nodes.ownership import Ownership
from canasta.server.tables.indexes import AREA
from canasta.server.web.clients import AnyTableMessage
from canasta.storage import StorageError
from canasta.wire import protocol

if TYPE_CHECKING:
    from canasta.server.web.sockets import Connection

#: Seconds for a node to accept a message, between two attempts, and until the client gets an error.
_ACCEPT: Final = 1.0
_AGAIN: Final = 0.2
_GIVE_UP: Final = 8.0


@dataclass
class Attachment:
    """A client's subscription to a table, wherever that runs."""

    message: bytes  #: the client's ``Subscribe``
    sent: protocol.Subscribe
    seat: str = ""  #: its token for the place


class Unanswered(NamedTuple):
    """A client's message that a node has accepted and not answered yet."""

    node: str
    message: bytes
    sent: AnyTableMessage


class ClientRelay:
    """The clients of one node and the tables that they have subscribed to."""

    def __init__(self, bus: Bus, ownership: Ownership, started: int, now: Callable[[], float]) -> None:
        self._bus = bus
        self._ownership = ownership
        self._started = started  #: distinguishes the clients of this process from those of an earlier one
        self._now = now
        self._clients: dict[int, Connection] = {}
        self._numbers: dict[Connection, int] = {}
        self._next = 0
        self._attached: dict[str, dict[Connection, Attachment]] = {}  #: by table
        self._remote: dict[str, str] = {}  #: the node that serves our clients of a table
        self._channels: dict[str, tuple[str, int, int, int]] = {}  #: node, incarnation, epoch, number
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._incomplete: set[str] = set()  #: tables of which a batch was lost while they were moving
        self._waiting: dict[tuple[Connection, str], dict[int, Unanswered]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- Messages to a table ------------------------------------------------------------------------

    async def forward(self, client: Connection, sent: AnyTableMessage, message: bytes) -> None:
        """Bring a client's message to the node that runs its table, which may be this one.

        Raises:
            UserError: No node could be reached for a while.
        """
        table, end = sent.table, self._now() + _GIVE_UP
        if isinstance(sent, protocol.Subscribe):
            self._attached.setdefault(table, {})[client] = Attachment(message, sent, sent.seat)
        elif isinstance(sent, protocol.Unsubscribe):
            self._detach(client, table)
        while True:
            try:
                if await self._try(client, sent, message):
                    return
            except StorageError:
                if self._now() > end:
                    raise
            if self._now() > end:
                raise UserError("server.moving")
            await asyncio.sleep(_AGAIN)
            self._ownership.forget(f"{AREA}/{table}")

    async def _try(self, client: Connection, sent: AnyTableMessage, message: bytes) -> bool:
        """Try once to bring a message to its table; return False if that is to be repeated."""
        table = sent.table
        holder = await self._ownership.locate(f"{AREA}/{table}")
        if holder is None:
            if table in self._remote:
                await self._arrive_here(table)
            return await client.reply(sent)
        if self._remote.get(table, holder.node) != holder.node:
            self.move(table)
            await asyncio.shield(self._moving[table])
        if isinstance(sent, protocol.Do | protocol.Ask):
            waiting = self._waiting.setdefault((client, table), {})
            waiting[sent.id] = Unanswered(holder.node, message, sent)
        return await self._send(holder.node, self._relay(client, table, message))

    async def _send(self, node: str, relay: Relay) -> bool:
        with suppress(BusError):
            receipt = decode_receipt(await self._bus.request(f"node.{node}.relay", encode(relay), _ACCEPT))
            if receipt.status == "accepted":
                if relay.table in self._attached:
                    self._remote[relay.table] = node
                return True
        self._ownership.forget(f"{AREA}/{relay.table}")
        return False

    def _relay(
        self, client: Connection, table: str, message: bytes, *, seat: str = "", resumed: bool = False
    ) -> Relay:
        info = self._ownership.info
        number = self._numbers.get(client)
        if number is None:
            self._next += 1
            number = self._numbers[client] = self._next
            self._clients[number] = client
        person = client.person.id, client.person.name, client.person.created
        return Relay(
            WIRE, info.name, self._started, number, person, client.session, client.language,
            client.address, table, message, seat, resumed,
        )  # fmt: skip

    # --- What comes back ----------------------------------------------------------------------------

    def receive(self, batch: Batch) -> None:
        """Hand the messages of a table on to the clients."""
        table = batch.table
        node, incarnation, epoch, number = self._channels.get(table, (batch.node, batch.incarnation, 0, 0))
        if batch.epoch < epoch:
            return  # from a node that was asleep
        new = (batch.node, batch.incarnation, batch.epoch) != (node, incarnation, epoch)
        expected = 1 if new else number + 1
        self._channels[table] = batch.node, batch.incarnation, batch.epoch, batch.number
        for item in batch.items:
            for each in item.clients:
                client = self._clients.get(each)
                if client is None:
                    self._spawn(self._say_gone(batch.node, table, each))
                else:
                    self._hand_on(client, table, item)
        if batch.number != expected and not (new and batch.number == 0):
            if table in self._moving:
                self._incomplete.add(table)  # the lost one may have been the answer to the subscription
            else:
                self.move(table)

    def _hand_on(self, client: Connection, table: str, item: Item) -> None:
        attachment = self._attached.get(table, {}).get(client)
        waiting = self._waiting.get((client, table), {})
        unanswered = waiting.pop(item.answers, None) if item.answers else None
        if item.kind == "moved":
            self._ownership.forget(f"{AREA}/{table}")
            if attachment is not None:
                self.move(table)
            if unanswered is not None:
                self._spawn(self._forward_again(client, unanswered))
        elif item.kind == "token":
            if attachment is not None:
                attachment.seat = item.payload.decode()
        else:
            client.send(item.payload)

    async def _forward_again(self, client: Connection, unanswered: Unanswered) -> None:
        await client.handle(unanswered.sent, unanswered.message)

    async def _say_gone(self, node: str, table: str, client: int) -> None:
        """Tell a node that a client has gone; the first message about it was lost."""
        relay = Relay(
            WIRE, self._ownership.info.name, self._started, client, ("", "", ""), "", "", "", table, b""
        )
        await self._send(node, relay)

    def compare(self, sent: SentBatches) -> None:
        """Compare what a node says it has sent lately with what has arrived."""
        for table, (epoch, number) in sent.tables.items():
            known = self._channels.get(table)
            if table in self._attached and table not in self._moving and self._remote.get(table) == sent.node:
                if known is None or known[2:] < (epoch, number):
                    self._channels[table] = sent.node, sent.incarnation, epoch, number
                    self.move(table)

    # --- Moving -------------------------------------------------------------------------------------

    def node_gone(self, node: str) -> None:
        """Find new nodes for the tables of a node that is silent or has said goodbye."""
        self._ownership.forget_node(node)
        for table, serving in list(self._remote.items()):
            if serving == node:
                self.move(table)
        for (client, table), waiting in list(self._waiting.items()):
            if client not in self._attached.get(table, {}):  # otherwise sent with the subscription
                for id, unanswered in list(waiting.items()):
                    if unanswered.node == node:
                        del waiting[id]
                        self._spawn(self._forward_again(client, unanswered))

    def move_all(self) -> None:
        """Subscribe all our clients of other nodes' tables again: NATS was away, and messages may be lost."""
        for table in list(self._remote):
            self.move(table)

    def move(self, table: str) -> None:
        """Subscribe our clients of a table again, wherever it runs now."""
        if table not in self._moving:
            task = asyncio.get_running_loop().create_task(self._move(table))
            self._moving[table] = task
            task.add_done_callback(lambda _: self._moved(table))

    def _moved(self, table: str) -> None:
        self._moving.pop(table, None)
        if table in self._incomplete:
            self._incomplete.discard(table)
            self.move(table)

    async def _move(self, table: str) -> None:
        while self._attached.get(table):
            try:
                holder = await self._ownership.locate(f"{AREA}/{table}")
                if holder is None:
                    await self._arrive_here(table)
                    return
                if await self._arrive_at(holder.node, table):
                    return
            except UserError:  # the database is away as well, or the table is unreadable
                pass
            self._ownership.forget(f"{AREA}/{table}")
            await asyncio.sleep(_AGAIN)
        self._remote.pop(table, None)

    async def _arrive_here(self, table: str) -> None:
        self._remote.pop(table, None)
        self._refuse_older(table)
        for client, attachment in list(self._attached.get(table, {}).items()):
            await client.resume(attachment.sent, attachment.seat)
            for _, _, sent in list(self._waiting.pop((client, table), {}).values()):
                await client.reply(sent)

    def _refuse_older(self, table: str) -> None:
        """Refuse what a node that was asleep still sends about a table that runs here."""
        known, info = self._channels.get(table, ("", 0, 0, 0)), self._ownership.info
        epoch = max(known[2], self._ownership.epoch(f"{AREA}/{table}") or 0)
        self._channels[table] = info.name, self._started, epoch, 0

    async def _arrive_at(self, node: str, table: str) -> bool:
        for client, attachment in list(self._attached.get(table, {}).items()):
            client.leave(table)
            relay = self._relay(client, table, attachment.message, seat=attachment.seat, resumed=True)
            if not await self._send(node, relay):
                return False
            waiting = self._waiting.get((client, table), {})
            for id, unanswered in list(waiting.items()):
                waiting[id] = unanswered._replace(node=node)
                if not await self._send(node, self._relay(client, table, unanswered.message)):
                    return False
        return True

    def keep_token(self, client: Connection, table: str, token: str) -> None:
        """Note a client's token for its place at a table that runs here."""
        attachment = self._attached.get(table, {}).get(client)
        if attachment is not None:
            attachment.seat = token

    # --- Leaving ------------------------------------------------------------------------------------

    def leave(self, client: Connection) -> list[Relay]:
        """Forget a client that has disconnected; return what other nodes have to be sent."""
        tables = [table for table, attached in self._attached.items() if client in attached]
        farewells = [self._relay(client, table, b"") for table in tables if table in self._remote]
        for table in tables:
            self._detach(client, table)
        for key in [key for key in self._waiting if key[0] is client]:
            del self._waiting[key]
        number = self._numbers.pop(client, None)
        if number is not None:
            self._clients.pop(number, None)
        return farewells

    async def say_goodbye(self, farewells: list[Relay]) -> None:
        """Tell other nodes that a client has gone; if one cannot be reached, it finds out by our silence."""
        for relay in farewells:
            with suppress(UserError):
                holder = await self._ownership.locate(f"{AREA}/{relay.table}")
                if holder is not None:
                    await self._send(holder.node, relay)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _detach(self, client: Connection, table: str) -> None:
        attached = self._attached.get(table, {})
        attached.pop(client, None)
        if not attached:
            self._attached.pop(table, None)
            self._channels.pop(table, None)
            self._remote.pop(table, None)

    def tables(self) -> set[str]:
        """Return the tables that clients of this node have subscribed to."""
        return set(self._attached)
