"""A club: members, owner and directors, house rules and seasons, as a fold of events.

>>> club = fold_club([found_club("Casa Rosa", "rosa", 0)])
>>> club = apply_club(club, add_member(club, "Ana", None, "rosa", 1))
>>> [member.name for member in club.members]
['Ana']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

import msgspec

from canasta.books.house import read_house
from canasta.evenings.exchange import MemberRow
from canasta.match.validation import validated_names
from canasta.messages import UserError
from canasta.wire.evenings import ClubAnnouncement, ClubMember, ClubSeason, ClubState

AREA: Final = "clubs"
#: Characters of the name of a club, a season or a house rule.
_NAME: Final = 60
#: Messages that members see.
_ANNOUNCEMENTS: Final = 20


class ClubEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Something that happened in a club."""

    at: int  #: milliseconds since 1970
    by: str


class ClubFounded(ClubEvent, frozen=True, tag="founded"):
    name: str
    owner: str


class ClubRenamed(ClubEvent, frozen=True, tag="renamed"):
    name: str


class MemberAdded(ClubEvent, frozen=True, tag="member"):
    number: int
    name: str
    account: str | None


class MemberChanged(ClubEvent, frozen=True, tag="member_changed"):
    number: int
    name: str
    account: str | None


class MemberRemoved(ClubEvent, frozen=True, tag="member_removed"):
    number: int


class DirectorAdded(ClubEvent, frozen=True, tag="director"):
    account: str


class DirectorRemoved(ClubEvent, frozen=True, tag="director_removed"):
    account: str


class HouseSaved(ClubEvent, frozen=True, tag="house"):
    name: str
    text: str


class HouseRemoved(ClubEvent, frozen=True, tag="house_removed"):
    name: str


class SeasonStarted(ClubEvent, frozen=True, tag="season"):
    name: str
    drop: int


class SeasonEveningAdded(ClubEvent, frozen=True, tag="season_evening"):
    name: str
    evening: str


class SeasonEveningRemoved(ClubEvent, frozen=True, tag="season_evening_removed"):
    name: str
    evening: str


class ClubAnnounced(ClubEvent, frozen=True, tag="announced"):
    text: str


AnyClubEvent = (
    ClubFounded
    | ClubRenamed
    | MemberAdded
    | MemberChanged
    | MemberRemoved
    | DirectorAdded
    | DirectorRemoved
    | HouseSaved
    | HouseRemoved
    | SeasonStarted
    | SeasonEveningAdded
    | SeasonEveningRemoved
    | ClubAnnounced
)
_BY_KIND: Final[Mapping[str, type[AnyClubEvent]]] = {
    str(each.__struct_config__.tag): each for each in get_args(AnyClubEvent)
}


@dataclass(frozen=True)
class Club:
    """A club after some events. The numbers of removed members are not given again."""

    name: str
    owner: str
    directors: tuple[str, ...] = ()
    members: tuple[ClubMember, ...] = ()
    houses: tuple[tuple[str, str], ...] = ()
    seasons: tuple[ClubSeason, ...] = ()
    announcements: tuple[ClubAnnouncement, ...] = ()  #: the last ones
    last_member: int = 0
    number: int = 0  #: events so far

    def member(self, number: int) -> ClubMember:
        """Return a member by number."""
        for member in self.members:
            if member.number == number:
                return member
        raise UserError("club.error.member", number=number)

    def season(self, name: str) -> ClubSeason:
        """Return a season by name."""
        for each in self.seasons:
            if each.name == name:
                return each
        raise UserError("club.error.season", name=name)

    def may_direct(self, account: str) -> bool:
        """True if an account may direct the club's evenings."""
        return account == self.owner or account in self.directors

    def state(self) -> ClubState:
        """Return the club as data for clients."""
        return ClubState(
            name=self.name,
            owner=self.owner,
            directors=list(self.directors),
            members=list(self.members),
            houses=dict(self.houses),
            seasons=list(self.seasons),
            announcements=list(self.announcements),
        )


def read_club_event(kind: str, payload: object) -> AnyClubEvent:
    """Read an event from an entry of a club's stream, or raise a ``UserError``."""
    if kind not in _BY_KIND or not isinstance(payload, Mapping):
        raise UserError("club.error.event", kind=kind[:40])
    try:
        return msgspec.convert({**payload, "kind": kind}, _BY_KIND[kind])
    except msgspec.ValidationError as problem:
        raise UserError("club.error.event_form", kind=kind, problem=str(problem)) from problem


def write_club_event(event: ClubEvent) -> tuple[str, dict[str, Any]]:
    """Return an event as the kind and payload of a stream's entry."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    return data.pop("kind"), data


def fold_club(happened: Iterable[AnyClubEvent]) -> Club:
    """Return the club after these events, of which the first founds it."""
    club: Club | None = None
    for event in happened:
        club = apply_club(club, event)
    if club is None:
        raise UserError("club.error.empty")
    return club


def apply_club(club: Club | None, event: AnyClubEvent) -> Club:
    """Return the club after one more event."""
    if isinstance(event, ClubFounded):
        if club is not None:
            raise UserError("club.error.created")
        return Club(event.name, event.owner, number=1)
    if club is None:
        raise UserError("club.error.empty")
    return replace(_changed(club, event), number=club.number + 1)


def _changed(club: Club, event: AnyClubEvent) -> Club:
    match event:
        case ClubRenamed():
            return replace(club, name=event.name)
        case MemberAdded():
            added = ClubMember(event.number, event.name, event.account)
            return replace(club, members=(*club.members, added), last_member=event.number)
        case MemberChanged():
            changed = ClubMember(event.number, event.name, event.account)
            members = [changed if each.number == event.number else each for each in club.members]
            return replace(club, members=tuple(members))
        case MemberRemoved():
            members = [each for each in club.members if each.number != event.number]
            return replace(club, members=tuple(members))
        case DirectorAdded():
            return replace(club, directors=(*club.directors, event.account))
        case DirectorRemoved():
            kept = tuple(each for each in club.directors if each != event.account)
            return replace(club, directors=kept)
        case HouseSaved():
            others = [each for each in club.houses if each[0] != event.name]
            return replace(club, houses=tuple(sorted([*others, (event.name, event.text)])))
        case HouseRemoved():
            return replace(club, houses=tuple(each for each in club.houses if each[0] != event.name))
        case ClubAnnounced():
            made = ClubAnnouncement(event.at, event.text)
            return replace(club, announcements=(*club.announcements, made)[-_ANNOUNCEMENTS:])
        case SeasonStarted():
            return replace(club, seasons=(*club.seasons, ClubSeason(event.name, event.drop, [])))
        case SeasonEveningAdded():
            evenings = [*club.season(event.name).evenings, event.evening]
        case SeasonEveningRemoved():
            evenings = [each for each in club.season(event.name).evenings if each != event.evening]
        case _:
            raise TypeError(event)
    seasons = [
        ClubSeason(each.name, each.drop, evenings) if each.name == event.name else each
        for each in club.seasons
    ]
    return replace(club, seasons=tuple(seasons))


# --- Commands: each returns its event, or raises a ``UserError`` ------------------------------------


def _name(words: str) -> str:
    name = " ".join(words.split())
    if not name or len(name) > _NAME or not name.isprintable():
        raise UserError("club.error.name", most=_NAME)
    return name


def found_club(name: str, owner: str, at: int) -> AnyClubEvent:
    """Found a club."""
    return ClubFounded(at=at, by=owner, name=_name(name), owner=owner)


def rename_club(name: str, by: str, at: int) -> AnyClubEvent:
    """Give a club another name."""
    return ClubRenamed(at=at, by=by, name=_name(name))


def _check_member(club: Club, name: str, account: str | None, number: int) -> None:
    validated_names([name])
    for other in club.members:
        if other.number == number:
            continue
        if other.name.casefold() == name.casefold():
            raise UserError("club.error.member_taken", name=name)
        if account is not None and other.account == account:
            raise UserError("club.error.account_taken", name=name)


def add_member(club: Club, name: str, account: str | None, by: str, at: int) -> AnyClubEvent:
    """Add a member; an account is not needed."""
    _check_member(club, name, account, 0)
    return MemberAdded(at=at, by=by, number=club.last_member + 1, name=name, account=account)


def add_members(club: Club, rows: Sequence[MemberRow], by: str, at: int) -> list[AnyClubEvent]:
    """Add all members of a list that are not members yet; either all can be added or none is."""
    made: list[AnyClubEvent] = []
    known = {each.name.casefold() for each in club.members}
    for row in rows:
        if row.name.casefold() in known:
            continue
        known.add(row.name.casefold())
        made.append(add_member(club, row.name, row.account, by, at))
        club = apply_club(club, made[-1])
    return made


def change_member(club: Club, number: int, name: str, account: str | None, by: str, at: int) -> AnyClubEvent:
    """Change a member's name or account."""
    club.member(number)
    _check_member(club, name, account, number)
    return MemberChanged(at=at, by=by, number=number, name=name, account=account)


def remove_member(club: Club, number: int, by: str, at: int) -> AnyClubEvent:
    """Remove a member. Evenings keep the names of those who played."""
    club.member(number)
    return MemberRemoved(at=at, by=by, number=number)


def add_director(club: Club, account: str, by: str, at: int) -> list[AnyClubEvent]:
    """Let an account direct evenings; nothing changes if it may already."""
    return [] if club.may_direct(account) else [DirectorAdded(at=at, by=by, account=account)]


def remove_director(club: Club, account: str, by: str, at: int) -> AnyClubEvent:
    """Stop an account from directing evenings."""
    if account == club.owner:
        raise UserError("club.error.owner")
    if account not in club.directors:
        raise UserError("club.error.director")
    return DirectorRemoved(at=at, by=by, account=account)


def save_house(source: str, by: str, at: int) -> AnyClubEvent:
    """Save a house rule under the name it has, in place of an older version."""
    name = read_house(source).name
    return HouseSaved(at=at, by=by, name=name, text=source)


def remove_house(club: Club, name: str, by: str, at: int) -> AnyClubEvent:
    """Remove a house rule. Evenings that were played by it keep its text."""
    if name not in dict(club.houses):
        raise UserError("club.error.house", name=name)
    return HouseRemoved(at=at, by=by, name=name)


def announce(words: str, by: str, at: int) -> AnyClubEvent:
    """Send a message to all members."""
    message = " ".join(words.split())
    if not message:
        raise UserError("evening.error.no_text")
    if not message.isprintable():
        raise UserError("evening.error.text")
    return ClubAnnounced(at=at, by=by, text=message)


def start_season(club: Club, name: str, drop: int, by: str, at: int) -> AnyClubEvent:
    """Start a season, in which the ``drop`` worst evenings of an entry do not count."""
    name = _name(name)
    if any(each.name == name for each in club.seasons):
        raise UserError("club.error.season_taken", name=name)
    return SeasonStarted(at=at, by=by, name=name, drop=max(drop, 0))


def add_season_evening(club: Club, name: str, evening: str, by: str, at: int) -> AnyClubEvent:
    """Let an evening count for a season."""
    if evening in club.season(name).evenings:
        raise UserError("club.error.evening_taken", name=name)
    return SeasonEveningAdded(at=at, by=by, name=name, evening=evening)


def remove_season_evening(club: Club, name: str, evening: str, by: str, at: int) -> AnyClubEvent:
    """Remove an evening from a season."""
    if evening not in club.season(name).evenings:
        raise UserError("club.error.evening", name=name)
    return SeasonEveningRemoved(at=at, by=by, name=name, evening=evening)
