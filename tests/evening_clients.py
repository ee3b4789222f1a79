"""Clients of an evening for tests: a director, the phones of tables, and players online."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any

from canasta.bots import make_bot
from canasta.client import Client, Seat
from canasta.fairness import Contributor
from canasta.storage.people import new_id
from canasta.wire.clubs import DeviceSession, EveningPage, PublicEvening, RoundDeal, SeatPage, TablePage


class Director:
    """A person who runs an evening from a tablet."""

    def __init__(self, client: Client, evening: str = "", *, key: str = "", **settings: Any) -> None:
        self.client = client
        self.id = evening
        if not evening:
            body = {
                "settings": {"hands": 1, "rounds": 3, "duplicate": False, **settings},
                "key": key or new_id(),
            }
            self.id = client.call("POST", "/api/evenings", EveningPage, body).id

    def page(self) -> EveningPage:
        """Return everything about the evening."""
        return self.client.call("GET", f"/api/evenings/{self.id}", EveningPage)

    def do(self, what: str, *, key: str = "", after: int | None = None, **fields: Any) -> EveningPage:
        """Send a command."""
        path = f"/api/evenings/{self.id}/do" + (f"?after={after}" if after is not None else "")
        return self.client.call("POST", path, EveningPage, {"do": what, "key": key or new_id(), **fields})

    def enter(self, *names: str, **fields: Any) -> EveningPage:
        """Add an entry."""
        return self.do("add_entry", entry={"names": list(names), **fields})

    def enter_pairs(self, number: int) -> None:
        """Enter a number of pairs."""
        for pair in range(1, number + 1):
            self.enter(f"First {pair}", f"Second {pair}")

    def begin_round(self) -> EveningPage:
        """Draw a round and start it."""
        self.do("draw_round")
        return self.do("start_round")

    def results_link(self) -> str:
        """Return the link to the public results."""
        return str(self.client.call("POST", f"/api/evenings/{self.id}/link", dict)["link"])

    def device(self, table: int, page: EveningPage | None = None) -> Device:
        """Open the link of a table on a new device."""
        links = {each.table: each.link for each in (page or self.page()).tables}
        return Device(self.client.address, links[table])


class Device:
    """A phone at a table, without an account."""

    def __init__(self, address: str, link: str) -> None:
        self.link = link
        self.client = guest_of(address, link)
        self.parts: dict[str, Contributor] = {}

    def page(self) -> TablePage:
        """Return what the phone shows."""
        return self.client.call("GET", f"/api/evening-tables/{self.link}", TablePage)

    def do(self, what: str, *, key: str = "", **fields: Any) -> TablePage:
        """Send a command of the table."""
        body = {"do": what, "key": key or new_id(), **fields}
        return self.client.call("POST", f"/api/evening-tables/{self.link}/do", TablePage, body)

    def write(self, points: Sequence[int], *, key: str = "", **fields: Any) -> TablePage:
        """Write a hand on the pad, as points alone."""
        entry = {"sides": [{"points": each} for each in points]}
        return self.do("write", write={"entry": entry, "key": key or new_id(), **fields})


def guest_of(address: str, link: str) -> Client:
    """Sign in as a guest with the link of a table or a seat."""
    nobody = Client.__new__(Client)
    nobody.address, nobody.token = address, ""
    session = nobody.call("POST", f"/api/evening-links/{link}/guest", DeviceSession)
    return Client(address, token=session.token)


class OnlinePlayer:
    """A player at home, whom a bot plays for."""

    def __init__(self, address: str, link: str, bot: str = "simple") -> None:
        self.link, self.bot = link, bot
        self.client = guest_of(address, link)
        self.parts: dict[str, Contributor] = {}

    def page(self) -> SeatPage:
        """Return the player's seat in the current round."""
        return self.client.call("GET", f"/api/evening-seats/{self.link}", SeatPage)

    def contribute(self) -> str:
        """Do what the page asks for the shuffle of the round: ``commit``, ``reveal``, or nothing."""
        return contribute(self, self.page().deal)

    def sit(self) -> Seat:
        """Take the seat at the online table of the current round."""
        page = self.page()
        assert page.online is not None
        seat = self.client.join(page.online, invite=self.link)
        seat.sit()
        return seat

    def play(self) -> None:
        """Take the seat and play the game to its end."""
        with self.sit() as seat:
            seat.play(make_bot(self.bot))


def contribute(device: Device | OnlinePlayer, deal: RoundDeal | None) -> str:
    """Do a device's part in the shuffle of a round; return what that was."""
    if deal is None or deal.done:
        return ""
    part = device.parts.setdefault(deal.commitment, Contributor(deal.you))
    if deal.commitments:
        body = {"do": "reveal", "contribution": part.reveal(deal.commitments)}
    else:
        body = {"do": "commit", "commitment": part.commit(deal.header, deal.commitment)}
    device.client.call("POST", f"/api/evening-links/{device.link}/deal", dict, body)
    return body["do"]


def play_all(players: Sequence[OnlinePlayer], seconds: float = 120) -> None:
    """Let players play their games at the same time."""
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds)
        assert not thread.is_alive()


def public(address: str, link: str) -> PublicEvening:
    """Return the public results, as a projector without a session sees them."""
    nobody = Client.__new__(Client)
    nobody.address, nobody.token = address, ""
    return nobody.call("GET", f"/api/evenings/public/{link}", PublicEvening)


def scores_of(page: EveningPage) -> Mapping[int, float]:
    """Return the scores of all entries."""
    return {row.entry: row.score for row in page.state.standings.rows}
