"""Clubs over HTTP: members, directors, house rules and seasons."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final, cast

from canasta.evenings import club as clubs
from canasta.evenings.calendar import CalendarEvening, calendar
from canasta.evenings.club import Club, add_members, found_club, write_club_event
from canasta.evenings.exchange import read_members, write_members
from canasta.evenings.model import Evening
from canasta.evenings.standings import season
from canasta.messages import UserError
from canasta.server.evenings.club_ratings import club_ratings
from canasta.server.evenings.clubs import events_of, note_director
from canasta.server.evenings.live import wall_milliseconds
from canasta.server.evenings.pages import club_evening, in_calendar_order
from canasta.server.tables.chairs import unique_name
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.server.web.invitations import SVG, qr_code
from canasta.storage import Store
from canasta.storage.erasure import CREATED
from canasta.storage.evenings import (
    CALENDAR,
    CLUBS,
    EVENINGS,
    JOIN,
    MEMBER,
    OWNER,
    RESULTS,
    RUNS,
    club_of,
    evenings_of,
    link_to,
    links_of,
    people_of,
    role_of,
    roles_of,
    set_role,
    target_of,
)
from canasta.storage.people import find_person, new_id
from canasta.wire.clubs import (
    AnnounceToClub,
    AnyClubCommand,
    ClubEvenings,
    ClubLink,
    ClubList,
    ClubPage,
    ClubRatings,
    ClubRole,
    JoinClub,
    ListedClub,
    MemberList,
    NewClub,
    NewSignUp,
    RolePerson,
    SaveClubHouse,
    SetDirector,
    SetSeasonEvening,
)
from canasta.wire.evenings import ClubMember, SeasonTable, SignUpMember

#: Clubs that a person may belong to, and bytes of a member list.
_MOST: Final = 50
_CSV: Final = 256 * 1024


def _stream(call: Call) -> str:
    return f"{CLUBS}/{call.path['club']}"


def _check(store: Store, stream: str, person: str, *roles: str) -> str:
    """Return a person's role in a club; raise a ``UserError`` if it is none of these.

    The message does not reveal to strangers that the club exists.
    """
    role = role_of(store, stream, person)
    if not role:
        raise UserError("server.no_club")
    if role not in roles:
        raise UserError("server.not_yours" if roles == (OWNER,) else "server.not_director")
    return role


async def _list(call: Call) -> ClubList:
    """List the clubs that the caller runs or belongs to."""
    person = call.required_person.id
    found = []
    for stream, role in await call.read(lambda store: roles_of(store, person, CLUBS)):
        club = await call.hub.clubs.load(stream)
        found.append(ListedClub(stream.partition("/")[2], club.name, cast(ClubRole, role)))
    return ClubList(sorted(found, key=lambda each: (each.name.casefold(), each.id)))


async def _new(call: Call) -> ClubPage:
    """Found a club; the caller owns it."""
    new: NewClub = call.body
    person = call.required_person.id
    event = found_club(new.name, person, wall_milliseconds())
    id, once = new_id(), f"club:{new.key}" if new.key else ""

    def job(store: Store) -> str:
        known = store.number_of(CREATED + person, once) if once else 0
        if known:
            return str(store.read(CREATED + person, known - 1, 1)[0].payload)
        if len(roles_of(store, person, CLUBS)) >= _MOST:
            raise UserError("server.many_clubs", number=_MOST)
        store.append_all(f"{CLUBS}/{id}", [write_club_event(event)], after=0)
        set_role(store, f"{CLUBS}/{id}", person, OWNER)
        store.append_all(CREATED + person, [("club", id)], key=once)
        return id

    return await _page(call, f"{CLUBS}/{await call.hub.database.write(job)}")


async def _show(call: Call) -> ClubPage:
    """Return a club, as far as the caller may see it."""
    return await _page(call, _stream(call))


async def _page(call: Call, stream: str) -> ClubPage:
    person = call.required_person.id

    def read(store: Store) -> tuple[str, list[RolePerson], str | None]:
        role = _check(store, stream, person, *RUNS, MEMBER)
        if role not in RUNS:
            return role, [], None
        people = []
        for id, what in people_of(store, stream):
            if (found := find_person(store, id)) is not None:
                people.append(RolePerson(id, found.name, cast(ClubRole, what)))
        return role, people, links_of(store, stream, JOIN).get(0)

    role, people, link = await call.read(read)
    club = await call.hub.clubs.load(stream)
    state = club.state()
    if role not in RUNS:
        state.owner, state.directors = "", []
        state.members = [ClubMember(each.number, each.name, None) for each in state.members]
    return ClubPage(
        id=stream.partition("/")[2],
        role=cast(ClubRole, role),
        number=club.number,
        club=state,
        people=people,
        link=_club_link(call, link) if link else None,
    )


def _club_link(call: Call, link: str) -> ClubLink:
    return ClubLink(link, f"{call.hub.settings.base}/club/{link}")


async def _do(call: Call) -> ClubPage:
    """Carry out a command and return the club afterwards."""
    command: AnyClubCommand = call.body
    stream, person = _stream(call), call.required_person
    if isinstance(command, SaveClubHouse):
        await call.in_thread(lambda: clubs.save_house(command.text, person.id, 0))  # parsing takes a while
    roles = (OWNER,) if isinstance(command, SetDirector) else RUNS

    def check(store: Store) -> None:
        _check(store, stream, person.id, *roles)
        if isinstance(command, SetDirector) and command.director:
            if find_person(store, command.account) is None:
                raise UserError("server.no_person_here")
        if isinstance(command, SetSeasonEvening) and command.counts:
            if club_of(store, f"{EVENINGS}/{command.evening}") != stream:
                raise UserError("server.no_evening")

    def also(store: Store) -> None:
        if isinstance(command, SetDirector):
            note_director(store, stream, command.account, command.director)

    await call.read(check)
    before = await call.hub.clubs.load(stream)
    now = await call.hub.clubs.change(
        stream,
        lambda club: events_of(club, command, person.id),
        key=f"{person.id}:{command.key}" if command.key else "",
        check=check,
        also=also,
    )
    if isinstance(command, AnnounceToClub) and now.number > before.number:
        people = [each.account for each in now.members if each.account and each.account != person.id]
        call.hub.alerts.club(people, call.path["club"], now.name, now.announcements[-1].text)
    return await _page(call, stream)


async def _link(call: Call) -> ClubLink:
    """Create a link with which people join a club; an earlier one stops working."""
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> str:
        _check(store, stream, person, *RUNS)
        return link_to(store, stream, JOIN, renew=True)

    return _club_link(call, await call.hub.database.write(job))


async def _picture(call: Call) -> File:
    """Draw the link with which people join a club as a QR code."""
    stream, person = _stream(call), call.required_person.id

    def read(store: Store) -> str:
        _check(store, stream, person, *RUNS)
        link = links_of(store, stream, JOIN).get(0)
        if link is None:
            raise UserError("server.no_page")
        return link

    return qr_code(_club_link(call, await call.read(read)).address)


async def _join(call: Call) -> ClubPage:
    """Join a club by its link: the caller becomes a member, with their account."""
    wanted: JoinClub = call.body
    person = call.required_person

    def find(store: Store) -> str:
        target = target_of(store, wanted.link)
        if target is None or target.purpose != JOIN:
            raise UserError("server.no_club")
        return target.stream

    stream = await call.read(find)

    def change(club: Club) -> list[clubs.AnyClubEvent]:
        if any(each.account == person.id for each in club.members):
            return []
        at = wall_milliseconds()
        for each in club.members:
            if each.account is None and each.name.casefold() == person.name.casefold():
                return [clubs.change_member(club, each.number, each.name, person.id, person.id, at)]
        name = unique_name([each.name for each in club.members], person.name)
        return [clubs.add_member(club, name, person.id, person.id, at)]

    def also(store: Store) -> None:
        if not role_of(store, stream, person.id):
            if len(roles_of(store, person.id, CLUBS)) >= _MOST:
                raise UserError("server.many_clubs", number=_MOST)
            set_role(store, stream, person.id, MEMBER)

    await call.hub.clubs.change(stream, change, key="", check=find, also=also)
    return await _page(call, stream)


# --- Evenings of the club -------------------------------------------------------------------------


async def _club_evenings(call: Call) -> ClubEvenings:
    """List the evenings of a club for its members: its calendar and its history."""
    stream, person = _stream(call), call.required_person.id

    def read(store: Store) -> list[tuple[str, str | None]]:
        _check(store, stream, person, *RUNS, MEMBER)
        return [(each, links_of(store, each, RESULTS).get(0)) for each in evenings_of(store, stream)]

    listed = await call.read(read)
    club = await call.hub.clubs.load(stream)
    own = next((each.number for each in club.members if each.account == person), 0)
    found = []
    for each, link in listed:
        with suppress(UserError):  # it cannot be read: the directors' list says so
            evening = await call.hub.evenings.load(each)
            found.append(await call.in_thread(partial(club_evening, each, evening, own, link)))
    return ClubEvenings(in_calendar_order(found))


async def _sign_up(call: Call) -> ClubEvenings:
    """Sign the caller up for an evening of the club, or off again."""
    new: NewSignUp = call.body
    stream, person = _stream(call), call.required_person
    evening = f"{EVENINGS}/{call.path['evening']}"

    def check(store: Store) -> None:
        _check(store, stream, person.id, *RUNS, MEMBER)
        if club_of(store, evening) != stream:
            raise UserError("server.no_evening")

    await call.read(check)
    club = await call.hub.clubs.load(stream)
    member = next((each for each in club.members if each.account == person.id), None)
    if member is None:
        raise UserError("server.not_member")
    partner = " ".join(new.partner.split())
    await call.hub.evenings.execute(
        evening,
        SignUpMember(member=member.number, name=member.name, partner=partner, coming=new.coming),
        person.name,
        key=f"{person.id}:{new.key}" if new.key else "",
        check=check,
        requester=call.requester,
    )
    return await _club_evenings(call)


async def _calendar_link(call: Call) -> ClubLink:
    """Return the address of the club's calendar, for calendar programs; no account is needed to read it."""
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> str:
        _check(store, stream, person, *RUNS, MEMBER)
        return link_to(store, stream, CALENDAR)

    link = await call.hub.database.write(job)
    return ClubLink(link, f"{call.hub.settings.base}/api/club-calendars/{link}")


async def _calendar(call: Call) -> File:
    """Return the evenings of a club as an iCalendar feed."""

    def find(store: Store) -> tuple[str, list[str]]:
        target = target_of(store, call.path["link"])
        if target is None or target.purpose != CALENDAR:
            raise UserError("server.no_club")
        return target.stream, evenings_of(store, target.stream)

    stream, listed = await call.read(find)
    club = await call.hub.clubs.load(stream)
    dated = []
    for each in listed:
        with suppress(UserError):
            evening = await call.hub.evenings.load(each)
            id = each.partition("/")[2]
            dated.append(CalendarEvening(id, evening.number, evening.settings, evening.finished))
    now = wall_milliseconds()
    return File(await call.in_thread(lambda: calendar(club.name, dated, now)), "text/calendar", "club.ics")


async def _ratings(call: Call) -> ClubRatings:
    """Rate the players of a club by their tables with real cards."""
    stream, person = _stream(call), call.required_person.id

    def read(store: Store) -> list[str]:
        _check(store, stream, person, *RUNS, MEMBER)
        return evenings_of(store, stream)

    listed = await call.read(read)
    club = await call.hub.clubs.load(stream)
    evenings = []
    for each in listed:
        with suppress(UserError):
            evenings.append((each, await call.hub.evenings.load(each)))
    evenings.sort(key=lambda each: (each[1].settings.date, each[0]))
    rated = [evening for _, evening in evenings]
    return ClubRatings(await call.in_thread(lambda: club_ratings(club, rated)))


async def _members(call: Call) -> File:
    """Export the members of a club as CSV."""
    stream, person = _stream(call), call.required_person.id
    await call.read(lambda store: _check(store, stream, person, *RUNS))
    club = await call.hub.clubs.load(stream)
    return File(write_members(club.members), "text/csv", "members.csv")


async def _import(call: Call) -> ClubPage:
    """Add all members of a CSV list who are not members yet."""
    new: MemberList = call.body
    stream, person = _stream(call), call.required_person
    await call.read(lambda store: _check(store, stream, person.id, *RUNS))
    rows = await call.in_thread(lambda: read_members(new.text, "members.csv"))
    await call.hub.clubs.change(
        stream,
        lambda club: add_members(club, rows, person.id, wall_milliseconds()),
        key=f"{person.id}:{new.key}" if new.key else "",
        check=lambda store: _check(store, stream, person.id, *RUNS),
    )
    return await _page(call, stream)


async def _season(call: Call) -> SeasonTable:
    """Return the table of a season, by its number from 1."""
    stream, person = _stream(call), call.required_person.id
    await call.read(lambda store: _check(store, stream, person, *RUNS, MEMBER))
    club = await call.hub.clubs.load(stream)
    number = call.path["season"]
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:4]) <= len(club.seasons)):
        raise UserError("server.no_page")
    wanted = club.seasons[int(number) - 1]
    evenings: list[tuple[str, Evening]] = []
    for id in wanted.evenings:
        evening = await call.hub.evenings.load(f"{EVENINGS}/{id}")
        evenings.append((evening.settings.title or evening.settings.date or id, evening))
    return await call.in_thread(lambda: season(evenings, wanted.drop))


CLUB_ENDPOINTS: Final = (
    Endpoint("GET", "/api/clubs", _list, ClubList),
    Endpoint("POST", "/api/clubs", _new, ClubPage, NewClub),
    Endpoint("POST", "/api/clubs/join", _join, ClubPage, JoinClub),
    Endpoint("GET", "/api/clubs/{club}", _show, ClubPage),
    Endpoint("POST", "/api/clubs/{club}/do", _do, ClubPage, AnyClubCommand),
    Endpoint("POST", "/api/clubs/{club}/link", _link, ClubLink),
    Endpoint("GET", "/api/clubs/{club}/link.svg", _picture, SVG),
    Endpoint("GET", "/api/clubs/{club}/evenings", _club_evenings, ClubEvenings),
    Endpoint("POST", "/api/clubs/{club}/evenings/{evening}", _sign_up, ClubEvenings, NewSignUp),
    Endpoint("POST", "/api/clubs/{club}/calendar", _calendar_link, ClubLink),
    Endpoint("GET", "/api/club-calendars/{link}", _calendar, "text/calendar", signed_in=False),
    Endpoint("GET", "/api/clubs/{club}/ratings", _ratings, ClubRatings),
    Endpoint("GET", "/api/clubs/{club}/members.csv", _members, "text/csv"),
    Endpoint("POST", "/api/clubs/{club}/members.csv", _import, ClubPage, MemberList, size=_CSV),
    Endpoint("GET", "/api/clubs/{club}/season/{season}", _season, SeasonTable),
)
