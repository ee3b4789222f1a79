"""A store in PostgreSQL: who wins, what a lost connection costs, and what no message may contain."""

from __future__ import annotations

import re
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from typing import Any

import psycopg
import pytest

from canasta.storage import MEMORY, DuplicateCommand, StorageError, Store
from canasta.storage import postgres as home_of_postgres
from canasta.storage.bulk import Append, append_many
from canasta.storage.erasure import erase
from canasta.storage.people import add_guest, add_ticket, find_person, use_ticket
from canasta.storage.postgres_schema import FIRST, NODE_TABLES
from canasta.storage.schema import VERSION
from canasta.storage.writer import Writer
from tests.services import CAREFUL, PASSWORD, CuttingProxy, PostgresServer, fresh_database


def told(action: Callable[[], object]) -> StorageError:
    """Return the error that an action raises."""
    with pytest.raises(StorageError) as refused:
        action()
    return refused.value


# --- Two homes, one content -------------------------------------------------------------------------


def test_both_homes_have_the_same_tables_and_columns(postgres: PostgresServer) -> None:
    found = postgres.run_sql(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'canasta'"
        " ORDER BY table_name, ordinal_position",
        postgres.url,
    )
    there: dict[str, list[str]] = {}
    for table, column in found:
        there.setdefault(table, []).append(column)
    assert there["entries"].pop() == "epoch"
    for table in NODE_TABLES:
        del there[table]
    with Store(MEMORY) as store, store.connection() as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        here = {
            name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for (name,) in names
        }
    assert there == here


def test_names_have_the_same_order_in_both_homes(home: str) -> None:
    names = ["a", "B", "é", "Z", "~", "a b", "ab", "a/b", "a0", "🂡", "ß"]
    with Store(home) as store:
        for name in names:
            store.append(name, "x", 1)
            store.set_listed("list", name)
        assert store.streams_on("list") == sorted(names, key=str.encode)
        assert sorted(store._names("")) == sorted(names)
        assert store._names("a") == ["a/b"]
        assert [stream.name for stream in store.streams("a")] == ["a/b"]
        assert store.streams_on("list", 2) == sorted(names, key=str.encode)[:2]
        assert store.streams_on("list", 0) == []


def test_entries_cannot_be_changed_or_taken_out_except_with_their_stream(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        store.append_all("a", [("x", 1)], key="k")
        store.append_all("b", [("x", 1)], key="k")
        for table in ("entries", "keys"):
            for statement in (f"DELETE FROM {table}", f"UPDATE {table} SET number = 7", f"TRUNCATE {table}"):
                with pytest.raises(psycopg.errors.RaiseException, match="only ever added"):
                    postgres.run_sql(f"SET search_path = canasta; {statement}", postgres.url)
        erase(store, ["a"])
        assert (store.read("a"), store.number_of("a", "k")) == ([], 0)
        assert (len(store.read("b")), store.number_of("b", "k")) == (1, 1)
        for statement in ("DELETE FROM entries", "DELETE FROM keys"):
            with pytest.raises(psycopg.errors.RaiseException):
                postgres.run_sql(f"SET search_path = canasta; {statement}", postgres.url)


def test_a_character_that_postgresql_cannot_hold_is_refused_alone(postgres: PostgresServer) -> None:
    results: list[Any] = []
    with Writer(postgres.url) as writer:
        jobs = [Append("a", [("x", 1)], 0), Append("b", [("\0", 1)], 0), Append("c", [("x", "\0")], 0)]
        writer.submit_group([(job, lambda *done: results.append(done)) for job in jobs])
    assert [number for number, _ in results] == [1, None, 1]
    assert results[1][1].message == "storage.payload"
    with Store(postgres.url) as store:
        assert store.read("c")[0].payload == "\0"


# --- Several writers --------------------------------------------------------------------------------


def _race(url: str, number: int, action: Callable[[Store, int], object]) -> list[object]:
    """Do something in several threads, each with a connection, at the same moment."""
    gate = threading.Barrier(number)

    def work(place: int) -> object:
        with Store(url) as store:
            gate.wait(60)
            try:
                return action(store, place)
            except StorageError as problem:
                return problem.message

    with ThreadPoolExecutor(number) as pool:
        return list(pool.map(work, range(number)))


@pytest.mark.parametrize("bulk", [False, True])
def test_one_of_several_writers_of_a_stream_wins(postgres: PostgresServer, bulk: bool) -> None:
    for turn in range(5):

        def write(store: Store, place: int, turn: int = turn) -> object:
            if bulk:
                own = Append(f"own/{turn}/{place}", [("x", place)], 0)
                return append_many(store, [own, Append("a", [("x", place)], turn)])
            return store.append("a", "x", place, after=turn)

        found = _race(postgres.url, 4, write)
        won, late = ([1, turn + 1], None) if bulk else (turn + 1, "storage.conflict")
        assert sorted(map(str, found)) == sorted(map(str, [won, late, late, late]))
        with Store(postgres.url) as store:  # the others have written nothing at all
            written = [len(store.read(f"own/{turn}/{place}")) for place in range(4)]
            assert written == [int(bulk and result == won) for result in found]
            assert store.read("a", after=turn)[0].payload == found.index(won)


def test_writers_that_do_not_say_what_they_know_all_write(postgres: PostgresServer) -> None:
    found = _race(
        postgres.url, 4, lambda store, place: [store.append("a", "x", (place, n)) for n in range(10)]
    )
    with Store(postgres.url) as store:
        payloads = [tuple(entry.payload) for entry in store.read("a")]
    assert sorted(payloads) == [(place, n) for place in range(4) for n in range(10)]
    for place, numbers in enumerate(found):
        assert isinstance(numbers, list)
        assert [payloads[number - 1] for number in numbers] == [(place, n) for n in range(10)]


@pytest.mark.parametrize("bulk", [False, True])
def test_a_command_is_carried_out_once_whoever_sends_it(postgres: PostgresServer, bulk: bool) -> None:
    append = Append("a", [("x", 1), ("y", 2)], 0, "ana:1")

    def write(store: Store, _place: int) -> object:
        if bulk and (numbers := append_many(store, [append])):
            return numbers[0]
        try:
            return append(store)
        except DuplicateCommand as problem:
            return ("again", problem.number)

    found = _race(postgres.url, 4, write)
    assert sorted(map(str, found)) == ["('again', 2)"] * 3 + ["2"]
    with Store(postgres.url) as store:
        assert [entry.kind for entry in store.read("a")] == ["x", "y"]


def test_two_writers_of_one_stream_are_told_one_by_one_who_was_late(postgres: PostgresServer) -> None:
    """Two nodes submit groups that meet in one stream; the rest of the groups is written."""
    results: dict[tuple[int, str], Any] = {}
    with Writer(postgres.url) as one, Writer(postgres.url) as other:
        for number, writer in enumerate((one, other)):
            jobs = [Append(f"{number}/{place}", [("x", 1)], 0) for place in range(20)]
            jobs.insert(7, Append("shared", [("x", number)], 0))
            writer.submit_group([(job, _note(results, (number, job.stream))) for job in jobs])
    late = [key for key, (_, problem) in results.items() if problem is not None]
    assert len(results) == 42
    assert [stream for _, stream in late] == ["shared"]
    assert results[late[0]][1].message == "storage.conflict"


def _note(results: dict[tuple[int, str], Any], key: tuple[int, str]) -> Callable[..., None]:
    return lambda *done: results.update({key: done})


def _use(store: Store, _place: int, secret: str) -> object:
    return use_ticket(store, "socket", secret)


def test_a_ticket_is_used_once_by_several_nodes(postgres: PostgresServer) -> None:
    for turn in range(5):
        with Store(postgres.url) as store:
            add_ticket(store, "socket", f"secret {turn}", 60, "ana")
        secret = f"secret {turn}"
        found = _race(postgres.url, 3, partial(_use, secret=secret))
        assert sorted(map(str, found)) == ["('ana', '')", "None", "None"]


def test_new_streams_of_an_area_get_different_numbers(postgres: PostgresServer) -> None:
    found = _race(
        postgres.url, 4, lambda store, place: [store.begin("pad", [("x", place)]) for _ in range(5)]
    )
    names = [name for part in found if isinstance(part, list) for name in part]
    assert sorted(names) == sorted(f"pad/{number}" for number in range(1, 21))


def test_an_error_that_was_ignored_undoes_the_transaction_and_is_told(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:

        def careless() -> None:
            with store.transaction(), store.connection() as connection:
                store.append("a", "x", 1)
                with suppress(psycopg.Error):
                    connection.execute("SELECT 1 / 0")

        assert told(careless).message == "storage.problem"
        assert store.read("a") == []
        store.append("a", "x", 2)
        assert [entry.payload for entry in store.read("a")] == [2]


def test_savepoints_end_where_they_began(home: str) -> None:
    """Inner blocks that fail or succeed, with and without statements, in all orders."""
    with Store(home) as store:
        with store.transaction():
            with store.transaction():
                pass
            with suppress(LookupError), store.transaction():
                store.append("a", "x", 1)
                with store.transaction():
                    store.append("b", "x", 1)
                raise LookupError
            with suppress(LookupError), store.transaction():
                with store.transaction():
                    pass
                raise LookupError
            store.append("c", "x", 1)
            with store.transaction():
                store.append("d", "x", 1)
                with suppress(LookupError), store.transaction():
                    store.append("e", "x", 1)
                    raise LookupError
        with suppress(LookupError), store.transaction():
            with store.transaction():
                store.append("f", "x", 1)
            raise LookupError
        assert not store.in_transaction
        assert sorted(stream.name for stream in store.streams()) == ["c", "d"]


# --- The connection ---------------------------------------------------------------------------------


def test_a_database_server_that_stops_costs_nothing_that_was_written(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        store.append("a", "x", 1)
        stops: list[Callable[[], None]] = [postgres.stop, partial(postgres.stop, "immediate"), postgres.kill]
        for stop in stops:
            stop()
            problem = told(lambda: store.read("a"))
            assert "127.0.0.1" in str(problem)
            assert problem.message in ("storage.lost", "storage.unreachable")
            assert told(lambda: store.append("a", "x", 0)).message in ("storage.lost", "storage.unreachable")
            postgres.start()
            assert [entry.payload for entry in store.read("a")] == [1]
        store.append("a", "x", 2)
        assert len(store.read("a")) == 2


def test_a_connection_that_broke_between_two_statements_is_not_noticed(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        store.append("a", "x", 1)
        postgres.stop()
        postgres.start()
        assert store.append("a", "x", 2, after=1) == 2


def test_nothing_of_a_transaction_that_lost_its_connection_is_written(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:

        def lose() -> None:
            with store.transaction():
                store.append("a", "x", 1)
                (backend,) = postgres.run_sql(
                    "SELECT pid FROM pg_stat_activity WHERE state = 'idle in transaction'"
                )
                postgres.run_sql(f"SELECT pg_terminate_backend({backend[0]}, 5000)")
                assert told(lambda: store.append("b", "x", 1)).message == "storage.lost"
                assert told(lambda: store.read("b")).message == "storage.lost"

        problem = told(lose)
        assert problem.message == "storage.lost"
        assert "127.0.0.1" in str(problem)
        assert store.streams() == []
        assert not store.in_transaction
        assert store.append("a", "x", 2) == 1


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("word", [b"COMMIT", b"INSERT INTO entries"])
def test_a_commit_whose_answer_is_missing_is_unsure(
    postgres: PostgresServer, word: bytes, arrives: bool
) -> None:
    """Alone, an append is one statement; in a block, it is there with the commit."""

    def write(store: Store) -> None:
        if word != b"COMMIT":
            store.append("a", "x", 1)
            return
        with store.transaction():
            store.append("a", "x", 1)

    with CuttingProxy(postgres.port, word, arrives=arrives) as proxy:
        url = postgres.url.replace(str(postgres.port), str(proxy.port))
        with closing(Store(url)) as store:
            problem = told(lambda: write(store))
            assert problem.message == "storage.unsure_commit"
            assert "127.0.0.1" in str(problem)
            assert proxy.cuts == 1
            proxy.armed = False
            assert len(store.read("a")) == arrives
            write(store)
            assert len(store.read("a")) == arrives + 1


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("mixed", [True, False])
def test_a_group_whose_commit_is_unsure_is_there_once_if_it_is_sent_again(
    postgres: PostgresServer, mixed: bool, arrives: bool
) -> None:
    word = b"COMMIT" if mixed else b"INSERT INTO entries"
    with CuttingProxy(postgres.port, word, arrives=arrives) as proxy:
        url = postgres.url.replace(str(postgres.port), str(proxy.port))
        results: list[Any] = []
        jobs: list[Any] = [Append(f"b/{n}", [("x", 1)], 0, "k") for n in "12"]
        if mixed:
            jobs[1] = partial(_alone, jobs[1])
        group = [(job, lambda *done: results.append(done)) for job in jobs]
        with Writer(url) as writer:
            for number in (2, 4):
                writer.submit_group(group)
                while len(results) < number:
                    time.sleep(0.001)
                proxy.armed = False
        assert proxy.cuts == 1
        assert [problem.message for _, problem in results[:2]] == ["storage.unsure_commit"] * 2
        for number, problem in results[2:]:
            assert isinstance(problem, DuplicateCommand) if arrives else number == 1
        with Store(postgres.url) as store:
            assert [len(store.read(f"b/{n}")) for n in "12"] == [1, 1]


def _alone(append: Append, store: Store) -> int:
    return append(store)


def test_a_process_that_stalls_in_a_transaction_does_not_hold_up_others(postgres: PostgresServer) -> None:
    with Store(postgres.url) as stalled, Store(postgres.url) as other:

        def stall() -> None:
            with stalled.transaction(exclusive=True):
                stalled.append("a", "x", 1)
                began = time.monotonic()
                add_guest(other, "Ana")  # waits for the lock of the first
                assert time.monotonic() - began > home_of_postgres.STALLED / 2

        assert told(stall).message in ("storage.lost", "storage.unsure_commit")
        assert other.read("a") == []
        assert stalled.append("a", "x", 2) == 1


# --- Addresses and passwords ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://careful:{secret}@127.0.0.1:{port}/{name}",
        "postgresql://careful@127.0.0.1:{port}/{name}?password={secret}",
        "postgresql://careful:{secret}@127.0.0.1:1/{name}",
        "postgresql://careful:{secret}@[127.0.0.1:{port}/{name}",
        "postgresql://careful:{secret}@127.0.0.1:{port}/{name}?colour=red",
        "postgresql://careful:{secret}@127.0.0.1:{port}/%zz",
    ],
)
def test_no_message_contains_a_password(postgres: PostgresServer, url: str) -> None:
    secret = "wr0ng-passw0rd"
    name = postgres.url.rpartition("/")[2]
    with pytest.raises(StorageError) as refused:
        Store(url.format(secret=secret, port=postgres.port, name=name))
    lines = "".join(traceback.format_exception(refused.value))
    assert secret not in lines + repr(refused.value)
    assert secret not in postgres.log()


def test_a_password_is_used_and_not_shown(postgres: PostgresServer) -> None:
    name = postgres.url.rpartition("/")[2]
    with Store(f"postgresql://{CAREFUL}:{PASSWORD}@127.0.0.1:{postgres.port}/{name}") as store:
        assert store.append("a", "x", 1) == 1
        assert store.path == f"postgresql://127.0.0.1:{postgres.port}/{name}"
        assert PASSWORD not in repr(store) + repr(store._home) + repr(store._connection)
        postgres.stop()
        problem = told(lambda: store.read("a"))
        assert PASSWORD not in "".join(traceback.format_exception(problem))
        postgres.start()
        assert len(store.read("a")) == 1


def test_a_database_that_does_not_exist_is_named(postgres: PostgresServer) -> None:
    problem = told(lambda: Store(postgres.url_of("nowhere")))
    assert problem.message == "storage.unreachable"
    assert "nowhere" in str(problem)


# --- Tables and settings ----------------------------------------------------------------------------


def test_processes_that_start_together_make_the_tables_once(postgres: PostgresServer) -> None:
    with fresh_database(postgres, "template0") as url:
        assert told(lambda: Store(url, read_only=True)).message == "storage.old"
        assert _race(url, 5, lambda store, place: store.append(f"a/{place}", "x", 1)) == [1] * 5
        assert postgres.run_sql("SELECT number FROM canasta.version", url) == [(VERSION,)]
        with Store(url, read_only=True) as store:
            assert len(store.streams("a")) == 5
            assert told(lambda: store.append("a", "x", 1)).message == "storage.read_only"


def test_tables_of_another_version_or_program_are_left_alone(postgres: PostgresServer) -> None:
    postgres.run_sql(f"UPDATE canasta.version SET number = {VERSION + 1}", postgres.url)
    assert told(lambda: Store(postgres.url)).message == "storage.version"
    with fresh_database(postgres, "template0") as url:
        postgres.run_sql("CREATE SCHEMA canasta", url)
        postgres.run_sql("CREATE TABLE canasta.entries (x int)", url)
        assert told(lambda: Store(url)).message == "storage.foreign"


def test_the_first_version_of_the_tables_is_one_of_sqlite() -> None:
    assert 0 < FIRST <= VERSION


def test_every_commit_waits_for_the_disk_whatever_the_server_is_set_to(postgres: PostgresServer) -> None:
    name = postgres.url.rpartition("/")[2]
    postgres.run_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with Store(postgres.url) as store, store.connection() as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    try:
        postgres.run_sql("ALTER SYSTEM SET fsync = off")
        postgres.run_sql("SELECT pg_reload_conf()")
        end = time.monotonic() + 10
        while postgres.run_sql("SHOW fsync") != [("off",)]:
            assert time.monotonic() < end
        assert told(lambda: Store(postgres.url)).message == "storage.unsafe"
    finally:
        postgres.run_sql("ALTER SYSTEM RESET fsync")
        postgres.run_sql("SELECT pg_reload_conf()")
        while postgres.run_sql("SHOW fsync") != [("on",)]:
            time.sleep(0.01)


def test_placeholders_are_numbered_as_sqlite_does() -> None:
    values = ["a", "b", "c", "d"]
    for query in ("SELECT ?, ?, ?2, ?", "SELECT ?2, ?1, ?", "SELECT ?, ?"):
        wanted = [int(number) for number in re.findall(rb"\$(\d)", home_of_postgres.translated(query))]
        with Store(MEMORY) as store, store.connection() as connection:
            row = connection.execute(query, values[: max(wanted)]).fetchone()
        assert list(row) == [values[number - 1] for number in wanted]


def test_people_are_kept(postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        ana, _ = add_guest(store, "Ana")
    with Store(postgres.url) as store:
        assert find_person(store, ana.id) == ana
