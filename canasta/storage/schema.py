"""The database schema, version by version; an older file is migrated when it is opened."""

from __future__ import annotations

import sqlite3
from typing import Final

#: "Cana" as a number: the application id of this program's SQLite files.
APPLICATION: Final = 0x43616E61

_STAY: Final = "BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END"

_UNLESS_ERASED: Final = "WHEN OLD.stream NOT IN (SELECT stream FROM erasing)"
_GONE_HOUSES: Final = (
    "SELECT stream FROM entries WHERE stream >= 'houses/' AND stream < 'houses0' AND kind = 'gone'"
)

#: What each version adds to the previous one. A published version never changes.
_MIGRATIONS: Final = (
    (
        """CREATE TABLE entries (
            stream TEXT NOT NULL,
            number INTEGER NOT NULL,
            at TEXT NOT NULL,
            kind TEXT NOT NULL,
            payload TEXT NOT NULL,
            PRIMARY KEY (stream, number)
        ) WITHOUT ROWID""",
        f"CREATE TRIGGER entries_stay BEFORE DELETE ON entries {_STAY}",
        f"CREATE TRIGGER entries_stay_so BEFORE UPDATE ON entries {_STAY}",
        f"PRAGMA application_id = {APPLICATION}",
    ),
    (
        # The last entry that a command wrote, by the key its sender gave it, so that none is executed twice.
        """CREATE TABLE keys (
            stream TEXT NOT NULL,
            key TEXT NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (stream, key)
        ) WITHOUT ROWID""",
        f"CREATE TRIGGER keys_stay BEFORE DELETE ON keys {_STAY}",
        f"CREATE TRIGGER keys_stay_so BEFORE UPDATE ON keys {_STAY}",
        # Indexes of streams: derived from their entries, and kept up to date.
        """CREATE TABLE listed (
            list TEXT NOT NULL,
            stream TEXT NOT NULL,
            PRIMARY KEY (list, stream)
        ) WITHOUT ROWID""",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created TEXT NOT NULL
        ) WITHOUT ROWID""",
        # Only the hash of a token is stored, so that a reader of the file cannot impersonate its owner.
        """CREATE TABLE sessions (
            hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            created TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX sessions_of_person ON sessions (person)",
    ),
    (
        # A session has a public id, its previous token, and a device.
        "ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN before BLOB",
        "ALTER TABLE sessions ADD COLUMN renewed TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN used TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "UPDATE sessions SET id = lower(hex(randomblob(9))), renewed = created, used = created",
        "CREATE UNIQUE INDEX sessions_by_id ON sessions (id)",
        "CREATE INDEX sessions_before ON sessions (before) WHERE before IS NOT NULL",
        """CREATE TABLE accounts (
            person TEXT PRIMARY KEY,
            folded TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            created TEXT NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE recovery (
            person TEXT NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (person, hash)
        ) WITHOUT ROWID""",
        """CREATE TABLE passkeys (
            id BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            site TEXT NOT NULL,
            name TEXT NOT NULL,
            key BLOB NOT NULL,
            counted INTEGER NOT NULL,
            created TEXT NOT NULL,
            used TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX passkeys_of_person ON passkeys (person)",
        # Tickets for one use within minutes: handover codes and passkey challenges.
        """CREATE TABLE tickets (
            hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            session TEXT NOT NULL,
            until TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE TABLE preferences (person TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID",
    ),
    (
        # Mutes and abuse reports.
        """CREATE TABLE mutes (
            person TEXT NOT NULL,
            muted TEXT NOT NULL,
            PRIMARY KEY (person, muted)
        ) WITHOUT ROWID""",
        "CREATE INDEX mutes_by_muted ON mutes (muted)",
        """CREATE TABLE reports (
            reporter TEXT NOT NULL,
            key TEXT NOT NULL,
            at TEXT NOT NULL,
            place TEXT NOT NULL,
            reporter_name TEXT NOT NULL,
            reported TEXT NOT NULL,
            reported_name TEXT NOT NULL,
            about TEXT NOT NULL,
            talk TEXT NOT NULL,
            PRIMARY KEY (reporter, key)
        ) WITHOUT ROWID""",
    ),
    (
        # Reviews by the coach; they can be made again, and old ones are dropped.
        """CREATE TABLE reviews (
            id TEXT PRIMARY KEY,
            made TEXT NOT NULL,
            result TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX reviews_by_age ON reviews (made)",
    ),
    (
        # Owners, writers and requests to write of score pads; links for spectators.
        """CREATE TABLE pads (
            stream TEXT NOT NULL,
            person TEXT NOT NULL,
            role TEXT NOT NULL,
            PRIMARY KEY (stream, person)
        ) WITHOUT ROWID""",
        "CREATE INDEX pads_of_person ON pads (person)",
        """CREATE TABLE pad_links (
            link TEXT PRIMARY KEY,
            stream TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX links_of_pad ON pad_links (stream)",
    ),
    (
        # Finished games, who played in them, and ratings, all derived from the streams.
        """CREATE TABLE results (
            game TEXT PRIMARY KEY,
            tbl TEXT NOT NULL,
            number INTEGER NOT NULL,
            book TEXT NOT NULL,
            ended TEXT NOT NULL,
            facts TEXT NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE played (
            person TEXT NOT NULL,
            ended TEXT NOT NULL,
            game TEXT NOT NULL,
            PRIMARY KEY (person, ended, game)
        ) WITHOUT ROWID""",
        """CREATE TABLE ratings (
            book TEXT NOT NULL,
            person TEXT NOT NULL,
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            games INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (book, person)
        ) WITHOUT ROWID""",
        "CREATE INDEX ratings_of_person ON ratings (person)",
    ),
    (
        # The device that plays for a person at a table: its session, and the hash of its token.
        """CREATE TABLE seats (
            stream TEXT NOT NULL,
            person TEXT NOT NULL,
            hash BLOB NOT NULL,
            session TEXT NOT NULL,
            PRIMARY KEY (stream, person)
        ) WITHOUT ROWID""",
    ),
    (
        # The server's running time, when it was last recorded, and the items to be deleted unless they are
        # used.
        "CREATE TABLE running (seconds REAL NOT NULL, at TEXT NOT NULL)",
        """CREATE TABLE marks (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            since REAL NOT NULL,
            PRIMARY KEY (kind, id)
        ) WITHOUT ROWID""",
    ),
    (
        # Entries are permanent, except for whole streams that are erased with their owner (erasing.py).
        "CREATE TABLE erasing (stream TEXT PRIMARY KEY) WITHOUT ROWID",
        "DROP TRIGGER entries_stay",
        "DROP TRIGGER keys_stay",
        # House rules that were deleted before erasure existed: their texts are still there.
        f"INSERT INTO listed SELECT DISTINCT 'wipe', 'wipe' FROM ({_GONE_HOUSES})",
        f"DELETE FROM entries WHERE stream IN ({_GONE_HOUSES})",
        f"CREATE TRIGGER entries_stay BEFORE DELETE ON entries {_UNLESS_ERASED} {_STAY}",
        f"CREATE TRIGGER keys_stay BEFORE DELETE ON keys {_UNLESS_ERASED} {_STAY}",
        # All tables that a person has opened; the first entry of a table begins with its host.
        """INSERT OR IGNORE INTO listed
            SELECT 'opened/' || substr(payload, 10, instr(substr(payload, 10), '"') - 1), stream FROM entries
            WHERE number = 1 AND stream >= 'tables/' AND stream < 'tables0' AND payload LIKE '{"host":"%'""",
    ),
    (
        # Friends: a row for each of the two; a single row is a request. Invitations of people to tables.
        """CREATE TABLE friends (
            person TEXT NOT NULL,
            friend TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (person, friend)
        ) WITHOUT ROWID""",
        "CREATE INDEX friends_by_friend ON friends (friend)",
        """CREATE TABLE table_invitations (
            person TEXT NOT NULL,
            stream TEXT NOT NULL,
            inviter TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (person, stream)
        ) WITHOUT ROWID""",
        "CREATE INDEX invitations_by_inviter ON table_invitations (inviter)",
        "CREATE INDEX played_by_game ON played (game, person)",
    ),
    (
        # Devices that receive push messages, each with its session, and the server's private key.
        "CREATE TABLE push_keys (private BLOB NOT NULL)",
        """CREATE TABLE push_subscriptions (
            session TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            public TEXT NOT NULL,
            secret TEXT NOT NULL,
            language TEXT NOT NULL,
            created TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX push_of_person ON push_subscriptions (person)",
        """CREATE TRIGGER push_ends AFTER DELETE ON sessions BEGIN
            DELETE FROM push_subscriptions WHERE session = OLD.id;
        END""",
    ),
    (
        # Clubs and evenings: roles, links, the pads and online tables of rounds, and the devices of sides.
        """CREATE TABLE evening_roles (
            stream TEXT NOT NULL,
            person TEXT NOT NULL,
            role TEXT NOT NULL,
            PRIMARY KEY (stream, person)
        ) WITHOUT ROWID""",
        "CREATE INDEX evenings_of_person ON evening_roles (person)",
        """CREATE TABLE evening_links (
            link TEXT PRIMARY KEY,
            stream TEXT NOT NULL,
            purpose TEXT NOT NULL,
            number INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX links_of_evening ON evening_links (stream, purpose, number)",
        """CREATE TABLE evening_tables (
            stream TEXT NOT NULL,
            round INTEGER NOT NULL,
            number INTEGER NOT NULL,
            played_on TEXT NOT NULL,
            done INTEGER NOT NULL,
            PRIMARY KEY (stream, round, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX evening_by_table ON evening_tables (played_on)",
        "CREATE INDEX evening_tables_open ON evening_tables (done, played_on)",
        "CREATE INDEX results_of_table ON results (tbl, number)",
        """CREATE TABLE evening_devices (
            stream TEXT NOT NULL,
            round INTEGER NOT NULL,
            number INTEGER NOT NULL,
            side INTEGER NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (stream, round, number, side)
        ) WITHOUT ROWID""",
        "CREATE INDEX devices_of_person ON evening_devices (person)",
        "CREATE TABLE club_evenings (evening TEXT PRIMARY KEY, club TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX evenings_of_club ON club_evenings (club)",
    ),
)
VERSION: Final = len(_MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int | None:
    """Return the schema version of a file, 0 if it is empty; None if it belongs to another program."""
    # One statement, so one snapshot: another process may be creating the tables.
    application, version, tables = connection.execute(
        "SELECT (SELECT application_id FROM pragma_application_id),"
        " (SELECT user_version FROM pragma_user_version),"
        " (SELECT count(*) FROM sqlite_master)"
    ).fetchone()
    if application == 0 and version == 0 and tables == 0:
        return 0
    return int(version) if application == APPLICATION else None


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a file from a version to the current one, inside the caller's transaction."""
    for statements in _MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
