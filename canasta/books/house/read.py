"""House rules: a TOML file that extends a book and says what differs.

>>> house = read_house('extends = "classic"\\nname = "ours"\\nversion = 1\\ntarget = 3000\\n')
>>> house.book.target, house.book.slug, house.book.house.name
(3000, 'classic', 'ours')
>>> read_house('extends = "classic"\\nname = "ours"\\nversion = 1\\ntraget = 3000\\n')
Traceback (most recent call last):
canasta.books.house.errors.HouseError: house rule, line 4, traget: Unknown key 'traget'. ...target?

See docs/house-rules.md for the whole format; ``canasta.books.house.seams`` derives it from ``Rulebook``.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from canasta.books import BOOKS
from canasta.books.citations import CITATION
from canasta.books.house.apply import SET_KEYS, change_book
from canasta.books.house.check import check_book, check_idle
from canasta.books.house.errors import HouseError, Spot, shortened
from canasta.books.house.fields import Number
from canasta.books.house.lines import key_lines
from canasta.books.house.seams import plain_fields
from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.messages import ENGLISH, UserError, catalogue, text

#: Longest file, in characters: far more than any house rule needs.
LONGEST: Final = 200_000
NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME_LENGTH: Final = 40
ABOUT_LENGTH: Final = 300
TITLE_LENGTH: Final = 60
#: Most dots in a key: ten thousand of them keep the TOML parser busy for ten seconds.
_DOTS: Final = 100
_HEAD: Final = ("extends", "options", "name", "title", "version", "about")
#: Keys that only describe: two files that differ in them alone are the same rules.
_DESCRIBES: Final = ("title", "about")
_PARTS: Final = ("players", "values", "clauses")
_AT: Final = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)$")
_HOUSES: Final = Path(__file__).parent.parent / "houses"
ENDING: Final = ".toml"


@dataclass(frozen=True)
class House:
    """A valid house rule, and the book it makes."""

    name: str
    title: str  #: as the table writes it: any words; the name if the file has none
    version: int
    hash: str
    extends: str
    options: tuple[str, ...]
    about: str
    book: Rulebook
    source: str  #: the file's text

    @property
    def told(self) -> str:
        """Its description; for one that comes with the program, in the current language."""
        message = "house.about." + self.name.replace("-", ".")
        ours = message in catalogue(ENGLISH) and self.about == text(message, ENGLISH)
        return text(message) if ours else self.about


def read_house(source: str, file: str = "", *, agreed: bool = False) -> House:
    """Read a house rule; a ``HouseError`` lists all errors with their places.

    Args:
        source: The text of the file.
        file: Its name, for messages.
        agreed: Whether a game or a score pad has already begun by these rules. They are then accepted even if
            a setting has no effect, for which a new house rule is refused.
    """
    file = file or text("house.file")
    document, spot = _document(source, file)
    known = (*_HEAD, *plain_fields(), *_PARTS)
    for key in document:
        with spot.noting():
            if key not in known:
                spot.at(key).unknown("field", key, known)
    base, name, title, version, about = None, "", "", 0, ""
    with spot.noting():
        base = _base(document, spot)
    with spot.noting():
        name = _name(document, spot)
    with spot.noting():
        version = Number(1, 9999).read(_needed(document, "version", spot), None, spot.at("version"))
    with spot.noting():
        about = _words(document.get("about", ""), ABOUT_LENGTH, spot.at("about"))
    with spot.noting():
        title = _words(document.get("title", ""), TITLE_LENGTH, spot.at("title")).strip()
    if base is None:
        spot.settle()
    assert base is not None
    book = change_book(base, document, spot, CITATION + name)
    spot.settle()
    check_book(book, spot)
    if not agreed:
        check_idle(base, book, document, spot)
    spot.settle()
    digest = hashlib.sha256(_canonical(document).encode()).hexdigest()
    book = replace(book, house=HouseRule(name, version, digest, title))
    return House(name, title or name, version, digest, base.slug, base.chosen, about, book, source)


def load_house(path: str | Path) -> House:
    """Read a house rule from a file."""
    try:
        with open(path, encoding="utf-8-sig") as file:  # some editors write a byte order mark
            source = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise Spot(str(path)).error("not_text") from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Spot(str(path)).error("unreadable", problem=problem) from error
    return read_house(source, str(path))


def shipped() -> tuple[str, ...]:
    """Return the names of the house rules that come with the program."""
    return tuple(sorted(file.stem for file in _HOUSES.glob(f"*{ENDING}")))


@cache
def shipped_house(name: str) -> House:
    """Return a house rule that comes with the program; a ``UserError`` names the available ones."""
    if name not in shipped():
        Spot(text("house.file")).unknown("shipped", name, shipped())
    return read_house((_HOUSES / f"{name}{ENDING}").read_text(encoding="utf-8"), f"{name}{ENDING}")


def means_file(word: str) -> bool:
    """Return True if a word names a file, whether or not it exists."""
    try:
        return word.endswith(ENDING) or Path(word).is_file()
    except (OSError, ValueError):  # a name that cannot be a file's
        return False


def no_rules(word: str, names: Iterable[str]) -> NoReturn:
    """Complain about a word that names no rules; ``names`` are the available house rules."""
    near = get_close_matches(word, (*BOOKS, *names), 3, 0.6)
    if near:
        raise UserError("house.error.rules_near", word=shortened(word), near=", ".join(near))
    raise UserError("house.error.rules", word=shortened(word), names=", ".join(BOOKS))


# --- The head of a file ---------------------------------------------------------------------------


def _document(source: str, file: str) -> tuple[dict[str, Any], Spot]:
    if len(source) > LONGEST:
        raise Spot(file).error("too_long", most=LONGEST)
    source = source.replace("\r\n", "\n")
    if any(part.count(".") > _DOTS for line in source.splitlines() for part in line.split("=")):
        raise Spot(file).error("absurd")
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line = int(found.group(1)) if found and found.group(1) else source.count("\n") + 1
        problem = _AT.sub("", str(error)).strip()
        raise HouseError("house.error.syntax", file=file, line=line, key="", problem=problem) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or endlessly nested lists
        raise Spot(file).error("absurd") from None
    return document, Spot(file, key_lines(source))


def _needed(document: Mapping[str, Any], key: str, spot: Spot) -> Any:
    if key not in document:
        raise spot.error(f"needs_{key}", names=", ".join(BOOKS))
    return document[key]


def _base(document: Mapping[str, Any], spot: Spot) -> Rulebook:
    slug = _needed(document, "extends", spot)
    if not isinstance(slug, str):
        raise spot.at("extends").wrong(text("house.expect.book", names=", ".join(BOOKS)), slug)
    if slug not in BOOKS:
        spot.at("extends").unknown("book", slug, BOOKS)
    options = document.get("options", [])
    known = [option.name for option in BOOKS[slug].options]
    if not isinstance(options, list):
        raise spot.at("options").wrong(text("house.expect.options"), options)
    for place, option in enumerate(options):
        where = spot.at("options", place)
        if not isinstance(option, str):
            raise where.wrong(text("house.expect.options"), option)
        if option not in known:
            where.unknown("option", option, known)
    try:
        return BOOKS[slug].with_options(options)
    except UserError as error:
        raise spot.at("options").error("said", sentence=str(error)) from error


def _name(document: Mapping[str, Any], spot: Spot) -> str:
    name = _needed(document, "name", spot)
    if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > NAME_LENGTH:
        raise spot.at("name").wrong(text("house.expect.name", most=NAME_LENGTH), name)
    if name in BOOKS:
        raise spot.at("name").error("name_taken", name=name)
    return name


def _words(value: object, most: int, spot: Spot) -> str:
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise spot.wrong(text("house.expect.about", most=most), value)
    return value


def _canonical(document: Mapping[str, Any]) -> str:
    """Return the content of the file, independent of order, blanks, comments and descriptions."""
    content = {key: value for key, value in document.items() if key not in _DESCRIBES}
    return json.dumps(_sorted(content, ""))


def _sorted(value: Any, key: str) -> Any:
    if isinstance(value, dict):
        return {name: _sorted(value[name], name) for name in sorted(value)}
    if isinstance(value, list):
        items = [_sorted(item, "") for item in value]
        return sorted(items) if key in SET_KEYS else items
    return value
