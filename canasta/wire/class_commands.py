"""Commands to a class: members, folders, open tables, polls and homework."""

from __future__ import annotations

from typing import Annotated

import msgspec

from canasta.table.state import MAX_SEATS
from canasta.wire.base import Wire
from canasta.wire.clubs import CommandKey
from canasta.wire.tables import Short
from canasta.wire.teaching import Note, Number, Title


class ClassCommand(Wire, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command to a class; a repeated ``key`` is not carried out again."""

    key: CommandKey = ""


class RenameClass(ClassCommand, tag="rename"):
    """Give the class another name."""

    name: Title


class SetTeacher(ClassCommand, tag="set_teacher"):
    """Let a member teach, or no longer (owner only)."""

    member: Number
    teacher: bool


class RemovePupil(ClassCommand, tag="remove_member"):
    """Remove a member. Their answers remain; hands that they had consented to show are closed."""

    member: Number


class LeaveClass(ClassCommand, tag="leave"):
    """Leave the class."""


class AddFolder(ClassCommand, tag="add_folder"):
    """Add a folder."""

    title: Title


class RenameFolder(ClassCommand, tag="rename_folder"):
    """Give a folder another title."""

    folder: Number
    title: Title


class RemoveFolder(ClassCommand, tag="remove_folder"):
    """Remove a folder and its items. Homework that was set keeps them."""

    folder: Number


class ChangeItem(ClassCommand, tag="change_item"):
    """Change an item's title and note, or move it to another folder."""

    item: Number
    folder: Number
    title: Title
    note: Note = ""


class RemoveItem(ClassCommand, tag="remove_item"):
    """Remove an item. Polls and homework keep it."""

    item: Number


class StartFromItem(Wire, tag_field="from", tag="item", forbid_unknown_fields=True):
    """Begin with an item."""

    item: Number


class StartFresh(Wire, tag_field="from", tag="fresh", forbid_unknown_fields=True, kw_only=True):
    """Begin with a new deal."""

    book: Short
    options: Annotated[list[Short], msgspec.Meta(max_length=10)] = []
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] = 4


class StartFromMoment(Wire, tag_field="from", tag="table", forbid_unknown_fields=True):
    """Begin with the present moment of another open table."""

    table: Number


class OpenClassTable(ClassCommand, tag="open_table"):
    """Open a table with all hands visible, once all players who sit there have consented."""

    start: StartFromItem | StartFresh | StartFromMoment
    #: By seat, the member who sits there; 0: a teacher plays for the seat.
    seats: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]], msgspec.Meta(max_length=MAX_SEATS)
    ]
    title: Title = ""


class ShowHands(ClassCommand, tag="consent"):
    """Agree that the whole class sees the caller's hand, or withdraw that."""

    table: Number
    yes: bool


class PlayAtTable(ClassCommand, tag="play"):
    """Act at an open table; ``node`` is the moment that the caller sees."""

    table: Number
    node: Annotated[int, msgspec.Meta(ge=0)]
    action: Annotated[str, msgspec.Meta(max_length=80)]


class PlayForSeat(ClassCommand, tag="play_for_seat"):
    """Let the coach's player finish the turn of an empty seat (teachers)."""

    table: Number
    node: Annotated[int, msgspec.Meta(ge=0)]


class DealNext(ClassCommand, tag="deal_next"):
    """Deal the next hand (teachers)."""

    table: Number
    node: Annotated[int, msgspec.Meta(ge=0)]


class StepTable(ClassCommand, tag="step"):
    """Go back to an earlier moment of an open table, or forward again (teachers)."""

    table: Number
    node: Annotated[int, msgspec.Meta(ge=0)]


class EndClassTable(ClassCommand, tag="end_table"):
    """End an open table (teachers)."""

    table: Number


class OpenPoll(ClassCommand, tag="open_poll"):
    """Ask the class what it would do with an item (teachers)."""

    item: Number


class AnswerPoll(ClassCommand, tag="answer_poll"):
    """Answer a poll; until it is closed, the answer can be changed."""

    poll: Number
    choice: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class ClosePoll(ClassCommand, tag="close_poll"):
    """Close a poll: all see the answers and the coach's valuation (teachers)."""

    poll: Number


class SetHomework(ClassCommand, tag="set_homework"):
    """Set a folder as homework (teachers)."""

    folder: Number
    due: Annotated[int, msgspec.Meta(ge=0)]  #: milliseconds since 1970
    title: Title = ""
    retry: bool = False  #: whether pupils may try again


class EndHomework(ClassCommand, tag="end_homework"):
    """Remove homework from the list (teachers)."""

    homework: Number


class AnswerHomework(ClassCommand, tag="answer_homework"):
    """Answer an item of homework."""

    homework: Number
    item: Number
    choice: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class RevealHomework(ClassCommand, tag="reveal"):
    """See the best choice of an item; no further answers are possible then."""

    homework: Number
    item: Number


AnyClassCommand = (
    RenameClass
    | SetTeacher
    | RemovePupil
    | LeaveClass
    | AddFolder
    | RenameFolder
    | RemoveFolder
    | ChangeItem
    | RemoveItem
    | OpenClassTable
    | ShowHands
    | PlayAtTable
    | PlayForSeat
    | DealNext
    | StepTable
    | EndClassTable
    | OpenPoll
    | AnswerPoll
    | ClosePoll
    | SetHomework
    | EndHomework
    | AnswerHomework
    | RevealHomework
)
