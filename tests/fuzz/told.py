"""Server messages as received by a terminal client: real messages with other values, and arbitrary ones."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from random import Random
from typing import Any

from rich.console import Console
from websockets.exceptions import WebSocketException

from canasta.client import Client, Seat
from canasta.messages import UserError
from canasta.tui.online import OnlineSession, Visit
from canasta.tui.screen import Leave, Screen
from canasta.wire.protocol import AnyServerMessage
from canasta.wire.tables import Person
from tests.fuzz.messages import body_of, rubbish
from tests.fuzz.pads import some_place
from tests.fuzz.target import CORPUS, Target, refused

_MESSAGES = 12
#: Characters that move the cursor, clear the screen or reverse text.
_CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class _Silence(WebSocketException):
    """Raised when the server has no further message."""


class _Somebody(Client):
    """An account that is already signed in."""

    def __init__(self) -> None:
        self.address, self.token, self.person = "http://127.0.0.1", "", Person("Nca-zO-Fh6gI", "Ana")


class _Frames:
    """Frames sent by a server; frames sent to it are dropped."""

    def __init__(self, frames: list[bytes]) -> None:
        self._frames = iter(frames)

    def recv(self) -> bytes:
        frame = next(self._frames, None)
        if frame is None:
            raise _Silence
        return frame

    def send(self, _content: str) -> None:
        """Drop the frame."""


class _Fed(Seat):
    """A seat at a table whose messages are all there already."""

    def __init__(self, frames: list[bytes]) -> None:
        self._frames: Any = _Frames(frames)
        super().__init__(_Somebody(), "classic")

    async def _subscribe(self) -> None:
        self._socket = self._frames
        self._read_messages(self._frames, self._read)

    def _next_message(self, timeout: float | None) -> Any:
        try:
            return super()._next_message(0)
        except TimeoutError:
            raise _Silence from None

    async def _resume(self) -> None:
        raise Leave


def _check(data: bytes) -> bool:
    """Feed each line as a message; the player at the terminal looks around and draws."""
    frames = data.split(b"\n")[:_MESSAGES]
    shown = io.StringIO()
    console = Console(file=shown, width=80, highlight=False, color_system=None, force_terminal=False)
    typed = iter(("score", "draw", "1"))

    def read(_prompt: str) -> str:
        return next(typed, "quit")

    try:
        OnlineSession(Screen(console, read, plain=True), _Fed(frames), Visit("http://127.0.0.1")).play()
    except (Leave, _Silence):
        pass
    except UserError as problem:
        refused(problem)
        return False
    text = shown.getvalue()
    assert not _CONTROLS.search(text), "control characters on the screen"
    return bool(text)


@cache
def _transcripts() -> list[list[Any]]:
    found = json.loads((CORPUS / "told.json").read_text("utf-8"))[:3]
    return [[json.loads(line) for line in each.split("\n")] for each in found]


def _changed(rng: Random, other: Any) -> bytes:
    """Return a game's messages with some dropped or duplicated and some values replaced."""
    messages = json.loads(json.dumps(rng.choice(_transcripts())))
    for _ in range(rng.choice((0, 1, 1, 2))):
        place = rng.randrange(len(messages))
        messages.insert(rng.randrange(len(messages)), messages[place])
        del messages[rng.randrange(len(messages)) :][:1]
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        place, key = some_place(rng, messages[rng.randrange(len(messages))])
        if place is not None:
            place[key] = rng.choice((other, 0, 1, -1, 99, "", "A", [], {}, None, True, "KS1", "\x1b[2J"))
    return b"\n".join(
        json.dumps(each, ensure_ascii=False).encode("utf-8", "surrogatepass") for each in messages
    )


def _made(rng: Random) -> bytes:
    way = rng.randrange(4)
    if way == 0:
        return b"\n".join(body_of(AnyServerMessage, rng) for _ in range(rng.randint(1, 3)))
    told = _changed(rng, rubbish(rng))
    return told if way > 1 else told + b"\n" + body_of(AnyServerMessage, rng)


TOLD = Target(
    "told",
    _made,
    _check,
    tuple(f'"{name}":'.encode() for name in ("type", "table", "game", "update", "view", "position")),
)
