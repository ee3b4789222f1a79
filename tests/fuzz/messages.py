"""Wire messages: JSON generated from the types it is read with, rarely with a mistake."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from canasta.books import BOOKS
from canasta.wire import decode, encode
from canasta.wire.base import CARD_NAMES, KIND_NAMES
from canasta.wire.protocol import AnyClientMessage, AnyCommand, AnyTableQuestion
from tests.fuzz.plays import some_line
from tests.fuzz.positions import some_position
from tests.fuzz.records import game
from tests.fuzz.referee import decision
from tests.fuzz.target import Target

Maker = Callable[[Random], Any]

#: Placeholders for a table, a pad or a person of the server under test; ``serving`` replaces them by ids.
PLACES = ("{table}", "{other}", "{pad}", "{person}", "{invite}", "{house}")
_HOUSE = 'extends = "classic"\nname = "ours"\nversion = 1\n'
_LETTERS = "abcxyzABC 0189_-.,:;/\\\"'<>&%$={}[]\t\n\r\0\x1b\x7fäßñéİıΣ٣²\u200b\u202e\ufeff\uffff♠🂡𝔸"
_NUMBERS = (0, 1, -1, 2, 7, 255, 256, 65536, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308)


def some_text(rng: Random, most: int = 12) -> str:
    """Generate text of all kinds of letters."""
    return "".join(rng.choices(_LETTERS, k=rng.randint(0, most)))


def rubbish(rng: Random, depth: int = 0) -> Any:
    """Generate any JSON value."""
    way = rng.randrange(6 if depth > 2 else 8)
    if way < 2:
        return rng.choice((None, True, False, float("nan"), float("inf"), [], {}))
    if way == 2:
        return rng.choice(_NUMBERS)
    if way < 6:
        return rng.choice(PLACES) if way == 3 else some_text(rng)
    if way == 6:
        return [rubbish(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    return {some_text(rng, 8): rubbish(rng, depth + 1) for _ in range(rng.randint(0, 3))}


def one_of(*values: Any) -> Maker:
    """Pick one of some values."""
    return lambda rng: rng.choice(values)


def _decision(rng: Random) -> str:
    return decision(rng, BOOKS[rng.choice(list(BOOKS))])


_card = one_of(*CARD_NAMES, *KIND_NAMES)
#: Meaningful text by the name of its field.
SENSIBLE: dict[str, Maker] = {
    "line": some_line,
    "action": some_line,
    "actions": some_line,
    "decision": _decision,
    "irregularity": lambda rng: _decision(rng).split()[0],
    "answers": lambda rng: _decision(rng).split()[-1].partition("=")[2],
    "card": _card,
    "cards": _card,
    "position": some_position,
    "record": lambda rng: game(rng.randrange(24)),
    "book": one_of(*BOOKS, "classic-to-8500", "knee-elevens", "ours"),
    "options": one_of(*(option.name for book in BOOKS.values() for option in book.options)),
    "house": one_of("", "{house}", _HOUSE),
    "text": one_of(_HOUSE + "target = 3000\n", "name = 1"),
    "table": one_of("{table}", "{table}", "{other}", "nothing"),
    "person": one_of("{person}", "nobody"),
    "invite": one_of("{invite}", ""),
    "level": one_of("simple", "club", "beginner", "random"),
    "bots": one_of("simple", "club", "", "random"),
    "name": one_of("Ana", "Bruno", "ours", "=1+1", "\u202eana", "A" * 40),
    "phrase": one_of("thanks", "well_played", "hello", "x"),
    "language": one_of("en", "es", "xx", ""),
    "form": one_of("json", "csv", "html", "x"),
}


@cache
def values_of(kind: Any) -> Maker:
    """Generate JSON values that a type accepts, and now and then one that it does not."""
    return _values(inspect.type_info(kind), "")


def _values(kind: inspect.Type, name: str) -> Maker:
    good = _good(kind, name)
    return lambda rng: good(rng) if rng.randrange(40) else rubbish(rng)


def _good(kind: inspect.Type, name: str) -> Maker:
    for known, make in _MAKERS.items():
        if isinstance(kind, known):
            return make(kind, name)
    return rubbish


def _number(kind: Any, _name: str) -> Maker:
    least = kind.ge if kind.ge is not None else -2
    most = kind.le if kind.le is not None else max(least, 0) + 12
    beyond = (least - 1, most + 1, least, most, 2**63, -(2**64))
    return lambda rng: rng.randint(least, most) if rng.randrange(8) else rng.choice(beyond)


def _text(kind: Any, name: str) -> Maker:
    if kind.pattern and "{64}" in kind.pattern:
        return one_of("0" * 64, "ab" * 32)
    usual = ("", "x", "k1", "k2", *PLACES)
    return SENSIBLE.get(name, lambda rng: rng.choice(usual) if rng.random() < 0.5 else some_text(rng, 10))


def _struct(kind: Any, _name: str) -> Maker:
    fields = [(field.encode_name, field.required, _later(field)) for field in kind.fields]
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}

    def made(rng: Random) -> dict[str, Any]:
        often = rng.choice((0.1, 0.5, 0.9))
        return tag | {name: make(rng) for name, must, make in fields if must or rng.random() < often}

    return made


def _later(field: inspect.Field) -> Maker:
    """Generate the values of a field lazily, because types may be recursive."""
    found: list[Maker] = []

    def made(rng: Random) -> Any:
        if not found:
            found.append(_values(field.type, field.encode_name))
        return found[0](rng)

    return made


def _union(kind: Any, name: str) -> Maker:
    parts: list[Any] = [part for part in kind.types if isinstance(part, tuple(_MAKERS))]
    each = [_good(part, name) for part in parts]
    return lambda rng: rng.choice(each)(rng)


def _list(kind: Any, name: str) -> Maker:
    item = _values(kind.item_type, name)
    return lambda rng: [item(rng) for _ in range(rng.choice((0, 1, 1, 2, 3, 4)))]


def _dict(kind: Any, name: str) -> Maker:
    value = _values(kind.value_type, name)

    def made(rng: Random) -> dict[str, Any]:
        usual = ("out", "laid", "sides", "a", "A", "B")
        keys = (rng.choice((*usual, some_text(rng, 6))) for _ in range(rng.randint(0, 4)))
        return {key: value(rng) for key in keys}

    return made


_MAKERS: dict[type[inspect.Type], Callable[[Any, str], Maker]] = {
    inspect.StructType: _struct,
    inspect.UnionType: _union,
    inspect.IntType: _number,
    inspect.StrType: _text,
    inspect.BoolType: lambda _kind, _name: one_of(True, False),
    inspect.NoneType: lambda _kind, _name: one_of(None),
    inspect.LiteralType: lambda kind, _name: one_of(*kind.values),
    inspect.ListType: _list,
    inspect.DictType: _dict,
    inspect.Metadata: lambda kind, name: _good(kind.type, name),
}


def as_bytes(value: Any) -> bytes:
    """Encode a value as JSON, leaving invalid text unchanged."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def body_of(kind: Any, rng: Random) -> bytes:
    """Generate a request body where a type is expected."""
    return as_bytes(values_of(kind)(rng))


_KINDS: tuple[Any, ...] = (AnyClientMessage, AnyCommand, AnyTableQuestion)


def _check(data: bytes) -> bool:
    """Check that a message that is read can be written and read back the same."""
    accepted = False
    for kind in _KINDS:
        try:
            found = decode(data, kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        accepted = True
        written = encode(found)
        again = decode(written, kind)
        assert again == found
        assert encode(again) == written
    return accepted


COMMAND = Target(
    "command",
    lambda rng: body_of(rng.choice(_KINDS), rng),
    _check,
    tuple(
        f'"{name}":'.encode() for name in ("type", "do", "ask", "key", "id", "table", "command", *SENSIBLE)
    ),
)
