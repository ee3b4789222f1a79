"""What a client and a server say to each other (docs/protocol.md).

A *command* changes a table and carries a key; a *question* changes nothing. Both can be sent over HTTP or
over a socket, where they travel in a ``Do`` or an ``Ask`` with a number that the reply repeats.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Raw, UnsetType

from canasta.wire.base import Card, Wire
from canasta.wire.coaching import Hint
from canasta.wire.commands import Abandon as Abandon
from canasta.wire.commands import Act as Act
from canasta.wire.commands import Answered as Answered
from canasta.wire.commands import AnyCommand as AnyCommand
from canasta.wire.commands import Bot as Bot
from canasta.wire.commands import Call as Call
from canasta.wire.commands import Change as Change
from canasta.wire.commands import Chat as Chat
from canasta.wire.commands import Close as Close
from canasta.wire.commands import Command as Command
from canasta.wire.commands import Commit as Commit
from canasta.wire.commands import Host as Host
from canasta.wire.commands import Line as Line
from canasta.wire.commands import Mute as Mute
from canasta.wire.commands import Next as Next
from canasta.wire.commands import Pause as Pause
from canasta.wire.commands import Phrase as Phrase
from canasta.wire.commands import Play as Play
from canasta.wire.commands import Propose as Propose
from canasta.wire.commands import Remove as Remove
from canasta.wire.commands import Renew as Renew
from canasta.wire.commands import Report as Report
from canasta.wire.commands import Reveal as Reveal
from canasta.wire.commands import Rule as Rule
from canasta.wire.commands import Sit as Sit
from canasta.wire.commands import Stand as Stand
from canasta.wire.commands import Start as Start
from canasta.wire.commands import Swap as Swap
from canasta.wire.commands import Time as Time
from canasta.wire.commands import Try as Try
from canasta.wire.commands import Undo as Undo
from canasta.wire.events import AnyEvent
from canasta.wire.reasons import Reason
from canasta.wire.scores import GameResult, HandResult
from canasta.wire.settings import Settings
from canasta.wire.tables import Id, Person, Proposed, Short, TableInfo
from canasta.wire.verdicts import Explanation, Verdict, WayOut

# --- Questions ------------------------------------------------------------------------------------


class Question(Wire, tag_field="ask", forbid_unknown_fields=True):
    """Something that the engine can answer from what the asker knows."""


class AskWhy(Question, tag="why"):
    """Whether a play, or several in a row, would be allowed, what a first meld would count, and why not."""

    line: Line


class AskCards(Question, tag="cards"):
    """What could be done with selected cards."""

    cards: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=80)]


class AskOut(Question, tag="out"):
    """Whether the asker can go out, and how, or what is missing."""


class AskHappened(Question, tag="happened"):
    """Everything the asker was told of in this hand, once more."""


class AskSheets(Question, tag="sheets"):
    """The score sheets of all hands that are over."""


class AskHint(Question, tag="hint"):
    """What the coach would play, judged on what the asker knows; at tables that have a coach."""


AnyQuestion = AskWhy | AskCards | AskOut | AskHappened | AskSheets | AskHint


class CardsAnswer(Wire, tag_field="answer", tag="cards"):
    """Every way in which exactly these cards could be meant, allowed or not; those that are come first."""

    plays: list[Verdict]


class WhyAnswer(Wire, tag_field="answer", tag="why"):
    """The verdict, with paragraphs and notes."""

    explanation: Explanation


class OutAnswer(Wire, tag_field="answer", tag="out"):
    """A way out, or what is missing."""

    way: WayOut


class HappenedAnswer(Wire, tag_field="answer", tag="happened"):
    """The events of the hand as the asker saw them."""

    number: int
    events: list[AnyEvent]


class SheetsAnswer(Wire, tag_field="answer", tag="sheets"):
    """The results of all hands so far, and how the game stands."""

    hands: list[HandResult]
    game: GameResult


class HintAnswer(Wire, tag_field="answer", tag="hint"):
    """The best plays, and why."""

    hint: Hint


AnyAnswer = CardsAnswer | WhyAnswer | OutAnswer | HappenedAnswer | SheetsAnswer | HintAnswer


# --- From a client, over a socket -----------------------------------------------------------------


class Sent(Wire, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


class Subscribe(Sent, kw_only=True):
    """Hear of all that happens at a table, as whoever one is there."""

    table: Id
    id: int = 0
    invite: Short = ""
    sentences: bool = False  #: events, offers and scores in words as well
    position: bool = False  #: when it is one's turn, all that one knows as a position
    language: Annotated[str, msgspec.Meta(max_length=10)] = ""
    seat: Short = ""  #: the token of one's place, to come back to it; without one it is taken over


class Unsubscribe(Sent):
    """Hear no more of a table."""

    table: Id


class Do(Sent):
    """Change a table; the answer is ``Done`` or ``Refused``."""

    id: int
    table: Id
    command: AnyCommand


class Ask(Sent):
    """Ask a question; the answer is ``Answer`` or ``Refused``."""

    id: int
    table: Id
    question: AnyQuestion


class Ping(Sent):
    """Is anybody there? The answer is ``Pong``."""

    id: int = 0


AnySent = Subscribe | Unsubscribe | Do | Ask | Ping


# --- From the server ------------------------------------------------------------------------------


class Told(Wire, tag_field="type", tag=str.lower):
    """A message of the server."""


class Hello(Told):
    """The first message: who the client is."""

    person: Person
    version: str


class TableTold(Told, tag="table"):
    """How a table stands, whenever that has changed."""

    table: TableInfo


class DealingTold(Told, tag="dealing"):
    """A game is to begin, and everybody has a part in its cards (docs/fair-shuffle.md).

    At first there are no commitments, and every client commits; when all have, they are told, and every
    client reveals.
    """

    table: str
    header: str  #: what is settled before anybody commits to anything
    commitment: str  #: the server's own
    commitments: dict[str, str]  #: by player
    you: str  #: the receiver's name at the table; nothing for those who look on


class GameTold(Told, tag="game", omit_defaults=True):
    """A game has begun, or is in play at a table that was subscribed to; ``place`` is the receiver's."""

    table: str
    game: Settings
    place: int  #: 0 for those who look on
    house: str = ""  #: the text of the house rule, where the table brought its own
    opening: str = ""  #: all that the deals follow from but the seed


class UpdateTold(Told, tag="update"):
    """What happened, and how the table stands now: an ``Update``, or an ``OnlookerUpdate``."""

    table: str
    update: Raw


class HandTold(Told, tag="hand"):
    """A hand is over."""

    table: str
    result: HandResult


class OverTold(Told, tag="over"):
    """The game is over."""

    table: str
    result: GameResult


class SeatTold(Told, tag="seat"):
    """This connection plays for its person now: the token with which it comes back when it is lost.

    It is told to nobody else, and is worth nothing as soon as another device takes over.
    """

    table: str
    token: str


class Moved(Told):
    """Another device or window of the same person plays at this table now.

    To take it back, ``subscribe`` without a token, or ``sit``.
    """

    table: str


class ClockTold(Told, tag="clock"):
    """Whose time runs, in milliseconds from now: those of the turn first, then those of the bank."""

    table: str
    place: int  #: 0 if no clock runs at this table
    turn: int  #: what is left of the turn
    banks: list[int]  #: what is left for the game, by place
    running: bool  #: or it stands still


class Decided(Told):
    """What was proposed is done, or was turned down."""

    table: str
    what: Proposed
    place: int  #: of who proposed it
    agreed: bool


class Said(Told, omit_defaults=True):
    """Somebody has said something: a phrase by its id, or a line."""

    table: str
    place: int  #: 0 for a host who does not sit there
    person: str
    name: str
    phrase: str = ""
    line: str = ""
    sentence: str = ""  #: of the phrase, for those who want sentences


class Trouble(Told):
    """The table cannot go on just now: the disk is full, say. Nothing that was told is lost."""

    table: str
    error: str
    sentence: str


class Done(Told):
    """A command was carried out and is on the disk; ``number``: the entries of the log after it."""

    id: int
    number: int


class Answer(Told):
    """The answer to a question."""

    id: int
    answer: AnyAnswer


class Refused(Told, omit_defaults=True):
    """Something was not done, or not understood: the message's id and the sentence, perhaps a paragraph."""

    id: int
    error: str
    sentence: str
    reason: Reason | UnsetType = UNSET


class Pong(Told):
    """Somebody is here."""

    id: int


AnyTold = (
    Hello
    | TableTold
    | DealingTold
    | GameTold
    | UpdateTold
    | HandTold
    | OverTold
    | SeatTold
    | Moved
    | ClockTold
    | Decided
    | Said
    | Trouble
    | Done
    | Answer
    | Refused
    | Pong
)
