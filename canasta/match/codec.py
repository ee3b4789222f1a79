"""The log as it is kept: every entry is a kind and a short list that JSON can hold.

What players do is written by its text, so that a log can be read by people and by later versions. Seats,
players and turns count from 0, cards are numbers of the pack.

>>> encode(Acted(2, 7, parse_action("discard K"), card=63))
('act', [2, 7, 'discard K', 63, 0])
>>> decode("try", [1, 7, 2, "lay KKK"]).turn_seat
2
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from canasta.clauses.base import Reason, ScoreLine
from canasta.match.log import (
    Abandoned,
    Acted,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Ruled,
    Undone,
)
from canasta.messages import Complaint
from canasta.table.actions import ALL_ACTIONS, action_text, parse_action

HAND: Final = "hand"
ACT: Final = "act"
UNDO: Final = "undo"
RULING: Final = "ruling"
TRY: Final = "try"
CALL: Final = "call"
RESULT: Final = "result"
ABANDONED: Final = "abandoned"


def encode(entry: Entry) -> tuple[str, list[object]]:
    """An entry as kind and payload."""
    if isinstance(entry, Acted):
        card = [] if entry.card < 0 else [entry.card, entry.copy]
        return ACT, [entry.seat, entry.turn, action_text(entry.action), *card]
    if isinstance(entry, Attempted):
        return TRY, [entry.seat, entry.turn, entry.turn_seat, action_text(entry.action)]
    if isinstance(entry, HandResult):
        lines = [
            [line.side, line.points, line.reason.paragraph, line.reason.message, dict(line.reason.params)]
            for line in entry.lines
        ]
        return RESULT, [*entry[:3], lines, *entry[4:]]
    return _KINDS[type(entry)], list(entry)


def decode(kind: str, payload: object) -> Entry:
    """The entry of a kind and a payload; a ``Complaint`` if there is none."""
    try:
        if isinstance(payload, list):
            return _DECODERS[kind](*payload)
    except (KeyError, TypeError, ValueError):
        pass
    raise Complaint("match.log_entry", kind=kind[:40])


_ACTIONS: Final = {action_text(action): action for action in ALL_ACTIONS}
_KINDS: Final[dict[type, str]] = {
    HandStarted: HAND,
    Undone: UNDO,
    Ruled: RULING,
    Called: CALL,
    Abandoned: ABANDONED,
}


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    if type(values) is not list:
        raise TypeError(values)
    return tuple(map(_number, values))


def _words(value: Any) -> str:
    if type(value) is not str:
        raise TypeError(value)
    return value


def _hand(number: Any, dealer: Any, seats: Any, out: Any, upcards: Any) -> HandStarted:
    return HandStarted(_number(number), _number(dealer), _numbers(seats), _numbers(out), _numbers(upcards))


def _act(seat: Any, turn: Any, action: Any, card: Any = -1, copy: Any = 0) -> Acted:
    if type(seat) is type(turn) is type(card) is type(copy) is int:  # most entries are of this kind
        return Acted(seat, turn, _ACTIONS[action], card, copy)
    raise TypeError(action)


def _try(seat: Any, turn: Any, turn_seat: Any, action: Any) -> Attempted:
    return Attempted(_number(seat), _number(turn), _number(turn_seat), parse_action(_words(action)))


def _line(side: Any, points: Any, paragraph: Any, message: Any, params: Any) -> ScoreLine:
    if type(params) is not dict:
        raise TypeError(params)
    return ScoreLine(_number(side), _number(points), Reason(_words(paragraph), _words(message), params))


def _result(
    number: Any,
    dealer: Any,
    seats: Any,
    lines: Any,
    points: Any,
    totals: Any,
    ending: Any,
    out: Any,
    concealed: Any,
) -> HandResult:
    return HandResult(
        _number(number),
        _number(dealer),
        _numbers(seats),
        tuple(_line(*line) for line in lines),
        _numbers(points),
        _numbers(totals),
        _number(ending),
        _number(out),
        bool(concealed),
    )


_DECODERS: Final[dict[str, Callable[..., Entry]]] = {
    HAND: _hand,
    ACT: _act,
    UNDO: lambda seat: Undone(_number(seat)),
    RULING: lambda seat, turn, decision: Ruled(_number(seat), _number(turn), _words(decision)),
    TRY: _try,
    CALL: lambda seat, turn, turn_seat: Called(_number(seat), _number(turn), _number(turn_seat)),
    RESULT: _result,
    ABANDONED: Abandoned,
}
