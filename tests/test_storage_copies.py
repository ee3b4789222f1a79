"""Copies between a folder, a file and PostgreSQL: complete in both directions, and never over something."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.cli.group import CANASTA
from canasta.storage import StorageError, Store, evenings
from canasta.storage import postgres_copies as copies
from canasta.storage.accounts import Passkey, add_account, add_passkey, new_codes, save_preferences
from canasta.storage.backups import back_up, check, restore_to_server
from canasta.storage.contents import Contents
from canasta.storage.erasure import erase
from canasta.storage.expiry import due, note_time
from canasta.storage.friends import add_friend, add_invitation
from canasta.storage.moderation import add_report, mute
from canasta.storage.node_leases import NodeInfo, beat, claim, release_all
from canasta.storage.pads import link_pad, own_pad
from canasta.storage.people import add_guest, add_ticket, now, renew, sessions_of
from canasta.storage.push import PushSubscription, push_key, save_push
from canasta.storage.results import RatingRow, ResultRow, save_result
from canasta.storage.reviews import record_review, save_review
from canasta.storage.schema import _MIGRATIONS, VERSION
from canasta.storage.seats import issue_seat_token
from tests.services import CAREFUL, PASSWORD, PostgresServer


def fill(location: str | Path) -> None:
    """Write to every table, with all that is hard to copy: large and odd numbers, bytes, missing values."""
    with Store(location) as store:
        ana, token = add_guest(store, "Ana \\ \t\n 'É' 🂡", "a phone")
        bruno, _ = add_guest(store, "Bruno")
        renew(store, sessions_of(store, ana.id)[0].id, token)
        add_account(store, ana.id, "Ana", "a hash")
        new_codes(store, ana.id)
        add_passkey(store, Passkey(bytes(range(256)), ana.id, "site", "n", b"\0\\x", 2**40, now(), now()))
        save_preferences(store, ana.id, "{}")
        add_ticket(store, "socket", "secret", 600, ana.id)
        mute(store, ana.id, bruno.id, True)
        add_friend(store, ana.id, bruno.id)
        add_invitation(store, ana.id, "tables/1", bruno.id)
        add_report(store, "key", "tables/1", ana, bruno, "He\tshouts \\N.", [("a", "b", "c")])
        save_review(store, "r", "{}")
        record_review(store, ana.id, "r", "", 1)
        own_pad(store, "scorepad/1", ana.id)
        link_pad(store, "scorepad/1")
        save_result(
            store,
            ResultRow("games/1", "tables/1", 1, "classic", now(), "{}"),
            [ana.id],
            {ana.id: RatingRow(25.000000000000004, 1 / 3, 1, 0)},
        )
        evenings.set_role(store, "evenings/1", ana.id, "owner")
        evenings.set_club(store, "evenings/1", "clubs/1")
        evenings.link_to(store, "evenings/1", evenings.TABLE, 3)
        evening_table = evenings.PlayedTable("evenings/1", 1, 3, "scorepad/1")
        evenings.add_table(store, evening_table)
        evenings.note_device(store, evening_table, 2, bruno.id)
        issue_seat_token(store, "tables/1", ana.id, "s")
        note_time(store, 0.1, now())
        due(store, "session", ["x"], 1e300)
        push_key(store, lambda: b"\xff\0key")
        save_push(store, ana.id, PushSubscription("s", "e", "p", "q", "en", ""))
        store.append_all("tables/1", [("x", {"é": [1.5, None, "\\ \n\t\0"]})], key="k1")
        for number in range(2500):
            store.append(f"games/{number % 7}", "act", number)
        store.append("houses/1", "text", {})
        erase(store, ["houses/1"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "server.db"
    fill(path)
    return path


def told(*command: str) -> str:
    """Run a command that must fail, and return its message on one line."""
    done = run(*command)
    assert done.exit_code == 2, done.output
    return " ".join(done.stderr.split())


def run(*command: str) -> Result:
    return CliRunner().invoke(CANASTA, list(command))


def _empty(postgres: PostgresServer) -> bool:
    return postgres.run_sql("SELECT count(*) FROM canasta.entries", postgres.url) == [(0,)]


def _schemas(postgres: PostgresServer) -> list[str]:
    found = postgres.run_sql("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'canasta%'", postgres.url)
    return sorted(name for (name,) in found)


def test_everything_goes_to_postgresql_and_back(file: Path, postgres: PostgresServer, tmp_path: Path) -> None:
    there = tmp_path / "back.db"
    contents, kept = restore_to_server(file, postgres.url)
    assert kept == ""
    assert all(number for table, number in contents.rows if table != "erasing")
    assert (contents.tables, contents.people, contents.entries) == (1, 2, 2501)
    assert back_up(postgres.url, there) == contents == check(file) == check(there)
    assert there.stat().st_mode & 0o077 == 0
    with Store(postgres.url) as store, Store(there) as again, Store(file) as first:
        for stream in first.streams():
            assert store.read(stream.name) == again.read(stream.name) == first.read(stream.name)
        assert store.streams() == again.streams() == first.streams()
        assert store.number_of("tables/1", "k1") == 1
        store.append("games/1", "act", "more")
        with pytest.raises(StorageError):
            first.append("games/1", "act", 1, after=1)


def test_the_commands_move_a_server_from_a_folder_to_postgresql_and_back(
    file: Path, postgres: PostgresServer, tmp_path: Path
) -> None:
    name = postgres.url.rpartition("/")[2]
    url = f"postgresql://{CAREFUL}:{PASSWORD}@127.0.0.1:{postgres.port}/{name}"
    done = run("restore", str(file), "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")
    assert f"postgresql://127.0.0.1:{postgres.port}/{name}" in " ".join(done.stdout.split())
    assert PASSWORD not in done.output
    copy = tmp_path / "copy.db"
    done = run("backup", str(copy), "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")
    assert PASSWORD not in done.output
    folder = tmp_path / "other"
    assert run("restore", str(copy), "--data", str(folder)).exit_code == 0
    assert check(folder / "server.db") == check(file)
    (kept := tmp_path / "kept").mkdir()
    (older := kept / "canasta-20260101T000000Z.db").touch()
    assert run("backup", str(kept), "--keep", "1", "--database", url).exit_code == 0
    assert len(list(kept.iterdir())) == 1
    assert not older.exists()


def test_the_environment_names_the_database_unless_a_folder_is_named(
    file: Path, postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_SERVER_DATABASE", postgres.url)
    assert run("backup", str(tmp_path / "one.db"), "--data", str(file.parent)).exit_code == 0
    assert run("backup", str(tmp_path / "two.db")).exit_code == 0
    assert [check(tmp_path / name).entries for name in ("one.db", "two.db")] == [2501, 0]
    both = ("--data", str(tmp_path), "--database", postgres.url)
    assert "not both" in told("backup", str(tmp_path / "three.db"), *both)
    assert "not valid" in told("backup", str(tmp_path / "three.db"), "--database", "server.db")


def test_a_database_with_content_is_only_replaced_on_request_and_kept(
    file: Path, postgres: PostgresServer
) -> None:
    with Store(postgres.url) as store:
        store.append("mine", "x", 1)
    message = told("restore", str(file), "--database", postgres.url)
    assert "has content already and was not changed" in message
    with Store(postgres.url) as store:
        assert [stream.name for stream in store.streams()] == ["mine"]
        done = run("restore", str(file), "--database", postgres.url, "--replace")
        assert done.exit_code == 0, done.output
        (_, kept) = _schemas(postgres)
        assert kept in " ".join(done.stdout.split())
        assert postgres.run_sql(f"SELECT stream FROM {kept}.entries", postgres.url) == [("mine",)]
        assert len(store.streams()) == 8  # a connection that was open sees the new tables
        erase(store, ["tables/1"])
    with pytest.raises(Exception, match="only ever added"):
        postgres.run_sql(f"SET search_path = {kept}; DELETE FROM entries", postgres.url)


def test_nothing_is_restored_while_nodes_run(file: Path, postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        beat(store, NodeInfo("one", 1, "", ""), 60)
        claim(store, "tables/1", "one", 1)
        assert "Nodes are running" in told("restore", str(file), "--database", postgres.url, "--replace")
        assert _empty(postgres)
        release_all(store, "one", 1)
        assert run("restore", str(file), "--database", postgres.url).exit_code == 0
        assert store.append_all("tables/1", [("x", 1)], after=1) == 2


def test_a_restore_that_is_interrupted_has_changed_nothing(file: Path, postgres: PostgresServer) -> None:
    with Store(postgres.url) as store:
        store.append("mine", "x", 1)

    class Stopped(Exception):
        pass

    seen: list[tuple[int, int]] = []

    def stop_at(place: float) -> object:
        def progress(done: int, total: int) -> None:
            seen.append((done, total))
            if done >= place * total:
                raise Stopped

        with pytest.raises(Stopped):
            restore_to_server(file, postgres.url, replace=True, progress=progress)
        return None

    for place in (0.0, 0.4, 0.6, 1.0):
        stop_at(place)
        assert _schemas(postgres) == ["canasta"]
        with Store(postgres.url) as store:
            assert [stream.name for stream in store.streams()] == ["mine"]
    assert seen[-1][0] == seen[-1][1] > 5000


@pytest.mark.parametrize("direction", ["there", "back"])
def test_a_copy_that_differs_is_refused(
    file: Path, postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, direction: str
) -> None:
    if direction == "back":
        restore_to_server(file, postgres.url)

    def wrong(*_: object) -> Contents:
        return check(file)._replace(digest="another")

    monkeypatch.setattr(copies, "sum_up", wrong)
    copy = tmp_path / "copy.db"
    actions: dict[str, Callable[[], object]] = {
        "there": lambda: restore_to_server(file, postgres.url),
        "back": lambda: back_up(postgres.url, copy),
    }
    with pytest.raises(StorageError) as refused:
        actions[direction]()
    assert refused.value.message == "storage.copy_differs"
    assert list(tmp_path.glob("copy.db*")) == []
    assert _empty(postgres) == (direction == "there")


def test_a_backup_of_postgresql_is_whole_while_another_process_writes(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    begun, stop = threading.Event(), threading.Event()

    def write() -> None:
        with Store(postgres.url) as store:
            number = 0
            while not stop.is_set():
                with store.transaction():
                    store.append("a", "x", number)
                    store.append("b", "x", number)
                begun.set()
                number += 1

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert begun.wait(30)
        for number in range(3):
            back_up(postgres.url, tmp_path / f"{number}.db")
    finally:
        stop.set()
        writing.join()
    for number in range(3):
        with Store(tmp_path / f"{number}.db") as store:
            assert len(store.read("a")) == len(store.read("b")) > 0


def test_a_backup_of_an_older_version_is_brought_up_to_date(postgres: PostgresServer, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        for statements in _MIGRATIONS[:8]:
            for statement in statements:
                connection.execute(statement)
        connection.execute("PRAGMA user_version = 8")
        connection.execute("INSERT INTO entries VALUES ('tables/1', 1, 'now', 'table', '{\"host\":\"ana\"}')")
    before = old.read_bytes()
    contents, _ = restore_to_server(old, postgres.url)
    assert old.read_bytes() == before
    assert contents.entries == 1
    with Store(postgres.url) as store:
        assert store.streams_on("opened/ana") == ["tables/1"]
    assert postgres.run_sql("SELECT number FROM canasta.version", postgres.url) == [(VERSION,)]


def test_a_backup_of_nothing_and_to_a_place_that_is_taken_is_refused(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    (tmp_path / "letter.db").write_text("a letter")
    url = ("--database", postgres.url)
    assert "already exists" in told("backup", str(tmp_path / "letter.db"), *url)
    assert "cannot be reached" in told("backup", str(tmp_path / "a.db"), "--database", postgres.url + "x")
    assert "not a readable database" in told("restore", str(tmp_path / "letter.db"), *url)
    assert "does not exist" in told("restore", str(tmp_path / "nothing.db"), *url)
    postgres.run_sql("DROP SCHEMA canasta CASCADE", postgres.url)
    assert "earlier version" in told("backup", str(tmp_path / "a.db"), *url)
    postgres.run_sql("CREATE SCHEMA canasta", postgres.url)
    postgres.run_sql("CREATE TABLE canasta.letters (x int)", postgres.url)
    Store(tmp_path / "empty.db").close()
    assert "another program" in told("restore", str(tmp_path / "empty.db"), *url, "--replace")
    assert list(tmp_path.glob("a.db*")) == []


def test_a_text_that_postgresql_cannot_hold_stops_a_restore(postgres: PostgresServer, tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        store.append("a", "\0", 1)
    assert "cannot be saved" in told("restore", str(tmp_path / "a.db"), "--database", postgres.url)
    assert _empty(postgres)
