"""Parsing and validation of the entry for one side of a hand.

An entry is plain data, a mapping from the ids of the form's fields to what was counted. Zeros may be left
out. The cards of a side can be given

- as a sum, ``{"laid": 95, "mixed": 1}``,
- by value, ``{"laid": {"groups": {"5": 3, "10": 6, "20": 1}}, "mixed": 1}``,
- card by card, ``{"sets": "KKKKKK2 777"}``; then the pad finds the canastas.

Or the side's points are given without any count: ``{"points": 395}``.

>>> from canasta.books import book
>>> from canasta.scorepad.form import form_of
>>> read_side(form_of(book("classic"), 2), 0, {"laid": 95, "mixed": 9}).number("mixed")
9
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeGuard

from canasta.cards import BLACK_THREE, CALIENTE, KINDS, RANKS, RED_THREE, TWO, parse_kinds
from canasta.clauses.pad import CARDS, CHOICE, COUNT, FINES, HANDS, YES_NO, Field, Group
from canasta.clauses.tally import SetTally, SideTally, Worth
from canasta.limits import PAD_POINTS, PAD_REASON
from canasta.messages import Param, UserError, say, text
from canasta.scorepad.form import Form

#: Keys for sets entered card by card, and for the points of a side that was not counted.
SETS: Final = "sets"
POINTS: Final = "points"


class PadError(UserError):
    """An invalid entry. ``field`` is the id of the field, ``side`` the side, -1 for the whole hand."""

    def __init__(
        self, reason: str, side: int = -1, field: str = "", label: str = "", **params: Param
    ) -> None:
        sentence = say(f"pad.refuse.{reason}", params)
        where: dict[str, Param] = {"problem": sentence}
        message = "pad.refused"
        if side >= 0:
            message, where = "pad.refused_side", {"side": side, "field": label or field, "problem": sentence}
        super().__init__(message, **where)
        self.reason = reason
        self.side = side
        self.field = field


class EnteredCards(NamedTuple):
    """Some cards, in the form in which they were entered."""

    worth: Worth
    groups: tuple[tuple[Group, int], ...] = ()  #: how many of each value, if entered by value
    kinds: tuple[int, ...] | None = None  #: how many of each kind, if entered card by card
    calientes: int = 0


class FineEntry(NamedTuple):
    """Points that a side loses, and the reason."""

    points: int
    reason: str = ""
    paragraph: str = ""


@dataclass(frozen=True)
class SideEntry:
    """The validated entry of one side of a hand."""

    side: int
    numbers: Mapping[str, int]  #: of the fields with a number
    said: frozenset[str] = frozenset()  #: fields answered with yes
    special: int = -1
    sets: tuple[SetTally, ...] | None = None  #: card by card
    laid: EnteredCards = field(default=EnteredCards(Worth(0, 0)))
    beyond: EnteredCards = field(default=EnteredCards(Worth(0, 0)))
    left: tuple[EnteredCards, ...] = ()
    fines: tuple[FineEntry, ...] = ()
    points: int | None = None  #: of the side, if nothing was counted

    def number(self, id: str) -> int:
        """Return the number in a field; 0 if it was not given."""
        return self.numbers.get(id, 0)


# --- Reading ----------------------------------------------------------------------------------------


def read_side(form: Form, side: int, data: object) -> SideEntry:
    """Read the entry of a side, or raise a ``PadError`` that names the invalid field."""
    if not isinstance(data, Mapping):
        raise PadError("no_mapping", side, label=text("pad.field.side"))
    known = {found.id: found for found in form.fields}
    for key in data:
        if key not in known and key not in (SETS, POINTS):
            raise PadError("no_field", side, field=_shown(key), names=", ".join([*known, SETS, POINTS]))
    numbers: dict[str, int] = {}
    said: set[str] = set()
    special = -1
    laid = beyond = EnteredCards(Worth(0, 0))
    left = tuple(EnteredCards(Worth(0, 0), kinds=(0,) * KINDS) for _ in range(form.places))
    fines: tuple[FineEntry, ...] = ()
    for id, value in data.items():
        if id in (SETS, POINTS) or value is None:
            continue
        found = known[id]
        if found.kind == COUNT:
            numbers[id] = _whole(value, side, found, found.most)
        elif found.kind == YES_NO:
            if not isinstance(value, bool):
                raise PadError("yes_no", side, id, found.label, given=_shown(value))
            if value:
                said.add(id)
        elif found.kind == CHOICE:
            special = _choice(value, side, found)
        elif found.kind == CARDS:
            counted = _counted(form, value, side, found)
            laid, beyond = (counted, beyond) if id == "laid" else (laid, counted)
        elif found.kind == HANDS:
            left = _hands(form, value, side, found)
        elif found.kind == FINES:
            fines = _fines(value, side, found)
    sets = None
    if data.get(SETS) is not None:
        _check_counted_once(data, known, side)
        sets = read_sets(data[SETS], side)
    points = _points_alone(data, known, side)
    return SideEntry(side, numbers, frozenset(said), special, sets, laid, beyond, left, fines, points)


def _points_alone(data: Mapping[str, object], known: Mapping[str, Field], side: int) -> int | None:
    """Read the points of a side; only who went out and canastas that are paid for may go with them."""
    points = data.get(POINTS)
    if points is None:
        return None
    for id in data:
        beside = id in known and (known[id].one_side or (known[id].part and known[id].kind == COUNT))
        if id != POINTS and not beside and data[id] is not None:
            label = known[id].label if id in known else text("pad.field.sets")
            raise PadError("points_alone", side, id, label)
    if not is_whole(points, -PAD_POINTS, PAD_POINTS):
        raise PadError(
            "points", side, POINTS, text("pad.field.points"), number=PAD_POINTS, given=_shown(points)
        )
    return points


def _check_counted_once(data: Mapping[str, object], known: Mapping[str, Field], side: int) -> None:
    """Complain about a field that repeats what the sets say."""
    for id in data:
        if (id == "laid" or (id in known and known[id].part)) and data[id] is not None:
            # The cards alone do not always show whether it is small or big, so that may be given with the
            # sets.
            if id == "laid" or not known[id].beside:
                raise PadError("both", side, id, known[id].label)


def read_sets(value: object, side: int = 0) -> tuple[SetTally, ...]:
    """Read sets card by card, separated by blanks or commas.

    >>> read_sets("KKKKKK2 777, 22X")
    (SetTally(kind=9, naturals=6, twos=1, jokers=0), SetTally(kind=3, naturals=3, twos=0, jokers=0), ...)
    """
    label = text("pad.field.sets")
    if not isinstance(value, str):
        raise PadError("no_text", side, SETS, label, given=_shown(value))
    if len(value) > 2000:
        raise PadError("long", side, SETS, label, number=2000)
    sets = []
    for word in value.upper().replace(",", " ").split():
        kinds = _parsed(word, side, SETS, label)
        naturals = {kind for kind in kinds if kind < RANKS or kind == BLACK_THREE}
        twos, jokers = kinds.count(TWO), kinds.count(TWO + 1)
        if any(kind in (RED_THREE, CALIENTE) for kind in kinds) or len(naturals) > 1 or len(kinds) < 3:
            raise PadError("no_set", side, SETS, label, set=word)
        kind = naturals.pop() if naturals else TWO
        sets.append(SetTally(kind, len(kinds) - twos - jokers, twos, jokers))
    return tuple(sets)


def _parsed(word: str, side: int, id: str, label: str) -> list[int]:
    try:
        return parse_kinds(word)
    except UserError as problem:
        raise PadError("card", side, id, label, letter=problem.params["letter"]) from problem


def _shown(value: object) -> str:
    shown = value if isinstance(value, str) else repr(value)
    shown = "".join(letter if letter.isprintable() else "?" for letter in shown)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Return True for a whole number within bounds; bools do not count."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _whole(value: object, side: int, found: Field, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise PadError("whole", side, found.id, found.label, given=_shown(value))
    if value > most:
        raise PadError("most", side, found.id, found.label, number=most, given=_shown(value))
    return value


def _choice(value: object, side: int, found: Field) -> int:
    names = [name for name, _ in found.choices]
    if not isinstance(value, str) or value not in names:
        raise PadError("choice", side, found.id, found.label, given=_shown(value), names=", ".join(names))
    return names.index(value)


def _counted(form: Form, value: object, side: int, found: Field) -> EnteredCards:
    """Read cards as a sum, by value or card by card."""
    if not isinstance(value, Mapping):
        value = {"points": value}
    allowed = ["points", "groups", "cards"] if found.kind == HANDS else ["points", "groups"]
    keys = [key for key in value if key != "calientes"]
    if len(keys) > 1 or any(key not in allowed for key in keys):
        raise PadError("one_way", side, found.id, found.label, names=", ".join(allowed))
    calientes = 0
    if "calientes" in value:
        if not found.calientes:
            raise PadError("no_calientes", side, found.id, found.label)
        calientes = _whole(value["calientes"], side, found, form.deck[CALIENTE])
    if "groups" in value:
        counted = _by_value(value["groups"], side, found)
    elif "cards" in value:
        return _by_card(form, value["cards"], side, found, calientes)
    else:
        points = _whole(value.get("points", 0), side, found, PAD_POINTS)
        counted = EnteredCards(Worth(points, -1 if points else 0))
    return counted._replace(calientes=calientes)


def _by_value(value: object, side: int, found: Field) -> EnteredCards:
    if not isinstance(value, Mapping):
        raise PadError("no_groups", side, found.id, found.label)
    groups = {str(group.value): group for group in found.groups}
    numbers = []
    for key, number in value.items():
        if key not in groups:
            names = ", ".join(groups)
            raise PadError("group", side, found.id, found.label, given=_shown(key), names=names)
        group = groups[key]
        numbers.append((group, _whole(number, side, found, PAD_POINTS)))
    points = sum(group.value * number for group, number in numbers)
    return EnteredCards(Worth(points, sum(number for _, number in numbers)), groups=tuple(numbers))


def _by_card(form: Form, value: object, side: int, found: Field, calientes: int) -> EnteredCards:
    if not isinstance(value, str) or len(value) > 2000:
        raise PadError("no_text", side, found.id, found.label, given=_shown(value))
    kinds = [0] * KINDS
    for kind in _parsed("".join(value.upper().replace(",", " ").split()), side, found.id, found.label):
        kinds[kind] += 1
    kinds[CALIENTE] += calientes
    if kinds[CALIENTE] and not found.calientes:
        raise PadError("no_calientes", side, found.id, found.label)
    tally = SideTally(side, (), False, 0, (tuple(kinds),))
    (worth,) = tally.in_hands(form.left_values, form.left_threes)
    return EnteredCards(worth, kinds=tuple(kinds), calientes=kinds[CALIENTE])


def _hands(form: Form, value: object, side: int, found: Field) -> tuple[EnteredCards, ...]:
    hands = value if isinstance(value, list | tuple) else [value]
    if len(hands) != form.places:
        number = form.places
        raise PadError("hands", side, found.id, found.label, number=number, given=len(hands))
    return tuple(_counted(form, hand, side, found) for hand in hands)


def _fines(value: object, side: int, found: Field) -> tuple[FineEntry, ...]:
    fines = []
    for given in value if isinstance(value, list | tuple) else [value]:
        fine = given if isinstance(given, Mapping) else {"points": given}
        words: list[str] = []
        if any(key not in ("points", "for", "paragraph") for key in fine):
            raise PadError("fine", side, found.id, found.label)
        for key in ("for", "paragraph"):
            word = fine.get(key) or ""
            if not isinstance(word, str) or len(word) > PAD_REASON or not word.isprintable():
                raise PadError("fine_text", side, found.id, found.label, number=PAD_REASON)
            words.append(word)
        fines.append(FineEntry(_whole(fine.get("points", 0), side, found, PAD_POINTS), *words))
    return tuple(fines)
