"""Leases of nodes: one node writes to a table, and a node that was asleep writes nothing."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from canasta.storage import StorageError, Store
from canasta.storage.bulk import Append, append_many
from canasta.storage.node_leases import (
    Holder,
    Lease,
    NodeInfo,
    beat,
    claim,
    holders,
    nodes,
    release,
    release_all,
    tables_by_node,
)
from canasta.storage.writer import Writer
from tests.services import PostgresServer

ONE = NodeInfo("one", 1, "http://one", "1.0", "first")
TWO = NodeInfo("two", 2, "http://two", "1.1")


@pytest.fixture
def store(postgres: PostgresServer) -> Iterator[Store]:
    with Store(postgres.url) as store:
        yield store


@pytest.fixture
def other(postgres: PostgresServer) -> Iterator[Store]:
    with Store(postgres.url, shared=True) as store:
        yield store


def told(action: Callable[[], object]) -> str:
    """Return the id of the error that an action raises."""
    with pytest.raises(StorageError) as refused:
        action()
    return refused.value.message


def expire(store: Store, node: NodeInfo) -> None:
    """Let the registration of a node run out."""
    with store.connection() as connection:
        connection.execute(
            "UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE name = ?", (node.name,)
        )


def take(store: Store, node: NodeInfo, name: str = "tables/1") -> int:
    found = claim(store, name, node.name, node.incarnation)
    assert isinstance(found, Lease)
    return found.epoch


def test_a_lease_belongs_to_the_first_until_it_is_released(store: Store, other: Store) -> None:
    beat(store, ONE, 60)
    beat(other, TWO, 60)
    assert take(store, ONE) == take(store, ONE) == 1
    assert claim(other, "tables/1", "two", 2) == Holder("one", "http://one")
    assert holders(other, ["tables/1", "tables/2"]) == {"tables/1": Holder("one", "http://one")}
    release(other, ["tables/1"], "two", 2)  # it is not theirs
    assert claim(other, "tables/1", "two", 2) == Holder("one", "http://one")
    release(store, ["tables/1", "tables/7"], "one", 1)
    assert holders(other, ["tables/1"]) == {}
    assert take(other, TWO) == 2
    assert claim(store, "tables/1", "one", 1) == Holder("two", "http://two")


def test_a_lease_of_a_node_that_expired_or_is_gone_is_taken(store: Store, other: Store) -> None:
    beat(store, ONE, 0.05)
    assert take(store, ONE) == 1
    beat(other, TWO, 60)
    time.sleep(0.1)
    assert holders(other, ["tables/1"]) == {}
    assert take(other, TWO) == 2
    release_all(other, "two", 2)
    assert [row.name for row in nodes(store)] == ["one"]
    beat(store, ONE._replace(incarnation=3), 60)
    assert take(store, ONE._replace(incarnation=3)) == 3
    with store.connection() as connection:
        connection.execute("DELETE FROM nodes")
    assert take(other, TWO) == 4


def test_a_node_that_starts_again_takes_the_place_of_the_former(store: Store, other: Store) -> None:
    again = ONE._replace(incarnation=5)
    beat(store, ONE, 60)
    assert take(store, ONE) == 1
    beat(other, again, 60)
    assert told(lambda: beat(store, ONE, 60)) == "storage.node_expired"
    assert take(other, again) == 2
    beat(other, again, 60)


def test_a_node_that_was_asleep_goes_on_unless_another_has_taken_something(
    store: Store, other: Store
) -> None:
    beat(store, ONE, 60)
    beat(other, TWO, 60)
    take(store, ONE)
    expire(store, ONE)
    beat(store, ONE, 60)  # no other node noticed
    assert claim(other, "tables/1", "two", 2) == Holder("one", "http://one")
    expire(store, ONE)
    take(other, TWO)
    assert told(lambda: beat(store, ONE, 60)) == "storage.node_expired"
    assert told(lambda: beat(store, ONE, 60)) == "storage.node_expired"
    beat(store, ONE._replace(incarnation=6), 60)


def test_nodes_are_listed_with_what_they_hold(store: Store) -> None:
    beat(store, ONE, 60)
    beat(store, TWO, 60)
    for number in range(3):
        take(store, ONE, f"tables/{number}")
    take(store, ONE, "sweep")  # which is not a table
    expire(store, TWO)
    one, two = nodes(store)
    assert one[:6] == ("one", 1, "http://one", "1.0", "first", True)
    assert (one.tables, two.tables, two.alive) == (3, 0, False)
    assert tables_by_node(store) == {"one": ["0", "1", "2"]}
    assert 0 <= one.running < 30
    assert 0 <= one.silent < 30 < one.left < 60
    assert two.left < 0
    with store.connection() as connection:
        connection.execute("UPDATE nodes SET until = until - interval '2 days'")
    beat(store, NodeInfo("three", 3, "", ""), 60)
    assert [row.name for row in nodes(store)] == ["one", "three"]  # the first still holds something


# --- Appends under a lease --------------------------------------------------------------------------


@pytest.mark.parametrize("bulk", [False, True])
def test_an_old_epoch_writes_nothing_even_if_no_one_else_wrote(
    store: Store, other: Store, bulk: bool
) -> None:
    beat(store, ONE, 60)
    beat(other, TWO, 60)
    old = take(store, ONE)

    def write(store: Store, epoch: int, after: int) -> object:
        append = Append("tables/1", [("x", epoch)], after, "", ("tables/1", epoch))
        others = [Append(f"free/{epoch}", [("x", 1)], 0)]
        return append_many(store, [*others, append]) if bulk else append(store)

    assert write(store, old, 0) in (1, [1, 1])
    expire(store, ONE)
    new = take(other, TWO)
    if bulk:
        assert write(store, old, 1) is None
        with store.connection() as connection:
            assert connection.execute("SELECT count(*) FROM entries").fetchone() == (2,)
    else:
        assert told(lambda: write(store, old, 1)) == "storage.lease_lost"
    assert len(store.read("tables/1")) == 1
    assert write(other, new, 1) in (2, [1, 2])
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT payload, epoch FROM entries WHERE stream = 'tables/1' ORDER BY number"
        )
        assert rows.fetchall() == [("1", 1), ("2", 2)]


def test_a_lease_that_was_released_or_never_taken_writes_nothing(store: Store) -> None:
    beat(store, ONE, 60)
    epoch = take(store, ONE)
    release(store, ["tables/1"], "one", 1)
    for lease in (("tables/1", epoch), ("tables/2", 1), ("tables/2", 0)):
        assert told(partial(store.append_all, "a", [("x", 1)], lease=lease)) == "storage.lease_lost"
        assert append_many(store, [Append("a", [("x", 1)], 0, "", lease)]) is None
    assert store.read("a") == []
    assert take(store, ONE) == epoch + 1


def test_a_takeover_waits_for_an_append_in_flight_and_sees_it(store: Store, other: Store) -> None:
    beat(store, ONE, 60)
    beat(other, TWO, 60)
    epoch = take(store, ONE)

    def take_over() -> tuple[int, list[Any]]:
        return take(other, TWO), [entry.payload for entry in other.read("tables/1")]

    with ThreadPoolExecutor(1) as pool:
        for number, bulk in enumerate((True, False), start=1):
            with store.transaction():
                append = Append("tables/1", [("x", number)], number - 1, "", ("tables/1", epoch))
                assert (append_many(store, [append]) if bulk else [append(store)]) == [number]
                _expire_elsewhere(other)
                taking: Future[tuple[int, list[Any]]] = pool.submit(take_over)
                time.sleep(0.3)
                assert not taking.done()
            assert taking.result(30) == (epoch + 1, list(range(1, number + 1)))
            assert told(lambda: append(store)) == "storage.lease_lost"  # noqa: B023
            release_all(other, "two", 2)
            beat(other, TWO, 60)
            beat(store, NodeInfo("one", 1 + number, "", ""), 60)
            found = claim(store, "tables/1", "one", 1 + number)
            assert isinstance(found, Lease)
            epoch = found.epoch


def _expire_elsewhere(store: Store) -> None:
    with store.connection() as connection:
        connection.execute("UPDATE nodes SET until = clock_timestamp() WHERE name = 'one'")


def test_a_node_that_renews_while_its_lease_is_claimed_keeps_it_or_learns_of_it(
    store: Store, other: Store
) -> None:
    """Renewal and takeover at the same moment: exactly one of them succeeds."""
    renewing = ONE
    for turn in range(20):
        beat(store, renewing, 60)
        beat(other, TWO, 60)
        take(store, renewing)
        expire(store, renewing)
        gate = threading.Barrier(2)

        def renew(node: NodeInfo = renewing, gate: threading.Barrier = gate) -> bool:
            gate.wait(30)
            try:
                beat(store, node, 60)
            except StorageError as problem:
                return problem.message != "storage.node_expired"
            return True

        def grab(gate: threading.Barrier = gate) -> bool:
            gate.wait(30)
            return isinstance(claim(other, "tables/1", "two", 2), Lease)

        with ThreadPoolExecutor(1) as pool:
            grabbed = pool.submit(grab)
            renewed = renew()
            assert renewed != grabbed.result(30)
        release_all(other, "two", 2)
        renewing = renewing._replace(incarnation=10 + turn)


def test_one_table_that_was_lost_does_not_hold_up_the_others_of_its_group(postgres: PostgresServer) -> None:
    results: dict[str, Any] = {}
    with Store(postgres.url) as store, Writer(postgres.url) as writer:
        beat(store, ONE, 60)
        beat(store, TWO, 60)
        names = [f"tables/{number}" for number in range(30)]
        epochs = {name: take(store, ONE, name) for name in names}
        expire(store, ONE)
        take(store, TWO, "tables/7")
        jobs = [Append(name, [("x", 1)], 0, "k", (name, epochs[name])) for name in names]
        writer.submit_group([(job, _noting(results, job.stream)) for job in jobs])
        while len(results) < len(jobs):
            time.sleep(0.001)
        assert {name: problem.message for name, (_, problem) in results.items() if problem} == {
            "tables/7": "storage.lease_lost"
        }
        assert [len(store.read(name)) for name in names] == [int(name != "tables/7") for name in names]


def _noting(results: dict[str, Any], name: str) -> Callable[..., None]:
    return lambda *done: results.update({name: done})


def test_a_file_has_one_node(tmp_path: Path) -> None:
    lease = ("tables/1", 1)
    with Store(tmp_path / "server.db") as store:
        for action in (
            lambda: beat(store, ONE, 5),
            lambda: claim(store, "tables/1", "one", 1),
            lambda: release(store, ["tables/1"], "one", 1),
            lambda: release_all(store, "one", 1),
            lambda: holders(store, ["tables/1"]),
            lambda: nodes(store),
            lambda: tables_by_node(store),
            lambda: store.append_all("a", [("x", 1)], lease=lease),
            lambda: append_many(store, [Append("a", [("x", 1)], 0, "", lease)]),
        ):
            assert told(action) == "storage.one_node"
        assert store.read("a") == []
