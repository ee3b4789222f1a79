"""A class: members, folders, open tables, polls and homework, as a fold of events.

>>> from canasta.teaching.events import ClassCreated, MemberJoined
>>> events = [
...     ClassCreated(at=0, by=0, name="Beginners", person="rosa", owner="Rosa"),
...     MemberJoined(at=1, by=0, number=2, name="Ana", person="ana"),
... ]
>>> room = fold_class(events)
>>> room.name, [each.name for each in room.members], room.member_of("ana").number
('Beginners', ['Rosa', 'Ana'], 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from canasta.messages import UserError
from canasta.teaching import events as happened
from canasta.teaching.events import AnyClassEvent, TableStart
from canasta.wire.teaching import ItemContent

AREA: Final = "teaching"
Status = Literal["asking", "open", "closed", "ended"]


@dataclass(frozen=True)
class Member:
    """A teacher or a pupil; one who has left keeps the number, and with it the answers."""

    number: int
    name: str
    person: str
    present: bool = True


@dataclass(frozen=True)
class Item:
    """A prepared deal. Its content never changes, so that answers stay answers to the same question."""

    number: int
    folder: int  #: 0: removed
    title: str
    note: str
    content: ItemContent


@dataclass(frozen=True)
class Node:
    """A move at an open table, made after its parent; parent 0 is the beginning."""

    parent: int
    seat: int  #: from 0; -1: the next hand was dealt
    action: str


@dataclass(frozen=True)
class OpenTable:
    """A table whose hands the whole class sees, as long as all players who sit there consent.

    The moves form a tree: another action from an earlier moment begins a branch.
    """

    number: int
    title: str
    start: TableStart
    seats: tuple[int, ...]
    consents: Mapping[int, bool] = field(default_factory=dict)
    #: Members whose consent counts: those who sit here, and at the tables that this one goes on from.
    asked: frozenset[int] = frozenset()
    origins: frozenset[int] = frozenset()  #: these tables
    nodes: tuple[Node, ...] = ()  #: numbered from 1
    line: tuple[int, ...] = ()  #: the nodes that the table follows, from the beginning
    node: int = 0  #: the moment that the table shows
    ended: bool = False

    @property
    def seated(self) -> frozenset[int]:
        """The members who sit here."""
        return frozenset(self.seats) - {0}

    @property
    def visible(self) -> bool:
        """True if all players who are asked agree that all hands are visible."""
        return all(self.consents.get(each) is True for each in self.asked)

    @property
    def status(self) -> Status:
        """Whether consent is missing, was refused or withdrawn, or the table has ended."""
        if any(self.consents.get(each) is False for each in self.asked):
            return "closed"
        if not self.visible:
            return "asking"
        return "ended" if self.ended else "open"

    def path(self, node: int) -> list[int]:
        """Return the nodes from the beginning to a node."""
        found = []
        while node:
            found.append(node)
            node = self.nodes[node - 1].parent
        return found[::-1]

    def children(self, node: int) -> list[int]:
        """Return what was tried after a node, oldest first."""
        return [number for number, each in enumerate(self.nodes, 1) if each.parent == node]


@dataclass(frozen=True)
class Poll:
    """A question to the class: what would you do?"""

    number: int
    item: int
    votes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  #: by member
    open: bool = True


@dataclass(frozen=True)
class Answer:
    """An answer to an item of homework."""

    at: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Homework:
    """Items that pupils answer alone, until a date."""

    number: int
    title: str
    due: int
    retry: bool
    items: tuple[int, ...]
    answers: Mapping[tuple[int, int], tuple[Answer, ...]] = field(default_factory=dict)  #: by member and item
    revealed: frozenset[tuple[int, int]] = frozenset()  #: members and items
    ended: bool = False


@dataclass(frozen=True)
class Classroom:
    """A class after some events."""

    name: str
    members: tuple[Member, ...]
    folders: tuple[tuple[int, str], ...] = ()
    last_folder: int = 0
    items: Mapping[int, Item] = field(default_factory=dict)  #: with those that were removed
    tables: tuple[OpenTable, ...] = ()
    polls: tuple[Poll, ...] = ()
    homework: tuple[Homework, ...] = ()
    number: int = 1  #: events so far

    def member(self, number: int) -> Member:
        """Return a member by number."""
        if not 1 <= number <= len(self.members):
            raise UserError("teaching.error.member", number=number)
        return self.members[number - 1]

    def member_of(self, person: str) -> Member | None:
        """Return the member that a person is; None if they are not in the class."""
        return next((each for each in self.members if each.person == person and each.present), None)

    def folder(self, number: int) -> str:
        """Return the title of a folder."""
        found = dict(self.folders)
        if number not in found:
            raise UserError("teaching.error.folder", number=number)
        return found[number]

    def items_in(self, folder: int) -> list[Item]:
        """Return the items of a folder, oldest first."""
        return [each for each in self.items.values() if each.folder == folder]

    def item(self, number: int, *, removed: bool = False) -> Item:
        """Return an item; one that was removed only if ``removed`` is set."""
        found = self.items.get(number)
        if found is None or not (found.folder or removed):
            raise UserError("teaching.error.item", number=number)
        return found

    def table(self, number: int) -> OpenTable:
        """Return an open table by number."""
        if not 1 <= number <= len(self.tables):
            raise UserError("teaching.error.table", number=number)
        return self.tables[number - 1]

    def poll(self, number: int) -> Poll:
        """Return a poll by number."""
        if not 1 <= number <= len(self.polls):
            raise UserError("teaching.error.poll", number=number)
        return self.polls[number - 1]

    def work(self, number: int) -> Homework:
        """Return homework by number; raise a ``UserError`` if it was removed."""
        if not 1 <= number <= len(self.homework) or self.homework[number - 1].ended:
            raise UserError("teaching.error.homework", number=number)
        return self.homework[number - 1]


def fold_class(events: Iterable[AnyClassEvent], known: Classroom | None = None) -> Classroom:
    """Return the class after these events, of which the first creates it."""
    room = known
    for event in events:
        room = apply_class(room, event)
    if room is None:
        raise UserError("teaching.error.empty")
    return room


def apply_class(room: Classroom | None, event: AnyClassEvent) -> Classroom:
    """Return the class after one more event."""
    if isinstance(event, happened.ClassCreated):
        if room is not None:
            raise UserError("teaching.error.created")
        return Classroom(event.name, (Member(1, event.owner, event.person),))
    if room is None:
        raise UserError("teaching.error.empty")
    for change in (_members, _folders, _tables, _polls, _homework):
        changed = change(room, event)
        if changed is not None:
            return replace(changed, number=room.number + 1)
    raise TypeError(event)


def _members(room: Classroom, event: AnyClassEvent) -> Classroom | None:
    match event:
        case happened.ClassRenamed():
            return replace(room, name=event.name)
        case happened.MemberJoined():
            joined = Member(event.number, event.name, event.person)
            return replace(room, members=(*room.members, joined))
        case happened.MemberReturned():
            return _member(room, replace(room.member(event.number), name=event.name, present=True))
        case happened.MemberLeft():
            # A person who has left can no longer withdraw a consent, so it ends with the membership.
            tables = tuple(
                replace(each, consents={**each.consents, event.number: False})
                if event.number in each.asked
                else each
                for each in room.tables
            )
            left = replace(room.member(event.number), present=False)
            return replace(_member(room, left), tables=tables)
    return None


def _member(room: Classroom, changed: Member) -> Classroom:
    members = tuple(changed if each.number == changed.number else each for each in room.members)
    return replace(room, members=members)


def _folders(room: Classroom, event: AnyClassEvent) -> Classroom | None:
    match event:
        case happened.FolderSaved():
            folders = {**dict(room.folders), event.number: event.title}
            last = max(room.last_folder, event.number)
            return replace(room, folders=tuple(folders.items()), last_folder=last)
        case happened.FolderRemoved():
            items = {
                number: replace(each, folder=0) if each.folder == event.number else each
                for number, each in room.items.items()
            }
            kept = tuple(each for each in room.folders if each[0] != event.number)
            return replace(room, folders=kept, items=items)
        case happened.ItemAdded():
            item = Item(event.number, event.folder, event.title, event.note, event.content)
            return replace(room, items={**room.items, event.number: item})
        case happened.ItemChanged():
            item = replace(room.items[event.number], folder=event.folder, title=event.title, note=event.note)
            return replace(room, items={**room.items, event.number: item})
        case happened.ItemRemoved():
            item = replace(room.items[event.number], folder=0)
            return replace(room, items={**room.items, event.number: item})
    return None


def _tables(room: Classroom, event: AnyClassEvent) -> Classroom | None:
    match event:
        case happened.TableOpened():
            return replace(room, tables=(*room.tables, _opened(room, event)))
        case happened.Consented():
            tables = tuple(
                replace(each, consents={**each.consents, event.member: event.yes})
                if each.number == event.table or (not event.yes and event.table in each.origins)
                else each
                for each in room.tables
            )
            return replace(room, tables=tables)
        case happened.Played():
            table = room.table(event.table)
            nodes = (*table.nodes, Node(event.parent, event.seat, event.action))
            line = (*table.path(event.parent), event.node)
            return _table(room, replace(table, nodes=nodes, line=line, node=event.node))
        case happened.Stepped():
            table = room.table(event.table)
            line = table.line if event.node in (0, *table.line) else _line_through(table, event.node)
            return _table(room, replace(table, line=line, node=event.node))
        case happened.TableEnded():
            return _table(room, replace(room.table(event.table), ended=True))
    return None


def _opened(room: Classroom, event: happened.TableOpened) -> OpenTable:
    """Return a new table. If it goes on from another one, consent to that one counts here too."""
    opened = OpenTable(event.number, event.title, event.start, tuple(event.seats))
    if not event.origin:
        return replace(opened, asked=opened.seated)
    origin = room.table(event.origin)
    kept = {member: yes for member, yes in origin.consents.items() if member not in opened.seated}
    return replace(
        opened,
        consents=kept,
        asked=origin.asked | opened.seated,
        origins=origin.origins | {origin.number},
    )


def _line_through(table: OpenTable, node: int) -> tuple[int, ...]:
    """Return the line through a node, which goes on with the latest try."""
    line = table.path(node)
    while further := table.children(line[-1]):
        line.append(further[-1])
    return tuple(line)


def _table(room: Classroom, changed: OpenTable) -> Classroom:
    tables = tuple(changed if each.number == changed.number else each for each in room.tables)
    return replace(room, tables=tables)


def _polls(room: Classroom, event: AnyClassEvent) -> Classroom | None:
    match event:
        case happened.PollOpened():
            return replace(room, polls=(*room.polls, Poll(event.number, event.item)))
        case happened.Voted():
            poll = room.poll(event.poll)
            return _poll(room, replace(poll, votes={**poll.votes, event.by: tuple(event.actions)}))
        case happened.PollClosed():
            return _poll(room, replace(room.poll(event.number), open=False))
    return None


def _poll(room: Classroom, changed: Poll) -> Classroom:
    return replace(
        room, polls=tuple(changed if each.number == changed.number else each for each in room.polls)
    )


def _homework(room: Classroom, event: AnyClassEvent) -> Classroom | None:
    match event:
        case happened.HomeworkSet():
            work = Homework(event.number, event.title, event.due, event.retry, tuple(event.items))
            return replace(room, homework=(*room.homework, work))
        case happened.HomeworkEnded():
            return _work(room, replace(room.work(event.number), ended=True))
        case happened.Answered():
            work, key = room.work(event.homework), (event.by, event.item)
            answers = (*work.answers.get(key, ()), Answer(event.at, tuple(event.actions)))
            return _work(room, replace(work, answers={**work.answers, key: answers}))
        case happened.Revealed():
            work = room.work(event.homework)
            return _work(room, replace(work, revealed=work.revealed | {(event.by, event.item)}))
    return None


def _work(room: Classroom, changed: Homework) -> Classroom:
    work = tuple(changed if each.number == changed.number else each for each in room.homework)
    return replace(room, homework=work)
