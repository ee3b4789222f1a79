"""Copies of a whole database between a PostgreSQL server and an SQLite file, compared row by row."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from canasta.storage.contents import (
    BATCH,
    Contents,
    Layout,
    Progress,
    Reader,
    Summary,
    file_layout,
    file_reader,
    query,
    sum_up,
)
from canasta.storage.errors import StorageError
from canasta.storage.home import Connection
from canasta.storage.postgres import PostgresConnection, PostgresHome
from canasta.storage.postgres_schema import MIGRATING, NAMESPACE, NODE_TABLES, migrate, version_of
from canasta.storage.schema import VERSION
from canasta.storage.schema import migrate as migrate_file

#: Columns that an SQLite file does not have.
_ONLY_HERE: Final = {("entries", "epoch")}


def copy_to_file(url: str, file: sqlite3.Connection, progress: Progress | None = None) -> Contents:
    """Copy a snapshot of a PostgreSQL database to an empty SQLite file, and compare the two.

    Raises:
        StorageError: The database cannot be read, or the copy differs.
    """
    home = PostgresHome(url, read_only=True)
    with closing(home), _one_snapshot(home) as connection:
        migrate_file(file, 0)
        layout = _layout(connection)
        if layout != file_layout(file):
            raise StorageError("storage.copy_differs", path=home.path)
        done, total = 0, 2 * _number(connection, layout)

        def report(number: int) -> None:
            if progress is not None:
                progress(min(done + number, total), total)

        summary = Summary()
        file.execute("BEGIN")
        for table, columns in sorted(layout.items()):
            summary.add(table, columns, [])
            places = ", ".join("?" * len(columns))
            for rows in _reader(connection)(table, columns):
                summary.add(table, columns, rows)
                file.executemany(f'INSERT INTO "{table}" VALUES ({places})', rows)
                report(summary.number)
        file.execute("COMMIT")
        contents, done = summary.contents(), summary.number
        if sum_up(layout, file_reader(file), report) != contents:
            raise StorageError("storage.copy_differs", path=home.path)
        return contents


def copy_from_file(
    file: sqlite3.Connection, url: str, *, replace: bool = False, progress: Progress | None = None
) -> tuple[Contents, str]:
    """Copy an SQLite file of the current version to a PostgreSQL database, and compare the two.

    Everything is one transaction: if it fails or is interrupted, nothing has changed.

    Args:
        file: The open file.
        url: The database. If it has content, that is kept in another schema.
        replace: Whether the database may have content.
        progress: Called from time to time.

    Returns:
        A summary, and the schema that has the former content; empty if there was none.

    Raises:
        StorageError: The database has content, or nodes are running on it, or it cannot be written.
    """
    home = PostgresHome(url, bare=True)
    with closing(home), home.errors(), home.transaction("append") as connection:
        home.connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.execute("SELECT pg_advisory_xact_lock(?, ?)", MIGRATING)
        kept = _make_room(connection, home.path, replace)
        migrate(connection, 0)
        layout = file_layout(file)
        if layout != _layout(connection):
            raise StorageError("storage.copy_differs", path=home.path)
        done, total = 0, 2 * _number(file, layout)

        def report(number: int) -> None:
            if progress is not None:
                progress(min(done + number, total), total)

        summary = Summary()
        for table, columns in sorted(layout.items()):
            summary.add(table, columns, [])
            with home.connection.copy_in(table, columns) as write:
                for rows in file_reader(file)(table, columns):
                    summary.add(table, columns, rows)
                    for row in rows:
                        write(row)
                    report(summary.number)
        contents, done = summary.contents(), summary.number
        if sum_up(layout, _reader(connection), report) != contents:
            raise StorageError("storage.copy_differs", path=home.path)
        for table in layout:
            connection.execute(f'ANALYZE "{table}"')
        return contents, kept


def _make_room(connection: Connection, path: str, replace: bool) -> str:
    """Move our tables out of the way, and return the name of the schema that has them now."""
    version = version_of(connection)
    if version is None:
        raise StorageError("storage.foreign", path=path)
    if not version:
        return ""
    connection.execute("LOCK TABLE entries, nodes IN EXCLUSIVE MODE")  # a node that starts now has to wait
    running = connection.execute("SELECT name FROM nodes WHERE until > clock_timestamp() ORDER BY name")
    if names := [name for (name,) in running]:
        raise StorageError("storage.nodes_running", path=path, nodes=", ".join(names))
    if not _number(connection, _layout(connection)):
        connection.execute(f"DROP SCHEMA {NAMESPACE} CASCADE")
        return ""
    if not replace:
        raise StorageError("storage.has_content", path=path)
    kept = f"{NAMESPACE}_before_{datetime.now(UTC):%Y%m%dT%H%M%S%f}".lower()
    connection.execute(f"ALTER SCHEMA {NAMESPACE} RENAME TO {kept}")
    return kept


@contextmanager
def _one_snapshot(home: PostgresHome) -> Iterator[PostgresConnection]:
    """Read everything from one snapshot, however long that takes."""
    with home.errors(), home.transaction("read"):
        home.connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        if version_of(home.connection) != VERSION:
            raise StorageError("storage.old", path=home.path)
        yield home.connection


def _layout(connection: Connection) -> Layout:
    """Return the tables that a backup has."""
    found: dict[str, tuple[str, ...]] = {}
    for table, column in connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = ?"
        " ORDER BY table_name, ordinal_position",
        (NAMESPACE,),
    ):
        if table not in NODE_TABLES and (table, column) not in _ONLY_HERE:
            found[table] = (*found.get(table, ()), column)
    return found


def _number(connection: Any, layout: Layout) -> int:
    """Count all rows."""
    return sum(connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] for table in layout)


def _reader(connection: Connection) -> Reader:
    """Return a reader of a PostgreSQL database, which never holds a whole table in memory."""

    def read(table: str, columns: tuple[str, ...]) -> Iterator[list[tuple[Any, ...]]]:
        connection.execute(f"DECLARE copying NO SCROLL CURSOR FOR {query(table, columns)}")
        while rows := connection.execute(f"FETCH {BATCH} FROM copying").fetchall():
            yield rows
        connection.execute("CLOSE copying")

    return read
