"""Clients that get a message when an evening or a class has changed, so that they read it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from canasta.messages import UserError
from canasta.storage import Store
from canasta.storage.evenings import EVENINGS, RUNS, TEACHING, club_of, role_of, target_of
from canasta.wire import encode
from canasta.wire.protocol import EveningChanged

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Evenings that one client watches.
_MOST: Final = 8


class Watcher(Protocol):
    """A client's connection."""

    def send(self, message: bytes, answers: int = 0) -> None:
        """Send a message without waiting."""


def _in_class(store: Store, stream: str, person: str) -> bool:
    """Return True if a person belongs to a class, or runs its club."""
    club = club_of(store, stream)
    return bool(role_of(store, stream, person)) or (bool(club) and role_of(store, club, person) in RUNS)


class Watchers:
    """The clients on this node that watch evenings, and under which id or link."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._by_stream: dict[str, dict[Watcher, str]] = {}

    async def watch(self, watcher: Watcher, person: str, evening: str) -> None:
        """Tell a client about changes from now on.

        Args:
            watcher: The client.
            person: The person that it is signed in as.
            evening: The evening's id, for those who run it, or one of its links.
        """

        def find(store: Store) -> str:
            if role_of(store, f"{EVENINGS}/{evening}", person) in RUNS:
                return f"{EVENINGS}/{evening}"
            if _in_class(store, f"{TEACHING}/{evening}", person):
                return f"{TEACHING}/{evening}"
            target = target_of(store, evening)
            if target is None or not target.stream.startswith(f"{EVENINGS}/"):
                raise UserError("server.no_evening")
            return target.stream

        stream = await self._hub.database.read(find)
        if sum(watcher in each for each in self._by_stream.values()) >= _MOST:
            raise UserError("server.many_subscriptions", number=_MOST)
        self._by_stream.setdefault(stream, {})[watcher] = evening

    def leave(self, watcher: Watcher) -> None:
        """Forget a client that has disconnected."""
        for stream in [stream for stream, each in self._by_stream.items() if each.pop(watcher, None)]:
            if not self._by_stream[stream]:
                del self._by_stream[stream]

    def changed(self, stream: str, number: int) -> None:
        """Tell all clients of an evening that it has changed, on other nodes too."""
        self.tell(stream, number)
        if self._hub.node is not None:
            self._hub.node.say_evening(stream, number)

    def tell(self, stream: str, number: int) -> None:
        """Tell the clients on this node."""
        for watcher, evening in list(self._by_stream.get(stream, {}).items()):
            watcher.send(encode(EveningChanged(evening, number)))
