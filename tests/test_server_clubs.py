"""Clubs on a server: members, directors, joining by link, lists as CSV, seasons."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.client import Client, ServerError
from canasta.server.results.index import ratings_of, rebuild
from canasta.server.results.ratings import Rating
from canasta.storage import Store
from canasta.wire.clubs import ClubPage, EveningList
from canasta.wire.results import History
from tests.evening_clients import Director, OnlinePlayer, play_all
from tests.serving import Running, running, wait_for
from tests.test_server_hostile import call as raw_call

pytestmark = pytest.mark.homes


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


class ClubOwner:
    """A person with a club."""

    def __init__(self, server: Running, name: str = "Casa") -> None:
        self.client = Client(server.address, name="Rosa")
        body = {"name": name, "key": "c1"}
        self.id = self.client.call("POST", "/api/clubs", ClubPage, body).id
        assert self.client.call("POST", "/api/clubs", ClubPage, body).id == self.id  # a repeated key
        assert Director(self.client, key="c1").id not in ("", self.id)  # of an evening, it is another one

    def page(self) -> ClubPage:
        return self.client.call("GET", f"/api/clubs/{self.id}", ClubPage)

    def do(self, what: str, **fields: Any) -> ClubPage:
        return self.client.call("POST", f"/api/clubs/{self.id}/do", ClubPage, {"do": what, **fields})


def refusal(problem: pytest.ExceptionInfo[ServerError]) -> str:
    return problem.value.error


def test_members_are_added_changed_and_removed(server: Running) -> None:
    club = ClubOwner(server)
    for _ in range(2):
        page = club.do("add_member", name="Ana", key="m1")
    club.do("add_member", name="Bruno")
    club.do("change_member", number=1, name="Anna")
    page = club.do("remove_member", number=2)
    assert [(each.number, each.name) for each in page.club.members] == [(1, "Anna")]
    with pytest.raises(ServerError) as problem:
        club.do("add_member", name="anna")
    assert refusal(problem) == "club.error.member_taken"
    assert club.page().number == page.number


def test_a_person_joins_by_the_link_and_sees_names_alone(server: Running) -> None:
    club = ClubOwner(server)
    club.do("add_member", name="Ana")
    first = club.client.call("POST", f"/api/clubs/{club.id}/link", dict)["link"]
    link = club.client.call("POST", f"/api/clubs/{club.id}/link", dict)["link"]
    ana, zoe = Client(server.address, name="Ana"), Client(server.address, name="Zoe")
    with pytest.raises(ServerError) as problem:
        ana.call("POST", "/api/clubs/join", ClubPage, {"link": first})
    assert refusal(problem) == "server.no_club"
    for _ in range(2):
        ana.call("POST", "/api/clubs/join", ClubPage, {"link": link})
    page = zoe.call("POST", "/api/clubs/join", ClubPage, {"link": link})
    assert (page.role, page.people, page.link, page.club.owner) == ("member", [], None, "")
    assert [(each.name, each.account) for each in page.club.members] == [("Ana", None), ("Zoe", None)]
    accounts = {each.name: each.account for each in club.page().club.members}
    assert accounts == {"Ana": ana.person.id, "Zoe": zoe.person.id}  # Ana was on the list already
    assert [each["role"] for each in zoe.call("GET", "/api/clubs", dict)["clubs"]] == ["member"]
    with pytest.raises(ServerError) as problem:
        zoe.call("POST", f"/api/clubs/{club.id}/do", ClubPage, {"do": "rename", "name": "Mine"})
    assert refusal(problem) == "server.not_director"
    with pytest.raises(ServerError) as problem:
        Client(server.address, name="Eve").call("GET", f"/api/clubs/{club.id}", ClubPage)
    assert refusal(problem) == "server.no_club"


def test_directors_of_a_club_direct_its_evenings(server: Running) -> None:
    club = ClubOwner(server)
    olga = Client(server.address, name="Olga")
    settings = {"hands": 1, "rounds": 1}
    evening = club.client.call("POST", "/api/evenings", dict, {"settings": settings, "club": club.id})["id"]
    with pytest.raises(ServerError):
        Director(olga, evening).page()
    club.do("set_director", account=olga.person.id, director=True)
    assert Director(olga, evening).page().role == "director"
    (listed,) = olga.call("GET", "/api/evenings", EveningList).evenings
    assert (listed.evening.id, listed.club, listed.role) == (evening, club.id, "director")
    with pytest.raises(ServerError) as problem:
        olga.call(
            "POST", f"/api/clubs/{club.id}/do", ClubPage,
            {"do": "set_director", "account": olga.person.id, "director": False},
        )  # fmt: skip
    assert refusal(problem) == "server.not_yours"
    club.do("set_director", account=olga.person.id, director=False)
    with pytest.raises(ServerError):
        Director(olga, evening).page()
    with pytest.raises(ServerError) as problem:
        olga.call("POST", "/api/evenings", dict, {"settings": settings, "club": club.id})
    assert refusal(problem) == "server.no_club"


def test_the_member_list_goes_in_and_out_as_csv(server: Running) -> None:
    club = ClubOwner(server)
    body = {"text": "name;account\nAna;\n=Bruno;\nAna;\n"}
    page = club.client.call("POST", f"/api/clubs/{club.id}/members.csv", ClubPage, body)
    assert [each.name for each in page.club.members] == ["Ana", "=Bruno"]
    headers = {"Authorization": f"Bearer {club.client.token}"}
    status, _, content = raw_call(server, "GET", f"/api/clubs/{club.id}/members.csv", b"", **headers)
    assert status == 200
    assert content.decode().splitlines()[1:] == ["1,Ana,", "2,'=Bruno,"]
    with pytest.raises(ServerError) as problem:
        club.client.call("POST", f"/api/clubs/{club.id}/members.csv", ClubPage, {"text": "x\n1\n"})
    assert refusal(problem) == "club.error.csv"


def test_a_season_adds_up_the_evenings_of_the_club(server: Running) -> None:
    club = ClubOwner(server)
    club.do("start_season", name="2026", drop=0)
    for first, second in ((700, 300), (200, 500)):
        body = {"settings": {"hands": 1, "rounds": 1}, "club": club.id}
        director = Director(club.client, club.client.call("POST", "/api/evenings", dict, body)["id"])
        director.enter("Ana", "Bruno")
        director.enter("Carla", "Diego")
        page = director.begin_round()
        ana = page.state.rounds[0].tables[0].sides.index([1])
        points = [first, second] if ana == 0 else [second, first]
        director.do("enter_result", round=1, table=1, hands=[points])
        director.do("end_round")
        club.do("set_season_evening", season="2026", evening=director.id)
    table = club.client.call("GET", f"/api/clubs/{club.id}/season/1", dict)
    assert [(row["names"], row["score"]) for row in table["rows"]] == [
        (["Ana", "Bruno"], 900), (["Carla", "Diego"], 800)
    ]  # fmt: skip
    for wanted in ("0", "2", "x"):
        with pytest.raises(ServerError) as problem:
            club.client.call("GET", f"/api/clubs/{club.id}/season/{wanted}", dict)
        assert refusal(problem) == "server.no_page"
    strange = Director(Client(server.address, name="Eve"))
    with pytest.raises(ServerError) as problem:
        club.do("set_season_evening", season="2026", evening=strange.id)
    assert refusal(problem) == "server.no_evening"


def test_a_member_with_an_account_finds_their_seat_without_a_link(server: Running) -> None:
    club = ClubOwner(server)
    ana = Client(server.address, name="Ana")
    club.do("add_member", name="Ana", account=ana.person.id)
    settings = {"hands": 1, "rounds": 1, "all_online": True, "duplicate": False}
    body = {"settings": settings, "club": club.id}
    director = Director(club.client, club.client.call("POST", "/api/evenings", dict, body)["id"])
    director.enter("Ana", "Bruno", members=[1])
    director.enter("Carla", "Diego")
    director.begin_round()
    seat = ana.call("GET", f"/api/evenings/{director.id}/seat", dict)
    assert (seat["name"], seat["table"]) == ("Ana", 1)
    with ana.join(seat["online"], invite=seat["invite"]) as taken:
        taken.sit()
        names = [place.name for place in server.info(seat["online"]).places if place.person == ana.person.id]
        assert names == ["Ana"]
    link = next(each.link for each in director.page().seats if each.name == "Ana")
    assert OnlinePlayer(server.address, link).page().invite == seat["invite"] == link
    with pytest.raises(ServerError) as problem:
        Client(server.address, name="Eve").call("GET", f"/api/evenings/{director.id}/seat", dict)
    assert refusal(problem) == "server.no_evening"


def evening_of(club: ClubOwner | None, owner: Client, names: str, **settings: Any) -> Director:
    """Create an evening with pairs and online tables; of a club, or of its owner alone."""
    usual = {"hands": 1, "rounds": 1, "all_online": True, "duplicate": False}
    body = {"settings": {**usual, **settings}, "club": club.id if club else ""}
    director = Director(owner, owner.call("POST", "/api/evenings", dict, body)["id"])
    for one, other in zip(names[::2], names[1::2], strict=True):
        director.enter(one, other)
    director.begin_round()
    return director


def players_of(director: Director) -> list[OnlinePlayer]:
    return [OnlinePlayer(director.client.address, seat.link) for seat in director.page().seats]


def unrated(player: Client) -> str:
    """Return why the only game of a person was not rated; empty if it was."""
    (past,) = player.call("GET", "/api/me/games", History).games
    assert past.rated == (past.unrated == "")
    return past.unrated


def test_online_games_of_a_clubs_evening_are_rated(server: Running) -> None:
    club = ClubOwner(server)
    players = players_of(evening_of(club, club.client, "ABCD"))
    play_all(players)
    assert [unrated(each.client) for each in players] == [""] * 4
    table = players[0].page().online
    assert table is not None
    info = server.info(table)
    assert (info.unrated, info.hands) == ("", 1)
    # Recomputed from the streams, the ratings are the same.
    people = [each.client.person.id for each in players]

    def ratings(store: Store) -> list[dict[str, Rating]]:
        return [ratings_of(store, person) for person in people]

    def again(store: Store) -> list[dict[str, Rating]]:
        rebuild(store)
        return ratings(store)

    before = server.wait_for(server.hub.database.read(ratings))
    assert [each["classic"].games for each in before] == [1] * 4
    assert server.wait_for(server.hub.database.write(again)) == before


def test_other_games_of_evenings_are_not_rated(server: Running) -> None:
    club = ClubOwner(server)
    # An evening of one person; a house rule of a club.
    for evening in (
        evening_of(None, club.client, "ABCD"),
        evening_of(club, club.client, "ABCD", house="classic-one-natural"),
    ):
        players = players_of(evening)
        play_all(players)
        assert [unrated(each.client) for each in players] == ["house"] * 4
    # Someone who runs the evening plays, and could end the round when they are about to lose.
    evening = evening_of(club, club.client, "ABCD")
    players = players_of(evening)
    players[0].client = club.client
    play_all(players)
    assert [unrated(each.client) for each in players] == ["director"] * 4
    table = players[0].page().online
    assert table is not None
    assert server.info(table).unrated == "director"


def test_a_game_that_the_end_of_a_round_cuts_short_is_not_rated(server: Running) -> None:
    club = ClubOwner(server)
    evening = evening_of(club, club.client, "ABCD", hands=2)
    players = players_of(evening)
    seats = [each.sit() for each in players]
    threads = [
        threading.Thread(target=seat.play, args=(make_bot("simple"),), kwargs={"hands": 1}, daemon=True)
        for seat in seats
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    evening.do("end_round", force=True)
    wait_for(lambda: server.info(seats[0].table).status == "closed")
    assert [unrated(each.client) for each in players] == ["round"] * 4
    for seat in seats:
        seat.close()


def test_a_deleted_person_leaves_no_account_in_a_club(server: Running) -> None:
    club = ClubOwner(server)
    link = club.client.call("POST", f"/api/clubs/{club.id}/link", dict)["link"]
    ana = Client(server.address, name="Ana")
    ana.call("POST", "/api/clubs/join", ClubPage, {"link": link})
    assert ana.export().clubs[0].stream == f"clubs/{club.id}"
    ana.delete_me()
    assert [(each.name, each.account) for each in club.page().club.members] == [("Ana", None)]


def test_an_evening_goes_to_another_director_when_its_owner_is_deleted(server: Running) -> None:
    director, olga = Director(Client(server.address, name="Rosa")), Client(server.address, name="Olga")
    alone = Director(director.client)
    path = f"/api/evenings/{director.id}/directors"
    director.client.call("POST", path, dict, {"person": olga.person.id, "director": True})
    director.client.delete_me()
    assert Director(olga, director.id).page().role == "owner"

    def streams(store: Store) -> list[str]:
        return [each.name for each in store.streams("evenings")]

    left = server.wait_for(server.hub.database.read(streams))
    assert left == [f"evenings/{director.id}"]
    assert alone.id != director.id
