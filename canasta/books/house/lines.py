"""Line numbers of the keys in a TOML text, which the standard parser does not give.

``tomllib`` has parsed the text before, so it is known to be well formed.

>>> key_lines("a = 1\\n[b.c]\\nd = [\\n  2,\\n  { e = 3 }]\\n")[("b", "c", "d", 1, "e")]
5
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final

#: Keys, and list indices counted from 0, from the top of the text down.
Path = tuple[str | int, ...]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
#: All four kinds of string, the multi-line ones first.
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""+|'
    r"'''.*?'''+|"
    r'"(?:\\.|[^"\\\n])*"|'
    r"'[^'\n]*'",
    re.DOTALL,
)
_PLAIN_VALUE: Final = re.compile(r"[^,\]}\n#]*")


def key_lines(source: str) -> dict[Path, int]:
    """Return the line of every key and list item, from 1; for a table in pieces, that of the first one."""
    return _Walk(source).run()


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """Return the line of a path, or else of its parent; 0 if the text has neither.

    The sections of players and clauses are too general to name a line.
    """
    places = [path, *(path[:length] for length in range(len(path) - 1, 1, -1))]
    return next((lines[place] for place in places if place in lines), 0)


class _Walk:
    def __init__(self, source: str) -> None:
        self.source = source
        self.place = 0
        self.line = 1
        self.counted = 0  #: lines are counted up to here
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}  #: how many tables a list of tables has so far

    def run(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(_BLANK)
        while self.place < len(self.source):
            if self._next("[["):
                table = self._header(many=True)
                self.place += 2
            elif self._next("["):
                table = self._header(many=False)
                self.place += 1
            else:
                self._pair(table)
            self._skip(_BLANK)
        return self.lines

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.source, self.place)
        assert match is not None, "a text that tomllib has read"
        self.place = match.end()
        return match.group()

    def _next(self, mark: str) -> bool:
        return self.source.startswith(mark, self.place)

    def _note(self, path: Path) -> None:
        self.line += self.source.count("\n", self.counted, self.place)
        self.counted = self.place
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], self.line)

    def _header(self, many: bool) -> Path:
        self.place += 2 if many else 1
        self._skip(_SPACE)
        start = self.place
        keys = self._keys()
        path: Path = ()
        for number, key in enumerate(keys):
            path += (key,)
            last = number == len(keys) - 1
            if last and many:
                self.tables[path] = self.tables.get(path, 0) + 1
            if path in self.tables:
                path += (self.tables[path] - 1,)
        end, self.place = self.place, start
        self._note(path)
        self.place = end
        return path

    def _keys(self) -> list[str]:
        """Read a dotted key, and the blanks after it."""
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            if self._next('"') or self._next("'"):
                word = self._skip(_STRING)
                keys.append(next(iter(tomllib.loads(word + " = 0"))) if "\\" in word else word[1:-1])
            else:
                keys.append(self._skip(_BARE_KEY))
            self._skip(_SPACE)
            if not self._next("."):
                return keys
            self.place += 1

    def _pair(self, table: Path) -> None:
        start = self.place
        path = (*table, *self._keys())
        end, self.place = self.place, start
        self._note(path)
        self.place = end + 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._next("{"):
            self.place += 1
            self._skip(_BLANK)
            while not self._next("}"):
                self._pair(path)
                self._to_next_item()
            self.place += 1
        elif self._next("["):
            self.place += 1
            self._skip(_BLANK)
            number = 0
            while not self._next("]"):
                self._note((*path, number))
                self._value((*path, number))
                self._to_next_item()
                number += 1
            self.place += 1
        elif self._next('"') or self._next("'"):
            self._skip(_STRING)
        else:
            self._skip(_PLAIN_VALUE)

    def _to_next_item(self) -> None:
        self._skip(_BLANK)
        if self._next(","):
            self.place += 1
            self._skip(_BLANK)
