"""The teacher's room: classes, prepared deals in folders, open tables, polls and homework."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from canasta.wire.base import Action, Seat, Wire
from canasta.wire.clubs import ClubLink, ClubRole, CommandKey
from canasta.wire.coach import Advice, Choice, MarkLabel, MeanInterval
from canasta.wire.exercises import AskedExercise, ExerciseAnswer, ExerciseKind
from canasta.wire.reasons import Reason
from canasta.wire.replays import ReplayFrame
from canasta.wire.scores import HandResult
from canasta.wire.tables import Short
from canasta.wire.verdicts import LegalAction

Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Title = Annotated[str, msgspec.Meta(max_length=80)]
Note = Annotated[str, msgspec.Meta(max_length=2000)]
HouseSource = Annotated[str, msgspec.Meta(max_length=60_000)]
PositionLine = Annotated[str, msgspec.Meta(max_length=4000)]
RecordSource = Annotated[str, msgspec.Meta(max_length=200_000)]
ItemKind = Literal["position", "record", "exercise"]


# --- Prepared deals -------------------------------------------------------------------------------


class FromPosition(Wire, tag_field="from", tag="position", forbid_unknown_fields=True, kw_only=True):
    """A position; places that it leaves open are dealt."""

    position: PositionLine
    house: HouseSource = ""  #: the text of the house rule that the position names


class FromRecord(Wire, tag_field="from", tag="record", forbid_unknown_fields=True, kw_only=True):
    """A moment of a game, by the number of moves before it."""

    record: RecordSource
    hand: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    move: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    house: HouseSource = ""


class FromExercise(Wire, tag_field="from", tag="exercise", forbid_unknown_fields=True, kw_only=True):
    """An exercise: a position, a question, and the plays to choose from."""

    position: PositionLine
    kind: ExerciseKind = "play"
    choices: Annotated[
        list[Annotated[list[Annotated[Action, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=60)]],
        msgspec.Meta(min_length=2, max_length=20),
    ]
    house: HouseSource = ""


class FromDaily(Wire, tag_field="from", tag="daily", forbid_unknown_fields=True, kw_only=True):
    """Today's exercise for a book."""

    book: Short


class FromOwnGame(Wire, tag_field="from", tag="own", forbid_unknown_fields=True, kw_only=True):
    """An exercise from the caller's own games, by its id."""

    exercise: Short


class FromTable(Wire, tag_field="from", tag="table", forbid_unknown_fields=True, kw_only=True):
    """The present moment of an open table of the class."""

    table: Number


StoredSource = FromPosition | FromRecord | FromExercise
AnySource = FromPosition | FromRecord | FromExercise | FromDaily | FromOwnGame | FromTable


class ItemContent(Wire, kw_only=True):
    """A prepared deal, read and checked: the position, and where it comes from."""

    source: StoredSource
    book: str
    position: str  #: everything that is known about the deal
    asked: str  #: what the player to act can know
    seat: Seat  #: of the player to act
    players: int
    dealt: bool  #: whether an open table can begin with it
    names: list[str] = []  #: by seat, if it comes from a record


class TeachingItem(Wire, kw_only=True):
    """A prepared deal in a folder, as teachers see it."""

    number: int
    folder: int
    kind: ItemKind
    title: str
    note: str
    book: str
    position: str
    asked: str  #: what the player to act can know
    players: int
    dealt: bool  #: whether an open table can begin with it


class TeachingFolder(Wire):
    """A folder with prepared deals."""

    number: int
    title: str
    items: list[TeachingItem]


class ItemFile(Wire, forbid_unknown_fields=True, kw_only=True):
    """A prepared deal in a file."""

    title: Title = ""
    note: Note = ""
    source: StoredSource


class FolderFile(Wire, forbid_unknown_fields=True, kw_only=True):
    """A folder in a file."""

    title: Title
    items: Annotated[list[ItemFile], msgspec.Meta(max_length=200)]


class FoldersFile(Wire, forbid_unknown_fields=True, kw_only=True):
    """Folders as a file, to be kept or passed on."""

    version: Literal[1] = 1
    folders: Annotated[list[FolderFile], msgspec.Meta(max_length=50)]


class NewItem(Wire, forbid_unknown_fields=True, kw_only=True):
    """A prepared deal to put into a folder; a repeated ``key`` is not carried out again."""

    folder: Number
    title: Title = ""
    note: Note = ""
    source: AnySource
    key: CommandKey = ""


class NewFolders(Wire, forbid_unknown_fields=True, kw_only=True):
    """Folders to import."""

    file: FoldersFile
    key: CommandKey = ""


# --- Classes --------------------------------------------------------------------------------------


class NewClass(Wire, forbid_unknown_fields=True, kw_only=True):
    """A new class; a repeated ``key`` returns the same one."""

    name: Title
    club: Short = ""  #: the club that it belongs to; its directors teach it
    key: CommandKey = ""


class ListedClass(Wire):
    """A class in the caller's list."""

    id: str
    name: str
    role: ClubRole
    joined: bool  #: false: a class of the caller's club, which the caller can join


class ClassList(Wire):
    """The classes of the caller."""

    classes: list[ListedClass]


class JoinClass(Wire, forbid_unknown_fields=True, kw_only=True):
    """The link with which a person joins a class, or the id of a class of the person's club."""

    link: Short = ""
    id: Short = ""


class ClassMember(Wire):
    """A teacher or a pupil."""

    number: int
    name: str
    teacher: bool
    present: bool  #: false: the person has left, and their answers remain
    owner: bool = False


class TableSeat(Wire):
    """A seat of an open table."""

    member: int  #: 0: the seat is empty, and a teacher plays for it
    name: str
    consent: bool | None  #: whether the person agrees that all see the hand; null: not answered


class ListedTable(Wire):
    """An open table in the list of a class."""

    number: int
    title: str
    status: Literal["asking", "open", "closed", "ended"]
    seats: list[TableSeat]
    consent: bool | None  #: of the caller
    asked: bool  #: whether the caller has a seat, and with it a say


class ListedPoll(Wire):
    """A poll in the list of a class."""

    number: int
    title: str
    open: bool
    answers: int  #: members who have answered
    answered: bool  #: whether the caller has


class ListedHomework(Wire):
    """Homework in the list of a class."""

    number: int
    title: str
    due: int  #: milliseconds since 1970
    retry: bool
    items: int
    answered: int  #: by the caller


class ClassPage(Wire, kw_only=True):
    """A class, as the caller may see it. Folders and the link are for teachers."""

    id: str
    role: ClubRole
    me: int  #: the caller's number; 0: a director of its club who has not joined
    number: int  #: entries of the class so far
    now: int  #: the server's time in milliseconds since 1970
    name: str
    club: str  #: the id of its club; empty if it belongs to none
    members: list[ClassMember]
    link: ClubLink | None
    folders: list[TeachingFolder]
    tables: list[ListedTable]
    polls: list[ListedPoll]
    homework: list[ListedHomework]


# --- Open tables ----------------------------------------------------------------------------------


class OtherTry(Wire):
    """Another action that was tried at the same moment."""

    node: int
    words: str


class TableMove(Wire, kw_only=True):
    """A move of the line that an open table follows."""

    node: int
    seat: Seat | None  #: null: the next hand was dealt
    words: str
    hand: int
    turn: int
    others: list[OtherTry]


class OpenTablePage(Wire, kw_only=True):
    """An open table. Until all players consent it has neither moves nor cards."""

    number: int
    title: str
    status: Literal["asking", "open", "closed", "ended"]
    book: str
    canasta_size: int
    seats: list[TableSeat]
    own: int  #: the caller's seat, from 1; 0: none
    node: int  #: the moment that the table shows; 0: the beginning
    moves: list[TableMove]
    frame: ReplayFrame | None
    actor: int  #: the seat to act, from 1; 0: none
    may_act: bool  #: whether the caller may act now
    legal: list[LegalAction]  #: if the caller may act
    result: HandResult | None  #: of the hand, if it is over
    over: bool  #: whether the game is over


# --- Polls and homework ---------------------------------------------------------------------------


class Valuation(Wire, kw_only=True):
    """The coach's valuation of all choices of a position."""

    position: str
    seat: Seat
    samples: int
    deals: int
    choices: list[Choice]
    plays: list[Advice]  #: each choice with the best continuation, in the order of the choices
    answer: int  #: the place of the best choice, from 0
    notes: list[Reason]


class PollBar(Wire, kw_only=True):
    """A bar of a closed poll."""

    choice: Choice
    number: int  #: members who chose it
    names: list[str]  #: of these members; sent to teachers
    label: MarkLabel | None  #: the coach's mark, once it is known


class PollPage(Wire, kw_only=True):
    """A poll: what would you do?"""

    number: int
    title: str
    note: str
    open: bool
    question: AskedExercise
    own: int | None  #: the caller's choice, from 0
    answered: list[str]  #: names of members who have answered, in no order of their choices
    waiting: int  #: pupils who have not
    bars: list[PollBar]  #: once it is closed; best first
    coach: ExerciseAnswer | None  #: once it is closed and the coach is ready


class Mark(Wire, kw_only=True):
    """The coach's mark for an answer."""

    label: MarkLabel
    cost: MeanInterval  #: of the chance to win, compared with the best choice
    points: MeanInterval  #: behind the best choice


class HomeworkItem(Wire, kw_only=True):
    """An item of homework, for a pupil."""

    item: int
    title: str
    note: str
    question: AskedExercise
    answers: list[int]  #: the caller's choices, the latest last
    late: bool  #: whether the first answer came after the due date
    may_answer: bool
    revealed: bool  #: whether the best choice may be seen
    mark: Mark | None  #: of the latest answer, once the coach is ready
    advice: Advice | None  #: about the latest answer
    coach: ExerciseAnswer | None  #: about all choices, once they are revealed


class HomeworkPage(Wire, kw_only=True):
    """Homework, as the caller does it."""

    number: int
    title: str
    due: int
    retry: bool
    items: list[HomeworkItem]


class HomeworkCell(Wire, kw_only=True):
    """What a pupil did with an item."""

    tries: int
    late: bool
    words: str  #: the latest choice; empty: not answered
    first: MarkLabel | None  #: the mark of the first answer
    mark: Mark | None  #: of the latest answer


class HomeworkRow(Wire, kw_only=True):
    """A pupil's results."""

    member: int
    name: str
    answered: int
    right: int  #: latest answers that are not clearly worse than the best
    cost: float | None  #: mean cost of the answers in chance to win; null: nothing to compare
    cells: list[HomeworkCell]


class HomeworkResults(Wire, kw_only=True):
    """The results of homework, for teachers."""

    number: int
    title: str
    due: int
    items: list[str]  #: titles
    ready: list[bool]  #: whether the coach has marked the item
    rows: list[HomeworkRow]


class ItemPreview(Wire, kw_only=True):
    """A prepared deal as pupils will be asked, with the coach's valuation; for teachers."""

    question: AskedExercise
    coach: ExerciseAnswer | None  #: once the coach is ready
