"""Fair queueing of expensive work.

The work of one address, and of one person at an address, queues behind its own work and never delays that of
others by more than one turn.

>>> import asyncio
>>> async def order() -> list[str]:
...     turns, done = FairSemaphore(places=1), []
...     async def work(address: str) -> None:
...         async with turns.slot(Requester(address)):
...             await asyncio.sleep(0)
...             done.append(address)
...     await asyncio.gather(*map(work, ("a", "a", "a", "b")))
...     return done
>>> asyncio.run(order())
['a', 'a', 'b', 'a']
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from canasta.messages import UserError


class Requester(NamedTuple):
    """The caller that work is done for."""

    address: str = ""
    person: str = ""  #: an id; empty if not signed in

    @property
    def name(self) -> str:
        """The key for the caller's own limits."""
        return self.person or self.address


class CallerGone(Exception):
    """The caller disconnected while their work was waiting, and it was dropped."""


#: Returns when the caller has disconnected.
Gone = Callable[[], Awaitable[object]]
#: The caller for work of the server itself.
SERVER: Final = Requester()


class FairSemaphore:
    """A semaphore with round-robin queues per address and person.

    One address holds at most ``each`` places. ``queue`` and ``address_queue`` limit how many may wait for one
    person and for one address; 0 means no limit.
    """

    def __init__(self, places: int, each: int = 0, queue: int = 0, address_queue: int = 0) -> None:
        self._free = places
        self._each = each or places
        self._queue, self._address_queue = queue, address_queue
        self._busy: Counter[str] = Counter()  #: by address
        #: By address and person, both in round-robin order.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def slot(self, requester: Requester, gone: Gone | None = None) -> AsyncIterator[None]:
        """Hold a place; raises as ``acquire`` does."""
        await self.acquire(requester, gone)
        try:
            yield
        finally:
            self.release(requester)

    async def acquire(self, requester: Requester, gone: Gone | None = None) -> None:
        """Wait for a place.

        Raises:
            UserError: The queue of the person or address is full.
            CallerGone: The caller disconnected before there was a place.
        """
        if self._free and self._busy[requester.address] < self._each:
            self._count(requester.address)
            return
        people = self._waiting.get(requester.address, {})
        own, all = len(people.get(requester.person, ())), sum(map(len, people.values()))
        if 0 < self._queue <= own or 0 < self._address_queue <= all:
            raise UserError("server.queue_full")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(requester.address, people).setdefault(requester.person, deque()).append(
            future
        )
        leaving = asyncio.ensure_future(gone()) if gone is not None else None
        if leaving is not None:
            leaving.add_done_callback(lambda _: future.cancel())
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # the place was assigned at the same moment
                self.release(requester)
            elif leaving is not None and leaving.done():
                raise CallerGone from None
            raise
        finally:
            if leaving is not None:
                leaving.cancel()

    def release(self, requester: Requester) -> None:
        """Release a place to the next waiter."""
        self._free += 1
        self._busy[requester.address] -= 1
        if not self._busy[requester.address]:
            del self._busy[requester.address]
        while self._free and (future := self._next()) is not None:
            future.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Return the next waiter that may have a place, and count the place as taken."""
        for address in list(self._waiting):
            if self._busy[address] >= self._each:
                continue
            people = self._waiting.pop(address)
            while people:
                person = next(iter(people))
                line = people.pop(person)
                future = line.popleft()
                if line:
                    people[person] = line  # behind the other people of the address
                if not future.cancelled():
                    if people:
                        self._waiting[address] = people  # behind the other addresses
                    self._count(address)
                    return future
        return None

    def _count(self, address: str) -> None:
        self._free -= 1
        self._busy[address] += 1
