"""Club evenings: settings, entries, rounds, results, standings, and the director's commands.

Entries, rounds and tables count from 1. An entry is one side of a table: a pair, or a single player. In an
evening of individuals it is a player who gets a new partner every round. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from canasta.wire.base import Wire
from canasta.wire.tables import Short

Movement = Literal["howell", "mitchell", "swiss", "random", "individual"]
#: Points of all rounds, their average per round, match points in per cent, or victory points of all rounds.
Scoring = Literal["total", "average", "match_points", "victory_points"]
TieBreak = Literal["head_to_head", "opponents", "wins", "difference", "lot"]
#: What a hand that is unfinished at the end of a round counts: nothing, the points so far, or it is finished.
UnfinishedHand = Literal["ignore", "as_it_stands", "finish"]
#: What a bye earns: the average of the entry's other rounds, fixed points, or per cent of the most possible.
ByeKind = Literal["average", "fixed", "share"]
RoundStatus = Literal["drawn", "playing", "closed"]
ResultSource = Literal["pad", "online", "director"]
EveningStatus = Literal["open", "finished"]
FindingKind = Literal[
    "met", "partner", "bye_again", "unbalanced", "table_twice", "twice", "missing", "absent", "place", "size"
]

EntryNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=100)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=200)]
SideNumber = Annotated[int, msgspec.Meta(ge=1, le=2)]
HandPoints = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
Remark = Annotated[str, msgspec.Meta(max_length=200)]
NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
PlayerNames = Annotated[list[NameText], msgspec.Meta(min_length=1, max_length=2)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=600)]


class ByeAward(Wire, forbid_unknown_fields=True, kw_only=True):
    """What a bye earns, in the unit of the scoring; ``value`` is not used for the average."""

    kind: ByeKind = "average"
    value: Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)] = 0


class VictoryStep(Wire, forbid_unknown_fields=True):
    """A step of a victory point table: what a difference in points is worth, up to the next step."""

    difference: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    winner: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
    loser: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class EveningSettings(Wire, forbid_unknown_fields=True, kw_only=True):
    """The settings of an evening; they can change until they are used."""

    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    date: Annotated[str, msgspec.Meta(max_length=10)] = ""  #: ISO 8601
    time: Annotated[str, msgspec.Meta(max_length=5)] = ""  #: when it begins, as 19:30
    place: Annotated[str, msgspec.Meta(max_length=80)] = ""
    book: Short = "classic"
    options: Annotated[list[Short], msgspec.Meta(max_length=12)] = []
    house: Annotated[str, msgspec.Meta(max_length=60_000)] = ""  #: the house rule's name or text
    table_players: Literal[2, 4] = 4
    individual: bool = False  #: entries are single players with a new partner every round
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100)] = 3
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = 4  #: per round; null: only time ends it
    minutes: Minutes | None = None  #: per round; null: only hands end it
    last_hand_minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10  #: the last hand is called so early
    unfinished: UnfinishedHand = "ignore"
    movement: Movement = "howell"
    scoring: Scoring = "total"
    tie_breaks: Annotated[list[TieBreak], msgspec.Meta(max_length=5)] = msgspec.field(
        default_factory=lambda: ["difference", "wins", "lot"]
    )
    bye: ByeAward = msgspec.field(default_factory=ByeAward)
    victory_points: Annotated[list[VictoryStep], msgspec.Meta(max_length=200)] = []  #: empty: the usual table
    online: Annotated[list[TableNumber], msgspec.Meta(max_length=200)] = []  #: tables that play online
    all_online: bool = False
    duplicate: bool = True  #: the online tables of a round get the same deals
    dealing_lists: bool = False  #: tables with real cards get them too, by printed lists


class NewEntrant(Wire, forbid_unknown_fields=True, kw_only=True):
    """An entry that is typed or taken from the members."""

    names: PlayerNames
    members: Annotated[list[int], msgspec.Meta(max_length=2)] = []  #: their numbers in the club
    guest: bool = False
    bot: bool = False  #: bots, which can only play online
    remote: bool = False  #: plays from elsewhere, and so only at online tables


class Substitution(Wire):
    """The names of an entry from a round on."""

    round: int
    names: list[str]


class Presence(Wire):
    """The rounds in which an entry plays; ``last`` is null while it has not withdrawn."""

    first: int
    last: int | None


class Entrant(Wire):
    """An entry of an evening."""

    number: int
    names: list[str]  #: as entered; ``substitutions`` has later ones
    members: list[int]
    guest: bool
    bot: bool
    remote: bool
    presence: list[Presence]
    substitutions: list[Substitution]


class FormerResult(Wire):
    """A former result of a table: what was replaced, when, by whom and why."""

    at: int
    by: str
    reason: str
    hands: list[HandPoints]
    points: HandPoints


class TableResult(Wire):
    """A table's result in a round. ``points`` are totals by side, and include all hands that count."""

    hands: list[HandPoints]  #: points by side, hand by hand; empty if only totals were entered
    points: HandPoints
    unfinished: HandPoints | None  #: the points so far in a hand that was not finished
    complete: bool  #: whether the table has finished the round
    source: ResultSource
    by: str  #: who entered it
    side: int | None  #: the side that entered it, from 1
    confirmed: bool
    confirmed_by: str
    former: list[FormerResult]  #: oldest first


class EveningTable(Wire):
    """A table of a round: the entries on each side, in the order of their seats."""

    number: int
    online: bool
    sides: list[list[int]]
    result: TableResult | None


class RoundClock(Wire):
    """A round's clock. While it runs, the time left is ``length - elapsed - (now - since)``."""

    length: int  #: milliseconds
    elapsed: int  #: milliseconds, up to ``since`` or the last pause
    since: int | None  #: when it was started last; null while it is paused
    last_hand: int  #: milliseconds before the end when the last hand is called


class EveningRound(Wire):
    """A round: its tables, who sits out, and its clock."""

    number: int
    status: RoundStatus
    tables: list[EveningTable]
    byes: list[int]
    clock: RoundClock | None
    unfinished: UnfinishedHand  #: what unfinished hands count in it
    missing: list[int]  #: tables without a result when it was closed: both sides score as for a bye


class Adjustment(Wire):
    """A change of an entry's score by the director, in the unit of the scoring."""

    entry: int
    round: int | None  #: null: of the whole evening
    points: float
    reason: str
    by: str
    at: int


class Announcement(Wire):
    """A message of the director to one table or, without a table, to all."""

    at: int
    by: str
    table: int | None
    text: str


class RefereeCall(Wire):
    """A table's call for the referee."""

    id: int
    table: int
    text: str
    at: int
    answered: int | None  #: when
    answer: str


class RoundScore(Wire):
    """An entry's score of a round, in the unit of the scoring."""

    round: int
    score: float | None  #: null: it did not play
    points: int | None  #: points made
    against: int | None  #: points that the opponents made
    bye: bool
    adjusted: float  #: part of the score that the director added


class Standing(Wire):
    """An entry's place. Equal places are shared; a withdrawn entry has none."""

    place: int | None
    entry: int
    names: list[str]
    score: float
    played: int  #: rounds, without byes
    wins: float
    points: int
    difference: int
    opponents: float  #: the sum of the opponents' scores
    former_place: int | None  #: after the round before
    withdrawn: bool
    rounds: list[RoundScore]


class Standings(Wire):
    """The standings after a number of closed rounds."""

    after: int
    rows: list[Standing]


class SeatingFinding(Wire):
    """Something that a seating breaks, as data and in words."""

    kind: FindingKind
    entries: list[int]
    tables: list[int]
    sentence: str


class SeatingPreview(Wire):
    """A drawn round, and the problems of its seating."""

    number: int
    tables: list[EveningTable]
    byes: list[int]
    findings: list[SeatingFinding]


class EveningLogLine(Wire):
    """A line of the log: what happened, when and by whom."""

    number: int
    at: int
    by: str
    kind: str
    sentence: str


class EveningSummary(Wire):
    """An evening in a list."""

    id: str
    changed: str
    readable: bool
    title: str
    date: str
    status: EveningStatus
    entries: int
    rounds: int
    closed: int  #: rounds


class EveningId(Wire):
    """The number of a new evening."""

    id: str


class SignUp(Wire):
    """A member of the club who wants to play in an evening and is not entered yet."""

    member: int
    name: str
    partner: str  #: empty if the member has none


class EveningState(Wire):
    """Everything about an evening, as the director sees it."""

    number: int  #: entries of its stream so far
    status: EveningStatus
    settings: EveningSettings
    entries: list[Entrant]
    rounds: list[EveningRound]
    adjustments: list[Adjustment]
    announcements: list[Announcement]
    calls: list[RefereeCall]
    standings: Standings
    sign_ups: list[SignUp]


class SeasonRow(Wire):
    """A player's or pair's place in a season."""

    place: int
    names: list[str]
    score: float
    evenings: list[float | None]  #: the score of each evening; null: not there
    dropped: list[int]  #: evenings that do not count, from 1


class SeasonTable(Wire):
    """A season: several evenings, of which the worst of each entry may not count."""

    evenings: list[str]
    rows: list[SeasonRow]


class ClubMember(Wire):
    """A member of a club."""

    number: int
    name: str
    account: str | None


class ClubSeason(Wire):
    """A season of a club and its evenings."""

    name: str
    drop: int  #: how many of the worst evenings do not count
    evenings: list[str]


class ClubAnnouncement(Wire):
    """A message to all members of a club."""

    at: int
    text: str


class ClubState(Wire):
    """A club: its members, owner and directors, house rules, seasons and messages."""

    name: str
    owner: str  #: an account
    directors: list[str]  #: accounts
    members: list[ClubMember]
    houses: dict[str, str]  #: house rules by name
    seasons: list[ClubSeason]
    announcements: list[ClubAnnouncement]  #: the last ones, oldest first


# --- Commands -------------------------------------------------------------------------------------


class EveningCommand(Wire, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command to an evening; a repeated ``key`` is not carried out again."""

    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class ChangeSettings(EveningCommand, tag="change_settings"):
    """Replace the settings."""

    settings: EveningSettings


class AddEntry(EveningCommand, tag="add_entry"):
    """Add an entry, which plays from a round on: by default from the next one that is not drawn yet."""

    entry: NewEntrant
    first: RoundNumber | None = None


class ReplaceEntry(EveningCommand, tag="replace_entry"):
    """Correct an entry: its names, members, or how it plays."""

    number: EntryNumber
    entry: NewEntrant


class Substitute(EveningCommand, tag="substitute"):
    """Let other players play for an entry from a round on."""

    number: EntryNumber
    names: PlayerNames
    first: RoundNumber


class WithdrawEntry(EveningCommand, tag="withdraw_entry"):
    """Withdraw an entry: it plays no round from this one on."""

    number: EntryNumber
    first: RoundNumber | None = None  #: by default the next round that is not drawn yet


class ReturnEntry(EveningCommand, tag="return_entry"):
    """Let a withdrawn entry play again."""

    number: EntryNumber
    first: RoundNumber | None = None


class SignUpMember(EveningCommand, tag="sign_up"):
    """Sign a member up for the evening, or off again."""

    member: Annotated[int, msgspec.Meta(ge=1)]
    name: NameText
    partner: Annotated[str, msgspec.Meta(max_length=40)] = ""
    coming: bool = True


class DrawRound(EveningCommand, tag="draw_round"):
    """Draw the next round; a drawn round that has not started is drawn again."""


class SwapEntries(EveningCommand, tag="swap_entries"):
    """Let two entries change places in a round that is drawn and not started; a bye is a place, too."""

    first: EntryNumber
    second: EntryNumber


class StartRound(EveningCommand, tag="start_round"):
    """Start the drawn round, and its clock if it has one."""


class StartClock(EveningCommand, tag="start_clock"):
    """Start the clock of the round, or let it go on after a pause."""


class PauseClock(EveningCommand, tag="pause_clock"):
    """Stop the clock of the round."""


class ExtendClock(EveningCommand, tag="extend_clock"):
    """Give the round more time."""

    minutes: Minutes


class EnterResult(EveningCommand, tag="enter_result"):
    """Enter a table's result so far: hand by hand, or totals. It replaces what was entered before.

    A later change of a confirmed result, or of one in a closed round, is ``CorrectResult``.
    """

    round: RoundNumber
    table: TableNumber
    hands: Annotated[list[HandPoints], msgspec.Meta(max_length=100)] = []
    points: HandPoints | None = None
    unfinished: HandPoints | None = None
    complete: bool = True
    source: ResultSource = "director"
    side: SideNumber | None = None


class ConfirmResult(EveningCommand, tag="confirm_result"):
    """Confirm a table's result: the other side, or without a side the director."""

    round: RoundNumber
    table: TableNumber
    side: SideNumber | None = None


class CorrectResult(EveningCommand, tag="correct_result"):
    """Replace a result, in a closed round too. The log keeps the old one."""

    round: RoundNumber
    table: TableNumber
    reason: Remark
    hands: Annotated[list[HandPoints], msgspec.Meta(max_length=100)] = []
    points: HandPoints | None = None


class AdjustScore(EveningCommand, tag="adjust_score"):
    """Add to an entry's score, or take from it, with a reason."""

    entry: EntryNumber
    points: Annotated[float, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
    reason: Remark
    round: RoundNumber | None = None


class EndRound(EveningCommand, tag="end_round"):
    """Close the round. ``force`` closes it although results are missing or unconfirmed."""

    force: bool = False
    unfinished: UnfinishedHand | None = None  #: by default as the settings say


class ReopenRound(EveningCommand, tag="reopen_round"):
    """Open the round that was closed last again; a later round that was only drawn is dropped."""


class Announce(EveningCommand, tag="announce"):
    """Show a message to one table or to all."""

    text: Remark
    table: TableNumber | None = None


class CallReferee(EveningCommand, tag="call_referee"):
    """Call for the referee."""

    table: TableNumber
    text: Remark = ""


class AnswerCall(EveningCommand, tag="answer_call"):
    """Mark a call as answered."""

    id: Annotated[int, msgspec.Meta(ge=1)]
    text: Remark = ""


class OpenLists(EveningCommand, tag="open_lists"):
    """Note in the log that the dealing lists of a round were opened."""

    round: RoundNumber


class FinishEvening(EveningCommand, tag="finish_evening"):
    """Finish the evening: the standings are final."""


AnyEveningCommand = (
    ChangeSettings
    | AddEntry
    | ReplaceEntry
    | Substitute
    | WithdrawEntry
    | ReturnEntry
    | SignUpMember
    | DrawRound
    | SwapEntries
    | StartRound
    | StartClock
    | PauseClock
    | ExtendClock
    | EnterResult
    | ConfirmResult
    | CorrectResult
    | AdjustScore
    | EndRound
    | ReopenRound
    | Announce
    | CallReferee
    | AnswerCall
    | OpenLists
    | FinishEvening
)
