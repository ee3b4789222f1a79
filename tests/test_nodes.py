"""Several nodes on one database: clients of one play at tables of another, and tables move."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.cli.server_data import DATABASE
from canasta.client import Client, Seat, ServerError
from canasta.messages import UserError
from canasta.notation import verify_record, write_record
from canasta.server.nodes import node as node_module
from canasta.server.nodes.bus import Bus, BusError
from canasta.server.nodes.node_messages import Batch
from canasta.server.nodes.relay import ClientRelay
from canasta.storage import Store
from canasta.storage.games import load
from canasta.storage.people import new_id
from canasta.wire import protocol
from canasta.wire.friends import Friends
from canasta.wire.quick_seat import NewQuickSeat
from canasta.wire.tables import TableInfo
from tests.services import NatsServer, PostgresServer
from tests.serving import Running, all_told, hear_until, running, wait_for
from tests.site.chaos import FAULTS, Games, count, run
from tests.site.nodes import site

Nodes = list[Running]
#: For tests in which nodes die: shorter than a person waits, longer than a busy machine pauses.
LEASE = 3.0


@contextmanager
def one_node(folder: Path, postgres: PostgresServer, nats: NatsServer, name: str) -> Iterator[Running]:
    with running(
        folder,
        database=postgres.url,
        bus=nats.url,
        node=name,
        local=f"http://{name}",
        lease_seconds=LEASE,
        dealing=5.0,
    ) as node:
        yield node


@pytest.fixture
def nodes(tmp_path: Path, postgres: PostgresServer, nats: NatsServer) -> Iterator[Nodes]:
    """Two nodes of one site."""
    with ExitStack() as stack:
        found = [stack.enter_context(one_node(tmp_path, postgres, nats, name)) for name in ("north", "south")]
        wait_for(lambda: all(each.hub.node.gauges()["nodes_seen"] == 1 for each in found))
        yield found


def two_seats(nodes: Nodes, **settings: object) -> tuple[Seat, Seat]:
    """Seat a client of each node at a table that the first one runs."""
    ana, bruno = (Client(node.address, name=name) for node, name in zip(nodes, ("Ana", "Bruno"), strict=True))
    wanted = {"book": "boat", "players": 2, "between": 0, "public": True, "patience": 0, **settings}
    table = ana.open_table(**wanted)
    seats = Seat(ana, table.id), Seat(bruno, table.id)
    for seat in seats:
        seat.sit()
    return seats


def play_to_the_end(*seats: Seat) -> None:
    threads = [threading.Thread(target=seat.play, args=(make_bot("simple"),), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()


def move(*seats: Seat) -> None:
    """Let the player whose turn it is make a move."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for seat in seats:
            all_told(seat)
            own = seat.view_of(seat.update) if seat.update is not None else None
            if own is not None and own.legal_actions():
                seat.act(make_bot("simple").choose(own))
                return
        time.sleep(0.01)
    raise AssertionError("no turn")


def info(client: Client, table: str) -> TableInfo:
    return client.call("GET", f"/api/tables/{table}", TableInfo)


def give_to(node: Running, postgres: PostgresServer, table: str) -> None:
    """Give a table's lease to a node, as if the one that had it had been asleep for longer."""
    info = node.hub.node.ownership.info
    postgres.run_sql(
        f"UPDATE canasta.leases SET node = '{info.name}', incarnation = {info.incarnation}, "
        f"epoch = epoch + 1 WHERE name = 'tables/{table}'",
        postgres.url,
    )


def acts(postgres: PostgresServer, table: str) -> int:
    """Number of entries of the game at a table."""
    with Store(postgres.url) as store:
        (game,) = (e.payload["game"] for e in store.read(f"tables/{table}") if e.kind == "started")
        return len(store.read(game))


# --- Clients of one node at a table of another ------------------------------------------------------------


def test_clients_of_two_nodes_play_a_game(nodes: Nodes, postgres: PostgresServer) -> None:
    """The record verifies, and a spectator of the other node has seen it all."""
    seats = two_seats(nodes, target=100)
    spectator = Seat(Client(nodes[1].address, name="Carla"), seats[0].table, sentences=True, language="es")
    seats[0].start()
    play_to_the_end(*seats)
    assert hear_until(spectator, protocol.GameOver).result.totals
    with Store(postgres.url) as store:
        (game,) = (e.payload["game"] for e in store.read(f"tables/{seats[0].table}") if e.kind == "started")
        assert verify_record(write_record(load(store, game).match)).ok
    assert seats[0].table in nodes[0].hub.tables
    assert seats[0].table not in nodes[1].hub.tables


def test_every_node_answers_requests_about_a_table(nodes: Nodes) -> None:
    seats = two_seats(nodes)
    bruno = seats[1].client
    assert [place.name for place in info(bruno, seats[0].table).places] == ["Ana", "Bruno"]
    with pytest.raises(ServerError) as refused:
        info(bruno, "unknown-table")
    assert refused.value.error == "server.no_table"
    with pytest.raises(ServerError) as refused:
        bruno.do(seats[0].table, protocol.Start(key=new_id()))
    assert refused.value.error == "server.not_host"
    seats[0].client.do(seats[0].table, protocol.Start(key=new_id()))
    with pytest.raises(ServerError) as refused:  # read from the database, whatever node is asked
        bruno.record(seats[0].table)
    assert refused.value.error == "server.no_record"


def test_the_lobby_of_every_node_shows_who_is_there(nodes: Nodes) -> None:
    seats = two_seats(nodes)
    for seat in seats:
        (listed,) = (each for each in seat.client.tables() if each.id == seats[0].table)
        assert [place.present for place in listed.places] == [True, True]
    seats[0].close()
    wait_for(lambda: not info(seats[1].client, seats[0].table).places[0].present)


def test_a_client_that_leaves_another_node_is_away(nodes: Nodes) -> None:
    seats = two_seats(nodes)
    seats[1].close()
    wait_for(lambda: not info(seats[0].client, seats[0].table).places[1].present)
    wait_for(lambda: nodes[0].hub.node.gauges()["relayed_clients"] == 0)


def test_one_device_plays_for_a_person_on_all_nodes(nodes: Nodes) -> None:
    """A second window of a person, at another node, takes over; the first one is refused from then on."""
    seats = two_seats(nodes)
    again = Client(nodes[0].address, token=seats[1].client.token)
    other = Seat(again, seats[0].table)
    hear_until(seats[1], protocol.SeatMoved)
    with pytest.raises(ServerError) as refused:
        seats[1].do(protocol.Stand(key=new_id()))
    assert refused.value.error == "server.moved"
    other.do(protocol.Stand(key=new_id()))


def test_a_session_that_ends_is_closed_on_all_nodes(nodes: Nodes) -> None:
    seats = two_seats(nodes)
    wait_for(lambda: len(nodes[1].hub.connections) == 1)
    again = Client(nodes[0].address, token=seats[1].client.token)
    again.log_out(everywhere=True)
    wait_for(lambda: not nodes[1].hub.connections)


def test_a_lost_message_about_an_ended_session_is_made_up_for(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_module, "_SESSIONS", 0.2)
    nodes[1].hub.node._check_sessions_at = 0.0
    publish = Bus.publish

    async def lose(self: Bus, subject: str, message: bytes) -> None:
        if subject != "sessions":
            await publish(self, subject, message)

    monkeypatch.setattr(Bus, "publish", lose)
    seats = two_seats(nodes)
    Client(nodes[0].address, token=seats[1].client.token).log_out(everywhere=True)
    wait_for(lambda: not nodes[1].hub.connections)


def test_friends_are_online_on_any_node(nodes: Nodes) -> None:
    ana, bruno = (seat.client for seat in two_seats(nodes))
    ana.call("PUT", f"/api/me/friends/{bruno.person.id}", Friends)
    bruno.call("PUT", f"/api/me/friends/{ana.person.id}", Friends)
    assert ana.call("GET", "/api/me/friends", Friends).friends[0].online
    assert bruno.call("GET", "/api/me/friends", Friends).friends[0].online


def test_people_of_different_nodes_meet_by_quick_seat(nodes: Nodes) -> None:
    ana, bruno = (Client(node.address, name=name) for node, name in zip(nodes, ("Ana", "Bruno"), strict=True))
    wanted = NewQuickSeat(book="classic", pace="normal", wait=60)
    first = ana.call("POST", "/api/quick", TableInfo, wanted)
    second = bruno.call("POST", "/api/quick", TableInfo, wanted)
    assert first.id == second.id


def test_the_command_lists_nodes_and_their_tables(nodes: Nodes, postgres: PostgresServer) -> None:
    seats = two_seats(nodes)
    table = seats[0].table

    def listed(*words: str) -> Result:
        return CliRunner().invoke(CANASTA, ["nodes", "--database", postgres.url, *words])

    found = json.loads(listed("--tables", "--json").output)["nodes"]
    assert [(each["name"], each["alive"], each["tables"]) for each in found] == [
        ("north", True, 1), ("south", True, 0),
    ]  # fmt: skip
    assert [each.get("ids", []) for each in found] == [[table], []]
    lines = listed("--tables").output.splitlines()
    assert lines[0].split()[:3] == ["node", "state", "tables"]
    assert [line.split()[:3] for line in lines[1:3]] == [["north", "running", "1"], ["south", "running", "0"]]
    assert lines[3:] == [f"north runs: {table}"]
    assert table not in listed().output


def test_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, postgres: PostgresServer) -> None:
    monkeypatch.delenv(DATABASE, raising=False)
    for words, problem in (
        (["nodes"], "Name the database"),
        (["nodes", "--database", "mysql://ana:secret@example.org/club"], "is not valid"),
        (["serve", "--database", "mysql://ana:secret@example.org/club"], "is not valid"),
        (["nodes", "--database", postgres.url], "No node is running"),
    ):
        done = CliRunner().invoke(CANASTA, words)
        assert problem in " ".join(done.output.split())
        assert "secret" not in done.output


# --- Lost messages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["batch", "relay"])
def test_messages_that_nats_loses_cost_a_moment(
    nodes: Nodes, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of all messages is lost, and the game is played to its end all the same."""
    chance = random.Random(7)
    publish, request = Bus.publish, Bus.request

    async def lossy_publish(self: Bus, subject: str, message: bytes) -> None:
        if not (subject.endswith(f".{kind}") and chance.random() < 0.1):
            await publish(self, subject, message)

    async def lossy_request(self: Bus, subject: str, message: bytes, seconds: float) -> bytes:
        if subject.endswith(f".{kind}") and chance.random() < 0.1:
            raise BusError(subject)
        return await request(self, subject, message, seconds)

    monkeypatch.setattr(Bus, "publish", lossy_publish)
    monkeypatch.setattr(Bus, "request", lossy_request)
    seats = two_seats(nodes, target=5)
    seats[0].start()
    play_to_the_end(*seats)


# --- Tables that move -------------------------------------------------------------------------------------


def test_a_node_that_stops_hands_its_tables_over(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    """The client of the other node plays on; the one of the node that stopped comes back there."""
    with one_node(tmp_path, postgres, nats, "south") as south:
        with one_node(tmp_path, postgres, nats, "north") as north:
            wait_for(lambda: south.hub.node.gauges()["nodes_seen"] == 1)
            seats = two_seats([north, south])
            seats[0].start()
            for _ in range(6):
                move(*seats)
        seats[0].close()
        back = Seat(Client(south.address, token=seats[0].client.token), seats[0].table)
        for _ in range(6):
            move(back, seats[1])
        assert seats[0].table in south.hub.tables


def test_a_node_that_has_lost_a_table_cannot_write(nodes: Nodes, postgres: PostgresServer) -> None:
    """Its clients play on at the node that has it now, and nothing is lost or done twice."""
    seats = two_seats(nodes)
    seats[0].start()
    for _ in range(4):
        move(*seats)
    before = acts(postgres, seats[0].table)
    give_to(nodes[1], postgres, seats[0].table)
    for number in range(1, 7):
        move(*seats)
        assert acts(postgres, seats[0].table) >= before + number
    assert seats[0].table in nodes[1].hub.tables
    assert seats[0].table not in nodes[0].hub.tables
    epochs = postgres.run_sql(
        "SELECT epoch FROM canasta.entries WHERE stream LIKE 'games/%' ORDER BY number", postgres.url
    )
    assert [epoch for (epoch,) in epochs] == sorted(epoch for (epoch,) in epochs)
    assert epochs[0] != epochs[-1]


def test_a_node_that_was_asleep_sends_nobody_an_old_table(
    nodes: Nodes, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it sends after its table has moved to the clients' own node does not reach them."""
    batches: list[Batch] = []
    receive = ClientRelay.receive

    def noting(self: ClientRelay, batch: Batch) -> None:
        batches.append(batch)
        receive(self, batch)

    monkeypatch.setattr(ClientRelay, "receive", noting)
    seats = two_seats(nodes)
    seats[0].start()
    for _ in range(4):
        move(*seats)
    late = next(each for each in reversed(batches) if any(b'"update"' in item.payload for item in each.items))
    give_to(nodes[1], postgres, seats[0].table)
    for _ in range(6):
        move(*seats)
    assert seats[0].table in nodes[1].hub.tables
    all_told(seats[1])
    newest = seats[1].update
    assert newest is not None
    nodes[1].inside(lambda: nodes[1].hub.node._relay.receive(late))
    assert not any(isinstance(told, protocol.TableUpdate) for told in all_told(seats[1]))
    assert seats[1].update is newest


def test_a_node_of_another_wire_is_left_alone(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that cannot read a message says so, and the client gets an error, not silence."""
    monkeypatch.setattr("canasta.server.nodes.relay._GIVE_UP", 0.5)
    monkeypatch.setattr("canasta.server.nodes.relay.WIRE", 99)
    ana, bruno = (Client(node.address, name=name) for node, name in zip(nodes, ("Ana", "Bruno"), strict=True))
    table = ana.open_table(book="boat", players=2, public=True)
    Seat(ana, table.id).sit()
    with pytest.raises(ServerError) as refused:
        Seat(bruno, table.id)
    assert refused.value.error == "server.moving"


def test_a_node_without_a_bus_refuses_company(tmp_path: Path, postgres: PostgresServer) -> None:
    with running(tmp_path, database=postgres.url, node="alone") as alone:
        client = Client(alone.address, name="Ana")
        client.open_table(book="boat", players=2)
        with pytest.raises(AssertionError) as refused, running(tmp_path, database=postgres.url, node="two"):
            pass
        problem = refused.value.args[0]
        assert isinstance(problem, UserError)
        assert problem.message == "server.not_alone"


# --- Chaos ------------------------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_in_a_site_under_attack(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    """A small run of ``python -m tests.site.chaos``."""
    faults = ["kill", "freeze", "restart_postgres", "cut_nats", "move_clients", "kill_worker"]
    with site(tmp_path, postgres, nats, 2, workers=1, clocks=(0.0, 3600.0)) as running:
        report = run(running, tables=2, faults=faults, pause=0.2, target=100_000, patience=0.0)
    assert report._replace(unfinished=0).good, report


def test_an_update_of_all_nodes_in_turn_loses_and_delays_nothing(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    """Each node is stopped and started again while people play.

    Leases last so long that a table whose lease was not handed over would stand still.
    """
    with site(tmp_path, postgres, nats, 2, lease=300.0) as running:
        games = Games(running, tables=3, target=100_000)
        try:
            for node in running.nodes:
                games.see_moves_of_all()
                node.drain()
                games.see_moves_of_all()
                node.start()
            games.see_moves_of_all()
            assert not games.problems, (games.problems, running.logs())
            report = count(running, games.seats, {})
        finally:
            games.close()
    assert report._replace(unfinished=0).good, report


@pytest.mark.long
def test_every_kind_of_fault(tmp_path: Path, postgres: PostgresServer, nats: NatsServer) -> None:
    with site(tmp_path, postgres, nats, 3, workers=2, clocks=(0.0, 3600.0, -90.0)) as running:
        report = run(running, tables=3, faults=list(FAULTS) * 2, pause=1.0, target=20_000)
    assert report.good, report


@pytest.mark.long
def test_chaos_finds_nodes_that_do_not_check_their_leases(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    with site(tmp_path, postgres, nats, 3, broken=True) as running:
        report = run(running, tables=4, faults=["freeze"] * 40, pause=0.5, target=100_000, patience=0.0)
    assert not report._replace(unfinished=0).good, report
