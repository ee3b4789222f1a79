"""Attacks on a server from one address.

``python -m canasta.loadtest.attackers NAME HOST PORT SECONDS`` prepares an attack, prints a line, waits for a
line on stdin, attacks for SECONDS, and prints its counts as JSON. Attackers use another address than the
quiet tables, so the limits per address apply to each separately.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import msgspec

from canasta.books import BOOKS
from canasta.loadtest.frames import Socket, frame, upgrade
from canasta.loadtest.processes import Address, Http
from canasta.messages import UserError
from canasta.wire import encode, protocol
from canasta.wire.pads import PadImport
from canasta.wire.requests import HouseText, NewQuestion
from canasta.wire.tables import Guest, NewGuest, NewTable, TableInfo

#: The attackers' address; the quiet tables use 127.0.0.1.
SOURCE: Final = "127.0.0.2"
#: Bytes per write in a flood.
_BLOCK: Final = 32 * 1024
_PING, _PONG, _TEXT, _MORE = 0x89, 0x8A, 0x01, 0x00
#: Seconds between a refusal and the next request, and seconds spent on growing a hand before the attack.
_POLITE: Final = 0.05
_GROWING: Final = 15.0
#: Seconds until the server deals without the contribution of a client.
_DEALING: Final = 6.0
#: A position in which a meld can be laid and undone repeatedly, and one to ask a hint for.
_TURN: Final = "classic players=2 turn=1:play hand1=KKKQQ995 hand2=44556678 setsA=777 pile=4"
THINK: Final = "classic players=2 turn=1:play hand1=KKKQ95 hand2=5 setsA=777 pile=4"
_HOUSE: Final = 'name = "long"\nextends = "classic"\nversion = 1\nabout = "Many keys nobody knows."\n'


class AttackReport(msgspec.Struct):
    """Counts of one attack."""

    done: int = 0  #: frames sent, or requests answered
    refused: int = 0  #: requests and messages refused
    closed: int = 0  #: connections closed by the server


class Attacker:
    """An attacking client."""

    def __init__(self, address: Address, seconds: float) -> None:
        self.address = address
        self.seconds = seconds
        self.did = AttackReport()
        self._end = 0.0

    @property
    def on(self) -> bool:
        """True until the attack ends."""
        return time.perf_counter() < self._end

    async def begin(self) -> None:
        """Report that the preparation is done and wait for the signal to attack."""
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self._end = time.perf_counter() + self.seconds

    def http(self) -> Http:
        """Return a connection from the attacker's address."""
        return Http(self.address, SOURCE)

    async def guests(self, number: int = 1) -> list[str]:
        """Create guests and return their tokens."""
        async with self.http() as http:
            return [(await http.ask(Guest, "/api/guests", NewGuest("Mallory"))).token for _ in range(number)]

    async def request(
        self, calls: Iterator[tuple[str, str, object]], token: str = "", *, connections: int = 8
    ) -> None:
        """Send requests over several connections, each waiting for its answer."""

        async def worker() -> None:
            while self.on:
                with suppress(OSError, asyncio.IncompleteReadError):
                    async with self.http() as http:
                        while self.on:
                            await self._call(http, next(calls), token)
                    continue
                self.did.closed += 1
                await asyncio.sleep(_POLITE)

        await asyncio.gather(*(worker() for _ in range(connections)))

    async def _call(self, http: Http, call: tuple[str, str, object], token: str) -> None:
        try:
            await http.call(*call, token)
            self.did.done += 1
        except UserError:
            self.did.refused += 1
            await asyncio.sleep(_POLITE)

    async def flood(self, token: str, first: bytes, block: bytes, frames: int, *, sockets: int = 4) -> None:
        """Write the same frames to some sockets as fast as the server takes them."""

        async def worker() -> None:
            while self.on:
                with suppress(OSError, asyncio.IncompleteReadError):
                    reader, writer = await asyncio.open_connection(*self.address, local_addr=(SOURCE, 0))
                    writer.write(upgrade(*self.address, "/api/socket", token))
                    head = await reader.readuntil(b"\r\n\r\n")
                    if not head.startswith(b"HTTP/1.1 101"):
                        self.did.refused += 1
                        writer.close()
                        await asyncio.sleep(_POLITE)
                        continue
                    reading = asyncio.create_task(_discard(reader))
                    writer.write(first)
                    while not reading.done() and self.on:
                        writer.write(block)
                        self.did.done += frames
                        drained = asyncio.create_task(writer.drain())
                        left = self._end - time.perf_counter()
                        await asyncio.wait([drained, reading], timeout=left, return_when="FIRST_COMPLETED")
                        drained.cancel()
                        with suppress(asyncio.CancelledError):
                            await drained
                    reading.cancel()
                    writer.transport.abort()
                self.did.closed += int(self.on)
                await asyncio.sleep(_POLITE)

        await asyncio.gather(*(worker() for _ in range(sockets)))

    async def say(self, token: str, messages: Iterator[object], pause: float) -> None:
        """Send messages over a socket at a steady pace."""
        gone = asyncio.Event()

        def on_message(message: bytes) -> None:
            self.did.refused += message.startswith(b'{"type":"refused"')

        socket = Socket(on_message, lambda _code: gone.set())
        await socket.open(*self.address, "/api/socket", token, SOURCE)
        while self.on and not gone.is_set():
            socket.send(encode(next(messages)))
            self.did.done += 1
            await asyncio.sleep(pause)
        self.did.closed += gone.is_set()
        socket.close()

    async def table(self, token: str, **settings: Any) -> TableInfo:
        """Open a table against a bot, at a position in which the attacker acts."""
        async with self.http() as http:
            table = await http.ask(TableInfo, "/api/tables", NewTable(players=2, **settings), token)
            for command in (protocol.Sit(key="sit"), protocol.Start(key="start", bots="club")):
                await http.call("POST", f"/api/tables/{table.id}/do", command, token)
        await asyncio.sleep(_DEALING)  # the server waits for contributions that do not come
        async with self.http() as http:
            await http.call("POST", f"/api/tables/{table.id}/do", protocol.Next(key="next"), token)
        return table


async def _discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(_BLOCK):
            pass


# --- The attacks ----------------------------------------------------------------------------------


async def _flood_with(attacker: Attacker, kind: int, first: bytes = b"", payload: bytes = b"") -> None:
    (token,) = await attacker.guests()
    one = bytes((kind,)) + frame(payload)[1:]
    number = max(1, _BLOCK // len(one))
    await attacker.begin()
    await attacker.flood(token, first, one * number, number)


async def _pings(attacker: Attacker) -> None:
    await _flood_with(attacker, _PING)


async def _pongs(attacker: Attacker) -> None:
    await _flood_with(attacker, _PONG)


async def _fragments(attacker: Attacker) -> None:
    await _flood_with(attacker, _MORE, bytes((_TEXT,)) + frame(b"")[1:])


async def _messages(attacker: Attacker) -> None:
    await _flood_with(attacker, 0x81, payload=b'{"type":"ping","id":1}')


async def _large(attacker: Attacker) -> None:
    await _flood_with(attacker, 0x81, payload=b'{"type":"ping","id":1' + b" " * 60_000 + b"}")


async def _subscriptions(attacker: Attacker) -> None:
    tokens = await attacker.guests(5)
    table = await attacker.table(tokens[0], position=_TURN)
    again = itertools.repeat(
        protocol.Subscribe(table=table.id, id=1, invite=str(table.invite), sentences=True, position=True)
    )
    await attacker.begin()
    await asyncio.gather(*(attacker.say(token, again, 0.05) for token in tokens for _ in range(2)))


async def _pads(attacker: Attacker) -> None:
    (token,) = await attacker.guests()
    hand = {"sides": [{"laid": 100, "natural": 1, "mixed": 1}, {"laid": 90, "left": [40]}]}
    game = {"book": "classic", "sides": [["Ana"], ["Bruno"]], "target": 1_000_000}
    pad = {"format": "canasta-scorepad", "version": 1, "game": game, "hands": [hand] * 499}
    new = PadImport("json", msgspec.json.encode(pad).decode())
    async with attacker.http() as http:
        for _ in range(30):
            await http.call("POST", "/api/pads/import", new, token)
    await attacker.begin()
    await attacker.request(itertools.repeat(("GET", "/api/pads", None)), token)


async def _grown(attacker: Attacker, token: str) -> str:
    """Make a hand as long as possible by laying and undoing; return the path for commands."""
    table = await attacker.table(token, position=_TURN)
    path, until = f"/api/tables/{table.id}/do", time.perf_counter() + _GROWING
    async with attacker.http() as http:
        for number in itertools.count():
            lay, back = (
                protocol.Act(key=f"lay {number}", actions=["lay KKK"]),
                protocol.Undo(key=f"undo {number}"),
            )
            try:
                await http.call("POST", path, lay, token)
                await http.call("POST", path, back, token)
            except UserError:
                await asyncio.sleep(0.2)
            if time.perf_counter() > until:
                return path
    raise AssertionError


async def _happened(attacker: Attacker) -> None:
    (token,) = await attacker.guests()
    path = (await _grown(attacker, token)).replace("/do", "/ask")
    await attacker.begin()
    await attacker.request(itertools.repeat(("POST", path, protocol.AskEvents())), token)


async def _keys(attacker: Attacker) -> None:
    (token,) = await attacker.guests()
    path = await _grown(attacker, token)
    again = protocol.Act(key="lay 0", actions=["lay KKK"])
    await attacker.begin()
    await attacker.request(itertools.repeat(("POST", path, again)), token)


def _houses() -> Iterator[tuple[str, str, object]]:
    for number in itertools.count():
        keys = "".join(f"k{number}x{key} = 1\n" for key in range(4500))
        yield "POST", "/api/houses/opened", HouseText((_HOUSE + keys)[:59_000])


async def _house(attacker: Attacker) -> None:
    await attacker.begin()
    await attacker.request(_houses())


def _comparisons() -> Iterator[tuple[str, str, object]]:
    # A different order each time defeats the cache.
    for names in itertools.cycle(itertools.permutations(BOOKS)):
        yield "GET", f"/api/rules/compare?books={','.join(names)}&known={names[0]}", None


async def _compare(attacker: Attacker) -> None:
    await attacker.begin()
    await attacker.request(_comparisons())


def _searches() -> Iterator[tuple[str, str, object]]:
    for number in itertools.count():
        words = " ".join(f"frozzen{number % 97} pyle{number % 89} wyld{part}" for part in range(8))
        yield "GET", f"/api/rules/search?words={quote(words[:190])}", None


async def _search(attacker: Attacker) -> None:
    await attacker.begin()
    await attacker.request(_searches())


async def _chunks(attacker: Attacker) -> None:
    host, port = attacker.address
    head = f"POST /api/houses/opened HTTP/1.1\r\nHost: {host}:{port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    body = (
        b"".join(b"1\r\n%c\r\n" % letter for letter in b'{"text":"' + b"#" * 120_000 + b'"}') + b"0\r\n\r\n"
    )
    await attacker.begin()

    async def worker() -> None:
        while attacker.on:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(SOURCE, 0))
                writer.write(head.encode() + body)
                answer = await reader.readuntil(b"\r\n")
                refused = answer.split()[1] in (b"400", b"413", b"429")
                attacker.did.refused += refused
                attacker.did.done += not refused
                writer.transport.abort()
                await asyncio.sleep(_POLITE)
                continue
            attacker.did.closed += 1
            await asyncio.sleep(_POLITE)

    await asyncio.gather(*(worker() for _ in range(8)))


async def _hints(attacker: Attacker) -> None:
    tokens = await attacker.guests(4)
    await attacker.begin()
    asked = itertools.repeat(("POST", "/api/positions/hint", NewQuestion(position=THINK)))
    await asyncio.gather(*(attacker.request(asked, token, connections=3) for token in tokens))


async def _lobby(attacker: Attacker) -> None:
    (token,) = await attacker.guests()
    async with attacker.http() as http:
        for number in range(20):
            table = await http.ask(TableInfo, "/api/tables", NewTable(public=True), token)
            for again in range(2):
                command: protocol.AnyCommand = protocol.Bot(
                    key=f"{number} {again}", place=2 + again, level="club"
                )
                await http.call("POST", f"/api/tables/{table.id}/do", command, token)
                await asyncio.sleep(_POLITE)
    await attacker.begin()
    await attacker.request(itertools.repeat(("GET", "/api/tables", None)))


async def _requests(attacker: Attacker) -> None:
    host, port = attacker.address
    block = f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * 50
    await attacker.begin()

    async def worker() -> None:
        while attacker.on:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(SOURCE, 0))
                while attacker.on:
                    writer.write(block)
                    for _ in range(50):
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]
                        await reader.readexactly(int(length))
                        attacker.did.refused += b" 429 " in head[:20]
                        attacker.did.done += b" 200 " in head[:20]
            attacker.did.closed += attacker.on
            await asyncio.sleep(_POLITE)

    with suppress(TimeoutError):
        async with asyncio.timeout(attacker.seconds):
            await asyncio.gather(*(worker() for _ in range(20)))


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "pings": _pings,
    "pongs": _pongs,
    "fragments": _fragments,
    "messages": _messages,
    "large": _large,
    "subscriptions": _subscriptions,
    "pads": _pads,
    "happened": _happened,
    "keys": _keys,
    "house": _house,
    "compare": _compare,
    "search": _search,
    "chunks": _chunks,
    "hints": _hints,
    "lobby": _lobby,
    "requests": _requests,
}


async def _attack(name: str, address: Address, seconds: float) -> AttackReport:
    attacker = Attacker(address, seconds)
    with suppress(TimeoutError):
        await ATTACKS[name](attacker)
    return attacker.did


def main(name: str, host: str, port: str, seconds: str) -> None:
    """Run one attack and print its counts."""
    did = asyncio.run(_attack(name, Address(host, int(port)), float(seconds)))
    print(msgspec.json.encode(did).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
