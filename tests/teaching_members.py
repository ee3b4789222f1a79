"""Teachers and pupils of a class, in tests of the teacher's room."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from canasta.client import Client, ServerError
from canasta.messages import UserError
from canasta.storage.people import new_id
from canasta.wire.teaching import ClassPage, HomeworkPage, OpenTablePage, PollPage
from tests.serving import Running

T = TypeVar("T")
#: A position with few choices, one of which throws away a canasta.
POSITION = "classic turn=1:play hand1=KKK55 hand2=4466788 hand3=999JJA hand4=6688TTQ setsA=QQQ pile=7"
#: A position in which going out wins the game, and every discard now probably loses it.
DECISIVE = (
    "classic turn=1:play hand1=KKK5 hand2=99 hand3=999JJA hand4=6T"
    " setsA=QQQQQQQ setsB=8888888,44444 scores=4600,4600 pile=7"
)
OTHER = "classic turn=2:draw hand2=7766 hand1=#9 hand3=#8 hand4=#10 setsA=QQQ pile=47"


def patiently(call: Callable[[], T]) -> T:
    """Repeat a request that a busy machine has not answered in time; its key makes that harmless."""
    until = time.monotonic() + 120
    while True:
        try:
            return call()
        except ServerError:
            raise
        except UserError:
            if time.monotonic() > until:
                raise


class Member:
    """A person in a class: its teacher, or a pupil."""

    def __init__(self, client: Client, id: str) -> None:
        self.client, self.id = client, id

    def get(self, path: str, kind: type[T]) -> T:
        return patiently(lambda: self.client.call("GET", f"/api/teaching/{self.id}{path}", kind))

    def post(self, path: str, body: Any) -> ClassPage:
        body = body if path == "/link" else {"key": new_id(), **body}
        return patiently(lambda: self.client.call("POST", f"/api/teaching/{self.id}{path}", ClassPage, body))

    def page(self) -> ClassPage:
        return self.get("", ClassPage)

    def do(self, what: str, key: str = "", **fields: Any) -> ClassPage:
        return self.post("/do", {"do": what, "key": key or new_id(), **fields})

    def refused(self, what: str, **fields: Any) -> str:
        with pytest.raises(ServerError) as problem:
            self.do(what, **fields)
        return problem.value.error

    def unseen(self, path: str) -> str:
        with pytest.raises(ServerError) as problem:
            self.get(path, Any)
        return problem.value.error

    def unposted(self, path: str, body: Any) -> str:
        with pytest.raises(ServerError) as problem:
            self.post(path, body)
        return problem.value.error

    def add(self, position: str = POSITION, **fields: Any) -> ClassPage:
        source = {"from": "position", "position": position}
        return self.post("/items", {"folder": 1, "source": source, "key": new_id(), **fields})

    def table(self, number: int = 1) -> OpenTablePage:
        return self.get(f"/tables/{number}", OpenTablePage)

    def poll(self, number: int = 1) -> PollPage:
        return self.get(f"/polls/{number}", PollPage)

    def homework(self, number: int = 1) -> HomeworkPage:
        return self.get(f"/homework/{number}", HomeworkPage)


def teach(server: Running, **fields: Any) -> Member:
    """Create a class with a folder."""
    client = Client(server.address, name="Rosa")
    body = {"name": "Beginners", "key": "k1", **fields}
    id = client.call("POST", "/api/teaching", ClassPage, body).id
    assert client.call("POST", "/api/teaching", ClassPage, body).id == id  # a repeated key
    teacher = Member(client, id)
    teacher.do("add_folder", title="First steps")
    return teacher


def enrol(server: Running, teacher: Member, *names: str) -> list[Member]:
    """Let pupils join by the link."""
    known = teacher.page().link
    link = (
        known.link if known else teacher.client.call("POST", f"/api/teaching/{teacher.id}/link", dict)["link"]
    )
    found = []
    for name in names:
        client = Client(server.address, name=name)
        client.call("POST", "/api/teaching/join", ClassPage, {"link": link})
        found.append(Member(client, teacher.id))
    return found


def eventually(read: Callable[[], T], holds: Callable[[T], object]) -> T:
    """Read until a condition holds."""
    until = time.monotonic() + 120
    while True:
        found = read()
        if holds(found):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.05)


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(ServerError) as problem:
        call()
    return problem.value.error
