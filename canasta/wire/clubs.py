"""Clubs and evenings on a server: roles, links, what a table's phone shows and does, and public results."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from canasta.wire.base import Wire
from canasta.wire.evenings import (
    Announcement,
    ClubState,
    EveningLogLine,
    EveningSettings,
    EveningState,
    EveningStatus,
    EveningSummary,
    HandPoints,
    RefereeCall,
    Remark,
    RoundClock,
    RoundStatus,
    SideNumber,
    Standings,
    TableResult,
)
from canasta.wire.pads import PadState, PadWrite
from canasta.wire.tables import Guest, Short

#: The owner, a director, or a member of a club or player of an evening.
ClubRole = Literal["owner", "director", "member"]
CommandKey = Annotated[str, msgspec.Meta(max_length=64)]


class RolePerson(Wire):
    """A person who runs a club or an evening."""

    id: str
    name: str
    role: ClubRole


class NewDirector(Wire, forbid_unknown_fields=True):
    """Whether a person is a director."""

    person: Short
    director: bool


class ClubLink(Wire):
    """A link of a club or an evening."""

    link: str
    address: str  #: the full address, as other devices reach the server


# --- Clubs ----------------------------------------------------------------------------------------


class NewClub(Wire, forbid_unknown_fields=True, kw_only=True):
    """A new club; a repeated ``key`` returns the same one."""

    name: Short
    key: CommandKey = ""


class ListedClub(Wire):
    """A club in the caller's list."""

    id: str
    name: str
    role: ClubRole


class ClubList(Wire):
    """The clubs of the caller."""

    clubs: list[ListedClub]


class ClubPage(Wire, kw_only=True):
    """A club: for those who run it, or for its members, who see names alone."""

    id: str
    role: ClubRole
    number: int  #: entries of its stream so far
    club: ClubState
    people: list[RolePerson]  #: sent to those who run it
    link: ClubLink | None  #: with which people join; sent to those who run it


class JoinClub(Wire, forbid_unknown_fields=True):
    """The link with which a person joins a club."""

    link: Short


class MemberList(Wire, forbid_unknown_fields=True):
    """Members as CSV: a column ``name``, and ``account`` if there is one."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]
    key: CommandKey = ""


class ClubCommand(Wire, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command to a club; a repeated ``key`` is not carried out again."""

    key: CommandKey = ""


class RenameClub(ClubCommand, tag="rename"):
    """Give the club another name."""

    name: Short


class AddMember(ClubCommand, tag="add_member"):
    """Add a member; an account is not needed."""

    name: Short
    account: Short | None = None


class ChangeMember(ClubCommand, tag="change_member"):
    """Change a member's name or account."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    name: Short
    account: Short | None = None


class RemoveMember(ClubCommand, tag="remove_member"):
    """Remove a member. Evenings keep the names of those who played."""

    number: Annotated[int, msgspec.Meta(ge=1)]


class SetDirector(ClubCommand, tag="set_director"):
    """Let an account direct the club's evenings, or no longer (owner only)."""

    account: Short
    director: bool


class SaveClubHouse(ClubCommand, tag="save_house"):
    """Save a house rule under its name, in place of an older version."""

    text: Annotated[str, msgspec.Meta(max_length=60_000)]


class RemoveClubHouse(ClubCommand, tag="remove_house"):
    """Remove a house rule."""

    name: Short


class StartSeason(ClubCommand, tag="start_season"):
    """Start a season, in which the ``drop`` worst evenings of an entry do not count."""

    name: Short
    drop: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class SetSeasonEvening(ClubCommand, tag="set_season_evening"):
    """Let an evening of the club count for a season, or no longer."""

    season: Short
    evening: Short
    counts: bool = True


class AnnounceToClub(ClubCommand, tag="announce"):
    """Send a message to all members, on their devices too if they want that."""

    text: Annotated[str, msgspec.Meta(max_length=400)]


AnyClubCommand = (
    RenameClub
    | AddMember
    | ChangeMember
    | RemoveMember
    | SetDirector
    | SaveClubHouse
    | RemoveClubHouse
    | StartSeason
    | SetSeasonEvening
    | AnnounceToClub
)


class OwnSignUp(Wire):
    """The caller's sign-up for an evening."""

    partner: str


class ClubEvening(Wire, kw_only=True):
    """An evening of a club, for its members: in the calendar, and afterwards in the club's history."""

    id: str
    title: str
    date: str
    time: str
    place: str
    book: str
    status: EveningStatus
    entries: int
    rounds: int
    closed: int  #: rounds
    begun: bool  #: whether a round was drawn, which ends the sign-up
    entered: bool  #: whether the caller is entered
    own: OwnSignUp | None  #: the caller's sign-up
    sign_ups: list[list[str]]  #: names of those who have signed up, with their partners
    winners: list[list[str]]  #: names of the first place, once the evening is finished
    results: str | None  #: the link to the public results, if there is one


class ClubEvenings(Wire):
    """The evenings of a club: those to come first, then the last one first."""

    evenings: list[ClubEvening]


class NewSignUp(Wire, forbid_unknown_fields=True, kw_only=True):
    """The caller wants to play in an evening, or no longer."""

    coming: bool = True
    partner: Annotated[str, msgspec.Meta(max_length=40)] = ""
    key: CommandKey = ""


class ClubRating(Wire):
    """A player's strength by games with real cards; not mixed with the ratings of games online."""

    place: int | None  #: null while it rests on few tables
    name: str
    rating: float
    sigma: float  #: its standard deviation
    tables: int
    won: int


class ClubRatings(Wire):
    """The ratings of a club's players by their tables with real cards, the strongest first."""

    players: list[ClubRating]


# --- Evenings: the directors ----------------------------------------------------------------------


class NewEvening(Wire, forbid_unknown_fields=True, kw_only=True):
    """A new evening; a repeated ``key`` returns the same one."""

    settings: EveningSettings
    club: Short = ""  #: the club that it belongs to; its directors direct the evening
    key: CommandKey = ""


class ListedEvening(Wire):
    """An evening in the caller's list."""

    role: ClubRole
    club: str  #: empty if it belongs to none
    evening: EveningSummary


class EveningList(Wire):
    """The evenings of the caller, most recently changed first."""

    evenings: list[ListedEvening]


class TableProgress(Wire):
    """How far a table of a round is, by its score pad or its game."""

    round: int
    table: int
    pad: str | None  #: the id of its score pad
    online: str | None  #: the id of its online table
    hands: int  #: that have been played
    points: HandPoints  #: totals by side so far
    played: list[HandPoints]  #: points by side, hand by hand


class NumberedLink(Wire):
    """The link of a table: a device that has it writes for the table, without an account."""

    table: int
    link: str
    address: str


class SeatLink(Wire):
    """The link of a player who plays online: it leads to the player's seat in every round."""

    entry: int
    player: int  #: within the entry, from 1
    name: str
    link: str
    address: str


class EveningPage(Wire, kw_only=True):
    """An evening, for those who run it."""

    id: str
    role: ClubRole
    club: str
    state: EveningState
    progress: list[TableProgress]  #: of the tables of the last round
    tables: list[NumberedLink]
    seats: list[SeatLink]
    results: ClubLink | None  #: the public results
    people: list[RolePerson]
    one_device: bool  #: whether one device may enter a result and confirm it


class EveningLog(Wire):
    """Everything that happened in an evening, oldest first."""

    lines: list[EveningLogLine]


class EveningOptions(Wire, forbid_unknown_fields=True):
    """Whether one device may enter a result and confirm it."""

    one_device: bool


class StartTable(Wire, forbid_unknown_fields=True):
    """Start an online table although seats are free: bots of this level take them."""

    level: Short = "club"


class DealtHand(Wire):
    """A hand of a round with the same deals, to be laid out with real cards."""

    hand: int
    dealer: int  #: the place that deals, from 1; places 1 and 3 are side 1
    hands: list[list[str]]  #: the cards dealt to each place, in the order of the pack
    reserves: list[list[list[str]]]  #: cards that each place gets besides, pile by pile
    rest: list[str]  #: the other cards, top first: what is turned up and drawn comes from here


class DealingLists(Wire):
    """The hands of a round with the same deals, for tables with real cards."""

    round: int
    hands: list[DealtHand]


# --- Evenings: the public -------------------------------------------------------------------------


class PublicEveningTable(Wire):
    """A table of the current round, as the projector shows it."""

    number: int
    online: bool
    sides: list[list[str]]  #: names by side
    points: HandPoints | None  #: of a result that was handed in
    complete: bool


class PublicRound(Wire):
    """The current round, as the projector shows it."""

    number: int
    status: RoundStatus
    tables: list[PublicEveningTable]
    byes: list[list[str]]  #: names of those who sit out
    clock: RoundClock | None


class PublicEvening(Wire, kw_only=True):
    """An evening, for everyone who has the link to its results."""

    number: int  #: changes with every entry of the evening
    now: int  #: the server's time in milliseconds since 1970, for the clock
    title: str
    date: str
    book: str
    status: EveningStatus
    rounds: int
    hands: int | None  #: per round; null: only time ends it
    round: PublicRound | None
    standings: Standings
    announcements: list[Announcement]  #: to all tables


class NextSeat(Wire):
    """Where an entry sits in the next round."""

    names: list[str]
    round: int
    table: int | None  #: null: it sits out
    side: int | None


class PlayedRound(Wire):
    """A round of an entry: its own points first in each hand."""

    round: int
    table: int | None  #: null: it sat out
    own: list[str]  #: names on its side
    against: list[str]
    hands: list[HandPoints]  #: own points, then those of the opponents
    #: For each hand, the same at the other tables with the same deals, once all of them have played them.
    others: list[list[HandPoints]]
    score: float | None  #: in the unit of the scoring, once the round is closed
    points: int


class EntryResults(Wire):
    """The results of one entry, for its players."""

    number: int  #: changes with every entry of the evening
    entry: int
    names: list[str]
    place: int | None
    score: float
    rounds: list[PlayedRound]
    next: list[NextSeat]


# --- Tables and players ---------------------------------------------------------------------------


class RoundDeal(Wire):
    """What a device is asked for before a round with the same deals at several tables begins.

    It commits to 32 random bytes as soon as the round is drawn, and reveals them when there are
    ``commitments`` (docs/fair-shuffle.md).
    """

    header: str
    commitment: str  #: the server's
    commitments: dict[str, str]  #: of all; empty until all are bound and the round has started
    you: str  #: the name under which this device contributes
    done: bool  #: whether what is asked for now has arrived


class RoundPart(Wire, tag_field="do", forbid_unknown_fields=True):
    """A device's part in the shuffle of a round."""


class CommitToRound(RoundPart, tag="commit"):
    """Commit to a contribution."""

    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class RevealToRound(RoundPart, tag="reveal"):
    """Reveal the contribution."""

    contribution: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


AnyRoundPart = CommitToRound | RevealToRound


class TablePage(Wire, kw_only=True):
    """What a table's phone shows."""

    evening: str  #: its title
    number: int  #: entries of the evening so far
    now: int  #: the server's time in milliseconds since 1970, for the clock
    round: int  #: 0 before the first one
    table: int
    status: RoundStatus | None  #: of the round
    sides: list[list[str]]  #: names by side; empty if the table is free in this round
    hands: int | None  #: that the round has; null: until the time is over
    online: str | None  #: the id of the online table
    pad: PadState | None
    result: TableResult | None
    device_sides: list[int]  #: sides that this device has acted for in this round
    announcements: list[Announcement]  #: to all, and to this table
    calls: list[RefereeCall]  #: of this table
    clock: RoundClock | None
    next: list[NextSeat]  #: of the entries at this table, once the next round is drawn
    results: str | None  #: the link to the public results, if there is one
    entries: list[list[int]]  #: numbers of the entries by side; empty if the table is free in this round
    deal: RoundDeal | None  #: if the table deals by lists: its part in the shuffle of the last round drawn


class SeatPage(Wire, kw_only=True):
    """What a player who plays online sees: their seat in the current round."""

    evening: str  #: its title
    number: int
    now: int  #: the server's time in milliseconds since 1970, for the clock
    name: str
    round: int  #: 0 before the first one
    status: RoundStatus | None
    table: int | None  #: the table's number; null if the player sits out
    side: int | None
    online: str | None  #: the id of the online table
    invite: str  #: with it, the player's device takes the seat at the online table
    sides: list[list[str]]
    result: TableResult | None
    announcements: list[Announcement]
    clock: RoundClock | None
    next: list[NextSeat]
    entry: int  #: the number of the player's entry
    deal: RoundDeal | None  #: this player's part in the shuffle of the last round drawn
    results: str | None  #: the link to the public results, if there is one


class DeviceSession(Guest):
    """A guest session for a device that has opened the link of a table or a seat."""


class TableCommand(Wire, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command of a table's phone; a repeated ``key`` is not carried out again."""

    key: CommandKey = ""


class WriteHand(TableCommand, tag="write"):
    """Write on the table's score pad. The key of ``write`` counts, not the command's own."""

    write: PadWrite


class HandIn(TableCommand, tag="hand_in"):
    """Hand in the result for a side: as the pad has it, or as this device has it.

    If the other side has handed in something else, it is not replaced: the referee is called.
    """

    side: SideNumber
    hands: Annotated[list[HandPoints], msgspec.Meta(max_length=100)] = []  #: empty: those of the pad
    unfinished: HandPoints | None = None  #: points in a hand that was not finished
    complete: bool = True  #: whether the table has finished the round


class ConfirmHands(TableCommand, tag="confirm"):
    """Confirm the result for the other side; ``points`` are the totals that this device has seen."""

    side: SideNumber
    points: HandPoints


class CallFromTable(TableCommand, tag="call"):
    """Call for the referee."""

    text: Remark = ""


AnyTableCommand = WriteHand | HandIn | ConfirmHands | CallFromTable
