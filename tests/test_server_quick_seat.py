"""Quick seat: people who want the same meet at one table, bots fill it, and who leaves the page is gone."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from canasta.client import Client, ServerError
from canasta.client.client import new_key
from canasta.wire import protocol
from canasta.wire.quick_seat import NewQuickSeat, QuickSeats
from canasta.wire.tables import TableInfo
from tests.serving import Running, hear_until, running, wait_for

pytestmark = pytest.mark.homes

#: So long that nobody loses a seat while a busy machine opens the connections.
_PATIENT = 600.0


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, quick_away=_PATIENT) as found:
        yield found


@pytest.fixture(autouse=True)
def _empty(server: Running) -> Iterator[None]:
    yield
    give_up_after(server, 0.1)
    wait_for(lambda: not server.hub.quick_seat._tables)
    give_up_after(server, _PATIENT)


def give_up_after(server: Running, seconds: float) -> None:
    """Set how long a quick seat is kept for a person without a connection."""
    server.hub.settings = replace(server.hub.settings, quick_away=seconds)


def people(server: Running, *names: str) -> list[Client]:
    return [Client(server.address, name=name) for name in names]


def quick(client: Client, book: str = "classic", pace: str = "normal", wait: int = 60) -> TableInfo:
    body = NewQuickSeat(book, pace, wait)  # type: ignore[arg-type]
    return client.call("POST", "/api/quick", TableInfo, body)


def seats(client: Client) -> QuickSeats:
    return client.call("GET", "/api/quick", QuickSeats)


def test_two_who_want_the_same_meet_and_others_do_not(server: Running) -> None:
    ana, bruno, carla, dora = people(server, "Ana", "Bruno", "Carla", "Dora")
    table = quick(ana)
    with ana.join(table.id):
        assert quick(bruno).id == table.id
        with bruno.join(table.id):
            assert quick(carla, book="boat").id != table.id
            assert quick(dora, wait=0).id != table.id  # she wants no bots
            found = seats(ana)
            assert [(each.book, each.pace, each.people) for each in found.queues] == [
                ("boat", "normal", 1),
                ("classic", "normal", 3),
            ]
            assert found.own is not None
            assert found.own.table == table.id
            assert found.own.seconds in range(50, 61)
            waiting = seats(dora).own
            assert waiting is not None
            assert waiting.seconds is None
            assert seats(people(server, "Stranger")[0]).own is None
            info = server.info(table.id)
            assert (info.public, info.settings.turn_time) == (True, 60)
            assert [place.name for place in info.places] == ["Ana", "Bruno", "", ""]


def test_people_who_ask_at_the_same_time_meet(server: Running) -> None:
    clients = people(server, "Ana", "Bruno", "Carla")
    with ThreadPoolExecutor(3) as pool:
        tables = list(pool.map(quick, clients))
    assert len({each.id for each in tables}) == 1


def test_bots_take_the_free_places_after_the_shortest_wait(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    table = quick(ana, wait=600)
    with ana.join(table.id) as first:
        assert quick(bruno, wait=1).id == table.id
        with bruno.join(table.id) as second:
            for seat in (first, second):
                hear_until(seat, protocol.GameInfo)
            info = server.info(table.id)
            assert [bool(place.bot) for place in info.places] == [False, False, True, True]
            assert seats(ana).own is None  # no longer a queue


def test_a_full_table_starts_at_once(server: Running) -> None:
    clients = people(server, "Ana", "Bruno")
    tables = [quick(each, book="caliente", wait=0) for each in clients]
    players = tables[0].players
    more = people(server, *("Carla", "Dora", "Emil", "Fina")[: players - 2])
    tables += [quick(each, book="caliente", wait=0) for each in more]
    assert {each.id for each in tables} == {tables[0].id}
    joined = [each.join(tables[0].id) for each in (*clients, *more)]
    for seat in joined:
        hear_until(seat, protocol.GameInfo)
    assert not any(place.bot for place in server.info(tables[0].id).places)
    for seat in joined:
        seat.close()


def test_who_leaves_the_page_leaves_the_queue_and_an_empty_table_closes(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    table = quick(ana)
    with ana.join(table.id):
        quick(bruno)
        with bruno.join(table.id):
            pass
        give_up_after(server, 0.1)
        wait_for(lambda: [each.name for each in server.info(table.id).places] == ["Ana", "", "", ""])
        assert server.info(table.id).host == ana.person.id
    wait_for(lambda: server.info(table.id).status == "closed")
    assert seats(ana).queues == []
    give_up_after(server, _PATIENT)
    carla, dora = people(server, "Carla", "Dora")  # neither of whom ever comes
    other = quick(carla, wait=0)
    assert quick(dora, wait=0).id == other.id
    give_up_after(server, 0.1)
    wait_for(lambda: server.info(other.id).status == "closed")


def test_the_host_who_leaves_hands_over_and_a_player_can_stand_up(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    table = quick(ana)
    with ana.join(table.id) as first:
        quick(bruno)
        with bruno.join(table.id):
            first.do(protocol.Stand(key=new_key()))
            wait_for(lambda: server.info(table.id).host == bruno.person.id)
            wait_for(lambda: seats(ana).own is None)
            waiting = seats(bruno).own
            assert waiting is not None
            assert waiting.table == table.id


def test_another_wish_gives_the_first_seat_up_and_the_same_one_keeps_it(server: Running) -> None:
    (ana,) = people(server, "Ana")
    first = quick(ana)
    assert quick(ana).id == first.id
    second = quick(ana, book="boat")
    assert second.id != first.id
    give_up_after(server, 0.1)
    wait_for(lambda: server.info(first.id).status == "closed")


def test_muted_people_do_not_meet(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    table = quick(ana)
    with ana.join(table.id) as seat:
        seat.do(protocol.Mute(key=new_key(), person=bruno.person.id))
        assert quick(bruno).id != table.id


def test_people_go_on_waiting_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, quick_away=_PATIENT) as server:
        ana, bruno, carla = people(server, "Ana", "Bruno", "Carla")
        table, other = quick(ana, wait=600), quick(carla, wait=0)
        with ana.join(table.id), carla.join(other.id):
            assert quick(bruno, wait=4).id == table.id
    with running(tmp_path, quick_away=_PATIENT) as server:
        for client in (ana, bruno, carla):
            client.address = server.address
        waiting = seats(bruno).own
        assert waiting is not None
        assert waiting.table == table.id
        assert waiting.seconds is not None
        assert waiting.seconds <= 4
        with ana.join(table.id) as first, bruno.join(table.id) as second:
            for seat in (first, second):
                hear_until(seat, protocol.GameInfo)  # bots have taken the free places
        give_up_after(server, 0.1)
        wait_for(lambda: server.info(other.id).status == "closed")  # Carla has not come back
        wait_for(lambda: not server.hub.quick_seat._tables)
    with running(tmp_path) as server, server.store() as store:
        assert store.streams_on("quick-seat") == []


def test_a_wrong_wish_is_refused(server: Running) -> None:
    (ana,) = people(server, "Ana")
    with pytest.raises(ServerError):
        quick(ana, book="nonsense")
    for body in ({"pace": "slow"}, {"wait": -1}, {"wait": 601}, {"more": 1}):
        with pytest.raises(ServerError) as problem:
            ana.call("POST", "/api/quick", dict, body)
        assert problem.value.error == "server.malformed"
    assert seats(ana).queues == []
