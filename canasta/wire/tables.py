"""Tables of a server, and the people at them: what a lobby shows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Wire
from canasta.wire.settings import Rules

#: Waiting for players, committing to the deal, in play, stopped by the host, over, or no longer open.
Status = Literal["waiting", "dealing", "playing", "paused", "over", "closed"]
#: Who may call the referee's decisions out: nobody, the host, or everybody who plays.
MayRule = Literal["nobody", "host", "players"]

Id = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
#: What tells a command from all others of its sender; sent again, it is not carried out again.
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
#: What all must agree to: an action taken back, another deal, the end of the game, more time for oneself.
Proposed = Literal["take_back", "redeal", "end", "time"]
PlaceNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
Short = Annotated[str, msgspec.Meta(max_length=64)]


class Person(Wire):
    """Somebody who plays; the id is no secret."""

    id: str
    name: str


class Guest(Wire):
    """Who has just come in, and the token that says so from now on; it is told this once."""

    person: Person
    token: str


class NewGuest(Wire, forbid_unknown_fields=True):
    """A guest needs only a name."""

    name: Short


class TableSettings(Wire, forbid_unknown_fields=True, kw_only=True):
    """What the host can change at any time."""

    public: bool = False  #: whether the lobby shows it, and everybody may sit down
    onlookers: bool = True  #: whether others may look on
    undo: bool = True  #: whether an action can be taken back, as long as nothing new was seen
    coach: bool = True  #: whether players may ask for hints
    take_back: bool = True  #: whether more can be taken back when all agree
    chat: bool = True  #: whether people may write what they like while no hand is in play
    #: Seconds after which a bot plays for somebody who is not there; 0: never.
    patience: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    stand_in: Short = "club"  #: the level of that bot
    #: Seconds between hands, unless somebody asks for the next one.
    between: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    bot_delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  #: milliseconds that a bot takes at least
    turn_time: Seconds = 0  #: seconds for a turn; 0: no limit
    bank_time: Seconds = 0  #: seconds for a player and a game, when the time of a turn is over


class NewTable(TableSettings, forbid_unknown_fields=True, kw_only=True):
    """What a table is made with."""

    book: Short = "classic"  #: a book, or a house rule that comes with the program
    options: Annotated[list[Short], msgspec.Meta(max_length=12)] = []
    house: Annotated[str, msgspec.Meta(max_length=60_000)] = ""  #: the text of a house rule's file
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] | None = None
    target: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    #: Where the first hand begins, if it is not dealt: places are then the seats, in their order.
    position: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    irregularities: Literal["refused", "referee"] = "refused"
    may_rule: MayRule = "nobody"


class Place(Wire, omit_defaults=True):
    """A place at a table: a person, a bot, or free. Seats are drawn for when a game begins."""

    place: PlaceNumber
    name: str = ""
    person: str = ""  #: the id of who sits there
    bot: str = ""  #: the level of the bot that sits there, or that plays for an absent person
    present: bool = False  #: whether the person is connected


class Proposal(Wire):
    """What somebody has proposed, and who is still to answer; meanwhile the game stands still."""

    what: Proposed
    place: PlaceNumber  #: of who proposed it
    waiting: list[PlaceNumber]  #: who has not answered


class TableInfo(Wire, omit_defaults=True, kw_only=True):
    """A table as everybody may know it."""

    id: str
    host: str  #: a person's id
    status: Status
    rules: Rules
    players: int
    public: bool
    places: list[Place]
    onlookers: int = 0  #: how many look on
    game: int = 0  #: which game of this table is in play, or was played last; from 1
    irregularities: str = "refused"
    may_rule: MayRule = "nobody"
    settings: TableSettings
    proposal: Proposal | UnsetType = UNSET
    invite: str | UnsetType = UNSET  #: what lets others in; only told to those who sit there


class Muted(Wire):
    """Whom somebody wants to hear no more of."""

    people: list[Person]


class Invitation(Wire):
    """What lets others in: a link to send, or to show as a code."""

    address: str


class Lobby(Wire):
    """The public tables."""

    tables: list[TableInfo]


class BookChoice(Wire):
    """A book or house rule that can be played."""

    name: str
    players: list[int]
    options: list[str]
    target: int
    house: bool = False


class Choices(Wire):
    """What a table can be made of."""

    books: list[BookChoice]
    bots: list[str]
    languages: list[str]
    passkeys: bool = False  #: whether a browser can make them at this address of the server
    phrases: dict[str, str] = {}  #: what can be said during a hand: ids and sentences
