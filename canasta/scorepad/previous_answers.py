"""Answers reconstructed from an entry, offered when a hand is entered again.

>>> from canasta.scorepad.pad import Pad
>>> pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Bruno"]]})
>>> entry = {"sides": [{"out": True, "laid": 310, "mixed": 1}, {"sets": "777"}]}
>>> former_answers(pad.game.form, pad.sheet().next, entry)["B.laid"]
'c 777'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from canasta.clauses.pad import CHOICE, COUNT, FINES, HANDS, YES_NO, Field
from canasta.messages import SIDE_LETTERS, text
from canasta.scorepad.entry import POINTS, SETS
from canasta.scorepad.form import Form
from canasta.scorepad.pad import HandSeating


def former_answers(form: Form, table: HandSeating, entry: Mapping[str, Any]) -> dict[str, str]:
    """Return the answers that would produce an entry, by the keys of the questions."""
    found: dict[str, str] = {}
    for side, data in enumerate(entry["sides"]):
        letter = SIDE_LETTERS[side]
        for field in form.fields:
            if data.get(field.id):
                found |= {f"{letter}.{key}": given for key, given in _answers(field, data[field.id])}
        if data.get("out") and (name := _who_went_out(table, side, data.get("left"))):
            found["out"] = name
        for id, way in ((SETS, "laid"), (POINTS, POINTS)):
            if data.get(id) is not None:
                found[f"{letter}.{way}"] = cards_answer(data[id])
        canastas = [data.get(field.id) or 0 for field in canasta_fields(form)]
        if any(canastas):
            found[f"{letter}.canastas"] = str(sum(canastas))
    return found


def canasta_fields(form: Form) -> list[Field]:
    """Return the fields that count canastas."""
    return [field for field in form.fields if field.part == "canastas" and field.kind == COUNT]


def _answers(field: Field, value: Any) -> Iterator[tuple[str, str]]:
    if field.kind == YES_NO:
        yield field.id, text("pad.yes")
    elif field.kind == CHOICE:
        yield field.id, str([name for name, _ in field.choices].index(value) + 1)
    elif field.kind == FINES:
        for number, fine in enumerate(value if isinstance(value, list | tuple) else [value]):
            yield f"{field.id}.{number}", fine_answer(fine)
    elif field.kind == HANDS:
        for place, hand in enumerate(value if isinstance(value, list | tuple) else [value]):
            if isinstance(hand, Mapping) and hand.get("calientes"):
                yield f"calientes.{place}", str(hand["calientes"])
            if given := cards_answer(hand):
                yield f"{field.id}.{place}", given
    else:
        yield field.id, cards_answer(value)
        if field.id in ("small_wild", "big_wild"):
            yield "wild_canasta", text("pad.yes" if field.id == "big_wild" else "pad.no")


def cards_answer(value: Any) -> str:
    """Return cards in typed form: a sum, by value, or by letter."""
    if isinstance(value, Mapping):
        if "groups" in value:
            return " ".join(f"{number}x{points}" for points, number in value["groups"].items())
        value = value.get("cards", value.get("points", 0))
    if isinstance(value, str) and value.replace(",", "").replace(" ", "").isdecimal():
        return f"c {value}"  # digits alone would be read as a sum
    return str(value or "")


def fine_answer(fine: Any) -> str:
    """Return a fine in typed form."""
    if not isinstance(fine, Mapping):
        return str(fine)
    return f"{fine.get('points', 0)} {fine.get('for') or ''}".strip()


def _who_went_out(table: HandSeating, side: int, left: Any) -> str:
    """Guess which player of a side went out, which the entry does not say: the only one without cards."""
    hands = left if isinstance(left, list | tuple) else [left] * len(table.players_of(side))
    empty = [
        seat.name for seat, hand in zip(table.players_of(side), hands, strict=False) if not cards_answer(hand)
    ]
    return empty[0] if len(empty) == 1 else ""
