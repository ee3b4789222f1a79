"""The sums of a hand as data: the counting clauses of a book as lines, tests and tables.

With it, a client adds up a hand offline without knowing the rules. A test compares its sums with the
engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import UNSET

from canasta.cards import ACE, BLACK_THREE, FIVE, LETTERS, RANKS, SEVEN
from canasta.clauses import score
from canasta.clauses.base import Counts
from canasta.clauses.score_american import (
    CoveredThrees,
    HeldTooMany,
    OpenSetsCost,
    RankedCanastas,
    SpecialHandPoints,
)
from canasta.clauses.score_base import BaseScore, RedThreesOfSeven, ThreesLeft
from canasta.messages import Param, say
from canasta.scorepad.form import COUNT, Form
from canasta.wire.base import kind_names
from canasta.wire.pads import FormBaseSums, FormClass, FormLine, FormSums, FormTest

#: The canastas of a base.
BASE: Final = ("sevens", "fives", "natural", "mixed", "wild")
_NATURAL: Final = ("sevens", "fives", "natural")
#: The number of cards laid, and the effect of Caliente cards on the hands that hold them.
LAID_CARDS: Final = "laid_cards"
CALIENTES_HELD: Final = "calientes_held"

_ClauseLines = Callable[[Any, Form], list[FormLine]]


def sums_of(form: Form) -> FormSums:
    """Return the sums of a book."""
    lines = [line for clause in form.book.score for line in _LINES[type(clause)](clause, form)]
    if not form.base:
        return FormSums(_classes(form), [], None, lines)
    places = [list(_NATURAL) if id == "natural" else [id] for id in BASE]
    return FormSums(
        _classes(form), kind_names([*range(RANKS), BLACK_THREE]), FormBaseSums(places, "cheapest"), lines
    )


def _classes(form: Form) -> list[FormClass]:
    """Return the fields under which sets count, the best match first."""
    known = {found.id for found in form.fields}
    ranks = kind_names([*range(RANKS), BLACK_THREE])
    found = []
    for id, kind in (("sevens", SEVEN), ("fives", FIVE), ("aces", ACE)):
        if id in known:
            found.append(FormClass(id, True, kind_names([kind]), False))
    found += [FormClass("natural", True, ranks, False), FormClass("mixed", True, ranks, True)]
    if "small_wild" in known:
        found.append(FormClass("big_wild", True, [], True, "more"))
        found.append(FormClass("small_wild", True, [], True))
    if "twos" in known:
        found.append(FormClass("twos", True, [], True, "none"))
    found.append(FormClass("wild", True, [], True))
    if "open_aces" in known:
        found.append(FormClass("open_aces", False, kind_names([ACE]), False))
        found.append(FormClass("open_sevens", False, kind_names([SEVEN]), None))
        found.append(FormClass("open_wild", False, [], True))
    return found


# --- Lines --------------------------------------------------------------------------------------------


def _line(
    of: str | list[str],
    each: int,
    paragraph: str,
    message: str,
    *when: FormTest,
    table: tuple[int, ...] = (),
    worth: bool = False,
    **params: Param,
) -> FormLine:
    """Return a line; ``{n}`` is the placeholder for its number."""
    return FormLine(
        [of] if isinstance(of, str) else of,
        each,
        paragraph or None,
        say(message, {**params, "number": 1}),
        say(message, {**params, "number": "{n}"}),
        list(when),
        list(table),
        worth,
        say(f"{message}_sum", params) if worth and message in _SUMMED else UNSET,
    )


_SUMMED: Final = tuple(
    f"score.{name}" for name in ("laid", "laid_no_canasta", "left", "book_cards", "open_cards")
)


def _is(id: str) -> FormTest:
    return FormTest([id], 1)


def _is_not(*ids: str) -> FormTest:
    return FormTest(list(ids), most=0)


def _canastas(form: Form) -> list[str]:
    """Return all fields of canastas; cards can show a canasta of wild cards in any book."""
    ids = [found.id for found in form.fields if found.part == "canastas" and found.kind == COUNT]
    return [*ids, "wild"] if "wild" not in ids else ids


def _opened(form: Form) -> list[str]:
    open_sets = [found.id for found in form.fields if found.part == "open"]
    return [*_canastas(form), *open_sets, LAID_CARDS]


def _out(clause: score.OutBonus, _form: Form) -> list[FormLine]:
    if not clause.four_blacks:
        return [_line("out", clause.points, clause.paragraph, "score.out")]
    four = clause.four_blacks_paragraph
    return [
        _line("out", clause.points, clause.paragraph, "score.out", _is_not("four_blacks")),
        _line("out", clause.four_blacks, four, "score.four_blacks", _is("four_blacks")),
    ]


def _special(clause: SpecialHandPoints, _form: Form) -> list[FormLine]:
    return [
        _line(f"special:{hand.name}", hand.points, hand.paragraph, f"score.special.{hand.name}")
        for hand in clause.hands
    ]


def _reds(clause: score.RedThrees, form: Form) -> list[FormLine]:
    opened = _opened(form)
    lines = []
    for suffix, sign, when in (("", 1, FormTest(opened, 1)), ("_unopened", -1, _is_not(*opened))):
        unopened = clause.unopened_paragraph if suffix else ""
        every = FormTest(["red_threes"], clause.all_of_them)
        cited = unopened or clause.paragraph
        lines.append(_line("red_threes", sign * clause.each, cited, f"score.red_threes{suffix}", when))
        table = (*[0] * (clause.all_of_them - 1), sign * clause.extra)
        cited = unopened or clause.extra_paragraph or clause.paragraph
        message = f"score.all_red_threes{suffix}"
        lines.append(_line("red_threes", 0, cited, message, when, every, table=table))
    return lines


def _reds_by_canasta(clause: score.RedThreesByCanasta, form: Form) -> list[FormLine]:
    canastas = _canastas(form)
    fewer = FormTest(["red_threes"], most=clause.all_of_them - 1)
    every = FormTest(["red_threes"], clause.all_of_them)
    lines = []
    for message, sign, when in (
        ("score.red_threes", 1, FormTest(canastas, 1)),
        ("score.red_threes_no_canasta", -1, _is_not(*canastas)),
    ):
        usual = clause.paragraph if sign > 0 else clause.without
        all_of_them = clause.all_paragraph if sign > 0 else clause.without
        lines.append(_line("red_threes", sign * clause.each, usual, message, when, fewer))
        lines.append(_line("red_threes", sign * clause.each_of_all, all_of_them, message, when, every))
    return lines


def _reds_of_seven(clause: RedThreesOfSeven, _form: Form) -> list[FormLine]:
    message = "score.red_threes"
    fewer, seven = FormTest(["red_threes"], most=6), FormTest(["red_threes"], 7)
    table = (*[0] * 6, clause.seven)
    return [
        _line("red_threes", clause.each, clause.paragraph, message, fewer),
        _line("red_threes", clause.each, clause.seven_paragraph, message, seven, table=table),
    ]


def _covered(clause: CoveredThrees, form: Form) -> list[FormLine]:
    canastas = _canastas(form)
    lines = []
    for suffix, sign, when in (("", 1, FormTest(canastas, 2)), ("_no_canasta", -1, _is_not(*canastas))):
        table = tuple(sign * points for points in clause.by_number)
        for colour in ("red", "black"):
            id = f"{colour}_threes"
            cited = clause.cover if suffix else clause.paragraph
            lines.append(_line(id, 0, cited, f"score.{id}{suffix}", when, table=table))
    return lines


def _ranked(clause: RankedCanastas, _form: Form) -> list[FormLine]:
    natural, mixed, aces, sevens, wild, twos = clause.paragraphs
    return [
        _line("aces", clause.aces, aces, "score.canasta_natural", kind=ACE),
        _line("sevens", clause.sevens, sevens, "score.canasta_natural", kind=SEVEN),
        _line("wild", clause.wild, wild, "score.canasta_wild"),
        _line("twos", clause.twos, twos, "score.canasta_twos"),
        _line("natural", clause.natural, natural, "score.natural_canastas"),
        _line("mixed", clause.mixed, mixed, "score.mixed_canastas"),
    ]


def _base(clause: BaseScore, _form: Form) -> list[FormLine]:
    natural = clause.natural_paragraph
    return [
        _line("base", clause.base, clause.paragraph, "score.base"),
        _line(list(_NATURAL), clause.natural, natural, "score.books_natural"),
        _line("mixed", clause.mixed, clause.mixed_paragraph, "score.books_mixed"),
        _line("wild", clause.wild, natural, "score.books_wild"),
        _line("beyond", 1, clause.cards_paragraph, "score.book_cards", worth=True),
        _line("laid", 1, clause.open_paragraph, "score.open_cards", worth=True),
    ]


def _on_table(clause: score.CardsOnTable, form: Form) -> list[FormLine]:
    canastas = _canastas(form)
    with_one = FormTest(canastas, 1)
    return [
        _line("laid", 1, clause.paragraph, "score.laid", with_one, worth=True),
        _line("laid", -1, clause.without, "score.laid_no_canasta", _is_not(*canastas), worth=True),
    ]


def _left(clause: score.CardsLeft, _form: Form) -> list[FormLine]:
    lines = [_line("left", -1, clause.paragraph, "score.left", worth=True)]
    if clause.caliente:
        lines.append(_line(CALIENTES_HELD, -1, clause.caliente, "score.caliente_held", worth=True))
    return lines


#: The lines of each counting clause.
_LINES: Final[Mapping[type[Counts], _ClauseLines]] = {
    score.OutBonus: _out,
    score.ConcealedBonus: lambda clause, _: [
        _line("concealed", clause.points, clause.paragraph, "score.concealed", _is("out"))
    ],
    SpecialHandPoints: _special,
    score.RedThrees: _reds,
    score.RedThreesByCanasta: _reds_by_canasta,
    RedThreesOfSeven: _reds_of_seven,
    CoveredThrees: _covered,
    score.CanastaBonus: lambda clause, _: [
        _line("natural", clause.natural, clause.paragraph, "score.natural_canastas"),
        _line("mixed", clause.mixed, clause.mixed_paragraph or clause.paragraph, "score.mixed_canastas"),
    ],
    score.WildCanastaBonus: lambda clause, _: [
        _line("small_wild", clause.small, clause.paragraph, "score.small_wild_canasta"),
        _line("big_wild", clause.big, clause.big_paragraph or clause.paragraph, "score.big_wild_canasta"),
    ],
    RankedCanastas: _ranked,
    OpenSetsCost: lambda clause, _: [
        _line("open_aces", -clause.aces, clause.paragraph, "score.open_set", kind=ACE),
        _line("open_sevens", -clause.sevens, clause.sevens_paragraph, "score.open_set", kind=SEVEN),
        _line("open_wild", -clause.wild, clause.wild_paragraph, "score.open_wild"),
    ],
    BaseScore: _base,
    score.CardsLaid: lambda clause, _: [_line("laid", 1, clause.paragraph, "score.laid", worth=True)],
    score.CardsOnTable: _on_table,
    score.CardsLeft: _left,
    ThreesLeft: lambda clause, _: [
        _line("left_red_threes", -clause.red, clause.paragraph, "score.red_threes_left"),
        _line("left_black_threes", -clause.black, clause.black_paragraph, "score.black_threes_left"),
    ],
    HeldTooMany: lambda clause, _: [
        _line(
            f"held_{LETTERS[clause.rank]}",
            -clause.points,
            clause.paragraph,
            "score.held_too_many",
            kind=clause.rank,
        )
    ],
    score.CalientesPlayed: lambda clause, _: [
        _line("calientes", clause.each, clause.paragraph, "score.caliente_played")
    ],
    score.Fines: lambda clause, _: [_line("fines", -1, clause.paragraph, "score.fines", worth=True)],
}
