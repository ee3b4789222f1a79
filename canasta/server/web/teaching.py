"""The teacher's room over HTTP: classes, prepared deals, open tables, polls and homework."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Final, NamedTuple, cast

import msgspec

from canasta.books import book
from canasta.messages import UserError
from canasta.server.analysis.jobs import ExerciseJob, ItemsJob, ReadItems
from canasta.server.evenings.live import wall_milliseconds
from canasta.server.teaching import pages
from canasta.server.teaching.classes import Access, Change, access_of, check_access, note_teacher
from canasta.server.teaching.pages import Viewer
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.server.web.exercises import own_exercise
from canasta.server.web.invitations import SVG, qr_code
from canasta.storage import Store
from canasta.storage.evenings import (
    CLUBS,
    JOIN,
    MEMBER,
    OWNER,
    TEACHING,
    evenings_of,
    link_to,
    links_of,
    role_of,
    roles_of,
    set_role,
    target_of,
)
from canasta.teaching import commands
from canasta.teaching.classroom import Classroom, Item
from canasta.teaching.commands import Actor
from canasta.teaching.events import AnyClassEvent, ClassCreated
from canasta.teaching.items import write_folders
from canasta.teaching.open_table import position_at
from canasta.wire.class_commands import AnyClassCommand, LeaveClass, RemovePupil, SetTeacher
from canasta.wire.clubs import ClubLink, ClubRole
from canasta.wire.coach import Exercise
from canasta.wire.teaching import (
    ClassList,
    ClassMember,
    ClassPage,
    FoldersFile,
    FromDaily,
    FromExercise,
    FromOwnGame,
    FromPosition,
    FromTable,
    HomeworkPage,
    HomeworkResults,
    ItemContent,
    ItemPreview,
    JoinClass,
    ListedClass,
    NewClass,
    NewFolders,
    NewItem,
    OpenTablePage,
    PollPage,
    StoredSource,
)

#: Classes that a person may belong to, and bytes of a file with folders.
_MOST: Final = 100
_FILE: Final = 12 * 1024 * 1024
_ITEM: Final = 512 * 1024


class _Room(NamedTuple):
    """A class that the caller may see."""

    stream: str
    room: Classroom
    access: Access
    viewer: Viewer


def _id(stream: str) -> str:
    return stream.partition("/")[2]


def _stream(call: Call) -> str:
    return f"{TEACHING}/{call.path['class']}"


def _number(call: Call, name: str) -> int:
    given = call.path[name]
    if not (given.isascii() and given.isdecimal() and len(given) < 8):
        raise UserError("server.no_page")
    return int(given)


async def _open(call: Call, stream: str = "", *, teacher: bool = False) -> _Room:
    """Return the class in the path, if the caller may see it; with ``teacher``, if the caller teaches it."""
    stream, person = stream or _stream(call), call.required_person.id
    access = await call.read(lambda store: check_access(store, stream, person))
    if teacher and not access.teacher:
        raise UserError("server.not_teacher")
    room = await call.hub.classes.load(stream)
    member = room.member_of(person)
    if member is None and not access.teacher:  # removed on another node
        raise UserError("server.no_class")
    return _Room(stream, room, access, Viewer(member.number if member else 0, access.teacher))


def _teachers(store: Store, found: _Room) -> set[int]:
    """Return the numbers of the members who teach the class."""
    return {
        each.number
        for each in found.room.members
        if each.present and access_of(store, found.stream, each.person).teacher
    }


def _actor(found: _Room, room: Classroom, person: str, seed: str = "") -> Actor:
    member = room.member_of(person)
    return Actor(
        member.number if member else 0,
        found.access.teacher,
        found.access.role == OWNER,
        wall_milliseconds(),
        seed,
    )


# --- Lists and pages ------------------------------------------------------------------------------


async def _list(call: Call) -> ClassList:
    """List the classes of the caller, and those of the caller's clubs."""
    person = call.required_person.id

    def read(store: Store) -> dict[str, str]:
        found = {
            stream: ""
            for club, _ in roles_of(store, person, CLUBS)
            for stream in evenings_of(store, club, TEACHING)
        }
        return found | dict(roles_of(store, person, TEACHING))

    classes = []
    for stream, role in (await call.read(read)).items():
        room = await call.hub.classes.load(stream)
        classes.append(ListedClass(_id(stream), room.name, cast(ClubRole, role or MEMBER), bool(role)))
    return ClassList(sorted(classes, key=lambda each: (each.name.casefold(), each.id)))


async def _new(call: Call) -> ClassPage:
    """Create a class, which belongs to a club or stands alone."""
    new: NewClass = call.body
    person = call.required_person
    name = commands.valid_title(new.name)
    event = ClassCreated(at=wall_milliseconds(), by=0, name=name, person=person.id, owner=person.name)
    club = f"{CLUBS}/{new.club}" if new.club else ""
    return await _page(call, await call.hub.classes.create(event, key=new.key, club=club, most=_MOST))


async def _show(call: Call) -> ClassPage:
    """Return a class, as the caller may see it."""
    return await _page(call, _stream(call))


async def _page(call: Call, stream: str) -> ClassPage:
    found = await _open(call, stream)
    room, viewer = found.room, found.viewer

    def read(store: Store) -> tuple[set[int], str | None]:
        link = links_of(store, stream, JOIN).get(0) if viewer.teacher else None
        return _teachers(store, found), link

    teachers, link = await call.read(read)
    now = wall_milliseconds()

    def write() -> ClassPage:
        return ClassPage(
            id=_id(stream),
            role=cast(ClubRole, found.access.role or "director"),
            me=viewer.member,
            number=room.number,
            now=now,
            name=room.name,
            club=_id(found.access.club),
            members=[
                ClassMember(
                    each.number,
                    each.name,
                    each.number in teachers,
                    each.present,
                    each.number == 1,
                )
                for each in room.members
            ],
            link=_link_of(call, link) if link else None,
            folders=pages.folders(room, viewer),
            tables=pages.tables(room, viewer),
            polls=pages.polls(room, viewer),
            homework=pages.homework(room, viewer, now),
        )

    return await call.in_thread(write)


def _link_of(call: Call, link: str) -> ClubLink:
    return ClubLink(link, f"{call.hub.settings.base}/class/{link}")


async def _link(call: Call) -> ClubLink:
    """Create the link with which people join the class; an earlier one stops working."""
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> str:
        if not check_access(store, stream, person).teacher:
            raise UserError("server.not_teacher")
        return link_to(store, stream, JOIN, renew=True)

    return _link_of(call, await call.hub.database.write(job))


async def _picture(call: Call) -> File:
    """Draw the link as a QR code."""
    found = await _open(call, teacher=True)
    link = (await call.read(lambda store: links_of(store, found.stream, JOIN))).get(0)
    if link is None:
        raise UserError("server.no_page")
    return qr_code(_link_of(call, link).address)


async def _join(call: Call) -> ClassPage:
    """Join a class by its link, or a class of the caller's club."""
    wanted: JoinClass = call.body
    person = call.required_person

    def find(store: Store) -> str:
        if wanted.id:
            stream = f"{TEACHING}/{wanted.id}"
            found = access_of(store, stream, person.id)
            if not found.role and not found.club_role:
                raise UserError("server.no_class")
            return stream
        target = target_of(store, wanted.link)
        if target is None or target.purpose != JOIN or not target.stream.startswith(f"{TEACHING}/"):
            raise UserError("server.no_class")
        return target.stream

    stream = await call.read(find)

    def also(store: Store) -> None:
        if not role_of(store, stream, person.id):
            if len(roles_of(store, person.id, TEACHING)) >= _MOST:
                raise UserError("server.many_classes", number=_MOST)
            set_role(store, stream, person.id, MEMBER)

    await call.hub.classes.change(
        stream,
        lambda room: commands.join(room, person.id, person.name, wall_milliseconds()),
        key="",
        check=find,
        requester=call.requester,
        also=also,
    )
    return await _page(call, stream)


# --- Commands -------------------------------------------------------------------------------------


async def _do(call: Call) -> ClassPage:
    """Carry out a command and return the class afterwards."""
    command: AnyClassCommand = call.body
    person, found = call.required_person, await _open(call)
    stream = found.stream
    seed = secrets.token_bytes(32).hex()

    def check(store: Store) -> None:
        if access_of(store, stream, person.id) != found.access:  # changed in the meantime
            raise UserError("server.class_changed")

    def also(store: Store) -> None:
        if isinstance(command, SetTeacher):
            note_teacher(store, stream, found.room.member(command.member).person, command.teacher)
        elif isinstance(command, RemovePupil):
            set_role(store, stream, found.room.member(command.member).person, "")
        elif isinstance(command, LeaveClass):
            set_role(store, stream, person.id, "")

    await call.hub.classes.change(
        stream,
        lambda room: commands.execute(room, command, _actor(found, room, person.id, seed)),
        key=f"{person.id}:{command.key}" if command.key else "",
        check=check,
        requester=call.requester,
        also=also,
    )
    if isinstance(command, LeaveClass):
        return _left(found)
    return await _page(call, stream)


def _left(found: _Room) -> ClassPage:
    """Return the page for a person who has left: only the name."""
    return ClassPage(
        id=_id(found.stream),
        role="member",
        me=0,
        number=0,
        now=wall_milliseconds(),
        name=found.room.name,
        club="",
        members=[],
        link=None,
        folders=[],
        tables=[],
        polls=[],
        homework=[],
    )


# --- Folders --------------------------------------------------------------------------------------


async def _add_item(call: Call) -> ClassPage:
    """Put a prepared deal into a folder: a position, a moment of a game, an exercise."""
    new: NewItem = call.body
    found, person = await _open(call, teacher=True), call.required_person.id
    found.room.folder(new.folder)
    (content,) = await _read_items(call, [await _source(call, found, new)])

    def add(room: Classroom) -> list[AnyClassEvent]:
        return commands.add_item(room, new.folder, new.title, new.note, content, _actor(found, room, person))

    return await _change_folders(call, found, add, new.key)


async def _change_folders(call: Call, found: _Room, change: Change, key: str) -> ClassPage:
    person, stream = call.required_person.id, found.stream

    def check(store: Store) -> None:
        if not check_access(store, stream, person).teacher:
            raise UserError("server.not_teacher")

    await call.hub.classes.change(
        stream, change, key=f"{person}:{key}" if key else "", check=check, requester=call.requester
    )
    return await _page(call, stream)


async def _read_items(call: Call, sources: list[StoredSource]) -> list[ItemContent]:
    raw = await call.analyze(ItemsJob(sources=sources, language=call.language), msgspec.Raw)
    read = msgspec.json.decode(raw, type=ReadItems)
    if read.problem:
        raise _Unreadable(read.problem, len(read.items))
    return read.items


class _Unreadable(UserError):
    """A prepared deal that cannot be read."""

    def __init__(self, problem: str, number: int) -> None:
        super().__init__("teaching.error.source", problem=problem)
        self.problem, self.number = problem, number


async def _source(call: Call, found: _Room, new: NewItem) -> StoredSource:
    source = new.source
    if isinstance(source, FromTable):
        table = found.room.table(source.table)
        if not table.visible:
            raise UserError(f"teaching.error.table_{table.status}")
        position = await call.in_thread(lambda: position_at(table, table.node))
        return FromPosition(position=position, house=table.start.house)
    if isinstance(source, FromOwnGame):
        exercise, house = await own_exercise(call, source.exercise)
        return _exercise(exercise, house)
    if isinstance(source, FromDaily):
        job = ExerciseJob(
            book=book(source.book).slug,
            day=datetime.now(UTC).date().isoformat(),
            samples=call.hub.settings.samples,
        )
        status = await call.hub.background.exercise(job)
        if status.status != "done":
            raise UserError("server.no_exercise")
        return _exercise(msgspec.json.decode(status.result, type=Exercise), "")
    return source


def _exercise(exercise: Exercise, house: str) -> FromExercise:
    return FromExercise(
        position=exercise.position,
        kind=exercise.kind,
        choices=[list(each.actions) for each in exercise.choices],
        house=house,
    )


async def _export(call: Call) -> FoldersFile:
    """Export the folders of a class, or one of them."""
    found = await _open(call, teacher=True)
    only = call.number("folder", 0)
    if only:
        found.room.folder(only)
    return await call.in_thread(lambda: write_folders(found.room, only))


async def _import(call: Call) -> ClassPage:
    """Import folders from a file; either all items can be read or nothing is added."""
    new: NewFolders = call.body
    found, person = await _open(call, teacher=True), call.required_person.id
    sources = [item.source for folder in new.file.folders for item in folder.items]
    try:
        contents = await _read_items(call, sources) if sources else []
    except _Unreadable as problem:
        places = [
            (folder.title, number) for folder in new.file.folders for number, _ in enumerate(folder.items, 1)
        ]
        title, number = places[problem.number]
        raise UserError("teaching.error.file", folder=title, number=number, problem=problem.problem) from None
    left = iter(contents)
    read = [(folder, [next(left) for _ in folder.items]) for folder in new.file.folders]

    def add(room: Classroom) -> list[AnyClassEvent]:
        return commands.import_folders(room, read, _actor(found, room, person))

    return await _change_folders(call, found, add, new.key)


async def _item(call: Call) -> ItemPreview:
    """Return a prepared deal as pupils will be asked, with the coach's valuation."""
    found = await _open(call, teacher=True)
    item = found.room.item(_number(call, "item"))
    valued = await call.hub.classes.valuation(item, call.requester)
    return await call.in_thread(lambda: pages.item_preview(item, valued))


# --- Open tables, polls, homework -----------------------------------------------------------------


async def _table(call: Call) -> OpenTablePage:
    """Return an open table. Until all players consent it has no cards."""
    found = await _open(call)
    table = found.room.table(_number(call, "table"))
    return await call.in_thread(lambda: pages.table_page(found.room, table, found.viewer))


async def _poll(call: Call) -> PollPage:
    """Return a poll; the answers of others and the coach's valuation once it is closed."""
    found = await _open(call)
    poll = found.room.poll(_number(call, "poll"))
    item = found.room.item(poll.item, removed=True)
    valued = await call.hub.classes.valuation(item, call.requester)
    teachers = await call.read(lambda store: _teachers(store, found))
    return await call.in_thread(lambda: pages.poll_page(found.room, poll, found.viewer, valued, teachers))


def _items(room: Classroom, number: int) -> list[Item]:
    return [room.item(each, removed=True) for each in room.work(number).items]


async def _homework(call: Call) -> HomeworkPage:
    """Return homework, as the caller does it."""
    found = await _open(call)
    number = _number(call, "homework")
    items = _items(found.room, number)
    valued = await call.hub.classes.valuations(items, call.requester)
    work = found.room.work(number)
    return await call.in_thread(lambda: pages.homework_page(found.room, work, found.viewer, valued))


async def _results(call: Call) -> HomeworkResults:
    """Return the results of all pupils."""
    found = await _open(call, teacher=True)
    number = _number(call, "homework")
    valued = await call.hub.classes.valuations(_items(found.room, number), call.requester)
    work = found.room.work(number)
    teachers = await call.read(lambda store: _teachers(store, found))
    return await call.in_thread(lambda: pages.homework_results(found.room, work, valued, teachers))


TEACHING_ENDPOINTS: Final = (
    Endpoint("GET", "/api/teaching", _list, ClassList),
    Endpoint("POST", "/api/teaching", _new, ClassPage, NewClass),
    Endpoint("POST", "/api/teaching/join", _join, ClassPage, JoinClass),
    Endpoint("GET", "/api/teaching/{class}", _show, ClassPage),
    Endpoint("POST", "/api/teaching/{class}/do", _do, ClassPage, AnyClassCommand),
    Endpoint("POST", "/api/teaching/{class}/link", _link, ClubLink),
    Endpoint("GET", "/api/teaching/{class}/link.svg", _picture, SVG),
    Endpoint("POST", "/api/teaching/{class}/items", _add_item, ClassPage, NewItem, size=_ITEM),
    Endpoint("GET", "/api/teaching/{class}/items/{item}", _item, ItemPreview),
    Endpoint("GET", "/api/teaching/{class}/folders.json", _export, FoldersFile, query=("folder",)),
    Endpoint("POST", "/api/teaching/{class}/folders.json", _import, ClassPage, NewFolders, size=_FILE),
    Endpoint("GET", "/api/teaching/{class}/tables/{table}", _table, OpenTablePage),
    Endpoint("GET", "/api/teaching/{class}/polls/{poll}", _poll, PollPage),
    Endpoint("GET", "/api/teaching/{class}/homework/{homework}", _homework, HomeworkPage),
    Endpoint("GET", "/api/teaching/{class}/homework/{homework}/results", _results, HomeworkResults),
)
