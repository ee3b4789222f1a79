"""The events of an evening: what its stream holds, one struct for each kind.

The kind of an entry is the tag of its struct. Every event says who caused it and when (milliseconds since
1970), so that the fold needs no clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from canasta.messages import UserError
from canasta.wire.evenings import EveningSettings, HandPoints, NewEntrant, ResultSource, UnfinishedHand


class EveningEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Something that happened in an evening."""

    at: int
    by: str


class EveningCreated(EveningEvent, frozen=True, tag="created"):
    settings: EveningSettings
    seed: str  #: draws lots: of random rounds, and of ties


class SettingsChanged(EveningEvent, frozen=True, tag="settings"):
    settings: EveningSettings


class EntryAdded(EveningEvent, frozen=True, tag="entry"):
    number: int
    entry: NewEntrant
    first: int


class EntryReplaced(EveningEvent, frozen=True, tag="entry_replaced"):
    number: int
    entry: NewEntrant


class EntrySubstituted(EveningEvent, frozen=True, tag="substitute"):
    number: int
    names: list[str]
    first: int


class EntryWithdrawn(EveningEvent, frozen=True, tag="withdrawn"):
    number: int
    first: int


class EntryReturned(EveningEvent, frozen=True, tag="returned"):
    number: int
    first: int


class SignedUp(EveningEvent, frozen=True, tag="signed_up"):
    member: int
    name: str
    partner: str


class SignedOff(EveningEvent, frozen=True, tag="signed_off"):
    member: int
    name: str


class RoundDrawn(EveningEvent, frozen=True, tag="drawn"):
    number: int
    tables: list[list[list[int]]]  #: for each table, the entries of each side; table 1 comes first
    online: list[int]
    byes: list[int]


class EntriesSwapped(EveningEvent, frozen=True, tag="swapped"):
    number: int
    first: int
    second: int


class RoundStarted(EveningEvent, frozen=True, tag="started"):
    number: int


class ClockStarted(EveningEvent, frozen=True, tag="clock"):
    number: int


class ClockPaused(EveningEvent, frozen=True, tag="paused"):
    number: int


class ClockExtended(EveningEvent, frozen=True, tag="extended"):
    number: int
    minutes: int


class ResultEntered(EveningEvent, frozen=True, tag="result"):
    number: int
    table: int
    hands: list[HandPoints]
    points: HandPoints
    unfinished: HandPoints | None
    complete: bool
    source: ResultSource
    side: int | None


class ResultConfirmed(EveningEvent, frozen=True, tag="confirmed"):
    number: int
    table: int
    side: int | None


class ResultCorrected(EveningEvent, frozen=True, tag="corrected"):
    number: int
    table: int
    hands: list[HandPoints]
    points: HandPoints
    reason: str


class ScoreAdjusted(EveningEvent, frozen=True, tag="adjusted"):
    entry: int
    round: int | None
    points: float
    reason: str


class RoundEnded(EveningEvent, frozen=True, tag="ended"):
    number: int
    unfinished: UnfinishedHand
    missing: list[int]


class RoundReopened(EveningEvent, frozen=True, tag="reopened"):
    number: int


class Announced(EveningEvent, frozen=True, tag="announced"):
    table: int | None
    text: str


class RefereeCalled(EveningEvent, frozen=True, tag="called"):
    id: int
    table: int
    text: str


class CallAnswered(EveningEvent, frozen=True, tag="answered"):
    id: int
    text: str


class ListsOpened(EveningEvent, frozen=True, tag="lists"):
    number: int


class EveningFinished(EveningEvent, frozen=True, tag="finished"):
    pass


AnyEveningEvent = (
    EveningCreated
    | SettingsChanged
    | EntryAdded
    | EntryReplaced
    | EntrySubstituted
    | EntryWithdrawn
    | EntryReturned
    | SignedUp
    | SignedOff
    | RoundDrawn
    | EntriesSwapped
    | RoundStarted
    | ClockStarted
    | ClockPaused
    | ClockExtended
    | ResultEntered
    | ResultConfirmed
    | ResultCorrected
    | ScoreAdjusted
    | RoundEnded
    | RoundReopened
    | Announced
    | RefereeCalled
    | CallAnswered
    | ListsOpened
    | EveningFinished
)
_BY_KIND: Final[Mapping[str, type[AnyEveningEvent]]] = {
    str(each.__struct_config__.tag): each for each in get_args(AnyEveningEvent)
}


def kind_of(event: EveningEvent) -> str:
    """Return the kind under which an event is stored."""
    return str(event.__struct_config__.tag)


def write_event(event: EveningEvent) -> tuple[str, dict[str, Any]]:
    """Return an event as the kind and payload of a stream's entry.

    >>> write_event(RoundStarted(at=5, by="Rosa", number=1))
    ('started', {'number': 1, 'at': 5, 'by': 'Rosa'})
    """
    data: dict[str, Any] = msgspec.to_builtins(event)
    return data.pop("kind"), data


def read_event(kind: str, payload: object) -> AnyEveningEvent:
    """Read an event from an entry of a stream, or raise a ``UserError``."""
    if kind not in _BY_KIND or not isinstance(payload, Mapping):
        raise UserError("evening.error.event", kind=kind[:40])
    try:
        found: AnyEveningEvent = msgspec.convert({**payload, "kind": kind}, _BY_KIND[kind])
    except msgspec.ValidationError as problem:
        raise UserError("evening.error.event_form", kind=kind, problem=str(problem)) from problem
    return found
