"""What a client can have done at a table: commands, each with a key (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Wire
from canasta.wire.tables import Id, Key, PlaceNumber, Proposed, Seconds, Short

#: 32 bytes as hexadecimal digits.
Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Line = Annotated[str, msgspec.Meta(max_length=1000)]


class Command(Wire, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something that changes a table."""

    key: Key


class Sit(Command):
    """Take a free place, this one or any, or move there; at a private table with its invitation."""

    place: PlaceNumber | None = None
    invite: Short = ""


class Stand(Command):
    """Leave the place. In a game a bot plays on, until the person sits down again."""


class Bot(Command):
    """Put a bot on a free place (the host); in a game, in place of whoever plays there."""

    place: PlaceNumber
    level: Short


class Remove(Command):
    """Free a place (the host); in a game, a bot plays on there for good.

    Whoever sat there needs another invitation to come back, and the old link is worth nothing.
    """

    place: PlaceNumber


class Renew(Command):
    """Another invitation (the host): the old link is worth nothing any more. Whoever sits there stays."""


class Start(Command):
    """Begin a game, or another one after it (the host). Free places are filled with bots of a level."""

    bots: Short = ""


class Commit(Command):
    """Commit to one's part of the deal, without telling it: the answer to the first ``dealing``."""

    commitment: Digits


class Reveal(Command):
    """Tell it, once everybody has committed: the answer to the second ``dealing``."""

    contribution: Digits


class Change(Command):
    """Change what a table was made with (the host): the fields of ``TableSettings`` that are given."""

    public: bool | UnsetType = UNSET
    onlookers: bool | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    take_back: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    patience: Seconds | UnsetType = UNSET
    stand_in: Short | UnsetType = UNSET
    between: Annotated[int, msgspec.Meta(ge=0, le=3600)] | UnsetType = UNSET
    bot_delay: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | UnsetType = UNSET
    turn_time: Seconds | UnsetType = UNSET
    bank_time: Seconds | UnsetType = UNSET


class Swap(Command):
    """Let two places change who sits there, before a game (the host)."""

    place: PlaceNumber
    other: PlaceNumber


class Host(Command):
    """Let somebody else who sits there be the host (the host)."""

    place: PlaceNumber


class Time(Command):
    """Give somebody more time for this game (the host)."""

    place: PlaceNumber
    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Pause(Command):
    """Stop the game, or go on (the host)."""

    on: bool


class Act(Command):
    """Do something in the game: one action or several, all of them or none.

    What shows something new (a draw, a taken pile) can only be the last of several.
    """

    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=60)]
    card: Card | None = None  #: the very card of a discard


class Play(Command):
    """The same in the words of a player: ``lay three kings``, ``lay KKK; discard 4``."""

    line: Line


class Undo(Command):
    """Take the last action back, as long as nothing new was seen."""


class Try(Command):
    """Do something irregular, at a table where that can be done."""

    action: Action


class Call(Command):
    """Call the irregular act that was done last."""


class Rule(Command):
    """Decide as the referee, if the table lets the sender; a redeal has a cause, or all have agreed to it."""

    decision: Line
    cause: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Next(Command):
    """Deal the next hand without waiting."""


class Propose(Command):
    """Propose something that all must agree to."""

    what: Proposed


class Answered(Command, tag="answer"):
    """Agree to what was proposed, or decline."""

    yes: bool


class Abandon(Command):
    """Propose the end of the game, or agree to it: it is broken off, and nobody wins, when all agree."""


class Phrase(Command):
    """Say something of which the sentence is in the catalogue."""

    phrase: Short


class Chat(Command):
    """Say something in one's own words, while no hand is in play."""

    line: Annotated[str, msgspec.Meta(max_length=300)]


class Mute(Command):
    """Hear no more of what somebody says, at any table, or hear it again."""

    person: Id
    on: bool = True


class Report(Command):
    """Report somebody to who runs the server, with what was said at the table just before."""

    person: Id
    line: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class Close(Command):
    """Close the table (the host): nobody can sit down any more. A game in play is broken off."""


AnyCommand = (
    Sit
    | Stand
    | Bot
    | Remove
    | Renew
    | Start
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
    | Answered
    | Abandon
    | Phrase
    | Chat
    | Mute
    | Report
    | Close
)
