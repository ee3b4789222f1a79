"""A book in the form of a house rule's file: for comparing two books, and for template files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from canasta.books.house.apply import SEATS_FIELDS
from canasta.books.house.fields import KIND_NAMES, FieldType, Values, plain_text
from canasta.books.house.seams import (
    clauses_of,
    entries,
    labels,
    plain_fields,
    seam_fields,
    seams,
    written_entry,
)
from canasta.clauses.rulebook import Rulebook
from canasta.messages import catalogue, text

Document = dict[str, Any]


def written_book(book: Rulebook) -> Document:
    """Return everything that a house rule could change, in its file form.

    >>> from canasta.books import book
    >>> written_book(book("classic"))["clauses"]["score"]["OutBonus"]
    {'points': 100, 'four_blacks': 0}
    """
    document: Document = {name: kind.written(getattr(book, name)) for name, kind in plain_fields().items()}
    document["players"] = {
        str(seats.players): {
            name: book.going_out.canastas[seats.players] if name == "canastas" else getattr(seats, name)
            for name in SEATS_FIELDS
        }
        for seats in book.seatings
    }
    document["values"] = Values().written(book.values)
    document["clauses"] = {
        seam.name: {
            label: written_entry(seam, entry)
            for label, entry in zip(labels(entries(book, seam)), entries(book, seam), strict=True)
        }
        for seam in seams().values()
    }
    return document


def clause_sentence(name: str) -> str:
    """Return one sentence about a kind of clause; empty if the catalogue has none yet.

    An irregularity, which goes by its own name, is described by what happened.
    """
    for message in (f"house.clause.{name}", f"referee.title.{name}"):
        if message in catalogue():
            return text(message)
    return ""


def seam_title(name: str) -> str:
    """Return the title of a seam."""
    message = f"house.seam_title.{name}"
    return text(message) if message in catalogue() else name


# --- Differences ----------------------------------------------------------------------------------


class Difference(NamedTuple):
    """A difference of two books: the key of a house rule's file and its values, None if absent."""

    key: str
    section: str  #: title for the reader
    what: str
    one: Any
    other: Any

    def words(self, value: Any) -> str:
        """Return a value for the reader; a clause without fields is present or absent."""
        if value is None:
            return text("house.none")
        return text("house.yes") if value == {} else plain_text(value)


def differences(one: Rulebook, other: Rulebook) -> list[Difference]:
    """Return all differences between two books except their paragraphs, in the order of a file.

    >>> from canasta.books import book
    >>> for row in differences(book("caliente"), book("caliente").with_options(["always_frozen"])):
    ...     print(row.key, row.one, row.other)
    clauses.take.FrozenNeedsPair {} None
    clauses.take.AlwaysFrozen None {}
    clauses.stock_out.MustTake {} None
    clauses.discarded.Freezes {'kinds': ['two', 'joker']} None
    """
    first, second = written_book(one), written_book(other)
    title = text("house.seam_title.numbers")
    rows = [
        Difference(name, title, name, first[name], second[name])
        for name in plain_fields()
        if first[name] != second[name]
    ]
    rows += _compared(first["players"], second["players"], "players", text("house.seam_title.players"))
    title = text("house.seam_title.values")
    rows += [
        Difference(f"values.{kind}", title, kind, first["values"][kind], second["values"][kind])
        for kind in KIND_NAMES
        if first["values"][kind] != second["values"][kind]
    ]
    for seam in seams():
        key = f"clauses.{seam}"
        rows += _compared(first["clauses"][seam], second["clauses"][seam], key, seam_title(seam))
    return [row._replace(one=_brief(row.one, first), other=_brief(row.other, second)) for row in rows]


def _brief(value: Any, document: Document) -> Any:
    """Return a whole clause, without the card values if they are the book's own."""
    if isinstance(value, dict) and value.get("values") == document["values"]:
        return {name: field for name, field in value.items() if name != "values"}
    return value


def _compared(first: Document, second: Document, key: str, title: str) -> Iterator[Difference]:
    """Yield the differences of two tables of tables."""
    for name in dict.fromkeys((*first, *second)):
        one, other = first.get(name), second.get(name)
        what = text("house.number_of_players", number=int(name)) if name.isdigit() else name
        if one is None or other is None:
            sentence = clause_sentence(name.split("-")[0])
            what = text("house.what_clause", clause=what, sentence=sentence) if sentence else what
            yield Difference(f"{key}.{name}", title, what, one, other)
            continue
        for field in dict.fromkeys((*one, *other)):
            before, after = one.get(field), other.get(field)
            label = text("house.what_field", clause=what, field=field)
            path = f"{key}.{name}.{field}"
            if isinstance(before, dict) and isinstance(after, dict):
                for kind in before:
                    if before[kind] != after[kind]:
                        words = text("house.what_kind", field=label, kind_name=kind)
                        yield Difference(f"{path}.{kind}", title, words, before[kind], after[kind])
            elif before != after:
                yield Difference(path, title, label, before, after)


# --- A file to begin with -------------------------------------------------------------------------


def template(book: Rulebook, name: str, title: str = "") -> str:
    """Return a template that changes nothing yet: every possible line, commented out with ``#``.

    >>> from canasta.books import book
    >>> print(template(book("boat"), "our-boat"))
    #...
    extends = "boat"
    name = "our-boat"
    version = 1
    ...
    #target = 10000
    ...
    """
    document = written_book(book)
    lines = [f"# {line}".rstrip() for line in text("house.template.head", book=book.slug).splitlines()]
    lines += ["", *head_lines(book, name, title=title), ""]
    lines += [f"#{number} = {toml(document[number])}" for number in plain_fields()]
    for players, seats in document["players"].items():
        lines += ["", f"#[players.{players}]", *_pairs(seats)]
    lines += ["", "#[values]", *_pairs(document["values"])]
    for seam, clauses in document["clauses"].items():
        lines += ["", f"# --- {seam_title(seam)} ({seam})"]
        absent = [clause for clause in clauses_of(seam) if clause not in _classes(book, seam)]
        if absent:
            lines.append("# " + text("house.template.absent", names=", ".join(absent)))
        for label, fields in clauses.items():
            sentence = clause_sentence(_class_of(book, seam, label))
            lines += ["", *([f"# {sentence}"] if sentence else []), f"#[clauses.{seam}.{label}]"]
            lines += _pairs(fields)
    return "\n".join(lines) + "\n"


def head_lines(book: Rulebook, name: str, about: str = "", version: int = 1, title: str = "") -> list[str]:
    """Return the head of a file."""
    lines = [f"extends = {toml(book.slug)}"]
    if book.chosen:
        lines.append(f"options = {toml(list(book.chosen))}")
    elif book.options:
        lines.append(f"# options = {toml([option.name for option in book.options])}")
    lines.append(f"name = {toml(name)}")
    if title and title != name:
        lines.append(f"title = {toml(title)}")
    return [*lines, f"version = {version}", f"about = {toml(about)}"]


def _pairs(table: Document) -> list[str]:
    return [f"#{key} = {toml(value)}" for key, value in table.items()]


def _classes(book: Rulebook, seam: str) -> list[str]:
    return [type(entry.clause).__name__ for entry in entries(book, seams()[seam])]


def _class_of(book: Rulebook, seam: str, label: str) -> str:
    return _classes(book, seam)[labels(entries(book, seams()[seam])).index(label)]


def toml(value: Any) -> str:
    """Return a value as TOML.

    >>> toml([["two", 5], True, {"ace": 20}])
    '[["two", 5], true, { ace = 20 }]'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


# --- The table of seams and clauses ---------------------------------------------------------------


class ClauseRow(NamedTuple):
    """A clause of a seam: the books (or options) that have it there, and its possible fields."""

    seam: str
    clause: str
    books: tuple[str, ...]
    fields: tuple[tuple[str, FieldType], ...]


def clause_rows(books: dict[str, Rulebook]) -> list[ClauseRow]:
    """Return every clause that a house rule can have, seam by seam."""
    rows = []
    for seam in seams().values():
        for name, clause in clauses_of(seam.name).items():
            using = tuple(where for book in books.values() for where in _where(book, seam.name, name))
            rows.append(ClauseRow(seam.name, name, using, tuple(seam_fields(seam, clause).items())))
    return rows


def _where(book: Rulebook, seam: str, clause: str) -> list[str]:
    """Return the book, or its options, that have a clause in a seam."""
    if clause in _classes(book, seam):
        return [book.slug]
    names = [option.name for option in book.options]
    return [f"{book.slug}+{name}" for name in names if clause in _classes(book.with_options([name]), seam)]


def markdown_table(books: dict[str, Rulebook]) -> str:
    """Return the tables of docs/house-rules.md: numbers, players, and the clauses of every seam."""
    lines: list[str] = []
    for title, fields in (("numbers", plain_fields()), ("players", SEATS_FIELDS)):
        lines += ["", f"### {text(f'house.seam_title.{title}')}", "", text("house.doc.fields"), "|---|---|"]
        lines += [f"| `{name}` | {kind.expected()} |" for name, kind in fields.items()]
    seam = ""
    for row in clause_rows(books):
        if row.seam != seam:
            seam = row.seam
            lines += [
                "",
                f"### `{seam}`: {seam_title(seam)}",
                "",
                text("house.doc.clauses"),
                "|---|---|---|---|",
            ]
        values = "; ".join(f"`{name}`: {kind.expected()}" for name, kind in row.fields)
        cells = (f"`{row.clause}`", clause_sentence(row.clause), values, ", ".join(row.books))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines).strip() + "\n"
