"""Games in the database: one stream per game, with one append for each action.

A stream begins with the record of the game before the first action, including the seed. The entries of the
log follow, encoded by ``canasta.match.codec``, and a mark when the game is over. Entries with the result of a
hand contain the totals: a game is resumed from the last of them.

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
from canasta.messages import UserError
from canasta.notation import read_record, write_record
from canasta.storage.store import Entry, Store, Stream

AREA: Final = "games"
GAME: Final = "game"
OVER: Final = "over"
#: The message for a game that cannot be resumed.
UNREADABLE: Final = "storage.game"


class GameStart(NamedTuple):
    """The first entry of a game's stream."""

    record: str  #: of the game before the first action, with its secret seed
    commitment: str
    file: str  #: the file for its text record, or empty


class StoredGame:
    """A game and its stream. Callers must write an action before they publish it."""

    def __init__(self, store: Store, stream: str, match: Match, number: int, file: str) -> None:
        self.store = store
        self.stream = stream
        self.match = match
        self.number = number  #: number of known entries of the stream
        self.file = file
        self.written = len(match.entries)  #: number of log entries on disk

    def write(self) -> None:
        """Write all new entries to disk, or none and raise ``StorageError``.

        Entries that another process wrote in the meantime stay, and are an error as well.
        """
        if new := self.unwritten():
            self.mark_written(self.store.append_all(self.stream, new, after=self.number))

    def unwritten(self) -> list[tuple[str, object]]:
        """Return what is not on disk yet, as entries of the stream."""
        match = self.match
        if self.written == len(match.entries):
            return []
        return [*map(encode, match.entries[self.written :]), *_end(match)]

    def mark_written(self, number: int) -> None:
        """Record that everything is on disk and the stream has ``number`` entries."""
        self.number = number
        self.written = len(self.match.entries)


def begin(store: Store, match: Match, file: str = "") -> StoredGame:
    """Start a stream for a game, whether it is new or in progress."""
    entries = first_entries(match, file)
    return StoredGame(store, store.begin(AREA, entries), match, len(entries), file)


def first_entries(match: Match, file: str = "") -> list[tuple[str, object]]:
    """Return the first entries of a game's stream, including all actions so far."""
    record = write_record(begun_like(match), with_secret=True)
    game_start = GameStart(record, match.commitment, file)
    return [(GAME, game_start._asdict()), *map(encode, match.entries), *_end(match)]


def load(store: Store, stream: str, houses: Iterable[Rulebook] = ()) -> StoredGame:
    """Load a game from its stream; ``houses`` as for ``read_record``."""
    entries = store.read(stream)
    try:
        match = match_of(entries, houses)
    except UserError as problem:
        raise UserError(UNREADABLE, stream=stream, path=store.path, problem=str(problem)) from problem
    return StoredGame(store, stream, match, len(entries), _game_start(entries[0].payload).file)


def match_of(entries: Sequence[Entry], houses: Iterable[Rulebook] = ()) -> Match:
    """Restore a game from the entries of its stream."""
    game_start = _game_start(entries[0].payload if entries else None)
    log = [decode(entry.kind, entry.payload) for entry in entries[1:] if entry.kind != OVER]
    return restore(read_record(game_start.record, houses), log)


def game_start(store: Store, stream: str) -> GameStart:
    """Read the first entry of a game's stream."""
    entries = store.read(stream, most=1)
    return _game_start(entries[0].payload if entries else None)


def unfinished(store: Store) -> list[Stream]:
    """List the unfinished games, the one played last first."""
    return [stream for stream in store.streams(AREA) if stream.last not in (OVER, ABANDONED)]


def abandon(store: Store, stream: str) -> None:
    """Abandon a game, even if it is unreadable."""
    store.append(stream, *encode(Abandoned()))


def _end(match: Match) -> list[tuple[str, object]]:
    return [(OVER, list(match.winners))] if match.winners else []


def _game_start(payload: object) -> GameStart:
    fields = [payload.get(name) for name in GameStart._fields] if isinstance(payload, dict) else []
    if not fields or not all(isinstance(field, str) for field in fields):
        raise UserError("match.log_entry", kind=GAME)
    return GameStart(*map(str, fields))
