"""The token of a seat: a device that takes over gets a new one, and the old one is void."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client, Seat
from canasta.client.client import new_key
from canasta.wire import protocol
from tests.serving import Running, all_told, hear_until, reconnect, running, update_of, wait_for
from tests.test_server_people import PASSWORD, account, refused

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def at_a_table(client: Client) -> Seat:
    """Return a player who plays against a bot and is to act."""
    seat = client.join(client.open_table(players=2, book="boat", between=0, patience=0).id)
    seat.sit()
    seat.start(bots="simple")
    update_of(seat, own=True)
    return seat


def token_of(seat: Seat) -> str:
    all_told(seat)
    return seat._wanted.seat


def draw() -> protocol.Act:
    return protocol.Act(key=new_key(), actions=["draw"])


def test_the_token_changes_with_the_device_and_not_with_the_connection(server: Running) -> None:
    with at_a_table(account(server, "Ana")) as phone:
        first = token_of(phone)
        assert len(first) > 40
        phone.close()
        wait_for(lambda: not server.table(phone.table).subscriptions)
        reconnect(phone)  # the same device: it knows its token
        assert token_of(phone) == first
        with Client(server.address, name="Ana", password=PASSWORD).join(phone.table) as desk:
            second = token_of(desk)
            assert second not in ("", first)
            assert hear_until(phone, protocol.SeatMoved)
            phone.sit()
            assert token_of(phone) not in ("", first, second)
            assert hear_until(desk, protocol.SeatMoved)
            phone.do(draw())
        with server.store() as store, store.connection() as disk:  # which has only its hash
            rows = disk.execute("SELECT hash FROM seats WHERE stream = ?", (f"tables/{phone.table}",))
            assert rows.fetchall() == [(hashlib.sha256(token_of(phone).encode()).digest(),)]


def test_a_device_with_an_old_token_does_not_take_the_place_back_by_itself(server: Running) -> None:
    with at_a_table(account(server, "Berta")) as phone:
        desk_client = Client(server.address, name="Berta", password=PASSWORD)
        with desk_client.join(phone.table) as desk:
            update_of(desk, own=True)
            reconnect(phone)  # its connection was lost, and it reconnects automatically
            assert hear_until(phone, protocol.SeatMoved)
            assert update_of(phone).view.hand == update_of(desk).view.hand  # it still receives messages
            assert refused(lambda: phone.do(draw())) == "server.moved"
            desk.close()
            # Nor while the other device is away for a moment, over a socket or without one.
            wait_for(lambda: len(server.table(phone.table).subscriptions) == 1)
            assert refused(lambda: phone.do(draw())) == "server.moved"
            assert refused(lambda: phone.client.do(phone.table, draw())) == "server.moved"
            reconnect(desk)
            assert not any(isinstance(told, protocol.SeatMoved) for told in all_told(desk))
            desk.do(draw())


def test_sitting_down_over_http_takes_over_too(server: Running) -> None:
    with at_a_table(account(server, "Clara")) as phone:
        desk = Client(server.address, name="Clara", password=PASSWORD)
        assert refused(lambda: desk.do(phone.table, draw())) == "server.moved"
        phone.client.do(phone.table, protocol.Sit(key=new_key()))  # of the same session: nothing has moved
        assert not any(isinstance(told, protocol.SeatMoved) for told in all_told(phone))
        desk.do(phone.table, protocol.Sit(key=new_key()))
        assert hear_until(phone, protocol.SeatMoved)
        assert refused(lambda: phone.do(draw())) == "server.moved"
        desk.do(phone.table, draw())
        desk.log_out()  # then the remaining device may play
        phone.client.do(phone.table, protocol.Abandon(key=new_key()))


def test_after_a_restart_the_device_that_played_plays_on_whoever_comes_back_last(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        phone = at_a_table(account(server, "Ana"))
        desk = Client(server.address, name="Ana", password=PASSWORD).join(phone.table)
        update_of(desk, own=True)
        hear_until(phone, protocol.SeatMoved)
        for seat in (phone, desk):
            seat.close()
    with running(tmp_path) as server:
        for seat in (desk, phone):  # the phone comes last
            seat.client.address = server.address
            reconnect(seat)
        assert hear_until(phone, protocol.SeatMoved)
        assert refused(lambda: phone.do(draw())) == "server.moved"
        desk.do(draw())
        for seat in (phone, desk):
            seat.close()


def test_somebody_elses_token_is_worth_nothing(server: Running) -> None:
    with at_a_table(account(server, "Dora")) as dora, at_a_table(account(server, "Emil")) as emil:
        token = token_of(dora)
        emil._wanted.seat = token
        reconnect(emil)
        assert hear_until(emil, protocol.SeatMoved)
        dora.do(draw())
        assert not any(isinstance(told, protocol.SeatMoved) for told in all_told(dora))


def test_a_disk_that_refuses_keeps_nobody_from_their_place(tmp_path: Path) -> None:
    with running(tmp_path) as server, at_a_table(account(server, "Ana")) as phone:
        server.refuse_writes()
        with phone.client.join(phone.table) as again:
            assert update_of(again, own=True).view.hand
            assert hear_until(phone, protocol.SeatMoved)
            server.refuse_writes(False)
            again.do(draw())
