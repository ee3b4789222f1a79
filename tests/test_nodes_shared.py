"""What holds at all nodes of a site: mutes, names, limits, results, score pads, reviews, push messages."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.server.analysis.background import JobStatus
from canasta.storage.reviews import save_review
from canasta.wire import protocol
from canasta.wire.coach import NewReview, Review, ReviewStatus
from canasta.wire.encoding import encode
from canasta.wire.pads import NewPad, PadState, PadWrite
from canasta.wire.push import PushInfo
from canasta.wire.results import History
from canasta.wire.tables import NewGuest, TableInfo
from canasta.wire.tables import Person as WirePerson
from tests.push_service import Browser, push_service
from tests.services import NatsServer, PostgresServer
from tests.serving import GENEROUS, Running, all_told, hear_until, running, wait_for
from tests.test_server_pads import GAME, HAND
from tests.test_server_push import LOCAL

#: Tables that a person may have open, for the test of that limit.
TABLES = 3
#: Seconds that a turn takes at most at a slow table.
DAY = 24 * 3600


@pytest.fixture(scope="module")
def nodes(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer, nats_server: NatsServer
) -> Iterator[list[Running]]:
    """Two nodes of one site."""
    with ExitStack() as stack:
        url = postgres_server.new_database()
        stack.callback(lambda: postgres_server.drop_database(url))
        found = [
            stack.enter_context(
                running(
                    tmp_path_factory.mktemp(name),
                    limits=replace(GENEROUS, tables=TABLES),
                    database=url,
                    bus=f"{nats_server.url}/shared",
                    node=name,
                    samples=60,
                    **LOCAL,
                )
            )
            for name in ("north", "south")
        ]
        wait_for(lambda: all(each.hub.node.gauges()["nodes_seen"] == 1 for each in found))
        yield found


def clients(nodes: list[Running], *names: str) -> list[Client]:
    """Sign in a guest at each node."""
    return [Client(node.address, name=name) for node, name in zip(nodes, names, strict=True)]


def at_other(nodes: list[Running], client: Client) -> Client:
    """Return the same person at the other node."""
    (other,) = (node for node in nodes if node.address != client.address)
    return Client(other.address, token=client.token)


def seated(ana: Client, bruno: Client, **settings: object) -> tuple[Seat, Seat]:
    """Seat two people at a table that the first one's node runs."""
    table = ana.open_table(**{"book": "boat", "players": 2, "between": 0, "public": True, **settings})
    seats = Seat(ana, table.id), Seat(bruno, table.id)
    for seat in seats:
        seat.sit()
    return seats


def said_until(seat: Seat, last: str) -> list[str]:
    """Return the chat lines that a player receives, up to a certain one."""
    lines: list[str] = []
    while not lines or lines[-1] != last:
        lines.append(hear_until(seat, protocol.ChatMessage).line)
    return lines


def test_a_person_who_is_muted_at_one_node_is_not_heard_at_another(nodes: list[Running]) -> None:
    ana, bruno = clients(nodes, "Ana", "Bruno")
    seats = seated(ana, bruno)
    seats[0].chat("Hello")
    assert said_until(seats[1], "Hello") == ["Hello"]
    own = bruno.open_table(book="boat", players=2)  # which runs at the other node
    bruno.do(own.id, protocol.Mute(key=new_key(), person=ana.person.id))
    seats[0].chat("Do you hear me?")
    seats[1].chat("No")
    assert said_until(seats[1], "No") == ["No"]
    assert said_until(seats[0], "No") == ["Hello", "Do you hear me?", "No"]
    bruno.do(own.id, protocol.Mute(key=new_key(), person=ana.person.id, on=False))
    seats[0].chat("And now?")
    assert said_until(seats[1], "And now?") == ["And now?"]
    for seat in seats:
        seat.close()


def test_a_new_name_is_shown_at_tables_of_all_nodes(nodes: list[Running]) -> None:
    ana, bruno = clients(nodes, "Ana", "Bruno")
    seats = seated(ana, bruno)
    bruno.call("PUT", "/api/me/name", WirePerson, NewGuest("Beatriz"))

    def names() -> list[str]:
        return [place.name for place in ana.call("GET", f"/api/tables/{seats[0].table}", TableInfo).places]

    wait_for(lambda: names() == ["Ana", "Beatriz"])
    for seat in seats:
        seat.close()


def test_a_person_who_is_deleted_at_one_node_leaves_the_tables_of_others(nodes: list[Running]) -> None:
    ana, bruno = clients(nodes, "Ana", "Bruno")
    seats = seated(ana, bruno)
    bruno.delete_me()

    def people() -> list[str]:
        info = ana.call("GET", f"/api/tables/{seats[0].table}", TableInfo)
        return [place.name for place in info.places if place.person]

    wait_for(lambda: people() == ["Ana"])
    for seat in seats:
        seat.close()


def test_the_limit_of_open_tables_counts_those_of_all_nodes(nodes: list[Running]) -> None:
    (ana, _) = clients(nodes, "Ana", "Bruno")
    other = at_other(nodes, ana)
    for client in (ana, other, ana):
        client.open_table(book="boat", players=2)
    for client in (ana, other):
        with pytest.raises(ServerError) as refused:
            client.open_table(book="boat", players=2)
        assert refused.value.error == "server.many_tables"


def test_results_and_reviews_are_the_same_at_all_nodes(nodes: list[Running]) -> None:
    """A game that one node has run is rated once, and a review is followed at a node that does not do it."""
    ana, bruno = clients(nodes, "Ana", "Bruno")
    seats = seated(ana, bruno, target=100, patience=0)
    seats[0].start()
    threads = [threading.Thread(target=seat.play, args=(make_bot("simple"),), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    for client in (ana, bruno):
        here, there = (
            each.call("GET", "/api/me/games", History) for each in (client, at_other(nodes, client))
        )
        assert here == there
        assert [game.table for game in here.games] == [seats[0].table]
    job = bruno.call("POST", "/api/reviews", ReviewStatus, NewReview(table=seats[0].table, hand=1))
    for client in (at_other(nodes, bruno), bruno):
        wait_for(
            lambda client=client: (  # type: ignore[misc]
                client.call("GET", f"/api/reviews/{job.id}", ReviewStatus).status == "done"
            )
        )
    again = ana.call("POST", "/api/reviews", ReviewStatus, NewReview(table=seats[0].table, hand=1))
    assert again.status == "done"
    for seat in seats:
        seat.close()


def test_a_review_that_ends_between_two_questions_is_found(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node has just stored the review when it is asked for the review's progress."""
    hub = nodes[0].hub
    review = Review(
        book="boat", samples=1, side="A", plays=[], curve=[], turning_points=[], players=[], exercises=[]
    )

    async def finish(id: str) -> tuple[JobStatus | None, bool]:
        await hub.database.write(lambda store: save_review(store, id, encode(review).decode()))
        return None, True

    monkeypatch.setattr(hub.node, "job_status", finish)
    (ana, _) = clients(nodes, "Ana", "Bruno")
    assert ana.call("GET", f"/api/reviews/{new_key()}", ReviewStatus).status == "done"


def test_a_review_is_not_unknown_while_a_node_is_silent(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana, _) = clients(nodes, "Ana", "Bruno")
    path = f"/api/reviews/{new_key()}"
    with pytest.raises(ServerError) as refused:
        ana.call("GET", path, ReviewStatus)
    assert refused.value.error == "server.no_review"
    bus = nodes[0].hub.node._bus
    ask = bus.gather

    async def lose_one(subject: str, message: bytes, replies: int, seconds: float) -> list[bytes]:
        found: list[bytes] = await ask(subject, message, replies, seconds)
        return found[1:]

    monkeypatch.setattr(bus, "gather", lose_one)
    assert ana.call("GET", path, ReviewStatus).status == "waiting"


def test_a_pad_is_written_at_any_node(nodes: list[Running]) -> None:
    """A command that is sent again to another node is carried out once, and one that is late is refused."""
    (ana, _) = clients(nodes, "Ana", "Bruno")
    other = at_other(nodes, ana)
    new = NewPad(game=GAME, key="one")
    pad = ana.call("POST", "/api/pads", PadState, new)
    assert other.call("POST", "/api/pads", PadState, new).id == pad.id
    path, write = f"/api/pads/{pad.id}", PadWrite(entry=HAND, after=pad.number, key="hand 1")
    written = other.call("POST", f"{path}/write", PadState, write)
    assert ana.call("POST", f"{path}/write", PadState, write).number == written.number
    with pytest.raises(ServerError, match="in the meantime"):
        ana.call("POST", f"{path}/write", PadState, PadWrite(entry=HAND, after=pad.number, key="hand 2"))
    assert ana.call("GET", path, PadState) == other.call("GET", path, PadState)


def test_a_turn_is_announced_to_a_browser_that_another_node_knows(nodes: list[Running]) -> None:
    ana, bruno = clients(nodes, "Ana", "Bruno")
    assert len({client.call("GET", "/api/me/push", PushInfo).key for client in (ana, bruno)}) == 1
    with push_service() as service:
        seats = seated(ana, bruno, turn_time=DAY, patience=1)
        browsers = [Browser(f"{service.address}/push/{new_key()}") for _ in seats]
        for seat, browser in zip(seats, browsers, strict=True):
            assert seat.client.call("PUT", "/api/me/push", PushInfo, browser.subscription()).on
        seats[0].start()
        for seat in seats:
            hear_until(seat, protocol.GameInfo)
            all_told(seat)
            seat.close()
        wait_for(lambda: any(map(service.messages, browsers)))
        ((message,),) = (found for browser in browsers if (found := service.messages(browser)))
        assert message["url"] == f"/table/{seats[0].table}"
