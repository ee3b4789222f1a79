"""Messages of the wire: JSON made from the very types by which it is read, seldom with a mistake."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from canasta.books import BOOKS
from canasta.wire import decode, encode
from canasta.wire.base import CARD_NAMES, KIND_NAMES
from canasta.wire.protocol import AnyCommand, AnyQuestion, AnySent
from tests.fuzz.plays import dice, lines
from tests.fuzz.positions import some_position
from tests.fuzz.records import game
from tests.fuzz.referee import decision
from tests.fuzz.target import Target

Strategy = st.SearchStrategy[Any]

#: What stands for a table, a pad, a person of the server that is tried; ``serving`` puts ids in their place.
PLACES = ("{table}", "{other}", "{pad}", "{person}", "{invite}", "{house}")

rubbish: Strategy = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.sampled_from(PLACES),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
decisions = st.builds(
    lambda rng, slug: decision(rng, BOOKS[slug]), dice, st.sampled_from(list(BOOKS))
)  # fmt: skip
#: Text that means something, by the name of the field it is in.
SENSIBLE: dict[str, st.SearchStrategy[str]] = {
    "line": lines,
    "action": lines,
    "actions": lines,
    "decision": decisions,
    "irregularity": decisions.map(lambda text: text.split()[0]),
    "answers": decisions.map(lambda text: text.split()[-1].partition("=")[2]),
    "card": st.sampled_from([*CARD_NAMES, *KIND_NAMES]),
    "cards": st.sampled_from([*CARD_NAMES, *KIND_NAMES]),
    "position": dice.map(some_position),
    "record": st.integers(0, 23).map(game),
    "book": st.sampled_from([*BOOKS, "classic-to-8500", "knee-elevens", "ours"]),
    "options": st.sampled_from([option.name for book in BOOKS.values() for option in book.options]),
    "house": st.just("") | st.sampled_from(["{house}", 'extends = "classic"\nname = "ours"\nversion = 1\n']),
    "text": st.sampled_from(['extends = "classic"\nname = "ours"\nversion = 1\ntarget = 3000\n', "name = 1"]),
    "table": st.sampled_from(["{table}", "{table}", "{other}", "nothing"]),
    "person": st.sampled_from(["{person}", "nobody"]),
    "invite": st.sampled_from(["{invite}", ""]),
    "level": st.sampled_from(["simple", "club", "beginner", "random"]),
    "bots": st.sampled_from(["simple", "club", "", "random"]),
    "name": st.sampled_from(["Ana", "Bruno", "ours", "=1+1", "\u202eana", "A" * 40]),
    "phrase": st.sampled_from(["thanks", "well_played", "hello", "x"]),
    "language": st.sampled_from(["en", "es", "xx", ""]),
    "form": st.sampled_from(["json", "csv", "html", "x"]),
}


def values_of(kind: Any) -> Strategy:
    """JSON values that a type may be read from, and now and then one that it may not."""
    return _values(inspect.type_info(kind), "")


def _values(kind: inspect.Type, name: str) -> Strategy:
    good = _good(kind, name)
    return st.integers(0, 39).flatmap(lambda number: rubbish if number == 0 else good)


def _good(kind: inspect.Type, name: str) -> Strategy:
    for known, make in _MAKERS.items():
        if isinstance(kind, known):
            return make(kind, name)
    return rubbish


def _number(kind: Any, _name: str) -> Strategy:
    least = kind.ge if kind.ge is not None else -2
    most = kind.le if kind.le is not None else max(least, 0) + 12
    return st.integers(least, most) | st.sampled_from([least - 1, most + 1, 2**63, -(2**64)])


def _text(kind: Any, name: str) -> Strategy:
    if kind.pattern and "{64}" in kind.pattern:
        return st.sampled_from(["0" * 64, "ab" * 32])
    return SENSIBLE.get(name, st.sampled_from(["", "x", "k1", "k2", *PLACES]) | st.text(max_size=10))


def _struct(kind: Any, _name: str) -> Strategy:
    must: dict[str, Strategy] = {}
    may: dict[str, Strategy] = {}
    if kind.tag_field:
        must[kind.tag_field] = st.just(kind.tag)
    for field in kind.fields:
        (must if field.required else may)[field.encode_name] = _later(field)
    return st.fixed_dictionaries(must, optional=may)


def _later(field: inspect.Field) -> Strategy:
    """The values of a field; made when they are needed, since types may hold themselves."""
    return st.deferred(lambda: _values(field.type, field.encode_name))


def _union(kind: Any, name: str) -> Strategy:
    each: list[Any] = [part for part in kind.types if isinstance(part, tuple(_MAKERS))]
    return st.sampled_from(each).flatmap(lambda part: _good(part, name))


_MAKERS: dict[type[inspect.Type], Callable[[Any, str], Strategy]] = {
    inspect.StructType: _struct,
    inspect.UnionType: _union,
    inspect.IntType: _number,
    inspect.StrType: _text,
    inspect.BoolType: lambda _kind, _name: st.booleans(),
    inspect.NoneType: lambda _kind, _name: st.none(),
    inspect.LiteralType: lambda kind, _name: st.sampled_from(kind.values),
    inspect.ListType: lambda kind, name: st.lists(_values(kind.item_type, name), max_size=4),
    inspect.DictType: lambda kind, name: st.dictionaries(
        st.sampled_from(["out", "laid", "sides", "a"]) | st.text(max_size=6),
        _values(kind.value_type, name),
        max_size=4,
    ),
    inspect.Metadata: lambda kind, name: _good(kind.type, name),
}


def as_bytes(value: Any) -> bytes:
    """A value as JSON, with text that is no text left as it is."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


@cache
def bodies_of(kind: Any) -> st.SearchStrategy[bytes]:
    """What may be sent where a type is expected."""
    return values_of(kind).map(as_bytes)


_KINDS: tuple[Any, ...] = (AnySent, AnyCommand, AnyQuestion)


def _check(data: bytes) -> bool:
    """Whatever is read as a message is written again, and read as the same."""
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
    st.one_of([bodies_of(kind) for kind in _KINDS]),
    _check,
    tuple(
        f'"{name}":'.encode() for name in ("type", "do", "ask", "key", "id", "table", "command", *SENSIBLE)
    ),
)
