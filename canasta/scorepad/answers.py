"""Readers for the answers typed into the score pad."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from canasta.cards import LETTERS
from canasta.clauses.pad import Field
from canasta.messages import UserError, in_english

YES: Final = ("y", "yes")
NO: Final = ("n", "no")
_BY_VALUE: Final = re.compile(r"([0-9]{1,4})[x×*]([0-9]{1,4})")
_CARDS_WORD: Final = ("c", "cards")


def read_number(typed: str) -> int:
    """Read a whole number; Enter is zero."""
    if not typed:
        return 0
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        raise UserError("pad.ask.number", typed=typed[:40])
    return int(typed)


def read_points(typed: str) -> int:
    """Read points, which may be negative; Enter is zero.

    >>> read_points("-65"), read_points("")
    (-65, 0)
    """
    sign = -1 if typed[:1] in ("-", "\u2212") else 1
    try:
        return sign * read_number(typed[1:] if sign < 0 or typed[:1] == "+" else typed)
    except UserError as problem:
        raise UserError("pad.ask.no_points", typed=typed[:40]) from problem


def read_yes(typed: str) -> bool:
    """Read yes or no; Enter is no."""
    word = in_english("answer", typed).lower()
    if word in YES:
        return True
    if not word or word in NO:
        return False
    raise UserError("pad.ask.yes_no", typed=typed[:40])


def read_cards(typed: str, field: Field) -> tuple[str, Any]:
    """Read cards as a sum, by value or card by card; return which of these, and the entry.

    >>> from canasta.books import book
    >>> from canasta.scorepad.form import form_of
    >>> laid = form_of(book("classic"), 4).field("laid")
    >>> read_cards("845", laid), read_cards("12x5 3x20", laid), read_cards("kkk2 777", laid)
    (('sum', 845), ('groups', {'groups': {'5': 12, '20': 3}}), ('cards', 'KKK2 777'))
    >>> read_cards("c 777", laid)
    ('cards', '777')
    """
    words = typed.lower().replace(",", " ").replace("+", " ").split()
    if not words:
        return "sum", 0
    if words[0] in _CARDS_WORD and len(words) > 1:
        return "cards", " ".join(words[1:]).upper()
    if len(words) == 1 and words[0].isascii() and words[0].isdecimal():
        return "sum", read_number(words[0])
    values = {str(group.value) for group in field.groups}
    pairs = [_BY_VALUE.fullmatch(word) for word in words]
    if all(pair is not None and pair[2] in values for pair in pairs):
        groups: dict[str, int] = {}
        for pair in pairs:
            assert pair is not None
            groups[pair[2]] = groups.get(pair[2], 0) + int(pair[1])
        return "groups", {"groups": groups}
    cards = " ".join(words).upper()
    if cards.replace(" ", "").isdecimal() or any(letter not in LETTERS for letter in cards.replace(" ", "")):
        example = " ".join(f"3x{group.value}" for group in field.groups[:2])
        raise UserError("pad.ask.cards", typed=typed[:40], example=example)
    return "cards", cards


def read_fine(typed: str) -> dict[str, Any] | None:
    """Read a fine as points and a reason; Enter means none.

    >>> read_fine("100 meld too small"), read_fine("")
    ({'points': 100, 'for': 'meld too small'}, None)
    """
    if not typed:
        return None
    points, _, reason = typed.lstrip("-").partition(" ")
    number = read_number(points)
    return {"points": number, "for": reason.strip()} if number else None


def choice_of(names: Sequence[str], message: str) -> Callable[[str], int]:
    """Return a reader for one of several names, by number or prefix; Enter, 0 or a dash is none: -1."""

    def read(typed: str) -> int:
        if typed in ("", "0", "-"):
            return -1
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(names):
            return int(typed) - 1
        alike = [n for n, name in enumerate(names) if name.casefold() == typed.casefold()] or [
            n for n, name in enumerate(names) if name.casefold().startswith(typed.casefold())
        ]
        if len(alike) != 1:
            raise UserError(message, typed=typed[:40], names=", ".join(names))
        return alike[0]

    return read
