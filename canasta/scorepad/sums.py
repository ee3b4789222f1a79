"""The sums of a hand as data: the counting clauses of a book as lines, tests and tables.

With it, a client adds up a hand offline without knowing the rules. A test compares its sums with the
engine's.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from canasta.clauses.pad import ANY_RANK, PadFields, PadLine, PadTest
from canasta.messages import say
from canasta.scorepad.form import PARTS, Form
from canasta.wire.base import kind_names
from canasta.wire.pads import FormBaseSums, FormClass, FormLine, FormSums, FormTest

#: The canastas of a base.
BASE: Final = ("sevens", "fives", "natural", "mixed", "wild")
_NATURAL: Final = ("sevens", "fives", "natural")


def sums_of(form: Form) -> FormSums:
    """Return the sums of a book."""
    pad = PadFields(form.fields)
    lines = [_line(line) for clause in form.book.score for line in clause.pad_lines(pad)]
    if not form.base:
        return FormSums(_classes(form), [], None, lines)
    if not form.base.base:
        return FormSums(_classes(form), kind_names(ANY_RANK), None, lines)
    places = [list(_NATURAL) if id == "natural" else [id] for id in BASE]
    return FormSums(_classes(form), kind_names(ANY_RANK), FormBaseSums(places, "cheapest"), lines)


def _classes(form: Form) -> list[FormClass]:
    """Return the fields under which sets count, the best match first."""
    return [
        FormClass(
            id,
            part == "canastas",
            kind_names(sets.ranks),
            sets.wild,
            sets.jokers or UNSET,
            sets.least or UNSET,
        )
        for part in PARTS
        for id, sets in form.classes(part)
    ]


def _line(line: PadLine) -> FormLine:
    """Return a line as data; ``{n}`` is the placeholder for its number."""
    return FormLine(
        list(line.of),
        line.each,
        line.paragraph or None,
        say(line.message, {**line.params, "number": 1}),
        say(line.message, {**line.params, "number": "{n}"}),
        [_test(test) for test in line.when],
        list(line.table),
        line.worth,
        say(f"{line.message}_sum", line.params) if line.summed else UNSET,
    )


def _test(test: PadTest) -> FormTest:
    least = UNSET if test.least is None else test.least
    return FormTest(list(test.of), least, UNSET if test.most is None else test.most)
