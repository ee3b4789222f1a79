"""Regression tests for what ``./play dev faults`` has found in servers and with memory exhausted."""

from __future__ import annotations

import json
import logging
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from canasta.client import ServerError
from canasta.memory import memory_watched
from canasta.server import logs
from canasta.server.web.sockets import Connection
from canasta.storage import StorageError, Store
from canasta.storage.bulk import Append
from canasta.storage.writer import Writer
from canasta.tui.play import run
from canasta.tui.saved_games import VARIABLE
from tests.faults import serving
from tests.faults.runs import command
from tests.persons import Person
from tests.serving import running, wait_for


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_bytes(bytes(range(256)) * 8)
    told = command("serve", "--port", "0", "--data", str(tmp_path))
    assert "server.db is not a readable database" in " ".join(told.split())


@pytest.mark.parametrize("part", ["revealed", "started"])
def test_a_deal_of_which_the_disk_refused_a_part_goes_on_by_itself(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player loses their seat to a bot because of it, and the table does not wait for idle players."""
    write, refused = Store.append_all, list[str]()

    def refuse(store: Store, stream: str, entries: Sequence[tuple[str, Any]], *how: Any, **more: Any) -> int:
        if not refused and part in dict(entries):
            refused.append(stream)
            raise StorageError("storage.problem", path=stream, problem="no disk")
        return write(store, stream, entries, *how, **more)

    monkeypatch.setattr(Store, "append_all", refuse)
    with running(tmp_path, retry=0.02, dealing=600.0) as server:
        seats = serving.sit(server, lambda: None)
        serving.play(seats, 2, lambda: None, seconds=60)
        assert refused
        assert sorted(server.match(seats[0].table).names) == ["Ana", "Bruno"]
        for seat in seats:
            seat.close()


@pytest.mark.parametrize("jobs", ["appends", "others"])
def test_what_is_written_after_a_group_that_could_not_be_undone_is_on_the_disk(
    tmp_path: Path, jobs: str
) -> None:
    """Memory exhaustion may leave a transaction open; the next one must not become a part of it."""
    told: list[object] = []
    append = Append("a", [("x", 2)], 0, "")
    with Writer(tmp_path / "a.db") as writer, Store(tmp_path / "a.db") as other:
        writer._store._connection.execute("BEGIN")
        writer._store.append("a", "x", 1)
        wanted: Any = append if jobs == "appends" else lambda store: append(store)
        writer.submit_group([(wanted, lambda *done: told.append(done))])
        wait_for(lambda: told)
        assert told == [(1, None)]
        assert [entry.payload for entry in other.read("a")] == [2]


# --- Memory -----------------------------------------------------------------------------------------


def test_a_command_of_which_not_everybody_could_be_told_is_not_taken_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, failed = Connection.send, list[bytes]()

    def starve(connection: Connection, message: bytes, answers: int = 0) -> None:
        if not failed and b'"type":"dealing"' in message:
            failed.append(message)
            raise MemoryError
        send(connection, message, answers)

    monkeypatch.setattr(Connection, "send", starve)
    with running(tmp_path) as server, pytest.raises(ServerError, match="Something went wrong"):
        serving.sit(server, lambda: None)
    assert failed


def test_a_game_without_memory_is_no_fault_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    def read(_prompt: str) -> str:
        raise MemoryError

    with pytest.raises(MemoryError):
        run(players=2, names=["Ana"], seed="a", speed=0, console=Person().console, read=read)
    assert not (tmp_path / "problem.log").exists()


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return what Python prints about unraisable errors."""
    found: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: found.append(kind))
    monkeypatch.setattr(threading, "excepthook", lambda args: found.append(args.exc_type))
    monkeypatch.setattr(sys, "unraisablehook", lambda args: found.append(args.exc_type))
    return found


def test_memory_is_heard_of_where_nobody_waits_for_it(shown: list[object]) -> None:
    def fail(problem: type[Exception]) -> None:
        raise problem

    class Cleared:
        def __init__(self, problem: type[Exception]) -> None:
            self.problem = problem

        def __del__(self) -> None:
            fail(self.problem)

    heard: list[None] = []
    with memory_watched(lambda: heard.append(None)):
        for problem in (MemoryError, KeyError):
            Cleared(problem)
            (thread := threading.Thread(target=fail, args=(problem,))).start()
            thread.join()
            sys.excepthook(problem, problem(), None)
    assert len(heard) == 3
    assert shown == [KeyError] * 3


def test_a_server_hears_of_memory_by_its_log(capfd: pytest.CaptureFixture[str]) -> None:
    heard: list[None] = []
    log = logging.getLogger("concurrent.futures")
    with logs.json_logging(lambda: heard.append(None)):
        for problem in (KeyError(), MemoryError()):
            log.error("error", exc_info=problem)
    assert len(heard) == 1
    assert [json.loads(line)["error"] for line in capfd.readouterr().err.splitlines()] == [
        "KeyError", "MemoryError",
    ]  # fmt: skip
