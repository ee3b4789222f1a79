"""Answers about a game that is being set up, stored one by one and resumed after a stop.

Every running pad has its own stream for them, and an exclusive lock on it: what one user types or cancels
does not affect another.

>>> from canasta.storage import MEMORY, Store
>>> store = Store(MEMORY)
>>> draft = unfinished_draft(store)
>>> draft.typed("classic")
>>> draft.typed("Ana")
>>> unfinished_draft(store).answers
['classic', 'Ana']
>>> draft.drop()
>>> unfinished_draft(store).answers
[]
"""

from __future__ import annotations

from typing import Final

from canasta.scorepad.database import DROPPED, TYPED, read_former
from canasta.storage import Store
from canasta.storage.lease import Lease, lease_of

AREA: Final = "scorepad-new"


class GameDraft:
    """The answers so far for one game that is being set up."""

    def __init__(self, store: Store, stream: str = "", lease: Lease | None = None) -> None:
        self.store = store
        self._stream = stream  #: None before the first answer
        self._lease = lease
        self.answers: list[str] = []
        self.former: dict[str, str] = {}  #: answers that were taken back
        for entry in store.read(stream) if stream else ():
            if entry.kind == TYPED and isinstance(entry.payload, dict):
                self.answers.append(str(entry.payload.get("answer", "")))
            else:
                self.answers, self.former = [], read_former(entry.payload)

    def typed(self, answer: str) -> None:
        """Store an answer."""
        entry = (TYPED, {"answer": answer})
        if self._stream:
            self.store.append_all(self._stream, [entry])
        else:
            self._stream = self.store.begin(AREA, [entry])
            self._lease = lease_of(self.store, self._stream)
            if self._lease is not None:
                self._lease.take()

    def retype(self, answers: list[str], former: dict[str, str]) -> None:
        """Replace the answers; the old ones are offered again."""
        if self._stream:
            again: list[tuple[str, object]] = [(TYPED, {"answer": answer}) for answer in answers]
            self.store.append_all(self._stream, [(DROPPED, {"former": former}), *again])

    def drop(self) -> None:
        """Discard the answers, used or not; the next ones go to a new draft."""
        if self._stream:
            self.store.append(self._stream, DROPPED, None)
        self.close()
        self._stream, self.answers, self.former = "", [], {}

    def close(self) -> None:
        """Release the draft, so that another pad can resume it."""
        if self._lease is not None:
            self._lease.release()
            self._lease = None


def unfinished_draft(store: Store) -> GameDraft:
    """Return the latest draft that no other pad is using, or a new one."""
    for stream in store.streams(AREA):
        if stream.last != DROPPED:
            lease = lease_of(store, stream.name)
            if lease is None or lease.take():
                return GameDraft(store, stream.name, lease)
    return GameDraft(store)
