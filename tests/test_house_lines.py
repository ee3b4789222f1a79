"""Positions of the keys in a TOML text, compared with what the standard reader finds in it."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books.house.lines import Path, key_lines, line_of

TEXT = """\
# comment = 1
top = 1 # "not a string
"quoted.key" = 'a # b'
long = \"\"\"
inner = 2
[not.a.table] \\\"\"\" \"\"\"\"
other = '''
x = 3'''
date = 1979-05-27 07:32:00Z
dotted . "k e y".last = [ 1, [2,
  3], # ] }
  { a = 1, b.c = [ { } ] },
]
empty = []
nothing = { }

[ table . sub ]
key = "}"
[table]
late = -1.5e3
[[many]]
first = 1
[[many]]
second = { in = 'line' }
[many.below]
deep = true
[[many.list]]
[[many.list]]
x = ''
"""


def paths_of(value: Any, path: Path = ()) -> set[Path]:
    found = {path} if path else set()
    if isinstance(value, dict):
        for key, item in value.items():
            found |= paths_of(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            found |= paths_of(item, (*path, place))
    return found


def test_every_key_of_a_text_with_everything_in_it() -> None:
    lines = key_lines(TEXT)
    assert set(lines) == paths_of(tomllib.loads(TEXT))
    shown = TEXT.splitlines()
    for path, line in lines.items():
        key = path[-1]
        if isinstance(key, str):
            assert key in shown[line - 1]
    assert lines["dotted", "k e y", "last", 1, 1] == 11
    assert lines["dotted", "k e y", "last", 2, "b", "c", 0] == 12
    assert (lines["many", 0], lines["many", 1], lines["many", 1, "list", 1, "x"]) == (21, 23, 29)
    assert (lines["table",], lines["table", "late"]) == (17, 20)


def test_the_line_of_what_is_not_there() -> None:
    lines = key_lines(TEXT)
    assert line_of(lines, ("table", "sub", "missing")) == 17
    assert line_of(lines, ("table", "missing")) == 0
    assert line_of(lines, ("missing",)) == 0
    assert line_of(lines, ()) == 0


scalars = st.one_of(
    st.integers(-(10**6), 10**6),
    st.booleans(),
    st.floats(allow_nan=False),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8),
    st.dates(),
    st.datetimes(),
)
keys = st.one_of(
    st.from_regex(re.compile(r"[A-Za-z0-9_-]{1,6}", re.ASCII), fullmatch=True),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=4),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(keys, inner, max_size=3)),
    max_leaves=8,
)


def quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


def written(value: Any, blank: str) -> str:
    """Format a value in TOML, with ``blank`` wherever a list may have whitespace."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # Four kinds of strings; a literal one contains no quotes.
        return f"'{value}'" if "'" not in value and len(value) % 2 else quoted(value)
    if isinstance(value, list):
        return "[" + blank + ",".join(blank + written(item, blank) for item in value) + blank + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f" {quoted(k)} = {written(v, blank)}" for k, v in value.items()) + " }"
    return value.isoformat() if hasattr(value, "isoformat") else repr(value)


@given(
    st.dictionaries(keys, values, max_size=4),
    st.dictionaries(keys, st.dictionaries(keys, values, max_size=3), max_size=3),
    st.sampled_from(["", " ", "\n", ' # ] } "\n\t']),
)
def test_every_key_of_any_text(head: dict[str, Any], tables: dict[str, Any], blank: str) -> None:
    source = "".join(f"{quoted(key)} = {written(value, blank)}\n" for key, value in head.items())
    for name, table in tables.items():
        if name not in head:
            source += f"[{quoted(name)}] # [x]\n"
            source += "".join(f"  {quoted(key)}={written(value, blank)}\n" for key, value in table.items())
    document = tomllib.loads(source)
    lines = key_lines(source)
    assert set(lines) == paths_of(document)
    assert all(1 <= line <= source.count("\n") for line in lines.values())


@pytest.mark.parametrize("source", ["", "\n", "# only a comment", "a=1", "[a]", "[[a]]", "a.b.c=[]"])
def test_small_texts(source: str) -> None:
    assert set(key_lines(source)) == paths_of(tomllib.loads(source))
