"""People and their data: accounts, sessions, passkeys, preferences, and the full export."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Wire
from canasta.wire.pads import PadFile
from canasta.wire.results import Statistics
from canasta.wire.tables import NewTable, Person, Short, TableInfo

Secret = Annotated[str, msgspec.Meta(max_length=256)]
#: Bytes as a browser encodes them in JSON.
Encoded = Annotated[str, msgspec.Meta(max_length=20_000, pattern="^[A-Za-z0-9_-]*$")]


class ClientRequest(Wire, forbid_unknown_fields=True):
    """A request of a client."""


# --- Signing in -----------------------------------------------------------------------------------


class NewAccount(ClientRequest):
    """A new account; a guest who sends it keeps their identity, with tables, seats and games."""

    name: Short
    password: Secret


class SignIn(ClientRequest):
    """Name and password."""

    name: Short
    password: Secret


class Recover(ClientRequest):
    """A recovery code, and the new password."""

    name: Short
    code: Short
    password: Secret


class UseHandover(ClientRequest):
    """The code that another device shows."""

    code: Short


class SignedIn(Wire):
    """The person, and their session token, which is sent only once."""

    person: Person
    token: str


class SignedUp(SignedIn):
    """The reply to a new account or password, with recovery codes, which are sent only once."""

    codes: list[str]


# --- The client's own data ------------------------------------------------------------------------


class Me(Wire):
    """The signed-in person, and their ways to sign in again."""

    id: str
    name: str
    account: bool  #: whether there is a password, and the name is reserved
    codes: int  #: recovery codes left
    passkeys: int


class NewPassword(ClientRequest):
    """The current password, and the new one."""

    old: Secret
    new: Secret


class Confirm(ClientRequest):
    """The current password as confirmation."""

    password: Secret


class Codes(Wire):
    """New recovery codes; the old ones stop working."""

    codes: list[str]


class Handover(Wire):
    """A code for another device, good for one use; this session ends when it is used."""

    code: str
    seconds: int  #: for which it is valid


class Device(Wire):
    """A session: a device on which the person is signed in."""

    id: str
    created: str
    used: str  #: approximate time of last use
    device: str  #: the browser's own description
    current: bool = False  #: whether this session sent the request


class Devices(Wire):
    """All sessions, most recently used first."""

    sessions: list[Device]


class Preferences(ClientRequest, kw_only=True, omit_defaults=True):
    """A person's preferences, on any device; for omitted ones the page has defaults."""

    language: Annotated[str, msgspec.Meta(max_length=10, pattern="^[a-zA-Z-]*$")] | UnsetType = UNSET
    theme: Literal["system", "day", "evening"] | UnsetType = UNSET
    deck: Literal["2", "4"] | UnsetType = UNSET  #: colours of the suits
    print: Literal["normal", "large"] | UnsetType = UNSET
    side: Literal["left", "right"] | UnsetType = UNSET  #: the hand that holds the phone
    motion: Literal["system", "off"] | UnsetType = UNSET
    pace: Literal["slow", "normal", "fast"] | UnsetType = UNSET  #: of the bots
    sound: bool | UnsetType = UNSET
    turn_title: bool | UnsetType = UNSET  #: whether the browser's tab says that it is the person's turn
    vibration: bool | UnsetType = UNSET  #: whether a phone vibrates when it is
    keys: bool | UnsetType = UNSET  #: whether single keys are shortcuts
    #: Whether the person's games may be in data sets, without names: only if true. Omitted, it is unchanged.
    research: bool | UnsetType = UNSET


class AccountDeleted(Wire):
    """What was deleted, and what remains."""

    sentence: str


# --- Passkeys -------------------------------------------------------------------------------------


class PasskeyOptions(Wire):
    """The argument for the browser; its answer is sent with the same challenge."""

    challenge: str
    options: dict[str, Any]  #: in the format of the Web Authentication standard


class Attestation(Wire):
    """The ``response`` part of a new key."""

    clientDataJSON: Encoded
    attestationObject: Encoded


class NewCredential(Wire, rename={"kind": "type"}):
    """The result of ``navigator.credentials.create``, as JSON."""

    id: Encoded
    rawId: Encoded
    response: Attestation
    kind: Literal["public-key"]


class NewPasskey(ClientRequest):
    """A new passkey, and its name in the person's list."""

    challenge: Encoded
    name: Short
    credential: NewCredential


class Assertion(Wire):
    """The ``response`` part of a used key."""

    clientDataJSON: Encoded
    authenticatorData: Encoded
    signature: Encoded
    userHandle: Encoded | None = None


class UsedCredential(Wire, rename={"kind": "type"}):
    """The result of ``navigator.credentials.get``, as JSON."""

    id: Encoded
    rawId: Encoded
    response: Assertion
    kind: Literal["public-key"]


class UsePasskey(ClientRequest):
    """A passkey instead of name and password."""

    challenge: Encoded
    credential: UsedCredential


class PasskeyInfo(Wire):
    """One of the person's passkeys."""

    id: str
    name: str
    site: str  #: the name of the server it was created for
    created: str
    used: str


class Passkeys(Wire):
    """All passkeys of the person, the oldest first."""

    passkeys: list[PasskeyInfo]


# --- Export ---------------------------------------------------------------------------------------


class PlayedGame(Wire):
    """A finished game as its record."""

    game: str
    record: str
    table: str
    ended: str


class ReviewedGame(Wire):
    """A game that the coach reviewed for a person."""

    made: str
    table: str  #: empty if it was an uploaded record
    game: int  #: of the table, from 1


class OpenedTable(Wire):
    """A table that a person has opened, with the settings it was opened with."""

    table: str
    opened: str
    settings: NewTable


class PadAccess(Wire):
    """A score pad that a person owns, writes on or has asked to write on."""

    pad: str
    role: str
    link: str | None = None  #: the spectators' link, for the owner


class SentReport(Wire):
    """A report that a person has made about another player."""

    at: str
    table: str
    name: str  #: of the player it is about
    about: str


class StoredChatLine(Wire):
    """A line that a person said at a table and that a report has kept."""

    at: str  #: when the report was made
    table: str
    line: str


class StoredEntry(Wire):
    """One entry of a stream."""

    at: str
    kind: str
    content: Any


class StoredStream(Wire):
    """Everything that was ever written to a house rule, a pad, a club, an evening or a class, in order."""

    stream: str
    entries: list[StoredEntry]


class ClassAnswers(Wire):
    """A class that the person belongs to, and what they did there, without the seeds of deals."""

    id: str
    role: str
    name: str  #: the person's name in the class
    entries: list[StoredEntry]


class FriendData(Wire):
    """A person whom the person has asked to be a friend."""

    id: str
    name: str
    at: str  #: when the person asked, or accepted
    friends: bool  #: whether both have agreed


class InvitationData(Wire):
    """An invitation to a table that the person has not answered."""

    table: str
    inviter: str  #: the inviter's id
    at: str


class PushData(Wire):
    """A device that receives notifications; its keys are secret."""

    session: str
    endpoint: str
    language: str
    created: str


class EveningAccess(Wire):
    """A club or an evening that a person owns, directs or belongs to."""

    stream: str
    role: str


class EnteredResult(Wire):
    """A side of a table in a club evening for which a person's device has entered or confirmed a result."""

    evening: str
    round: int
    table: int
    side: int


class Export(Wire):
    """Everything that the server stores about a person, except secrets."""

    me: Me
    created: str
    sessions: list[Device]
    passkeys: list[PasskeyInfo]
    preferences: Preferences
    tables: list[TableInfo]  #: where the person sits or is the host
    games: list[PlayedGame]
    muted: list[Person]  #: players muted by the person
    friends: list[FriendData]
    invitations: list[InvitationData]
    push: list[PushData]
    statistics: Statistics
    pads: list[PadFile]  #: that the person owns or writes on
    houses: list[str]  #: the texts of the person's house rules
    reports: list[SentReport]
    reviewed: list[ReviewedGame]
    solved: list[str]  #: the ids of exercises from these games that the person has solved
    account: str  #: when the account was created; empty for a guest
    opened: list[OpenedTable]
    access: list[PadAccess]
    said: list[StoredChatLine]
    reported: list[str]  #: when others reported this person; the reports themselves stay with the operator
    #: House rules, pads, clubs, evenings and classes that only this person has, with all earlier versions.
    streams: list[StoredStream]
    clubs: list[EveningAccess]
    classes: list[ClassAnswers]
    results_entered: list[EnteredResult]
