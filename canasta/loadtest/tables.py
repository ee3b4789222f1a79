"""Tables of simulated clients that sit down, take part in the deal and play random legal actions."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from canasta.fairness import Contributor
from canasta.loadtest.frames import Socket
from canasta.wire import encode, protocol

_DONE: Final = b'{"type":"done"'
_OWN_PART: Final = b'{"type":"done","id":-1,'
_UPDATE: Final = b'{"type":"update"'
_QUIET: Final = (b'{"type":"table"', b'{"type":"hand"', b'{"type":"game"', b'{"type":"hello"')
_OFFERS: Final = b'"offers":['
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
    """One client at a table."""

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
        "_bots", "_everybody", "_keys", "_owed", "began", "id", "log", "offer", "over", "players", "waiting",
    )  # fmt: skip

    ACKNOWLEDGED: Final = 1 << 6

    def __init__(self, id: str, players: int, log: Log, bots: str = "") -> None:
        self.id = id
        self.log = log
        self.players = [Player(self, place) for place in range(players)]
        self.offer: tuple[Player, bytes] | None = None  #: the player to act, and the message with the offers
        self.waiting = 0  #: bits of the clients that have not received the last move yet
        self.began = 0.0
        self.over = False
        self._bots = bots
        self._everybody = (1 << players) - 1 | self.ACKNOWLEDGED
        self._owed = 0.0  #: due time of a move that could not be made yet
        self._keys = itertools.count()

    async def sit_down(self, host: str, port: int, tokens: list[str], invite: str) -> None:
        """Connect all clients and start a game."""
        for player, token in zip(self.players, tokens, strict=True):
            await player.socket.open(host, port, "/api/socket", token)
            await player.send(protocol.Subscribe(table=self.id, id=1, invite=invite))
            await player.send(protocol.Do(1, self.id, protocol.Sit(key="sit", invite=invite)))
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
        for player in self.players:
            player.socket.close()


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


async def keep_pace(
    load: list[LoadTable] | list[Echo], pace: float, seconds: float, tick: Callable[[float], None]
) -> None:
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
