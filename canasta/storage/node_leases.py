"""Nodes of a site and their leases: which node runs a table. PostgreSQL only; a file has one server.

A node registers itself and renews that in time, by the clock of the database. Its leases count as long as its
registration does. A lease has an epoch, which grows with every holder: an append that names an epoch writes
nothing if the lease has another one by now (``Store.append_all``, ``bulk.Append``).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from canasta.storage.errors import StorageError
from canasta.storage.store import Store

#: Seconds after which a node that is gone and holds nothing is forgotten.
_FORGOTTEN: Final = 24 * 3600
_ALIVE: Final = "nodes.until > clock_timestamp()"
_HOLDER: Final = f"""SELECT leases.name, leases.node, address FROM leases
    JOIN nodes ON nodes.name = leases.node AND nodes.incarnation = leases.incarnation AND {_ALIVE}"""

#: Locks the rows in order, as appends do, so that the two never wait for each other. The epoch stays.
_RELEASE: Final = """WITH held AS (
        SELECT name FROM leases WHERE node = ? AND incarnation = ? AND {} ORDER BY name FOR UPDATE
    ) UPDATE leases SET node = '', incarnation = 0 FROM held WHERE leases.name = held.name"""


class NodeInfo(NamedTuple):
    """A node, as it registers itself."""

    name: str
    incarnation: int  #: another one for each start of the node, growing
    address: str
    version: str
    info: str = ""


class NodeRow(NamedTuple):
    """A registered node."""

    name: str
    incarnation: int
    address: str
    version: str
    info: str
    alive: bool
    running: float  #: seconds since it first registered
    silent: float  #: seconds since it last renewed its registration
    left: float  #: seconds until its registration expires; negative if it has
    tables: int  #: that it runs


class Lease(NamedTuple):
    """A lease that we hold."""

    epoch: int


class Holder(NamedTuple):
    """The other node that holds a lease."""

    node: str
    address: str


def beat(store: Store, node: NodeInfo, seconds: float) -> None:
    """Register a node, or renew its registration, from now on for some seconds.

    Raises:
        StorageError: ``storage.node_expired``. The registration had expired and another node has taken a
            lease, or another incarnation of the node has taken its place.
    """
    _check(store)
    with store.transaction(), store.connection() as connection:
        row = connection.execute(
            f"SELECT incarnation, {_ALIVE}, robbed FROM nodes WHERE name = ? FOR UPDATE", (node.name,)
        ).fetchone()
        if row is not None:
            incarnation, alive, robbed = row
            if incarnation == node.incarnation:
                if robbed and not alive:
                    raise StorageError("storage.node_expired", node=node.name)
            elif alive and incarnation > node.incarnation:
                raise StorageError("storage.node_expired", node=node.name)
        connection.execute(
            """INSERT INTO nodes (name, incarnation, address, version, info, started, seen, until)
            VALUES (?1, ?2, ?3, ?4, ?5, clock_timestamp(), clock_timestamp(),
                clock_timestamp() + make_interval(secs => ?6))
            ON CONFLICT (name) DO UPDATE SET incarnation = excluded.incarnation, address = excluded.address,
                version = excluded.version, info = excluded.info, seen = excluded.seen,
                until = excluded.until,
                started = CASE WHEN nodes.incarnation = excluded.incarnation
                    THEN nodes.started ELSE excluded.started END,
                robbed = nodes.robbed AND nodes.incarnation = excluded.incarnation""",
            (node.name, node.incarnation, node.address, node.version, node.info, float(seconds)),
        )
        if row is None or row[0] != node.incarnation:  # a start: a good moment to clean up
            connection.execute(
                """DELETE FROM nodes WHERE until < clock_timestamp() - make_interval(secs => ?)
                AND NOT EXISTS (SELECT FROM leases WHERE leases.node = nodes.name
                    AND leases.incarnation = nodes.incarnation)""",
                (float(_FORGOTTEN),),
            )


def claim(store: Store, name: str, node: str, incarnation: int) -> Lease | Holder:
    """Take a lease that is free, or whose holder has expired; return the other node if it has not.

    This waits for an append in flight of the former holder, so that whatever it has written is seen by the
    caller's next read.
    """
    _check(store)
    with store.transaction(), store.connection() as connection:
        query = f"{_HOLDER} WHERE leases.name = ? AND (leases.node <> ? OR leases.incarnation <> ?)"
        held = connection.execute(query, (name, node, incarnation)).fetchone()
        if held is not None:  # without a lock, so that no append waits for a question
            return Holder(held[1], held[2])
        connection.execute("INSERT INTO leases VALUES (?, '', 0, 0) ON CONFLICT DO NOTHING", (name,))
        there, its, epoch = connection.execute(
            "SELECT node, incarnation, epoch FROM leases WHERE name = ? FOR UPDATE", (name,)
        ).fetchone()
        if (there, its) == (node, incarnation):
            return Lease(epoch)
        if there:
            holder = connection.execute(
                f"SELECT {_ALIVE}, address FROM nodes WHERE name = ? AND incarnation = ? FOR UPDATE",
                (there, its),
            ).fetchone()
            if holder is not None and holder[0]:  # it has renewed its registration in this moment
                return Holder(there, holder[1])
            connection.execute(
                "UPDATE nodes SET robbed = true WHERE name = ? AND incarnation = ?", (there, its)
            )
        connection.execute(
            "UPDATE leases SET node = ?, incarnation = ?, epoch = ? WHERE name = ?",
            (node, incarnation, epoch + 1, name),
        )
        return Lease(epoch + 1)


def release(store: Store, names: Collection[str], node: str, incarnation: int) -> None:
    """Release leases of a node; those that it does not hold are left alone."""
    _check(store)
    with store.transaction(), store.connection() as connection:
        connection.execute(_RELEASE.format("name = ANY(?::text[])"), (node, incarnation, list(names)))


def release_all(store: Store, node: str, incarnation: int) -> None:
    """Release all leases of a node, and end its registration."""
    _check(store)
    with store.transaction(), store.connection() as connection:
        connection.execute(_RELEASE.format("true"), (node, incarnation))
        connection.execute("DELETE FROM nodes WHERE name = ? AND incarnation = ?", (node, incarnation))


def holders(store: Store, names: Collection[str]) -> dict[str, Holder]:
    """Return the nodes that hold leases, by the names of the leases; free ones are left out."""
    _check(store)
    with store.connection() as connection:
        rows = connection.execute(f"{_HOLDER} WHERE leases.name = ANY(?::text[])", (list(names),))
        return {name: Holder(node, address) for name, node, address in rows}


def nodes(store: Store) -> list[NodeRow]:
    """List all nodes by name."""
    _check(store)
    with store.connection() as connection:
        rows = connection.execute(
            f"""SELECT name, incarnation, address, version, info, {_ALIVE},
                extract(epoch FROM clock_timestamp() - started)::float8,
                extract(epoch FROM clock_timestamp() - seen)::float8,
                extract(epoch FROM until - clock_timestamp())::float8,
                (SELECT count(*) FROM leases WHERE leases.name LIKE 'tables/%'
                    AND leases.node = nodes.name AND leases.incarnation = nodes.incarnation)
            FROM nodes ORDER BY name"""
        )
        return [NodeRow(*row) for row in rows]


def tables_by_node(store: Store) -> dict[str, list[str]]:
    """Return the ids of the tables that each node runs."""
    _check(store)
    found: dict[str, list[str]] = {}
    with store.connection() as connection:
        for name, node, _ in connection.execute(f"{_HOLDER} WHERE leases.name LIKE 'tables/%' ORDER BY 1"):
            found.setdefault(node, []).append(name.removeprefix("tables/"))
    return found


def _check(store: Store) -> None:
    """Refuse a database that one server uses at a time."""
    if not store.remote:
        raise StorageError("storage.one_node", path=store.path)
