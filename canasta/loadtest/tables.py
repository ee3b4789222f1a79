"""Tables of simulated clients that sit down, take part in the deal and play random legal actions."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from canasta.fairness import Contributor
from canasta.loadtest.frames import Socket
from canasta.loadtest.processes import Address
from canasta.messages import LANGUAGES
from canasta.wire import encode, protocol

_DONE: Final = b'{"type":"done"'
_OWN_PART: Final = b'{"type":"done","id":-1,'
_UPDATE: Final = b'{"type":"update"'
_QUIET: Final = (b'{"type":"table"', b'{"type":"hand"', b'{"type":"game"', b'{"type":"hello"')
_OFFERS: Final = b'"offers":['
_ORDINARY_VIEW: Final = b'{"type": "view"'
_ORDINARY_DONE: Final = b'{"type": "ok"'
#: Seconds to wait for an answer while a table is set up.
_PATIENCE: Final = 60.0


class _Offer(Struct):
    action: str


class _View(Struct):
    offers: list[_Offer]


class _Update(Struct):
    view: _View


class _Message(Struct):
    update: _Update


_OFFER_DECODER: Final = msgspec.json.Decoder(_Message)
_MESSAGE_DECODER: Final = msgspec.json.Decoder(protocol.AnyServerMessage)


class Log:
    """Measurements taken while tables play."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.errors: Counter[str] = Counter()
        self.games = 0  #: number of finished games
        self.clear()

    def clear(self) -> None:
        """Reset the times and the byte count."""
        self.seen: list[tuple[float, float]] = []  #: when all clients had a move, and how long it took
        self.acknowledged: list[float] = []
        self.bytes = 0  #: total size of views


class Player:
    """One client at a table: a player, or a spectator."""

    __slots__ = ("_part", "_table", "_waiting", "bit", "socket")

    def __init__(self, table: LoadTable, place: int) -> None:
        self.bit = 1 << place
        self.socket = Socket(self._on_message, self._on_close)
        self._table = table
        self._part: Contributor | None = None
        self._waiting: asyncio.Future[None] | None = None

    async def send(self, message: protocol.Do | protocol.Subscribe) -> None:
        """Send a message other than a move, and wait until it is acknowledged."""
        self._waiting = asyncio.get_running_loop().create_future()
        self.socket.send(encode(message))
        await asyncio.wait_for(self._waiting, _PATIENCE)

    def _on_message(self, message: bytes) -> None:
        table = self._table
        if message.startswith(_UPDATE):
            table.log.bytes += len(message)
            if _OFFERS in message:
                table.offer = self, message
            table.arrived(self.bit)
        elif message.startswith(_DONE):
            if self._waiting is not None and not message.startswith(_OWN_PART):
                self._waiting.set_result(None)
                self._waiting = None
            elif table.waiting & table.ACKNOWLEDGED:
                table.log.acknowledged.append(perf_counter() - table.began)
                table.arrived(table.ACKNOWLEDGED)
        elif not message.startswith(_QUIET):
            self._other(_MESSAGE_DECODER.decode(message))

    def _other(self, message: protocol.AnyServerMessage) -> None:
        table = self._table
        if isinstance(message, protocol.DealProgress):
            if not message.you:  # a spectator
                return
            if message.commitments and self._part is not None:
                command: protocol.AnyCommand = protocol.Reveal(
                    key="reveal", contribution=self._part.reveal(message.commitments)
                )
                self._part = None
            elif not message.commitments and self._part is None:
                self._part = Contributor(message.you)
                promise = self._part.commit(message.header, message.commitment)
                command = protocol.Commit(key="commit", commitment=promise)
            else:
                return  # other clients have not finished theirs
            self.socket.send(encode(protocol.Do(-1, table.id, command)))
        elif isinstance(message, protocol.RequestRefused | protocol.TableUnavailable):
            table.log.errors[message.error] += 1
        elif isinstance(message, protocol.GameOver):
            table.over = True

    def _on_close(self, code: int) -> None:
        self._table.log.errors[f"closed {code}"] += 1


class LoadTable:
    """The clients at one table, perhaps with bots; after each game they start another."""

    __slots__ = (
        "_bots", "_everybody", "_keys", "_owed", "began", "id", "log", "offer", "over", "players",
        "spectators", "waiting",
    )  # fmt: skip

    ACKNOWLEDGED: Final = 1 << 8

    def __init__(self, id: str, players: int, log: Log, bots: str = "", spectators: int = 0) -> None:
        self.id = id
        self.log = log
        clients = [Player(self, place) for place in range(players + spectators)]
        self.players, self.spectators = clients[:players], clients[players:]
        self.offer: tuple[Player, bytes] | None = None  #: the player to act, and the message with the offers
        self.waiting = 0  #: bits of the clients that have not received the last move yet
        self.began = 0.0
        self.over = False
        self._bots = bots
        self._everybody = (1 << len(clients)) - 1 | self.ACKNOWLEDGED
        self._owed = 0.0  #: due time of a move that could not be made yet
        self._keys = itertools.count()

    async def sit_down(self, addresses: Sequence[Address], tokens: list[str], invite: str) -> None:
        """Connect each client to any of the addresses, and start a game."""
        for place, (client, token) in enumerate(zip([*self.players, *self.spectators], tokens, strict=True)):
            await client.socket.open(*self.log.random.choice(addresses), "/api/socket", token)
            # As the page subscribes (web/src/net/socket.ts).
            language = LANGUAGES[place % len(LANGUAGES)]
            await client.send(
                protocol.Subscribe(table=self.id, id=1, invite=invite, sentences=True, language=language)
            )
            if place < len(self.players):
                await client.send(protocol.Do(1, self.id, protocol.Sit(key="sit", invite=invite)))
        await self.players[0].send(protocol.Do(2, self.id, protocol.Start(key="start", bots=self._bots)))

    def due(self, when: float) -> None:
        """Make a move now, or as soon as the previous one has arrived; not while bots think."""
        if self.over and not self.waiting:
            self.over, self.offer = False, None
            self.log.games += 1
            for player in self.players:
                again = protocol.Do(-1, self.id, protocol.Rematch(key=f"again {next(self._keys)}"))
                player.socket.send(encode(again))
        elif self.waiting or (self.offer is None and not self._bots):
            self._owed = self._owed or when
        elif self.offer is None:
            return
        else:
            self._move(perf_counter())

    def arrived(self, bit: int) -> None:
        """Note that a client has received the last move."""
        if self.waiting & bit:
            self.waiting &= ~bit
            if not self.waiting:
                now = perf_counter()
                self.log.seen.append((now, now - self.began))
        if self._owed and not self.waiting and self.offer is not None:
            self._move(self._owed)

    def _move(self, began: float) -> None:
        assert self.offer is not None
        (player, message), self.offer, self._owed = self.offer, None, 0.0
        action = self.log.random.choice(_OFFER_DECODER.decode(message).update.view.offers).action
        self.waiting, self.began = self._everybody, began
        player.socket.send(
            encode(protocol.Do(3, self.id, protocol.Act(key=f"{next(self._keys)}", actions=[action])))
        )

    def close(self) -> None:
        """Disconnect all clients."""
        for client in (*self.players, *self.spectators):
            client.socket.close()


class OrdinaryTable:
    """The clients at one table of the ordinary server (``canasta.loadtest.ordinary``)."""

    __slots__ = ("_everybody", "_id", "_log", "_number", "_owed", "_players", "began", "clients", "waiting")

    ACKNOWLEDGED: Final = 1 << 8

    def __init__(self, id: str, players: int, log: Log, spectators: int = 0) -> None:
        self.clients = [OrdinaryClient(self, place) for place in range(players + spectators)]
        self.waiting = 0  #: bits of the clients that have not received the last move yet
        self.began = 0.0
        self._id = id
        self._log = log
        self._players = players
        self._everybody = (1 << len(self.clients)) - 1 | self.ACKNOWLEDGED
        self._owed = 0.0  #: due time of a move that could not be made yet
        self._number = 0  #: number of moves so far

    async def sit_down(self, host: str, port: int) -> None:
        """Connect all clients."""
        for place, client in enumerate(self.clients):
            await client.socket.open(host, port, "/api/socket")
            seat = place if place < self._players else -1
            join = {"type": "join", "table": self._id, "seat": seat, "players": self._players}
            client.socket.send(encode(join))

    def due(self, when: float) -> None:
        """Make a move now, or as soon as the previous one has arrived."""
        if self.waiting:
            self._owed = self._owed or when
        else:
            self._move(perf_counter())

    def _move(self, began: float) -> None:
        client = self.clients[self._number % self._players]
        self._number += 1
        self.waiting, self.began, self._owed = self._everybody, began, 0.0
        move = {
            "type": "move",
            "table": self._id,
            "id": self._number,
            "place": self._log.random.randrange(13),
        }
        client.socket.send(encode(move))

    def receive(self, bit: int, message: bytes) -> None:
        """Note a message to a client."""
        log = self._log
        if message.startswith(_ORDINARY_VIEW):
            log.bytes += len(message)
        elif message.startswith(_ORDINARY_DONE):
            bit = self.ACKNOWLEDGED
            log.acknowledged.append(perf_counter() - self.began)
        else:
            log.errors["ordinary"] += 1
        if self.waiting & bit:
            self.waiting &= ~bit
            if not self.waiting:
                now = perf_counter()
                log.seen.append((now, now - self.began))
                if self._owed:
                    self._move(self._owed)

    def lose(self, code: int) -> None:
        """Note that a connection was lost."""
        self._log.errors[f"closed {code}"] += 1

    def close(self) -> None:
        """Disconnect all clients."""
        for client in self.clients:
            client.socket.close()


class OrdinaryClient:
    """One client of the ordinary server."""

    __slots__ = ("_bit", "_table", "socket")

    def __init__(self, table: OrdinaryTable, place: int) -> None:
        self.socket = Socket(self._on_message, table.lose)
        self._bit = 1 << place
        self._table = table

    def _on_message(self, message: bytes) -> None:
        self._table.receive(self._bit, message)


class Echo:
    """A client of the echo server that sends a message at intervals."""

    __slots__ = ("_log", "_message", "socket", "waiting")

    def __init__(self, log: Log, message: bytes) -> None:
        self.socket = Socket(self._on_message, self._on_close)
        self._log = log
        self._message = message
        self.waiting = 0.0  #: send time of the message that has no answer yet; 0 if there is none

    def due(self, _when: float) -> None:
        """Send the message."""
        if not self.waiting:
            self.waiting = perf_counter()
            self.socket.send(self._message)

    def _on_message(self, message: bytes) -> None:
        now = perf_counter()
        self._log.seen.append((now, now - self.waiting))
        self._log.bytes += len(message)
        self.waiting = 0.0

    def _on_close(self, code: int) -> None:
        self._log.errors[f"closed {code}"] += 1

    def close(self) -> None:
        """Disconnect."""
        self.socket.close()


class Sender(Protocol):
    """A table or client that acts at a pace."""

    @property
    def waiting(self) -> float:
        """Not 0 while something that was sent has not arrived everywhere."""

    def due(self, when: float, /) -> None:
        """Act, if possible; it should have been done at a given time."""

    def close(self) -> None:
        """Disconnect."""


#: The clients of one server.
Clients = Sequence[Sender]


async def keep_pace(load: Clients, pace: float, seconds: float, tick: Callable[[float], None]) -> None:
    """Let each table or client act every ``pace`` seconds, evenly spread; ``tick`` gets the progress."""
    began = perf_counter()
    gap, number, end = pace / len(load), 0, began + seconds
    shown = began
    while (now := perf_counter()) < end:
        while (when := began + number * gap) <= now:
            load[number % len(load)].due(when)
            number += 1
        if now - shown > 0.2:
            shown = now
            tick((now - began) / seconds)
        await asyncio.sleep(max(0.0005, when - perf_counter()))
