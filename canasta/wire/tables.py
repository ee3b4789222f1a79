"""Tables of a server and the people at them: the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.table.state import MAX_SEATS
from canasta.wire.base import Side, Wire
from canasta.wire.settings import Rules

#: Waiting for players, committing to the deal, in play, stopped by the host, over, or no longer open.
Status = Literal["waiting", "dealing", "playing", "paused", "over", "closed"]
#: Who may announce the referee's decisions: nobody, the host, or all players.
MayRule = Literal["nobody", "host", "players"]

#: Why the games of a table are not rated: a house rule, a position set up, a low target, a referee, a player
#: who runs the club's evening.
UnratedTable = Literal["", "house", "position", "short", "referee", "director"]

Id = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
#: Identifies a command of its sender; a repeated key is not carried out again.
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
#: Proposals that need everyone's agreement: take back an action, redeal, end the game, more time.
Proposed = Literal["take_back", "redeal", "end", "time"]
#: How partners are found: drawn by lot as the book says, by where each player sits down, or by the host.
Partners = Literal["lot", "seated", "host"]
PlaceNumber = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
Short = Annotated[str, msgspec.Meta(max_length=64)]


class Person(Wire):
    """A player; the id is public."""

    id: str
    name: str


class Guest(Wire):
    """A new guest and their session token, which is sent only once."""

    person: Person
    token: str


class NewGuest(Wire, forbid_unknown_fields=True):
    """A request to play as a guest, with a name."""

    name: Short


class TableSettings(Wire, forbid_unknown_fields=True, kw_only=True):
    """The settings that the host can change at any time."""

    public: bool = False  #: whether it is listed in the lobby and open to all players
    onlookers: bool = True  #: whether spectators are allowed
    undo: bool = True  #: whether an action can be taken back, as long as nothing new was seen
    coach: bool = True  #: whether players may ask for hints
    take_back: bool = True  #: whether more can be taken back if all agree
    chat: bool = True  #: whether free text is allowed while no hand is in play
    voice: bool = False  #: whether players may talk by voice; at private tables only
    #: Seconds after which a bot plays for an absent player; 0: never.
    patience: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    stand_in: Short = "club"  #: the level of that bot
    #: Seconds between hands, unless all players ask for the next one before. If it is not 0, a person who
    #: plays with bots only is awaited without a limit, by a client that subscribed with ``next``.
    between: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    bot_delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  #: minimum milliseconds per bot action
    partners: Partners = "lot"  #: how partners are found; a rematch keeps them, which sets it to ``host``
    #: Whether finished hands are shown with open cards during the game, once all players consent.
    teaching: bool = False
    turn_time: Seconds = 0  #: seconds for a turn; 0: no limit
    bank_time: Seconds = 0  #: extra seconds for a player and a game, used after the turn's time


class NewTable(TableSettings, forbid_unknown_fields=True, kw_only=True):
    """The settings of a new table."""

    book: Short = "classic"  #: a book, or a house rule that comes with the program
    options: Annotated[list[Short], msgspec.Meta(max_length=12)] = []
    house: Annotated[str, msgspec.Meta(max_length=60_000)] = ""  #: a house rule's name or text
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] | None = None
    target: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    #: The starting position of the first hand, if it is not dealt: places are then the seats, in their order.
    position: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    irregularities: Literal["refused", "referee"] = "refused"
    may_rule: MayRule = "nobody"


class Place(Wire, omit_defaults=True):
    """A place at a table: a person, a bot, or free."""

    place: PlaceNumber
    name: str = ""
    person: str = ""  #: the id of the person there
    bot: str = ""  #: the level of the bot there, or of the bot that plays for an absent person
    present: bool = False  #: whether the person is connected
    side: Side | UnsetType = UNSET  #: the side of this place, if partners are not drawn by lot
    again: bool = False  #: whether the person has agreed to a rematch
    consents: bool = False  #: whether the person lets others see finished hands with open cards


class Proposal(Wire):
    """A proposal, and the players who have yet to answer; meanwhile the game is stopped."""

    what: Proposed
    place: PlaceNumber  #: of the player who proposed it
    waiting: list[PlaceNumber]  #: places that have not answered


class TableInfo(Wire, omit_defaults=True, kw_only=True):
    """The public data of a table."""

    id: str
    host: str  #: a person's id
    status: Status
    rules: Rules
    players: int
    public: bool
    sides: int  #: fewer than players, if some of them are partners
    places: list[Place]
    onlookers: int = 0  #: the number of spectators
    watching: list[str] = []  #: names of spectators; only sent to seated players and the host
    target: int = 0  #: the total that wins; 0 if the game lasts a number of hands
    hands: int = 0  #: that number
    rematch: bool = False  #: whether a rematch was asked for, and not all players have agreed yet
    open_hands: bool = False  #: whether all players let others see finished hands with open cards
    game: int = 0  #: which game of this table is in play, or was played last; from 1
    turn: int = 0  #: the place of the person to act, at a table with an hour per turn or more; otherwise 0
    turn_until: float = 0.0  #: the end of their time, as Unix time
    irregularities: str = "refused"
    may_rule: MayRule = "nobody"
    unrated: UnratedTable = ""  #: why its games are not rated; empty if they are
    settings: TableSettings
    proposal: Proposal | UnsetType = UNSET
    invite: str | UnsetType = UNSET  #: the invitation code; only sent to seated players


class Muted(Wire):
    """The players whom a person has muted."""

    people: list[Person]


class Invitation(Wire):
    """An invitation: a link to send, or to show as a QR code."""

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
    partners: list[int] = []  #: numbers of players of which some are partners
    house: bool = False


class Choices(Wire):
    """The choices for a new table."""

    books: list[BookChoice]
    bots: list[str]
    languages: list[str]
    passkeys: bool = False  #: whether a browser can create passkeys at this address of the server
    phrases: dict[str, str] = {}  #: phrases allowed during a hand: ids and sentences
