"""Facts of a position other than its cards: whose turn it is, the scores, what has happened.

A fact is a key of the notation, or one number of it: ``scores.A``. Its value is that of the key.

>>> draft = Draft("classic hand1=KK pile=2K")
>>> [(fact.id, fact.value, fact.said) for fact in facts(draft)][:3]
[('seat', '1', False), ('part', 'draw', False), ('did', '', False)]
>>> tell(draft, "scores.B", "1520")
>>> tell(draft, "part", "play")
>>> draft.line
'classic hand1=KK pile=2K scores=0,1520 turn=1:play'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from canasta.cards import LETTERS
from canasta.messages import SIDE_LETTERS, UserError
from canasta.notation.draft.draft import Draft
from canasta.notation.position import keys
from canasta.notation.position.flags import FLAG_WORDS, never_at, possible_flags
from canasta.notation.position.write import position_values

Sort = Literal["choice", "many", "number", "text"]
Group = Literal["turn", "pile", "sides", "players", "end", "text"]
_YES_NO: Final = ("yes", "no")
_OVER: Final = "over"


class Fact(NamedTuple):
    """A fact and its value: one of some words, several of them, a number, or a text."""

    id: str
    key: str
    group: Group
    sort: Sort
    value: str  #: several are separated by commas; empty if none applies, or if it is not known
    said: bool  #: True if the line gives it; otherwise it has its default
    options: tuple[str, ...] = ()


def _seats(draft: Draft) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in range(draft.setup.seats))


def _sides(draft: Draft) -> tuple[str, ...]:
    return tuple(SIDE_LETTERS[: draft.setup.sides])


def _did(draft: Draft) -> tuple[str, ...]:
    part = keys.PARTS.get(draft.part, 0)
    possible = possible_flags(draft.setup) & ~never_at(draft.setup, part)
    return tuple(word for flag, word in FLAG_WORDS.items() if flag & possible)


def _ranks(draft: Draft) -> tuple[str, ...]:
    return tuple(LETTERS[kind] for kind in draft.setup.set_kinds)


def _special(draft: Draft) -> tuple[str, ...]:
    return (keys.NOTHING, *(hand.name for hand in draft.setup.book.special_hands))


_Options = Callable[[Draft], tuple[str, ...]]
#: In the order in which they are asked: key, group, type, choices.
_FACTS: Final[tuple[tuple[str, Group, Sort, _Options | tuple[str, ...]], ...]] = (
    ("did", "turn", "many", _did),
    ("three", "turn", "choice", tuple(keys.THREES)),
    ("count", "turn", "number", ()),
    ("before", "turn", "many", _ranks),
    ("dealer", "turn", "choice", _seats),
    ("turns", "turn", "number", ()),
    ("frozen", "pile", "choice", _YES_NO),
    ("stopped", "pile", "choice", _YES_NO),
    ("shuffles", "pile", "number", ()),
    ("since", "pile", "choice", _YES_NO),
    ("idle", "pile", "number", ()),
    ("opened", "sides", "many", _sides),
    ("melded", "players", "many", _seats),
    ("asked", "players", "many", _seats),
    ("cleared", "players", "many", _seats),
    ("ending", "end", "choice", tuple(keys.ENDINGS)),
    ("out", "end", "choice", lambda draft: (keys.NOTHING, *_seats(draft))),
    ("concealed", "end", "choice", _YES_NO),
    ("special", "end", "choice", _special),
)
#: A number for each side, or for each seat.
_NUMBERS: Final[tuple[tuple[str, Group, _Options], ...]] = (
    ("scores", "sides", _sides),
    ("needs", "sides", _sides),
    ("fines", "sides", _sides),
    ("owes", "players", _seats),
)
_WILD: Final = "wild"
#: Keys that are typed into the line as text, and can be removed from it.
_TYPED: Final = ("known", "penalty", "fined")
_TRIED: Final = "tried"


def facts(draft: Draft) -> list[Fact]:
    """Return all facts that the rules of a draft have."""
    values = position_values(draft.state) if draft.state is not None else dict(draft.values)
    unused = keys.unused_keys(draft.setup)
    return [fact for fact in _facts(draft, values) if fact.key not in unused]


def _facts(draft: Draft, values: dict[str, str]) -> Iterator[Fact]:
    said = draft.values
    yield Fact("seat", "turn", "turn", "choice", draft.seat, "turn" in said, _seats(draft))
    yield Fact("part", "turn", "turn", "choice", draft.part, "turn" in said, tuple(keys.PARTS))
    for key, group, sort, given in _FACTS:
        if group != "end" or draft.part == _OVER:
            options = given(draft) if callable(given) else given
            value = values.get(key, "")
            value = "" if sort == "many" and value == keys.NOTHING else value
            yield Fact(key, key, group, sort, value, key in said, options)
    for key, group, ids in _NUMBERS:
        numbers = values.get(key, "").split(",")
        for place, id in enumerate(ids(draft)):
            value = numbers[place] if place < len(numbers) else ""
            yield Fact(f"{key}.{id}", key, group, "number", value, key in said)
    for side in _sides(draft):
        key = _WILD + side
        yield Fact(key, _WILD, "sides", "choice", values.get(key, ""), key in said, tuple(keys.WILD_CANASTAS))
    for key in said:
        if key[:-1] in _TYPED or key == _TRIED:
            yield Fact(key, key, "text", "text", said[key], True)


def tell(draft: Draft, id: str, value: str) -> None:
    """Set the value of a fact; an empty value restores its default."""
    known = {fact.id: fact for fact in facts(draft)}
    fact = known.get(id)
    if fact is None:
        raise UserError("draft.fact", text=id)
    if id in ("seat", "part"):
        draft.say_turn(
            value or draft.seat if id == "seat" else draft.seat,
            value or draft.part if id == "part" else draft.part,
        )
    elif "." in id:
        others = [each for each in known.values() if each.key == fact.key]
        numbers = [value if each.id == id else each.value for each in others]
        draft.say(fact.key, ",".join(number or "0" for number in numbers) if value else "")
    else:
        draft.say(id, value)
