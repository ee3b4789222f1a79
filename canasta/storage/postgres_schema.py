"""The tables in PostgreSQL. Their versions have the numbers of the SQLite schema."""

from __future__ import annotations

from typing import Final

from canasta.storage.home import Connection
from canasta.storage.schema import VERSION

#: The PostgreSQL schema (a namespace) that holds our tables.
NAMESPACE: Final = "canasta"
#: The first version of the tables in PostgreSQL.
FIRST: Final = 12
#: Held while tables are created or migrated: "Cana", and a number for its purpose.
MIGRATING: Final = (0x43616E61, 1)
#: Tables about the nodes of a site. They say what runs at this moment, so no backup has them.
NODE_TABLES: Final = ("nodes", "leases", "version")

# Text is compared by its bytes, as SQLite does it, so that ranges and orders are the same.
_TEXT: Final = 'text COLLATE "C" NOT NULL'

_TABLES: Final = (
    "CREATE TABLE version (number integer NOT NULL)",
    f"""CREATE TABLE entries (
        stream {_TEXT},
        number bigint NOT NULL,
        at {_TEXT},
        kind {_TEXT},
        payload {_TEXT},
        epoch bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (stream, number)
    )""",
    f"CREATE TABLE keys (stream {_TEXT}, key {_TEXT}, number bigint NOT NULL, PRIMARY KEY (stream, key))",
    f"CREATE TABLE listed (list {_TEXT}, stream {_TEXT}, PRIMARY KEY (list, stream))",
    f"CREATE TABLE people (id {_TEXT} PRIMARY KEY, name {_TEXT}, created {_TEXT})",
    f"""CREATE TABLE sessions (
        hash bytea PRIMARY KEY,
        person {_TEXT},
        created {_TEXT},
        id {_TEXT} DEFAULT '',
        before bytea,
        renewed {_TEXT} DEFAULT '',
        used {_TEXT} DEFAULT '',
        device {_TEXT} DEFAULT ''
    )""",
    "CREATE INDEX sessions_of_person ON sessions (person)",
    "CREATE UNIQUE INDEX sessions_by_id ON sessions (id)",
    "CREATE INDEX sessions_before ON sessions (before) WHERE before IS NOT NULL",
    f"""CREATE TABLE accounts (
        person {_TEXT} PRIMARY KEY,
        folded {_TEXT} UNIQUE,
        password {_TEXT},
        created {_TEXT}
    )""",
    f"CREATE TABLE recovery (person {_TEXT}, hash bytea NOT NULL, PRIMARY KEY (person, hash))",
    f"""CREATE TABLE passkeys (
        id bytea PRIMARY KEY,
        person {_TEXT},
        site {_TEXT},
        name {_TEXT},
        key bytea NOT NULL,
        counted bigint NOT NULL,
        created {_TEXT},
        used {_TEXT}
    )""",
    "CREATE INDEX passkeys_of_person ON passkeys (person)",
    f"CREATE TABLE tickets (hash bytea PRIMARY KEY, person {_TEXT}, session {_TEXT}, until {_TEXT})",
    f"CREATE TABLE preferences (person {_TEXT} PRIMARY KEY, content {_TEXT})",
    f"CREATE TABLE mutes (person {_TEXT}, muted {_TEXT}, PRIMARY KEY (person, muted))",
    "CREATE INDEX mutes_by_muted ON mutes (muted)",
    f"""CREATE TABLE reports (
        reporter {_TEXT},
        key {_TEXT},
        at {_TEXT},
        place {_TEXT},
        reporter_name {_TEXT},
        reported {_TEXT},
        reported_name {_TEXT},
        about {_TEXT},
        talk {_TEXT},
        PRIMARY KEY (reporter, key)
    )""",
    f"CREATE TABLE reviews (id {_TEXT} PRIMARY KEY, made {_TEXT}, result {_TEXT})",
    "CREATE INDEX reviews_by_age ON reviews (made)",
    f"CREATE TABLE pads (stream {_TEXT}, person {_TEXT}, role {_TEXT}, PRIMARY KEY (stream, person))",
    "CREATE INDEX pads_of_person ON pads (person)",
    f"CREATE TABLE pad_links (link {_TEXT} PRIMARY KEY, stream {_TEXT})",
    "CREATE INDEX links_of_pad ON pad_links (stream)",
    f"""CREATE TABLE results (
        game {_TEXT} PRIMARY KEY,
        tbl {_TEXT},
        number bigint NOT NULL,
        book {_TEXT},
        ended {_TEXT},
        facts {_TEXT}
    )""",
    f"CREATE TABLE played (person {_TEXT}, ended {_TEXT}, game {_TEXT}, PRIMARY KEY (person, ended, game))",
    "CREATE INDEX played_by_game ON played (game, person)",
    f"""CREATE TABLE ratings (
        book {_TEXT},
        person {_TEXT},
        mu double precision NOT NULL,
        sigma double precision NOT NULL,
        games bigint NOT NULL,
        won bigint NOT NULL,
        PRIMARY KEY (book, person)
    )""",
    "CREATE INDEX ratings_of_person ON ratings (person)",
    f"""CREATE TABLE seats (
        stream {_TEXT},
        person {_TEXT},
        hash bytea NOT NULL,
        session {_TEXT},
        PRIMARY KEY (stream, person)
    )""",
    f"CREATE TABLE running (seconds double precision NOT NULL, at {_TEXT})",
    f"CREATE TABLE marks (kind {_TEXT}, id {_TEXT}, since double precision NOT NULL, PRIMARY KEY (kind, id))",
    f"CREATE TABLE erasing (stream {_TEXT} PRIMARY KEY)",
    f"CREATE TABLE friends (person {_TEXT}, friend {_TEXT}, at {_TEXT}, PRIMARY KEY (person, friend))",
    "CREATE INDEX friends_by_friend ON friends (friend)",
    f"""CREATE TABLE table_invitations (
        person {_TEXT},
        stream {_TEXT},
        inviter {_TEXT},
        at {_TEXT},
        PRIMARY KEY (person, stream)
    )""",
    "CREATE INDEX invitations_by_inviter ON table_invitations (inviter)",
    "CREATE TABLE push_keys (private bytea NOT NULL)",
    f"""CREATE TABLE push_subscriptions (
        session {_TEXT} PRIMARY KEY,
        person {_TEXT},
        endpoint {_TEXT},
        public {_TEXT},
        secret {_TEXT},
        language {_TEXT},
        created {_TEXT}
    )""",
    "CREATE INDEX push_of_person ON push_subscriptions (person)",
    """CREATE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM push_subscriptions WHERE session = OLD.id;
        RETURN OLD;
    END $$""",
    "CREATE TRIGGER push_ends AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION end_push()",
    # Entries are permanent, except for whole streams that are erased with their owner (erasure.py).
    """CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM erasing WHERE stream = OLD.stream) THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'entries are only ever added';
    END $$""",
    """CREATE FUNCTION stay_all() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'entries are only ever added';
    END $$""",
    *(
        f"CREATE TRIGGER {table}_{name} BEFORE {event} ON {table} FOR EACH {each} EXECUTE FUNCTION {name}()"
        for table in ("entries", "keys")
        for name, event, each in (
            ("stay", "UPDATE OR DELETE", "ROW"),
            ("stay_all", "TRUNCATE", "STATEMENT"),
        )
    ),
    # The nodes of a site, and what each of them runs (node_leases.py).
    f"""CREATE TABLE nodes (
        name {_TEXT} PRIMARY KEY,
        incarnation bigint NOT NULL,
        address {_TEXT},
        version {_TEXT},
        started timestamptz NOT NULL,
        seen timestamptz NOT NULL,
        until timestamptz NOT NULL,
        robbed boolean NOT NULL DEFAULT false,
        info {_TEXT}
    )""",
    f"""CREATE TABLE leases (
        name {_TEXT} PRIMARY KEY,
        node {_TEXT},
        incarnation bigint NOT NULL,
        epoch bigint NOT NULL
    )""",
    "CREATE INDEX leases_of_node ON leases (node) WHERE node <> ''",
)
#: What each later version adds: one list of statements for each version after ``FIRST``.
_MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        f"""CREATE TABLE evening_roles (
            stream {_TEXT},
            person {_TEXT},
            role {_TEXT},
            PRIMARY KEY (stream, person)
        )""",
        "CREATE INDEX evenings_of_person ON evening_roles (person)",
        f"""CREATE TABLE evening_links (
            link {_TEXT} PRIMARY KEY,
            stream {_TEXT},
            purpose {_TEXT},
            number bigint NOT NULL
        )""",
        "CREATE UNIQUE INDEX links_of_evening ON evening_links (stream, purpose, number)",
        f"""CREATE TABLE evening_tables (
            stream {_TEXT},
            round bigint NOT NULL,
            number bigint NOT NULL,
            played_on {_TEXT},
            done bigint NOT NULL,
            PRIMARY KEY (stream, round, number)
        )""",
        "CREATE INDEX evening_by_table ON evening_tables (played_on)",
        "CREATE INDEX evening_tables_open ON evening_tables (done, played_on)",
        "CREATE INDEX results_of_table ON results (tbl, number)",
        f"""CREATE TABLE evening_devices (
            stream {_TEXT},
            round bigint NOT NULL,
            number bigint NOT NULL,
            side bigint NOT NULL,
            person {_TEXT},
            PRIMARY KEY (stream, round, number, side)
        )""",
        "CREATE INDEX devices_of_person ON evening_devices (person)",
        f"CREATE TABLE club_evenings (evening {_TEXT} PRIMARY KEY, club {_TEXT})",
        "CREATE INDEX evenings_of_club ON club_evenings (club)",
    ),
)
assert FIRST + len(_MIGRATIONS) == VERSION, "a version of the schema has no statements for PostgreSQL"


def version_of(connection: Connection) -> int | None:
    """Return the version of the tables, 0 if there are none; None if they are of another program."""
    tables = [
        name
        for (name,) in connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = ?", (NAMESPACE,)
        )
    ]
    if not tables:
        return 0
    if "version" not in tables or "entries" not in tables:
        return None
    rows = connection.execute(f"SELECT number FROM {NAMESPACE}.version").fetchall()
    return int(rows[0][0]) if len(rows) == 1 else None


def migrate(connection: Connection, version: int) -> None:
    """Migrate the tables from a version to the current one, inside the caller's transaction."""
    if not version:
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {NAMESPACE}")
    for statement in () if version else _TABLES:
        connection.execute(statement)
    for statements in _MIGRATIONS[max(0, version - FIRST) :]:
        for statement in statements:
            connection.execute(statement)
    connection.execute("DELETE FROM version")
    connection.execute("INSERT INTO version VALUES (?)", (VERSION,))
