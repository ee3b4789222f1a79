"""What a club evening costs a server: 60 tables with score pads, entered at a fixed pace.

    python -m bench.evening [--tables TABLES] [--hands HANDS] [--pace HANDS_PER_SECOND] [--json FILE]
    python -m bench.evening --against 6    # the same requests at six tables, in the same run, and the ratios

The server is a separate process. Clients and server share the machine. Each table writes its hands on its
pad, hands the result in and confirms it on a second device; meanwhile a director's tablet reads the evening
every two seconds, and a projector the public results. A request is due at a fixed time, from which its
latency counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from canasta.loadtest.figures import share
from canasta.loadtest.processes import Address, Http, server, usage
from canasta.storage.people import new_id
from canasta.wire import decode
from canasta.wire.clubs import DeviceSession, EveningPage
from canasta.wire.tables import Guest

#: Seconds between two looks of the director's tablet and of the projector.
_LOOK: Final = 2.0
#: Connections for the requests of phones.
_CONNECTIONS: Final = 8

Figures = dict[str, Any]


class Phones:
    """Sends the requests of phones at their times, and notes how long each kind takes."""

    def __init__(self, address: Address, pace: float) -> None:
        self._address = address
        self._step = 1 / pace
        self._queue: asyncio.Queue[tuple[float, str, str, str, object] | None] = asyncio.Queue()
        self.seconds: dict[str, list[float]] = defaultdict(list)

    async def send(self, kind: str, requests: list[tuple[str, str, object]]) -> None:
        """Send requests of one kind at the pace: path, token and body of each."""
        workers = [asyncio.create_task(self._work()) for _ in range(_CONNECTIONS)]
        began = time.perf_counter()
        for number, (path, token, body) in enumerate(requests):
            due = began + number * self._step
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._queue.put_nowait((due, kind, path, token, body))
        for _ in workers:
            self._queue.put_nowait(None)
        await asyncio.gather(*workers)

    async def _work(self) -> None:
        async with Http(self._address) as http:
            while (item := await self._queue.get()) is not None:
                due, kind, path, token, body = item
                await http.call("POST", path, body, token)
                self.seconds[kind].append(time.perf_counter() - due)


async def measure(tables: int, hands: int, pace: float) -> Figures:
    """Run one round of an evening and return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        async with server("tables", str(Path(folder) / "server.db")) as address, Http(address) as http:
            rosa = decode(await http.call("POST", "/api/guests", {"name": "Rosa"}), Guest).token
            settings = {"hands": hands, "rounds": 1, "movement": "random", "title": "Benchmark"}
            page = await http.ask(EveningPage, "/api/evenings", {"settings": settings}, rosa)
            path = f"/api/evenings/{page.id}"
            for pair in range(1, tables * 2 + 1):
                entry = {"names": [f"First {pair}", f"Second {pair}"]}
                await http.call("POST", f"{path}/do", {"do": "add_entry", "entry": entry}, rosa)
            took = {}
            for what in ("draw_round", "start_round"):
                began = time.perf_counter()
                page = await http.ask(EveningPage, f"{path}/do", {"do": what}, rosa)
                took[what] = time.perf_counter() - began
            link = json.loads(await http.call("POST", f"{path}/link", None, rosa))["link"]
            devices = [[await _device(http, each.link) for _ in range(2)] for each in page.tables]
            links = [each.link for each in page.tables]
            phones = Phones(address, pace)
            watching = [
                asyncio.create_task(_look(address, phones, kind, where, token))
                for kind, where, token in (
                    ("director", path, rosa),
                    ("projector", f"/api/evenings/public/{link}", ""),
                )
            ]
            before = await usage(address)
            firsts, others = ([each[which] for each in devices] for which in (0, 1))
            for _ in range(hands):
                await phones.send(
                    "hand", [_command(*each, _hand()) for each in zip(links, firsts, strict=True)]
                )
            middle = await usage(address)
            for kind, tokens, command in (
                ("hand in", firsts, {"do": "hand_in", "side": 1}),
                ("confirm", others, {"do": "confirm", "side": 2, "points": [500 * hands, 300 * hands]}),
            ):
                await phones.send(
                    kind, [_command(*each, command) for each in zip(links, tokens, strict=True)]
                )
            after = await usage(address)
            for each in watching:
                each.cancel()
            began = time.perf_counter()
            async with Http(address) as later:  # the first connection was idle for too long
                page = await later.ask(EveningPage, f"{path}/do", {"do": "end_round"}, rosa)
            took["end_round"] = time.perf_counter() - began
            assert len(page.state.standings.rows) == tables * 2
            assert not page.state.rounds[0].missing
            return {
                "tables": tables,
                "hands": hands,
                "pace": pace,
                "load": os.getloadavg()[0],
                "cpu_ms_per_hand": (middle.cpu - before.cpu) * 1000 / (tables * hands),
                "cpu_ms_per_result": (after.cpu - middle.cpu) * 1000 / tables,
                "memory_mb": after.memory / 1e6,
                "once_ms": {name: seconds * 1000 for name, seconds in took.items()},
                "ms": {
                    kind: {name: share(each, part) * 1000 for name, part in (("p50", 0.5), ("p99", 0.99))}
                    for kind, each in phones.seconds.items()
                },
            }


async def _device(http: Http, link: str) -> str:
    return (await http.ask(DeviceSession, f"/api/evening-links/{link}/guest", None)).token


def _command(link: str, token: str, command: object) -> tuple[str, str, object]:
    return f"/api/evening-tables/{link}/do", token, command


def _hand() -> dict[str, Any]:
    entry = {"sides": [{"points": 500}, {"points": 300}]}
    return {"do": "write", "write": {"entry": entry, "key": new_id()}}


async def _look(address: Address, phones: Phones, kind: str, path: str, token: str) -> None:
    """Read a page every two seconds, until this is cancelled."""
    async with Http(address) as http:
        while True:
            began = time.perf_counter()
            await http.call("GET", path, None, token)
            phones.seconds[kind].append(time.perf_counter() - began)
            await asyncio.sleep(_LOOK)


def main() -> None:
    """Measure and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--pace", type=float, default=5.0, help="requests of phones per second")
    parser.add_argument("--against", type=int, default=0, help="tables of another evening to compare with")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    figures = asyncio.run(measure(wanted.tables, wanted.hands, wanted.pace))
    if wanted.against:
        # As many hands, so that both take equally long.
        hands = max(1, wanted.hands * wanted.tables // wanted.against)
        other = asyncio.run(measure(wanted.against, hands, wanted.pace))
        figures["against"] = other
        figures["ratio"] = {
            name: figures[name] / other[name] for name in ("cpu_ms_per_hand", "cpu_ms_per_result")
        } | {"hand_p50": figures["ms"]["hand"]["p50"] / other["ms"]["hand"]["p50"]}
    text = json.dumps(figures, indent=2)
    print(text)
    if wanted.json:
        wanted.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
