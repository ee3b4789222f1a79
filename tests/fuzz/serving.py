"""A server that is called without a network: HTTP bodies and socket frames reach the application itself."""

from __future__ import annotations

import asyncio
import atexit
import json
import tempfile
from collections.abc import Awaitable, MutableMapping
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

from hypothesis import strategies as st

from canasta.server.errors import WRONG
from canasta.server.settings import ServerSettings
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.app import Server
from canasta.server.web.endpoint import NUMBERS, Endpoint
from canasta.wire.protocol import AnySent
from tests.fuzz.messages import PLACES, SENSIBLE, bodies_of
from tests.fuzz.target import Target
from tests.serving import GENEROUS, QUICKLY

T = TypeVar("T")
Message = MutableMapping[str, Any]
_ORIGIN = "http://127.0.0.1"
#: Ends the caller itself, or works for seconds in another process, which other tests look at.
_LEFT_OUT = (
    "/api/me",
    "/api/session",
    "/api/me/sessions",
    "/api/houses/check",
    "/api/reviews",
    "/api/positions/hint",
)
_FRAMES = 6
_SHM = Path("/dev/shm")


class Fuzzed:
    """A server in this thread, with people, a table in play, one that waits, and a pad."""

    def __init__(self) -> None:
        # Where there is a folder in memory, nothing waits for the disk.
        self._folder = tempfile.TemporaryDirectory(
            prefix="canasta-fuzz-", dir=_SHM if _SHM.is_dir() else None
        )
        self._loop = asyncio.new_event_loop()
        self._living = AsyncExitStack()
        settings = ServerSettings(
            Path(self._folder.name) / "server.db", frozenset([_ORIGIN]), limits=GENEROUS, trial=2, **QUICKLY
        )
        self.server = Server(settings)
        self.app = self.server.app()
        self._run(self._living.enter_async_context(self.app.router.lifespan_context(self.app)))
        self.faults: list[BaseException] = []
        self.server.hub.wrong = self._wrong  # type: ignore[method-assign,assignment] # to see the error itself
        self.token = self._guest("Ana")
        self.ids = self._furnish()
        atexit.register(self.close)

    def close(self) -> None:
        """End the server and forget what it kept."""
        self._run(self._living.aclose())
        self._loop.close()
        self._folder.cleanup()

    def _wrong(self, problem: Exception, _where: str) -> None:
        self.faults.append(problem)

    def _run(self, work: Awaitable[T]) -> T:
        return self._loop.run_until_complete(work)

    def _guest(self, name: str) -> str:
        return str(
            json.loads(self.call("POST", "/api/guests", json.dumps({"name": name}).encode())[1])["token"]
        )

    def _posted(self, path: str, **body: Any) -> Any:
        status, answer = self.call("POST", path, json.dumps(body).encode(), self.token)
        assert status == 200, answer
        return json.loads(answer)

    def _furnish(self) -> dict[str, str]:
        """Something to do things to; the ids stand in the places of inputs."""
        table = self._posted(
            "/api/tables", public=True, players=2, irregularities="referee", may_rule="players"
        )
        other = self._posted("/api/tables", public=False, book="boat", players=4)
        commands: list[dict[str, Any]] = [
            {"do": "sit", "place": 1}, {"do": "bot", "place": 2, "level": "random"}, {"do": "start"}
        ]  # fmt: skip
        for number, command in enumerate(commands):
            self._posted(f"/api/tables/{table['id']}/do", key=f"furnish {number}", **command)
        pad = self._posted(
            "/api/pads", game={"book": "classic", "sides": [["Ana", "Carla"], ["Ben", "Dora"]]}
        )
        house = self._posted("/api/me/houses", text='extends = "classic"\nname = "ours"\nversion = 1\n')
        values = (table["id"], other["id"], pad["id"], table["host"], other["invite"], house["id"])
        return dict(zip(PLACES, values, strict=True))

    def filled(self, data: bytes) -> bytes:
        """An input with ids in the places of their names."""
        for place, id in self.ids.items():
            data = data.replace(place.encode(), id.encode())
        return data

    # --- What is sent -------------------------------------------------------------------------------

    def call(self, method: str, target: str, body: bytes, token: str = "") -> tuple[int, bytes]:
        """A request, and its answer."""
        return self._run(self._call(method, target, body, token))

    async def _call(self, method: str, target: str, body: bytes, token: str) -> tuple[int, bytes]:
        path, _, query = target.partition("?")
        scope = _scope("http", path, query, token)
        sent: list[Message] = []
        given = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> Message:
            return next(given, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app({**scope, "method": method}, receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return int(sent[0]["status"]), content

    def talk(self, frames: list[bytes]) -> list[Any]:
        """What is answered to frames on a new socket."""
        return self._run(self._talk(frames))

    async def _talk(self, frames: list[bytes]) -> list[Any]:
        told: list[Any] = []
        queue = [
            {"type": "websocket.connect"},
            *map(_frame, frames),
            {"type": "websocket.disconnect", "code": 1000},
        ]
        given = iter(queue)

        async def receive() -> Message:
            return next(given)

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                told.append(json.loads(message["text"]))

        await self.app(_scope("websocket", "/api/socket", "", self.token), receive, send)
        return told


def _scope(kind: str, path: str, query: str, token: str) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1")]
    headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": unquote(path, errors="replace"),
        "raw_path": path.encode("utf-8", "replace"),
        "query_string": query.encode("utf-8", "replace"),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
    }


def _frame(data: bytes) -> Message:
    """A frame of text, or of bytes if it is none, as a socket would hand it on."""
    try:
        return {"type": "websocket.receive", "text": data.decode()}
    except UnicodeDecodeError:
        return {"type": "websocket.receive", "bytes": data}


@cache
def fuzzed() -> Fuzzed:
    """The server of this process."""
    return Fuzzed()


def _no_fault(server: Fuzzed) -> None:
    """An error of ours is raised again, where it can be seen."""
    if server.faults:
        problem = server.faults[0]
        server.faults.clear()
        raise problem


# --- HTTP ---------------------------------------------------------------------------------------------

_TRIED = [each for each in ENDPOINTS if each.path not in _LEFT_OUT]
_PATHS = {
    "table": "{table}",
    "pad": "{pad}",
    "house": "{house}",
    "book": "classic",
    "form": "csv",
    "id": "35",
}
_queries = st.text(max_size=8) | st.sampled_from(
    ["0", "1", "-1", "99999999999", "classic", "pile", "35", "٣"]
)


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """``POST /api/tables/{table}/do?x=y as ana``, and in the lines after it the body."""
    endpoint: Endpoint = draw(st.sampled_from(_TRIED))
    parts = []
    for part in endpoint.path.split("/"):
        if part.startswith("{"):
            name = part.strip("{}")
            usual = _PATHS.get(name, "x")
            part = draw(SENSIBLE.get(name, st.just(usual)) if draw(st.booleans()) else st.just(usual))
            part = part.replace("/", "%2F").replace("?", "%3F")
        parts.append(part)
    asked = [name for name in endpoint.query if draw(st.booleans())]
    query = "&".join(
        f"{name}={draw(st.integers(0, 7).map(str) if name in NUMBERS else _queries)}" for name in asked
    )
    who = draw(st.sampled_from(["ana", "ana", "ana", "nobody"]))
    body = draw(bodies_of(endpoint.body)) if endpoint.body is not None else b""
    head = f"{endpoint.method} {'/'.join(parts)}{'?' + query if query else ''} as {who}\n"
    return head.encode("utf-8", "replace") + body


def _check_http(data: bytes) -> bool:
    server = fuzzed()
    head, _, body = server.filled(data).partition(b"\n")
    words = head.decode("utf-8", "replace").split(" ")
    method, target = words[0], words[1] if len(words) > 1 else "/"
    if target.partition("?")[0].rstrip("/") in _LEFT_OUT:
        return False
    status, answer = server.call(method, target, body, server.token if words[-1] == "ana" else "")
    _no_fault(server)
    assert status < 500, answer
    if status >= 400 and target.startswith("/api/"):
        assert json.loads(answer)["sentence"].strip()
    return status < 400


HTTP = Target("http", requests(), _check_http, tuple(each.path.encode() for each in _TRIED))


# --- Sockets ------------------------------------------------------------------------------------------


def _check_socket(data: bytes) -> bool:
    """Each line is a frame; the last one asks whether somebody is still there."""
    server = fuzzed()
    frames = server.filled(data).split(b"\n")[:_FRAMES]
    told = server.talk([*frames, b'{"type":"ping","id":77}'])
    _no_fault(server)
    assert told[0]["type"] == "hello"
    assert {"type": "pong", "id": 77} in told
    refused = [each for each in told if each["type"] == "refused"]
    assert all(each["sentence"].strip() and each["error"] != WRONG for each in refused)
    return len(told) - len(refused) > 2


SOCKET = Target(
    "socket",
    st.lists(bodies_of(AnySent), min_size=1, max_size=3).map(b"\n".join),
    _check_socket,
    tuple(
        f'"{name}":'.encode() for name in ("type", "do", "ask", "key", "id", "table", "command", *SENSIBLE)
    ),
)
