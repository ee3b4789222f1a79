"""What teachers and pupils do in a class. Each command returns its events, or raises a ``UserError``.

Only rules of the class are checked here; whether the caller may teach is the ``teacher`` of ``Actor``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.messages import UserError
from canasta.notation import read_position
from canasta.teaching import events as happened
from canasta.teaching.classroom import Classroom, Item, OpenTable, fold_class
from canasta.teaching.events import AnyClassEvent, TableStart
from canasta.teaching.items import houses_in, question
from canasta.teaching.open_table import (
    DEAL,
    actions_to,
    check_action,
    check_deal,
    check_start,
    players_in,
    rules_of,
    turn_for,
)
from canasta.wire import class_commands as wire
from canasta.wire.class_commands import AnyClassCommand
from canasta.wire.teaching import FolderFile, FromRecord, ItemContent

#: Members, folders, items, open tables, polls and homework of a class, and moves at a table.
MEMBERS: Final = 200
FOLDERS: Final = 50
ITEMS: Final = 500
TABLES: Final = 300
POLLS: Final = 500
HOMEWORK: Final = 200
MOVES: Final = 3000
#: Characters of the records of all items together.
SOURCES: Final = 8_000_000
#: Answers to an item of homework by one pupil.
TRIES: Final = 20
_TITLE: Final = 80


class Actor(NamedTuple):
    """Who gives a command, and when."""

    member: int  #: 0: a director of the club who has not joined
    teacher: bool
    owner: bool
    at: int  #: milliseconds since 1970
    seed: str = ""  #: for a new deal: 32 random bytes as hexadecimal digits


def valid_title(words: str) -> str:
    """Return a title in one line, or raise a ``UserError``."""
    title = " ".join(words.split())
    if not title or len(title) > _TITLE or not title.isprintable():
        raise UserError("teaching.error.title", most=_TITLE)
    return title


def _check_room(number: int, most: int, what: str) -> None:
    if number >= most:
        raise UserError(f"teaching.error.many_{what}", number=most)


def join(room: Classroom, person: str, name: str, at: int) -> list[AnyClassEvent]:
    """Let a person join; one who was in the class before gets the same number."""
    for each in room.members:
        if each.person == person:
            return [] if each.present else [
                happened.MemberReturned(at=at, by=each.number, number=each.number, name=name)
            ]  # fmt: skip
    _check_room(len(room.members), MEMBERS, "members")
    number = len(room.members) + 1
    return [happened.MemberJoined(at=at, by=number, number=number, name=name, person=person)]


def leave(room: Classroom, number: int, by: int, at: int) -> list[AnyClassEvent]:
    """Take a member off the class."""
    if not room.member(number).present:
        return []
    return [happened.MemberLeft(at=at, by=by, number=number)]


def add_item(
    room: Classroom, folder: int, title: str, note: str, content: ItemContent, actor: Actor
) -> list[AnyClassEvent]:
    """Put a prepared deal into a folder."""
    room.folder(folder)
    number = len(room.items) + 1
    _check_room(len(room.items), ITEMS, "items")
    size = sum(_size(each.content) for each in room.items.values()) + _size(content)
    if size > SOURCES:
        raise UserError("teaching.error.many_sources")
    title = valid_title(title) if title.strip() else content.book.capitalize() + f" {number}"
    return [
        happened.ItemAdded(
            at=actor.at,
            by=actor.member,
            number=number,
            folder=folder,
            title=title,
            note=note,
            content=content,
        )
    ]


def _size(content: ItemContent) -> int:
    source = content.source
    words = source.record if isinstance(source, FromRecord) else source.position
    return len(words) + len(source.house)


def import_folders(
    room: Classroom, folders: list[tuple[FolderFile, list[ItemContent]]], actor: Actor
) -> list[AnyClassEvent]:
    """Add folders with their items."""
    made: list[AnyClassEvent] = []
    for folder, contents in folders:
        number = room.last_folder + 1
        _check_room(len(room.folders), FOLDERS, "folders")
        made.append(
            happened.FolderSaved(at=actor.at, by=actor.member, number=number, title=valid_title(folder.title))
        )
        room = happened_after(room, made[-1:])
        for item, content in zip(folder.items, contents, strict=True):
            added = add_item(room, number, item.title, item.note, content, actor)
            made += added
            room = happened_after(room, added)
    return made


def happened_after(room: Classroom, made: list[AnyClassEvent]) -> Classroom:
    """Return a class after the events of a command."""
    return fold_class(made, room)


def execute(room: Classroom, command: AnyClassCommand, actor: Actor) -> list[AnyClassEvent]:
    """Return the events of a command, or raise a ``UserError``."""
    if not actor.member and not actor.teacher:
        raise UserError("server.no_class")
    if isinstance(command, _FOR_MEMBERS):
        if not actor.member:
            raise UserError("teaching.error.join")
        return _by_member(room, command, actor)
    if not actor.teacher:
        raise UserError("server.not_teacher")
    if isinstance(command, _AT_TABLE):
        return _at_table(room, command, actor)
    if isinstance(command, _FOLDERS):
        return _in_folders(room, command, actor)
    return _in_class(room, command, actor)


_FOR_MEMBERS: Final = (
    wire.LeaveClass,
    wire.ShowHands,
    wire.PlayAtTable,
    wire.AnswerPoll,
    wire.AnswerHomework,
    wire.RevealHomework,
)
_AT_TABLE: Final = (
    wire.OpenClassTable,
    wire.PlayForSeat,
    wire.DealNext,
    wire.StepTable,
    wire.EndClassTable,
)
_FOLDERS: Final = (wire.AddFolder, wire.RenameFolder, wire.RemoveFolder, wire.ChangeItem, wire.RemoveItem)


# --- Members and folders --------------------------------------------------------------------------


def _in_class(room: Classroom, command: AnyClassCommand, actor: Actor) -> list[AnyClassEvent]:
    at, by = actor.at, actor.member
    match command:
        case wire.RenameClass():
            return [happened.ClassRenamed(at=at, by=by, name=valid_title(command.name))]
        case wire.SetTeacher():
            if not actor.owner:
                raise UserError("server.not_yours")
            if not room.member(command.member).present:
                raise UserError("teaching.error.member", number=command.member)
            if command.member == 1:
                raise UserError("teaching.error.owner")
            return []  # roles are not in the stream
        case wire.RemovePupil():
            if command.member == 1:
                raise UserError("teaching.error.owner")
            return leave(room, command.member, by, at)
        case wire.OpenPoll():
            room.item(command.item)
            _check_room(len(room.polls), POLLS, "polls")
            return [happened.PollOpened(at=at, by=by, number=len(room.polls) + 1, item=command.item)]
        case wire.ClosePoll():
            if not room.poll(command.poll).open:
                return []
            return [happened.PollClosed(at=at, by=by, number=command.poll)]
        case wire.SetHomework():
            title = command.title if command.title.strip() else room.folder(command.folder)
            items = [each.number for each in room.items_in(command.folder)]
            room.folder(command.folder)
            if not items:
                raise UserError("teaching.error.no_items")
            _check_room(len(room.homework), HOMEWORK, "homework")
            return [
                happened.HomeworkSet(
                    at=at,
                    by=by,
                    number=len(room.homework) + 1,
                    title=valid_title(title),
                    due=command.due,
                    retry=command.retry,
                    items=items,
                )
            ]
        case wire.EndHomework():
            room.work(command.homework)
            return [happened.HomeworkEnded(at=at, by=by, number=command.homework)]
    raise TypeError(command)


def _in_folders(room: Classroom, command: AnyClassCommand, actor: Actor) -> list[AnyClassEvent]:
    at, by = actor.at, actor.member
    match command:
        case wire.AddFolder():
            _check_room(len(room.folders), FOLDERS, "folders")
            number = room.last_folder + 1
            return [happened.FolderSaved(at=at, by=by, number=number, title=valid_title(command.title))]
        case wire.RenameFolder():
            room.folder(command.folder)
            return [
                happened.FolderSaved(at=at, by=by, number=command.folder, title=valid_title(command.title))
            ]
        case wire.RemoveFolder():
            room.folder(command.folder)
            return [happened.FolderRemoved(at=at, by=by, number=command.folder)]
        case wire.ChangeItem():
            room.item(command.item)
            room.folder(command.folder)
            return [
                happened.ItemChanged(
                    at=at,
                    by=by,
                    number=command.item,
                    folder=command.folder,
                    title=valid_title(command.title),
                    note=command.note,
                )
            ]
        case wire.RemoveItem():
            room.item(command.item)
            return [happened.ItemRemoved(at=at, by=by, number=command.item)]
    raise TypeError(command)


# --- Open tables ----------------------------------------------------------------------------------


def _at_table(room: Classroom, command: AnyClassCommand, actor: Actor) -> list[AnyClassEvent]:
    at, by = actor.at, actor.member
    if isinstance(command, wire.OpenClassTable):
        return _open_table(room, command, actor)
    assert isinstance(command, wire.PlayForSeat | wire.DealNext | wire.StepTable | wire.EndClassTable)
    table = room.table(command.table)
    if isinstance(command, wire.EndClassTable):
        return [] if table.ended else [happened.TableEnded(at=at, by=by, table=table.number)]
    _check_playing(table)
    if isinstance(command, wire.StepTable):
        if not 0 <= command.node <= len(table.nodes):
            raise UserError("teaching.error.node", number=command.node)
        if command.node == table.node:
            return []
        return [happened.Stepped(at=at, by=by, table=table.number, node=command.node)]
    _check_current(table, command.node)
    if isinstance(command, wire.DealNext):
        check_deal(table, table.node)
        return _moves(table, -1, [DEAL], actor)
    seat, actions = turn_for(table, table.node)
    if table.seats[seat]:
        raise UserError("teaching.error.seat_taken")
    return _moves(table, seat, actions, actor)


def _open_table(room: Classroom, command: wire.OpenClassTable, actor: Actor) -> list[AnyClassEvent]:
    _check_room(len(room.tables), TABLES, "tables")
    number, wanted, path, origin = len(room.tables) + 1, command.start, list[str](), 0
    for each in filter(None, command.seats):
        if not room.member(each).present:
            raise UserError("teaching.error.member", number=each)
    names = _names(room, command.seats)
    if isinstance(wanted, wire.StartFromItem):
        item = room.item(wanted.item)
        title = item.title
        start = _start_of(item, actor.seed, names)
    elif isinstance(wanted, wire.StartFromMoment):
        other = room.table(wanted.table)
        _check_playing(other, or_ended=True)
        title, path, origin = other.title, actions_to(other, other.node), other.number
        start = other.start
        if len(names) != len(start.names):
            raise UserError("teaching.error.seats", number=len(start.names))
        start = TableStart(
            seed=start.seed,
            book=start.book,
            options=start.options,
            position=start.position,
            house=start.house,
            names=names,
            path=path,
        )
    else:
        title = ""
        start = TableStart(seed=actor.seed, book=wanted.book, options=list(wanted.options), names=names)
        players = players_in(rules_of(start), wanted.players)
        if len(names) != players:
            raise UserError("teaching.error.seats", number=players)
    check_start(start, command.seats)
    title = valid_title(command.title or title or f"{start.book.capitalize()} {number}")
    return [
        happened.TableOpened(
            at=actor.at,
            by=actor.member,
            number=number,
            title=title,
            start=start,
            seats=list(command.seats),
            origin=origin,
        )
    ]


def _start_of(item: Item, seed: str, names: list[str]) -> TableStart:
    content = item.content
    setup = read_position(content.position, houses_in(content.source)).setup
    if len(names) != setup.players:
        raise UserError("teaching.error.seats", number=setup.players)
    return TableStart(
        seed=seed,
        book=content.book,
        position=content.position,
        house=content.source.house,
        names=names,
        options=[] if setup.book.house else list(setup.book.chosen),
    )


def _names(room: Classroom, seats: list[int]) -> list[str]:
    """Return names for the game: the members', and numbers for empty seats."""
    found: list[str] = []
    for number, each in enumerate(seats, 1):
        name = room.member(each).name if each else str(number)
        while name.casefold() in (other.casefold() for other in found):
            name = f"{name[:36]} {number}"
        found.append(name)
    return found


def _check_playing(table: OpenTable, *, or_ended: bool = False) -> None:
    if table.status == "ended" and or_ended:
        return
    if table.status != "open":
        raise UserError(f"teaching.error.table_{table.status}")


def _check_current(table: OpenTable, node: int) -> None:
    if node != table.node:
        raise UserError("teaching.error.moved")


def _moves(table: OpenTable, seat: int, actions: list[str], actor: Actor) -> list[AnyClassEvent]:
    """Return the events of some actions: where one was tried before, the table only goes on along it."""
    _check_room(len(table.nodes) + len(actions), MOVES + 1, "moves")
    made: list[AnyClassEvent] = []
    here, last, added = table.node, len(table.nodes), False
    for action in actions:
        known = 0
        if not added:
            known = next((each for each in table.children(here) if table.nodes[each - 1].action == action), 0)
        if known:
            made.append(happened.Stepped(at=actor.at, by=actor.member, table=table.number, node=known))
            here = known
            continue
        last, added = last + 1, True
        made.append(
            happened.Played(
                at=actor.at,
                by=actor.member,
                table=table.number,
                node=last,
                parent=here,
                seat=seat,
                action=action,
            )
        )
        here = last
    return made


# --- What every member does -----------------------------------------------------------------------


def _by_member(room: Classroom, command: AnyClassCommand, actor: Actor) -> list[AnyClassEvent]:
    at, by = actor.at, actor.member
    match command:
        case wire.LeaveClass():
            if actor.owner:
                raise UserError("teaching.error.owner")
            return leave(room, by, by, at)
        case wire.ShowHands():
            table = room.table(command.table)
            if by not in table.asked:
                raise UserError("teaching.error.not_seated")
            if table.consents.get(by) is command.yes:
                return []
            if table.consents.get(by) is False:  # the table has closed, and others may have left it
                raise UserError("teaching.error.table_closed")
            return [happened.Consented(at=at, by=by, table=table.number, member=by, yes=command.yes)]
        case wire.PlayAtTable():
            return _play(room, command, actor)
        case wire.AnswerPoll():
            poll = room.poll(command.poll)
            if not poll.open:
                raise UserError("teaching.error.poll_closed")
            actions = _chosen(room.item(poll.item, removed=True), command.choice)
            if poll.votes.get(by) == tuple(actions):
                return []
            return [happened.Voted(at=at, by=by, poll=poll.number, actions=actions)]
        case wire.AnswerHomework():
            return _answer(room, command, actor)
        case wire.RevealHomework():
            work = room.work(command.homework)
            key = by, command.item
            if key not in work.answers:
                raise UserError("teaching.error.answer_first")
            if key in work.revealed or not work.retry:
                return []
            return [happened.Revealed(at=at, by=by, homework=work.number, item=command.item)]
    raise TypeError(command)


def _play(room: Classroom, command: wire.PlayAtTable, actor: Actor) -> list[AnyClassEvent]:
    table = room.table(command.table)
    _check_playing(table)
    _check_current(table, command.node)
    seat, action = _acting(table, command, actor)
    return _moves(table, seat, [action], actor)


def _acting(table: OpenTable, command: wire.PlayAtTable, actor: Actor) -> tuple[int, str]:
    """Return the seat that acts and its action, if the caller may act for it."""
    own = table.seats.index(actor.member) if actor.member in table.seats else -1
    if own < 0 and not actor.teacher:
        raise UserError("teaching.error.not_seated")
    seat, action = check_action(table, table.node, command.action)
    if seat != own and not (actor.teacher and not table.seats[seat]):
        raise UserError("teaching.error.not_your_turn")
    return seat, action


def _answer(room: Classroom, command: wire.AnswerHomework, actor: Actor) -> list[AnyClassEvent]:
    work = room.work(command.homework)
    if command.item not in work.items:
        raise UserError("teaching.error.item", number=command.item)
    key = actor.member, command.item
    before = work.answers.get(key, ())
    if before and not work.retry:
        raise UserError("teaching.error.answered")
    if key in work.revealed:
        raise UserError("teaching.error.revealed")
    if len(before) >= TRIES:
        raise UserError("teaching.error.many_tries", number=TRIES)
    actions = _chosen(room.item(command.item, removed=True), command.choice)
    return [
        happened.Answered(
            at=actor.at, by=actor.member, homework=work.number, item=command.item, actions=actions
        )
    ]


def _chosen(item: Item, choice: int) -> list[str]:
    """Return the actions of a choice; they are kept as text, which no later version numbers differently."""
    choices = question(item).choices
    if choice >= len(choices):
        raise UserError("coach.error.choice", number=choice, last=len(choices) - 1)
    return list(choices[choice].actions)
