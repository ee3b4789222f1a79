"""The values a field of a clause can have in a file, derived from its type.

A field's type says most of it. What a type cannot say (which numbers make sense, that a number is a kind of
card or one of a few words) is in the field's bounds.
"""

from __future__ import annotations

import ast
import dataclasses
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeGuard, get_args

import canasta
from canasta.books.house.errors import Spot, listed, value_text
from canasta.cards import KINDS, RANKS, RED_THREE, TWO
from canasta.clauses.base import Clause, WhenDrawn
from canasta.clauses.bounds import BOUNDS
from canasta.irregularities.irregularity import Irregularity
from canasta.messages import text
from canasta.table.state import MAX_SEATS

#: The names of the kinds in a file, in the order of the kinds.
KIND_NAMES: Final = (
    "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
    "two", "joker", "red_three", "black_three", "caliente",
)  # fmt: skip


class FieldType:
    """The form of a field's values in a file: ``read`` and ``written`` are inverse."""

    def expected(self) -> str:
        """Return the possible values in words."""
        raise NotImplementedError

    def read(self, value: object, old: Any, spot: Spot) -> Any:
        """Read a value; ``old`` is the previous one, for values that can be changed in part."""
        raise NotImplementedError

    def written(self, value: Any) -> object:
        """Return a value in its file form."""
        return value


@dataclasses.dataclass(frozen=True)
class Number(FieldType):
    """A whole number within bounds."""

    low: int = -100_000
    high: int = 100_000
    step: int = 1

    def expected(self) -> str:
        """Return its bounds."""
        message = "house.expect.number" if self.step == 1 else "house.expect.multiple"
        return text(message, low=self.low, high=self.high, step=self.step)

    def read(self, value: object, old: Any, spot: Spot) -> int:
        """Read a number within the bounds."""
        if not is_number(value) or not self.low <= value <= self.high or value % self.step:
            raise spot.wrong(self.expected(), value)
        return value


def is_number(value: object) -> TypeGuard[int]:
    """Return True if a value of a file is a whole number; bools do not count."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclasses.dataclass(frozen=True)
class Flag(FieldType):
    """A bool."""

    def expected(self) -> str:
        """Return the words for true or false."""
        return text("house.expect.flag")

    def read(self, value: object, old: Any, spot: Spot) -> bool:
        """Read a bool."""
        if not isinstance(value, bool):
            raise spot.wrong(self.expected(), value)
        return value


@dataclasses.dataclass(frozen=True)
class Switch(Flag):
    """A rule that applies if its paragraph is named: on or off. If it is new, it cites the house rule."""

    def read(self, value: object, old: Any, spot: Spot) -> Any:
        """Read a switch as a paragraph to cite, or none."""
        wanted = super().read(value, old, spot)
        return (old or ON) if wanted else ""

    def written(self, value: Any) -> bool:
        """Return True if it is on."""
        return bool(value)


#: Placeholder for the citation of the house rule until its name is filled in.
ON: Final = "house"


@dataclasses.dataclass(frozen=True)
class OneOf(FieldType):
    """One of a few words."""

    words: Mapping[str, int | str]

    def expected(self) -> str:
        """Return all the words."""
        return text("house.expect.choice", words=listed(f'"{word}"' for word in self.words))

    def read(self, value: object, old: Any, spot: Spot) -> int | str:
        """Return the meaning of a word."""
        if not isinstance(value, str):
            raise spot.wrong(self.expected(), value)
        if value not in self.words:
            spot.unknown("word", value, self.words)
        return self.words[value]

    def written(self, value: Any) -> object:
        """Return the word."""
        return next((word for word, meant in self.words.items() if meant == value), str(value))


@dataclasses.dataclass(frozen=True)
class Several(FieldType):
    """Some of a few words or numbers, each once, in any order: kinds of cards, ranks, numbers of players."""

    words: tuple[str | int, ...]
    meant: tuple[int, ...]
    what: str  #: message that names them
    make: Callable[[list[int]], Any]

    def expected(self) -> str:
        """Return what they name."""
        return text(f"house.expect.{self.what}")

    def read(self, value: object, old: Any, spot: Spot) -> Any:
        """Return the meanings of the words, sorted."""
        if not isinstance(value, list):
            raise spot.wrong(self.expected(), value)
        for number, word in enumerate(value):
            if isinstance(word, bool) or not isinstance(word, str | int):
                raise spot.at(number).wrong(self.expected(), word)
            if word not in self.words:
                spot.at(number).unknown("word", str(word), map(str, self.words))
            if word in value[:number]:
                raise spot.at(number).error("twice", word=str(word))
        return self.make(sorted(self.meant[self.words.index(word)] for word in value))

    def written(self, value: Any) -> list[str | int]:
        """Return the words, sorted."""
        return [self.words[self.meant.index(item)] for item in sorted(value)]


@dataclasses.dataclass(frozen=True)
class Numbers(FieldType):
    """A list of whole numbers."""

    low: int
    high: int
    most: int = 20
    least: int = 1
    step: int = 1

    def expected(self) -> str:
        """Return their number and bounds."""
        each = Number(self.low, self.high, self.step).expected()
        return text("house.expect.numbers", each=each, least=self.least, most=self.most)

    def read(self, value: object, old: Any, spot: Spot) -> tuple[int, ...]:
        """Read the numbers."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise spot.wrong(self.expected(), value)
        item = Number(self.low, self.high, self.step)
        return tuple(item.read(number, None, spot.at(place)) for place, number in enumerate(value))

    def written(self, value: Any) -> list[int]:
        """Return a list."""
        return list(value)


@dataclasses.dataclass(frozen=True)
class Steps(FieldType):
    """Pairs of a total and a count."""

    total: Number = Number(-100_000, 1_000_000)
    count: Number = Number(0, 500, 5)

    def expected(self) -> str:
        """Return the description of pairs."""
        return text("house.expect.steps")

    def read(self, value: object, old: Any, spot: Spot) -> tuple[tuple[int, int], ...]:
        """Read the pairs, which must ascend."""
        if not isinstance(value, list) or len(value) > 20:
            raise spot.wrong(self.expected(), value)
        steps: list[tuple[int, int]] = []
        for place, pair in enumerate(value):
            if not isinstance(pair, list) or len(pair) != 2:
                raise spot.at(place).wrong(self.expected(), pair)
            total = self.total.read(pair[0], None, spot.at(place, 0))
            count = self.count.read(pair[1], None, spot.at(place, 1))
            if steps and (total <= steps[-1][0] or count < steps[-1][1]):
                raise spot.at(place).error("ascending", total=total, count=count)
            steps.append((total, count))
        return tuple(steps)

    def written(self, value: Any) -> list[list[int]]:
        """Return a list of lists."""
        return [list(pair) for pair in value]


@dataclasses.dataclass(frozen=True)
class Values(FieldType):
    """A number for each kind of card; kinds that are not named keep theirs."""

    number: Number = Number(0, 1000, 5)

    def expected(self) -> str:
        """Return the description of a table."""
        return text("house.expect.values")

    def read(self, value: object, old: Any, spot: Spot) -> tuple[int, ...]:
        """Return the old values updated with the new ones."""
        if not isinstance(value, dict):
            raise spot.wrong(self.expected(), value)
        values = list(old)
        for name, points in value.items():
            if name not in KIND_NAMES:
                spot.at(name).unknown("word", name, KIND_NAMES)
            values[KIND_NAMES.index(name)] = self.number.read(points, None, spot.at(name))
        return tuple(values)

    def written(self, value: Any) -> dict[str, int]:
        """Return the values by the names of the kinds."""
        return dict(zip(KIND_NAMES, value, strict=True))


class Hidden(FieldType):
    """A field that files cannot set: a citation, or derived from another field."""


HIDDEN: Final = Hidden()
#: A citation, which becomes the house rule's own in a clause it changes.
CITED: Final = Hidden()


@dataclasses.dataclass(frozen=True)
class Word(FieldType):
    """A name as files and positions write it: small letters, digits, hyphens and underscores."""

    most: int = 24

    def expected(self) -> str:
        """Return which characters it has."""
        return text("house.expect.hand_name", most=self.most)

    def read(self, value: object, old: Any, spot: Spot) -> str:
        """Read a name."""
        if not isinstance(value, str) or not re.fullmatch(rf"[a-z][a-z0-9_-]{{0,{self.most - 1}}}", value):
            raise spot.wrong(self.expected(), value)
        return value


@dataclasses.dataclass(frozen=True)
class Title(FieldType):
    """Words for people, on one line."""

    most: int = 40

    def expected(self) -> str:
        """Return how long it may be."""
        return text("house.expect.title", most=self.most)

    def read(self, value: object, old: Any, spot: Spot) -> str:
        """Read the words, without blanks around them."""
        if not isinstance(value, str) or len(value.strip()) > self.most or not value.strip().isprintable():
            raise spot.wrong(self.expected(), value)
        return value.strip()


_PLAYERS: Final = tuple(range(2, MAX_SEATS + 1))
#: The forms that the bounds of a field can name (``canasta.clauses.bounds``).
_FORMS: Final[Mapping[str, Callable[..., FieldType]]] = {
    "number": Number,
    "numbers": Numbers,
    "choice": OneOf,
    "rank": lambda: OneOf({name: kind for kind, name in enumerate(KIND_NAMES[:RANKS])}),
    "ranks": lambda: Several(KIND_NAMES[:RANKS], tuple(range(RANKS)), "ranks", tuple),
    "players": lambda: Several(_PLAYERS, _PLAYERS, "players", frozenset),
    "values": Values,
    "name": Word,
    "title": Title,
    "grouped": lambda: Several(KIND_NAMES[: TWO + 1], tuple(range(TWO + 1)), "grouped", frozenset),
    "switch": Switch,
    "derived": lambda: HIDDEN,
}
_KINDS: Final = Several(KIND_NAMES, tuple(range(KINDS)), "kinds", frozenset)
_RED_THREE: Final = Several(("red_three",), (RED_THREE,), "red_three", frozenset)


_FIELDS: Final[dict[type[Any], Mapping[str, FieldType]]] = {}


def fields_of(clause: type[Any]) -> Mapping[str, FieldType]:
    """Return the fields of a kind of clause, in order, including citations and hidden ones.

    >>> from canasta.clauses.score import OutBonus
    >>> {name: kind.expected() for name, kind in fields_of(OutBonus).items() if not isinstance(kind, Hidden)}
    {'points': 'a whole number from -100000 to 100000', 'four_blacks': 'a whole number from ...'}
    """
    if clause not in _FIELDS:
        hints = declared_types(clause)
        _FIELDS[clause] = {
            field.name: field_type(field, hints[field.name]) for field in dataclasses.fields(clause)
        }
    return _FIELDS[clause]


def field_type(field: dataclasses.Field[Any], hint: Any) -> FieldType:
    """Return the form of a field, by its bounds or else by its type."""
    if BOUNDS in field.metadata:
        form, *bounds = field.metadata[BOUNDS]
        return _FORMS[form](*bounds)
    if hint is bool:
        return Flag()
    if hint is int:
        return Number()
    if hint == frozenset[int]:
        return _KINDS
    if hint is str or str in get_args(hint):
        return CITED  # a paragraph, several of them, or by kind
    if hint == tuple[int, ...]:
        return Numbers(-100_000, 100_000)
    return Steps() if hint == tuple[tuple[int, int], ...] else HIDDEN


def kinds_type(clause: type[Clause]) -> FieldType:
    """Return the form of the kinds that a clause acts on, if the clause itself does not carry them."""
    return _RED_THREE if issubclass(clause, WhenDrawn) and clause.acts_on() else _KINDS


def plain_text(value: object) -> str:
    """Return a file value for a table that people read.

    >>> plain_text(["two", "joker"]), plain_text([[0, 50], [1500, 90]]), plain_text({"ace": 20})
    ('two, joker', '0: 50, 1500: 90', 'ace 20')
    """
    if isinstance(value, bool):
        return text("house.yes" if value else "house.no")
    if isinstance(value, list):
        pairs = (f"{item[0]}: {item[1]}" if isinstance(item, list) else str(item) for item in value)
        return listed(pairs) or text("house.none")
    if isinstance(value, dict):
        return listed(f"{key} {plain_text(item)}" for key, item in value.items()) or text("house.none")
    return value if isinstance(value, str) else value_text(value)


#: Names from the layer above that ``Rulebook`` uses only for the type checker.
_NAMED_UPWARDS = {"Irregularity": Irregularity}


def declared_types(kind: type) -> dict[str, Any]:
    """Return the fields of a class and of its bases, with the types their sources declare.

    They are read from the source because a compiled class does not keep them: it knows ``tuple`` where the
    source says ``tuple[int, ...]``.

    >>> from canasta.clauses.going_out import FirstMeld
    >>> declared_types(FirstMeld)["by_hand"]
    tuple[int, ...]
    """
    types: dict[str, Any] = {}
    for part in reversed(kind.__mro__):
        if part.__module__.startswith(f"{canasta.__name__}."):
            names = vars(sys.modules[part.__module__])
            for name, written in _annotations(part.__module__).get(part.__name__, {}).items():
                types[name] = eval(written, _NAMED_UPWARDS | names)
    return types


@cache
def _annotations(module: str) -> dict[str, dict[str, str]]:
    """Return the annotations by class and field."""
    path = Path(canasta.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
