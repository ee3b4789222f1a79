"""Messages between client and server (docs/protocol.md).

A *command* changes a table and carries a key; a *question* changes nothing. Both can be sent over HTTP or
over a socket, where they travel in a ``Do`` or an ``Ask`` with a number that the reply repeats.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Raw, UnsetType

from canasta.wire.base import Card, Wire
from canasta.wire.coach import Hint
from canasta.wire.commands import Abandon as Abandon
from canasta.wire.commands import Act as Act
from canasta.wire.commands import AnswerProposal as AnswerProposal
from canasta.wire.commands import AnyCommand as AnyCommand
from canasta.wire.commands import Bot as Bot
from canasta.wire.commands import Call as Call
from canasta.wire.commands import Change as Change
from canasta.wire.commands import Chat as Chat
from canasta.wire.commands import Close as Close
from canasta.wire.commands import Command as Command
from canasta.wire.commands import Commit as Commit
from canasta.wire.commands import Consent as Consent
from canasta.wire.commands import Host as Host
from canasta.wire.commands import Line as Line
from canasta.wire.commands import Mute as Mute
from canasta.wire.commands import Next as Next
from canasta.wire.commands import Pause as Pause
from canasta.wire.commands import Phrase as Phrase
from canasta.wire.commands import Play as Play
from canasta.wire.commands import Propose as Propose
from canasta.wire.commands import Rematch as Rematch
from canasta.wire.commands import Remove as Remove
from canasta.wire.commands import Renew as Renew
from canasta.wire.commands import Report as Report
from canasta.wire.commands import Reveal as Reveal
from canasta.wire.commands import Rule as Rule
from canasta.wire.commands import Signal as Signal
from canasta.wire.commands import Sit as Sit
from canasta.wire.commands import Stand as Stand
from canasta.wire.commands import Start as Start
from canasta.wire.commands import Swap as Swap
from canasta.wire.commands import Time as Time
from canasta.wire.commands import Try as Try
from canasta.wire.commands import Undo as Undo
from canasta.wire.commands import Voice as Voice
from canasta.wire.events import AnyEvent
from canasta.wire.reasons import Reason
from canasta.wire.scores import GameResult, HandResult
from canasta.wire.settings import Settings
from canasta.wire.tables import Id, Person, Proposed, Short, TableInfo
from canasta.wire.verdicts import Explanation, GatheredMeld, Verdict, WayOut
from canasta.wire.voice import IceCandidate, IceServer, SessionDescription, VoiceId, VoiceMember

# --- Questions ------------------------------------------------------------------------------------


class Question(Wire, tag_field="ask", forbid_unknown_fields=True):
    """A question that the engine answers from what the asker knows."""


class AskWhy(Question, tag="why"):
    """Ask whether a play, or several in a row, would be allowed, and why not."""

    line: Line


class AskCards(Question, tag="cards"):
    """Ask what could be done with the selected cards."""

    cards: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=80)]


class AskMeld(Question, tag="meld"):
    """Ask what the sets that are gathered for a first meld count, and which of them are sets."""

    sets: Annotated[
        list[Annotated[list[Card], msgspec.Meta(min_length=1, max_length=80)]],
        msgspec.Meta(min_length=1, max_length=30),
    ]


class AskOut(Question, tag="out"):
    """Ask whether the asker can go out, and how, or what is missing."""


class AskEvents(Question, tag="happened"):
    """Ask for all events of this hand that the asker was sent."""


class AskSheets(Question, tag="sheets"):
    """Ask for the score sheets of all finished hands."""


class AskHint(Question, tag="hint"):
    """Ask what the coach would play, judged by what the asker knows; at tables that have a coach."""


AnyTableQuestion = AskWhy | AskCards | AskMeld | AskOut | AskEvents | AskSheets | AskHint


class CardsAnswer(Wire, tag_field="answer", tag="cards"):
    """Every possible meaning of exactly these cards, allowed or not; the allowed ones come first."""

    plays: list[Verdict]


class WhyAnswer(Wire, tag_field="answer", tag="why"):
    """The verdict, with paragraphs and notes."""

    explanation: Explanation


class MeldAnswer(Wire, tag_field="answer", tag="meld"):
    """The judgement on a first meld that is being gathered."""

    meld: GatheredMeld


class OutAnswer(Wire, tag_field="answer", tag="out"):
    """A way out, or what is missing."""

    way: WayOut


class EventsAnswer(Wire, tag_field="answer", tag="happened"):
    """The events of the hand as the asker saw them."""

    number: int
    events: list[AnyEvent]


class SheetsAnswer(Wire, tag_field="answer", tag="sheets"):
    """The results of all hands so far, and the state of the game."""

    hands: list[HandResult]
    game: GameResult


class HintAnswer(Wire, tag_field="answer", tag="hint"):
    """The best plays, and why."""

    hint: Hint


AnyAnswer = CardsAnswer | WhyAnswer | MeldAnswer | OutAnswer | EventsAnswer | SheetsAnswer | HintAnswer


# --- From a client, over a socket -----------------------------------------------------------------


class ClientMessage(Wire, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class Subscribe(ClientMessage, kw_only=True):
    """Subscribe to a table, as a player or a spectator."""

    table: Id
    id: int = 0
    invite: Short = ""
    sentences: bool = False  #: events, offers and scores in words as well
    position: bool = False  #: on the person's turn, everything they know as a position
    language: Annotated[str, msgspec.Meta(max_length=10)] = ""
    seat: Short = ""  #: the seat token, to reconnect; without one the seat is taken over from another device
    next: bool = False  #: the client sends ``next`` after a hand, so that it can be awaited without a limit


class Unsubscribe(ClientMessage):
    """Unsubscribe from a table."""

    table: Id


class Do(ClientMessage):
    """Change a table; the answer is ``CommandDone`` or ``RequestRefused``."""

    id: int
    table: Id
    command: AnyCommand


class Ask(ClientMessage):
    """Ask a question; the answer is ``QuestionAnswer`` or ``RequestRefused``."""

    id: int
    table: Id
    question: AnyTableQuestion


class Ping(ClientMessage):
    """Check that the server is alive; the answer is ``Pong``."""

    id: int = 0


class Watch(ClientMessage):
    """Follow the changes of an evening, until the connection ends."""

    id: int
    evening: Annotated[str, msgspec.Meta(max_length=64)]  #: its id, or one of its links


AnyClientMessage = Subscribe | Unsubscribe | Do | Ask | Ping | Watch


# --- From the server ------------------------------------------------------------------------------


class ServerMessage(Wire, tag_field="type", tag=str.lower):
    """A message from the server."""


class Hello(ServerMessage):
    """The first message: the client's identity."""

    person: Person
    version: str


class TableChanged(ServerMessage, tag="table"):
    """The state of a table, whenever it has changed."""

    table: TableInfo


class DealProgress(ServerMessage, tag="dealing"):
    """A game is about to begin, and every player contributes to its deal (docs/fair-shuffle.md).

    At first there are no commitments, and every client commits; after the last one the server publishes them,
    and every client reveals.
    """

    table: str
    header: str  #: what is fixed before the commitments
    commitment: str  #: the server's commitment
    commitments: dict[str, str]  #: by player
    you: str  #: the receiver's name at the table; empty for spectators


class GameInfo(ServerMessage, tag="game", omit_defaults=True):
    """A game has begun, or is in play at a newly subscribed table; ``place`` is the receiver's."""

    table: str
    game: Settings
    place: int  #: 0 for spectators
    house: str = ""  #: the text of the house rule, if the table was given one
    opening: str = ""  #: everything that determines the deals, except the seed


class TableUpdate(ServerMessage, tag="update"):
    """The events and the new state of the table: an ``Update``, or an ``OnlookerUpdate``."""

    table: str
    update: Raw


class HandOver(ServerMessage, tag="hand"):
    """A hand is over."""

    table: str
    result: HandResult


class NextHand(ServerMessage, tag="next"):
    """The pause after a hand: it ends when all players who are present are ready (``next``)."""

    table: str
    waiting: list[int]  #: places of the players who are not ready yet
    left: int | None  #: milliseconds until the next hand is dealt in any case; null: without a limit


class GameOver(ServerMessage, tag="over"):
    """The game is over."""

    table: str
    result: GameResult


class SeatToken(ServerMessage, tag="seat"):
    """This connection now plays for its person: the token with which it can reconnect.

    It is sent to no other client, and becomes invalid as soon as another device takes over.
    """

    table: str
    token: str


class SeatMoved(ServerMessage, tag="moved"):
    """Another device or window of the same person now plays at this table.

    To take it back, ``subscribe`` without a token, or ``sit``.
    """

    table: str


class ClockChanged(ServerMessage, tag="clock"):
    """The running clock, in milliseconds from now: the turn's time first, then the bank."""

    table: str
    place: int  #: 0 if no clock runs at this table
    turn: int  #: time left in the turn
    banks: list[int]  #: time left for the game, by place
    running: bool  #: false if the clock is stopped


class ProposalDecided(ServerMessage, tag="decided"):
    """A proposal was carried out, or declined."""

    table: str
    what: Proposed
    place: int  #: of the player who proposed it
    agreed: bool


class ChatMessage(ServerMessage, tag="said", omit_defaults=True):
    """A chat message: a phrase by its id, or a line."""

    table: str
    place: int  #: 0 for a host without a seat
    person: str
    name: str
    phrase: str = ""
    line: str = ""
    sentence: str = ""  #: of the phrase, for clients that want sentences


class VoiceChanged(ServerMessage, tag="voice"):
    """The players in the voice chat, whenever that has changed; sent to players, not to spectators."""

    table: str
    members: list[VoiceMember]


class VoiceJoined(ServerMessage, tag="joined"):
    """This connection has joined the voice chat: its own number, and the servers that help to connect."""

    table: str
    member: VoiceId
    servers: list[IceServer]


class VoiceSignal(ServerMessage, tag="signal", omit_defaults=True):
    """Connection data from another player in the voice chat."""

    table: str
    sender: VoiceId
    description: SessionDescription | None = None
    candidates: list[IceCandidate] = []


class TableUnavailable(ServerMessage, tag="trouble"):
    """The table cannot continue for now, for example because the disk is full. No sent data is lost."""

    table: str
    error: str
    sentence: str


class EveningChanged(ServerMessage, tag="evening"):
    """An evening has changed: read it again."""

    evening: str  #: as it was named in ``watch``
    number: int  #: its entries now; a score pad that has changed adds none


class CommandDone(ServerMessage, tag="done"):
    """A command was carried out and is on disk; ``number``: the entries of the log after it."""

    id: int
    number: int


class QuestionAnswer(ServerMessage, tag="answer"):
    """The answer to a question."""

    id: int
    answer: AnyAnswer


class RequestRefused(ServerMessage, tag="refused", omit_defaults=True):
    """A request was refused or not understood: the message's id and the sentence, perhaps a paragraph."""

    id: int
    error: str
    sentence: str
    reason: Reason | UnsetType = UNSET


class Pong(ServerMessage):
    """The reply to ``Ping``."""

    id: int


AnyServerMessage = (
    Hello
    | TableChanged
    | DealProgress
    | GameInfo
    | TableUpdate
    | HandOver
    | NextHand
    | GameOver
    | SeatToken
    | SeatMoved
    | ClockChanged
    | ProposalDecided
    | ChatMessage
    | VoiceChanged
    | VoiceJoined
    | VoiceSignal
    | TableUnavailable
    | EveningChanged
    | CommandDone
    | QuestionAnswer
    | RequestRefused
    | Pong
)
