"""Partners chosen at a table, and another game after the first: who is asked, and who stays partners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from canasta.client import Client, Seat
from canasta.client.client import new_key
from canasta.notation import verify_record
from canasta.wire import protocol
from canasta.wire.tables import Partners, TableInfo
from tests.serving import (
    NAMES,
    Running,
    all_told,
    hear_until,
    keep_game,
    reconnect,
    running,
    seated,
    wait_for,
)
from tests.test_server_people import PASSWORD, account, refused

pytestmark = pytest.mark.homes(long=True)

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def send(seat: Seat, command: type[protocol.Command], **fields: Any) -> None:
    seat.do(command(key=new_key(), **fields))


def after_a_game(
    server: Running, people: int = 4, record: str = "classic-4", bots: int = 0
) -> tuple[str, list[Seat]]:
    """Return a table whose game is over, and its connected players; bots have the last places."""
    clients = [Client(server.address, name=name) for name in NAMES[: people - bots]]
    table = keep_game(server, clients, (RECORDS / f"{record}.txt").read_text())
    return table, [client.join(table) for client in clients]


def close(seats: Sequence[Seat]) -> None:
    for seat in seats:
        seat.close()


def sides_now(server: Running, table: str) -> set[frozenset[str]]:
    """Return the names of the partners in the game at a table."""
    match = server.match(table)
    return {frozenset(match.names[player] for player in side) for side in match.members}


def begun(server: Running, table: str, seats: Sequence[Seat]) -> TableInfo:
    """Wait until a game has begun, to which all clients contribute, and return the table."""

    def is_playing() -> bool:
        for seat in seats:
            all_told(seat)
        return server.info(table).status == "playing"

    wait_for(is_playing)
    return server.info(table)


def invite_of(seat: Seat) -> str:
    info = seat.client.call("GET", f"/api/tables/{seat.table}", TableInfo)
    assert isinstance(info.invite, str)
    return info.invite


def send_raw(seat: Seat, command: str) -> None:
    seat._socket.send(f'{{"type":"do","id":900,"table":"{seat.table}","command":{command}}}')


def places(info: TableInfo) -> list[str]:
    return [place.name for place in info.places]


# --- Partners -------------------------------------------------------------------------------------


@pytest.mark.parametrize("partners", ["seated", "host"])
def test_partners_sit_opposite_each_other_if_they_are_not_drawn(server: Running, partners: Partners) -> None:
    seats = seated(server, 4, partners=partners)
    info = server.info(seats[0].table)
    assert [place.side for place in info.places] == ["A", "B", "A", "B"]
    seats[0].start()
    begun(server, seats[0].table, seats)
    assert sides_now(server, seats[0].table) == {frozenset(("Ana", "Carla")), frozenset(("Bruno", "Dora"))}
    send(seats[0], protocol.Close)
    record = seats[0].client.record(seats[0].table)
    assert "\nseating: as listed\n" in record
    assert verify_record(record).ok
    close(seats)


def test_partners_are_drawn_by_lot_unless_something_else_is_chosen(server: Running) -> None:
    seats = seated(server, 4)
    assert all(place.side is msgspec.UNSET for place in server.info(seats[0].table).places)
    seats[0].start()
    begun(server, seats[0].table, seats)
    assert "seating" not in server.match(seats[0].table).opening
    close(seats)


def test_only_the_host_moves_players_where_the_host_sets_the_partners(server: Running) -> None:
    seats = seated(server, 4, players=5, partners="host")
    host, guest = seats[0], seats[1]
    assert refused(lambda: guest.sit(5)) == "server.host_seats"
    assert refused(lambda: send(guest, protocol.Swap, place=1, other=2)) == "server.not_host"
    send(host, protocol.Swap, place=2, other=3)
    assert places(server.info(host.table)) == ["Ana", "Carla", "Bruno", "Dora", ""]
    assert [place.side for place in server.info(host.table).places] == ["A", "B", "A", "B", "B"]
    close(seats)


def test_players_choose_their_own_places_where_they_sit_as_they_came(server: Running) -> None:
    seats = seated(server, 2, players=4, partners="seated")
    host, guest = seats
    assert refused(lambda: send(host, protocol.Swap, place=1, other=2)) == "server.own_seats"
    guest.sit(3)
    send(host, protocol.Bot, place=2, level="simple")
    send(host, protocol.Swap, place=2, other=4)  # a bot
    assert places(server.info(host.table))[::2] == ["Ana", "Bruno"]
    assert server.info(host.table).places[3].bot == "simple"
    close(seats)


def test_a_way_to_find_partners_that_does_not_exist_is_refused(server: Running) -> None:
    seats = seated(server, 2)
    send_raw(seats[0], '{"do":"change","key":"x","partners":"age"}')
    assert hear_until(seats[0], protocol.RequestRefused).error == "server.malformed"
    assert refused(lambda: send(seats[1], protocol.Change, partners="host")) == "server.not_host"
    close(seats)


def test_the_table_says_its_own_target(server: Running) -> None:
    client = Client(server.address, name="Ana")
    assert client.open_table(target=1500).target == 1500
    assert client.open_table().target == 5000
    knee = client.open_table(book="knee")
    assert (knee.target, knee.hands > 1) == (0, True)


# --- A rematch ------------------------------------------------------------------------------------


def test_a_rematch_begins_when_everyone_has_agreed_and_keeps_the_partners(server: Running) -> None:
    table, seats = after_a_game(server)
    before = sides_now(server, table)
    game = server.info(table).game
    assert refused(seats[0].start) == "server.rematch_waiting"
    for number, seat in enumerate(seats):
        send(seat, protocol.Rematch)
        info = server.info(table)
        assert sum(place.again for place in info.places) == (number + 1 if number < 3 else 0)
        assert info.rematch == (number < 3)
    assert begun(server, table, seats).game == game + 1
    assert sides_now(server, table) == before
    close(seats)


def test_a_player_who_leaves_is_replaced_as_the_host_chooses(server: Running) -> None:
    table, seats = after_a_game(server)
    host, *others = seats
    partner = next(iter(next(side for side in sides_now(server, table) if "Ana" in side) - {"Ana"}))
    for seat in others:
        send(seat, protocol.Stand if seat.client.person.name == partner else protocol.Rematch)
    send(host, protocol.Rematch)
    assert server.info(table).status == "waiting"  # there is a free place
    assert refused(lambda: host.start()) == "server.places_free"
    free = next(place.place for place in server.info(table).places if not place.name)
    send(host, protocol.Bot, place=free, level="simple")
    assert server.info(table).status == "waiting"
    host.start()
    begun(server, table, seats)
    bot = server.info(table).places[free - 1].name
    assert frozenset(("Ana", bot)) in sides_now(server, table)
    close(seats)


def test_another_person_takes_the_free_place_and_need_not_be_asked(server: Running) -> None:
    table, seats = after_a_game(server, people=2, record="boat-2")
    host, guest = seats
    send(guest, protocol.Stand)
    send(host, protocol.Rematch)
    with Client(server.address, name="Zoe").join(table, invite=invite_of(host)) as new:
        new.sit()
        assert [place.again for place in server.info(table).places] == [True, True]
        host.start()
        begun(server, table, [host, new])
        assert sorted(server.match(table).names) == ["Ana", "Zoe"]
    close(seats)


def test_the_host_frees_the_place_of_a_player_who_does_not_answer_without_barring_them(
    server: Running,
) -> None:
    table, seats = after_a_game(server, people=2, record="boat-2")
    host, guest = seats
    invite = invite_of(host)
    send(host, protocol.Rematch)
    place = places(server.info(table)).index("Bruno") + 1
    send(host, protocol.Remove, place=place)
    assert invite_of(host) == invite
    guest.invite = invite
    guest.sit()  # who has now agreed
    assert all(each.again for each in server.info(table).places)
    close(seats)


def test_places_of_players_who_are_not_connected_go_to_bots(server: Running) -> None:
    table, seats = after_a_game(server, people=2, record="boat-2")
    host, guest = seats
    guest.close()
    wait_for(lambda: sum(place.present for place in server.info(table).places) == 1)
    assert refused(host.start) == "server.places_free"
    assert server.info(table).status == "over"  # a refusal changes nothing
    host.start(bots="simple")
    begun(server, table, [host])
    assert [bool(place.bot) for place in server.info(table).places] == [False, True]
    host.close()


def test_the_host_can_change_the_places_before_agreeing(server: Running) -> None:
    table, seats = after_a_game(server)
    host, *others = seats
    before = sides_now(server, table)
    send(host, protocol.Rematch, yes=False)
    for seat in others:
        send(seat, protocol.Rematch)
    info = server.info(table)
    assert (info.status, info.settings.partners) == ("waiting", "host")
    send(host, protocol.Swap, place=1, other=2)
    host.start()
    begun(server, table, seats)
    assert sides_now(server, table) != before
    assert len(sides_now(server, table)) == 2
    close(seats)


def test_a_player_against_bots_plays_again_at_once(server: Running) -> None:
    table, (host,) = after_a_game(server, bots=3)
    before = sides_now(server, table)
    send(host, protocol.Rematch)
    assert begun(server, table, [host]).game == 2
    assert sides_now(server, table) == before
    host.close()


def test_who_may_ask_for_a_rematch_and_when(server: Running) -> None:
    seats = seated(server, 2, onlookers=True)
    assert refused(lambda: send(seats[0], protocol.Rematch)) == "server.no_rematch"  # nothing was played yet
    seats[0].start()
    begun(server, seats[0].table, seats)
    assert refused(lambda: send(seats[0], protocol.Rematch)) == "server.no_rematch"
    table, others = after_a_game(server, people=2, record="boat-2")
    with Client(server.address, name="Zoe").join(table, invite=invite_of(others[0])) as spectator:
        assert refused(lambda: send(spectator, protocol.Rematch)) == "server.not_seated"
    send_raw(others[0], '{"do":"rematch","key":"x","yes":"perhaps"}')
    assert hear_until(others[0], protocol.RequestRefused).error == "server.malformed"
    send(others[0], protocol.Close)
    assert refused(lambda: send(others[1], protocol.Rematch)) == "server.closed"
    close([*seats, *others])


def test_a_second_device_and_a_repeated_answer_count_once(server: Running) -> None:
    ana, bruno = account(server, "Ana Again"), Client(server.address, name="Bruno")
    table = keep_game(server, [ana, bruno], (RECORDS / "boat-2.txt").read_text())
    with ana.join(table) as phone, bruno.join(table) as other:
        desk = Client(server.address, name="Ana Again", password=PASSWORD).join(table)
        assert refused(lambda: phone.do(protocol.Rematch(key="again"))) == "server.moved"
        for _ in range(2):
            desk.do(protocol.Rematch(key="again"))
        send(desk, protocol.Rematch)
        assert [place.again for place in server.info(table).places] == [True, False]
        send(other, protocol.Rematch)
        assert begun(server, table, [desk, other]).game == 2
        desk.close()


def test_answers_and_places_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, seats = after_a_game(server)
        before = sides_now(server, table)
        for seat in seats[:3]:
            send(seat, protocol.Rematch)
        info = server.info(table)
        all_told(seats[0])
        close(seats)
    with running(tmp_path) as server:
        found = server.info(table)
        assert [(each.name, each.again) for each in found.places] == [
            (each.name, each.again) for each in info.places
        ]
        assert (found.rematch, found.status, found.settings.partners) == (True, "waiting", "host")
        for seat in seats:
            seat.client.address = server.address
            reconnect(seat)
        send(seats[3], protocol.Rematch)
        begun(server, table, seats)
        assert sides_now(server, table) == before
        close(seats)


def test_a_stream_from_before_these_settings_still_loads(server: Running) -> None:
    client = Client(server.address, name="Ana")
    old = {"public": False, "book": "classic", "players": 4}
    with server.store() as store:
        store.append_all(
            "tables/old-table",
            [
                ("table", {"host": client.person.id, "invite": "x", "new": old}),
                ("sat", {"place": 0, "person": client.person.id, "name": "Ana"}),
            ],
        )
    with client.join("old-table") as seat:
        seat.start(bots="simple")
        assert begun(server, "old-table", [seat]).settings.partners == "lot"
