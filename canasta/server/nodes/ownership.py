"""Which node runs what: leases in the database, with an epoch that every append checks.

A node registers itself and renews that every second or so; its leases count as long as its registration does,
by the clock of the database. So a table costs one write when it is taken and one when it is released, however
long it is played. A node that was asleep finds its leases gone: appends with an old epoch are refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from canasta.messages import UserError
from canasta.server.database import Database
from canasta.server.tables.indexes import AREA
from canasta.storage import StorageError, Store
from canasta.storage.node_leases import (
    Holder,
    Lease,
    NodeInfo,
    beat,
    claim,
    holders,
    nodes,
    release,
    release_all,
)

LOG = logging.getLogger("canasta.server")
#: Renewals per lease: a single one that is late or fails costs nothing.
_RENEWALS: Final = 5


def new_incarnation() -> int:
    """Return a number that no earlier start of a node had."""
    return time.time_ns() // 1000


class Ownership:
    """The leases of one node.

    Args:
        database: The database of the site.
        name: The name of the node.
        address: Where operators find it.
        version: The version of the program.
        seconds: How long a registration counts.
        now: A monotonic clock in seconds.
        lost: Called with the names of leases that the node has lost.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        *,
        address: str,
        version: str,
        seconds: float,
        now: Callable[[], float],
        lost: Callable[[list[str]], None],
    ) -> None:
        self._database = database
        self._info = NodeInfo(name, new_incarnation(), address, version)
        self._seconds = seconds
        self._now = now
        self._lost = lost
        self._mine: dict[str, int] = {}  #: epochs of our leases, by name
        self._elsewhere: dict[str, Holder] = {}
        self._claiming: dict[str, asyncio.Task[Lease | Holder]] = {}
        self._valid_until = 0.0
        self._beating = asyncio.Lock()  #: one renewal at a time, or one would undo another
        self.draining = False  #: no lease is taken
        self._task: asyncio.Task[None] | None = None

    @property
    def info(self) -> NodeInfo:
        """This node, as registered."""
        return self._info

    @property
    def valid(self) -> bool:
        """True while the registration certainly counts."""
        return self._now() < self._valid_until

    def epoch(self, name: str) -> int | None:
        """Return the epoch of a lease that this node holds; None if it does not."""
        return self._mine.get(name)

    def __len__(self) -> int:
        return len(self._mine)

    async def start(self) -> None:
        """Register the node, and renew that from now on."""
        await self._beat()
        self._task = asyncio.get_running_loop().create_task(self._renew())

    async def refuse_others(self) -> None:
        """Refuse to start next to another node, for a node without a bus.

        Raises:
            UserError: Another node runs on the same database.
        """
        for node in await self._database.read(nodes):
            if node.name != self._info.name and node.alive:
                raise UserError("server.not_alone", node=node.name)

    async def stop(self) -> None:
        """Release everything."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._mine.clear()
        info = self._info
        with suppress(StorageError):  # otherwise the leases run out
            await self._database.write(lambda store: release_all(store, info.name, info.incarnation))

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS)
            with suppress(StorageError):  # retried; until then the registration runs out
                async with self._beating:
                    await self._beat()

    async def _beat(self) -> None:
        began, info = self._now(), self._info
        try:
            await self._database.write(lambda store: beat(store, info, self._seconds))
        except StorageError as problem:
            if problem.message != "storage.node_expired":
                raise
            LOG.warning("node expired: its tables run elsewhere", extra={"where": info.name})
            self._info = info._replace(incarnation=new_incarnation())
            self._drop(list(self._mine))
            info = self._info
            await self._database.write(lambda store: beat(store, info, self._seconds))
        # A margin for a clock of the database that runs faster than ours.
        self._valid_until = began + self._seconds * 0.9

    async def locate(self, name: str) -> Holder | None:
        """Return the node that holds a lease; None if this one does, perhaps from now on.

        Raises:
            StorageError: The database cannot be reached.
        """
        if name in self._mine and self.valid:
            return None
        if name in self._elsewhere:
            return self._elsewhere[name]
        task = self._claiming.get(name)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._claim(name))
            self._claiming[name] = task
            task.add_done_callback(lambda _: self._claiming.pop(name, None))
        found = await asyncio.shield(task)
        return None if isinstance(found, Lease) else found

    async def _claim(self, name: str) -> Lease | Holder:
        if not self.valid:
            async with self._beating:
                if not self.valid:  # the renewal before this one may have succeeded
                    await self._beat()
        info, draining = self._info, self.draining

        def job(store: Store) -> Lease | Holder | None:
            if name.startswith(f"{AREA}/") and not store.last_change(name):
                raise UserError("server.no_table")
            if draining:
                return holders(store, [name]).get(name)
            return claim(store, name, info.name, info.incarnation)

        found = await self._database.write(job)
        if found is None or (isinstance(found, Holder) and found.node == info.name):
            raise UserError("server.moving")
        if info is not self._info:  # the node has expired in the meantime
            raise UserError("server.moving")
        if isinstance(found, Lease):
            before = self._mine.get(name)
            self._mine[name] = found.epoch
            if before not in (None, found.epoch):
                self._lost([name])  # another node had it in between
        else:
            if name in self._mine:
                self._drop([name])
            self._elsewhere[name] = found
        return found

    def forget(self, name: str) -> None:
        """Look a lease up again next time, because its holder did not answer or has released it."""
        self._elsewhere.pop(name, None)

    def forget_node(self, node: str) -> list[str]:
        """Forget all leases of another node; return their names."""
        names = [name for name, holder in self._elsewhere.items() if holder.node == node]
        for name in names:
            del self._elsewhere[name]
        return names

    def lose(self, name: str) -> None:
        """Give up a lease that turned out to be lost: an append was refused."""
        if name in self._mine:
            self._drop([name])

    def _drop(self, names: list[str]) -> None:
        for name in names:
            self._mine.pop(name, None)
        if names:
            self._lost(names)

    async def release(self, names: Iterable[str]) -> list[str]:
        """Release leases; return those that this node held."""
        own = [name for name in names if self._mine.pop(name, None) is not None]
        info = self._info

        def job(store: Store) -> None:
            release(store, own, info.name, info.incarnation)

        if own:
            with suppress(StorageError):  # then they run out with the node
                await self._database.write(job)
        return own
