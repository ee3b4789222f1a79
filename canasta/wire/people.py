"""People and what is theirs: accounts, sessions, passkeys, preferences, everything that is kept of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Wire
from canasta.wire.pads import PadFile
from canasta.wire.standings import Statistics
from canasta.wire.tables import NewTable, Person, Short, TableInfo

Secret = Annotated[str, msgspec.Meta(max_length=256)]
#: Bytes as a browser writes them into JSON.
Encoded = Annotated[str, msgspec.Meta(max_length=20_000, pattern="^[A-Za-z0-9_-]*$")]


class Asked(Wire, forbid_unknown_fields=True):
    """Something that a client sends."""


# --- Coming in ------------------------------------------------------------------------------------


class NewAccount(Asked):
    """An account; whoever sends it as a guest stays who they are, with tables, seats and games."""

    name: Short
    password: Secret


class SignIn(Asked):
    """Name and password."""

    name: Short
    password: Secret


class Recover(Asked):
    """A recovery code, and the password from now on."""

    name: Short
    code: Short
    password: Secret


class UseHandover(Asked):
    """The code that another device shows."""

    code: Short


class SignedIn(Wire):
    """Who one is, and the token that says so from now on; it is told this once."""

    person: Person
    token: str


class SignedUp(SignedIn):
    """The same for a new account or a new password, with recovery codes; they are told this once."""

    codes: list[str]


# --- One's own ------------------------------------------------------------------------------------


class Me(Wire):
    """Who one is, and how one can come back."""

    id: str
    name: str
    account: bool  #: whether there is a password, and the name is one's own
    codes: int  #: recovery codes that are left
    passkeys: int


class NewPassword(Asked):
    """The password so far, and the one from now on."""

    old: Secret
    new: Secret


class Confirm(Asked):
    """The password once more."""

    password: Secret


class Codes(Wire):
    """New recovery codes; the old ones are worth nothing."""

    codes: list[str]


class Handover(Wire):
    """A code for another device, good for one use; this session ends when it is used."""

    code: str
    seconds: int  #: for which it is good


class Device(Wire):
    """A session: a device on which one is known."""

    id: str
    created: str
    used: str  #: about when it was used last
    device: str  #: what its program says of itself
    current: bool = False  #: whether it is the one that asks


class Devices(Wire):
    """All sessions, the one used last first."""

    sessions: list[Device]


class Preferences(Asked, kw_only=True, omit_defaults=True):
    """How somebody likes the table to look, on any device; what is left out is as the page has it."""

    language: Annotated[str, msgspec.Meta(max_length=10, pattern="^[a-z]*$")] | UnsetType = UNSET
    theme: Literal["system", "day", "evening"] | UnsetType = UNSET
    deck: Literal["2", "4"] | UnsetType = UNSET  #: colours of the suits
    print: Literal["normal", "large"] | UnsetType = UNSET
    side: Literal["left", "right"] | UnsetType = UNSET  #: of the hand that holds the phone
    motion: Literal["system", "off"] | UnsetType = UNSET
    pace: Literal["slow", "normal", "fast"] | UnsetType = UNSET  #: of the bots
    sound: bool | UnsetType = UNSET
    keys: bool | UnsetType = UNSET  #: whether single keys are shortcuts


class Forgotten(Wire):
    """What was deleted, and what stays."""

    sentence: str


# --- Passkeys -------------------------------------------------------------------------------------


class PasskeyOptions(Wire):
    """What the browser is to be given; its answer is sent with the same challenge."""

    challenge: str
    options: dict[str, Any]  #: as the Web Authentication standard has it


class Attestation(Wire):
    """What a browser's ``response`` says of a new key."""

    clientDataJSON: Encoded
    attestationObject: Encoded


class NewCredential(Wire, rename={"kind": "type"}):
    """What ``navigator.credentials.create`` gave, as JSON."""

    id: Encoded
    rawId: Encoded
    response: Attestation
    kind: Literal["public-key"]


class NewPasskey(Asked):
    """A new passkey, and what it is called in one's list."""

    challenge: Encoded
    name: Short
    credential: NewCredential


class Assertion(Wire):
    """What a browser's ``response`` says of a key that was used."""

    clientDataJSON: Encoded
    authenticatorData: Encoded
    signature: Encoded
    userHandle: Encoded | None = None


class UsedCredential(Wire, rename={"kind": "type"}):
    """What ``navigator.credentials.get`` gave, as JSON."""

    id: Encoded
    rawId: Encoded
    response: Assertion
    kind: Literal["public-key"]


class UsePasskey(Asked):
    """A passkey instead of name and password."""

    challenge: Encoded
    credential: UsedCredential


class PasskeyInfo(Wire):
    """One of one's passkeys."""

    id: str
    name: str
    site: str  #: the name of the server it was made for
    created: str
    used: str


class Passkeys(Wire):
    """All of them, the oldest first."""

    passkeys: list[PasskeyInfo]


# --- All of it ------------------------------------------------------------------------------------


class PlayedGame(Wire):
    """A game that is over, as its record."""

    game: str
    record: str
    table: str
    ended: str


class ReviewedGame(Wire):
    """A game that the coach went through for somebody."""

    made: str
    table: str  #: nothing if it was a record
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
    link: str | None = None  #: by which others look on, for its owner


class MadeReport(Wire):
    """A report that a person has made about another player."""

    at: str
    table: str
    name: str  #: of the player it is about
    about: str


class KeptLine(Wire):
    """A line that a person said at a table and that a report has kept."""

    at: str  #: when the report was made
    table: str
    line: str


class KeptEntry(Wire):
    """One entry of a stream."""

    at: str
    kind: str
    content: Any


class KeptStream(Wire):
    """Everything that was ever written to a house rule or a score pad, in the order of writing."""

    stream: str
    entries: list[KeptEntry]


class Export(Wire):
    """Everything that the server keeps of somebody, but for secrets."""

    me: Me
    created: str
    sessions: list[Device]
    passkeys: list[PasskeyInfo]
    preferences: Preferences
    tables: list[TableInfo]  #: where one sits or is the host
    games: list[PlayedGame]
    muted: list[Person]  #: whom one wants to hear no more of
    statistics: Statistics
    pads: list[PadFile]  #: that one owns or writes on
    houses: list[str]  #: the texts of one's house rules
    reports: list[MadeReport]
    reviewed: list[ReviewedGame]
    solved: list[str]  #: the ids of exercises from these games that one has answered rightly
    account: str  #: since when there is an account; nothing for a guest
    opened: list[OpenedTable]
    access: list[PadAccess]
    said: list[KeptLine]
    reported: list[str]  #: when others reported this person; the reports themselves stay with the operator
    streams: list[KeptStream]  #: house rules and pads that are this person's alone, with all earlier versions
