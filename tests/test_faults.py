"""Faults injected, some of them: ``./play faults`` tries every one.

The n-th write, sync, rename or message fails; the power goes; the clock is set back. What was acknowledged is
there afterwards, the next start works, and somebody was told.
"""

from __future__ import annotations

import os
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from canasta.client import Client
from canasta.storage import StorageError, Store
from canasta.tui.saving import VARIABLE
from tests.faults import serving, trying
from tests.faults.clock import clock
from tests.faults.disk import BROKEN, FULL, KEPT, LAST, LOST, TORN, Disk, Operation, after_power_loss
from tests.faults.runs import RUNS, standing
from tests.serving import running

#: Of each run so many faults and losses are tried, spread over all of it.
SOME = 4


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, os.environ[VARIABLE])  # runs set it; it is put back


@pytest.mark.parametrize("name", RUNS)
def test_nothing_acknowledged_is_lost_and_the_next_start_works(name: str, tmp_path: Path) -> None:
    run = RUNS[name]
    recorded = trying.record(run, tmp_path / "recorded")
    every = max(1, len(recorded.done) // SOME)
    trials = [
        *trying.faults(run, recorded, tmp_path / "faults", every),
        *trying.losses(run, recorded, tmp_path / "losses", every),
    ]
    assert len(trials) >= 4 * SOME
    assert [trial for trial in trials if trial.problem] == []


def test_a_server_loses_nothing_when_its_disk_fails_or_its_power_goes(tmp_path: Path) -> None:
    trials = [*serving.every_fault(tmp_path / "faults", 200), *serving.losses(tmp_path / "losses", 40)]
    assert [trial for trial in trials if trial.problem] == []


def test_no_message_of_a_server_is_needed_for_what_is_done_to_be_done(tmp_path: Path) -> None:
    trials = list(serving.lost_messages(tmp_path, 40))
    assert trials
    assert [trial for trial in trials if trial.problem] == []


# --- The clock --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RUNS)
def test_a_clock_that_is_set_back_loses_nothing(name: str, tmp_path: Path) -> None:
    run = RUNS[name]
    with clock() as now:
        run.prepare(tmp_path)
        acknowledged = 0

        def ack() -> None:
            nonlocal acknowledged
            acknowledged += 1
            now.back = timedelta(days=400) if acknowledged % 2 else timedelta()

        assert run.go(tmp_path, ack) == []
        assert acknowledged >= 2
        found = standing(tmp_path)
        run.again(tmp_path)
        assert standing(tmp_path).within(found._replace(files={}), standing(tmp_path)) == ""


def test_a_server_whose_clock_is_set_back_plays_on_and_knows_everybody(tmp_path: Path) -> None:
    with clock() as now, running(tmp_path) as server:
        seats = serving.sit(server, lambda: None)
        serving.play(seats, 2, lambda: None)
        now.back = timedelta(days=400)
        serving.play(seats, 2, lambda: None)
        assert Client(server.address, token=seats[0].client.token).person == seats[0].client.person
        for seat in seats:
            seat.close()
    keys = [key for seat in seats for key in seat.acknowledged]
    assert len(keys) == 4
    assert serving.missing(tmp_path / "server.db", seats[0].table, keys) == ""


# --- The disk that is used here: it has to fail as told, and only then ---------------------------------


def test_every_operation_can_fail_and_says_so(tmp_path: Path) -> None:
    def write(folder: Path) -> None:
        with Store(folder / "a.db") as store:
            for number in range(3):
                store.append("a", "x", number)

    (plain := tmp_path / "plain").mkdir()
    disk = Disk(plain)
    with disk.under():
        write(plain)
    kinds = {operation.what for operation in disk.done}
    assert kinds >= {"create", "write", "sync", "delete"}
    for how in (BROKEN, FULL):
        (place := tmp_path / how).mkdir()
        broken = Disk(place)
        with broken.under():
            broken.fail(1, how, times=10**6)
            with pytest.raises(StorageError):
                write(place)
        assert broken.failed


def test_a_sync_that_is_left_out_is_noticed(tmp_path: Path) -> None:
    """A store that does not wait for the disk loses what it acknowledged, and this machinery sees it."""
    disk = Disk(tmp_path)
    with disk.under(), Store(tmp_path / "a.db") as store:
        store._connection.execute("PRAGMA synchronous = OFF")
        store.append("a", "x", 1)
        done = list(disk.done)
    (before := tmp_path / "before").mkdir()
    (after := tmp_path / "after").mkdir()
    after_power_loss(done, before, after, LOST)
    try:
        with Store(after / "a.db") as again:
            assert again.read("a") == []
    except StorageError:
        pass  # not even a database is left


def test_what_a_power_loss_leaves(tmp_path: Path) -> None:
    path = str(tmp_path / "x.txt")
    done = [
        Operation("create", path),
        Operation("write", path, 0, b"abcd"),
        Operation("sync", path),
        Operation("write", path, 4, b"efgh"),
        Operation("write", path, 8, b"ijkl"),
    ]
    left = {}
    for loss in (KEPT, LOST, TORN, LAST):
        (folder := tmp_path / loss).mkdir()
        after_power_loss(done, tmp_path / "nothing", folder, loss)
        left[loss] = (folder / "x.txt").read_bytes()
    assert left == {
        KEPT: b"abcdefghijkl", LOST: b"abcd", TORN: b"abcdefghij", LAST: b"abcd\0\0\0\0ijkl",
    }  # fmt: skip


def test_databases_opened_later_have_the_disk_of_the_system(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    with disk.under():
        sqlite3.connect(tmp_path / "a.db").close()
    before = len(disk.done)
    with sqlite3.connect(tmp_path / "b.db") as connection:
        connection.execute("CREATE TABLE x (y)")
    connection.close()
    assert len(disk.done) == before
