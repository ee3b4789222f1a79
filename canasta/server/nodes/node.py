"""One node of a site: its leases, its clients at other nodes' tables, and theirs at its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from canasta import __version__
from canasta.messages import UserError
from canasta.server.analysis.background import JobStatus
from canasta.server.nodes.bus import Bus, BusError
from canasta.server.nodes.node_messages import (
    WIRE,
    Beat,
    CallReply,
    ChangedEvening,
    EndedSessions,
    InfoRequest,
    OnlineRequest,
    Receipt,
    RelayedCall,
    Released,
    SentBatches,
    TaskRequest,
    decode_batch,
    decode_beat,
    decode_call,
    decode_evening,
    decode_info,
    decode_infos,
    decode_online,
    decode_people,
    decode_relay,
    decode_released,
    decode_reply,
    decode_sent,
    decode_sessions,
    decode_task,
    encode,
)
from canasta.server.nodes.ownership import Ownership, new_incarnation
from canasta.server.nodes.relay import ClientRelay
from canasta.server.nodes.relayed_clients import RelayedClients
from canasta.server.tables.indexes import AREA
from canasta.server.web.clients import AnyTableMessage
from canasta.storage.node_leases import holders
from canasta.storage.people import Person, live_sessions
from canasta.wire.tables import TableInfo

if TYPE_CHECKING:
    from canasta.server.hub import Hub, Task
    from canasta.server.web.sockets import Connection

LOG = logging.getLogger("canasta.server")
#: Seconds between two signs of life, and of silence after which a node counts as gone.
_BEAT: Final = 0.5
_SILENT: Final = 2.0
#: Seconds for another node to do something at a table or to answer a request, and between two attempts.
_TASK: Final = 10.0
_AGAIN: Final = 0.2
#: Tables in one message about what was sent.
_SENT: Final = 2000
#: Seconds between two checks whether the sessions of open sockets still exist: a message may be lost.
_SESSIONS: Final = 30.0
#: Bytes of a review so far that are sent to another node; with more, only its progress is.
_LARGE: Final = 500_000
#: Seconds to wait for the answers of all nodes.
_GATHER: Final = 0.3

decode_status = msgspec.msgpack.Decoder(JobStatus).decode
#: Answers a relayed HTTP request; set by the web application.
Answer = Callable[[RelayedCall], Awaitable[CallReply]]


class _Neighbour(NamedTuple):
    """Another node, by its last sign of life."""

    started: int
    at: float
    version: str


class Node:
    """The part of a server that knows about other nodes."""

    def __init__(self, hub: Hub, bus: Bus | None, name: str, seconds: float) -> None:
        self._hub = hub
        self._bus = bus
        self.name = name
        self._started = new_incarnation()
        self.ownership = Ownership(
            hub.database,
            name,
            address=hub.settings.local or hub.settings.base,
            version=__version__,
            seconds=seconds,
            now=hub.now,
            lost=self._lost,
        )
        self._relay: ClientRelay | None = None
        self._clients: RelayedClients | None = None
        if bus is not None:
            self._relay = ClientRelay(bus, self.ownership, self._started, hub.now)
            self._clients = RelayedClients(hub, bus, name, self._started, self.ownership.epoch)
        self._heard: dict[str, _Neighbour] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._draining = False
        self._check_sessions_at = hub.now() + _SESSIONS
        self.answer: Answer | None = None

    # --- Start and stop -----------------------------------------------------------------------------

    async def start(self) -> None:
        """Register the node and listen to the others.

        Raises:
            UserError: Another node runs on the same database, and this one has no bus to reach it by.
        """
        if self._bus is None:
            await self.ownership.refuse_others()
        await self.ownership.start()
        if self._bus is not None:
            own = f"node.{self.name}"
            await self._bus.subscribe(f"{own}.relay", self._on_relay, ordered=True)
            await self._bus.subscribe(f"{own}.{self._started}.batch", self._on_batch, ordered=True)
            await self._bus.subscribe(f"{own}.sent", self._on_sent, ordered=True)
            await self._bus.subscribe(f"{own}.call", self._on_call)
            await self._bus.subscribe(f"{own}.task", self._on_task)
            await self._bus.subscribe(f"{own}.infos", self._on_infos)
            await self._bus.subscribe("beat", self._on_beat, ordered=True)
            await self._bus.subscribe("released", self._on_released)
            await self._bus.subscribe("sessions", self._on_sessions)
            await self._bus.subscribe("evening", self._on_evening)
            await self._bus.subscribe("online", self._on_online)
            await self._bus.subscribe("jobs", self._on_job)
            self._bus.on_reconnect(self._on_reconnect)
            await self._bus.flush()
        self._ticking = asyncio.get_running_loop().create_task(self._tick())

    async def drain(self) -> None:
        """Hand all tables over to other nodes, before the sockets are closed."""
        self._draining = self.ownership.draining = True
        await self._say_beat()
        names = [f"{AREA}/{id}" for id in list(self._hub.tables)]
        for id in list(self._hub.tables):
            await self._hub.let_go(id)
        await self._release(names)

    async def stop(self) -> None:
        """Release everything and leave the bus."""
        if self._ticking is not None:
            self._ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticking
        await self.ownership.stop()
        if self._bus is not None:
            await self._bus.publish("beat", encode(Beat(WIRE, self.name, 0, __version__, True)))
            await self._bus.flush()
            await self._bus.close()

    @property
    def ready(self) -> bool:
        """True while the node can take clients."""
        return self.ownership.valid and not self._draining

    # --- Leases -------------------------------------------------------------------------------------

    def lease_of(self, table: str) -> tuple[str, int] | None:
        """Return the lease that appends to a table have to name.

        Raises:
            UserError: This node does not run the table.
        """
        epoch = self.ownership.epoch(f"{AREA}/{table}")
        if epoch is None:
            raise UserError("server.moving")
        return f"{AREA}/{table}", epoch

    async def holds(self, name: str) -> bool:
        """True if this node holds a lease, perhaps from now on; for work that only one node does."""
        if self._draining:
            return False
        try:
            return await self.ownership.locate(name) is None
        finally:
            self.ownership.forget(name)

    async def require(self, table: str) -> None:
        """Make sure that this node runs a table.

        Raises:
            UserError: Another one does.
        """
        holder = await self.ownership.locate(f"{AREA}/{table}")
        if holder is not None:
            self.ownership.forget(f"{AREA}/{table}")
            raise UserError("server.moving" if self._bus else "server.other_node", node=holder.node)

    async def runs_here(self, table: str) -> bool:
        """True if this node runs a table, perhaps from now on."""
        return await self.ownership.locate(f"{AREA}/{table}") is None

    def lose(self, table: str) -> None:
        """Give up a table: an append was refused, so another node runs it."""
        self._hub.metrics.count("leases_lost")
        self.ownership.lose(f"{AREA}/{table}")

    def _lost(self, names: list[str]) -> None:
        """Drop the tables whose leases are lost, and bring our clients to where they run now."""
        for name in names:
            table = name.removeprefix(f"{AREA}/")
            if not name.startswith(f"{AREA}/"):
                continue
            self._hub.drop_table(table)
            if self._clients is not None:
                self._clients.remove_table(table)
            if self._relay is not None:
                self._relay.move(table)

    def release_later(self, table: str) -> None:
        """Release the lease of a table that was dropped from memory."""
        self._hub.spawn(self._release([f"{AREA}/{table}"]))

    async def _release(self, names: Iterable[str]) -> None:
        names = await self.ownership.release(names)
        if names and self._bus is not None:
            await self._bus.publish("released", encode(Released(WIRE, self.name, names)))

    # --- Clients of this node -----------------------------------------------------------------------

    async def forward(self, client: Connection, sent: AnyTableMessage, message: bytes) -> None:
        """Bring a client's message to the node that runs its table, which may be this one."""
        if self._relay is not None:
            await self._relay.forward(client, sent, message)
            return
        await self.require(sent.table)
        await client.reply(sent)

    def leave(self, client: Connection) -> None:
        """Forget a client that has disconnected."""
        if self._relay is not None and (farewells := self._relay.leave(client)):
            self._hub.spawn(self._relay.say_goodbye(farewells))

    def keep_token(self, client: Connection, table: str, token: str) -> None:
        """Note a client's token for its place at a table that runs here."""
        if self._relay is not None:
            self._relay.keep_token(client, table, token)

    # --- Requests to other nodes --------------------------------------------------------------------

    async def call(self, call: RelayedCall) -> CallReply | None:
        """Let the node that holds a lease answer an HTTP request; None if this one does."""
        for _ in range(round(_TASK / _AGAIN)):
            holder = await self.ownership.locate(call.lease)
            if holder is None:
                return None
            if self._bus is None:
                raise UserError("server.other_node", node=holder.node)
            with suppress(BusError):
                reply = decode_reply(await self._bus.request(f"node.{holder.node}.call", encode(call), _TASK))
                if reply.status:
                    return reply
            self.ownership.forget(call.lease)
            await asyncio.sleep(_AGAIN)
        raise UserError("server.moving")

    async def at_table(self, table: str, task: Task, person: Person | None = None, game: str = "") -> None:
        """Do something at a table, on the node that runs it."""
        who = (person.id, person.name, person.created) if person is not None else None
        request = TaskRequest(WIRE, table, task, who, game)
        for _ in range(round(_TASK / _AGAIN)):
            holder = await self.ownership.locate(f"{AREA}/{table}")
            if holder is None:
                await self._do(request)
                return
            if self._bus is None:
                raise UserError("server.other_node", node=holder.node)
            with suppress(BusError):
                if await self._bus.request(f"node.{holder.node}.task", encode(request), _TASK) == b"done":
                    return
            self.ownership.forget(f"{AREA}/{table}")
            await asyncio.sleep(_AGAIN)
        raise UserError("server.moving")

    async def _do(self, request: TaskRequest) -> None:
        person = Person(*request.person) if request.person is not None else None
        await self._hub.do_task(request.table, request.task, person, request.game)

    async def infos(self, streams: list[str], person: str | None) -> dict[str, TableInfo]:
        """Return descriptions of tables that run on other nodes, by stream."""
        found: dict[str, TableInfo] = {}
        if self._bus is None or not streams:
            return found
        bus, by_node = self._bus, dict[str, list[str]]()
        for stream, holder in (await self._hub.database.read(partial(holders, names=streams))).items():
            if holder.node in self._heard:
                by_node.setdefault(holder.node, []).append(stream)

        async def ask(node: str, some: list[str]) -> None:
            with suppress(BusError, msgspec.DecodeError):
                request = encode(InfoRequest(WIRE, some, person))
                for stream, info in decode_infos(
                    await bus.request(f"node.{node}.infos", request, _GATHER)
                ).items():
                    found[stream] = msgspec.json.decode(info, type=TableInfo)

        await asyncio.gather(*(ask(node, some) for node, some in by_node.items()))
        return found

    async def online(self, people: list[str]) -> set[str]:
        """Return which of these people are connected to other nodes."""
        if self._bus is None or not people:
            return set()
        request = encode(OnlineRequest(WIRE, people))
        replies = await self._bus.gather("online", request, len(self._heard) + 1, _GATHER)
        return {person for reply in replies for person in decode_people(reply)}

    async def job_status(self, id: str) -> tuple[JobStatus | None, bool]:
        """Return the status of a job that runs on another node, and whether all nodes have answered.

        Only if all have answered, a missing status means that no node runs the job.
        """
        if self._bus is None or not self._heard:
            return None, True
        nodes = len(self._heard) + 1
        replies = await self._bus.gather("jobs", id.encode(), nodes, _GATHER)
        found = next((decode_status(reply) for reply in replies if reply), None)
        return found, len(replies) >= nodes

    def end_sessions(self, sessions: list[str]) -> None:
        """Let all nodes close the sockets of sessions that have ended."""
        if self._bus is not None and sessions:
            self._hub.spawn(self._bus.publish("sessions", encode(EndedSessions(WIRE, sessions))))

    def say_evening(self, stream: str, number: int) -> None:
        """Let the clients of an evening on all nodes know that it has changed."""
        if self._bus is not None:
            changed = ChangedEvening(WIRE, self.name, stream, number)
            self._hub.spawn(self._bus.publish("evening", encode(changed)))

    # --- Messages from other nodes ------------------------------------------------------------------

    async def _on_relay(self, message: bytes) -> bytes:
        try:
            relay = decode_relay(message)
        except msgspec.DecodeError:
            return encode(Receipt("unsupported"))
        if relay.wire != WIRE:
            return encode(Receipt("unsupported"))
        assert self._clients is not None
        if self._draining or self.ownership.epoch(f"{AREA}/{relay.table}") is None:
            return encode(Receipt("moved"))
        self._clients.receive(relay)
        return encode(Receipt("accepted"))

    async def _on_batch(self, message: bytes) -> None:
        assert self._relay is not None
        with suppress(msgspec.DecodeError):
            self._relay.receive(decode_batch(message))

    async def _on_call(self, message: bytes) -> bytes:
        try:
            call = decode_call(message)
        except msgspec.DecodeError:
            return encode(CallReply(0))
        if self.answer is None or self._draining or self.ownership.epoch(call.lease) is None:
            return encode(CallReply(0))
        return encode(await self.answer(call))

    async def _on_task(self, message: bytes) -> bytes:
        try:
            request = decode_task(message)
        except msgspec.DecodeError:
            return b"unsupported"
        if self._draining or self.ownership.epoch(f"{AREA}/{request.table}") is None:
            return b"moved"
        with suppress(UserError):  # it is unreadable, or the disk refuses: as if it ran here
            await self._do(request)
        return b"done"

    async def _on_infos(self, message: bytes) -> bytes | None:
        with suppress(msgspec.DecodeError):
            request = decode_info(message)
            return encode(self._hub.own_infos(request.tables, request.person))
        return None

    async def _on_beat(self, message: bytes) -> None:
        with suppress(msgspec.DecodeError):
            beat = decode_beat(message)
            if beat.node == self.name:
                return
            assert self._relay is not None
            known = self._heard.get(beat.node)
            if beat.draining or (known is not None and known.started != beat.incarnation):
                self._gone(beat.node, None if beat.draining and not beat.incarnation else beat.incarnation)
            if beat.incarnation:
                self._heard[beat.node] = _Neighbour(beat.incarnation, self._hub.now(), beat.version)

    async def _on_sent(self, message: bytes) -> None:
        assert self._relay is not None
        with suppress(msgspec.DecodeError):
            self._relay.compare(decode_sent(message))

    async def _on_released(self, message: bytes) -> None:
        with suppress(msgspec.DecodeError):
            released = decode_released(message)
            if released.node == self.name:
                return
            assert self._relay is not None
            for name in released.names:
                self.ownership.forget(name)
                if name.removeprefix(f"{AREA}/") in self._relay.tables():
                    self._relay.move(name.removeprefix(f"{AREA}/"))

    async def _on_sessions(self, message: bytes) -> None:
        with suppress(msgspec.DecodeError):
            self._hub.hang_up_here(decode_sessions(message).sessions)

    async def _on_evening(self, message: bytes) -> None:
        with suppress(msgspec.DecodeError):
            changed = decode_evening(message)
            if changed.node != self.name:
                self._hub.evenings.watchers.tell(changed.stream, changed.number)

    async def _on_online(self, message: bytes) -> bytes | None:
        with suppress(msgspec.DecodeError):
            return encode([id for id in decode_online(message).people if self._hub.people.is_online_here(id)])
        return None

    async def _on_job(self, message: bytes) -> bytes:
        found = self._hub.background.status_here(message.decode())
        if found is None:
            return b""
        if len(found.result) > _LARGE:
            found = found._replace(hands=0, result=b"")
        return encode(found)

    def _on_reconnect(self) -> None:
        assert self._relay is not None
        assert self._clients is not None
        self._trust_all()
        self._clients.repeat_all()
        self._relay.move_all()

    # --- Signs of life ------------------------------------------------------------------------------

    async def _tick(self) -> None:
        before = self._hub.now()
        while True:
            await asyncio.sleep(_BEAT)
            now = self._hub.now()
            awake, before = now - before < _BEAT * 2, now
            if self._bus is not None and now >= self._check_sessions_at:
                self._check_sessions_at = now + _SESSIONS
                self._hub.spawn(self._check_sessions())
            if self._bus is None or not self._bus.connected:
                continue
            await self._say_beat()
            if not awake:  # this process was asleep: the others are not silent, we have not listened
                self._trust_all()
                continue
            for node, known in list(self._heard.items()):
                if now - known.at > _SILENT:
                    LOG.warning("node silent", extra={"where": node})
                    self._gone(node)

    async def _check_sessions(self) -> None:
        """Close the sockets of sessions that another node has ended."""
        sessions = list(self._hub.connections)
        with suppress(UserError):  # the database is away: checked again later
            alive = await self._hub.database.read(partial(live_sessions, ids=sessions))
            self._hub.hang_up_here(session for session in sessions if session not in alive)

    def _trust_all(self) -> None:
        """Count the silence of the other nodes from now on."""
        now = self._hub.now()
        self._heard = {node: known._replace(at=now) for node, known in self._heard.items()}

    async def _say_beat(self) -> None:
        if self._bus is None or self._clients is None:
            return
        beat = Beat(WIRE, self.name, self._started, __version__, self._draining)
        await self._bus.publish("beat", encode(beat))
        for node, tables in self._clients.sent().items():
            names = list(tables)
            for first in range(0, len(names), _SENT):
                some = {table: tables[table] for table in names[first : first + _SENT]}
                sent = SentBatches(WIRE, self.name, self._started, some)
                await self._bus.publish(f"node.{node}.sent", encode(sent))

    def _gone(self, node: str, started: int | None = None) -> None:
        """Forget a node that has gone, or its clients before its last start."""
        assert self._relay is not None
        assert self._clients is not None
        self._heard.pop(node, None)
        self._clients.remove_node(node, started)
        self._relay.node_gone(node)

    def gauges(self) -> dict[str, int]:
        """Return the current values of the gauges of a node."""
        return {
            "leases": len(self.ownership),
            "relayed_clients": len(self._clients) if self._clients is not None else 0,
            "nodes_seen": len(self._heard),
            "bus_connected": int(self._bus is not None and self._bus.connected),
        }
