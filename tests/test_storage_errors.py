"""Failures of a store and its files halfway through an operation, and file permissions."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from canasta import limits
from canasta.storage import MEMORY, StorageError, Store
from canasta.storage import sqlite as storing
from canasta.storage import writer as writing
from canasta.storage.bulk import Append, append_many
from canasta.storage.files import read_whole, write_whole
from canasta.storage.home import Connection
from canasta.storage.writer import GROUP, Group, Writer


class _Refusing:
    """A connection that fails the first few times before a statement, or after it."""

    def __init__(self, real: sqlite3.Connection, statement: str, times: int, problem: Exception) -> None:
        self.real, self.statement, self.times, self.problem = real, statement, times, problem
        self.does_it = False

    @property
    def in_transaction(self) -> bool:
        return self.real.in_transaction

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement.startswith(self.statement) and self.times:
            self.times -= 1
            if self.does_it:
                self.real.execute(statement, *values)
            raise self.problem
        return self.real.execute(statement, *values)

    def executemany(self, statement: str, rows: Any) -> sqlite3.Cursor:
        return self.real.executemany(statement, rows)

    def close(self) -> None:
        self.real.close()


def _home(store: Store) -> storing.SqliteHome:
    assert isinstance(store._home, storing.SqliteHome)
    return store._home


def refusing(store: Store, statement: str, times: int, problem: Exception | str) -> _Refusing:
    if isinstance(problem, str):
        name, problem = problem, sqlite3.OperationalError("refused")
        problem.sqlite_errorname = name
    refused = _Refusing(_home(store).connection, statement, times, problem)
    store._connection = refused
    return refused


def test_a_new_file_that_others_open_too_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with Store(MEMORY) as store:
        refused = refusing(store, "PRAGMA journal_mode", 2, "SQLITE_BUSY")
        _home(store)._keep_a_log()
        assert refused.times == 0
        refused.times = 1
        monkeypatch.setattr(storing, "PATIENCE", -1.0)
        with pytest.raises(sqlite3.OperationalError):
            _home(store)._keep_a_log()


def test_a_file_that_can_keep_no_log_is_told_at_once() -> None:
    with Store(MEMORY) as store:
        refusing(store, "PRAGMA journal_mode", 1, "SQLITE_READONLY")
        with pytest.raises(sqlite3.OperationalError):
            _home(store)._keep_a_log()


def test_another_process_is_waited_for_unless_one_has_no_patience() -> None:
    with Store(MEMORY) as store:

        def seconds() -> float:
            return float(store._connection.execute("PRAGMA busy_timeout").fetchone()[0]) / 1000

        assert seconds() == storing.PATIENCE
        store.wait_for_locks(False)
        assert seconds() == 0
        store.wait_for_locks()
        assert seconds() == storing.PATIENCE


def test_what_is_on_the_disk_is_done_though_memory_was_short_for_saying_so() -> None:
    with Store(MEMORY) as store:
        refusing(store, "COMMIT", 1, MemoryError()).does_it = True
        with store.transaction():
            store.append("a", "x", 1)
        assert [entry.payload for entry in store.read("a")] == [1]


def test_what_memory_was_short_for_is_not_done() -> None:
    with Store(MEMORY) as store:
        refusing(store, "COMMIT", 1, MemoryError())
        with pytest.raises(MemoryError):
            store.append("a", "x", 1)
        assert store.read("a") == []


def test_memory_that_was_short_before_the_end_is_told_though_sqlite_gave_up_by_itself() -> None:
    def roll_back(connection: Connection) -> None:
        connection.execute("ROLLBACK")
        raise MemoryError

    with Store(MEMORY) as store, pytest.raises(MemoryError), store.writing() as connection:
        roll_back(connection)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("SQLITE_BUSY", "storage.busy"),
        ("SQLITE_LOCKED_SHAREDCACHE", "storage.busy"),
        ("SQLITE_CORRUPT", "storage.damaged"),
        ("SQLITE_NOTADB", "storage.damaged"),
        ("SQLITE_FULL", "storage.full"),
        ("SQLITE_READONLY_DBMOVED", "storage.read_only"),
        ("SQLITE_ERROR", "storage.problem"),
    ],
)
def test_every_error_of_the_database_is_told_by_its_name(name: str, told: str) -> None:
    with Store(MEMORY) as store:
        refusing(store, "SELECT", 1, name)
        with pytest.raises(StorageError) as refused:
            store.read("a")
        assert refused.value.message == told


def test_half_a_letter_comes_back() -> None:
    """JSON can hold an unpaired surrogate, which no text encoding can."""
    with Store(MEMORY) as store:
        store.append("a", "x", "\ud83c")
        assert [entry.payload for entry in store.read("a")] == ["\ud83c"]


def test_a_place_that_cannot_be_a_path_is_a_user_error() -> None:
    with pytest.raises(StorageError, match="null"):
        Store("a\0b")


# --- The writer -------------------------------------------------------------------------------------


def test_a_thousand_jobs_are_written_together_at_most(tmp_path: Path) -> None:
    groups: list[int] = []
    gate = threading.Event()
    with Writer(tmp_path / "a.db", lambda group: groups.append(len(group.jobs))) as writer:
        assert writer._thread.daemon  # it does not delay a program that exits without closing it
        writer.submit(lambda _store: gate.wait(10), lambda *_: None)
        for _ in range(GROUP + 1):
            writer.submit(lambda _store: None, lambda *_: None)
        gate.set()
    assert sum(groups) == 1002
    assert max(groups) == 1000


def test_a_group_knows_how_long_the_disk_was_waited_for(tmp_path: Path) -> None:
    groups: list[Group] = []
    began = time.perf_counter()
    with Writer(tmp_path / "a.db", groups.append) as writer:
        writer.submit_group([(Append("a", [("x", 1)], 0), lambda *_: None)])
        writer.submit(lambda store: store.append("a", "x", 2), lambda *_: None)
    passed = time.perf_counter() - began
    assert len(groups) == 2
    assert all(0 < group.seconds <= passed for group in groups)


@pytest.mark.parametrize("alone", [False, True])
def test_appends_that_wait_are_written_at_once_and_a_group_by_who_submits_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    written: list[tuple[int, str]] = []

    def note(store: Store, jobs: Sequence[Append]) -> list[int] | None:
        written.append((len(jobs), threading.current_thread().name))
        return append_many(store, jobs)

    monkeypatch.setattr(writing, "append_many", note)
    gate = threading.Event()
    told: list[int] = []
    jobs = [(Append(f"a/{n}", [("x", n)], 0), lambda number, _problem: told.append(number)) for n in range(5)]
    with Writer(tmp_path / "a.db") as writer:
        if alone:
            writer.submit(lambda _store: gate.wait(10), lambda *_: None)
            for job, tell in jobs:
                writer.submit(job, tell)
            gate.set()
        else:
            writer.submit_group(jobs)
    assert told == [1] * 5
    assert {thread for _, thread in written} == {"writer" if alone else threading.current_thread().name}
    assert sum(number for number, _ in written) == 5
    assert len(written) <= 2


def test_of_a_group_only_that_append_fails_that_something_stands_in_the_way_of(tmp_path: Path) -> None:
    told: dict[str, object] = {}
    with Writer(tmp_path / "a.db") as writer:
        writer.submit_group(
            [
                (Append("a", [("x", 1)], 0), lambda number, _: told.update(a=number)),
                (
                    Append("b", [("x", 1)], 7),
                    lambda _, problem: told.update(b=getattr(problem, "message", "")),
                ),
            ]
        )
    assert told == {"a": 1, "b": "storage.conflict"}


# --- Files ------------------------------------------------------------------------------------------


def test_a_file_is_for_its_owner_unless_it_is_to_be_shared(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "own", "mine")
        write_whole(tmp_path / "shared", "ours", private=False)
    finally:
        os.umask(before)
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}
    assert modes == {"own": "0o600", "shared": "0o644"}


def test_what_a_link_points_to_is_written_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_pipe_is_written_as_it_is(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    pipe = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(tmp_path / "pipe", "text")
        assert os.read(pipe, 100) == b"text"
    finally:
        os.close(pipe)
    assert (tmp_path / "pipe").is_fifo()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FILE", 10)
    path = tmp_path / "file"
    path.write_text("x" * 10)
    assert read_whole(path) == "x" * 10
    path.write_text("x" * 11)
    with pytest.raises(OSError, match="File too large"):
        read_whole(path)
