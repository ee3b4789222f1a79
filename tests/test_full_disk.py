"""A full disk: existing data stays, the message names the cause, and work goes on when there is space."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from canasta.books import book
from canasta.cli.group import CANASTA
from canasta.match import Match
from canasta.notation import read_record
from canasta.scorepad.database import begin, load
from canasta.storage import StorageError, Store
from canasta.storage.files import write_whole
from canasta.tui.saved_games import GameSaver, SavedGames

GAME = {"book": "classic", "sides": [["Ana"], ["Bruno"]]}
HAND = {"sides": [{"laid": 100}, {"laid": 50}]}


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


# --- The score pad ----------------------------------------------------------------------------------


def test_the_pad_names_a_full_disk_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with Store(tmp_path / "pad.db") as store:
        kept = begin(store, GAME)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")

        def write_many() -> None:
            for _ in range(400):
                kept.hand(HAND)

        with pytest.raises(StorageError, match=r"The disk has no room for .*pad\.db"):
            write_many()
        written = len(kept.pad.entries)
        assert len(load(store, kept.id).pad.entries) == written
        store._connection.execute("PRAGMA max_page_count = 100000")
        kept.hand(HAND)
        assert len(load(store, kept.id).pad.entries) == written + 1


class _Failing:
    """A connection to a disk on which SQLite cannot create its temporary files."""

    in_transaction = False

    def execute(self, *_: object) -> None:
        problem = sqlite3.OperationalError("disk I/O error")
        problem.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
        raise problem

    def close(self) -> None: ...


@pytest.mark.parametrize(
    ("free", "told"), [(64 * 1024 - 1, "The disk has no room"), (64 * 1024, "disk I/O error")]
)
def test_an_error_of_the_disk_is_told_by_its_cause(
    free: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(tmp_path / "pad.db") as store:
        kept = begin(store, GAME)
        monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=free))
        with monkeypatch.context() as broken:
            broken.setattr(store, "_connection", _Failing())
            with pytest.raises(StorageError, match=told):
                kept.hand(HAND)
        kept.hand(HAND)


# --- Exports and records ----------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["fsync", "replace", "fdopen"])
def test_an_export_that_fails_leaves_what_was_there(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = ["--database", str(tmp_path / "pad.db")]
    path = tmp_path / "evening.csv"
    CliRunner().invoke(CANASTA, ["scorepad", "new", "--side", "Ana", "--side", "Bruno", *database])
    assert CliRunner().invoke(CANASTA, ["scorepad", "export", "1", str(path), *database]).exit_code == 0
    before = path.read_bytes()
    monkeypatch.setattr(os, step, full)
    done = CliRunner().invoke(CANASTA, ["scorepad", "export", "1", str(path), *database])
    assert done.exit_code == 2
    assert done.stderr == f"canasta: {path} cannot be written: No space left on device.\n"
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir() if file.suffix != ".db") == ["evening.csv"]


def a_keeper(folder: Path) -> GameSaver:
    match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
    match.start_hand()
    return GameSaver(SavedGames(folder / "games.db"), match, folder / "game.txt")


def test_a_record_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    sync, rename = os.fsync, os.replace

    def synced(handle: int) -> None:
        happened.append(f"sync {Path(os.readlink(f'/proc/self/fd/{handle}')).name}")
        sync(handle)

    def renamed(old: Path, new: Path) -> None:
        happened.append(f"rename {old.name} {new.name}")
        rename(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    assert a_keeper(tmp_path).write_record() == ""
    assert happened == ["sync game.txt.new", "rename game.txt.new game.txt", f"sync {tmp_path.name}"]


def test_a_record_that_cannot_be_written_is_told_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = a_keeper(tmp_path)
    assert keeper.write_record() == ""
    before = keeper.path.read_bytes()
    keeper.match.act(keeper.match.actor, keeper.match.view(keeper.match.actor).legal_actions()[0])
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        assert keeper.write_record() == "No space left on device"
    assert keeper.path.read_bytes() == before
    assert keeper.write_record() == ""
    assert len(read_record(keeper.path.read_text()).entries) == len(keeper.match.entries)


def test_a_file_for_its_owner_only(tmp_path: Path) -> None:
    write_whole(tmp_path / "secret.txt", "x")
    assert (tmp_path / "secret.txt").stat().st_mode & 0o077 == 0
