"""A store in a PostgreSQL database, for sites of several servers (docs/decisions/0096).

Any number of processes write at the same time. The primary key of the entries decides who was first; writes
that look before they write exclude each other by a lock. A commit has reached the disk when it returns.
"""

from __future__ import annotations

import json
import select
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from re import compile as pattern
from typing import Any, Final

import psycopg
from psycopg import errors as pg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import ConnStatus, TransactionStatus

from canasta.storage.errors import DuplicateCommand, StorageError
from canasta.storage.home import BulkAppend, Connection, Cursor, Mode, NewEntry, Row
from canasta.storage.postgres_schema import MIGRATING, NAMESPACE, migrate, version_of
from canasta.storage.schema import VERSION

#: Seconds to wait while another process writes, and for a connection.
PATIENCE: Final = 10.0
CONNECTING: Final = 10
#: Seconds after which the database ends the transaction of a process that was stopped in the middle of it,
#: so that others need not wait for it.
STALLED: Final = 3.0
#: Seconds after which a silent connection counts as lost.
SILENT: Final = 10
#: How often an append is tried while other processes write to its stream.
_ATTEMPTS: Final = 100
#: The lock of writes that look before they write.
_WRITING: Final = (0x43616E61, 2)

_PLACE: Final = pattern(r"\?(\d*)")
_BEGIN: Final = {
    "write": ("BEGIN", f"SELECT pg_advisory_xact_lock({_WRITING[0]}, {_WRITING[1]})"),
    "append": ("BEGIN",),
    "read": ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",),
}
#: The leases that are held. If another transaction is changing one of them, this waits for it.
_HELD: Final = """held AS MATERIALIZED (
        SELECT name, epoch FROM leases WHERE name = ANY({}::text[]) AND node <> '' ORDER BY name FOR SHARE
    )"""
#: Appends to a stream, unless its length is another, the key was used, or the lease is not held. The row has
#: the length before, whether the entries were written, the number of the key, and whether the lease is held.
_APPEND: Final = f"""WITH {_HELD.format("ARRAY[?7]")}, base AS MATERIALIZED (
        SELECT length, known, lease_held,
            known IS NULL AND lease_held AND (?5::bigint IS NULL OR length = ?5) AS fits FROM (SELECT
                coalesce((SELECT max(number) FROM entries WHERE stream = ?1), 0) AS length,
                (SELECT number FROM keys WHERE stream = ?1 AND key = ?6 AND ?6 <> '') AS known,
                ?7 = '' OR EXISTS (SELECT FROM held WHERE epoch = ?8) AS lease_held
            ) AS found
    ), written AS (
        INSERT INTO entries SELECT ?1, length + place, at, kind, payload, ?8::bigint
        FROM base, unnest(?2::text[], ?3::text[], ?4::text[]) WITH ORDINALITY AS new(at, kind, payload, place)
        WHERE fits
    ), keyed AS (
        INSERT INTO keys SELECT ?1, ?6, length + cardinality(?2::text[]) FROM base WHERE fits AND ?6 <> ''
    ) SELECT length, fits, known, lease_held FROM base"""
#: Appends to many streams, or to none of them if one append cannot be made. The row says whether it was done.
#: For the keys not EXISTS but a value, for which PostgreSQL uses the index and never reads the whole table.
_APPEND_MANY: Final = f"""WITH {_HELD.format("?4")}, barred AS MATERIALIZED (
        SELECT FROM unnest(?1::text[], ?2::bigint[], ?3::text[], ?4::text[], ?5::bigint[])
            AS wanted(stream, after, key, lease, epoch)
        WHERE coalesce((SELECT max(number) FROM entries WHERE stream = wanted.stream), 0) <> after
        OR (SELECT number FROM keys WHERE stream = wanted.stream AND keys.key = wanted.key) IS NOT NULL
        OR (lease <> '' AND NOT EXISTS (SELECT FROM held WHERE name = lease AND held.epoch = wanted.epoch))
        LIMIT 1
    ), written AS (
        INSERT INTO entries SELECT * FROM
            unnest(?6::text[], ?7::bigint[], ?8::text[], ?9::text[], ?10::text[], ?11::bigint[])
        WHERE NOT EXISTS (SELECT FROM barred)
    ), keyed AS (
        INSERT INTO keys SELECT * FROM unnest(?12::text[], ?13::text[], ?14::bigint[])
        WHERE NOT EXISTS (SELECT FROM barred)
    ) SELECT NOT EXISTS (SELECT FROM barred)"""
_TABLES_WITH: Final = (
    "SELECT table_name FROM information_schema.columns WHERE table_schema = ? AND column_name = ?"
)

#: Messages for errors of PostgreSQL, by the beginning of their code.
_MESSAGES: Final = {
    "55P03": "storage.busy",  # a lock that was waited for
    "40": "storage.busy",  # a deadlock, or transactions that cannot be put in order
    "57014": "storage.busy",
    "53100": "storage.full",
    "25006": "storage.read_only",
    "42501": "storage.read_only",
    "XX001": "storage.damaged",
    "XX002": "storage.damaged",
    "22021": "storage.payload",  # a character that PostgreSQL cannot store
    "08": "storage.lost",
    "57P": "storage.lost",
    "25P03": "storage.lost",
}


class _Pipeline(psycopg.Pipeline):
    """A pipeline that sends nothing after the last statement.

    psycopg asks for the results once more, even if they are on the way. PostgreSQL then takes the session for
    busy, and does not end it if the process stalls in the middle of a transaction.
    """

    def _exit_gen(self) -> Generator[Any, Any, None]:
        try:
            self._enqueue_sync()
            yield from self._communicate_gen()
        finally:
            yield from self._fetch_gen(flush=False)


@contextmanager
def _pipeline(connection: psycopg.Connection[Any]) -> Iterator[None]:
    """Send statements without waiting for the results of each."""
    connection._pipeline = _Pipeline(connection)
    try:
        with connection._pipeline:
            yield
    finally:
        connection._pipeline = None


class _Changes:
    """The number of rows that several statements have changed."""

    def __init__(self, rowcount: int) -> None:
        self.rowcount = rowcount

    def fetchone(self) -> None:
        return None

    def fetchall(self) -> list[Any]:
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class PostgresConnection:
    """A connection that takes SQL with ``?`` for values, and connects again after it was lost.

    ``BEGIN``, savepoints and their like are sent together with the statement that follows, to save waiting.
    """

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self._url = url
        self._read_only = read_only
        self._waiting: list[str] = []  #: statements to be sent with the next one
        self.inside = False  #: True in a block that is one transaction, even if the connection is lost
        self._real = self._connect()

    @property
    def in_transaction(self) -> bool:
        """True while a transaction is open."""
        if any(each.startswith("BEGIN") for each in self._waiting):
            return True
        status = self._real.info.transaction_status
        return status in (TransactionStatus.INTRANS, TransactionStatus.INERROR, TransactionStatus.ACTIVE)

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Execute a statement."""
        return self.run([(sql, values)])[0]

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Cursor:
        """Execute a statement once for each row of values."""
        done = self.run([(sql, row) for row in rows])
        return _Changes(sum(each.rowcount for each in done))

    def run(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> list[psycopg.Cursor[Any]]:
        """Execute statements without waiting for each; if one fails, those after it are not executed."""
        if not statements:
            return []
        connection = self.ready()
        waiting, self._waiting = self._waiting, []
        if not waiting and len(statements) == 1:
            return [connection.execute(translated(sql), values) for sql, values in statements]
        with _pipeline(connection):
            for each in waiting:
                connection.execute(each.encode())
            return [connection.execute(translated(sql), values) for sql, values in statements]

    @contextmanager
    def copy_in(self, table: str, columns: Sequence[str]) -> Iterator[Callable[[Sequence[Any]], None]]:
        """Yield a function that adds a row to a table, for many rows."""
        self.execute("SELECT 1")  # whatever is waiting
        names = ", ".join(f'"{column}"' for column in columns)
        with self._real.cursor().copy(f'COPY "{table}" ({names}) FROM STDIN'.encode()) as copy:
            yield copy.write_row

    def later(self, *statements: str) -> None:
        """Execute statements together with the next one."""
        self._waiting += statements

    def commit(self) -> None:
        """Commit the transaction."""
        if self._waiting and self._waiting[0].startswith("BEGIN"):
            self._waiting.clear()  # nothing was done
            return
        (done,) = self.run([("COMMIT", ())])
        if done.statusmessage != "COMMIT":
            # A statement failed and its error was caught: PostgreSQL undoes the whole transaction.
            raise pg.InFailedSqlTransaction("an error in the transaction was ignored")

    def rollback(self) -> None:
        """Roll back the transaction, if there is one."""
        self.inside = False
        self._waiting.clear()
        if self.in_transaction:
            self._real.execute("ROLLBACK")

    def undo_part(self) -> None:
        """Roll back the innermost savepoint."""
        released = 0
        for place in reversed(range(len(self._waiting))):
            if self._waiting[place] == "RELEASE part":
                released += 1
            elif self._waiting[place] == "SAVEPOINT part":
                released -= 1
            if released < 0:  # it has not been sent yet
                del self._waiting[place:]
                return
        if self.in_transaction:
            self.run([("ROLLBACK TO part", ()), ("RELEASE part", ())])

    def drop(self) -> None:
        """Close the connection at once; the next transaction opens another one."""
        self._waiting.clear()
        self._real.close()

    def close(self) -> None:
        """Close the connection for good."""
        self._waiting.clear()
        self._real.close()
        self._url = ""

    @property
    def lost(self) -> bool:
        """True if the connection has broken, as far as can be seen without a question."""
        pgconn = self._real.pgconn
        if pgconn.status == ConnStatus.OK and pgconn.transaction_status != TransactionStatus.ACTIVE:
            # A database server that stops says so and closes the connection: there is something to read.
            with suppress(psycopg.Error):
                while _readable(pgconn.socket):
                    pgconn.consume_input()
        return pgconn.status != ConnStatus.OK

    def ready(self) -> psycopg.Connection[Any]:
        """Return the connection, or a new one if it was lost between two transactions."""
        real = self._real
        if self.lost:
            if self.inside and not self.in_transaction:  # the transaction is gone
                raise pg.OperationalError("the connection was lost")
            real.close()
            self._real = real = self._connect()
        return real

    def _connect(self) -> psycopg.Connection[Any]:
        if not self._url:
            raise pg.InterfaceError("the connection is closed")
        connection: psycopg.Connection[Any] = psycopg.connect(
            self._url,
            **_defaults(self._url),
            autocommit=True,
            cursor_factory=psycopg.RawCursor,
        )
        try:
            row = connection.execute(_SETUP.encode(), ("on" if self._read_only else "off",)).fetchone()
        except BaseException:
            connection.close()
            raise
        assert row is not None
        if "off" in row[:2]:
            connection.close()
            raise StorageError("storage.unsafe", path=name_of(self._url))
        return connection


#: The settings of a session; the result has those of the server that must be on.
_SETUP: Final = f"""SELECT current_setting('fsync'), current_setting('full_page_writes'),
    set_config('search_path', '{NAMESPACE}', false),
    set_config('synchronous_commit', CASE current_setting('synchronous_commit')
        WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
    set_config('lock_timeout', '{int(PATIENCE * 1000)}', false),
    set_config('idle_in_transaction_session_timeout', '{int(STALLED * 1000)}', false),
    set_config('default_transaction_isolation', 'read committed', false),
    set_config('default_transaction_read_only', $1, false)"""


class PostgresHome:
    """A database on a PostgreSQL server.

    Args:
        url: The address, with user and password if they are needed.
        read_only: Whether writing is impossible; the tables must then exist and be up to date.
        bare: Whether the tables are neither created nor checked.
    """

    remote = True
    file: Path | None = None

    def __init__(self, url: str, *, read_only: bool = False, bare: bool = False) -> None:
        self.path = name_of(url)
        with self.errors():
            try:
                self.connection = PostgresConnection(url, read_only=read_only)
            except psycopg.Error as problem:
                reason = _reason(problem)
                raise StorageError("storage.unreachable", path=self.path, problem=reason) from problem
            try:
                if not bare:
                    self._open(read_only)
            except BaseException:
                self.connection.close()
                raise

    @contextmanager
    def errors(self) -> Iterator[None]:
        try:
            yield
        except (psycopg.Error, json.JSONDecodeError, RecursionError) as problem:
            raise self._error(problem) from problem

    def close(self) -> None:
        self.connection.close()

    def roll_back(self) -> None:
        self.connection.rollback()

    # --- Writing ------------------------------------------------------------------------------------

    @contextmanager
    def transaction(self, mode: Mode) -> Iterator[Connection]:
        connection = self.connection
        inner = connection.in_transaction or connection.inside
        first, *others = _BEGIN[mode]
        connection.later("SAVEPOINT part" if inner else first, *others)
        connection.inside = True
        committing = False
        try:
            yield connection
            if inner:
                connection.later("RELEASE part")
            else:
                committing = not connection.lost
                connection.commit()
        except BaseException as problem:
            lost = connection.lost
            if isinstance(problem, pg.IdleInTransactionSessionTimeout):
                committing = False  # this process has stalled, and its transaction was undone before
            if committing and (lost or not isinstance(problem, psycopg.Error)):
                if not isinstance(problem, Exception):
                    connection.drop()
                    raise
                raise self._unsure(problem) from problem
            try:
                if lost:
                    connection.drop()
                elif inner:
                    connection.undo_part()
                else:
                    connection.rollback()
            except psycopg.Error:
                connection.drop()
            raise
        finally:
            connection.inside = inner

    def append(
        self,
        stream: str,
        entries: Sequence[NewEntry],
        after: int | None,
        key: str,
        lease: tuple[str, int] | None,
    ) -> int:
        name, epoch = lease or ("", 0)
        values = [stream, *_columns(entries, 3), after, key, name, epoch]
        for _ in range(_ATTEMPTS):
            row = self._write(_APPEND, values)
            if row is None:
                continue  # another process has just written: look again
            length, done, known, held = row
            if done:
                return int(length) + len(entries)
            if not held:
                raise StorageError("storage.lease_lost", name=name)
            if known is not None:
                raise DuplicateCommand(stream, known)
            break
        raise StorageError("storage.conflict", stream=stream)

    def append_many(
        self, jobs: Sequence[BulkAppend], entries: Sequence[Row], keys: Sequence[tuple[str, str, int]]
    ) -> bool:
        epochs = {job.stream: job.lease[1] for job in jobs if job.lease is not None}
        wanted = [(job.stream, job.after, job.key, *(job.lease or ("", 0))) for job in jobs]
        rows = [(*row, epochs.get(row[0], 0)) for row in entries]
        values = [*_columns(wanted, 5), *_columns(rows, 6), *_columns(keys, 3)]
        row = self._write(_APPEND_MANY, values)
        return row is not None and bool(row[0])

    def _write(self, sql: str, values: Sequence[Any]) -> Any:
        """Execute a statement that writes, as a savepoint or as a whole transaction.

        Returns:
            Its row, or None if another process has just written the same entries.
        """
        connection = self.connection
        try:
            if connection.inside or connection.in_transaction:
                with self.transaction("append"):
                    return connection.execute(sql, values).fetchone()
            connection.ready()
            try:
                return connection.execute(sql, values).fetchone()
            except psycopg.OperationalError as problem:
                if not connection.lost:
                    raise
                raise self._unsure(problem) from problem
        except pg.UniqueViolation:
            return None

    def _unsure(self, problem: Exception) -> StorageError:
        """Return the error for a commit that was sent and not answered."""
        self.connection.drop()
        return StorageError("storage.unsure_commit", path=self.path, problem=_reason(problem))

    def wait_for_locks(self, patient: bool) -> None:
        """Nothing to set: the thread of the writer waits, never the one that submits."""

    # --- The tables ---------------------------------------------------------------------------------

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.connection.execute(_TABLES_WITH, (NAMESPACE, column)).fetchall()]

    def size(self) -> int:
        (size,) = self.connection.execute(
            "SELECT coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint FROM pg_class"
            " WHERE relnamespace = ?::regnamespace AND relkind = 'r'",
            (NAMESPACE,),
        ).fetchone()
        return int(size)

    def compact(self) -> None:
        for (table,) in self.connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = ? ORDER BY 1", (NAMESPACE,)
        ).fetchall():
            self.connection.execute(f"VACUUM {table}")

    def in_place(self) -> bool:
        return True

    def _open(self, read_only: bool) -> None:
        """Create or migrate the tables; refuse those of another program or a later version."""
        version = self._check_version()
        if version == VERSION:
            return
        if read_only:
            raise StorageError("storage.old", path=self.path)
        with self.transaction("append") as connection:
            # Another process may start at the same moment.
            connection.execute("SELECT pg_advisory_xact_lock(?, ?)", MIGRATING)
            migrate(connection, self._check_version())

    def _check_version(self) -> int:
        version = version_of(self.connection)
        if version is None:
            raise StorageError("storage.foreign", path=self.path)
        if version > VERSION:
            raise StorageError("storage.version", path=self.path, version=version, known=VERSION)
        return version

    def _error(self, problem: BaseException) -> StorageError:
        """Return an error of the database as a sentence."""
        if not isinstance(problem, psycopg.Error):
            return StorageError("storage.damaged", path=self.path, problem=str(problem))
        code = problem.sqlstate or ""
        message = next(
            (_MESSAGES[code[:size]] for size in (5, 3, 2) if code[:size] in _MESSAGES), "storage.problem"
        )
        if not code and isinstance(problem, pg.DataError):
            message = "storage.payload"
        elif not code and isinstance(problem, pg.OperationalError):
            message = "storage.lost"
        return StorageError(message, path=self.path, problem=_reason(problem))


def _columns(rows: Sequence[tuple[Any, ...]], number: int) -> list[list[Any]]:
    """Return rows as columns, for ``unnest``."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


@lru_cache(maxsize=1000)
def translated(sql: str) -> bytes:
    """Return a statement with PostgreSQL's placeholders; numbers are given as SQLite does it.

    >>> translated("SELECT ?, ?, ?1, ?")
    b'SELECT $1, $2, $1, $3'
    """
    last = 0

    def place(found: Any) -> str:
        nonlocal last
        number = int(found[1]) if found[1] else last + 1
        last = max(last, number)
        return f"${number}"

    return _PLACE.sub(place, sql).encode()


def name_of(url: str) -> str:
    """Return the address of a database without user and password, for messages.

    >>> name_of("postgresql://ana:secret@db.example:5433/club?password=secret")
    'postgresql://db.example:5433/club'

    Raises:
        StorageError: It is not a valid address. The message does not repeat it.
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        raise StorageError("storage.bad_url") from None  # its text may contain the password
    host, port, name = (str(parts.get(key) or "") for key in ("host", "port", "dbname"))
    return f"postgresql://{host or 'localhost'}{f':{port}' if port else ''}/{name}"


def _readable(socket: int) -> bool:
    """True if there is something to read, or the other side has closed the connection."""
    if not hasattr(select, "poll"):  # Windows
        return bool(select.select([socket], [], [], 0)[0])
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    return bool(poll.poll(0))


def _defaults(url: str) -> dict[str, Any]:
    """Return the connection settings that a URL leaves open."""
    wanted = {
        "connect_timeout": CONNECTING,
        "application_name": "canasta",
        "keepalives_idle": SILENT // 2,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": SILENT * 1000,
    }
    given = conninfo_to_dict(url)
    return {key: value for key, value in wanted.items() if key not in given}


def _reason(problem: BaseException) -> str:
    """Return the first line of an error, without the full stop."""
    return (str(problem).strip() or type(problem).__name__).partition("\n")[0].rstrip(".")
