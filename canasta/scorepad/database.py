"""Score-pad games in the database: every entry is on disk before the next question is asked.

A game is a stream. Its entries are the game, then hands, corrections, struck hands and changed settings;
between them are the answers for an unfinished hand, so that a stopped pad resumes at the same question. If a
game was moved to another file, its last entry says so, and the game is found there.

>>> from canasta.storage import MEMORY, Store
>>> kept = begin(Store(MEMORY), {"book": "classic", "sides": [["Ana"], ["Bruno"]]})
>>> kept.hand({"sides": [{"laid": 100}, {}]})
>>> kept.correct(1, {"sides": [{"laid": 200}, {}]})
>>> kept.pad.sheet().totals, kept.stream
((200, 0), 'scorepad/1')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from canasta.extras import require
from canasta.messages import UserError
from canasta.scorepad.pad import Pad, game_data, game_struct
from canasta.storage import Entry, Store, is_url
from canasta.wire.pads import PadFormer, PadSummary

AREA: Final = "scorepad"
GAME: Final = "game"
HAND: Final = "hand"
CORRECTED: Final = "corrected"
STRUCK: Final = "struck"
CHANGED: Final = "changed"
TYPED: Final = "typed"
DROPPED: Final = "dropped"
MOVED: Final = "moved"


class ListedPad(NamedTuple):
    """A game in the list of games."""

    id: str  #: the number of its stream, as shown to people
    stream: str
    changed: str
    pad: Pad | None  #: None if its entries cannot be read

    def struct(self) -> PadSummary:
        """Return the game as data for clients."""
        if self.pad is None:
            return PadSummary(self.id, self.changed, False, None, None)
        sheet = self.pad.sheet()
        return PadSummary(self.id, self.changed, True, game_struct(sheet.game), list(sheet.totals))


class UnfinishedHand(NamedTuple):
    """Answers typed for a hand that is not finished."""

    correcting: int = 0  #: the hand being corrected; 0 for a new one
    points: bool = False  #: only the points are asked for
    answers: tuple[str, ...] = ()
    former: Mapping[str, str] = {}  #: answers that were taken back, by the keys of their questions

    @property
    def begun(self) -> bool:
        """True if there are any answers."""
        return bool(self.answers or self.former)


class Appends(Protocol):
    """Destination of a pad's entries: the store, or an object that forwards them."""

    def append(self, stream: str, kind: str, payload: object, after: int | None = None) -> int:
        """Write an entry, and return its number."""

    def append_all(self, stream: str, entries: Sequence[tuple[str, object]], after: int | None = None) -> int:
        """Write several entries in one transaction, and return the number of the last."""


class StoredPad:
    """A pad and its stream: every entry goes to both, or to neither."""

    def __init__(self, store: Appends, stream: str, entries: list[Entry], id: str = "") -> None:
        self.store = store
        self.stream = stream
        self.id = id or id_of(stream)  #: the game's number, as shown to people
        self.number = len(entries)
        self.draft = UnfinishedHand()
        #: A stable id for each hand, whatever its number becomes, and the pads before hands were changed.
        self._names: list[int] = []
        self._changed: list[tuple[int, int, Pad]] = []
        self.pad = _fold(self.stream, entries, self)

    def note(self, before: Pad, entry: Entry) -> None:
        """Remember what an entry replaces."""
        if entry.kind == HAND:
            self._names.append(entry.number)
        elif entry.kind in (CORRECTED, STRUCK) and isinstance(entry.payload, Mapping):
            hand = entry.payload["hand"]
            place = before.place(hand)
            name = self._names.pop(place) if entry.kind == STRUCK else self._names[place]
            self._changed.append((0 if entry.kind == STRUCK else name, hand, before))

    def former(self) -> list[PadFormer]:
        """Return former entries, oldest first: those that were corrected, and hands struck out."""
        first = self.pad.game.played + 1
        return [
            PadFormer(
                first + self._names.index(name) if name else hand,
                not name,
                list(before.sheet().hand(hand).points),
            )
            for name, hand, before in self._changed
            if not name or name in self._names
        ]

    def hand(self, entry: object) -> None:
        """Write a new hand."""
        self._write(self.pad.with_hand(entry), HAND, entry)

    def correct(self, number: int, entry: object) -> None:
        """Replace the entry of a hand."""
        self._write(self.pad.corrected(number, entry), CORRECTED, {"hand": number, "entry": entry})

    def strike(self, number: int) -> None:
        """Strike a hand out."""
        self._write(self.pad.without(number), STRUCK, {"hand": number})

    def change(self, *changes: object) -> None:
        """Change names, the stake or a first-meld requirement; either all changes apply or none."""
        pad = self.pad
        for data in changes:
            pad = pad.changed(data)
        entries = [(CHANGED, change) for change in pad.changes[len(self.pad.changes) :]]
        self.number = self.store.append_all(self.stream, entries, after=self.number)
        self.pad = pad

    def _write(self, pad: Pad, kind: str, payload: object) -> None:
        self.number = self.store.append(self.stream, kind, payload, after=self.number)
        self.note(self.pad, Entry(self.number, "", kind, payload))
        self.pad, self.draft = pad, UnfinishedHand()

    def typed(self, correcting: int, answer: str, *, points: bool = False) -> None:
        """Store an answer for the unfinished hand."""
        payload = _typed(correcting, answer, points=points)
        self.number = self.store.append(self.stream, TYPED, payload, after=self.number)
        self.draft = _with_typed(self.draft, payload)

    def retype(
        self, correcting: int, answers: list[str], former: Mapping[str, str], *, points: bool = False
    ) -> None:
        """Replace the answers for an unfinished hand; the old ones are offered again."""
        again = [(TYPED, _typed(correcting, answer, points=points)) for answer in answers]
        dropped = {"correcting": correcting, "points": points, "former": dict(former)}
        entries: list[tuple[str, object]] = [(DROPPED, dropped), *again]
        self.number = self.store.append_all(self.stream, entries, after=self.number)
        self.draft = UnfinishedHand(correcting, points, tuple(answers), former)

    def drop(self) -> None:
        """Discard the answers for an unfinished hand."""
        if self.draft.begun:
            self._write(self.pad, DROPPED, None)


def _typed(correcting: int, answer: str, *, points: bool) -> dict[str, object]:
    return {"correcting": correcting, "answer": answer, **({"points": True} if points else {})}


def _with_typed(draft: UnfinishedHand, payload: Any) -> UnfinishedHand:
    """Return the answers with one more."""
    answer, correcting, points = payload["answer"], payload["correcting"], payload.get("points", False)
    if not isinstance(answer, str) or not isinstance(correcting, int):
        raise TypeError(TYPED)
    if draft[:2] != (correcting, points):
        return UnfinishedHand(correcting, points, (answer,))
    return draft._replace(answers=(*draft.answers, answer))


def read_former(payload: object) -> dict[str, str]:
    """Read the answers that were taken back and are offered again."""
    former = payload.get("former") if isinstance(payload, Mapping) else None
    return {str(key): str(given) for key, given in former.items()} if isinstance(former, Mapping) else {}


def id_of(stream: str) -> str:
    """Return the number of a stream, as shown to people."""
    return stream.removeprefix(f"{AREA}/")


def found_at(store: Store, stream: str, entries: list[Entry]) -> tuple[Store, str, list[Entry]]:
    """Find the entries of a pad: here, or in the database it was moved to."""
    if not entries or entries[-1].kind != MOVED:
        return store, stream, entries
    payload = entries[-1].payload
    file, name = (payload.get("file"), payload.get("stream")) if isinstance(payload, dict) else (None, None)
    if not isinstance(file, str) or not isinstance(name, str):
        raise UserError("pad.error.log", stream=stream, number=entries[-1].number, problem=MOVED)
    if found := is_url(file):
        require("nodes")
    with suppress(OSError, ValueError):  # a name that cannot be a file's
        found = found or Path(file).exists()
    if not found:
        raise UserError("pad.error.moved", file=file)
    there = store.open_other(file)
    return there, name, there.read(name)


def stored(store: Store, stream: str) -> StoredPad:
    """Load a pad by its stream."""
    return StoredPad(*found_at(store, stream, store.read(stream)), id=id_of(stream))


def first_entries(pad: Pad) -> list[tuple[str, object]]:
    """Return the first entries of a pad's stream: the game, and its hands and changes so far."""
    hands = [(HAND, entry) for entry in pad.entries]
    changes = [(CHANGED, change) for change in pad.changes]
    return [(GAME, game_data(pad.game)), *hands, *changes]


def begin(store: Store, data: object) -> StoredPad:
    """Begin a game."""
    return begin_with(store, Pad.new(data))


def begin_with(store: Store, pad: Pad) -> StoredPad:
    """Store a game that was kept elsewhere, with its hands and changes."""
    return stored(store, store.begin(AREA, first_entries(pad)))


def load(store: Store, id: str) -> StoredPad:
    """Load a game by its number, or raise a ``UserError`` that lists the available ones."""
    stream = f"{AREA}/{id}"
    known = [found.name for found in store.streams(AREA)]
    if stream not in known:
        if not known:
            raise UserError("pad.error.no_games")
        games = ", ".join(map(id_of, reversed(known)))
        raise UserError("pad.error.no_game", game=id[:40], games=games)
    return stored(store, stream)


def games(store: Store) -> list[ListedPad]:
    """Return all games, most recently written first."""
    found = []
    for stream in store.streams(AREA):
        pad, changed = None, stream.changed
        with suppress(UserError):
            there, name, entries = found_at(store, stream.name, store.read(stream.name))
            changed = entries[-1].at
            pad = StoredPad(there, name, entries).pad
        found.append(ListedPad(id_of(stream.name), stream.name, changed, pad))
    return sorted(found, key=lambda each: each.changed, reverse=True)


def _fold(stream: str, entries: list[Entry], kept: StoredPad) -> Pad:
    pad: Pad | None = None
    for entry in entries:
        try:
            if pad is not None:
                kept.note(pad, entry)
            pad = _step(pad, entry, kept)
        except UserError as problem:
            raise UserError(
                "pad.error.log", stream=stream, number=entry.number, problem=str(problem)
            ) from problem
        except (KeyError, TypeError, AttributeError) as problem:
            raise UserError(
                "pad.error.log", stream=stream, number=entry.number, problem=repr(problem)
            ) from problem
    if pad is None:
        raise UserError("pad.error.log", stream=stream, number=0, problem="-")
    return pad


def _step(pad: Pad | None, entry: Entry, kept: StoredPad) -> Pad:
    payload: Any = entry.payload
    if entry.kind == GAME:
        if pad is not None:
            raise TypeError(GAME)
        return Pad.new(payload)
    if pad is None:
        raise TypeError(entry.kind)
    if entry.kind == TYPED:
        kept.draft = _with_typed(kept.draft, payload)
        return pad
    if entry.kind == CHANGED:
        return pad.changed(payload)
    kept.draft = UnfinishedHand()
    if entry.kind == HAND:
        return pad.with_hand(payload, after_end=True)
    if entry.kind == CORRECTED and isinstance(payload, Mapping):
        return pad.corrected(payload["hand"], payload["entry"])
    if entry.kind == STRUCK:
        return pad.without(payload["hand"])
    if entry.kind == DROPPED:
        if former := read_former(payload):
            kept.draft = UnfinishedHand(payload["correcting"], bool(payload["points"]), (), former)
        return pad
    raise TypeError(entry.kind)
