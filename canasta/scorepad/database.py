"""Games of the pad in the database: every entry is on the disk before the next question is asked.

A game is a stream. Its entries are the game, then hands, corrections, hands struck out; and, between them,
what was typed for a hand that is not finished, so that a pad that was stopped goes on at the very question.

>>> from canasta.storage import MEMORY, Store
>>> kept = begin(Store(MEMORY), {"book": "classic", "sides": [["Ana"], ["Bruno"]]})
>>> kept.hand({"sides": [{"laid": 100}, {}]})
>>> kept.correct(1, {"sides": [{"laid": 200}, {}]})
>>> kept.pad.sheet().totals, kept.stream
((200, 0), 'scorepad/1')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from canasta.messages import Complaint
from canasta.scorepad.pad import Pad, game_data, game_struct
from canasta.storage import Entry, Store
from canasta.wire.pads import KeptPad

AREA: Final = "scorepad"
GAME: Final = "game"
HAND: Final = "hand"
CORRECTED: Final = "corrected"
STRUCK: Final = "struck"
TYPED: Final = "typed"
DROPPED: Final = "dropped"


class ListedPad(NamedTuple):
    """A game in the list of games."""

    id: str  #: what people call it: the number of its stream
    stream: str
    changed: str
    pad: Pad | None  #: None if its entries cannot be understood

    def struct(self) -> KeptPad:
        """The game for programs."""
        if self.pad is None:
            return KeptPad(self.id, self.changed, False, None, None)
        totals = list(self.pad.sheet().totals)
        return KeptPad(self.id, self.changed, True, game_struct(self.pad.game), totals)


class StoredPad:
    """A pad and its stream: whatever is written goes to both, or to neither."""

    def __init__(self, store: Store, stream: str) -> None:
        self.store = store
        self.stream = stream
        self._read()

    def _read(self) -> None:
        entries = self.store.read(self.stream)
        self.number = len(entries)
        #: What was typed for a hand that is not finished: which hand it corrects (0: none), the answers.
        self.draft: tuple[int, list[str]] = (0, [])
        self.pad = _fold(self.stream, entries, self)

    @property
    def id(self) -> str:
        """What people call the game."""
        return self.stream.removeprefix(f"{AREA}/")

    def hand(self, entry: object) -> None:
        """Write a new hand."""
        pad = self.pad.with_hand(entry)
        self._write(HAND, entry)
        self.pad = pad
        self.draft = (0, [])

    def correct(self, number: int, entry: object) -> None:
        """Write another entry in the place of a hand."""
        pad = self.pad.corrected(number, entry)
        self._write(CORRECTED, {"hand": number, "entry": entry})
        self.pad = pad
        self.draft = (0, [])

    def strike(self, number: int) -> None:
        """Strike a hand out."""
        pad = self.pad.without(number)
        self._write(STRUCK, {"hand": number})
        self.pad = pad
        self.draft = (0, [])

    def typed(self, correcting: int, answer: str) -> None:
        """Keep an answer for the hand that is being keyed in."""
        self._write(TYPED, {"correcting": correcting, "answer": answer})
        answers = self.draft[1] if self.draft[0] == correcting else []
        self.draft = (correcting, [*answers, answer])

    def retype(self, correcting: int, answers: list[str]) -> None:
        """Have these answers for an unfinished hand in the place of those before."""
        again: list[tuple[str, object]] = [
            (TYPED, {"correcting": correcting, "answer": answer}) for answer in answers
        ]
        entries: list[tuple[str, object]] = [(DROPPED, None), *again]
        self.number = self.store.append_all(self.stream, entries, after=self.number)
        self.draft = (correcting, list(answers))

    def drop(self) -> None:
        """Forget what was typed for an unfinished hand."""
        if self.draft[1]:
            self._write(DROPPED, None)
        self.draft = (0, [])

    def _write(self, kind: str, payload: object) -> None:
        self.number = self.store.append(self.stream, kind, payload, after=self.number)


def begin(store: Store, data: object, hands: tuple[object, ...] = ()) -> StoredPad:
    """Begin a game, with the hands of one that was kept elsewhere."""
    pad = Pad.new(data)
    for entry in hands:
        pad = pad.with_hand(entry, after_end=True)
    stream = store.begin(AREA, [(GAME, game_data(pad.game)), *((HAND, entry) for entry in pad.entries)])
    return StoredPad(store, stream)


def load(store: Store, id: str) -> StoredPad:
    """A game by its number; a ``Complaint`` names those there are."""
    stream = f"{AREA}/{id}"
    known = [found.name for found in store.streams(AREA)]
    if stream not in known:
        if not known:
            raise Complaint("pad.error.no_games")
        games = ", ".join(name.removeprefix(f"{AREA}/") for name in reversed(known))
        raise Complaint("pad.error.no_game", game=id[:40], games=games)
    return StoredPad(store, stream)


def games(store: Store) -> list[ListedPad]:
    """All games, the one written to last first."""
    found = []
    for stream in store.streams(AREA):
        try:
            pad = StoredPad(store, stream.name).pad
        except Complaint:
            pad = None
        id = stream.name.removeprefix(f"{AREA}/")
        found.append(ListedPad(id, stream.name, stream.changed, pad))
    return found


def _fold(stream: str, entries: list[Entry], kept: StoredPad) -> Pad:
    pad: Pad | None = None
    for entry in entries:
        try:
            pad = _step(pad, entry, kept)
        except Complaint as problem:
            raise Complaint(
                "pad.error.log", stream=stream, number=entry.number, problem=str(problem)
            ) from problem
        except (KeyError, TypeError, AttributeError) as problem:
            raise Complaint(
                "pad.error.log", stream=stream, number=entry.number, problem=repr(problem)
            ) from problem
    if pad is None:
        raise Complaint("pad.error.log", stream=stream, number=0, problem="-")
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
        answer, correcting = payload["answer"], payload["correcting"]
        if not isinstance(answer, str) or not isinstance(correcting, int):
            raise TypeError(TYPED)
        before = kept.draft[1] if kept.draft[0] == correcting else []
        kept.draft = (correcting, [*before, answer])
        return pad
    kept.draft = (0, [])
    if entry.kind == HAND:
        return pad.with_hand(payload, after_end=True)
    if entry.kind == CORRECTED and isinstance(payload, Mapping):
        return pad.corrected(payload["hand"], payload["entry"])
    if entry.kind == STRUCK:
        return pad.without(payload["hand"])
    if entry.kind == DROPPED:
        return pad
    raise TypeError(entry.kind)
