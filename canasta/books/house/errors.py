"""Errors in a house rule: the file, the line, the key, what was expected and what was found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final, NoReturn

from canasta.books.house.lines import Path, line_of
from canasta.messages import Param, UserError, say, text

#: Longest part of a value that is shown.
_SHOWN: Final = 40
#: Number of errors after which reading stops.
_NOTED: Final = 20


class HouseError(UserError):
    """A house rule that cannot be used. ``params`` has ``file``, ``line`` (0: unknown) and ``key``."""

    def __str__(self) -> str:
        where = "house.at.line" if self.params.get("line") else "house.at.file"
        if self.params.get("key"):
            where += "_key"
        return say(where, {**self.params, "sentence": say(self.message, self.params)})


class HouseErrors(HouseError):
    """Several errors in a house rule, in the order of the file, one per line."""

    def __init__(self, errors: Sequence[HouseError]) -> None:
        self.errors = tuple(sorted(errors, key=lambda error: int(error.params.get("line", 0))))
        super().__init__(self.errors[0].message, **self.errors[0].params)

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))


@dataclass(frozen=True)
class Spot:
    """A place in a house rule's file, for errors; all places share one list of noted errors."""

    file: str
    lines: Mapping[Path, int] = field(default_factory=dict)
    path: Path = ()
    noted: list[HouseError] = field(default_factory=list)

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note errors raised in the block, and go on."""
        try:
            yield
        except HouseErrors:
            raise
        except HouseError as error:
            self.noted.append(error)
            if len(self.noted) >= _NOTED:  # each costs time, and twenty are enough for a reader
                self.settle()

    def settle(self) -> None:
        """Raise all noted errors, if there are any."""
        if self.noted:
            raise self.noted[0] if len(self.noted) == 1 else HouseErrors(self.noted)

    def at(self, *keys: str | int) -> Spot:
        """Return a place below this one."""
        return replace(self, path=(*self.path, *keys))

    def error(self, message: str, **params: Param) -> HouseError:
        """Return the error ``house.error.<message>`` at this place."""
        line, key = line_of(self.lines, self.path), key_text(self.path)
        return HouseError(f"house.error.{message}", **params, file=self.file, line=line, key=key)

    def wrong(self, expected: str, found: object) -> HouseError:
        """Return an error that something else was expected."""
        return self.error("wrong", expected=expected, found=value_text(found))

    def unknown(self, what: str, word: str, known: Iterable[str]) -> NoReturn:
        """Raise an error about an unknown word, naming the closest known ones, or else all of them.

        ``what`` is the message id without its ending.
        """
        names = list(known)
        near = get_close_matches(word, names, 3, 0.6) or [
            name for name in names if name.lower() == word.lower()
        ]
        word = shortened(word)
        if near:
            raise self.error(f"{what}_near", word=word, near=listed(near))
        raise self.error(what, word=word, names=listed(names) if names else text("house.nothing"))


def listed(words: Iterable[str]) -> str:
    """Join words to a list."""
    return ", ".join(words)


def key_text(path: Path) -> str:
    """Return a path as people write it, with list items counted from 1.

    >>> key_text(("clauses", "take", "add", 0, "clause"))
    'clauses.take.add[1].clause'
    """
    joined = ""
    for key in path:
        if isinstance(key, int):
            joined += f"[{key + 1}]"
        else:
            joined += ("." if joined else "") + shortened(key)
    return joined


def shortened(words: str) -> str:
    """Shorten a text for printing in one line, without control characters."""
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in words[: _SHOWN + 1])
    return shown if len(words) <= _SHOWN else shown[: _SHOWN - 1] + "…"


def value_text(value: object, inside: bool = False) -> str:
    """Return a value in its TOML form, shortened.

    >>> value_text(True), value_text("optional"), value_text({"a": 1}), value_text([2, "x"])
    ('true', '"optional"', 'a table', '[2, "x"]')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**_SHOWN else text("house.huge")
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    if isinstance(value, dict):
        return text("house.table")
    if isinstance(value, list):
        return (
            "[…]" if inside else shortened(f"[{listed(value_text(item, True) for item in value[:_SHOWN])}]")
        )
    return shortened(str(value))
