"""Entries, members and standings as CSV, and a whole evening as JSON.

>>> read_members("name,account\\nAna,\\nBruno,b1\\n", "members.csv")
[MemberRow(name='Ana', account=None), MemberRow(name='Bruno', account='b1')]
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from canasta.evenings.model import Evening
from canasta.evenings.standings import standings
from canasta.evenings.state import write_evening
from canasta.messages import UserError
from canasta.wire.evenings import ClubMember, NewEntrant

#: A cell that a spreadsheet would run as a formula, or that was already quoted against that.
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_YES: Final = ("1", "yes", "true", "x", "sí", "si", "sim")


class MemberRow(NamedTuple):
    """A line of a member list."""

    name: str
    account: str | None


def _rows(source: str, file: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield the lines of a CSV file with their numbers, by columns; commas and semicolons both separate."""
    text = source.removeprefix("\ufeff")
    head = text.partition("\n")[0]
    delimiter = ";" if head.count(";") > head.count(",") else ","
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter, restval="", strict=True)
    try:
        for row in reader:
            cells = {
                key.strip().casefold(): " ".join(value.split())
                for key, value in row.items()
                if isinstance(key, str) and isinstance(value, str)
            }
            if any(cells.values()):
                yield reader.line_num, {key: _plain(value) for key, value in cells.items()}
    except csv.Error as problem:
        raise UserError("club.error.csv_read", file=file, problem=str(problem)) from problem


def _plain(cell: str) -> str:
    """Undo ``_safe``."""
    return cell[1:] if cell[:1] == "'" and _FORMULA.match(cell) else cell


def _safe(cell: str) -> str:
    """Return a cell that a spreadsheet takes as text."""
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _written(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    for row in rows:
        writer.writerow(
            [_safe(cell) if isinstance(cell, str) else "" if cell is None else cell for cell in row]
        )
    return out.getvalue()


def read_members(source: str, file: str) -> list[MemberRow]:
    """Read a member list: a column ``name``, and ``account`` if there is one."""
    found: list[MemberRow] = []
    for line, row in _rows(source, file):
        if "name" not in row:
            raise UserError("club.error.csv", file=file)
        if not row["name"]:
            raise UserError("club.error.csv_line", file=file, line=line, problem="name")
        found.append(MemberRow(row["name"], row.get("account") or None))
    if not found:
        raise UserError("club.error.csv", file=file)
    return found


def write_members(members: Iterable[ClubMember]) -> str:
    """Return a member list as CSV."""
    return _written(
        ["number", "name", "account"], [(each.number, each.name, each.account) for each in members]
    )


def read_entries(source: str, file: str) -> list[NewEntrant]:
    """Read entries: columns ``name`` and ``partner``, and ``guest``, ``bot`` and ``remote`` with yes or 1."""
    found: list[NewEntrant] = []
    for line, row in _rows(source, file):
        if "name" not in row:
            raise UserError("evening.error.csv", file=file)
        names = [name for name in (row["name"], row.get("partner", "")) if name]
        flags = {key: row.get(key, "").casefold() in _YES for key in ("guest", "bot", "remote")}
        try:
            found.append(msgspec.convert({"names": names, **flags}, NewEntrant))
        except msgspec.ValidationError as problem:
            raise UserError("evening.error.csv_line", file=file, line=line, problem=str(problem)) from problem
    if not found:
        raise UserError("evening.error.csv", file=file)
    return found


def standings_csv(evening: Evening) -> str:
    """Return the standings as CSV, with a column for each round."""
    found = standings(evening)
    rounds = [f"round {number}" for number in range(1, found.after + 1)]
    head = ["place", "entry", "name", "partner", "score", "played", "wins", "points", "difference", *rounds]
    rows = [
        (
            row.place,
            row.entry,
            row.names[0],
            row.names[1] if len(row.names) > 1 else "",
            _number(row.score),
            row.played,
            _number(row.wins),
            row.points,
            row.difference,
            *(_number(each.score) for each in row.rounds),
        )
        for row in found.rows
    ]
    return _written(head, rows)


def results_csv(evening: Evening) -> str:
    """Return all results as CSV, table by table."""
    head = ["round", "table", "online", "side 1", "side 2", "points 1", "points 2", "confirmed"]
    rows: list[Sequence[object]] = []
    for played in evening.rounds:
        for table in played.tables:
            sides = [
                " + ".join(" & ".join(evening.entry(each).names) for each in side) for side in table.sides
            ]
            result = table.result
            points = result.points if result else (None, None)
            sure = ("yes" if result.confirmed else "no") if result else None
            rows.append((played.number, table.number, "yes" if table.online else "no", *sides, *points, sure))
    return _written(head, rows)


def _number(value: float | None) -> object:
    """Return a number without a needless decimal point."""
    return int(value) if value is not None and value == int(value) else value


def evening_json(evening: Evening) -> str:
    """Return the whole evening as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(write_evening(evening)), indent=2).decode() + "\n"
