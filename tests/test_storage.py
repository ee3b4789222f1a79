"""Streams of entries: nothing is lost with several writers or crashes, and other files are left alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta.messages import UserError
from canasta.storage import MEMORY, StorageError, Store
from canasta.storage.folder import data_folder, database_file, server_file
from canasta.storage.lease import Lease
from canasta.storage.saved_texts import SavedText, delete_text, find_text, save_text, texts_of

ROOT = Path(__file__).resolve().parent.parent
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "canasta.db"


def test_what_was_written_is_read_in_order_and_after_reopening(home: str) -> None:
    with Store(home) as store:
        assert store.append("a", "first", {"x": [1, 2]}) == 1
        assert store.append("b", "other", None) == 1
        assert store.append_all("a", [("second", "é"), ("third", 3)]) == 3
    with Store(home) as store:
        assert [(e.number, e.kind, e.payload) for e in store.read("a")] == [
            (1, "first", {"x": [1, 2]}),
            (2, "second", "é"),
            (3, "third", 3),
        ]
        assert [entry.number for entry in store.read("a", after=2)] == [3]
        assert store.read("nothing") == []


def test_a_file_is_for_its_owner_alone(file: Path) -> None:
    Store(file).close()
    assert file.stat().st_mode & 0o077 == 0


def test_new_streams_are_numbered_in_their_area_and_listed_latest_first(home: str) -> None:
    with Store(home) as store:
        assert store.begin("pad", [("game", 1)]) == "pad/1"
        assert store.begin("pad", [("game", 2)]) == "pad/2"
        assert store.begin("table", [("game", 3)]) == "table/1"
        time.sleep(0.002)
        store.append("pad/1", "hand", {})
        assert [stream.name for stream in store.streams("pad")] == ["pad/1", "pad/2"]
        assert len(store.streams()) == 3
        assert store.last_change("pad/1") == store.streams("pad")[0].changed
        assert store.last_change("nothing") == ""
        first = store.streams("pad")[0]
        assert first.entries == 2
        assert first.created < first.changed


def test_the_tenth_stream_of_an_area_is_not_the_last(home: str) -> None:
    with Store(home) as store:
        names = [store.begin("pad", [("game", number)]) for number in range(1, 13)]
        assert names == [f"pad/{number}" for number in range(1, 13)]


#: Texts that a database can hold; PostgreSQL has no null characters.
TEXTS = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=20)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(VALUES, TEXTS, TEXTS)
def test_every_json_value_comes_back(home: str, value: object, kind: str, stream: str) -> None:
    with Store(home) as store:
        number = store.append(stream, kind, value)
        found = store.read(stream, after=number - 1)
        assert [(entry.kind, entry.payload) for entry in found] == [(kind, value)]


@pytest.mark.parametrize("value", [object(), float("nan"), {1, 2}])
def test_what_json_cannot_hold_is_refused(value: object, home: str) -> None:
    with Store(home) as store:
        with pytest.raises(StorageError, match="cannot be saved"):
            store.append("a", "b", value)
        assert store.read("a") == []


def test_who_does_not_know_the_last_entry_writes_nothing(home: str) -> None:
    with Store(home) as one, Store(home) as other:
        one.append("a", "x", 1)
        other.append("a", "x", 2, after=1)
        with pytest.raises(StorageError, match="in the meantime"):
            one.append("a", "x", 3, after=1)
        assert [entry.payload for entry in one.read("a")] == [1, 2]


def test_entries_cannot_be_changed_or_taken_out(file: Path) -> None:
    with Store(file) as store:
        store.append("a", "x", 1)
    connection = sqlite3.connect(file)
    for statement in ("DELETE FROM entries", "UPDATE entries SET payload = '2'"):
        with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
            connection.execute(statement)
    connection.close()


def _write(path: str, name: str, number: int) -> None:
    for place in range(number):
        with Store(path) as store:
            store.append("shared", name, place)
            store.begin("own", [(name, place)])


def test_several_processes_write_and_lose_nothing(home: str) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_write, args=(home, name, 15)) for name in "abc"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)
        assert writer.exitcode == 0
    with Store(home) as store:
        entries = store.read("shared")
        assert [entry.number for entry in entries] == list(range(1, 46))
        for name in "abc":
            assert [entry.payload for entry in entries if entry.kind == name] == list(range(15))
        assert len(store.streams("own")) == 45


ENDLESS = """
import sys
from canasta.storage import Store
with Store(sys.argv[1]) as store:
    for number in range(10**6):
        store.append("a", "x", number)
        print(number, flush=True)
"""


def test_a_killed_writer_has_lost_nothing_it_was_told_is_written(home: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, home],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    told = [int(process.stdout.readline()) for _ in range(40)]
    process.send_signal(signal.SIGKILL)
    told += [int(line) for line in process.stdout.read().splitlines()]
    process.wait()
    process.stdout.close()
    with Store(home) as store:
        kept = [entry.payload for entry in store.read("a")]
    assert kept[: len(told)] == told
    assert len(kept) <= len(told) + 1


@pytest.mark.parametrize(
    "content", [b"no database at all, but a letter to a friend" * 40, b"\0" * 5000, b"x"]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(StorageError, match=r"letter\.txt"):
        Store(path)
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE entries (x)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StorageError, match="another program"):
        Store(path)
    assert path.read_bytes() == before


def test_an_empty_database_with_a_number_of_its_own_is_refused(tmp_path: Path) -> None:
    """Another program may have created it, and not made its tables yet."""
    for pragma in ("application_id", "user_version"):
        path = tmp_path / f"{pragma}.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA {pragma} = 7")
        with pytest.raises(StorageError, match="another program"):
            Store(path)


def test_a_file_says_whose_it_is(file: Path) -> None:
    Store(file).close()
    assert file.read_bytes()[68:72] == b"Cana"  # where SQLite stores the application id


def test_the_smallest_database_there_is_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "small.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA page_size = 512")
        connection.execute("VACUUM")
    assert path.stat().st_size == 512
    with Store(path) as store:
        assert store.append("a", "x", 1) == 1


def test_a_file_is_opened_and_read_while_another_process_writes(file: Path) -> None:
    with Store(file) as store:
        store.append("a", "x", 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with Store(file) as store:
            assert [entry.payload for entry in store.read("a")] == [1]


def test_a_store_of_one_thread_is_not_used_by_another() -> None:
    with Store(MEMORY) as alone, Store(MEMORY, shared=True) as shared, ThreadPoolExecutor(1) as other:
        assert other.submit(shared.append, "a", "x", 1).result() == 1
        with pytest.raises(StorageError, match="thread"):
            other.submit(alone.append, "a", "x", 1).result()


def test_a_later_form_is_refused(file: Path) -> None:
    Store(file).close()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StorageError, match="99"):
        Store(file)


def test_a_damaged_database_is_a_user_error(file: Path) -> None:
    with Store(file) as store:
        for number in range(400):
            store.append("a", "x", "y" * 200 + str(number))
    content = bytearray(file.read_bytes())
    assert len(content) > 20_000
    content[5000:20_000] = b"\xff" * 15_000
    file.write_bytes(content)
    with pytest.raises(StorageError), Store(file) as store:
        store.read("a")


@pytest.mark.parametrize("payload", ["{", "1,2", ""])
def test_an_entry_that_was_spoilt_is_a_user_error(home: str, payload: str) -> None:
    with Store(home) as store:
        with store.writing() as connection:
            connection.execute("INSERT INTO entries VALUES ('a', 1, '', 'x', ?)", (payload,))
        with pytest.raises(StorageError) as refused:
            store.read("a")
    assert refused.value.message == "storage.damaged"


def test_a_place_where_no_file_can_be_is_a_user_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "canasta.db", tmp_path):
        with pytest.raises(UserError, match="cannot be used"):
            Store(path)


def test_a_program_without_input_gives_its_right_back(tmp_path: Path) -> None:
    """With stdin closed, the first file that is opened gets its number, 0."""
    lease, other = Lease(tmp_path / "lock"), Lease(tmp_path / "lock")
    stdin = os.dup(0)
    os.close(0)
    try:
        assert lease.take()
        assert lease.take()  # it is ours already
        assert not other.take()
        lease.release()
        assert not lease.path.exists()
    finally:
        os.dup2(stdin, 0)
        os.close(stdin)
    assert other.take()
    other.release()


def test_a_right_names_who_has_it_and_is_a_file_of_theirs_alone(tmp_path: Path) -> None:
    lease = Lease(tmp_path / "lock")
    assert lease.holder() == ""
    lease.path.write_text("a number that is longer than any of a process")
    assert lease.take()
    assert lease.holder() == str(os.getpid())
    lease.release()
    assert lease.take()
    assert lease.path.stat().st_mode & 0o777 == 0o600
    lease.release()


def test_a_right_can_be_read_where_locked_bytes_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows locks bytes from the current position of a file, and those cannot be read."""
    locked: list[range] = []

    def locking(handle: int, _mode: int, number: int) -> None:
        place = os.lseek(handle, 0, os.SEEK_CUR)
        locked.append(range(place, place + number))

    monkeypatch.setattr("canasta.storage.lease.fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    lease = Lease(tmp_path / "lock")
    assert lease.take()
    assert lease.holder() == str(os.getpid())
    (bytes_,) = locked
    assert bytes_
    assert bytes_.start >= lease.path.stat().st_size
    lease.release()


def test_a_kept_text_is_found_changed_and_dropped_by_its_owner_alone(home: str) -> None:
    with Store(home) as store:
        one = save_text(store, "houses", "ana", "first")
        assert find_text(store, "houses", one) == SavedText(one, "ana", "first")
        assert save_text(store, "houses", "ana", "second", one) == one
        assert find_text(store, "houses", one).text == "second"
        assert texts_of(store, "houses", "ana") == [one]
        for wrong in (
            lambda: delete_text(store, "houses", "bruno", one),
            lambda: save_text(store, "houses", "bruno", "x", one),
        ):
            with pytest.raises(UserError) as refused:
                wrong()
            assert refused.value.message == "server.not_yours"
        delete_text(store, "houses", "ana", one)
        assert texts_of(store, "houses", "ana") == []
        for id in (one, "nothing", ""):
            with pytest.raises(UserError) as refused:
                find_text(store, "houses", id)
            assert refused.value.message == "server.no_page"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/ana"}, "/ana/.local/share/canasta"),
        ("linux", {"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "/data/canasta"),
        ("linux", {"HOME": "/ana", "XDG_DATA_HOME": "data"}, "/ana/.local/share/canasta"),
        ("darwin", {"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "/ana/Library/Application Support/canasta"),
        ("win32", {"HOME": "/ana", "LOCALAPPDATA": "/local"}, "/local/canasta"),
        ("win32", {"HOME": "/ana", "USERPROFILE": "/profile"}, "/profile/canasta"),
        ("win32", {}, "canasta"),
        ("linux", {}, ".local/share/canasta"),
    ],
)
def test_data_lies_where_a_system_wants_it(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform).as_posix() == folder
    assert database_file(environment, platform).as_posix() == f"{folder}/canasta.db"


def test_the_file_of_the_server_lies_beside_the_others() -> None:
    assert server_file(None, {"HOME": "/ana"}) == data_folder({"HOME": "/ana"}) / "server.db"
