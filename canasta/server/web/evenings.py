"""Club evenings over HTTP, for those who direct them and for everyone with the link to the results."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple, cast

from canasta.evenings.commands import after, execute
from canasta.evenings.database import read_events
from canasta.evenings.exchange import standings_csv
from canasta.evenings.model import Evening, names_in
from canasta.evenings.state import write_log, write_round, write_summary
from canasta.messages import UserError
from canasta.server.evenings.live import wall_milliseconds
from canasta.server.evenings.pages import entry_results
from canasta.server.evenings.rounds import seat_of_link
from canasta.server.evenings.score_pads import PlayedHands
from canasta.server.tables.indexes import AREA as TABLES
from canasta.server.tables.rules import check_level
from canasta.server.web.endpoint import Call, Endpoint, File, Nothing
from canasta.server.web.invitations import SVG, qr_code
from canasta.storage import Store
from canasta.storage.evenings import (
    CLUBS,
    DIRECTOR,
    EVENINGS,
    ONE_DEVICE,
    OWNER,
    RESULTS,
    RUNS,
    SEAT,
    TABLE,
    club_of,
    evenings_of,
    link_to,
    links_of,
    people_of,
    role_of,
    roles_of,
    set_club,
    set_role,
    tables_of,
    target_of,
)
from canasta.storage.people import find_person
from canasta.storage.store import Entry
from canasta.wire.clubs import (
    ClubLink,
    ClubRole,
    DealingLists,
    EntryResults,
    EveningList,
    EveningLog,
    EveningOptions,
    EveningPage,
    ListedEvening,
    NewDirector,
    NewEvening,
    NumberedLink,
    PublicEvening,
    RolePerson,
    SeatLink,
    StartTable,
    TableProgress,
)
from canasta.wire.evenings import (
    Announce,
    AnyEveningCommand,
    DrawRound,
    EndRound,
    EnterResult,
    EveningState,
    OpenLists,
    SeatingPreview,
)

#: Evenings that a person may create, and people who may direct one.
_MOST: Final = 500
#: Evenings in a list.
_SHOWN: Final = 100
_DIRECTORS: Final = 20


class _Rows(NamedTuple):
    """What the database has about an evening besides its stream."""

    role: str  #: of the caller
    club: str
    people: list[RolePerson]
    tables: dict[int, str]  #: links by number
    seats: dict[int, str]
    results: str | None
    played: dict[tuple[int, int], str]
    pads: list[tuple[str, int, str]]  #: states of the pads of the last round
    unread: dict[str, list[Entry]]  #: entries of pads whose hands are not known
    one_device: bool


def evening_role(store: Store, stream: str, person: str) -> str:
    """Return a person's role in an evening; those who run its club direct it."""
    role = role_of(store, stream, person)
    if role in RUNS:
        return role
    club = club_of(store, stream)
    return DIRECTOR if club and role_of(store, club, person) in RUNS else role


def check_runs(store: Store, stream: str, person: str) -> str:
    """Return the role of a person who runs an evening; raise a ``UserError`` if they do not.

    The message does not reveal to strangers that the evening exists.
    """
    role = evening_role(store, stream, person)
    if role not in RUNS:
        raise UserError("server.no_evening")
    return role


def _stream(call: Call) -> str:
    return f"{EVENINGS}/{call.path['evening']}"


def _id(stream: str) -> str:
    return stream.partition("/")[2]


async def _evening(call: Call) -> Evening:
    """Return the evening in the path, if the caller runs it."""
    stream, person = _stream(call), call.required_person.id
    await call.read(lambda store: check_runs(store, stream, person))
    return await call.hub.evenings.load(stream)


# --- Lists and pages ------------------------------------------------------------------------------


async def _list(call: Call) -> EveningList:
    """List the last evenings that the caller runs, most recently changed first."""
    person = call.required_person.id

    def read(store: Store) -> list[tuple[str, str, str, str]]:
        roles = dict(roles_of(store, person, EVENINGS))
        for club, role in roles_of(store, person, CLUBS):
            if role in RUNS:
                roles = dict.fromkeys(evenings_of(store, club), DIRECTOR) | roles
        return [
            (stream, role, club_of(store, stream), store.last_change(stream))
            for stream, role in roles.items()
            if role in RUNS
        ]

    found = []
    listed = sorted(await call.read(read), key=lambda each: each[3], reverse=True)
    for stream, role, club, changed in listed[:_SHOWN]:
        evening = None
        with suppress(UserError):  # it cannot be read: the list says so
            evening = await call.hub.evenings.load(stream)
        summary = write_summary(_id(stream), changed, evening)
        found.append(ListedEvening(cast(ClubRole, role), _id(club), summary))
    return EveningList(found)


async def _new(call: Call) -> EveningPage:
    """Create an evening, of a club or of the caller alone."""
    new: NewEvening = call.body
    person = call.required_person
    club = f"{CLUBS}/{new.club}" if new.club else ""

    def also(store: Store, stream: str) -> None:
        if len(roles_of(store, person.id, EVENINGS)) >= _MOST:
            raise UserError("server.many_evenings", number=_MOST)
        if club:
            if role_of(store, club, person.id) not in RUNS:
                raise UserError("server.no_club")
            set_club(store, stream, club)
        set_role(store, stream, person.id, OWNER)

    id = await call.hub.evenings.create(
        new.settings, person.name, key=new.key, creator=person.id, requester=call.requester, also=also
    )
    return await _page(call, f"{EVENINGS}/{id}")


async def _show(call: Call) -> EveningPage:
    """Return an evening with everything that its directors need."""
    return await _page(call, _stream(call))


async def _page(call: Call, stream: str) -> EveningPage:
    evening = await call.hub.evenings.load(stream)
    person, current = call.required_person.id, evening.current
    hands = call.hub.evenings.pad_hands

    def read(store: Store) -> _Rows:
        role = check_runs(store, stream, person)
        played = tables_of(store, stream)
        number = current.number if current is not None else 0
        pads = [each for (of, _), each in played.items() if of == number and not each.startswith(TABLES)]
        keys = hands.keys(store, pads)
        people = []
        for id, what in people_of(store, stream):
            if (found := find_person(store, id)) is not None:
                people.append(RolePerson(id, found.name, cast(ClubRole, what)))
        return _Rows(
            role,
            club_of(store, stream),
            people,
            links_of(store, stream, TABLE),
            links_of(store, stream, SEAT),
            links_of(store, stream, RESULTS).get(0),
            played,
            keys,
            {pad: store.read(pad) for pad in hands.missing(keys)},
            stream in store.streams_on(ONE_DEVICE),
        )

    rows = await call.read(read)
    played = await hands.hands(call.requester, rows.pads, rows.unread)
    online = [each for each in rows.played.values() if each.startswith(f"{TABLES}/")]
    played |= call.hub.evenings.online.progress(online)
    state = await call.hub.evenings.state(stream, evening, call.requester)
    return EveningPage(
        id=_id(stream),
        role=cast(ClubRole, rows.role),
        club=_id(rows.club),
        state=state,
        progress=_progress(evening, rows.played, played),
        tables=[
            NumberedLink(number, link, _address(call, "evening-table", link))
            for number, link in rows.tables.items()
        ],
        seats=_seat_links(call, evening, rows.seats),
        results=_results_link(call, rows.results) if rows.results else None,
        people=rows.people,
        one_device=rows.one_device,
    )


def _progress(
    evening: Evening, played_on: Mapping[tuple[int, int], str], hands: Mapping[str, PlayedHands]
) -> list[TableProgress]:
    current = evening.current
    found = []
    for table in current.tables if current is not None else ():
        assert current is not None
        where = played_on.get((current.number, table.number), "")
        so_far = hands.get(where)
        if so_far is None:  # its game is not in memory: what was entered counts
            so_far = PlayedHands(table.result.hands if table.result is not None else [])
        area, _, id = where.partition("/")
        found.append(
            TableProgress(
                current.number,
                table.number,
                id if area and area != TABLES else None,
                id if area == TABLES else None,
                len(so_far.hands),
                so_far.points,
                so_far.hands,
            )
        )
    return found


def _address(call: Call, page: str, link: str) -> str:
    return f"{call.hub.settings.base}/{page}/{link}"


def _results_link(call: Call, link: str) -> ClubLink:
    return ClubLink(link, _address(call, "evening", link))


def _seat_links(call: Call, evening: Evening, links: Mapping[int, str]) -> list[SeatLink]:
    found = []
    for number, link in links.items():
        entry, player = seat_of_link(number)
        names = names_in(evening.entry(entry), max(evening.started, 1))
        if player < len(names):
            address = _address(call, "evening-seat", link)
            found.append(SeatLink(entry, player + 1, names[player], link, address))
    return found


# --- Commands -------------------------------------------------------------------------------------


async def _alert(call: Call, stream: str, evening: Evening) -> None:
    """Send the last message of an evening to the devices of members who are entered and want that."""
    club = await call.read(lambda store: club_of(store, stream))
    if not club:
        return
    entered = {member for entrant in evening.entries for member in entrant.members}
    members = (await call.hub.clubs.load(club)).members
    people = [each.account for each in members if each.number in entered and each.account is not None]
    title = evening.settings.title or evening.settings.date
    call.hub.alerts.club(people, _id(club), title, evening.announcements[-1].text)


async def _lists(call: Call) -> DealingLists:
    """Return the dealing lists of a started round. The log says who has opened them."""
    stream, person = _stream(call), call.required_person
    evening = await _evening(call)
    number = call.path["round"]
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:4]) <= len(evening.rounds)):
        raise UserError("server.no_page")
    if not evening.settings.dealing_lists:
        raise UserError("evening.error.no_lists")
    hands = await call.hub.evenings.deals.lists(stream, int(number), call.requester)
    await call.hub.evenings.execute(
        stream,
        OpenLists(round=int(number)),
        person.name,
        key=f"lists:{person.id}:{number}",
        check=lambda store: check_runs(store, stream, person.id),
        requester=call.requester,
    )
    return DealingLists(int(number), hands)


async def _do(call: Call) -> EveningPage:
    """Carry out a director's command and return the evening afterwards."""
    command: AnyEveningCommand = call.body
    stream, person = _stream(call), call.required_person
    await call.read(lambda store: check_runs(store, stream, person.id))
    number = call.number("after", 0) if "after" in call.query else None
    if isinstance(command, EndRound):
        await _enter_games(call, stream)
    done = await call.hub.evenings.execute(
        stream,
        command,
        person.name,
        key=f"{person.id}:{command.key}" if command.key else "",
        check=lambda store: check_runs(store, stream, person.id),
        requester=call.requester,
        after=number,
    )
    if isinstance(command, Announce) and command.table is None and done.changed:
        await _alert(call, stream, done.evening)
    if isinstance(command, EndRound) and done.changed:
        call.hub.spawn(call.hub.evenings.online.end(stream, len(done.evening.closed)))
    return await _page(call, stream)


async def _enter_games(call: Call, stream: str) -> None:
    """Enter the hands that online tables have played, before their round is closed."""
    evening = await call.hub.evenings.load(stream)
    current = evening.current
    if current is None or current.status != "playing":
        return
    await call.hub.evenings.online.collect()
    played = await call.read(lambda store: tables_of(store, stream))
    person = call.required_person
    for table in current.tables:
        where = played.get((current.number, table.number), "")
        if not where.startswith(f"{TABLES}/") or (table.result is not None and table.result.complete):
            continue
        so_far = await call.hub.evenings.online.hands_at(where)
        if not so_far.hands:
            continue
        command = EnterResult(
            round=current.number,
            table=table.number,
            hands=so_far.hands,
            complete=evening.settings.hands is None,
            source="online",
        )
        with suppress(UserError):  # the result has come meanwhile
            await call.hub.evenings.execute(
                stream,
                command,
                person.name,
                key="",
                check=lambda store: check_runs(store, stream, person.id),
                requester=call.requester,
            )


async def _log(call: Call) -> EveningLog:
    """Return what happened in an evening, in words."""
    stream = _stream(call)
    await _evening(call)
    entries = await call.read(lambda store: store.read(stream))
    return EveningLog(await call.in_thread(lambda: write_log(read_events(stream, entries)[0])))


async def _preview(call: Call) -> SeatingPreview:
    """Return the drawn round, or the next one as it would be drawn, with what is wrong with it."""
    evening = await _evening(call)

    def work() -> SeatingPreview:
        current = evening.current
        now = evening
        if current is None or current.status != "drawn":
            now = after(evening, execute(evening, DrawRound(), "", wall_milliseconds()))
        return write_round(now, now.rounds[-1].number)

    return await call.in_thread(work)


async def _directors(call: Call) -> EveningPage:
    """Make a person a director of an evening, or take that back."""
    new: NewDirector = call.body
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> None:
        if check_runs(store, stream, person) != OWNER:
            raise UserError("server.not_yours")
        if find_person(store, new.person) is None:
            raise UserError("server.no_person_here")
        if role_of(store, stream, new.person) == OWNER:
            raise UserError("club.error.owner")
        if new.director and len(people_of(store, stream)) > _DIRECTORS:
            raise UserError("server.many_directors", number=_DIRECTORS)
        set_role(store, stream, new.person, DIRECTOR if new.director else "")

    await call.hub.database.write(job)
    return await _page(call, stream)


async def _options(call: Call) -> EveningPage:
    """Let one device enter and confirm a result, or not."""
    new: EveningOptions = call.body
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> None:
        check_runs(store, stream, person)
        store.set_listed(ONE_DEVICE, stream, new.one_device)

    await call.hub.database.write(job)
    return await _page(call, stream)


async def _link(call: Call) -> ClubLink:
    """Create a link to the public results; an earlier one stops working."""
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> str:
        check_runs(store, stream, person)
        return link_to(store, stream, RESULTS, renew=True)

    return _results_link(call, await call.hub.database.write(job))


async def _renew(call: Call) -> EveningPage:
    """Replace the link of a table or a seat, which may have got into wrong hands."""
    stream, person, old = _stream(call), call.required_person.id, call.path["link"]

    def job(store: Store) -> None:
        check_runs(store, stream, person)
        target = target_of(store, old)
        if target is None or target.stream != stream:
            raise UserError("server.no_page")
        link_to(store, stream, target.purpose, target.number, renew=True)

    await call.hub.database.write(job)
    return await _page(call, stream)


async def _start_table(call: Call) -> Nothing:
    """Start an online table of the round in play; bots take free seats."""
    new: StartTable = call.body
    check_level(new.level)
    evening, stream = await _evening(call), _stream(call)
    current = evening.current
    played = await call.read(lambda store: tables_of(store, stream))
    number = call.path["table"]
    wanted = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
    where = played.get((current.number if current is not None else 0, wanted), "")
    if not where.startswith(f"{TABLES}/"):
        raise UserError("server.no_table")
    await call.hub.at_table(_id(where), "start", game=new.level)
    return Nothing()


# --- Results --------------------------------------------------------------------------------------


async def _csv(call: Call) -> File:
    """Export the standings as CSV."""
    evening = await _evening(call)
    return File(await call.in_thread(lambda: standings_csv(evening)), "text/csv", "results.csv")


async def _json(call: Call) -> EveningState:
    """Export the whole evening."""
    evening = await _evening(call)
    return await call.hub.evenings.state(_stream(call), evening, call.requester)


async def _public(call: Call) -> PublicEvening:
    """Return the public results of an evening: what a projector shows."""

    def read(store: Store) -> str:
        target = target_of(store, call.path["link"])
        if target is None or target.purpose != RESULTS or not target.stream.startswith(f"{EVENINGS}/"):
            raise UserError("server.no_evening")
        return target.stream

    stream = await call.read(read)
    evening = await call.hub.evenings.load(stream)
    return await call.hub.evenings.public(stream, evening, call.requester)


async def _public_picture(call: Call) -> File:
    """Draw the link to the public results as a QR code."""
    link = call.path["link"]

    def read(store: Store) -> None:
        target = target_of(store, link)
        if target is None or target.purpose != RESULTS:
            raise UserError("server.no_evening")

    await call.read(read)
    return qr_code(_address(call, "evening", link))


async def _entry(call: Call) -> EntryResults:
    """Return the results of one entry, hand by hand, by the link to the public results."""
    link, number = call.path["link"], call.path["entry"]

    def read(store: Store) -> str:
        target = target_of(store, link)
        if target is None or target.purpose != RESULTS or not target.stream.startswith(f"{EVENINGS}/"):
            raise UserError("server.no_evening")
        return target.stream

    evening = await call.hub.evenings.load(await call.read(read))
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:5]) <= len(evening.entries)):
        raise UserError("server.no_page")
    return await call.in_thread(lambda: entry_results(evening, int(number)))


_AFTER: Final = ("after",)
EVENING_ENDPOINTS: Final = (
    Endpoint("GET", "/api/evenings", _list, EveningList),
    Endpoint("POST", "/api/evenings", _new, EveningPage, NewEvening),
    Endpoint("GET", "/api/evenings/public/{link}", _public, PublicEvening, signed_in=False),
    Endpoint("GET", "/api/evenings/public/{link}/qr.svg", _public_picture, SVG, signed_in=False),
    Endpoint("GET", "/api/evenings/public/{link}/entries/{entry}", _entry, EntryResults, signed_in=False),
    Endpoint("GET", "/api/evenings/{evening}", _show, EveningPage),
    Endpoint("POST", "/api/evenings/{evening}/do", _do, EveningPage, AnyEveningCommand, query=_AFTER),
    Endpoint("GET", "/api/evenings/{evening}/log", _log, EveningLog),
    Endpoint("GET", "/api/evenings/{evening}/preview", _preview, SeatingPreview),
    Endpoint("POST", "/api/evenings/{evening}/directors", _directors, EveningPage, NewDirector),
    Endpoint("POST", "/api/evenings/{evening}/options", _options, EveningPage, EveningOptions),
    Endpoint("POST", "/api/evenings/{evening}/link", _link, ClubLink),
    Endpoint("POST", "/api/evenings/{evening}/links/{link}", _renew, EveningPage),
    Endpoint("POST", "/api/evenings/{evening}/tables/{table}/start", _start_table, Nothing, StartTable),
    Endpoint("GET", "/api/evenings/{evening}/deals/{round}", _lists, DealingLists),
    Endpoint("GET", "/api/evenings/{evening}/results.csv", _csv, "text/csv"),
    Endpoint("GET", "/api/evenings/{evening}/results.json", _json, EveningState),
)
