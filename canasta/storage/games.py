"""Games in the database: one stream per game, and each thing that is done is one append to it.

A stream begins with the record of the game before anything was done, seed and all; then come the entries of
the log, by ``canasta.match.codec``, and a mark when the game is over. Entries with the result of a hand are
sums: a game is resumed from the last of them on.

>>> from canasta.books import book
>>> from canasta.storage import MEMORY, Store
>>> store = Store(MEMORY)
>>> kept = begin(store, Match(book("classic"), ["Ana", "Bruno"], bytes(32)))
>>> step = kept.match.start_hand()
>>> kept.write()
>>> [entry.kind for entry in store.read(kept.stream)]
['game', 'hand']
>>> load(store, kept.stream).match.entries == kept.match.entries
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from canasta.clauses.rulebook import Rulebook
from canasta.match import Abandoned, Match
from canasta.match.codec import ABANDONED, decode, encode
from canasta.match.replay import begun_like
from canasta.match.restore import restore
from canasta.messages import Complaint
from canasta.notation import read_record, write_record
from canasta.storage.store import Entry, Store, Stream

AREA: Final = "games"
GAME: Final = "game"
OVER: Final = "over"
#: The message of a game that cannot be taken up again.
UNREADABLE: Final = "storage.game"


class Begun(NamedTuple):
    """How a game was begun: what there is to know of it without reading on."""

    record: str  #: of the game before anything was done, with its secret seed
    commitment: str
    file: str  #: where its record goes as a text, or nothing


class KeptGame:
    """A game and its stream. Whoever acts writes before telling anybody."""

    def __init__(self, store: Store, stream: str, match: Match, number: int, file: str) -> None:
        self.store = store
        self.stream = stream
        self.match = match
        self.number = number  #: how many entries of the stream are known
        self.file = file
        self.written = len(match.entries)  #: how many entries of the log are on the disk

    def write(self) -> None:
        """Put what was done since the last time on the disk: all of it, or a ``StorageError`` and nothing.

        Whatever somebody else wrote in the meantime stays, and is an error too.
        """
        if new := self.unwritten():
            self.wrote(self.store.append_all(self.stream, new, after=self.number))

    def unwritten(self) -> list[tuple[str, object]]:
        """What was done and is not on the disk, as entries of the stream."""
        match = self.match
        if self.written == len(match.entries):
            return []
        return [*map(encode, match.entries[self.written :]), *_end(match)]

    def wrote(self, number: int) -> None:
        """Everything is on the disk, and the stream has so many entries."""
        self.number = number
        self.written = len(self.match.entries)


def begin(store: Store, match: Match, file: str = "") -> KeptGame:
    """Keep a game, from its beginning or from wherever it stands."""
    entries = first_entries(match, file)
    return KeptGame(store, store.begin(AREA, entries), match, len(entries), file)


def first_entries(match: Match, file: str = "") -> list[tuple[str, object]]:
    """What the stream of a game begins with, and all that was done in it."""
    record = write_record(begun_like(match), with_secret=True)
    begun = Begun(record, match.commitment, file)
    return [(GAME, begun._asdict()), *map(encode, match.entries), *_end(match)]


def load(store: Store, stream: str, houses: Iterable[Rulebook] = ()) -> KeptGame:
    """Take a game up from its stream; ``houses`` are as for ``read_record``."""
    entries = store.read(stream)
    try:
        match = match_of(entries, houses)
    except Complaint as problem:
        raise Complaint(UNREADABLE, stream=stream, path=store.path, problem=str(problem)) from problem
    return KeptGame(store, stream, match, len(entries), _begun(entries[0].payload).file)


def match_of(entries: Sequence[Entry], houses: Iterable[Rulebook] = ()) -> Match:
    """The game that the entries of a stream tell."""
    begun = _begun(entries[0].payload if entries else None)
    log = [decode(entry.kind, entry.payload) for entry in entries[1:] if entry.kind != OVER]
    return restore(read_record(begun.record, houses), log)


def begun(store: Store, stream: str) -> Begun:
    """How a game was begun."""
    entries = store.read(stream, most=1)
    return _begun(entries[0].payload if entries else None)


def unfinished(store: Store) -> list[Stream]:
    """The games that are not over, the one played last first."""
    return [stream for stream in store.streams(AREA) if stream.last not in (OVER, ABANDONED)]


def abandon(store: Store, stream: str) -> None:
    """Break a game off, even one that cannot be read any more."""
    store.append(stream, *encode(Abandoned()))


def _end(match: Match) -> list[tuple[str, object]]:
    return [(OVER, list(match.winners))] if match.winners else []


def _begun(payload: object) -> Begun:
    fields = [payload.get(name) for name in Begun._fields] if isinstance(payload, dict) else []
    if not fields or not all(isinstance(field, str) for field in fields):
        raise Complaint("match.log_entry", kind=GAME)
    return Begun(*map(str, fields))
