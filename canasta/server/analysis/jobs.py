"""The jobs of the worker processes. Answers are structs of ``canasta.wire``."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any, Final, Literal, Protocol

import msgspec

from canasta.books import book
from canasta.books.house import read_house
from canasta.books.house.changes import base_of
from canasta.books.house.errors import HouseError
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.coach.deals import played_to, view_of
from canasta.coach.decision import value_choices
from canasta.coach.exercise import CLEAR, TRIES, find_daily
from canasta.coach.hint import hint
from canasta.coach.review import Review, review
from canasta.coach.wire import write_exercise, write_hint, write_review, write_valuation
from canasta.engine import IllegalAction, State
from canasta.explain.out import way_out
from canasta.explain.said import answer_said
from canasta.jobs.house_trial import try_house
from canasta.jobs.trial import STUCK, TrialError, failed_state
from canasta.match import Match
from canasta.messages import UserError, say, text
from canasta.notation import read_position, read_record, verify_record, write_position, write_record
from canasta.notation.position.keys import default_players
from canasta.pictures import draw, png_of
from canasta.server.analysis.pad_summaries import summarize_pad
from canasta.server.tables.rules import rules_of
from canasta.storage.games import match_of
from canasta.storage.store import Entry
from canasta.table.actions import parse_action
from canasta.table.state import PART_OVER
from canasta.teaching.items import read_item
from canasta.wire import encode
from canasta.wire.answers import Comparison, ScoreSheet
from canasta.wire.base import Wire
from canasta.wire.drafts import AnyChange, open_position
from canasta.wire.examples import NAMES, ShownExample, write_failed_hand
from canasta.wire.houses import write_opened_house
from canasta.wire.lab import HouseForecast
from canasta.wire.replays import OPEN, RecordReplay, write_replay, write_verification
from canasta.wire.rulebooks import (
    HouseVerdict,
    plain_differences,
    write_changes,
    write_checked,
    write_comparison,
    write_refused,
)
from canasta.wire.scores import write_sheet
from canasta.wire.tables import NewTable
from canasta.wire.teaching import ItemContent, StoredSource
from canasta.wire.verdicts import explained, write_legal, write_way_out
from canasta.wire.word_diff import mark
from canasta.wording.comparison import Column

#: Maximum length of an answer in bytes.
LONGEST: Final = 24 * 1024 * 1024


class Progress(Protocol):
    """Callback for progress and partial results."""

    def __call__(self, done: int, wanted: int, result: bytes = b"") -> None:
        """Report that ``done`` of ``wanted`` steps are finished, perhaps with a partial result as JSON."""


class Picture(Wire):
    """The bytes of a picture; the worker process sends them as Base64."""

    content: bytes


class Job(msgspec.Struct, tag=str.lower, kw_only=True):
    """Base class of jobs: the language of the answer, and optionally the text of a house rule."""

    language: str = ""
    house: str = ""

    @property
    def houses(self) -> list[Rulebook]:
        """The house rules that a position or record may refer to."""
        return [_house(self.house)] if self.house else []


class GameJob(Job):
    """A job of a game, given as a record or as the entries of its stream."""

    record: str = ""
    entries: list[Entry] = []

    @property
    def match(self) -> Match:
        """The game, replayed."""
        if self.entries:
            return match_of(self.entries, self.houses)
        return read_record(self.record, self.houses)


class ReplayJob(GameJob):
    """A replay of a hand; ``player`` is a player's number from 0, ``ONLOOKER`` or ``OPEN``."""

    hand: int | None = None
    player: int = OPEN


class VerifyJob(GameJob):
    """Verification of a record and its deals; with ``replay``, also the replay of a hand if it is valid."""

    promised: str = ""
    hand: int | None = None
    replay: bool = False
    player: int = OPEN


class ReviewJob(GameJob):
    """The coach's review of a game."""

    hand: int | None = None
    player: int | None = None
    samples: int | None = None
    seed: str = "0"


class ExerciseJob(Job):
    """The exercise of a day."""

    book: str
    day: str
    samples: int | None = None
    margin: float = CLEAR  #: part of the job's id, so that results stored under another margin are not used


class HintJob(Job):
    """A hint, based only on what the player to act can know."""

    position: str
    seed: str = "0"
    target: int = 0  #: target score of the game; 0: the book's default
    samples: int | None = None
    names: list[str] = []  #: of the players, by seat


class PositionJob(Job):
    """A question about a position."""

    what: Literal["legal", "why", "score", "out"]
    position: str
    line: str = ""


class DraftJob(Job):
    """A position in the editor, with changes to apply and a question about it."""

    position: str
    changes: list[AnyChange] = []
    line: str = ""


class PictureJob(Job):
    """A position as a picture."""

    position: str
    form: Literal["svg", "png"] = "svg"


class TrialJob(Job):
    """A test whether a house rule can be played; if not, with the hand that shows the dead end."""

    hands: int = 40  #: for each number of players


class ForecastJob(Job):
    """What a house rule does to the game, played next to its book for some seconds."""

    seconds: float


class OpenHouseJob(Job):
    """A house rule for the editor; ``plain``: errors without line numbers."""

    plain: bool = False
    agreed: bool = False  #: as for ``read_house``


class CompareJob(Job):
    """A comparison of rules, complete or of one topic; differences from ``known`` are marked."""

    columns: list[tuple[str, NewTable]]  #: name and rules
    topic: str = ""
    known: str = ""


class PadSummaryJob(Job):
    """The summary of a long score pad."""

    stream: str
    entries: list[Entry]


class ItemsJob(Job):
    """Prepared deals to read and check."""

    sources: list[StoredSource]


class ValueJob(Job):
    """The coach's valuation of all choices of a prepared deal, of what the player to act can know."""

    position: str
    plays: list[list[str]] = []  #: to choose from; empty: every legal action
    samples: int | None = None
    seed: str = "0"


class ReadItems(Wire):
    """Prepared deals that were read; the first wrong one ends the list with a problem."""

    items: list[ItemContent]
    problem: str = ""


AnyJob = (
    ReplayJob
    | VerifyJob
    | ReviewJob
    | ExerciseJob
    | HintJob
    | PositionJob
    | DraftJob
    | PictureJob
    | TrialJob
    | ForecastJob
    | OpenHouseJob
    | CompareJob
    | PadSummaryJob
    | ItemsJob
    | ValueJob
)


def run_job(job: AnyJob, progress: Progress) -> bytes:
    """Return the encoded answer to a job; raise a ``UserError`` if there is none."""
    result = encode(_answer(job, progress))
    if len(result) > LONGEST:
        raise UserError("server.too_large")
    return result


def _answer(job: AnyJob, progress: Progress) -> Wire:
    if isinstance(job, ReplayJob):
        return write_replay(job.match, job.hand, job.player)
    if isinstance(job, VerifyJob):
        return _verify(job)
    if isinstance(job, ReviewJob):
        return _review(job, progress)
    if isinstance(job, ExerciseJob):
        return _exercise(job, progress)
    if isinstance(job, TrialJob):
        return _try_house(job, progress)
    if isinstance(job, ForecastJob):
        return _forecast(job, progress)
    if isinstance(job, DraftJob):
        return open_position(job.position, job.changes, job.houses, job.line)
    if isinstance(job, OpenHouseJob):
        return _open_house(job)
    if isinstance(job, CompareJob):
        return compare_rules(job)
    if isinstance(job, PadSummaryJob):
        return summarize_pad(job.stream, job.entries)
    if isinstance(job, ItemsJob):
        return _read_items(job)
    state = read_position(job.position, job.houses)
    if isinstance(job, ValueJob):
        plays = [tuple(map(parse_action, play)) for play in job.plays]
        return write_valuation(value_choices(view_of(state), plays, job.samples, job.seed))
    if isinstance(job, PictureJob):
        return Picture(png_of(state) if job.form == "png" else draw(state).encode())
    if isinstance(job, HintJob):
        found = hint(view_of(played_to(state, job.target)), job.samples, job.seed)
        return write_hint(found, job.names)
    return _answer_position(job, state)


def _read_items(job: ItemsJob) -> Wire:
    found: list[ItemContent] = []
    for source in job.sources:
        try:
            found.append(read_item(source))
        except (UserError, IllegalAction) as problem:
            reason = problem.reason if isinstance(problem, IllegalAction) else None
            return ReadItems(found, say(reason.message, reason.params) if reason else str(problem))
    return ReadItems(found)


def _open_house(job: OpenHouseJob) -> Wire:
    try:
        return write_opened_house(read_house(job.house, agreed=job.agreed), job.house)
    except HouseError as problem:
        if job.plain:
            raise UserError(problem.message, **problem.params) from None
        raise


def compare_rules(job: CompareJob) -> Comparison:
    """Return a comparison with one column for each set of rules."""
    columns = []
    for name, new in job.columns:
        column = Column(rules_of(new))
        column.name = name
        columns.append(column)
    found = write_comparison(columns, job.topic)
    return mark(found, job.known) if job.known else found


def _verify(job: VerifyJob) -> Wire:
    record = write_record(job.match) if job.entries else job.record
    found = verify_record(record, job.houses, job.promised)
    verified = write_verification(found)
    if not job.replay:
        return verified
    replay = write_replay(read_record(record, job.houses), job.hand, job.player) if found.ok else None
    return RecordReplay(verified, replay)


def _review(job: ReviewJob, progress: Progress) -> Wire:
    match = job.match
    if job.hand is not None and not 1 <= job.hand <= match.hand_number:
        raise UserError("cli.error.hand", hand=job.hand, number=match.hand_number)
    if job.player is not None and not 0 <= job.player < len(match.names):
        raise UserError("coach.error.seat", seat=str(job.player + 1), last=len(match.names))
    come = (0, 1)

    def on_progress(done: int, wanted: int) -> None:
        nonlocal come
        come = done, wanted
        progress(done, wanted)

    def so_far(found: Review) -> None:
        progress(*come, encode(write_review(found)))

    found = review(match, job.player, job.hand, job.samples, job.seed, 1, on_progress, so_far)
    if not found.curve:
        raise UserError("coach.error.nothing")
    return write_review(found)


def _exercise(job: ExerciseJob, progress: Progress) -> Wire:
    rules = book(job.book)
    setup = Setup(rules, default_players(rules))
    day = date.fromisoformat(job.day)
    found = find_daily(setup, day, samples=job.samples, progress=lambda number: progress(number, TRIES))
    return write_exercise(found)


def _answer_position(job: PositionJob, state: State) -> Wire:
    if job.what == "legal":
        return write_legal(state)
    if job.what == "out":
        return write_way_out(state, way_out(state), NAMES)
    if job.what == "score":
        return ScoreSheet(write_position(state), state.part == PART_OVER, write_sheet(state, True))
    return explained(state, answer_said(state, job.line), NAMES)


def _try_house(job: TrialJob, progress: Progress) -> Wire:
    shown = None
    try:
        house = read_house(job.house)
        checked, refused = write_checked(house, try_house(house, job.hands, 1, progress)), None
    except UserError as error:
        checked, refused = None, write_refused(error)
        shown = _failed_hand(job, error) if isinstance(error, TrialError) else None
    try:
        house = read_house(job.house)
        changes, plain = write_changes(house), plain_differences(base_of(house), house.book)
    except UserError:
        changes, plain = None, []
    return HouseVerdict(checked, refused, changes, plain, shown)


def _forecast(job: ForecastJob, progress: Progress) -> Wire:
    from canasta.lab.forecast import LOOKS, forecast  # no other job needs the bots' whole games

    found = HouseForecast(status="waiting")
    looks = 0

    def alive() -> None:
        progress(looks, len(LOOKS))

    for part in forecast(read_house(job.house), job.seconds, after_game=alive):
        found = HouseForecast(
            status="done" if part.final else "working", hands=part.hands, sentences=part.sentences
        )
        if not part.final:
            looks += 1
            progress(looks, len(LOOKS), encode(found))
    return found


def _failed_hand(job: TrialJob, error: TrialError) -> ShownExample:
    """Return the hand in which a house rule failed, as the player to act sees it."""
    state = failed_state(_house(job.house), error)
    title = say(error.message, error.params)
    if error.message == STUCK:
        title = text("house.trial.stuck", name=NAMES[state.actor], number=state.size(state.actor))
    return write_failed_hand(state, title)


@lru_cache(maxsize=64)
def _house(source: str) -> Any:
    return read_house(source, agreed=True).book
