"""Applying a house rule's file to a book, piece by piece, with every word checked."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final, get_args

from canasta.books.house.errors import Spot, listed
from canasta.books.house.fields import CITED, ON, FieldType, Number, Values, declared_types, fields_of
from canasta.books.house.seams import (
    KINDS_FIELD,
    Entry,
    Seam,
    all_cites,
    changed,
    clauses_of,
    entries,
    field_value,
    labels,
    plain_fields,
    recited,
    seam_fields,
    seams,
    seams_with,
    with_entries,
    written_entry,
)
from canasta.clauses.base import Clause
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.messages import text
from canasta.table.state import MAX_SEATS

TomlTable = dict[str, Any]

#: Keys under ``[players.N]``: the fields of ``Seats``, and the canastas that going out needs.
SEATS_FIELDS: Final[Mapping[str, FieldType]] = {
    **{name: kind for name, kind in fields_of(Seats).items() if name not in ("players", "cards")},
    "canastas": Number(0, 5),
}
_NEEDED: Final = ("sides", "hand_size")
#: A state has room for as many seats, and its counts of cards for seven packs.
MOST_PLAYERS: Final = MAX_SEATS
_PLAYERS: Final = tuple(str(number) for number in range(2, MOST_PLAYERS + 1))
_DIGITS: Final = 6
_CHANGES: Final = ("remove", "replace", "add")
#: Keys of a file whose values are sets, in any order.
SET_KEYS: Final = frozenset(
    {"options", "remove", "kinds", "until", "ranks", "never", "never_added", "numbered", "groups"}
)


def change_book(book: Rulebook, document: Mapping[str, Any], spot: Spot, citation: str) -> Rulebook:
    """Return the book changed by the document: numbers, players, values, clauses.

    Every clause that is new or changed cites the house rule, and so does the turn machine if the book has no
    paragraph to cite.
    """
    new = book
    for name, kind in plain_fields().items():
        if name in document:
            with spot.noting():
                value = kind.read(document[name], getattr(book, name), spot.at(name))
                new = dataclasses.replace(new, **{name: value})
    if "players" in document:
        with spot.noting():
            new = _change_players(new, document["players"], spot.at("players"))
    if "values" in document:
        with spot.noting():
            new = _change_values(new, document["values"], spot.at("values"))
    clauses: TomlTable = {}
    with spot.noting():
        clauses = _table(document.get("clauses", {}), spot.at("clauses"))
    for name, wanted in clauses.items():
        place = spot.at("clauses", name)
        with spot.noting():
            if name not in seams():
                place.unknown("seam", name, seams())
            new = _change_seam(new, seams()[name], _table(wanted, place), place)
    new = _derived(new)
    for seam in seams().values():
        before = entries(book, seam)
        now = entries(new, seam)
        if now != before:
            updated = [e if e in before else e._replace(clause=recited(e.clause, citation)) for e in now]
            new = with_entries(new, seam, updated)
    new = _derived(new)
    cites = {**dict.fromkeys(all_cites(), citation), **book.cites, "house": citation}
    return dataclasses.replace(new, cites=cites)


def _table(value: object, spot: Spot) -> TomlTable:
    if not isinstance(value, dict):
        raise spot.wrong(text("house.table"), value)
    return value


def _read_fields(
    table: Mapping[str, Any], fields: Mapping[str, FieldType], old: Mapping[str, Any], spot: Spot
) -> dict[str, Any]:
    """Read the fields that a table sets."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        with spot.noting():
            if name not in fields:
                spot.at(name).unknown("field", name, fields)
            found[name] = fields[name].read(value, old.get(name), spot.at(name))
    return found


# --- Players and values ---------------------------------------------------------------------------


def _change_players(book: Rulebook, value: object, spot: Spot) -> Rulebook:
    table = _table(value, spot)
    seatings = {seats.players: seats for seats in book.seatings}
    canastas = dict(book.going_out.canastas)
    removed = table.get("remove", [])
    if not isinstance(removed, list):
        raise spot.at("remove").wrong(text("house.expect.players"), removed)
    for place, number in enumerate(removed):
        with spot.noting():
            if isinstance(number, bool) or not isinstance(number, int) or number not in seatings:
                where, numbers = spot.at("remove", place), listed(map(str, seatings))
                raise where.wrong(text("house.expect.players_of", numbers=numbers), number)
            del seatings[number]
    for name, wanted in table.items():
        if name == "remove":
            continue
        with spot.noting():
            where = spot.at(name)
            if name.isdecimal() and len(name) < _DIGITS and int(name) > MOST_PLAYERS:
                raise where.error("many_players", number=name, most=MOST_PLAYERS)
            if name not in _PLAYERS:
                where.unknown("players", name, (*_PLAYERS, "remove"))
            players = int(name)
            if players in removed:
                raise where.error("touched", word=name)
            given = _read_fields(_table(wanted, where), SEATS_FIELDS, {}, where)
            if players not in seatings:
                for field in _NEEDED:
                    if field not in wanted:
                        raise where.error("missing", field=field, expected=SEATS_FIELDS[field].expected())
                if not given.keys() >= set(_NEEDED):
                    continue  # a value that was refused
                seatings[players] = Seats(
                    players, given.get("seats", players), given["sides"], given["hand_size"]
                )
            if "canastas" in given:
                canastas[players] = given.pop("canastas")
            seatings[players] = dataclasses.replace(seatings[players], **given)
    going_out = book.going_out
    if canastas != going_out.canastas:
        going_out = dataclasses.replace(going_out, canastas=canastas)
    ordered = tuple(seatings[players] for players in sorted(seatings))
    return dataclasses.replace(book, seatings=ordered, going_out=going_out)


def _change_values(book: Rulebook, value: object, spot: Spot) -> Rulebook:
    """Change card values wherever the book uses them."""
    kind = Values()
    new = dataclasses.replace(book, values=kind.read(value, book.values, spot))
    for seam in seams().values():
        updated = [
            entry._replace(
                clause=dataclasses.replace(
                    entry.clause, values=kind.read(value, field_value(entry, "values"), spot)
                )  # type: ignore[call-arg]
            )
            if "values" in fields_of(type(entry.clause))
            else entry
            for entry in entries(new, seam)
        ]
        if updated != entries(new, seam):
            new = with_entries(new, seam, updated)
    return new


def _derived(book: Rulebook) -> Rulebook:
    """Update everything derived from the book's own numbers and special hands, in every clause."""
    if book.base is not None:
        needed = {seats.players: sum(book.base.parts) for seats in book.seatings}
        if needed != book.going_out.canastas:
            book = dataclasses.replace(book, going_out=dataclasses.replace(book.going_out, canastas=needed))
    follow = _following(book)
    for seam in seams().values():
        old = entries(book, seam)
        new = []
        for entry in old:
            names = [name for name in fields_of(type(entry.clause)) if name in follow]
            new.append(changed(entry, {name: follow[name] for name in names}) if names else entry)
        if new != old:
            book = with_entries(book, seam, new)
    return book


def _following(book: Rulebook) -> dict[str, Any]:
    return {"size": book.canasta_size, "canasta_size": book.canasta_size, "hands": book.special_hands}


# --- Clauses --------------------------------------------------------------------------------------


def _change_seam(book: Rulebook, seam: Seam, table: TomlTable, spot: Spot) -> Rulebook:
    old = entries(book, seam)
    names = labels(old)
    now: dict[str, Entry] = dict(zip(names, old, strict=True))
    touched: set[str] = set()

    def touch(label: object, where: Spot, absent: bool = False) -> str:
        if not isinstance(label, str):
            raise where.wrong(text("house.expect.label"), label)
        if label not in names and not (absent and label in clauses_of(seam.name)):
            homes = seams_with(label)
            if homes and seam.name not in homes:
                raise where.error("clause_elsewhere", word=label, seam=listed(homes))
            if homes and not any(name.startswith(f"{label}-") for name in names):
                raise where.error("clause_absent", word=label, seam=seam.name)
            where.unknown("clause", label, clauses_of(seam.name) if absent else names)
        if label in touched:
            raise where.error("touched", word=label)
        touched.add(label)
        return label

    for label, wanted in table.items():
        if label not in _CHANGES:
            with spot.noting():
                where = spot.at(label)
                touch(label, where, isinstance(wanted, bool))
                now = _changed(book, seam, now, label, wanted, where)
    where = spot.at("replace")
    for label, wanted in _table(table.get("replace", {}), where).items():
        place = where.at(label)
        with spot.noting():
            now[touch(label, place)] = _new_entry(book, seam, _table(wanted, place), place)
    for number, label in enumerate(_removed(table.get("remove", []), names, spot.at("remove"))):
        with spot.noting():
            del now[touch(label, spot.at("remove", number))]
    added = table.get("add", [])
    if not isinstance(added, list):
        raise spot.at("add").wrong(text("house.expect.tables"), added)
    for number, item in enumerate(added):
        where = spot.at("add", number)
        with spot.noting():
            now = _added(book, seam, now, dict(_table(item, where)), where)
    if seam.single and len(now) > 1:
        raise spot.error("single", seam=seam.name, number=len(now))
    if seam.required and not now:
        raise spot.error("required", seam=seam.name)
    return with_entries(book, seam, list(now.values()))


def _changed(
    book: Rulebook, seam: Seam, now: dict[str, Entry], label: str, wanted: object, spot: Spot
) -> dict[str, Entry]:
    """Return the clauses with one changed by a table, removed (false), or present (true)."""
    if wanted is True:
        return now if label in now else _added(book, seam, now, {"clause": label}, spot)
    if wanted is False:
        return {name: entry for name, entry in now.items() if name != label}
    entry = now[label]
    fields = seam_fields(seam, type(entry.clause))
    before = {name: field_value(entry, name) for name in fields}
    given = _read_fields(_table(wanted, spot), fields, before, spot)
    # An unchanged clause is left alone, so that it still cites its own paragraph.
    updated = {
        name: value
        for name, value in given.items()
        if fields[name].written(value) != fields[name].written(before[name])
    }
    return {**now, label: changed(entry, updated)}


def _removed(value: object, names: list[str], spot: Spot) -> list[Any]:
    if value == "all":
        return names
    if not isinstance(value, list):
        raise spot.wrong(text("house.expect.remove"), value)
    return value


def _added(
    book: Rulebook, seam: Seam, now: dict[str, Entry], table: TomlTable, spot: Spot
) -> dict[str, Entry]:
    """Return the clauses with one more: at the end, before another, or in the place of those it replaces."""
    before = table.pop("before", None)
    entry = _new_entry(book, seam, table, spot)
    name = type(entry.clause).__name__
    alike = [other for other in now.values() if type(other.clause) is type(entry.clause)]
    if alike and not type(entry.clause).repeats():
        raise spot.error("there_already", word=name)
    if any(written_entry(seam, other) == written_entry(seam, entry) for other in alike):
        raise spot.error("there_already_so", word=name)
    label = f"{'+' * len(now)}+{name}"  # a label that a file cannot contain
    gone = [other for other, old in now.items() if type(old.clause).__name__ in entry.clause.replaces()]
    if before is None and not gone:
        return {**now, label: entry}
    if before is not None and not isinstance(before, str):
        raise spot.at("before").wrong(text("house.expect.label"), before)
    if before is not None and before not in now:
        spot.at("before").unknown("clause", before, (other for other in now if other[0] != "+"))
    place = list(now).index(before or gone[0])
    items = [*list(now.items())[:place], (label, entry), *list(now.items())[place:]]
    return {other: kept for other, kept in items if other not in gone}


def _new_entry(book: Rulebook, seam: Seam, table: TomlTable, spot: Spot) -> Entry:
    """Return a clause that the file defines in full."""
    known = clauses_of(seam.name)
    if "clause" not in table:
        raise spot.error("missing", field="clause", expected=text("house.expect.label"))
    name = table["clause"]
    if not isinstance(name, str):
        raise spot.at("clause").wrong(text("house.expect.label"), name)
    if name not in known:
        homes = seams_with(name)
        if homes:
            raise spot.at("clause").error("clause_elsewhere", word=name, seam=listed(homes))
        spot.at("clause").unknown("clause", name, known)
    fields = seam_fields(seam, known[name])
    given = {key: value for key, value in table.items() if key != "clause"}
    values = _read_fields(given, fields, {"values": book.values}, spot)
    kinds = values.get(KINDS_FIELD) if seam.by_kind else None
    if seam.by_kind and kinds is None:
        raise spot.error("missing", field=KINDS_FIELD, expected=fields[KINDS_FIELD].expected())
    return Entry(_new_clause(book, known[name], values, spot), kinds)


def _new_clause(book: Rulebook, clause: type[Clause], values: Mapping[str, Any], spot: Spot) -> Clause:
    follow = {**_following(book), "values": book.values, "canastas": book.going_out.canastas}
    hints = declared_types(clause)
    made: dict[str, Any] = {}
    for field in dataclasses.fields(clause):
        name = field.name
        kind = fields_of(clause)[name]
        if name in values:
            made[name] = values[name]
        elif name in follow:
            made[name] = follow[name]
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            if kind is not CITED:
                raise spot.error("missing", field=name, expected=kind.expected())
            parts = get_args(hints[name])
            made[name] = (ON,) * len(parts) if parts else ON
    return clause(**made)
