"""The seams of a rulebook as a file shows them: lists of clauses, each with a label.

The seams, and the kind of clause that each of them takes, are derived from ``Rulebook`` itself: every clause
of that kind in the registry can be used there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin

from canasta.books import BOOKS
from canasta.books.house.fields import (
    CITED,
    FieldType,
    Hidden,
    Number,
    Switch,
    declared_types,
    fields_of,
    kinds_type,
)
from canasta.books.registry import registry
from canasta.clauses.base import Clause
from canasta.clauses.rulebook import Rulebook

#: Pseudo-field with the kinds that a clause acts on, if the clause itself does not carry them.
KINDS_FIELD: Final = "kinds"


@dataclasses.dataclass(frozen=True)
class Seam:
    """A field of ``Rulebook`` that holds clauses."""

    name: str
    clause: type[Clause]
    single: bool = False  #: holds a single clause
    required: bool = False  #: which cannot be absent
    by_kind: bool = False  #: clauses by the kind of card they act on


class Entry(NamedTuple):
    """A clause in a seam; ``kinds`` are those it acts on, if the seam is by kind."""

    clause: Clause
    kinds: frozenset[int] | None = None


@cache
def seams() -> Mapping[str, Seam]:
    """Return all seams by name, in the order of the book's fields."""
    hints = declared_types(Rulebook)
    found = (_seam(field.name, hints[field.name]) for field in dataclasses.fields(Rulebook))
    return {seam.name: seam for seam in found if seam is not None}


def _seam(name: str, hint: Any) -> Seam | None:
    inner = get_args(hint)
    if _is_clause(hint):
        return Seam(name, hint, single=True, required=True)
    if NoneType in inner and _is_clause(inner[0]):
        return Seam(name, inner[0], single=True)
    if get_origin(hint) is tuple and _is_clause(inner[0]):
        return Seam(name, inner[0])
    if len(inner) == 2 and get_origin(inner[1]) is tuple and _is_clause(get_args(inner[1])[0]):
        return Seam(name, get_args(inner[1])[0], by_kind=True)
    return None


def _is_clause(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Clause)


@cache
def plain_fields() -> Mapping[str, FieldType]:
    """Return the fields of a book that are numbers."""
    kinds = fields_of(Rulebook)
    return {name: kind for name, kind in kinds.items() if isinstance(kind, Number) and name != "version"}


def entries(book: Rulebook, seam: Seam) -> list[Entry]:
    """Return the clauses of a seam, in order."""
    value = getattr(book, seam.name)
    if seam.single:
        return [] if value is None else [Entry(value)]
    if not seam.by_kind:
        return [Entry(clause) for clause in value]
    found: list[Clause] = []
    for clauses in value.values():
        found += [clause for clause in clauses if clause not in found]
    return [
        Entry(clause, frozenset(kind for kind, clauses in value.items() if clause in clauses))
        for clause in found
    ]


def with_entries(book: Rulebook, seam: Seam, wanted: Sequence[Entry]) -> Rulebook:
    """Return the book with these clauses in a seam; a single seam takes the first."""
    value: Any
    if seam.single:
        value = wanted[0].clause if wanted else None
    elif seam.by_kind:
        by_kind: dict[int, tuple[Clause, ...]] = {}
        for clause, kinds in wanted:
            for kind in sorted(kinds or ()):
                by_kind[kind] = (*by_kind.get(kind, ()), clause)
        value = by_kind
    else:
        value = tuple(clause for clause, _ in wanted)
    return dataclasses.replace(book, **{seam.name: value})


def labels(wanted: Sequence[Entry]) -> list[str]:
    """Return the labels of the clauses of a seam: their class, or their own name if they have one.

    Several of a class are numbered: ``HeldTooMany-1``, ``HeldTooMany-2``.
    """
    names = [getattr(entry.clause, "name", type(entry.clause).__name__) for entry in wanted]
    return [
        f"{name}-{names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


@cache
def clauses_of(seam: str) -> Mapping[str, type[Clause]]:
    """Return the kinds of clause that a seam accepts, by name, starting with those used there by a book."""
    used = {
        type(entry.clause).__name__: type(entry.clause)
        for book in _all_books()
        for entry in entries(book, seams()[seam])
    }
    others = {
        name: kind
        for name, kind in registry().items()
        if issubclass(kind, seams()[seam].clause) and name not in used
    }
    return {**used, **others}


def _all_books() -> Iterator[Rulebook]:
    for book in BOOKS.values():
        yield book
        for option in book.options:
            yield book.with_options([option.name])


def seams_with(clause: str) -> list[str]:
    """Return the seams that accept a clause of this name."""
    return [name for name in seams() if clause in clauses_of(name)]


@cache
def all_cites() -> tuple[str, ...]:
    """Return the keys of everything that the turn machine may have to cite."""
    return tuple(dict.fromkeys(key for book in BOOKS.values() for key in book.cites))


def seam_fields(seam: Seam, clause: type[Clause]) -> dict[str, FieldType]:
    """Return the fields of a clause in this seam that a file can set."""
    fields = {name: kind for name, kind in fields_of(clause).items() if not isinstance(kind, Hidden)}
    if seam.by_kind and KINDS_FIELD not in fields:
        fields = {KINDS_FIELD: kinds_type(clause), **fields}
    return fields


def field_value(entry: Entry, name: str) -> Any:
    """Return the value of a field of a clause in a seam."""
    return entry.kinds if name == KINDS_FIELD and entry.kinds is not None else getattr(entry.clause, name)


def written_entry(seam: Seam, entry: Entry) -> dict[str, object]:
    """Return a clause in its file form."""
    return {
        name: kind.written(field_value(entry, name))
        for name, kind in seam_fields(seam, type(entry.clause)).items()
    }


def changed(entry: Entry, values: Mapping[str, Any]) -> Entry:
    """Return a clause with some fields changed."""
    kinds = values.get(KINDS_FIELD, entry.kinds) if entry.kinds is not None else None
    own = {field.name for field in dataclasses.fields(entry.clause)}
    return Entry(
        dataclasses.replace(entry.clause, **{name: value for name, value in values.items() if name in own}),
        kinds,
    )


def recited(clause: Clause, citation: str) -> Clause:
    """Return a clause that cites the house rule wherever it cited a paragraph."""
    cites: dict[str, Any] = {}
    for name, kind in fields_of(type(clause)).items():
        old = getattr(clause, name)
        if kind is CITED:
            cites[name] = _recited(old, citation)
        elif isinstance(kind, Switch) and old:
            cites[name] = citation
    return dataclasses.replace(clause, **cites)


def _recited(old: object, citation: str) -> object:
    if isinstance(old, Mapping):
        return dict.fromkeys(old, citation)
    if isinstance(old, tuple):
        return (citation,) * len(old)
    return citation
