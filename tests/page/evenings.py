"""Club evenings for the tests of their pages, made through the API of the server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from bench.screens import be_guest, call

#: Names of 20 letters.
LONG = (
    "Maximiliana Wollmann",
    "Wilhelmina-Josephine",
    "Massimo Mammamwollen",
    "Guillermo Montemayor",
    "Konstantinopolitania",
    "Bartholomäus Weißmül",
)
SHORT = (
    "Ana", "Carla", "Bruno", "Dora", "Emil", "Fina", "Greta", "Hans", "Ilse", "Jan", "Kurt", "Lena",
    "Nora", "Otto", "Paul", "Quirin", "Ruth", "Sven", "Tilda", "Udo", "Vera", "Willi", "Xenia", "Yann",
)  # fmt: skip


def long_pairs(number: int) -> list[list[str]]:
    """Return pairs of different names of 20 letters."""
    names = [f"{LONG[each % len(LONG)][:18]}{each:02}" for each in range(2 * number)]
    return [names[each : each + 2] for each in range(0, 2 * number, 2)]


def short_pairs(number: int) -> list[list[str]]:
    """Return pairs of different short names."""
    return [list(SHORT[each : each + 2]) for each in range(0, 2 * number, 2)]


class Evening:
    """An evening that the visitor of a page directs: a new guest, or who they are if ``guest`` is empty."""

    def __init__(
        self, page: Page, pairs: list[list[str]], club: str = "", guest: str = "Dirk", /, **settings: object
    ) -> None:
        if guest and not club:
            be_guest(page, guest)
        self.page = page
        given = {"title": "Thursday club", "date": "2026-03-05", "duplicate": False, **settings}
        self.state = self._answer("POST", "/api/evenings", {"settings": given, "club": club})
        self.id = str(self.state["id"])
        for names in pairs:
            self.do("add_entry", entry={"names": names})

    def _answer(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer: dict[str, Any] = call(self.page, method, path, body)
        assert "error" not in answer, answer
        return answer

    def do(self, command: str, **given: object) -> dict[str, Any]:
        """Send a director's command, and return the evening afterwards."""
        self.state = self._answer("POST", f"/api/evenings/{self.id}/do", {"do": command, **given})
        return self.state

    def begin(self) -> None:
        """Draw the next round and start it."""
        self.do("draw_round")
        self.do("start_round")

    def enter(self, table: int, *hands: list[int]) -> None:
        """Enter a table's hands; what the director enters is confirmed."""
        number = len(self.state["state"]["rounds"])
        self.do("enter_result", hands=list(hands), round=number, table=table)

    def play(self) -> None:
        """Draw a round, enter results of all tables, and close it."""
        self.begin()
        number = len(self.state["state"]["rounds"])
        hands = self.state["state"]["settings"]["hands"]
        for table in self.state["state"]["rounds"][-1]["tables"]:
            points = [[100 * table["number"] + 10 * number, 55], [240, 85 * number], [60, -15]]
            self.enter(table["number"], *points[:hands])
        self.do("end_round")

    def results(self) -> str:
        """Create the public link, and return the address of its page."""
        return f"/evening/{self._answer('POST', f'/api/evenings/{self.id}/link', {})['link']}"

    def table(self, number: int) -> str:
        """Return the address of the phone of a table."""
        links = self._answer("GET", f"/api/evenings/{self.id}")["tables"]
        return next(f"/evening-table/{each['link']}" for each in links if each["table"] == number)
