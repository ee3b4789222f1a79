"""Actions of an administrator or another program next to a running server, with ``kill -9`` at any moment.

Guests keep signing up while something is done to the server's folder. Every guest the server has acknowledged
must be in the database after the kill, and the next start must work.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Container, Iterator
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

from canasta.server.run import listen
from canasta.storage import Store
from tests.copies import ROOT
from tests.faults.trying import Trial

#: Seconds after the start of an action at which the server is killed.
MOMENTS = (0.0, 0.05, 0.2, 0.5, 1.0, 2.0)
#: Guests that must be acknowledged after an action, if the server lives that long.
AFTER = 3
_LONG = 60.0
#: Limits are not tested here: many guests come from one address.
_PER_ADDRESS = "10000"


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run ``canasta`` in a separate process, as an administrator would."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CANASTA_LANGUAGE": "en", "LANG": "C.UTF-8"}
    words = (sys.executable, "-m", "canasta", *words)
    return subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=_LONG, check=False
    )


class Place:
    """Paths of a server's data and log."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "server.db"
        self.log = folder.with_name(f"{folder.name}.log")


class Served(Place):
    """``canasta serve`` in a process, with a stream of guests."""

    def __init__(self, folder: Path, pipe: int | None = None) -> None:
        super().__init__(folder)
        self._pipe = pipe  #: for the log, in place of a file
        self.acknowledged: list[str] = []  #: ids of guests
        self._visiting: threading.Thread | None = None
        self._over = threading.Event()
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--per-address", _PER_ADDRESS]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "canasta", *words],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=log,
                stderr=log if self._pipe is None else self._pipe,
            )
        until = time.monotonic() + _LONG
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                self.ask("/healthz")
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until
                time.sleep(0.02)

    def ask(self, path: str, body: Any = None, token: str = "") -> str:
        """Send a request and return the answer; raises ``OSError`` if there is none."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=_LONG) as answer:
            return str(answer.read().decode())

    def visit(self) -> str:
        """Sign up one guest and return its token."""
        found = json.loads(self.ask("/api/guests", {"name": "Ana"}))
        self.acknowledged.append(found["person"]["id"])
        return str(found["token"])

    def visits(self, number: int) -> None:
        """Sign up a number of guests."""
        for _ in range(number):
            self.visit()

    def keep_visiting(self) -> None:
        """Sign up guests until the server is gone."""

        def visit() -> None:
            with suppress(OSError, HTTPException):
                while not self._over.is_set():
                    self.visit()

        self._visiting = threading.Thread(target=visit, daemon=True)
        self._visiting.start()

    def kill(self) -> None:
        """Kill the server with ``kill -9``."""
        self._over.set()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self._visiting is not None:
            self._visiting.join()
            self._visiting = None
        self._over.clear()

    def stop(self) -> str:
        """Stop the server cleanly and return its log."""
        self.process.terminate()
        self.process.wait(_LONG)
        return self.log.read_text()

    def missing(self, file: Path | None = None) -> int:
        """Count the acknowledged guests that are missing from a database."""
        with Store(file or self.file) as store, store.connection() as connection:
            there = {id for (id,) in connection.execute("SELECT id FROM people")}
        return len(set(self.acknowledged) - there)


# --- Actions of other programs --------------------------------------------------------------------------


def _canasta(*words: str, code: int = 0) -> Callable[[Place], None]:
    def act(place: Place) -> None:
        own = place.folder.parent / "own"
        own.mkdir(exist_ok=True)
        fill = {
            "data": str(place.folder),
            "own": str(own),
            "file": str(place.file),
            "pid": str(time.time_ns()),
        }
        done = command(*(word.format(**fill) for word in words))
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr, done.stderr

    return act


def _import_pad(place: Place) -> None:
    """Import a terminal score pad into the running server."""
    own = str(place.folder.parent / f"own-{time.time_ns()}.db")
    for words in (
        ("scorepad", "new", "--side", "Ana", "--side", "Bruno", "--database", own),
        ("scorepad", "share", "1", "--database", own, "--data", str(place.folder)),
    ):
        done = command(*words)
        assert done.returncode == 0, done.stderr


def _read_by_sqlite(place: Place) -> None:
    """Open the database for writing with SQLite, read everything and close it."""
    for _ in range(3):
        with closing(sqlite3.connect(place.file)) as connection:
            "\n".join(connection.iterdump())


def _read_and_die(place: Place) -> None:
    """Kill a program that has an open transaction."""
    code = (
        "import os, signal, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN');"
        "c.execute('SELECT count(*) FROM people').fetchone(); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code, str(place.file)], timeout=_LONG, check=False)


def _checkpoint(place: Place) -> None:
    """Checkpoint the write-ahead log from another program."""
    with closing(sqlite3.connect(place.file, timeout=5)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _copy_folder(place: Place) -> None:
    """Copy the folder, as a file manager would."""
    there = place.folder.with_name(f"copy-{time.time_ns()}")
    with suppress(shutil.Error):  # a file deleted in the meantime
        shutil.copytree(place.folder, there)
    shutil.rmtree(there, ignore_errors=True)


def _hold_file(place: Place) -> None:
    """Lock, read and close the files, as a backup tool would."""
    code = (
        "import fcntl, glob, sys, time\n"
        "files = [open(name, 'rb') for name in glob.glob(sys.argv[1] + '*')]\n"
        "[fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB) for file in files if 'lock' not in file.name]\n"
        "[file.read() for file in files]; time.sleep(0.3)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(place.file)], timeout=_LONG, check=False)
    assert done.returncode == 0


def _rotate_log(place: Place) -> None:
    """Copy, truncate and rename the log."""
    old = place.log.with_suffix(".1")
    shutil.copyfile(place.log, old)
    os.truncate(place.log, 0)
    os.replace(place.log, place.log.with_suffix(".2"))
    place.log.touch()


#: Actions by name that the server must tolerate.
ACTIONS: dict[str, Callable[[Place], None]] = {
    "backup": _canasta("backup", "{own}/{pid}.db", "--data", "{data}"),
    "backup-keep": _canasta("backup", "{own}/kept", "--keep", "1", "--data", "{data}"),
    "restore-check": _canasta("restore", "--check", "{file}"),
    "people": _canasta("people", "--data", "{data}"),
    "people-reset": _canasta("people", "--reset", "Nobody", "--data", "{data}", code=2),
    "reports": _canasta("reports", "--data", "{data}"),
    "ratings": _canasta("ratings", "--data", "{data}"),
    "ratings-rebuild": _canasta("ratings", "--rebuild", "--data", "{data}"),
    "pads": _canasta("scorepad", "list", "--database", "{file}"),
    "pad-new": _canasta("scorepad", "new", "--side", "Ana", "--side", "Bruno", "--database", "{file}"),
    "pad-share": _import_pad,
    "pad-import-database": _canasta("scorepad", "import", "{file}", "--database", "{file}", code=2),
    "doctor": _canasta("doctor"),
    "sqlite-reads": _read_by_sqlite,
    "sqlite-killed": _read_and_die,
    "sqlite-checkpoint": _checkpoint,
    "folder-copied": _copy_folder,
    "files-held": _hold_file,
    "log-rotated": _rotate_log,
}
#: Actions that are refused while a server runs.
REFUSED: dict[str, Callable[[Place], None]] = {
    "second-server": _canasta("serve", "--port", "0", "--data", "{data}", code=2),
    "restore": _canasta("restore", "{file}", "--data", "{data}", code=2),
}


def tried(folder: Path, action: Callable[[Place], None], moment: float | None) -> str:
    """Run an action next to a server, kill the server during or after it, and return the problem found."""
    folder.mkdir(parents=True)
    served = Served(folder / "data")
    problems: list[BaseException] = []
    try:
        served.visits(AFTER)
        served.keep_visiting()

        def act() -> None:
            try:
                action(served)
            except BaseException as problem:
                problems.append(problem)

        acting = threading.Thread(target=act, daemon=True)
        acting.start()
        if moment is None:
            acting.join(_LONG)
            if problems:
                raise problems[0]
            number = len(served.acknowledged)
            until = time.monotonic() + _LONG
            while len(served.acknowledged) < number + AFTER:
                assert time.monotonic() < until, "the server acknowledges no more"
                time.sleep(0.005)
        else:
            time.sleep(moment)
        served.kill()
        acting.join(_LONG)
        if lost := served.missing():
            return f"lost: {lost} of {len(served.acknowledged)}"
        served.start()
        served.visit()
        served.kill()
        return f"lost after the next start: {lost}" if (lost := served.missing()) else ""
    finally:
        served.kill()


def trials(folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Yield every action with a kill after it and at each moment."""
    # An action that is refused would succeed if the server were killed before it.
    wanted = [(name, moment) for name in ACTIONS for moment in (None, *MOMENTS)] + [
        (name, None) for name in REFUSED
    ]
    for number, (name, moment) in enumerate(wanted):
        what = f"{name}, killed {'after it' if moment is None else f'at {moment} s'}"
        if number % every or what in known:
            continue
        place = folder / f"{name}-{number}"
        try:
            problem = tried(place, (ACTIONS | REFUSED)[name], moment)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        shutil.rmtree(place, ignore_errors=True)
        yield Trial(what, problem)
