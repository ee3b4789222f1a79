"""Serialization of the log: every entry is a kind and a short list that JSON can hold.

Actions are written as text, so that people and later versions can read a log. Seats, players and turns count
from 0; cards are numbers of the pack.

>>> from canasta.table.actions import parse_action
>>> encode(log.Acted(2, 7, parse_action("discard K"), card=63))
('act', [2, 7, 'discard K', 63, 0])
>>> decode("try", [1, 7, 2, "lay KKK"]).turn_seat
2
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from canasta.clauses.base import Reason, ScoreLine
from canasta.match import log
from canasta.messages import UserError
from canasta.table.actions import ALL_ACTIONS, action_text

HAND: Final = "hand"
ACT: Final = "act"
UNDO: Final = "undo"
RULING: Final = "ruling"
AGREE: Final = "agree"
TAKE_BACK: Final = "take back"
NOTE: Final = "note"
TRY: Final = "try"
CALL: Final = "call"
RESULT: Final = "result"
ABANDONED: Final = "abandoned"

_TYPES: Final[dict[str, type[log.Entry]]] = {
    HAND: log.HandStarted,
    ACT: log.Acted,
    UNDO: log.Undone,
    RULING: log.Ruled,
    AGREE: log.Agreed,
    TAKE_BACK: log.TakenBack,
    NOTE: log.Noted,
    TRY: log.Attempted,
    CALL: log.Called,
    RESULT: log.HandResult,
    ABANDONED: log.Abandoned,
}
_KINDS: Final = {type_: kind for kind, type_ in _TYPES.items()}
_ACTIONS: Final = {action_text(action): action for action in ALL_ACTIONS}
_LINE: Final = tuple[int, int, str, str, dict[str, int | str]]


def encode(entry: log.Entry) -> tuple[str, list[object]]:
    """Encode an entry as kind and payload."""
    if isinstance(entry, log.Acted):
        card = [] if entry.card < 0 else [entry.card, entry.copy]
        return ACT, [entry.seat, entry.turn, action_text(entry.action), *card]
    kind, payload = _KINDS[type(entry)], list[object](entry)
    if isinstance(entry, log.Attempted):
        payload[3] = action_text(entry.action)
    if isinstance(entry, log.HandResult):
        payload[3] = [
            [line.side, line.points, line.reason.paragraph, line.reason.message, dict(line.reason.params)]
            for line in entry.lines
        ]
    return kind, payload


def decode(kind: str, payload: object) -> log.Entry:
    """Decode the entry of a kind and a payload, or raise a ``UserError`` if it is invalid."""
    try:
        if kind == ACT and isinstance(payload, list):
            return _acted(*payload)
        if kind == TRY and isinstance(payload, list):
            payload = [*payload[:3], _ACTIONS[payload[3]], *payload[4:]]
        return msgspec.convert(payload, _TYPES[kind], dec_hook=_score_line)
    except (LookupError, TypeError, msgspec.ValidationError):
        raise UserError("match.log_entry", kind=kind[:40]) from None


def _acted(seat: Any, turn: Any, action: Any, card: Any = -1, copy: Any = 0) -> log.Acted:
    """Decode an action: by far the most common entry, so this path is fast."""
    numbers = type(seat) is type(turn) is type(card) is type(copy) is int
    if numbers and (card >= 0 or (card, copy) == (-1, 0)):
        return log.Acted(seat, turn, _ACTIONS[action], card, copy)
    raise TypeError(action)


def _score_line(_wanted: type, line: Any) -> ScoreLine:
    side, points, paragraph, message, params = msgspec.convert(line, _LINE)
    return ScoreLine(side, points, Reason(paragraph, message, params))
