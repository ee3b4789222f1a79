"""What happens in a class, as entries of its stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from canasta.messages import UserError
from canasta.wire.teaching import ItemContent


class TableStart(msgspec.Struct, frozen=True, kw_only=True):
    """What the game of an open table is computed from, besides its actions."""

    seed: str  #: 32 bytes as hexadecimal digits; secret
    book: str
    options: list[str] = []
    position: str = ""  #: empty: the first hand is dealt
    house: str = ""  #: the text of a house rule
    names: list[str]
    path: list[str] = []  #: actions before the table's beginning, if it goes on from another table


class ClassEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Something that happened in a class."""

    at: int  #: milliseconds since 1970
    by: int  #: the member who did it; 0: the server, or a director of the club


class ClassCreated(ClassEvent, frozen=True, tag="created"):
    name: str
    person: str
    owner: str  #: the owner's name


class ClassRenamed(ClassEvent, frozen=True, tag="renamed"):
    name: str


class MemberJoined(ClassEvent, frozen=True, tag="joined"):
    number: int
    name: str
    person: str


class MemberLeft(ClassEvent, frozen=True, tag="left"):
    number: int


class MemberReturned(ClassEvent, frozen=True, tag="returned"):
    number: int
    name: str


class FolderSaved(ClassEvent, frozen=True, tag="folder"):
    number: int
    title: str


class FolderRemoved(ClassEvent, frozen=True, tag="folder_removed"):
    number: int


class ItemAdded(ClassEvent, frozen=True, tag="item"):
    number: int
    folder: int
    title: str
    note: str
    content: ItemContent


class ItemChanged(ClassEvent, frozen=True, tag="item_changed"):
    number: int
    folder: int
    title: str
    note: str


class ItemRemoved(ClassEvent, frozen=True, tag="item_removed"):
    number: int


class TableOpened(ClassEvent, frozen=True, tag="table"):
    number: int
    title: str
    start: TableStart
    seats: list[int]
    origin: int = 0  #: the table that it goes on from; 0: none


class Consented(ClassEvent, frozen=True, tag="consent"):
    table: int
    member: int
    yes: bool


class Played(ClassEvent, frozen=True, tag="played"):
    table: int
    node: int
    parent: int
    seat: int  #: from 0; -1: the next hand was dealt
    action: str


class Stepped(ClassEvent, frozen=True, tag="stepped"):
    table: int
    node: int


class TableEnded(ClassEvent, frozen=True, tag="table_ended"):
    table: int


class PollOpened(ClassEvent, frozen=True, tag="poll"):
    number: int
    item: int


class Voted(ClassEvent, frozen=True, tag="voted"):
    poll: int
    actions: list[str]


class PollClosed(ClassEvent, frozen=True, tag="poll_closed"):
    number: int


class HomeworkSet(ClassEvent, frozen=True, tag="homework"):
    number: int
    title: str
    due: int
    retry: bool
    items: list[int]


class HomeworkEnded(ClassEvent, frozen=True, tag="homework_ended"):
    number: int


class Answered(ClassEvent, frozen=True, tag="answered"):
    homework: int
    item: int
    actions: list[str]


class Revealed(ClassEvent, frozen=True, tag="revealed"):
    homework: int
    item: int


AnyClassEvent = (
    ClassCreated
    | ClassRenamed
    | MemberJoined
    | MemberLeft
    | MemberReturned
    | FolderSaved
    | FolderRemoved
    | ItemAdded
    | ItemChanged
    | ItemRemoved
    | TableOpened
    | Consented
    | Played
    | Stepped
    | TableEnded
    | PollOpened
    | Voted
    | PollClosed
    | HomeworkSet
    | HomeworkEnded
    | Answered
    | Revealed
)
_BY_KIND: Final[Mapping[str, type[AnyClassEvent]]] = {
    str(each.__struct_config__.tag): each for each in get_args(AnyClassEvent)
}


def read_class_event(kind: str, payload: object) -> AnyClassEvent:
    """Read an event from an entry of a class's stream, or raise a ``UserError``."""
    if kind not in _BY_KIND or not isinstance(payload, Mapping):
        raise UserError("teaching.error.event", kind=kind[:40])
    try:
        return msgspec.convert({**payload, "kind": kind}, _BY_KIND[kind])
    except msgspec.ValidationError as problem:
        raise UserError("teaching.error.event_form", kind=kind, problem=str(problem)) from problem


def write_class_event(event: ClassEvent) -> tuple[str, dict[str, Any]]:
    """Return an event as the kind and payload of a stream's entry."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    return data.pop("kind"), data
