"""Settings of a house rule that would change nothing, because another rule of the book decides.

A new file with such a setting is refused: its author expects an effect that it cannot have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from canasta.books.house_errors import Spot
from canasta.books.house_fields import KIND_NAMES
from canasta.books.house_seams import entries, labels, seams
from canasta.books.house_write import differences
from canasta.cards import BLACK_THREE, CALIENTE, RED_THREE
from canasta.clauses.base import Clause
from canasta.clauses.deal import ThreesShownAtDeal
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.score import CardsLeft
from canasta.clauses.take import AlwaysFrozen, PairFromHand, PairOnly

#: A message ``house.error.idle.…`` and its parameters.
Why = tuple[str, Mapping[str, Any]]
#: Clauses that forbid a way to take the pile, whatever partners of the top card the book names.
_FORBIDS: Final[Mapping[type[Clause], tuple[str, ...]]] = {
    PairOnly: ("NaturalAndWild", "OwnSet"),
    PairFromHand: ("NaturalAndWild",),
    AlwaysFrozen: ("NaturalAndWild",),
}
_SEAT_DRAW: Final = ("clauses", "seat_draw", "DrawForSeats")
_FIRST_MELD: Final = ("clauses", "first_meld", "FirstMeld")


def check_idle(base: Rulebook, book: Rulebook, document: Mapping[str, Any], spot: Spot) -> None:
    """Note every setting of the file that differs from the book's own and cannot have an effect."""
    for row in differences(base, book):
        keys = row.key.split(".")
        why = _why_idle(book, keys) if _is_given(document, keys) else None
        if why is not None:
            message, params = why
            with spot.noting():
                raise spot.at(*keys).error(f"idle.{message}", **params)


def _is_given(document: Mapping[str, Any], keys: Sequence[str]) -> bool:
    """Return True if the file itself sets a key: card values also reach clauses that it does not name."""
    found: Any = document
    for key in keys:
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return True


def _why_idle(book: Rulebook, keys: list[str]) -> Why | None:
    numbers = {seats.players for seats in book.seatings}
    match keys:
        case ["target"] if book.hands and book.target:  # 0 means that the hands decide
            return "hands", {"hands": book.hands}
        case ["players", _, "canastas"] if book.base is not None:
            return "base", {}
        case ["values", card]:
            counted = [clause for clause in book.score if hasattr(clause, "values")]
            never = all(_never_counts(book, clause, KIND_NAMES.index(card)) for clause in counted)
            return ("kind", {"card": card}) if never else None
        case ["clauses", "score", label, "values", card]:
            found = entries(book, seams()["score"])
            clause = found[labels(found).index(label)].clause
            never = _never_counts(book, clause, KIND_NAMES.index(card))
            return ("kind", {"card": card}) if never else None
        case ["clauses", "score", "OutBonus", "four_blacks"] if book.four_black_threes is None:
            return "four_blacks", {}
        case [*head, "always_play"] if tuple(head) == _SEAT_DRAW:
            sits_out = any(seats.players > seats.seats for seats in book.seatings)
            return None if sits_out else ("sits_out", {})
        case [*head, "numbered"] if tuple(head) == _SEAT_DRAW and not book.seat_draw.numbered <= numbers:
            return "numbered", {"numbers": ", ".join(map(str, sorted(numbers)))}
        case [*head, "steps" | "below"] if tuple(head) == _FIRST_MELD and book.first_meld.by_hand:
            return "by_hand", {}
        case ["clauses", "asking", "Asking", "needs_way"] if book.base is not None:
            return "ask_base", {}
        case ["clauses", "partners", partner]:
            forbidden = [clause for clause in book.take if partner in _FORBIDS.get(type(clause), ())]
            return ("partner", {"clause": type(forbidden[0]).__name__}) if forbidden else None
        case ["clauses", "hand_ends", "ThreesShownAtEnd"]:
            shown = any(isinstance(clause, ThreesShownAtDeal) for clause in book.deal)
            return ("threes_shown", {}) if shown else None
    return None


def _never_counts(book: Rulebook, clause: Clause, kind: int) -> bool:
    """Return True if cards of a kind never count by the values of a clause."""
    if kind == RED_THREE:
        return True
    in_hand = isinstance(clause, CardsLeft)
    if kind == CALIENTE:
        return not in_hand or not any(seats.calientes for seats in book.seatings)
    if kind == BLACK_THREE:
        return not clause.threes if isinstance(clause, CardsLeft) else book.only_going_out is None
    return False
