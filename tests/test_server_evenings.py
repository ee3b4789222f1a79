"""Club evenings on a server: directors, the phones of tables, players online, and the public results."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from canasta.client import Client, ServerError
from canasta.server.evenings.round_rules import new_online_table, round_house
from canasta.server.tables.rules import rules_of
from canasta.storage import Store
from canasta.storage.evenings import tables_of
from canasta.wire import decode, encode, protocol
from canasta.wire.evenings import EveningSettings
from canasta.wire.pads import PadState
from tests.evening_clients import Device, Director, OnlinePlayer, play_all, public, scores_of
from tests.services import NatsServer, PostgresServer
from tests.serving import Running, running, wait_for

pytestmark = pytest.mark.homes


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def director(server: Running) -> Director:
    """A director of an evening with four pairs and one hand per round."""
    found = Director(Client(server.address, name="Rosa"), title="Friday")
    found.enter_pairs(4)
    return found


def refusal(problem: pytest.ExceptionInfo[ServerError]) -> str:
    return problem.value.error


def hand_in(director: Director, table: int, first: int, second: int) -> None:
    """Play the only hand of a table, hand the result in and confirm it on another device."""
    page = director.page()
    one, other = director.device(table, page), director.device(table, page)
    one.write([first, second])
    one.do("hand_in", side=1)
    other.do("confirm", side=2, points=[first, second])


# --- Directors ----------------------------------------------------------------------------------------


def test_a_round_opens_a_pad_for_every_table_and_its_results_make_the_standings(director: Director) -> None:
    page = director.begin_round()
    assert [(each.hands, each.points) for each in page.progress] == [(0, [0, 0]), (0, [0, 0])]
    sides = [table.sides for table in page.state.rounds[0].tables]
    hand_in(director, 1, 800, 300)
    page = director.page()
    assert [(each.hands, each.points) for each in page.progress] == [(1, [800, 300]), (0, [0, 0])]
    with pytest.raises(ServerError) as problem:
        director.do("end_round")
    assert refusal(problem) == "evening.error.open_tables"
    hand_in(director, 2, 100, 450)
    points = {sides[0][0][0]: 800, sides[0][1][0]: 300, sides[1][0][0]: 100, sides[1][1][0]: 450}
    assert scores_of(director.do("end_round")) == points


def test_the_pad_of_a_table_has_its_names_and_rules(server: Running) -> None:
    director = Director(
        Client(server.address, name="Rosa"),
        title="Duo",
        book="boat",
        table_players=2,
        hands=2,
        date="2026-01-02",
    )
    director.enter("Ana")
    director.enter("Bruno")
    director.begin_round()
    pad = director.device(1).page().pad
    assert pad is not None
    assert (pad.role, pad.pad.game.book, pad.pad.game.title) == ("writer", "boat", "Duo")
    assert sorted(pad.pad.game.sides) == [["Ana"], ["Bruno"]]


def test_a_late_pair_a_substitute_and_a_correction(director: Director) -> None:
    director.begin_round()
    director.enter("Late", "Later")
    director.do("substitute", number=1, names=["Sub", "Second 1"], first=1)
    page = director.page()
    (table,) = [each for each in page.state.rounds[0].tables if [1] in each.sides]
    names = director.device(table.number).page()
    assert ["Sub", "Second 1"] in names.sides
    assert names.pad is not None
    assert names.pad.pad.sheet.next is not None
    assert "Sub" in names.pad.pad.sheet.next.seats
    hand_in(director, 1, 500, 0)
    hand_in(director, 2, 0, 400)
    director.do("end_round")
    page = director.do("correct_result", round=1, table=1, reason="Swapped", hands=[[0, 500]])
    result = page.state.rounds[0].tables[0].result
    assert result is not None
    assert (result.points, result.former[0].points, result.former[0].by) == ([0, 500], [500, 0], "Rosa")
    log = director.client.call("GET", f"/api/evenings/{director.id}/log", dict)["lines"]
    assert any("Swapped" in line["sentence"] for line in log)
    page = director.begin_round()
    assert any(5 in [*side] for table in page.state.rounds[1].tables for side in table.sides) or (
        5 in page.state.rounds[1].byes
    )


def test_a_repeated_key_is_carried_out_once_and_an_old_number_is_refused(director: Director) -> None:
    before = director.page().state.number
    director.do("announce", key="a1", text="Tea is ready")
    again = director.do("announce", key="a1", text="Tea is ready")
    assert (again.state.number, len(again.state.announcements)) == (before + 1, 1)
    with pytest.raises(ServerError) as problem:
        director.do("announce", after=before, text="Coffee")
    assert refusal(problem) == "server.evening_changed"
    assert director.do("announce", after=before + 1, text="Coffee").state.number == before + 2


def test_commands_of_many_devices_at_once_all_arrive(director: Director) -> None:
    problems: list[Exception] = []

    def announce(number: int) -> None:
        try:
            director.do("announce", text=f"Message {number}")
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=announce, args=(number,)) for number in range(30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert problems == []
    texts = {each.text for each in director.page().state.announcements}
    assert texts == {f"Message {number}" for number in range(30)}


def test_directors_are_named_by_the_owner(server: Running, director: Director) -> None:
    other = Client(server.address, name="Olga")
    with pytest.raises(ServerError) as problem:
        Director(other, director.id).page()
    assert refusal(problem) == "server.no_evening"
    path = f"/api/evenings/{director.id}/directors"
    director.client.call("POST", path, dict, {"person": other.person.id, "director": True})
    page = Director(other, director.id).do("announce", text="Hello")
    assert (page.role, page.state.announcements[0].by) == ("director", "Olga")
    with pytest.raises(ServerError) as problem:
        other.call("POST", path, dict, {"person": other.person.id, "director": False})
    assert refusal(problem) == "server.not_yours"
    # A director may write on the pads of the evening, and only on those.
    director.begin_round()
    (progress, *_) = director.page().progress
    write = {"entry": {"sides": [{"points": 10}, {"points": 20}]}}
    state = other.call("POST", f"/api/pads/{progress.pad}/write", PadState, write)
    assert state.pad.sheet.totals == [10, 20]
    director.client.call("POST", path, dict, {"person": other.person.id, "director": False})
    with pytest.raises(ServerError) as problem:
        other.call("GET", f"/api/pads/{progress.pad}", dict)
    assert refusal(problem) == "server.no_pad"


def test_the_next_round_is_shown_before_it_is_drawn(director: Director) -> None:
    shown = director.client.call("GET", f"/api/evenings/{director.id}/preview", dict)
    assert (shown["number"], len(shown["tables"]), shown["findings"]) == (1, 2, [])
    assert director.page().state.rounds == []
    first = director.do("draw_round").state.rounds[0].tables[0].sides
    assert first == shown["tables"][0]["sides"]


def test_results_are_exported(director: Director) -> None:
    director.begin_round()
    hand_in(director, 1, 5, 7)
    page = director.page()
    answer = director.client.call("GET", f"/api/evenings/{director.id}/results.json", dict)
    assert answer["rounds"][0]["tables"][0]["result"]["points"] == [5, 7]
    assert answer["number"] == page.state.number


# --- The phones of tables -----------------------------------------------------------------------------


def test_one_device_cannot_do_both_sides_unless_the_director_allows_it(director: Director) -> None:
    director.begin_round()
    device = director.device(1)
    device.write([300, 200])
    device.do("hand_in", side=1)
    with pytest.raises(ServerError) as problem:
        device.do("confirm", side=2, points=[300, 200])
    assert refusal(problem) == "server.same_device"
    with pytest.raises(ServerError) as problem:
        device.do("hand_in", side=2)
    assert refusal(problem) == "server.other_side"
    director.client.call("POST", f"/api/evenings/{director.id}/options", dict, {"one_device": True})
    assert device.do("confirm", side=2, points=[300, 200]).result.confirmed  # type: ignore[union-attr]


def test_the_other_side_confirms_what_it_has_seen(director: Director) -> None:
    director.begin_round()
    one, other = director.device(1), director.device(1)
    one.write([300, 200])
    one.do("hand_in", side=1)
    seen = other.page().result
    assert seen is not None
    director.do("correct_result", round=1, table=1, reason="Miscounted", hands=[[310, 200]])
    with pytest.raises(ServerError) as problem:
        other.do("confirm", side=2, points=seen.points)
    assert refusal(problem) == "server.other_points"


def test_a_phone_that_was_offline_sends_its_commands_again(director: Director) -> None:
    director.begin_round()
    device = director.device(1)
    for _ in range(2):  # the answer to the first request was lost
        page = device.write([300, 200], key="w1")
        assert page.pad is not None
        assert len(page.pad.pad.hands) == 1
    device.do("hand_in", side=1, key="h1")
    page = device.do("hand_in", side=1, key="h1")
    assert page.result is not None
    assert (page.result.points, page.result.former) == ([300, 200], [])
    log = director.client.call("GET", f"/api/evenings/{director.id}/log", dict)["lines"]
    assert [line["kind"] for line in log].count("result") == 1


def test_two_different_results_are_left_to_the_director(director: Director) -> None:
    director.begin_round()
    one, other = director.device(1), director.device(1)
    one.do("hand_in", side=1, hands=[[500, 300]])
    page = other.do("hand_in", side=2, hands=[[400, 300]])
    assert page.result is not None
    assert (page.result.points, page.result.confirmed, page.result.side) == ([500, 300], False, 1)
    (call,) = director.page().state.calls
    assert call.table == 1
    assert "500:300" in call.text
    assert "400:300" in call.text
    # After a confirmed result, another one is no less a matter for the director.
    other.do("confirm", side=2, points=[500, 300])
    director.do("answer_call", id=call.id, text="500 is right")
    one.do("hand_in", side=1, hands=[[450, 300]])
    assert director.page().state.calls[-1].answered is None
    assert director.page().state.rounds[0].tables[0].result.points == [500, 300]  # type: ignore[union-attr]


def test_a_table_writes_no_more_hands_than_the_round_has(director: Director) -> None:
    director.begin_round()
    device = director.device(1)
    with pytest.raises(ServerError) as problem:
        device.do("hand_in", side=1)
    assert refusal(problem) == "server.hands_missing"
    device.write([300, 200])
    with pytest.raises(ServerError) as problem:
        device.write([1, 2])
    assert refusal(problem) == "server.round_hands"
    with pytest.raises(ServerError) as problem:
        device.do("write", write={"changes": [{"names": {"First 1": "X"}}]})
    assert refusal(problem) == "server.evening_pad"


def test_a_table_waits_between_rounds_and_sees_its_next_seats(director: Director) -> None:
    director.begin_round()
    hand_in(director, 1, 1, 0)
    hand_in(director, 2, 1, 0)
    director.do("end_round")
    device = director.device(1)
    with pytest.raises(ServerError) as problem:
        device.write([1, 2])
    assert refusal(problem) == "server.table_not_playing"
    page = director.do("draw_round")
    seats = device.page().next
    drawn = page.state.rounds[1].tables
    for seat in seats:
        assert seat.round == 2
        (table,) = [each for each in drawn if each.number == seat.table]
        assert seat.side is not None
        assert page.state.entries[table.sides[seat.side - 1][0] - 1].names == seat.names


def test_a_table_calls_the_referee_and_gets_messages(director: Director) -> None:
    director.begin_round()
    device, other = director.device(1), director.device(2)
    device.do("call", text="A card is missing")
    director.do("announce", text="Only you", table=1)
    director.do("announce", text="Everyone")
    assert [each.text for each in device.page().calls] == ["A card is missing"]
    assert [each.text for each in device.page().announcements] == ["Only you", "Everyone"]
    assert other.page().calls == []
    assert [each.text for each in other.page().announcements] == ["Everyone"]


def test_a_replaced_link_opens_nothing(director: Director) -> None:
    director.begin_round()
    device = director.device(1)
    director.client.call("POST", f"/api/evenings/{director.id}/links/{device.link}", dict)
    with pytest.raises(ServerError) as problem:
        device.write([1, 2])
    assert refusal(problem) == "server.no_evening"
    assert director.device(1).page().table == 1


# --- What others may not see --------------------------------------------------------------------------


def test_nothing_private_is_in_what_tables_and_the_public_get(server: Running) -> None:
    director = Director(Client(server.address, name="Secret Director"), title="Friday", online=[1])
    director.enter_pairs(4)
    page = director.begin_round()
    director.do("enter_result", round=1, table=2, hands=[[50, 60]])
    director.do("correct_result", round=1, table=2, reason="Private reason", hands=[[70, 60]])
    director.do("adjust_score", entry=1, points=-10, reason="Private penalty")
    director.do("announce", text="Private message", table=2)
    director.do("call_referee", table=2, text="Private call")
    link = director.results_link()
    shown = encode(public(server.address, link)).decode()
    device = director.device(1)
    device_page = encode(device.page()).decode()
    seat = OnlinePlayer(server.address, page.seats[0].link)
    seat_page = encode(seat.page()).decode()
    links = [*(each.link for each in page.tables), *(each.link for each in page.seats), director.id]
    ids = [each.pad for each in page.progress if each.pad] + [director.client.person.id]
    for text in (shown, device_page, seat_page):
        assert "Private" not in text
        own = (device.link, seat.link)
        assert [each for each in [*links, *ids] if each in text and each not in own] == []
    assert "70" in shown


def test_links_open_only_what_they_are_for(director: Director) -> None:
    page = director.begin_round()
    device, results = director.device(1), director.results_link()
    stranger = device.client
    refused = [
        ("GET", f"/api/evenings/public/{device.link}", None),
        ("GET", f"/api/evening-tables/{results}", None),
        ("GET", f"/api/evening-seats/{device.link}", None),
        ("GET", f"/api/evenings/{director.id}", None),
        ("GET", f"/api/evenings/{director.id}/log", None),
        ("GET", f"/api/evenings/{director.id}/preview", None),
        ("GET", f"/api/evenings/{director.id}/results.csv", None),
        ("GET", f"/api/evenings/{director.id}/results.json", None),
        ("GET", f"/api/evenings/{director.id}/seat", None),
        ("POST", f"/api/evenings/{director.id}/do", {"do": "end_round"}),
        ("POST", f"/api/evenings/{director.id}/link", None),
        ("POST", f"/api/evenings/{director.id}/links/{device.link}", None),
        ("POST", f"/api/evenings/{director.id}/options", {"one_device": True}),
        ("POST", f"/api/evenings/{director.id}/tables/1/start", {}),
        ("POST", f"/api/evenings/{director.id}/directors", {"person": "x", "director": True}),
        ("POST", "/api/evening-links/x/guest", None),
        ("GET", "/api/evening-tables/x", None),
        ("GET", f"/api/pads/{page.progress[0].pad}", None),
    ]
    for method, path, body in refused:
        with pytest.raises(ServerError) as problem:
            stranger.call(method, path, dict, body)
        assert refusal(problem) in ("server.no_evening", "server.no_pad"), path


def test_a_link_makes_only_so_many_guests(director: Director) -> None:
    director.begin_round()
    page = director.page()
    made: list[Device] = []
    with pytest.raises(ServerError) as problem:
        made.extend(director.device(1, page) for _ in range(30))
    assert refusal(problem) == "server.too_fast"


# --- Watching -----------------------------------------------------------------------------------------


class Watching:
    """A client that gets a message when an evening changes."""

    def __init__(self, client: Client, evening: str) -> None:
        address = client.address.replace("http", "ws") + "/api/socket"
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(address, additional_headers=client.headers()))
        self.socket.send(encode(protocol.Watch(1, evening)).decode())
        self.first = self._receive()

    def _receive(self) -> object:
        while True:
            found: object = decode(self.socket.recv(30), protocol.AnyServerMessage)  # type: ignore[arg-type]
            if not isinstance(found, protocol.Hello):
                return found

    def next(self) -> protocol.EveningChanged:
        """Wait for the next change."""
        found = self._receive()
        assert isinstance(found, protocol.EveningChanged)
        return found


def test_clients_that_watch_are_told_of_changes(director: Director) -> None:
    director.begin_round()
    device = director.device(1)
    results = director.results_link()
    watching = [
        Watching(director.client, director.id),
        Watching(device.client, device.link),
        Watching(device.client, results),
    ]
    number = director.do("announce", text="Hello").state.number
    assert [each.next() for each in watching] == [
        protocol.EveningChanged(name, number) for name in (director.id, device.link, results)
    ]
    device.write([1, 2])  # a pad that has changed adds nothing to the evening
    assert [each.next().number for each in watching] == [number] * 3
    refused = Watching(device.client, director.id).first
    assert isinstance(refused, protocol.RequestRefused)
    assert refused.error == "server.no_evening"


def test_two_nodes_serve_one_evening(tmp_path: Path, postgres: PostgresServer, nats: NatsServer) -> None:
    def node(name: str) -> Any:
        return running(
            tmp_path,
            database=postgres.url,
            bus=nats.url,
            node=name,
            local=f"http://{name}",
            lease_seconds=3.0,
        )

    with node("north") as north, node("south") as south:
        wait_for(lambda: north.hub.node.gauges()["nodes_seen"] == south.hub.node.gauges()["nodes_seen"] == 1)
        rosa = Client(north.address, name="Rosa")
        here = Director(rosa, online=[1])
        here.enter_pairs(4)
        there = Director(Client(south.address, token=rosa.token), here.id)
        page = there.begin_round()
        watching = Watching(rosa, here.id)
        device = there.device(2)
        device.write([300, 100])
        assert watching.next().evening == here.id
        device.do("hand_in", side=1)
        Device(north.address, device.link).do("confirm", side=2, points=[300, 100])
        sides = page.state.rounds[0].tables[0].sides
        links = [each.link for each in page.seats if [each.entry] in sides]
        addresses = (north.address, south.address)
        play_all([OnlinePlayer(addresses[place % 2], link) for place, link in enumerate(links)])
        wait_for(lambda: here.page().state.rounds[0].tables[0].result is not None)
        page = there.do("end_round")
        assert here.page().state == page.state
        log = rosa.call("GET", f"/api/evenings/{here.id}/log", dict)["lines"]
        assert [line["kind"] for line in log].count("result") == 2


# --- Online tables ------------------------------------------------------------------------------------


def test_an_online_table_has_fixed_seats_and_its_result_comes_by_itself(server: Running) -> None:
    director = Director(Client(server.address, name="Rosa"), online=[1], hands=2)
    director.enter_pairs(4)
    page = director.begin_round()
    table = page.state.rounds[0].tables[0]
    links = [each for each in page.seats if [each.entry] in table.sides]
    assert len(links) == 4
    players = [OnlinePlayer(server.address, each.link) for each in links]
    online = players[0].page().online
    assert online is not None
    with pytest.raises(ServerError):  # without a link of this table, it does not even exist
        Client(server.address, name="Zed").join(online)
    with director.client.join(online) as seat, pytest.raises(ServerError) as problem:
        seat.sit()
    assert refusal(problem) == "server.fixed_seats"
    play_all(players)
    info = server.info(online)
    by_side = [[info.places[0].name, info.places[2].name], [info.places[1].name, info.places[3].name]]
    assert by_side == players[0].page().sides
    wait_for(lambda: director.page().state.rounds[0].tables[0].result is not None)
    result = director.page().state.rounds[0].tables[0].result
    match = server.match(online)
    first = next(side for side, members in enumerate(match.members) if 0 in members)
    assert result is not None
    assert (len(result.hands), result.confirmed, result.source) == (2, True, "online")
    assert result.points == [match.totals[first], match.totals[1 - first]]


def test_bots_take_the_seats_of_absent_players_and_a_player_comes_late(server: Running) -> None:
    director = Director(Client(server.address, name="Rosa"), all_online=True, hands=1)
    director.enter_pairs(2)
    page = director.begin_round()
    late = OnlinePlayer(server.address, page.seats[0].link)
    director.client.call("POST", f"/api/evenings/{director.id}/tables/1/start", dict, {"level": "simple"})
    with late.sit() as seat:
        info = server.info(seat.table)
        assert [each.person == late.client.person.id for each in info.places].count(True) == 1
    with pytest.raises(ServerError) as problem:
        director.client.call("POST", f"/api/evenings/{director.id}/tables/9/start", dict, {})
    assert refusal(problem) == "server.no_table"
    wait_for(lambda: server.info(seat.table).status in ("playing", "over"))
    # A substitute takes over with the same link, on another device.
    other = OnlinePlayer(server.address, late.link)
    thread = threading.Thread(target=other.play, daemon=True)
    thread.start()
    wait_for(lambda: director.page().state.rounds[0].tables[0].result is not None)
    thread.join(60)
    assert not thread.is_alive()


def test_a_pair_of_bots_fills_up_an_online_table(server: Running) -> None:
    director = Director(Client(server.address, name="Rosa"), all_online=True, hands=1)
    director.enter("Bot A", "Bot B", bot=True)
    director.enter("Bot C", "Bot D", bot=True)
    director.begin_round()
    wait_for(lambda: director.page().state.rounds[0].tables[0].result is not None)
    assert director.page().seats == []
    assert director.do("end_round").state.standings.after == 1


def test_the_end_of_a_round_ends_games_that_still_run(server: Running) -> None:
    director = Director(Client(server.address, name="Rosa"), all_online=True, hands=1)
    director.enter_pairs(2)
    page = director.begin_round()
    seats = [OnlinePlayer(server.address, each.link).sit() for each in page.seats]
    wait_for(lambda: server.info(seats[0].table).status == "playing")
    with pytest.raises(ServerError) as problem:
        director.do("end_round")
    assert refusal(problem) == "evening.error.open_tables"
    page = director.do("end_round", force=True)
    assert page.state.rounds[0].missing == [1]
    wait_for(lambda: server.info(seats[0].table).status == "closed")
    for seat in seats:
        seat.close()


def test_a_result_is_entered_after_a_restart_and_only_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        director = Director(Client(server.address, name="Rosa"), all_online=True, hands=1)
        director.enter_pairs(2)
        page = director.begin_round()
        server.inside(lambda: setattr(server.hub.evenings.online, "collect", _nothing))
        play_all([OnlinePlayer(server.address, each.link) for each in page.seats])
        assert director.page().state.rounds[0].tables[0].result is None
    for _ in range(2):
        with running(tmp_path) as server:
            again = Director(Client(server.address, token=director.client.token), director.id)
            wait_for(lambda a=again: a.page().state.rounds[0].tables[0].result is not None)  # type: ignore[misc]
            log = again.client.call("GET", f"/api/evenings/{again.id}/log", dict)["lines"]
            assert [line["kind"] for line in log].count("result") == 1


async def _nothing() -> None:
    """Leave finished games alone."""


@pytest.mark.parametrize(
    "settings",
    [
        EveningSettings(book="boat", hands=3),
        EveningSettings(book="caliente", options=["always_frozen"], hands=None, minutes=20),
        EveningSettings(book="american", house="american-for-few", hands=2, table_players=2),
    ],
)
def test_an_evening_ends_its_games_after_the_hands_of_a_round(settings: EveningSettings) -> None:
    rules = rules_of(new_online_table(settings))
    assert (rules.hands, rules.target) == (settings.hands or 100, 0)
    assert rules.slug == settings.book
    assert rules.chosen == tuple(settings.options)
    assert "target = 0" in round_house(settings)


def test_every_table_is_played_on_something(server: Running) -> None:
    director = Director(Client(server.address, name="Rosa"), online=[1])
    director.enter_pairs(4)
    page = director.begin_round()
    stream = f"evenings/{director.id}"

    def read(store: Store) -> dict[tuple[int, int], str]:
        return tables_of(store, stream)

    played = server.wait_for(server.hub.database.read(read))
    assert set(played) == {(1, 1), (1, 2)}
    assert played[1, 1] == f"tables/{page.progress[0].online}"
    assert played[1, 2] == f"scorepad/{page.progress[1].pad}"
    assert json.loads(encode(page))["progress"][0]["pad"] is None
