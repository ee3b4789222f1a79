"""Lookup of house rules: files that were given, those that come with the program, and stored copies.

The shelf is a folder of copies, one for every house rule that a game was played by, so that the game can be
resumed when the original file was changed or is gone. A copy is named after the house rule's name and hash,
so several versions can coexist.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from canasta.books import BOOKS
from canasta.books.house.errors import HouseError, shortened
from canasta.books.house.read import (
    ENDING,
    NAME,
    House,
    load_house,
    means_file,
    no_rules,
    shipped,
    shipped_house,
)
from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.messages import UserError, text

_FILE: Final = re.compile(rf"({NAME.pattern})-([0-9a-f]{{64}}){re.escape(ENDING)}")


class Houses:
    """The house rules that can be named here; iterating gives their books, the likeliest first.

    ``given`` are those whose files were given, and ``shelf`` finds the folder of copies. ``warn`` is called
    with each copy that cannot be used, which is skipped. ``admit`` is called with every file before it is
    used.

    >>> [book.house.name for book in Houses().named("boat-to-5000")]
    ['boat-to-5000']
    """

    def __init__(
        self,
        given: Iterable[House] = (),
        shelf: Callable[[], Path] | None = None,
        warn: Callable[[str], object] = str,
        admit: Callable[[House], object] = id,
    ) -> None:
        self.given = list(given)
        self._admit = admit
        self._shelf = shelf
        self._warn = warn
        self._read: dict[Path, House | None] = {}

    def __iter__(self) -> Iterator[Rulebook]:
        names = [house.name for house in self.given]
        return (house.book for name in dict.fromkeys([*names, *self.names()]) for house in self._all(name))

    def named(self, name: str) -> Iterator[Rulebook]:
        """Yield books by house rules of a name: those given, the shipped one, then the newest copies."""
        return (house.book for house in self._all(name))

    def find(self, word: str) -> House:
        """Return the house rule of a name, or in a file; from now on it counts as given."""
        known = None if word.endswith(ENDING) else next(self._all(word), None)
        if known is None and not means_file(word):
            no_rules(word, self.names())
        house = known or load_house(word)
        if known is None:
            self._admit(house)
        self.given.insert(0, house)
        return house

    def rules_of(self, word: str, options: Iterable[str] = ()) -> Rulebook:
        """Return the rules that a word names: a book, perhaps with options, or a house rule by name or file.

        >>> Houses().rules_of("caliente", ["always_frozen"]).chosen
        ('always_frozen',)
        """
        slug, *more = word.split("+")
        if slug in BOOKS:
            return BOOKS[slug].with_options([*more, *options])
        house = self.find(word)
        if list(options):
            raise UserError("house.own_options", name=house.name)
        return house.book

    def exactly(self, rule: HouseRule) -> House | None:
        """Return the house rule of this name, version and hash, if it is here."""
        return next((house for house in self._all(rule.name) if house.book.house == rule), None)

    def names(self) -> list[str]:
        """Return the names of all available house rules, the user's first."""
        own = [house.name for house in self.given] + [name for name, _ in self._copies()]
        return list(dict.fromkeys([*(name for name in own if name not in shipped()), *shipped()]))

    def listed(self) -> list[House]:
        """Return every house rule once: the user's first, then those that come with the program."""
        return [house for name in self.names() for house in self._all(name) if not self._hidden(house)]

    def keep(self, rule: HouseRule) -> None:
        """Put a copy of a house rule on the shelf, unless there is one; may raise ``OSError``."""
        house = self.exactly(rule)
        if house is None or self._shelf is None:
            return
        path = self._shelf() / f"{rule.name}-{rule.hash}{ENDING}"
        if path.exists() and self._load(path) is not None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            draft.write_text(house.source, encoding="utf-8", newline="\n")
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)
        self._read.pop(path, None)

    def _hidden(self, house: House) -> bool:
        """Return True if another house rule has the same name, so that this one needs its hash."""
        return next(self._all(house.name)) is not house

    def _all(self, name: str) -> Iterator[House]:
        own = (house for house in self.given if house.name == name)
        ours = (shipped_house(name) for known in shipped() if known == name)
        return chain(own, ours, self._kept(name))

    def _kept(self, name: str) -> Iterator[House]:
        """Yield the copies of a name, the newest version first; of equal versions the one stored last."""
        found = [(path, self._load(path)) for copy, path in self._copies() if copy == name]
        good = [(house.version, _age(path), house) for path, house in found if house is not None]
        yield from (house for *_, house in sorted(good, key=lambda kept: kept[:2], reverse=True))

    def _copies(self) -> list[tuple[str, Path]]:
        if self._shelf is None:
            return []
        try:
            files = sorted(self._shelf().iterdir())
        except OSError:
            return []
        return [(match[1], path) for path in files if (match := _FILE.fullmatch(path.name))]

    def _load(self, path: Path) -> House | None:
        if path not in self._read:
            try:
                house: House | None = load_house(path)
                if house and path.name != f"{house.name}-{house.hash}{ENDING}":
                    raise UserError("house.shelf.other", path=str(path))
            except (HouseError, UserError) as problem:
                house = None
                self._warn(text("house.shelf.passed_over", problem=str(problem)))
            self._read[path] = house
        return self._read[path]


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def books_named(houses: Iterable[Rulebook], name: str) -> Iterator[Rulebook]:
    """Yield books by house rules of a name, including those that come with the program."""
    if isinstance(houses, Houses):
        return houses.named(name)
    own = (book for book in houses if book.house is not None and book.house.name == name)
    return chain(own, (shipped_house(name).book for known in shipped() if known == name))


def every_house(houses: Iterable[Rulebook]) -> Iterable[Rulebook]:
    """Return books by all available house rules, including those that come with the program."""
    ours = (shipped_house(name).book for name in shipped())
    return houses if isinstance(houses, Houses) else chain(houses, ours)


def names_for(houses: Iterable[Rulebook], slug: str) -> str:
    """Return the names of the house rules of a book, for an error message."""
    books = every_house(houses)
    names = dict.fromkeys(book.house.name for book in books if book.house and book.slug == slug)
    return ", ".join(map(shortened, names)) or text("house.nothing")


def rules_of(word: str) -> Rulebook:
    """Return the rules that a word names: a book, perhaps with options, or a house rule by name or file.

    >>> rules_of("caliente+always_frozen").chosen
    ('always_frozen',)
    """
    return Houses().rules_of(word)
