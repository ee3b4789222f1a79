"""Classes for the tests of their pages, made through the API of the server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from bench.screens import be_guest, call
from canasta.client import Client
from canasta.storage.people import new_id

#: A position with every hand, and few things to do.
OPEN = (
    "classic turn=1:play hand1=456789JQKKKA2X hand2=445566789JQKAA hand3=45678JJQKA2 "
    "hand4=55667788JQX setsA=QQQQ2,444 setsB=999,TTTT redA=1 pile=578KJ scores=1235,2040"
)
TAKE = "classic turn=1:draw hand1=KK4456789TJA2 hand2=#9 hand3=#12 hand4=#10 setsA=QQQ setsB=5555 pile=47K"
LONG_NAMES = ("Maximiliana Wollmann", "Wilhelmina-Josephine", "Konstantinopolitania", "Guillermo Montemayor")
NOTE = "Count what lies in the pile, and who needs it. Which of your partner’s sets would you like to grow?"


class Lesson:
    """A class that the visitor of a page teaches, with pupils who use the API.

    The visitor is a new guest, or who they are if ``guest`` is empty.
    """

    def __init__(
        self,
        page: Page,
        address: str,
        *pupils: str,
        name: str = "Thursday beginners",
        guest: str = "Rosa",
    ) -> None:
        if guest:
            be_guest(page, guest)
        self.page = page
        self.state = self._answer("POST", "/api/teaching", {"name": name})
        self.id = str(self.state["id"])
        self.link = str(self._answer("POST", f"/api/teaching/{self.id}/link", {})["link"])
        self.pupils = [Client(address, name=each) for each in pupils]
        for each in self.pupils:
            each.call("POST", "/api/teaching/join", Any, {"link": self.link})

    def _answer(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer: dict[str, Any] = call(self.page, method, path, body)
        assert "error" not in answer, answer
        return answer

    def do(self, command: str, **given: object) -> None:
        """Send a command of the teacher."""
        body = {"do": command, "key": new_id(), **given}
        self.state = self._answer("POST", f"/api/teaching/{self.id}/do", body)

    def pupil(self, place: int, command: str, **given: object) -> None:
        """Send a command of a pupil, counted from 0."""
        body = {"do": command, "key": new_id(), **given}
        self.pupils[place].call("POST", f"/api/teaching/{self.id}/do", Any, body)

    def add(self, position: str, title: str, note: str = "", folder: int = 1) -> None:
        """Put a position into a folder."""
        source = {"from": "position", "position": position}
        body = {"folder": folder, "title": title, "note": note, "source": source}
        self.state = self._answer("POST", f"/api/teaching/{self.id}/items", body)

    def read(self, path: str) -> dict[str, Any]:
        """Return a part of the class as the teacher sees it."""
        return self._answer("GET", f"/api/teaching/{self.id}{path}")

    def marked(self, item: int) -> None:
        """Wait until the coach has valued an item."""
        while self.read(f"/items/{item}")["coach"] is None:
            self.page.wait_for_timeout(50)


def full(page: Page, address: str) -> Lesson:
    """Make a class with everything in it: long names, notes, a table with branches, polls, homework."""
    lesson = Lesson(page, address, *LONG_NAMES, name="Beginners on Thursdays, and whoever likes to join them")
    lesson.do("add_folder", title="First melds, and when to wait with them")
    lesson.add(OPEN, "A full hand with two finished sets", NOTE)
    lesson.add(TAKE, "Take the pile, or draw?", NOTE)
    lesson.do("add_folder", title="Empty so far")
    item = {"from": "item", "item": 1}
    lesson.do("open_table", start=item, seats=[2, 3, 0, 4])
    lesson.do("open_table", start=item, seats=[2, 3, 0, 1], title="Waits for consent")
    lesson.do("open_table", start={"from": "fresh", "book": "classic"}, seats=[0, 0, 0, 0])
    for pupil in range(3):
        lesson.pupil(pupil, "consent", table=1, yes=True)
    lesson.pupil(0, "consent", table=2, yes=True)
    play_some(lesson)
    lesson.do("open_poll", item=1)
    lesson.do("open_poll", item=2)
    for pupil in range(4):
        lesson.pupil(pupil, "answer_poll", poll=1, choice=pupil // 2)
    lesson.pupil(0, "answer_poll", poll=2, choice=0)
    lesson.do("close_poll", poll=1)
    lesson.do("set_homework", folder=1, due=1, title="Before the next lesson")
    lesson.do("set_homework", folder=1, due=2**42, title="Again and again", retry=True)
    for pupil in range(2):
        for item_number in (1, 2):
            answer = {"homework": 1, "item": item_number, "choice": pupil}
            lesson.pupil(pupil, "answer_homework", **answer)
    for number in (1, 2):
        lesson.marked(number)
    return lesson


def play_some(lesson: Lesson) -> None:
    """Play at the first table, and try something else at its beginning."""

    def act(node: int, action: str) -> int:
        lesson.pupil(0, "play", table=1, node=node, action=action)
        return int(lesson.read("/tables/1")["node"])

    act(act(0, "lay KKK"), "discard 5")
    lesson.do("step", table=1, node=0)
    act(act(0, "add 4"), "discard 6")
    lesson.do("step", table=1, node=0)
    act(0, "discard X")
