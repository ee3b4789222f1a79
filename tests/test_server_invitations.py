"""Invitations: the host renews one, and a removed player cannot return with the old link."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.wire import protocol
from canasta.wire.tables import TableInfo
from tests.serving import Running, hear_until, running, seated, update_of, wait_for
from tests.test_server_hostile import bearer, call

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def do(seat: Seat, command: type[protocol.Command], **fields: Any) -> int:
    return seat.do(command(key=new_key(), **fields))


def error_of(doing: Callable[[], object]) -> str:
    with pytest.raises(ServerError) as problem:
        doing()
    return problem.value.error


def sits_by(client: Client, table: str, invite: str) -> None:
    client.do(table, protocol.Sit(key=new_key(), invite=invite))


def invite_of(client: Client, table: str) -> str:
    found = client.call("GET", f"/api/tables/{table}", TableInfo).invite
    assert isinstance(found, str)
    return found


def names(server: Running, table: str) -> list[str]:
    return [place.name for place in server.info(table).places]


def test_a_renewed_invitation_is_the_only_one_and_those_who_sit_there_stay(server: Running) -> None:
    host, other = seats = seated(server, 2, players=3)
    table, old = host.table, host.invite
    with host, other, Client(server.address, name="Zoe").join(table, invite=old) as onlooker:
        assert error_of(lambda: do(other, protocol.Renew)) == "server.not_host"
        link = host.client.renew_invitation(table)
        new = link.rpartition("/")[2]
        assert new != old
        # A spectator with the old link is notified, and receives no further messages.
        assert hear_until(onlooker, protocol.RequestRefused).error == "server.old_invitation"
        assert names(server, table) == ["Ana", "Bruno", ""]
        assert invite_of(other.client, table) == new  # seated players may invite others, too
        late = Client(server.address, name="Late")
        for way in (
            lambda: sits_by(late, table, old),
            lambda: late.join(table, invite=old),
            lambda: late.call("GET", f"/api/tables/{table}?invite={old}", TableInfo),
        ):
            assert error_of(way) == "server.old_invitation"
        assert call(server, "GET", f"/api/tables/{table}?invite={old}", b"", **bearer(late))[0] == 410
        assert error_of(lambda: sits_by(late, table, "made up")) == "server.no_table"
        sits_by(late, table, new)
        host.start()
        for seat in seats:
            assert update_of(seat).view.hand
        do(host, protocol.Renew)  # in a game, too
        update_of(other)


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_who_was_removed_does_not_come_back_by_the_old_link(public: bool, server: Running) -> None:
    host, other = seated(server, 2, players=2, public=public)
    table, old = host.table, host.invite
    with host, other:
        do(host, protocol.Remove, place=2)
        assert hear_until(other, protocol.RequestRefused).error == "server.removed"
        assert error_of(other.sit) == "server.removed"
        assert error_of(lambda: other.client.join(table, invite=old)) == "server.removed"
        assert call(server, "GET", f"/api/tables/{table}", b"", **bearer(other.client))[0] == 403
        with pytest.raises(ServerError):
            other.ask(protocol.AskEvents())
        if not public:  # nor under another name; at a public table any unknown player may sit down
            again = Client(server.address, name="Somebody else")
            assert error_of(lambda: sits_by(again, table, old)) == "server.old_invitation"
        # The host can admit them again.
        sits_by(other.client, table, invite_of(host.client, table))
        assert names(server, table) == ["Ana", "Bruno"]
        do(other, protocol.Stand)
        if public:
            sits_by(other.client, table, "")  # and all is forgotten


def test_it_is_the_same_in_a_game_and_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, other = seated(server, 2, players=2)
        with host, other:
            host.start()
            update_of(other)
            do(host, protocol.Remove, place=2)
            assert hear_until(other, protocol.RequestRefused).error == "server.removed"
            table, old, tokens = host.table, host.invite, [host.client.token, other.client.token]
    with running(tmp_path) as server:
        again = Client(server.address, token=tokens[1])
        assert error_of(lambda: again.join(table, invite=old)) == "server.removed"
        guest = Client(server.address, name="Somebody else")
        assert error_of(lambda: guest.join(table, invite=old)) == "server.old_invitation"
        assert invite_of(Client(server.address, token=tokens[0]), table) != old


def test_who_was_replaced_by_a_bot_plays_again_by_the_same_link(server: Running) -> None:
    host, other = seated(server, 2, players=2)
    with host, other:
        host.start()
        update_of(other)
        do(host, protocol.Bot, place=2, level="simple")
        do(host, protocol.Abandon)  # bots agree
        assert hear_until(host, protocol.GameOver).result.abandoned
        do(host, protocol.Remove, place=2)  # a bot needs no other link
        assert invite_of(host.client, host.table) == host.invite
        other.sit()
        assert names(server, host.table) == ["Ana", "Bruno"]


def test_the_host_does_not_lock_themselves_out_and_another_may_renew_when_they_have_gone(
    server: Running,
) -> None:
    host, other = seated(server, 2, players=2)
    with other:
        with host:
            do(host, protocol.Remove, place=1)
            assert invite_of(host.client, host.table) == host.invite
            host.sit()
        wait_for(lambda: len(server.hub.tables[host.table].subscriptions) == 1)
        assert error_of(lambda: do(other, protocol.Renew)) == "server.not_host"
        server.advance(server.hub.settings.host_away)
        do(other, protocol.Renew)
        assert server.info(host.table).host == other.client.person.id
        assert invite_of(other.client, host.table) != host.invite
        do(other, protocol.Close)
        assert error_of(lambda: do(other, protocol.Renew)) == "server.closed"
