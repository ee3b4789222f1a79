"""Database entries: games and pads with entries changed, dropped and duplicated.

A database may come from another machine, another version, or an untrusted sender: it is read like any other
file.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from random import Random
from typing import Any

from canasta.match.codec import decode, encode
from canasta.messages import UserError
from canasta.notation import read_record, write_record
from canasta.scorepad import database, write_json
from canasta.storage import MEMORY, Store
from canasta.storage import games as kept_games
from tests.fuzz.pads import long_pad, some_place
from tests.fuzz.records import game
from tests.fuzz.target import Target, reads, refused

_ENTRIES = 200
_GAMES = 120
_VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    -1,
    99,
    2**70,
    0.5,
    "",
    "A",
    "lay KKK",
    "discard K",
    "draw",
    [],
    {},
    [1],
)


def some_value(rng: Random) -> Any:
    """Generate a replacement value."""
    return rng.choice(_VALUES)


def _check(text: str) -> bool:
    """Check an input: the first line says whether it is a game or a pad, each other line is a kind and a
    payload.
    """
    head, *lines = text.split("\n")[: _ENTRIES + 1]
    entries: list[tuple[str, Any]] = []
    for line in lines:
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str):
            entries.append((entry[0], entry[1]))
    if not entries:
        return False
    store = _store()
    if head == "pad":
        return _check_pad(store, store.begin(database.AREA, entries))
    return _check_game(store, store.begin(kept_games.AREA, entries))


@cache
def _store() -> Store:
    return Store(MEMORY)


def _check_game(store: Store, stream: str) -> bool:
    for entry in store.read(stream)[1:]:
        try:
            kind, payload = encode(decode(entry.kind, entry.payload))
        except UserError as problem:
            refused(problem)
        else:
            assert decode(kind, json.loads(json.dumps(payload))) == decode(entry.kind, entry.payload), entry
    kept_games.game_start(store, stream)
    match = kept_games.load(store, stream).match
    written = write_record(match, with_secret=True)
    assert write_record(read_record(written), with_secret=True) == written
    return True


def _check_pad(store: Store, stream: str) -> bool:
    kept = database.stored(store, stream)
    assert kept.former() is not None
    assert write_json(kept.pad)
    return True


@lru_cache(_GAMES)
def _kept_game(number: int) -> list[Any]:
    return [list(each) for each in kept_games.first_entries(read_record(game(number)))]


@lru_cache(12)
def _kept_pad(number: int) -> list[Any]:
    entries = [list(each) for each in database.first_entries(long_pad(7 * number))]
    corrected = [database.CORRECTED, {"hand": 2, "entry": entries[1][1]}]
    typed = [database.TYPED, {"correcting": 0, "answer": "845", "points": True}]
    dropped = [database.DROPPED, {"former": {"out": "ana"}, "correcting": 0, "points": False}]
    return [*entries, corrected, typed, dropped, [database.STRUCK, {"hand": 1}]][: 5 + number]


def _made(rng: Random) -> bytes:
    head = rng.choice(("pad", "game", "game"))
    entries = _kept_pad(rng.randrange(12)) if head == "pad" else _kept_game(rng.randrange(_GAMES))
    entries = json.loads(json.dumps(entries))
    if head == "pad" and rng.random() < 0.1:
        entries.append([database.MOVED, {"file": "elsewhere.db", "stream": "scorepad/1"}])
    for _ in range(rng.choice((0, 1, 1, 2))):
        place, way = rng.randrange(len(entries)), rng.randrange(4)
        if way == 0 and len(entries) > 1:
            del entries[place]
        elif way == 1:
            entries.insert(place, entries[rng.randrange(len(entries))])
        else:
            holder, key = some_place(rng, entries[place])
            if holder is not None:
                holder[key] = some_value(rng)
    return "\n".join([head, *map(json.dumps, entries)]).encode()


KEPT = Target(
    "kept",
    _made,
    reads(_check),
    tuple(
        f'["{kind}",'.encode()
        for kind in ("act", "hand", "undo", "ruling", "try", "call", "result", "struck")
    ),
)
