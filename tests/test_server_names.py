"""A guest's name: changed at the tables where they sit, but never in a game in play or in a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client
from canasta.wire import protocol
from canasta.wire.tables import NewGuest
from canasta.wire.tables import Person as WirePerson
from tests.serving import Running, keep_game, running, seated
from tests.test_server_people import account, refused
from tests.test_server_rematch import begun, places, send

pytestmark = pytest.mark.homes(long=True)

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def rename(client: Client, name: str) -> str:
    return client.call("PUT", "/api/me/name", WirePerson, NewGuest(name)).name


def test_a_new_name_is_used_at_once_before_a_game(server: Running) -> None:
    first, second = seated(server, 2)
    assert rename(second.client, "  Berta  ") == "Berta"
    assert places(server.info(first.table)) == ["Ana", "Berta"]
    rename(second.client, "ana")  # which another player has
    assert places(server.info(first.table)) == ["Ana", "ana 2"]
    first.close()
    second.close()


def test_a_game_in_play_keeps_the_name_and_the_next_one_has_the_new_one(server: Running) -> None:
    first, second = seated(server, 2, patience=0)
    first.start()
    begun(server, first.table, [first, second])
    rename(first.client, "Anita")
    assert places(server.info(first.table)) == ["Ana", "Bruno"]
    assert sorted(server.match(first.table).names) == ["Ana", "Bruno"]
    for seat in (first, second):
        send(seat, protocol.Abandon)
    for seat in (first, second):
        send(seat, protocol.Rematch)
    begun(server, first.table, [first, second])
    assert sorted(server.match(first.table).names) == ["Anita", "Bruno"]
    first.close()
    second.close()


def test_a_finished_game_keeps_its_names_in_the_record(server: Running) -> None:
    ana = Client(server.address, name="Ana")
    table = keep_game(server, [ana], (RECORDS / "boat-2.txt").read_text())
    with server.store() as store:
        store.set_listed(f"sitting/{ana.person.id}", f"tables/{table}")
    rename(ana, "Anita")
    assert places(server.info(table))[0] == "Anita"
    assert "\nplayers: Ana, " in ana.record(table)


@pytest.mark.parametrize("name", ["", "   ", "x" * 100, "a:b"])
def test_a_name_that_cannot_be_used_is_refused_and_changes_nothing(server: Running, name: str) -> None:
    first, second = seated(server, 2)
    assert refused(lambda: rename(first.client, name))
    assert places(server.info(first.table)) == ["Ana", "Bruno"]
    first.close()
    second.close()


def test_the_name_of_an_account_stays(server: Running) -> None:
    client = account(server, "Clara")
    assert refused(lambda: rename(client, "Cara")) == "server.account_name"
