"""The commands' replies with ``--json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, UnsetType, structs

from canasta.clauses.base import Reason as EngineReason
from canasta.clauses.setup import Setup
from canasta.engine import Event, State
from canasta.messages import UserError
from canasta.notation import write_position
from canasta.table.actions import parse_action
from canasta.wire.base import Seat, Side, Wire
from canasta.wire.event_codec import write_event
from canasta.wire.events import AnyEvent
from canasta.wire.reasons import Paragraph, Reason, write_reason
from canasta.wire.scores import HandResult, SideScore
from canasta.wire.search import Span
from canasta.wire.settings import HouseRule, Rules
from canasta.wording import event_text, offer_words


class Deal(Wire):
    """``deal``: a fresh position and the events that led to it."""

    position: str
    seed: str
    events: list[AnyEvent]


class RefusedAction(Reason, kw_only=True):
    """The refused action and its number in the row, from 1, or the play that matches no action."""

    number: int
    action: str
    words: str


class ApplyResult(Wire):
    """``apply``: the events, up to the first refused action."""

    position: str
    events: list[AnyEvent]
    refused: RefusedAction | None
    notes: list[Reason]


class ScoreSheet(Wire):
    """``score``: the score of the hand at this point."""

    position: str
    over: bool
    sides: list[SideScore]


class ReplayedTurn(Wire):
    """A turn of a record: the actions, their description in words, and the position after them."""

    turn: int
    seat: Seat
    actions: list[str]
    sentences: list[str]
    position: str


class ReplayedHand(Wire):
    """A hand of a record; the last one may be unfinished."""

    number: int
    dealer: Seat
    seats: list[str]  #: the player at each seat
    sitting_out: list[str]
    result: HandResult | None
    position: str  #: at the end of the hand
    turns: list[ReplayedTurn] | UnsetType = UNSET


class Replay(Wire):
    """``replay``: a whole record."""

    book: str
    options: list[str]
    house: HouseRule | None
    players: list[str]
    target: int
    sides: dict[Side, list[str]]
    hands: list[ReplayedHand]
    totals: list[int]
    winner: Side | None
    winners: list[Side]
    abandoned: bool


class Check(Wire):
    """One check of a record."""

    what: str
    holds: bool | None  #: null if the check was not reached


class RecordError(Wire):
    """The place where a record fails verification."""

    line: int
    column: int
    sentence: str


class VerificationResult(Wire):
    """``verify``: whether a record is valid."""

    ok: bool
    shuffle: str  #: "fair", "seeded" (from a known seed), or empty if the text could not be read
    checks: list[Check]
    error: RecordError | None
    hands: int
    actions: int
    ended: str | None
    host_made: list[str]  #: players whose contributions the host made
    sentences: list[str]  #: the whole result in words


class BookOption(Wire):
    """An option that a book leaves to the players."""

    name: str
    paragraph: str


class Difference(Wire):
    """One difference between two rulebooks."""

    key: str
    one: Any  #: the value as in a house rule's file
    other: Any
    section: str  #: the topic, for display
    what: str
    one_words: str  #: the values in words
    other_words: str


class RulesDifference(Wire):
    """``rules diff``: the differences between two rulebooks."""

    one: Rules
    other: Rules
    differences: list[Difference]


class House(Wire):
    """``rules houses``: a house rule."""

    name: str
    title: str  #: its name as the table writes it
    version: int
    hash: str
    extends: str
    options: list[str]
    about: str


class ChangedKey(Wire):
    """A value that a house rule puts in place of the book's."""

    key: str
    book: Any
    house: Any


class HouseWithChanges(House):
    """A house rule, with its changes and the paragraphs they concern."""

    differences: list[ChangedKey]
    changes: list[str]


class BookText(Wire, omit_defaults=True):
    """``rules``: a book's text, or the rulings that all books share."""

    book: str
    title: str
    intro: str
    language: str  #: of all its texts
    players: list[int] | UnsetType = UNSET
    options: list[BookOption] | UnsetType = UNSET
    entries: list[Paragraph] | UnsetType = UNSET  #: of ``rules BOOK``
    house: HouseWithChanges | UnsetType = UNSET


class CodePlace(Wire):
    """A line of a book's file that cites a paragraph, and where the clause it names is implemented."""

    id: str
    file: str
    line: int
    field: str
    clause: str
    written: str


class CodeLine(Wire):
    """A line of the program or of a scenario, with its text."""

    file: str
    line: int
    text: str


class ParagraphCode(Wire):
    """``rules BOOK ID --code``: where a paragraph is implemented, or why it needs no code, and its tests."""

    places: list[CodePlace]
    kind: str | None
    why: str | None
    mentions: list[CodeLine]
    scenarios: list[CodeLine]


class ParagraphPage(Wire, omit_defaults=True):
    """``rules BOOK ID``: a paragraph with the related ones."""

    book: str
    id: str
    title: str
    section: str
    text: str
    related: list[Paragraph]
    language: str
    house: HouseWithChanges | UnsetType = UNSET
    code: ParagraphCode | UnsetType = UNSET


class TrialResult(Wire):
    """The hands played to test a house rule with a given number of players."""

    players: int
    hands: int
    longest: int


class CheckedHouse(House, kw_only=True):
    """``rules check``: a valid house rule."""

    ok: Literal[True] = True
    trials: list[TrialResult]


class HouseFault(Wire):
    """One error in a house rule, with its place in the file."""

    error: str
    message: str
    params: dict[str, int | str]


class RefusedHouse(Wire, kw_only=True):
    """``rules check``: an invalid house rule, with all its errors."""

    ok: Literal[False] = False
    errors: list[HouseFault]


class ComparedStatement(Wire, omit_defaults=True):
    """One statement about a book."""

    text: str
    paragraph: str | None
    spans: list[Span] = []  #: what differs from the book the reader knows, if one was named


class ComparedRow(Wire, omit_defaults=True):
    """The statements of the books on one topic, by the name of the book."""

    row: str
    title: str
    books: dict[str, list[ComparedStatement]]
    same: bool | UnsetType = UNSET  #: whether all books agree; only if a book the reader knows was named


class Comparison(Wire):
    """``rules compare``: books side by side."""

    books: list[str]
    rows: list[ComparedRow]


class Finding(Wire):
    """One check of an installation, in words."""

    found: str
    well: bool


class Doctor(Wire):
    """``doctor``: what is installed, and whether it works."""

    well: bool
    compiled: bool
    version: Finding
    python: Finding
    core: Finding
    required: Finding  #: the packages that every installation needs
    books: Finding
    records: Finding
    packages: Finding
    languages: Finding


class TranslationProgress(Wire):
    """How much of the catalogue a language has."""

    translated: int
    total: int
    problems: dict[str, list[str]]  #: ids of messages that are English instead, by what is wrong with them


class Translations(Wire):
    """``doctor --translations``: the languages, and what they lack."""

    languages: dict[str, TranslationProgress]


class BotDescription(Wire):
    """A name that can be given, with a one-sentence description."""

    name: str
    about: str


class Bots(Wire):
    """``bots``: the available bots."""

    levels: list[BotDescription]  #: weakest first
    styles: list[BotDescription]
    installed: list[BotDescription]  #: offered by packages
    styled: list[str]  #: the levels that accept a style


class SimulatedSide(Wire):
    """The totals of many hands for one side."""

    wins: int
    out: int
    opened: int
    canastas: int
    natural_canastas: int
    red_threes: int
    last_reserve: int  #: hands in which one of its players took up the last reserve
    points: int
    squares: int  #: the sum of the squares of the points
    lowest: int | None
    highest: int | None
    mean: float
    spread: float


class LongHand(Wire):
    """The shortest or longest hand: its turns and its number."""

    turns: int
    number: int


class SimulatedFault(Wire):
    """A hand in which something went wrong."""

    number: int
    name: str
    position: str
    actions: list[str]
    detail: str


class Simulation(Wire):
    """``simulate``: what was played, and the results."""

    book: str
    players: int
    seed: int | str
    check: bool
    scores: list[int]
    options: list[str]
    hand: int
    house: HouseRule | None
    bots: list[str]  #: the bots around the table; empty: random play
    think: int  #: samples for bots that search; 0: the bot's default
    wanted: int
    hands: int
    turns: int
    short_turns: int | None  #: turns begun with one card or none; counted where bots play
    all_feet: int  #: hands in which a player of every side took up the last reserve
    actions: int
    endings: dict[str, int]
    concealed: int
    level: int
    shortest: LongHand | None
    longest: LongHand | None
    sides: list[SimulatedSide]
    checksum: str
    failed: int
    faults: list[SimulatedFault]


def open_events(
    events: Sequence[Event],
    setup: Setup,
    moved: Sequence[Sequence[int]] = (),
    names: Sequence[str] = (),
) -> list[AnyEvent]:
    """Describe events with every card face up, for positions and records, which hide nothing."""
    return [
        write_event(
            event,
            moved[number] if moved else (),
            event_text(event, names) or UNSET,
            further_sets=setup.with_top > 0,
        )
        for number, event in enumerate(events)
    ]


def applied(
    state: State,
    events: Sequence[Event],
    notes: Sequence[EngineReason],
    number: int,
    action: str,
    reason: EngineReason | None = None,
) -> ApplyResult:
    """Describe the result of the actions; with a reason, the number and the action that is refused for it."""
    refused, slug = None, state.setup.book.slug
    if reason is not None:
        why = write_reason(slug, reason, sentences=True, text=True)
        known = _known_action(action)
        words = action if known is None else offer_words(known, state)
        refused = RefusedAction(**structs.asdict(why), number=number, action=action, words=words)
    written = [write_reason(slug, note, sentences=True) for note in notes]
    return ApplyResult(write_position(state), open_events(events, state.setup), refused, written)


def _known_action(words: str) -> int | None:
    """Parse the action; None if the text is a play that can never be legal."""
    try:
        return parse_action(words)
    except UserError:
        return None
