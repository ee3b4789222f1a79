"""Commands and programs next to a running server: nothing acknowledged is lost."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from canasta import __version__
from canasta.storage import StorageError, Store
from canasta.storage.backups import check, restore
from canasta.storage.people import add_guest
from tests.faults.alongside import ACTIONS, REFUSED, Served, command, tried
from tests.serving import wait_for


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path / "data")
    try:
        yield found
    finally:
        found.kill()


def test_whatever_is_done_alongside_costs_nothing(served: Served) -> None:
    served.keep_visiting()
    for name, action in (ACTIONS | REFUSED).items():
        before = len(served.acknowledged)
        action(served)
        wait_for(lambda before=before: len(served.acknowledged) > before + 1)  # type: ignore[misc]
        assert served.ask("/readyz") == "ready\n", name
    served.kill()
    assert served.missing() == 0
    served.start()
    served.visit()
    served.kill()
    assert served.missing() == 0


@pytest.mark.parametrize(("name", "moment"), [("backup", 0.5), ("pad-share", 0.8), ("ratings-rebuild", None)])
def test_a_server_is_killed_while_something_is_done_alongside(
    tmp_path: Path, name: str, moment: float | None
) -> None:
    assert tried(tmp_path / "tried", ACTIONS[name], moment) == ""


def test_backups_of_a_running_server_have_all_that_was_acknowledged_before(served: Served) -> None:
    for number in range(3):
        served.visits(5)
        copy = served.folder.parent / f"{number}.db"
        assert command("backup", str(copy), "--data", str(served.folder)).returncode == 0
        assert served.missing(copy) == 0


def test_start_and_stop_are_in_the_log(served: Served) -> None:
    lines = [line for line in served.stop().splitlines() if line.startswith("{")]
    first, last = json.loads(lines[0]), json.loads(lines[-1])
    assert (first["event"], last["event"]) == ("server started", "server stopped")
    assert (first["where"], first["version"]) == (str(served.folder), __version__)
    assert served.process.returncode == -signal.SIGTERM


def test_a_second_server_is_refused_and_told_who_has_the_folder(served: Served) -> None:
    second = command("serve", "--port", "0", "--data", str(served.folder))
    assert second.returncode == 2
    assert str(served.process.pid) in second.stderr
    assert f"http://127.0.0.1:{served.port}" in second.stderr
    served.kill()
    served.start()  # the lease of a process that was killed is free


def test_opening_the_table_twice_leads_to_the_server_that_runs(served: Served) -> None:
    second = command("serve", "--open", "--data", str(served.folder))
    assert second.returncode == 0
    assert f"http://127.0.0.1:{served.port}" in second.stdout


def _log_deleted(served: Served) -> None:
    Path(f"{served.file}-wal").unlink()


def _index_deleted(served: Served) -> None:
    Path(f"{served.file}-shm").unlink()


def _database_deleted(served: Served) -> None:
    served.file.unlink()


def _snapshot_restored(served: Served) -> None:
    """Move a copy of an hour ago over the database, as a snapshot tool does."""
    older = served.folder / "older.db"
    shutil.copyfile(served.folder.parent / "older.db", older)
    os.replace(older, served.file)


@pytest.mark.parametrize(
    "harm",
    [_log_deleted, _index_deleted, _database_deleted, _snapshot_restored],
    ids=lambda f: f.__name__[1:],
)
@pytest.mark.parametrize("orderly", [False, True], ids=["killed", "stopped"])
def test_a_server_whose_files_are_replaced_says_so_and_saves_what_it_has(
    served: Served, harm: Callable[[Served], None], orderly: bool
) -> None:
    served.visits(3)
    assert (
        command("backup", str(served.folder.parent / "older.db"), "--data", str(served.folder)).returncode
        == 0
    )
    served.visits(3)
    harm(served)
    with pytest.raises(urllib.error.HTTPError) as refused:
        served.visit()
    assert refused.value.code == 503
    with pytest.raises(urllib.error.HTTPError) as refused:
        served.ask("/readyz")
    assert refused.value.code == 503
    assert "database was moved, deleted or replaced" in refused.value.read().decode()
    wait_for(lambda: "rescued" in served.log.read_text())
    if orderly:
        served.stop()
    else:
        served.kill()
    (copy,) = served.folder.glob("server.db.rescued-*")
    assert served.missing(copy) == 0
    if not served.file.exists():
        again = command("serve", "--port", "0", "--data", str(served.folder))
        assert again.returncode == 2
        assert copy.name in again.stderr or "-wal" in again.stderr
    done = command("restore", str(copy), "--data", str(served.folder))
    assert (done.returncode, done.stderr) == (0, "")
    served.start()
    served.visit()
    served.kill()
    assert served.missing() == 0


def test_a_quiet_server_notices_that_its_database_was_deleted(served: Served) -> None:
    served.visit()
    served.file.unlink()
    wait_for(lambda: "critical" in served.log.read_text())  # without a single request
    (copy,) = served.folder.glob("server.db.rescued-*")
    assert served.missing(copy) == 0


# --- Files that SQLite must not open --------------------------------------------------------------------


def test_an_empty_database_next_to_a_full_log_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    store = Store(file)
    store.append("a", "x", 1)
    log = Path(f"{file}-wal").read_bytes()
    store.close()
    for missing in (False, True):
        file.unlink()
        if not missing:
            file.touch()
        Path(f"{file}-wal").write_bytes(log)
        with pytest.raises(StorageError) as problem:
            Store(file)
        assert problem.value.message == "storage.only_log"
        assert Path(f"{file}-wal").read_bytes() == log
        if missing:
            assert not file.exists()
        file.touch()


def test_two_stores_of_one_process_keep_their_locks(tmp_path: Path) -> None:
    """Another process that closes the file must not take it for its own and delete the log."""
    file = tmp_path / "server.db"
    code = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM entries'); c.close()"
    )
    with Store(file) as first, Store(file), Store(file, read_only=True):
        first.append("a", "x", 1)
        subprocess.run([sys.executable, "-c", code, str(file)], check=True)
        assert Path(f"{file}-wal").exists()
        assert first.in_place()
        first.append("a", "y", 2)
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (2,)


def test_a_database_that_is_open_is_not_read_or_written_as_a_text(tmp_path: Path) -> None:
    from canasta.storage.files import read_whole, write_whole

    file = tmp_path / "own.db"
    with Store(file):
        with pytest.raises(OSError, match="busy"):
            read_whole(file)
        with pytest.raises(OSError, match="busy"):
            write_whole(file, "a letter")
    write_whole(tmp_path / "letter.txt", "a letter")
    assert read_whole(tmp_path / "letter.txt") == "a letter"


def test_a_store_that_only_reads_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with Store(file) as store:
        store.append("a", "x", 1)
    with Store(file, read_only=True) as store:
        assert len(store.read("a")) == 1
        with pytest.raises(StorageError) as problem:
            store.append("a", "y", 2)
        assert problem.value.message == "storage.read_only"
    with pytest.raises(StorageError):
        Store(tmp_path / "none.db", read_only=True)
    assert not (tmp_path / "none.db").exists()


# --- Backups and restoring them -------------------------------------------------------------------------


def test_copies_are_rotated_and_nothing_else_is_deleted(tmp_path: Path) -> None:
    Store(tmp_path / "server.db").close()
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("canasta-20200101T000000Z.db", "canasta-20200102T000000Z.db", "monday.db", "letter.txt"):
        (folder / name).write_text(name)
    done = command("backup", str(folder), "--keep", "2", "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    names = {path.name for path in folder.iterdir()}
    (new,) = names - {"canasta-20200102T000000Z.db", "monday.db", "letter.txt"}
    assert check(folder / new).entries == 0
    assert len(names) == 4
    assert "canasta-20200101T000000Z.db" in done.stdout


def test_a_backup_is_put_back_and_the_old_database_is_kept(tmp_path: Path) -> None:
    file, copy = tmp_path / "server.db", tmp_path / "copy.db"
    with Store(file) as store:
        store.append("a", "x", 1)
        for stream in ("tables/one", "games/one", "games/two"):
            store.append(stream, "x", 1)
        for name in ("Ana", "Bruno", "Carla"):
            add_guest(store, name)
    data = ("--data", str(tmp_path))
    saved = command("backup", str(copy), *data)
    assert saved.returncode == 0
    with Store(file) as store:
        store.append("a", "y", 2)
    checked = command("restore", "--check", str(copy), *data)
    assert checked.returncode == 0
    for shown in (saved.stdout, checked.stdout):
        assert "Tables: 1, games: 2, people and guests: 3. Last change: 20" in shown
    with Store(file) as store:
        assert len(store.read("a")) == 2
    done = command("restore", str(copy), *data)
    assert (done.returncode, done.stderr) == (0, "")
    with Store(file) as store:
        assert len(store.read("a")) == 1
    (kept,) = tmp_path.glob("server.db.before-*")
    assert check(kept).entries == 5
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="files have no user id there")
@pytest.mark.parametrize("old", [True, False], ids=["over an old one", "into an empty folder"])
def test_a_database_restored_by_root_belongs_to_the_user_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: bool
) -> None:
    backup, data = tmp_path / "backup.db", tmp_path / "data"
    data.mkdir()
    target = data / "server.db"
    for file in (backup, target) if old else (backup,):
        with Store(file) as store:
            store.append("a", "x", 1)
    if os.geteuid() == 0:
        os.chown(target if old else data, 4321, 4322)
        restore(backup, target)
        owned = target.stat()
        assert (owned.st_uid, owned.st_gid) == (4321, 4322)
        assert owned.st_mode & 0o777 == 0o600
    else:
        given: list[tuple[str, int, int]] = []
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setattr(os, "chown", lambda path, *ids: given.append((Path(path).name, *ids)))
        owner = (target if old else data).stat()
        restore(backup, target)
        assert given == [("server.db.new", owner.st_uid, owner.st_gid)]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no owner and mode there")
def test_a_database_of_another_user_is_named_with_its_owner() -> None:
    with tempfile.TemporaryDirectory() as name:  # a folder that other users may enter
        file = Path(name, "server.db")
        Store(file).close()
        os.chmod(name, 0o711)
        if os.geteuid() == 0:
            os.chown(name, 4321, -1)
            os.seteuid(4321)
        else:
            file.chmod(0)
        try:
            with pytest.raises(StorageError) as problem:
                Store(file)
        finally:
            os.seteuid(os.getuid())
        params = problem.value.params
        assert problem.value.message == "storage.no_access"
        if os.geteuid() == 0:
            assert (params["user"], params["owner"], params["mode"]) == ("4321", "root", "600")
            assert "cannot be opened by the user 4321: it belongs to root (mode 600)." in str(problem.value)
        else:
            assert (params["user"], params["mode"]) == (params["owner"], "0")


def test_a_damaged_database_is_put_aside_with_its_log(tmp_path: Path) -> None:
    file, copy = tmp_path / "server.db", tmp_path / "copy.db"
    with Store(file) as store:
        store.append("a", "x", 1)
    data = ("--data", str(tmp_path))
    assert command("backup", str(copy), *data).returncode == 0
    file.write_bytes(b"spoilt" * 1000)
    Path(f"{file}-wal").write_bytes(b"spoilt")
    done = command("restore", str(copy), *data)
    assert (done.returncode, done.stderr) == (0, "")
    with Store(file) as store:
        assert len(store.read("a")) == 1
    kept = sorted(path.name for path in tmp_path.glob("server.db.before-*"))
    assert [name[-4:] for name in kept if "-" in name[-4:]] == ["-shm", "-wal"]
    assert (tmp_path / kept[0]).read_bytes() == b"spoilt" * 1000


def test_what_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with Store(file) as store:
        store.append("a", "x", 1)
    foreign, damaged, empty = (tmp_path / name for name in ("foreign.db", "damaged.db", "empty.db"))
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    with closing(sqlite3.connect(damaged)) as connection, closing(sqlite3.connect(file)) as source:
        source.backup(connection)
        connection.execute("PRAGMA journal_mode = DELETE")
    damaged.write_bytes(damaged.read_bytes()[:-4096])
    empty.touch()
    for path in (foreign, damaged, empty, tmp_path / "none.db"):
        done = command("restore", str(path), "--data", str(tmp_path))
        assert done.returncode == 2, path
        assert path.name in done.stderr
        assert "Traceback" not in done.stderr
    with Store(file) as store:
        assert len(store.read("a")) == 1
        busy = command("restore", str(file), "--data", str(tmp_path))  # it is open here
        assert busy.returncode == 2
        store.append("a", "y", 2)
    assert [path.name for path in tmp_path.glob("server.db*")] == ["server.db"]


def test_a_copy_that_differs_is_not_called_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from canasta.storage import backups

    file = tmp_path / "server.db"
    with Store(file) as store:
        store.append("a", "x", 1)
    looks = iter(range(100))
    real = backups._contents
    monkeypatch.setattr(
        backups, "_contents", lambda connection: real(connection)._replace(entries=next(looks))
    )
    with pytest.raises(StorageError) as problem:
        backups.back_up(file, tmp_path / "copy.db")
    assert problem.value.message == "storage.copy_differs"
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == []


def test_a_database_of_an_older_version_can_be_copied_as_it_is(tmp_path: Path) -> None:
    from canasta.storage.backups import back_up
    from canasta.storage.schema import VERSION, migrate

    file = tmp_path / "server.db"
    with closing(sqlite3.connect(file)) as connection:
        migrate(connection, 0)
        connection.execute(f"PRAGMA user_version = {VERSION - 1}")
        connection.commit()
    with pytest.raises(StorageError) as problem:
        Store(file, read_only=True)
    assert problem.value.message == "storage.old"
    back_up(file, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION - 1,)


def test_a_database_without_tables_is_not_of_another_program(tmp_path: Path) -> None:
    """A server that starts for the first time creates the file, and then the tables."""
    from canasta.storage.backups import back_up

    (tmp_path / "server.db").touch()
    with pytest.raises(StorageError, match=r"server\.db is empty"):
        back_up(tmp_path / "server.db", tmp_path / "copy.db")
    with pytest.raises(StorageError, match=r"server\.db is empty"):
        Store(tmp_path / "server.db", read_only=True)
    assert [path.name for path in tmp_path.iterdir()] == ["server.db"]


def test_the_log_of_a_server_may_lose_its_reader(tmp_path: Path) -> None:
    read, write = os.pipe()
    served = Served(tmp_path / "data", write)
    os.close(write)
    try:
        token = served.visit()
        os.close(read)
        for _ in range(2):  # each of them is a line in the log
            served.ask("/api/tables", {"book": "classic"}, token)
        served.visit()
    finally:
        served.kill()
    assert served.missing() == 0
