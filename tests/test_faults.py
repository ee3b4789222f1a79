"""A selection of injected faults; ``./play dev faults`` tries every one.

The n-th write, sync, rename or message fails; power is lost; the clock is set back. Acknowledged data is
there afterwards, the next start works, and the failure was reported.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from canasta.client import Client
from canasta.storage import StorageError, Store
from canasta.storage.lease import Lease, lease_of
from canasta.tui.saved_games import VARIABLE
from tests.copies import ROOT
from tests.faults import memory, serving, trying
from tests.faults.__main__ import Tried
from tests.faults.clock import clock
from tests.faults.disk import BROKEN, FULL, KEPT, LAST, LOST, TORN, Disk, Operation, after_power_loss
from tests.faults.runs import RUNS, UNSURE, go, standing
from tests.serving import running

#: Number of faults and losses tried per run, spread over all of it.
SOME = 4


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, os.environ[VARIABLE])  # runs set it; it is restored


@pytest.mark.parametrize("name", RUNS)
def test_nothing_acknowledged_is_lost_and_the_next_start_works(name: str, tmp_path: Path) -> None:
    run = RUNS[name]
    recorded = trying.record(run, tmp_path / "recorded")
    every = max(1, len(recorded.done) // SOME)
    trials = [
        *trying.faults(run, recorded, every),
        *trying.losses(run, recorded, every),
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


# --- Refused data is not stored -----------------------------------------------------------------------------


def left_behind(folder: Path, copy: Path) -> list[object]:
    """Return what the next start finds if this process is killed now, without any cleanup."""
    shutil.copytree(folder, copy)
    for index in copy.glob("*-shm"):
        index.unlink()
    with Store(copy / "a.db") as store:
        return [entry.payload for entry in store.read("a")]


@pytest.mark.parametrize("times", [1, 2, 3, 8])
def test_a_command_that_was_refused_is_not_found_by_the_next_start(tmp_path: Path, times: int) -> None:
    """The sync of a commit fails, and some of the rollback; where all of it fails, the message says so."""
    (folder := tmp_path / "disk").mkdir()
    disk = Disk(folder)
    with disk.under(), Store(folder / "a.db") as store:
        store.append("a", "x", 1)
        before = len(disk.done)
        store.append("a", "x", 2)
        writes = [operation.what for operation in disk.done[before:]].index("sync")
        disk.fail(writes + 1, times=times)
        with pytest.raises(StorageError) as refused:
            store.append("a", "x", 3)
        disk.fail(0)
        assert disk.failed[0].what == "sync"
        assert (refused.value.message == "storage.unsure") == (times > 1)
        if times == 1:
            assert left_behind(folder, tmp_path / "killed") == [1, 2]
        assert UNSURE in str(refused.value) or times == 1
        store.append("a", "x", 4)
        assert left_behind(folder, tmp_path / "later") == [1, 2, 4]
    with Store(folder / "a.db") as store:
        assert [entry.payload for entry in store.read("a")] == [1, 2, 4]


def test_a_disk_without_room_for_the_lock_of_a_game_is_told(tmp_path: Path) -> None:
    """The lock of a game is a small file; failing to create it is not a bug of the program."""
    disk = Disk(tmp_path)
    with disk.under(), Store(tmp_path / "a.db") as store:
        store.append("games/1", "x", 1)
        for how in (BROKEN, FULL):
            lease = lease_of(store, "games/1")
            assert lease is not None
            disk.fail(1, how)
            with pytest.raises(StorageError) as problem:
                lease.take()
            assert str(lease.path) in str(problem.value)
            assert disk.failed[-1].what == "create"
            disk.fail(0)
            assert lease.take()
            lease.release()


def test_a_lock_whose_words_cannot_be_written_is_a_lock_all_the_same(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    lease, other = Lease(tmp_path / "a.lock"), Lease(tmp_path / "a.lock")
    with disk.under():
        disk.fail(2, FULL, times=5)  # the first creates the file
        assert lease.take()
        assert not other.take()
        lease.release()
        disk.fail(0)
        assert other.take()
        other.release()


# --- Memory, and resuming -----------------------------------------------------------------------------------


def test_memory_that_cannot_be_had_is_told_and_loses_nothing() -> None:
    """Runs in a separate process, which forks; without the interpreter's hook nothing can be tried."""
    code = (
        "import json, tempfile\n"
        "from itertools import islice\n"
        "from pathlib import Path\n"
        "from tests.faults import memory, starving\n"
        "with tempfile.TemporaryDirectory() as folder:\n"
        "    for name in memory.RUNS:\n"
        "        for trial in islice(memory.faults(name, Path(folder, name), 9001, most=30_000), 4):\n"
        "            print(json.dumps([name, *trial]))\n"
        "    moments = (('starting', 20_011, 1), ('playing', 307, 20), ('playing', 8009, 1))\n"
        "    for number, moment in enumerate(moments if memory.RUNS else ()):\n"
        "        problem = starving.problem_of(Path(folder, str(number)), *moment)\n"
        "        print(json.dumps(['server', str(moment), problem]))\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    assert {name for name, _, _ in lines} == {*memory.RUNS, *(["server"] if memory.RUNS else [])}
    assert [line for line in lines if line[2]] == []


def test_a_run_of_all_faults_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run = RUNS["backup"]
    recorded = trying.record(run, tmp_path / "recorded")
    every = len(recorded.done) // 2
    tried = Tried(tmp_path / "tried.json")
    trials = trying.faults(run, recorded, every)
    tried.add("backup-faults", next(trials))
    known = Tried(tmp_path / "tried.json").names["backup-faults"]
    rest = [trial.name for trial in trying.faults(run, recorded, every, known)]
    assert rest == [trial.name for trial in trials]
    assert Tried(tmp_path / "tried.json", anew=True).names == {}


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

        assert go(run, tmp_path, ack) == []
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
    acknowledged = {key: action for seat in seats for key, action in seat.acknowledged.items()}
    assert len(acknowledged) == 4
    assert serving.missing(tmp_path / "server.db", seats[0].table, acknowledged) == ""


# --- The simulated disk: it has to fail on demand, and only then ----------------------------------------


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
    """A store that does not wait for the disk loses acknowledged data, and this machinery detects it."""
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
