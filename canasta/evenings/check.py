"""Say what a seating breaks: as data, and in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from canasta.evenings.draw import history_before
from canasta.evenings.model import Evening, entry_name
from canasta.evenings.movements.seating import pair
from canasta.evenings.settings import entries_per_side
from canasta.messages import listed, text
from canasta.wire.evenings import EveningRound, EveningTable, FindingKind, SeatingFinding

#: Rounds more on one side than on the other that are out of balance: of pairs, and of single players, whose
#: partners change.
_UNBALANCED: Final = 3
_UNBALANCED_ALONE: Final = 5


def check_round(evening: Evening, number: int) -> list[SeatingFinding]:
    """Return the problems of a drawn round, the worst first."""
    drawn = evening.round(number)
    return [
        *_wrong_places(evening, drawn),
        *_wrong_tables(evening, drawn),
        *_meetings(evening, drawn),
        *_byes(evening, drawn),
        *_sides(evening, drawn),
    ]


def _finding(
    evening: Evening, kind: FindingKind, entries: Sequence[int], tables: Sequence[int], number: int
) -> SeatingFinding:
    names = [entry_name(evening.entry(each), number) for each in entries]
    sentence = text(
        f"evening.finding.{kind}",
        names=listed(names) if names else "",
        table=listed([str(each) for each in tables]) if tables else "",
    )
    return SeatingFinding(kind, list(entries), list(tables), sentence)


def _wrong_places(evening: Evening, drawn: EveningRound) -> Iterator[SeatingFinding]:
    """Entries that have no place, several, or one although they do not play."""
    seated = Counter(each for table in drawn.tables for side in table.sides for each in side)
    seated.update(drawn.byes)
    present = {entrant.number for entrant in evening.present(drawn.number)}
    for kind, found in (
        ("missing", present.difference(seated)),
        ("absent", set(seated).difference(present)),
        ("twice", {each for each, times in seated.items() if times > 1}),
    ):
        for each in sorted(found):
            yield _finding(evening, kind, [each], [], drawn.number)  # type: ignore[arg-type]


def _wrong_tables(evening: Evening, drawn: EveningRound) -> Iterator[SeatingFinding]:
    size = entries_per_side(evening.settings)
    numbers = Counter(table.number for table in drawn.tables)
    for number, times in numbers.items():
        if times > 1:
            yield _finding(evening, "table_twice", [], [number], drawn.number)
    for table in drawn.tables:
        if [len(side) for side in table.sides] != [size, size]:
            yield _finding(evening, "size", [], [table.number], drawn.number)
        if not table.online:
            for each in _members(table):
                entrant = evening.entry(each)
                if entrant.remote or entrant.bot:
                    yield _finding(evening, "place", [each], [table.number], drawn.number)


def _members(table: EveningTable) -> list[int]:
    return [each for side in table.sides for each in side]


def _meetings(evening: Evening, drawn: EveningRound) -> Iterator[SeatingFinding]:
    """Opponents that met before; for single players, partners that were partners."""
    history = history_before(evening, drawn.number)
    for table in drawn.tables:
        if evening.settings.individual:
            for side in table.sides:
                if len(side) == 2 and history.partners[pair(side[0], side[1])]:
                    yield _finding(evening, "partner", side, [table.number], drawn.number)
            continue
        first, second = table.sides
        for one in first:
            for other in second:
                if history.met[pair(one, other)]:
                    yield _finding(evening, "met", [one, other], [table.number], drawn.number)


def _byes(evening: Evening, drawn: EveningRound) -> Iterator[SeatingFinding]:
    history = history_before(evening, drawn.number)
    playing = [each for table in drawn.tables for each in _members(table)]
    least = min((history.byes[each] for each in playing), default=0)
    for each in drawn.byes:
        if history.byes[each] > least:
            yield _finding(evening, "bye_again", [each], [], drawn.number)


def _sides(evening: Evening, drawn: EveningRound) -> Iterator[SeatingFinding]:
    history = history_before(evening, drawn.number)
    limit = _UNBALANCED_ALONE if evening.settings.individual else _UNBALANCED
    for table in drawn.tables:
        for side, step in zip(table.sides, (1, -1), strict=True):
            for each in side:
                lean = history.lean[each] + step
                if abs(lean) >= limit and abs(lean) > abs(history.lean[each]):
                    yield _finding(evening, "unbalanced", [each], [table.number], drawn.number)
