"""Friends: requests among people who have met, presence, invitations, and what strangers cannot learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client, ServerError
from canasta.client.client import new_key
from canasta.notation import write_record
from canasta.server.people import friends as rules
from canasta.server.results.index import rebuild
from canasta.storage import friends as stored
from canasta.wire import protocol
from canasta.wire.friends import Friends
from tests.serving import Running, keep_game, played, running, wait_for

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def people(server: Running, *names: str) -> list[Client]:
    return [Client(server.address, name=name) for name in names]


def have_played(server: Running, *clients: Client) -> None:
    """Store that people have finished a game together."""
    with server.store() as store, store.writing() as connection:
        for number, each in enumerate(clients):
            row = (each.person.id, f"2026-01-0{number + 1}", f"games/{clients[0].person.id}")
            connection.execute("INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING", row)


def friends(client: Client) -> Friends:
    return client.call("GET", "/api/me/friends", Friends)


def ask(client: Client, other: Client) -> Friends:
    return client.call("PUT", f"/api/me/friends/{other.person.id}", Friends)


def part(client: Client, other: Client) -> Friends:
    return client.call("DELETE", f"/api/me/friends/{other.person.id}", Friends)


def invite(client: Client, other: Client, table: str) -> None:
    client.call("POST", f"/api/me/friends/{other.person.id}/invite", dict, {"table": table})


def refused(error: str, client: Client, method: str, path: str, body: object = None) -> None:
    with pytest.raises(ServerError) as problem:
        client.call(method, path, dict, body)
    assert problem.value.error == error


def mute(client: Client, other: Client, on: bool = True) -> None:
    table = client.open_table(players=2)
    client.do(table.id, protocol.Mute(key=new_key(), person=other.person.id, on=on))
    client.do(table.id, protocol.Close(key=new_key()))


def test_a_request_is_accepted_and_both_are_friends_until_one_leaves(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    have_played(server, ana, bruno)
    assert [each.name for each in friends(ana).recent] == ["Bruno"]
    asked = ask(ana, bruno)
    assert [each.name for each in asked.asked] == ["Bruno"]
    assert asked.friends == []
    assert [each.name for each in friends(bruno).requests] == ["Ana"]
    both = ask(bruno, ana)
    assert [(each.name, each.online) for each in both.friends] == [("Ana", True)]
    assert both.requests == []
    assert both.recent == []  # friends are listed once
    server.advance(120)
    assert [each.online for each in friends(ana).friends] == [False]
    friends(bruno)
    assert [each.online for each in friends(ana).friends] == [True]
    assert part(ana, bruno).friends == []
    assert friends(bruno).friends == []


def test_a_friend_is_online_while_they_have_a_socket(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    have_played(server, ana, bruno)
    ask(ana, bruno)
    ask(bruno, ana)
    table = bruno.open_table(players=2)
    with bruno.join(table.id):
        server.advance(3600)
        assert friends(ana).friends[0].online
    server.advance(3600)
    wait_for(lambda: not friends(ana).friends[0].online)


def test_strangers_can_neither_ask_nor_find_out_who_exists(server: Running) -> None:
    ana, stranger = people(server, "Ana", "Stranger")
    for id in (ana.person.id, "nobody", stranger.person.id):
        refused("server.no_person", stranger, "PUT", f"/api/me/friends/{id}")
        refused("server.no_person", stranger, "DELETE", f"/api/me/friends/{id}")
        refused("server.no_person", stranger, "DELETE", f"/api/me/muted/{id}")
    refused("server.no_table", stranger, "DELETE", "/api/me/invitations/none")
    table = stranger.open_table(players=2)
    for id in (ana.person.id, "nobody"):
        path = f"/api/me/friends/{id}/invite"
        refused("server.no_person", stranger, "POST", path, {"table": table.id})
    assert friends(ana).requests == []


def test_people_at_one_table_can_ask_each_other(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    table = ana.open_table(players=3)
    ana.do(table.id, protocol.Sit(key="a"))
    refused("server.no_person", ana, "PUT", f"/api/me/friends/{bruno.person.id}")
    bruno.do(table.id, protocol.Sit(key="b", invite=str(table.invite)))
    assert [each.name for each in ask(ana, bruno).asked] == ["Bruno"]


def test_a_declined_request_is_gone_and_a_muted_person_is_not_shown(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    have_played(server, ana, bruno)
    ask(ana, bruno)
    assert part(bruno, ana).requests == []
    assert friends(ana).asked == []
    mute(bruno, ana)
    assert [each.name for each in ask(ana, bruno).asked] == ["Bruno"]  # the mute is not disclosed
    found = friends(bruno)
    assert (found.requests, found.recent) == ([], [])
    assert [each.name for each in found.muted] == ["Ana"]
    unmuted = bruno.call("DELETE", f"/api/me/muted/{ana.person.id}", Friends)
    assert unmuted.muted == []
    assert [each.name for each in unmuted.requests] == ["Ana"]


def test_a_friend_is_invited_with_one_request_and_joins(server: Running) -> None:
    ana, bruno, carla = people(server, "Ana", "Bruno", "Carla")
    have_played(server, ana, bruno, carla)
    table = ana.open_table(players=2, book="boat")
    ana.do(table.id, protocol.Sit(key="a"))
    refused(
        "server.no_table", carla, "POST", f"/api/me/friends/{bruno.person.id}/invite", {"table": table.id}
    )
    invite(ana, bruno, table.id)
    invite(ana, bruno, table.id)  # which changes nothing
    (found,) = friends(bruno).invitations
    assert (found.inviter.name, found.table.id, found.table.rules.book) == ("Ana", table.id, "boat")
    bruno.do(table.id, protocol.Sit(key="b", invite=str(found.table.invite)))
    assert friends(bruno).invitations == []
    refused("server.full", ana, "POST", f"/api/me/friends/{carla.person.id}/invite", {"table": table.id})


def test_invitations_are_declined_dropped_and_bounded(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    have_played(server, ana, bruno)
    first = ana.open_table(players=2)
    invite(ana, bruno, first.id)
    assert bruno.call("DELETE", f"/api/me/invitations/{first.id}", Friends).invitations == []
    invite(ana, bruno, first.id)
    ana.do(first.id, protocol.Close(key="c"))
    assert friends(bruno).invitations == []  # its table is closed
    second = ana.open_table(players=2)
    invite(ana, bruno, second.id)
    part(bruno, ana)
    assert friends(bruno).invitations == []
    mute(bruno, ana)
    invite(ana, bruno, second.id)  # the same answer as before
    bruno.call("DELETE", f"/api/me/muted/{ana.person.id}", Friends)
    assert friends(bruno).invitations == []
    with server.store() as store:
        for number in range(stored.INVITATIONS + 5):
            stored.add_invitation(store, bruno.person.id, f"tables/{number}", ana.person.id)
        assert len(stored.invitations_of(store, bruno.person.id)) == stored.INVITATIONS
        for each in stored.invitations_of(store, bruno.person.id):
            stored.remove_invitation(store, bruno.person.id, each.table)


def test_friendships_are_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bruno, carla = people(server, "Ana", "Bruno", "Carla")
    have_played(server, ana, bruno, carla)
    monkeypatch.setattr(rules, "MOST", 1)
    ask(ana, bruno)
    refused("server.many_friends", ana, "PUT", f"/api/me/friends/{carla.person.id}")


def test_people_played_with_come_from_finished_games(server: Running) -> None:
    ana, bruno = people(server, "Ana", "Bruno")
    keep_game(server, [ana, bruno], write_record(played("boat")))
    assert friends(ana).recent == []
    server.wait_for(_rebuild(server))
    assert [each.name for each in friends(ana).recent] == ["Bruno"]


async def _rebuild(server: Running) -> None:
    await server.hub.database.write(rebuild)


def test_friends_survive_a_restart_and_go_with_a_deleted_person(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("again")
    with running(folder) as server:
        ana, bruno = people(server, "Ana", "Bruno")
        have_played(server, ana, bruno)
        ask(ana, bruno)
        ask(bruno, ana)
        table = ana.open_table(players=2)
        invite(ana, bruno, table.id)
    with running(folder) as server:
        for client in (ana, bruno):
            client.address = server.address
        assert [each.name for each in friends(bruno).friends] == ["Ana"]
        assert [each.table.id for each in friends(bruno).invitations] == [table.id]
        told = bruno.export()
        assert [(each.name, each.friends) for each in told.friends] == [("Ana", True)]
        assert [each.table for each in told.invitations] == [table.id]
        ana.delete_me()
        found = friends(bruno)
        assert (found.friends, found.recent, found.invitations) == ([], [], [])
        with server.store() as store:
            assert stored.asked_by(store, bruno.person.id) == []
