"""What members of a club share: calendar, sign-ups, messages, history, and ratings with real cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from canasta.client import Client, ServerError
from canasta.evenings.calendar import CalendarEvening, calendar
from canasta.storage.people import new_id
from canasta.wire.clubs import ClubEvenings, ClubPage, ClubRatings, EntryResults
from canasta.wire.evenings import EveningSettings
from canasta.wire.push import PushInfo
from tests.evening_clients import Director
from tests.push_service import Browser, PushService, push_service
from tests.serving import Running, running, wait_for


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service on this machine."""
    with push_service() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server on each home of the database, which may send to the push service on this machine."""
    settings: dict[str, Any] = {"push_private": True, "push_services": ("127.0.0.1",), "push_delay": 0.05}
    if request.param == "postgres":
        settings["database"] = request.getfixturevalue("postgres").url
    with running(tmp_path, **settings) as found:
        yield found


class Club:
    """A club with its owner, and evenings that she directs."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.rosa = Client(server.address, name="Rosa")
        self.id = self.rosa.call("POST", "/api/clubs", ClubPage, {"name": "Casa, Rosa", "key": "c"}).id
        self.link = self.rosa.call("POST", f"/api/clubs/{self.id}/link", dict)["link"]

    def member(self, name: str) -> Client:
        client = Client(self.server.address, name=name)
        client.call("POST", "/api/clubs/join", ClubPage, {"link": self.link})
        return client

    def evening(self, **settings: Any) -> Director:
        body = {"settings": {"hands": 1, "rounds": 2, **settings}, "club": self.id, "key": new_id()}
        return Director(self.rosa, self.rosa.call("POST", "/api/evenings", dict, body)["id"])

    def evenings(self, client: Client) -> ClubEvenings:
        return client.call("GET", f"/api/clubs/{self.id}/evenings", ClubEvenings)

    def sign_up(self, client: Client, evening: Director, **fields: Any) -> ClubEvenings:
        path = f"/api/clubs/{self.id}/evenings/{evening.id}"
        return client.call("POST", path, ClubEvenings, {"key": new_id(), **fields})


def refusal(problem: pytest.ExceptionInfo[ServerError]) -> str:
    return problem.value.error


def test_members_sign_up_and_the_director_enters_them(server: Running) -> None:
    club = Club(server)
    ana, stranger = club.member("Ana"), Client(server.address, name="Zed")
    evening = club.evening(title="Friday", date="2027-03-19", time="19:30", place="Hall")
    [shown] = club.evenings(ana).evenings
    assert (shown.title, shown.time, shown.place, shown.own, shown.entered) == (
        "Friday", "19:30", "Hall", None, False,
    )  # fmt: skip
    [shown] = club.sign_up(ana, evening).evenings
    assert (shown.own is not None, shown.sign_ups) == (True, [["Ana"]])
    [shown] = club.sign_up(ana, evening, partner="Bruno").evenings
    assert shown.sign_ups == [["Ana", "Bruno"]]
    with pytest.raises(ServerError) as problem:
        club.sign_up(stranger, evening)
    assert refusal(problem) == "server.no_club"
    with pytest.raises(ServerError) as problem:
        club.sign_up(club.rosa, evening)  # she has not joined as a member
    assert refusal(problem) == "server.not_member"
    [waiting] = evening.page().state.sign_ups
    evening.enter(waiting.name, waiting.partner, members=[waiting.member])
    assert evening.page().state.sign_ups == []
    [shown] = club.evenings(ana).evenings
    assert (shown.entered, shown.own) == (True, None)
    with pytest.raises(ServerError) as problem:
        club.sign_up(ana, evening)
    assert refusal(problem) == "evening.error.entered"
    carla = club.member("Carla")
    club.sign_up(carla, evening)
    [shown] = club.sign_up(carla, evening, coming=False).evenings
    assert shown.sign_ups == []
    evening.enter("Gil", "Hugo")
    evening.do("draw_round")
    with pytest.raises(ServerError) as problem:
        club.sign_up(carla, evening)
    assert refusal(problem) == "evening.error.sign_up_closed"
    log = club.rosa.call("GET", f"/api/evenings/{evening.id}/log", dict)["lines"]
    assert [line["kind"] for line in log].count("signed_up") == 3
    other = Director(club.rosa)  # of no club
    with pytest.raises(ServerError) as problem:
        club.sign_up(carla, other)
    assert refusal(problem) == "server.no_evening"


def test_the_calendar_is_read_without_an_account(server: Running) -> None:
    club = Club(server)
    ana = club.member("Ana")
    evening = club.evening(title="Friday; or; Saturday", date="2027-03-19", time="19:30")
    club.evening(title="Undated")
    link = ana.call("POST", f"/api/clubs/{club.id}/calendar", dict)
    assert club.rosa.call("POST", f"/api/clubs/{club.id}/calendar", dict) == link
    with urlopen(f"{server.address}/api/club-calendars/{link['link']}") as answer:
        assert answer.headers["content-type"].startswith("text/calendar")
        text = answer.read().decode()
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert "X-WR-CALNAME:Casa\\, Rosa\r\n" in text
    assert f"UID:{evening.id}@casa-canasta\r\n" in text
    assert "SUMMARY:Friday\\; or\\; Saturday\r\n" in text
    assert text.count("BEGIN:VEVENT") == 1
    first = text.partition("SEQUENCE:")[2].partition("\r\n")[0]
    evening.do("change_settings", settings={"title": "Friday", "date": "2027-03-19"})
    with urlopen(f"{server.address}/api/club-calendars/{link['link']}") as answer:
        text = answer.read().decode()
    assert int(text.partition("SEQUENCE:")[2].partition("\r\n")[0]) > int(first)
    assert "DTSTART;VALUE=DATE:20270319\r\nDTEND;VALUE=DATE:20270320\r\n" in text
    stranger = Client(server.address, name="Zed")
    for wrong in ("x", club.link):  # the link to join is not the one to the calendar
        with pytest.raises(ServerError) as problem:
            stranger.call("GET", f"/api/club-calendars/{wrong}", dict)
        assert refusal(problem) == "server.no_club"
    with pytest.raises(ServerError):
        stranger.call("POST", f"/api/clubs/{club.id}/calendar", dict)


def test_lines_of_the_calendar_are_folded_between_letters() -> None:
    title = "Ñandú " * 13
    settings = EveningSettings(title=title.strip(), date="2027-12-31")
    lines = calendar("Club", [CalendarEvening("e", 1, settings, False)], 0).split("\r\n")
    assert max(len(line.encode()) for line in lines) <= 75
    unfolded = "\n".join(lines).replace("\n ", "")
    assert f"SUMMARY:{title.strip()}\n" in unfolded


def test_messages_of_a_club_reach_the_members_who_want_them(server: Running, service: PushService) -> None:
    club = Club(server)
    ana, bruno = club.member("Ana"), club.member("Bruno")
    browser = Browser(f"{service.address}/push/{new_id()}")
    assert ana.call("PUT", "/api/me/push", PushInfo, browser.subscription()).on
    body = {"do": "announce", "text": "Cake  on Friday", "key": "a1"}
    club.rosa.call("POST", f"/api/clubs/{club.id}/do", ClubPage, body)
    # A repeated key announces nothing again.
    page = club.rosa.call("POST", f"/api/clubs/{club.id}/do", ClubPage, body)
    assert [each.text for each in page.club.announcements] == ["Cake on Friday"]
    wait_for(lambda: bool(service.messages(browser)))
    [message] = service.messages(browser)
    assert (message["title"], message["body"]) == ("Casa, Rosa", "Cake on Friday")
    assert message["url"] == f"/clubs/{club.id}"
    shown = bruno.call("GET", f"/api/clubs/{club.id}", ClubPage)
    assert [each.text for each in shown.club.announcements] == ["Cake on Friday"]
    with pytest.raises(ServerError):
        bruno.call("POST", f"/api/clubs/{club.id}/do", ClubPage, {"do": "announce", "text": "Me too"})
    with pytest.raises(ServerError) as problem:
        club.rosa.call("POST", f"/api/clubs/{club.id}/do", ClubPage, {"do": "announce", "text": " "})
    assert refusal(problem) == "evening.error.no_text"
    evening = club.evening(title="Friday")
    evening.enter("Ana", "Carla", members=[1])
    evening.enter("Gil", "Hugo")
    evening.do("draw_round")
    evening.do("announce", text="Start")
    wait_for(lambda: len(service.messages(browser)) == 2)
    evening.do("announce", text="Only for one table", table=1)
    assert service.messages(browser)[1]["body"] == "Start"


def play(evening: Director, *results: tuple[int, int]) -> None:
    """Play a round whose tables have these results."""
    evening.begin_round()
    number = len(evening.page().state.rounds)
    for table, points in enumerate(results, 1):
        evening.do("enter_result", round=number, table=table, hands=[list(points)])
    evening.do("end_round")


def test_history_and_ratings_are_those_of_real_tables(server: Running) -> None:
    club = Club(server)
    ana = club.member("Ana")
    first = club.evening(title="One", date="2027-01-01", rounds=1, movement="howell")
    first.enter("Ana", "Bruno", members=[1])
    first.enter("Carla", "Dora")
    play(first, (900, 100))
    sides = first.page().state.rounds[0].tables[0].sides
    winners = ["Ana", "Bruno"] if sides[0] == [1] else ["Carla", "Dora"]
    link = first.results_link()
    first.do("finish_evening")
    club.evening(title="Two", date="2027-02-01")
    found = club.evenings(ana).evenings
    assert [each.title for each in found] == ["Two", "One"]
    assert (found[1].winners, found[1].results, found[0].winners) == ([winners], link, [])
    ratings = ana.call("GET", f"/api/clubs/{club.id}/ratings", ClubRatings).players
    assert {each.name for each in ratings} == {"Ana", "Bruno", "Carla", "Dora"}
    assert {each.name for each in ratings if each.won} == set(winners)
    assert {each.place for each in ratings} == {None}  # too few tables for a place
    best = min(each.rating for each in ratings if each.won)
    assert best > max(each.rating for each in ratings if not each.won)
    assert ana.call("GET", "/api/leaderboards/classic", dict)["leaders"] == []  # nothing reaches those online
    online = club.evening(title="Three", all_online=True, rounds=1)
    online.enter("Ana", "Bruno", bot=True)
    online.enter("Xenia", "Yann", bot=True)
    play(online, (100, 900))
    again = ana.call("GET", f"/api/clubs/{club.id}/ratings", ClubRatings).players
    assert again == ratings
    with pytest.raises(ServerError):
        Client(server.address, name="Zed").call("GET", f"/api/clubs/{club.id}/ratings", ClubRatings)


def test_an_entry_sees_its_hands_next_to_the_other_tables(server: Running) -> None:
    club = Club(server)
    evening = club.evening(title="Pairs", hands=2, rounds=2, duplicate=True, dealing_lists=True)
    for pair in range(1, 6):
        evening.enter(f"First {pair}", f"Second {pair}")
    link = evening.results_link()
    page = evening.begin_round()
    tables = page.state.rounds[0].tables
    entry = tables[0].sides[1][0]

    def results(number: int) -> EntryResults:
        path = f"/api/evenings/public/{link}/entries/{number}"
        return Client(server.address, name="X").call("GET", path, EntryResults)

    evening.do("enter_result", round=1, table=1, hands=[[500, 300], [100, 700]])
    [played] = results(entry).rounds
    assert (played.table, played.hands, played.others) == (1, [[300, 500], [700, 100]], [[], []])
    assert (played.points, played.score) == (1000, None)
    assert played.against == [f"First {tables[0].sides[0][0]}", f"Second {tables[0].sides[0][0]}"]
    evening.do("enter_result", round=1, table=2, hands=[[400, 200], [0, 900]])
    [played] = results(entry).rounds
    assert played.others == [[[200, 400]], [[900, 0]]]
    evening.do("end_round")
    found = results(entry)
    assert found.rounds[0].score == 1000
    assert found.place == 2
    [bye] = results(page.state.rounds[0].byes[0]).rounds
    assert (bye.table, bye.hands) == (None, [])
    evening.do("draw_round")
    assert [each.round for each in results(entry).next] == [2]
    for wrong in ("0", "99", "x"):
        with pytest.raises(ServerError):
            Client(server.address, name="X").call(
                "GET", f"/api/evenings/public/{link}/entries/{wrong}", EntryResults
            )
