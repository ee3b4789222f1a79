"""The settings that tables change most: each with its sentence, its key in a file and its value now.

Short template files are made of these, and users who prefer questions to editing are asked them.

>>> from canasta.books import book
>>> question = questions(book("boat"), players=4)[2]
>>> question.sentence(), question.value, question.lines(11)
('Cards dealt to each player, with 4 players.', 14, ['players.4.hand_size = 11'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from canasta.books.house.apply import SEATS_FIELDS
from canasta.books.house.errors import Spot
from canasta.books.house.fields import FieldType, Flag, Number, Numbers, Several, Steps, Values, plain_text
from canasta.books.house.seams import clauses_of, plain_fields, seam_fields, seams
from canasta.books.house.write import Document, head_lines, toml, written_book
from canasta.clauses.declarations import Setting
from canasta.clauses.rulebook import Rulebook
from canasta.messages import text

#: The topics of the settings, in the order of a game.
GROUPS: Final = ("game", "deal", "first_meld", "sets", "pile", "stock", "going_out", "points")
#: Settings of the book itself: a number, or one for each number of players.
_OF_BOOK: Final = (
    Setting("target", "game"),
    Setting("hands", "game"),
    Setting("hand_size", "deal"),
    Setting("draw", "deal"),
    Setting("canastas", "going_out", without="base"),
)
#: The order of the questions. Those that are not named here follow, in the order of their topics.
_ORDER: Final = (
    "target", "hands", "hand_size", "draw", "canastas", "first_meld", "below", "three_naturals", "quiet",
    "upcard", "only_opened", "pair_only", "must_take", "wild_cards", "freezes", "wild_last", "safe_discards",
    "last_discard", "one_to_hold", "black_threes", "obliges", "compulsory", "no_fine", "talon",
    "second_talon", "special_hands", "stock_left", "out_bonus", "concealed", "natural", "mixed", "red_threes",
    "threes", "black_three_left",
)  # fmt: skip
#: A line that adds a clause to a seam.
_ADD: Final = re.compile(r"(clauses\.\w+\.add) = \[(.*)\]")
_PAIR: Final = re.compile(r"(-?\d+)\s*:\s*(\d+)")


class HouseQuestion(NamedTuple):
    """One setting; ``value`` is in its file form, None for a clause that is absent."""

    name: str
    keys: tuple[str, ...]  #: keys of the file, which all get the value
    kind: FieldType
    value: Any
    players: tuple[int, ...] = ()
    adds: int | None = None  #: an example of the number, for a clause that would be added
    group: str = ""  #: its topic, one of ``GROUPS``
    replaced: tuple[str, ...] = ()  #: keys of clauses that are removed when this one is added

    def sentence(self) -> str:
        """Return a description for the user."""
        kind = "pairs" if isinstance(self.kind, Steps) else "other"
        return text(f"house.ask.{self.name}", players=", ".join(map(str, self.players)), kind=kind)

    def lines(self, value: Any) -> list[str]:
        """Return the lines of a file that set a value; None removes the clause."""
        if value is None:
            clauses = [key.rpartition(".")[0] for key in self.keys]
            return [f"{clause} = false" for clause in clauses]
        if self.value is None:
            ((head, clause, field),) = [key.rsplit(".", 2) for key in self.keys]
            return [f"{head}.add = [{toml({'clause': clause, field: value})}]"]
        return [f"{key} = {toml(value)}" for key in self.keys]

    def typed(self, words: str, spot: Spot) -> Any:
        """Parse a typed value; a ``HouseError`` lists the possible ones."""
        words = words.strip().lower()
        flag = {"yes": True, "y": True, text("house.yes"): True, "no": False, "n": False}.get(words)
        if flag is False and (self.adds is not None or self.value is None):
            return None
        value: Any = words
        if isinstance(self.kind, Flag):
            value = words if flag is None else flag
        elif isinstance(self.kind, Steps):
            value = [[int(total), int(count)] for total, count in _PAIR.findall(words)] or words
        elif isinstance(self.kind, Numbers):
            value = [_number(word) for word in re.split(r"[\s,;]+", words)]
        elif isinstance(self.kind, Several):
            value = [word.replace(" ", "_") for word in re.split(r"\s*[,;]\s*", words) if word]
        elif isinstance(self.kind, Number):
            value = _number(words)
        return self.kind.written(self.kind.read(value, None, spot))

    def shown(self, value: Any) -> str:
        """Return a value in typed form."""
        return text("house.no") if value is None else plain_text(value)

    def values_in(self, document: Document) -> list[Any]:
        """Return the distinct values of its keys in a book: one, unless the book distinguishes them."""
        found: list[Any] = []
        for key in self.keys:
            value = _value_at(document, key, isinstance(self.kind, Flag) and key.count(".") == 2)
            if value not in found:
                found.append(value)
        return found


def _value_at(document: Document, key: str, clause: bool) -> Any:
    """Return the value at a key; for a clause alone, whether it is present."""
    head, *rest = key.split(".")
    found: Any = document.get(head)
    for part in rest[: 2 if clause else None]:
        found = found.get(part) if isinstance(found, dict) else None
    return found is not None if clause else found


def _number(word: str) -> int | str:
    digits = word.replace(",", "").replace(".", "")
    return int(digits) if re.fullmatch("-?[0-9]{1,9}", digits) else word


class _Declared(NamedTuple):
    """A setting, and where a file has it: a clause of a seam, or the book itself."""

    setting: Setting
    seam: str = ""
    clause: str = ""


@cache
def _settings() -> Mapping[str, Sequence[_Declared]]:
    """Return the settings that clauses declare, by name, in the order of the questions."""
    found: dict[str, list[_Declared]] = {setting.name: [_Declared(setting)] for setting in _OF_BOOK}
    for seam in seams():
        for name, clause in clauses_of(seam).items():
            for setting in clause.settings():
                found.setdefault(setting.name, []).append(_Declared(setting, seam, name))
    new = [name for name in found if name not in _ORDER]
    new.sort(key=lambda name: GROUPS.index(found[name][0].setting.group))
    return {name: found[name] for name in (*_ORDER, *new)}


def questions(book: Rulebook, players: int | None = None) -> list[HouseQuestion]:
    """Return all questions about a book; with ``players``, only the settings for that number."""
    document = written_book(book)
    found: list[HouseQuestion] = []
    for alternatives in _settings().values():
        if not _applies(book, alternatives[0].setting):
            continue
        if not alternatives[0].seam:
            found += _of_book(alternatives[0].setting, document, players)
        else:
            # Clauses that the book has come first: only they are asked about if others mean the same.
            asked = [question for each in alternatives if (question := _question(each, document))]
            found += sorted(asked, key=lambda question: question.value is None)[:1]
    return found


def _applies(book: Rulebook, setting: Setting) -> bool:
    """Return True if a setting makes sense in a book."""
    return not (setting.needs and not _field(book, setting.needs)) and not (
        setting.without and _field(book, setting.without)
    )


def _field(book: Rulebook, path: str) -> Any:
    """Return a field of a book, or of a clause in it after a dot."""
    found: Any = book
    for name in path.split("."):
        found = getattr(found, name)
    return found


def _of_book(setting: Setting, document: Document, players: int | None) -> Iterator[HouseQuestion]:
    """Yield a number of the book, or one for each seating, with those where players sit out combined."""
    name = setting.name
    if name in plain_fields():
        yield HouseQuestion(name, (name,), plain_fields()[name], document[name], group=setting.group)
        return
    tables: dict[tuple[int, int, Any], list[int]] = {}
    for number, seats in document["players"].items():
        tables.setdefault((seats["seats"], seats["sides"], seats[name]), []).append(int(number))
    for (_, _, value), numbers in tables.items():
        if players is None or players in numbers:
            keys = tuple(f"players.{number}.{name}" for number in numbers)
            yield HouseQuestion(name, keys, SEATS_FIELDS[name], value, tuple(numbers), group=setting.group)


def _question(declared: _Declared, document: Document) -> HouseQuestion | None:
    """Return the question about a clause, if the book has a setting there."""
    setting, seam, label = declared
    here = document["clauses"][seam]
    if not setting.field:  # a clause that is present or absent
        if setting.present and label not in here:
            return None
        keys = tuple(_together(declared, document))
        gone = tuple(f"clauses.{seam}.{name}" for name in clauses_of(seam)[label].replaces() if name in here)
        return HouseQuestion(setting.name, keys, Flag(), label in here, group=setting.group, replaced=gone)
    field, _, card = setting.field.partition(".")
    key = f"clauses.{seam}.{label}.{setting.field}"
    kind = seam_fields(seams()[seam], clauses_of(seam)[label])[field]
    if label not in here and setting.adds is None:
        return None
    value: Any = here[label][field] if label in here else None
    if isinstance(kind, Values):
        kind, value = kind.number, value[card]
    if value == [] and isinstance(kind, Numbers):  # counts by hand, in a book that uses totals
        return None
    return HouseQuestion(setting.name, (key,), kind, value, adds=setting.adds, group=setting.group)


def _together(declared: _Declared, document: Document) -> Iterator[str]:
    """Yield the keys of clauses that belong together: the first, and those of the others that are present."""
    yield f"clauses.{declared.seam}.{declared.clause}"
    for seam, label in (other.split(".") for other in declared.setting.joined):
        yield from (f"clauses.{seam}.{found}" for found in document["clauses"][seam] if label in ("*", found))


def house_text(
    book: Rulebook,
    name: str,
    about: str = "",
    changes: Mapping[int, Any] | None = None,
    version: int = 1,
    title: str = "",
) -> str:
    """Return a template file: all questions as comments, or only those answered, with the answers.

    ``changes`` are values by the numbers of the questions; ``title`` is the name as the table writes it.
    """
    lines = [f"# {line}" for line in text("house.template.short", book=book.slug).splitlines()]
    lines = [*lines, ""] if changes is None else []
    lines += head_lines(book, name, about, version, title)
    for number, question in enumerate(questions(book)):
        if changes is None:
            value = question.adds if question.value is None else question.value
            lines += ["", f"# {question.sentence()}", *(f"#{line}" for line in question.lines(value))]
        elif number in changes:
            lines += ["", f"# {question.sentence()}", *question.lines(changes[number])]
    return "\n".join(lines if changes is None else _added_once(lines)) + "\n"


def _added_once(lines: Sequence[str]) -> list[str]:
    """Return the lines of a file with one list of added clauses for each seam."""
    added: dict[str, list[str]] = {}
    for line in lines:
        if match := _ADD.fullmatch(line):
            added.setdefault(match[1], []).append(match[2])
    found: list[str] = []
    for line in lines:
        match = _ADD.fullmatch(line)
        if match is None:
            found.append(line)
        elif match[1] in added:
            found.append(f"{match[1]} = [{', '.join(added.pop(match[1]))}]")
    return found
