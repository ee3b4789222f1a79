"""House rules: well-formed and malformed files, with any value in any place."""

from __future__ import annotations

import datetime
import json
import math
import re
import tomllib
from typing import Any

from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.house import House, HouseError, read_house, shipped, shipped_house
from canasta.books.house.apply import SEATS_FIELDS
from canasta.books.house.errors import HouseErrors
from canasta.books.house.fields import (
    KIND_NAMES,
    FieldType,
    Flag,
    Number,
    Numbers,
    OneOf,
    Several,
    Steps,
    Values,
)
from canasta.books.house.seams import clauses_of, plain_fields, seam_fields, seams
from canasta.books.house.write import written_book
from tests.fuzz.target import Target, reads

Document = dict[str, Any]

HEAD = {"extends": "classic", "name": "ours", "version": 1}
LETTERS = st.characters(exclude_categories=["Cs"])

scalars = st.one_of(
    st.integers(),
    st.integers(-3, 60),
    st.booleans(),
    st.floats(),
    st.text(LETTERS, max_size=12),
    st.sampled_from(["all", "remove", "add", "clause", "Stopped", "two", "seven", "optional", "classic"]),
    st.dates(),
    st.times(),
    st.datetimes(timezones=st.sampled_from([None, datetime.UTC])),
)
words = st.one_of(
    st.text(LETTERS, max_size=8),
    st.sampled_from(
        ["2", "4", "players", "values", "clauses", "add", "remove", "replace", "clause", "before"]
    ),
    st.sampled_from([*seams(), *plain_fields(), *KIND_NAMES, *SEATS_FIELDS, "kinds", "points", "steps"]),
)
anything = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=10,
)


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float):
        return (
            ("nan" if math.isnan(value) else "inf" if value > 0 else "-inf")
            if not math.isfinite(value)
            else repr(value)
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else toml(key)


def dumped(document: Document) -> str:
    return "".join(f"{_key(key)} = {toml(value)}\n" for key, value in document.items())


def read_or_complain(source: str) -> House | None:
    """Read a house rule; anything but a house or a clear error message fails the test."""
    try:
        return read_house(source, "ours.toml")
    except HouseError as complaint:
        error = complaint
    told = str(error)
    for one in error.errors if isinstance(error, HouseErrors) else (error,):
        line = str(one)
        assert line in told
        assert line.startswith("ours.toml")
        assert line.isprintable()
        assert len(line) < 2000
        assert 0 <= int(one.params["line"]) <= source.count("\n") + 1
    return None


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    return found


WRITTEN = {slug: {**HEAD, "extends": slug, **written_book(book)} for slug, book in BOOKS.items()}
PLACES = [(slug, path) for slug, document in WRITTEN.items() for path in places(document)]


def replaced(document: Document, path: tuple[Any, ...], value: Any) -> Document:
    key, *rest = path
    return {**document, key: replaced(document[key], tuple(rest), value) if rest else value}


# --- Well-formed rules that may still be nonsense -------------------------------------------------


def value_of(kind: FieldType) -> st.SearchStrategy[Any]:
    if isinstance(kind, Flag):
        return st.booleans()
    if isinstance(kind, Number):
        low, high = max(kind.low, -500), min(kind.high, 500)
        return st.integers(math.ceil(low / kind.step), high // kind.step).map(
            lambda number: number * kind.step
        )
    if isinstance(kind, OneOf):
        return st.sampled_from(list(kind.words))
    if isinstance(kind, Several):
        return st.lists(st.sampled_from(kind.words), unique=True, max_size=4)
    if isinstance(kind, Numbers):
        each = st.integers(max(kind.low, 0), min(kind.high, 60)).map(
            lambda n: n // kind.step * kind.step or kind.low
        )
        return st.lists(each, min_size=kind.least, max_size=min(kind.most, 6))
    if isinstance(kind, Steps):
        return st.integers(1, 5).map(lambda number: [[step * 1000, 50 + step * 40] for step in range(number)])
    assert isinstance(kind, Values)
    return st.dictionaries(st.sampled_from(KIND_NAMES), st.integers(0, 20).map(lambda n: n * 5), max_size=3)


@st.composite
def changes(draw: st.DrawFn, slugs: tuple[str, ...]) -> Document:
    """Return a well-formed file: some numbers, some players, and clauses changed, removed and added."""
    slug = draw(st.sampled_from(slugs))
    written = WRITTEN[slug]
    document: Document = {**HEAD, "extends": slug}
    for name, kind in plain_fields().items():
        if draw(st.integers(0, 9)) == 0:
            document[name] = draw(value_of(kind))
    if draw(st.booleans()):
        number = draw(st.sampled_from(list(written["players"])))
        field = draw(st.sampled_from(list(SEATS_FIELDS)))
        document["players"] = {number: {field: draw(value_of(SEATS_FIELDS[field]))}}
    document["clauses"] = {}
    for name in draw(st.lists(st.sampled_from(list(seams())), min_size=1, max_size=3, unique=True)):
        document["clauses"][name] = draw(seam_changes(name, written["clauses"][name]))
    return document


@st.composite
def seam_changes(draw: st.DrawFn, name: str, there: Document) -> Document:
    seam = seams()[name]
    what = draw(st.sampled_from(["change", "remove", "add"]))
    if there and what == "remove":
        return {"remove": draw(st.lists(st.sampled_from(list(there)), unique=True))}
    if there and what == "change":
        label = draw(st.sampled_from(list(there)))
        kinds = clauses_of(name)
        kind = kinds.get(label.split("-")[0])
        fields = seam_fields(seam, kind) if kind else {}
        return {label: draw(_some(fields))} if fields else {}
    if not clauses_of(name):
        return {}
    clause = draw(st.sampled_from(list(clauses_of(name))))
    fields = seam_fields(seam, clauses_of(name)[clause])
    new = {"clause": clause, **{field: draw(value_of(kind)) for field, kind in fields.items()}}
    return {"replace": {next(iter(there)): new}} if seam.single and there else {"add": [new]}


def _some(fields: dict[str, FieldType]) -> st.SearchStrategy[Document]:
    return st.sampled_from(list(fields)).flatmap(
        lambda field: value_of(fields[field]).map(lambda value: {field: value})
    )


def _check(text: str) -> bool:
    house = read_or_complain(text)
    if house is None:
        return False
    again = read_house(text, "again.toml")
    assert (again.hash, again.book) == (house.hash, house.book)
    written = written_book(house.book)
    assert tomllib.loads(dumped(written)) == json.loads(json.dumps(written))
    return True


in_any_place = st.builds(
    lambda place, value: replaced(WRITTEN[place[0]], place[1], value), st.sampled_from(PLACES), anything
)
HOUSE = Target(
    "house",
    st.one_of(
        st.dictionaries(words, anything, max_size=4).map(lambda document: dumped({**HEAD, **document})),
        in_any_place.map(dumped),
        changes(tuple(BOOKS)).map(dumped),
        st.sampled_from(shipped()).map(lambda name: shipped_house(name).source),
    ).map(lambda source: source.encode("utf-8", "replace")),
    reads(_check),
    tuple(
        f"{name} = ".encode()
        for name in (*plain_fields(), "extends", "name", "version", "options", "add", "remove")
    )
    + tuple(f"[clauses.{name}]\n".encode() for name in seams())
    + tuple(name.encode() for name in KIND_NAMES),
)
