"""Validation of a new game's settings: names, target, contributions, date, mode."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date as Date
from typing import Final

from canasta import limits
from canasta.clauses.rulebook import Rulebook
from canasta.messages import UserError

# Modes for irregular acts: refused, or possible, and the other players may call them.
STRICT: Final = "refused"
LENIENT: Final = "referee"
#: Characters with a meaning in the record, which a name must not contain.
_MARKS: Final = '#,:;"'


def validated_target(book: Rulebook, target: int | None) -> int:
    """Return the target of a game; 0 if it lasts a fixed number of hands."""
    if book.hands:
        if target:
            raise UserError("match.target_hands", slug=book.slug, number=book.hands)
        return 0
    found = book.target if target is None else target
    if not 1 <= found <= limits.TARGET:
        raise UserError("match.target", target=found, most=limits.TARGET)
    return found


def validated_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names if they can be read aloud and found again in a record."""
    seen: set[str] = set()
    for name in names:
        if not name:
            raise UserError("match.name_empty")
        if len(name) > limits.NAME:
            raise UserError("match.name_long", name=name, number=limits.NAME)
        wrong = next((letter for letter in name if letter in _MARKS or not letter.isprintable()), None)
        if wrong is not None or name != " ".join(name.split()):
            raise UserError("match.name_letter", name=name, letter=repr(wrong or " "))
        if name.casefold() in seen:
            raise UserError("match.name_twice", name=name)
        seen.add(name.casefold())
    return tuple(names)


def validated_contributions(contributions: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Return one contribution per player, or none at all."""
    if contributions and len(contributions) != len(names):
        raise UserError("match.contributions", number=len(names), given=len(contributions))
    return tuple(contributions)


def validated_cause(cause: str) -> str:
    """Return the cause of a referee's decision, in words that a record can hold."""
    if len(cause) > limits.CAUSE or cause != " ".join(cause.split()):
        raise UserError("match.cause_long", number=limits.CAUSE)
    wrong = next((letter for letter in cause if letter in '#:;"' or not letter.isprintable()), None)
    if wrong is not None:
        raise UserError("match.cause_letter", letter=repr(wrong))
    return cause


def validated_date(date: str) -> str:
    """Return a date as year-month-day, or an empty string."""
    try:
        if date and Date.fromisoformat(date).isoformat() != date:
            raise ValueError
    except ValueError as error:
        raise UserError("match.date", date=date) from error
    return date


def validated_irregularities(mode: str) -> str:
    """Return the mode for irregular acts."""
    if mode not in (STRICT, LENIENT):
        raise UserError("live.mode", given=mode, known=f"{STRICT}, {LENIENT}")
    return mode
