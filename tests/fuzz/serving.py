"""A server called without a network: HTTP bodies and socket frames go straight to the application."""

from __future__ import annotations

import asyncio
import atexit
import json
import tempfile
from collections.abc import Awaitable, MutableMapping, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from urllib.parse import quote, unquote

import msgspec

from canasta.engine import IllegalAction
from canasta.messages import UserError, say, use_language
from canasta.server.analysis.job_queue import JobError
from canasta.server.analysis.jobs import AnyJob, ExerciseJob, HintJob, ReviewJob, TrialJob, run_job
from canasta.server.errors import WRONG
from canasta.server.settings import ServerSettings
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.app import Server
from canasta.server.web.connections import WRITER
from canasta.server.web.endpoint import NUMBERS, Endpoint
from canasta.wire.protocol import AnyClientMessage
from tests.fuzz.messages import PLACES, SENSIBLE, body_of, some_text
from tests.fuzz.target import Target
from tests.serving import GENEROUS, QUICKLY

T = TypeVar("T")
Message = MutableMapping[str, Any]
Header = tuple[bytes, bytes]
_ORIGIN = "http://127.0.0.1"
#: Ends the caller itself.
_LEFT_OUT = ("/api/me", "/api/session", "/api/me/sessions")
#: Takes a while, and so does rendering a PNG; other tests cover that.
_LONG = (HintJob, ExerciseJob, ReviewJob, TrialJob)
_FRAMES = 6
#: Inputs before the server is set up again.
_AS_MANY = 300
_SHM = Path("/dev/shm")


class Fuzzed:
    """A server in this thread, with players, a table in play, one that waits, and a pad."""

    def __init__(self) -> None:
        # Use a folder in memory where there is one, so that nothing waits for the disk.
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
        self.run(self._living.enter_async_context(self.app.router.lifespan_context(self.app)))
        self.faults: list[BaseException] = []
        self.server.hub.log_error = self._wrong  # type: ignore[method-assign,assignment] # to see the error itself
        self.server.hub.analysis.run = self._work_out  # type: ignore[method-assign,assignment] # and those of processes
        self.token = ""
        self.ids: dict[str, str] = {}
        self._tried = 0
        self.lost = False  # whether the session has ended: creating an account starts another
        atexit.register(self.close)

    def close(self) -> None:
        """Stop the server and delete its data."""
        self.run(self._living.aclose())
        self._loop.close()
        self._folder.cleanup()

    def _wrong(self, problem: Exception, _where: str) -> None:
        self.faults.append(problem)

    async def _work_out(
        self, _person: str, study: AnyJob, _progress: Any = None, *, gone: Any = None
    ) -> msgspec.Raw:
        """Compute here what a process would compute, unless that takes a while."""
        if isinstance(study, _LONG) or getattr(study, "form", "") == "png":
            raise UserError("server.many_analyses")
        study = msgspec.json.decode(msgspec.json.encode(study), type=AnyJob)
        with use_language(study.language or None):
            try:
                return msgspec.Raw(run_job(study, lambda *_told: None))
            except UserError as problem:
                raise JobError(problem.message, str(problem)) from None
            except IllegalAction as problem:
                reason = problem.reason
                raise JobError(reason.message, say(reason.message, reason.params)) from None

    def run(self, work: Awaitable[T]) -> T:
        """Wait for a coroutine in the server's loop."""
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
        """Create objects to act on; their ids replace the placeholders of inputs."""
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
        """Replace placeholders in an input by ids, at times by new ones, because tables are closed."""
        if self.lost or self._tried % _AS_MANY == 0:
            self.lost = False
            self.token = self._guest("Ana")
            self.ids = self._furnish()
        self._tried += 1
        for place, id in self.ids.items():
            data = data.replace(place.encode(), id.encode())
        return data

    def no_fault(self) -> None:
        """Raise internal errors again so that the fuzzer sees them."""
        if self.faults:
            problem = self.faults[0]
            self.faults.clear()
            raise problem

    # --- What is sent -------------------------------------------------------------------------------

    def call(
        self, method: str, target: str, body: bytes, token: str = "", headers: Sequence[Header] = ()
    ) -> tuple[int, bytes]:
        """Send a request and return its response."""
        return self.run(self._call(method, target, body, token, headers))

    async def _call(
        self, method: str, target: str, body: bytes, token: str, headers: Sequence[Header]
    ) -> tuple[int, bytes]:
        path, _, query = target.partition("?")
        scope = _scope("http", path, query, token, headers)
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
        """Return the replies to frames on a new socket."""
        return self.run(self._talk(frames))

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

        scope = _scope("websocket", "/api/socket", "", self.token)
        scope["extensions"] = {WRITER: {"writer": _Written(told)}}
        await self.app(scope, receive, send)
        return told


class _Written:
    """The writing side of a socket: collects the messages."""

    blocked = False

    def __init__(self, messages: list[Any]) -> None:
        self._messages = messages

    def write(self, *messages: bytes) -> bool:
        self._messages += map(json.loads, messages)
        return True

    def hold(self, on: bool) -> None:
        """Stop reading, or go on: all frames have been given already."""

    def abort(self) -> None:
        """Drop the connection: nothing follows."""


def _scope(kind: str, path: str, query: str, token: str, more: Sequence[Header] = ()) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1")]
    headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
    headers += more
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
    """Return a frame of text, or of bytes if it is not text, as a socket would deliver it."""
    try:
        return {"type": "websocket.receive", "text": data.decode()}
    except UnicodeDecodeError:
        return {"type": "websocket.receive", "bytes": data}


@cache
def fuzzed() -> Fuzzed:
    """Return the server of this process."""
    return Fuzzed()


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
_QUERIES = ("0", "1", "-1", "99999999999", "classic", "pile", "35", "٣")
_HEADERS = (
    "accept-language", "accept-encoding", "authorization", "content-length", "content-type", "cookie", "host",
    "if-none-match", "origin", "sec-fetch-site", "user-agent", "x-forwarded-for", "x-forwarded-proto",
)  # fmt: skip
_VALUES = (
    "es-MX,es;q=0.9,en;q=0.8", "en;q=x", "*", "gzip", "gzip;q=0,br", "Bearer x", "Basic eDp5", "99999", "-1",
    "application/json", "text/html;charset=utf-16", "canasta=x; a=b", "localhost:80", "[::1]:9",
    "x.example:x", "http://127.0.0.1", "http://[", "null", "cross-site", "1.2.3.4, 5.6.7.8", "::1,x", "",
)  # fmt: skip
#: Not endpoints: pages, which read their own addresses, and files that a program asks for.
_ADDRESSES = (
    "/", "/table/{table}", "/room/{table}/x", "/invite/{table}/{invite}", "/replay/{table}?hand=2",
    "/pad/{pad}", "/rules/classic/33", "/score/../..", "/assets/../../server.db", "/assets/%2e%2e%2fx", "//",
    "/api", "/api/", "/healthz", "/readyz", "/metrics", "/robots.txt", "/api/socket", "/api/openapi.json",
    "/house/{house}", "/learn/boat?step=x",
)  # fmt: skip


def _headers(rng: Random) -> str:
    """Return some headers, each followed by a request's end of line."""
    pairs = ((rng.choice(_HEADERS), rng.choice((*_VALUES, some_text(rng)))) for _ in range(rng.randint(0, 2)))
    return "".join(f" {name}:{quote(value, safe=':;,/=%[]*.')}" for name, value in pairs)


def _visit(rng: Random) -> bytes:
    """Visit a page as a browser would: ``GET /invite/x as nobody``."""
    method = rng.choice(("GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE", "get", "X"))
    return f"{method} {rng.choice(_ADDRESSES)} as {rng.choice(('ana', 'nobody'))}{_headers(rng)}\n".encode()


def some_request(rng: Random) -> bytes:
    """Return a request such as ``POST /api/tables/{table}/do?x=y as ana``, followed by its body."""
    if rng.random() < 0.15:
        return _visit(rng)
    endpoint: Endpoint = rng.choice(_TRIED)
    parts = []
    for part in endpoint.path.split("/"):
        if part.startswith("{"):
            name = part.strip("{}")
            part = _PATHS.get(name, "x")
            if name in SENSIBLE and rng.random() < 0.5:
                part = str(SENSIBLE[name](rng)).replace("/", "%2F").replace("?", "%3F")
        parts.append(part)
    query = "&".join(
        f"{name}={rng.randrange(8) if name in NUMBERS else rng.choice((*_QUERIES, quote(some_text(rng, 8))))}"
        for name in endpoint.query
        if rng.random() < 0.5
    )
    who = rng.choice(("ana", "ana", "ana", "nobody"))
    more = _headers(rng) if rng.random() < 0.25 else ""
    head = f"{endpoint.method} {'/'.join(parts)}{'?' + query if query else ''} as {who}{more}\n"
    body = body_of(endpoint.body, rng) if endpoint.body is not None else b""
    return head.encode("utf-8", "replace") + body


def _check_http(data: bytes) -> bool:
    server = fuzzed()
    head, _, body = server.filled(data).partition(b"\n")
    words = head.decode("utf-8", "replace").split(" ")
    method, target = words[0], words[1] if len(words) > 1 else "/"
    if target.partition("?")[0].rstrip("/") in _LEFT_OUT:
        return False
    given = [
        (name.lower().encode("latin-1", "replace"), unquote(value).encode("latin-1", "replace"))
        for name, colon, value in (word.partition(":") for word in words[2:])
        if colon
    ]
    token = server.token if "ana" in words[2:] else ""
    status, answer = server.call(method, target, body, token, given)
    server.lost = server.lost or (status == 401 and bool(token))
    server.no_fault()
    assert status < 500, answer
    if status >= 400 and target.startswith("/api/") and method not in ("HEAD", "head"):
        assert json.loads(answer)["sentence"].strip()
    return status < 400


HTTP = Target("http", some_request, _check_http, tuple(each.path.encode() for each in _TRIED))


# --- Sockets ------------------------------------------------------------------------------------------


def _check_socket(data: bytes) -> bool:
    """Send each line as a frame; the last one checks that the server still answers."""
    server = fuzzed()
    told: list[Any] = []
    while not told:
        frames = server.filled(data).split(b"\n")[:_FRAMES]
        told = server.talk([*frames, b'{"type":"ping","id":77}'])
        assert told or not server.lost, "a new session, and no word"
        server.lost = not told
    server.no_fault()
    assert told[0]["type"] == "hello"
    assert {"type": "pong", "id": 77} in told
    refused = [each for each in told if each["type"] == "refused"]
    assert all(each["sentence"].strip() and each["error"] != WRONG for each in refused)
    return len(told) - len(refused) > 2


SOCKET = Target(
    "socket",
    lambda rng: b"\n".join(body_of(AnyClientMessage, rng) for _ in range(rng.choice((1, 1, 2, 3)))),
    _check_socket,
    tuple(
        f'"{name}":'.encode() for name in ("type", "do", "ask", "key", "id", "table", "command", *SENSIBLE)
    ),
)
