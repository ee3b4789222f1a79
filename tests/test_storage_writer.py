"""Writing in groups: durable before it is acknowledged, isolated failures, nothing done twice."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from canasta.books import book
from canasta.cli.group import CANASTA
from canasta.match import Match
from canasta.server import database
from canasta.server.metrics import Metrics
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.bulk import Append
from canasta.storage.games import begin, load
from canasta.storage.people import (
    add_guest,
    add_session,
    delete_person,
    end_sessions,
    find_person,
    session_of,
)
from canasta.storage.schema import VERSION
from canasta.storage.writer import Group, Writer, run_callbacks


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "server.db"


class Told:
    """Collects a writer's notifications."""

    def __init__(self) -> None:
        self.results: list[Any] = []
        self.problems: list[Exception] = []

    def __call__(self, result: Any, problem: Exception | None) -> None:
        if problem is None:
            self.results.append(result)
        else:
            self.problems.append(problem)


def adding(stream: str, value: object, **how: Any) -> Callable[[Store], int]:
    return lambda store: store.append_all(stream, [("x", value)], **how)


def test_what_waits_is_written_together_and_told_afterwards(home: str) -> None:
    groups: list[int] = []
    seen: list[int] = []
    gate = threading.Event()

    def deliver(group: Group) -> None:
        with Store(home) as other:  # another connection: it sees only committed data
            seen.append(len(other.read("a")))
        groups.append(len(group.jobs))
        gate.wait(10)
        run_callbacks(group)

    told = Told()
    with Writer(home, deliver) as writer:
        writer.submit(adding("a", 0), told)
        while not groups:  # the first group is written but not acknowledged yet: the rest queues behind it
            time.sleep(0.001)
        for number in range(1, 50):
            writer.submit(adding("a", number), told)
        assert told.results == []
        gate.set()
    assert groups == [1, 49]
    assert seen == [1, 50]
    assert told.results == list(range(1, 51))


def test_a_job_that_fails_takes_no_other_with_it(home: str) -> None:
    told = Told()
    gate = threading.Event()

    def half(store: Store) -> None:
        store.append("b", "x", 1)
        raise LookupError("half-way")

    with Writer(home) as writer:
        writer.submit(lambda _store: gate.wait(10), lambda *_: None)
        writer.submit(adding("a", 1, after=0), told)
        writer.submit(adding("a", 2, after=0), told)  # does not know the first
        writer.submit(half, told)
        writer.submit(adding("a", 3, after=1), told)
        gate.set()
    assert told.results == [1, 2]
    assert [type(problem) for problem in told.problems] == [StorageError, LookupError]
    with Store(home) as store:
        assert [entry.payload for entry in store.read("a")] == [1, 3]
        assert store.read("b") == []


def test_a_command_is_never_carried_out_twice(home: str) -> None:
    with Store(home) as store:
        assert store.append_all("a", [("x", 1), ("x", 2)], key="ana:1") == 2
        store.append("a", "x", 3)
        with pytest.raises(DuplicateCommand) as repeated:
            store.append_all("a", [("x", 1), ("x", 2)], key="ana:1")
        assert repeated.value.number == 2
        assert store.append_all("b", [("x", 1)], key="ana:1") == 1
        assert len(store.read("a")) == 3
        assert (store.number_of("a", "ana:1"), store.number_of("a", "ana:2")) == (2, 0)


def test_a_full_disk_fails_the_group_and_it_goes_on_when_there_is_room(file: Path) -> None:
    told = Told()
    with Writer(file) as writer:
        limit = writer._store._connection.execute
        pages = limit("PRAGMA page_count").fetchone()[0]
        limit(f"PRAGMA max_page_count = {pages}")
        gate = threading.Event()
        writer.submit(lambda _store: gate.wait(10), lambda *_: None)
        for number in range(40):
            writer.submit(adding("a", [number, "x" * 1000]), told)
        gate.set()
        while len(told.results) + len(told.problems) < 40:
            time.sleep(0.001)
        assert told.results == []  # the last did not fit, so none of the group is there
        assert {getattr(problem, "message", "") for problem in told.problems} == {"storage.full"}
        limit("PRAGMA max_page_count = 100000")
        writer.submit(adding("a", "room"), told)
    assert told.results == [1]


def in_one_group(home: str, jobs: list[Append]) -> list[tuple[Any, Exception | None]]:
    """Return the results of a group of appends, job by job."""
    told: list[tuple[Any, Exception | None]] = []
    with Writer(home) as writer:
        writer.submit_group([(job, lambda *result: told.append(result)) for job in jobs])
    return told


def test_appends_are_written_together_with_what_stands_in_the_way_of_one_told_to_it_alone(home: str) -> None:
    assert (
        in_one_group(home, [Append(f"a/{n}", [("x", n)] * 2, 0, f"k{n}") for n in range(100)])
        == [(2, None)] * 100
    )
    second = [Append(f"a/{number}", [("y", number)], 2, f"l{number}") for number in range(100)]
    second[7] = Append("a/7", [("y", 7)], 2, "k7")  # has been carried out
    second[8] = Append("a/8", [("y", 8)], 1, "l8")  # does not know the last entry
    second[9] = Append("a/9", [("y", object())], 2, "l9")  # cannot be encoded
    told = in_one_group(home, second)
    problems = {place: problem for place, (_, problem) in enumerate(told) if problem is not None}
    kinds = {place: getattr(problem, "message", "") for place, problem in problems.items()}
    assert kinds == {7: "storage.repeated", 8: "storage.conflict", 9: "storage.payload"}
    with Store(home) as store:
        for number in range(100):
            lost = number in problems
            assert [entry.number for entry in store.read(f"a/{number}")] == [1, 2, 3][: 2 if lost else 3]
            assert store.number_of(f"a/{number}", f"l{number}") == (0 if lost else 3)


def test_a_group_waits_for_another_process_without_holding_up_who_submits_it(file: Path) -> None:
    told = Told()
    with Writer(file) as writer, closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.perf_counter()
        writer.submit_group([(Append("a", [("x", 1)], 0), told)])
        assert time.perf_counter() - began < 5
        assert told.results == []
        other.execute("COMMIT")
    assert told.results == [1]


def test_a_group_that_meets_a_full_disk_is_lost_as_a_whole_and_told_so(file: Path) -> None:
    with Writer(file) as writer:
        limit = writer._store._connection.execute
        limit(f"PRAGMA max_page_count = {limit('PRAGMA page_count').fetchone()[0]}")
        told = Told()
        writer.submit_group([(Append(f"a/{n}", [("x", "y" * 1000)], 0), told) for n in range(40)])
        while len(told.problems) < 40:
            time.sleep(0.001)
        assert {getattr(problem, "message", "") for problem in told.problems} == {"storage.full"}
        limit("PRAGMA max_page_count = 100000")
        writer.submit_group([(Append("a/0", [("x", 1)], 0), told)])
    assert told.results == [1]


def test_a_store_that_turns_read_only_says_so(file: Path) -> None:
    told = Told()
    with Writer(file) as writer:
        writer._store._connection.execute("PRAGMA query_only = ON")
        writer.submit(adding("a", 1), told)
        while not told.problems:
            time.sleep(0.001)
        assert "read-only" in str(told.problems[0])
        writer._store._connection.execute("PRAGMA query_only = OFF")
        writer.submit(adding("a", 1), told)
    assert told.results == [1]


def test_groups_write_many_times_as_much_as_single_writes(home: str) -> None:
    told = Told()
    began = time.perf_counter()
    with Writer(home) as writer:
        for number in range(2000):
            writer.submit(adding(f"a/{number % 100}", number), told)
    assert len(told.results) == 2000
    assert time.perf_counter() - began < 30


def test_a_file_of_the_first_version_is_brought_up_to_date(file: Path) -> None:
    with Store(file) as store:
        kept = begin(store, Match(book("classic"), ["Ana", "Bruno"], bytes(32)))
        kept.match.start_hand()
        kept.write()
    with closing(sqlite3.connect(file)) as old:
        tables = old.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'entries'")
        for (table,) in tables.fetchall():
            old.execute(f"DROP TABLE {table}")
        old.execute("PRAGMA user_version = 1")
        old.commit()
    with Store(file) as store:
        assert len(load(store, kept.stream).match.entries) == 1
        assert store.append_all("a", [("x", 1)], key="k") == 1
        assert store._connection.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_people_are_known_by_tokens_that_the_file_does_not_hold(file: Path) -> None:
    with Store(file) as store:
        ana, token = add_guest(store, "Ana")
        other = add_session(store, ana.id)
        first, second = session_of(store, token), session_of(store, other)
        assert first is not None
        assert second is not None
        assert first[0] == second[0] == find_person(store, ana.id) == ana
        session = first[1]
        assert end_sessions(store, ana.id, session.id) == [session.id]
        assert session_of(store, token) is None
        assert session_of(store, other) == second
        delete_person(store, ana.id)
        assert session_of(store, other) is None
        assert find_person(store, ana.id) is None
    content = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert token.encode() not in content
    assert other.encode() not in content


def test_streams_are_found_by_lists(home: str) -> None:
    with Store(home) as store:
        for name in ("b", "a", "c"):
            store.set_listed("lobby", name)
        store.set_listed("lobby", "a")
        store.set_listed("lobby", "c", wanted=False)
        assert store.streams_on("lobby") == ["a", "b"]
        assert store.streams_on("lobby", 1) == ["a"]
        assert store.streams_on("others") == []


# --- canasta backup ---------------------------------------------------------------------------------


def test_a_backup_is_whole_while_somebody_writes(file: Path) -> None:
    begun, stop = threading.Event(), threading.Event()

    def write() -> None:
        with Store(file) as store:
            number = 0
            while not stop.is_set():
                store.append_all("a", [("x", number), ("y", number)])
                begun.set()
                number += 1

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert begun.wait(30)
        done = CliRunner().invoke(
            CANASTA, ["backup", str(file.parent / "copy.db"), "--data", str(file.parent)]
        )
    finally:
        stop.set()
        writing.join()
    assert (done.exit_code, done.stderr) == (0, "")
    copy = file.parent / "copy.db"
    assert copy.stat().st_mode & 0o077 == 0
    with Store(copy) as store:
        kinds = [entry.kind for entry in store.read("a")]
        assert kinds == ["x", "y"] * (len(kinds) // 2)
        assert store._connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(tmp_path: Path) -> None:
    def backup() -> tuple[int, str]:
        path = str(tmp_path / "copy.db")
        done = CliRunner().invoke(CANASTA, ["backup", path, "--data", str(tmp_path)])
        return done.exit_code, done.stderr

    code, told = backup()
    assert code == 2
    assert "There is no" in told
    Store(tmp_path / "server.db").close()
    (tmp_path / "copy.db").write_text("a letter")
    code, told = backup()
    assert code == 2
    assert "already exists and was not changed" in told
    assert (tmp_path / "copy.db").read_text() == "a letter"


# --- The disk of a server ---------------------------------------------------------------------------


def test_who_comes_alone_does_not_wait_and_those_who_come_together_go_together(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "GATHER", 0.5)
    groups: list[int] = []

    async def trial() -> None:
        metrics = Metrics()
        monkeypatch.setattr(metrics.groups, "note", groups.append)
        disk = database.Database(file, metrics)
        began = time.perf_counter()
        assert await disk.write(Append("a", [("x", 0)], 0)) == 1
        alone = time.perf_counter() - began
        tasks = []
        for number in range(20):
            tasks.append(asyncio.ensure_future(disk.write(Append(f"b/{number}", [("x", 1)], 0))))
            await asyncio.sleep(0.001)
        assert await asyncio.gather(*tasks) == [1] * 20
        assert alone < time.perf_counter() - began - 0.1
        disk.close()

    asyncio.run(trial())
    assert groups == [1, 20]
