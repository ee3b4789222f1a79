"""Commands that a client can send to a table, each with a key (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Wire
from canasta.wire.tables import Id, Key, Partners, PlaceNumber, Proposed, Seconds, Short
from canasta.wire.voice import IceCandidate, SessionDescription, VoiceId

#: 32 bytes as hexadecimal digits.
Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Line = Annotated[str, msgspec.Meta(max_length=1000)]


class Command(Wire, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """A request that changes a table."""

    key: Key


class Sit(Command):
    """Take a free place, this one or any, or move there; at a private table with its invitation."""

    place: PlaceNumber | None = None
    invite: Short = ""


class Stand(Command):
    """Leave the place. In a game a bot plays on, until the person sits down again."""


class Bot(Command):
    """Put a bot on a free place (the host); in a game, in place of the current player."""

    place: PlaceNumber
    level: Short


class Remove(Command):
    """Free a place (the host); in a game, a bot plays on there for good.

    The removed player needs a new invitation to come back; the old link no longer works.
    """

    place: PlaceNumber


class Renew(Command):
    """Create a new invitation (the host): the old link stops working. Seated players stay."""


class Start(Command):
    """Begin a game, or another one after it (the host). Free places are filled with bots of a level.

    Another game needs the agreement of all connected players (``Rematch``). The others lose their place.
    """

    bots: Short = ""


class Rematch(Command):
    """Ask for another game at this table, or agree to it.

    It begins when all players have agreed and no place is free. Partners stay together. A player who does not
    want to play again sends ``Stand``.
    """

    yes: bool = True  #: false: ask the others, but do not agree yet, for example to change the places first


class Consent(Command):
    """Let others see finished hands with open cards, or no longer, at a teaching table (``teaching``)."""

    on: bool


class Commit(Command):
    """Commit to a share of the deal without revealing it: the reply to the first ``dealing``."""

    commitment: Digits


class Reveal(Command):
    """Reveal the share after all players have committed: the reply to the second ``dealing``."""

    contribution: Digits


class Change(Command):
    """Change the settings of a table (the host): the fields of ``TableSettings`` that are given."""

    public: bool | UnsetType = UNSET
    onlookers: bool | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    take_back: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    voice: bool | UnsetType = UNSET
    patience: Seconds | UnsetType = UNSET
    stand_in: Short | UnsetType = UNSET
    between: Annotated[int, msgspec.Meta(ge=0, le=3600)] | UnsetType = UNSET
    bot_delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | UnsetType = UNSET
    partners: Partners | UnsetType = UNSET
    teaching: bool | UnsetType = UNSET
    turn_time: Seconds | UnsetType = UNSET
    bank_time: Seconds | UnsetType = UNSET


class Swap(Command):
    """Swap two places before a game (the host)."""

    place: PlaceNumber
    other: PlaceNumber


class Host(Command):
    """Make another seated player the host (the host)."""

    place: PlaceNumber


class Time(Command):
    """Give a player more time for this game (the host)."""

    place: PlaceNumber
    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Pause(Command):
    """Pause or resume the game (the host)."""

    on: bool


class Act(Command):
    """Perform one or several actions in the game, all of them or none.

    An action that reveals something new (a draw, a taken pile) can only be the last of several.
    """

    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=60)]
    card: Card | None = None  #: the physical card of a discard


class Play(Command):
    """Perform actions given in a player's words: ``lay three kings``, ``lay KKK; discard 4``."""

    line: Line


class Undo(Command):
    """Take the last action back, as long as nothing new was seen."""


class Try(Command):
    """Perform an irregular act, at a table that allows it."""

    action: Action


class Call(Command):
    """Call the last irregular act."""


class Rule(Command):
    """Decide as the referee, if the table lets the sender; a redeal needs a cause or everyone's agreement."""

    decision: Line
    cause: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Next(Command):
    """Be ready for the next hand, which is dealt as soon as all players who are present are."""


class Propose(Command):
    """Propose something that all players must agree to."""

    what: Proposed


class AnswerProposal(Command, tag="answer"):
    """Accept or decline a proposal."""

    yes: bool


class Abandon(Command):
    """Propose to end the game, or agree to it: if all agree, it is broken off without a winner."""


class Phrase(Command):
    """Say one of the phrases in the catalogue."""

    phrase: Short


class Chat(Command):
    """Send a free text, while no hand is in play."""

    line: Annotated[str, msgspec.Meta(max_length=300)]


class Voice(Command):
    """Join or leave the voice chat of a private table, or switch one's microphone off and on; not stored."""

    on: bool
    muted: bool = False


class Signal(Command):
    """Pass connection data to another player in the voice chat; the server neither reads nor stores it."""

    to: VoiceId
    description: SessionDescription | None = None
    candidates: Annotated[list[IceCandidate], msgspec.Meta(max_length=40)] = []


class Mute(Command):
    """Mute or unmute a player at all tables."""

    person: Id
    on: bool = True


class Report(Command):
    """Report a player to the operator, with the last lines said at the table."""

    person: Id
    line: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class Close(Command):
    """Close the table (the host): players can no longer sit down. A game in play is broken off."""


AnyCommand = (
    Sit
    | Stand
    | Bot
    | Remove
    | Renew
    | Start
    | Rematch
    | Consent
    | Commit
    | Reveal
    | Change
    | Swap
    | Host
    | Time
    | Pause
    | Act
    | Play
    | Undo
    | Try
    | Call
    | Rule
    | Next
    | Propose
    | AnswerProposal
    | Abandon
    | Phrase
    | Chat
    | Voice
    | Signal
    | Mute
    | Report
    | Close
)
