"""The studies that a worker process computes. Answers are structs of ``canasta.wire``."""

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
from canasta.coach.exercise import TRIES, find_daily
from canasta.coach.hint import hint
from canasta.coach.review import Review, review
from canasta.coach.wire import write_exercise, write_hint, write_review
from canasta.engine import State
from canasta.explain.answer import answer, plays_in
from canasta.explain.out import way_out
from canasta.jobs.house_trial import try_house
from canasta.jobs.trial import STUCK, TrialError, failed_state
from canasta.match import Match
from canasta.messages import UserError, say, text
from canasta.notation import read_position, read_record, verify_record, write_position, write_record
from canasta.notation.position.keys import default_players
from canasta.pictures import draw, png_of
from canasta.server.studies.listed import listed_pad
from canasta.server.tables.rules import rules_of
from canasta.storage.games import match_of
from canasta.storage.store import Entry
from canasta.table.state import PART_OVER
from canasta.wire import encode
from canasta.wire.answers import Comparison, ScoreSheet
from canasta.wire.base import Wire
from canasta.wire.drafts import AnyChange, open_position
from canasta.wire.examples import NAMES, ShownExample, write_failed
from canasta.wire.houses import write_opened
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


class Study(msgspec.Struct, tag=str.lower, kw_only=True):
    """Base class of studies: the language of the answer, and optionally the text of a house rule."""

    language: str = ""
    house: str = ""

    @property
    def houses(self) -> list[Rulebook]:
        """The house rules that a position or record may refer to."""
        return [_house(self.house)] if self.house else []


class Game(Study):
    """A study of a game, given as a record or as the entries of its stream."""

    record: str = ""
    entries: list[Entry] = []

    @property
    def match(self) -> Match:
        """The game, replayed."""
        if self.entries:
            return match_of(self.entries, self.houses)
        return read_record(self.record, self.houses)


class Replayed(Game):
    """A replay of a hand; ``player`` is a player's number from 0, ``ONLOOKER`` or ``OPEN``."""

    hand: int | None = None
    player: int = OPEN


class Verified(Game):
    """Verification of a record and its deals; with ``replay``, also the replay of a hand if it is valid."""

    promised: str = ""
    hand: int | None = None
    replay: bool = False
    player: int = OPEN


class Reviewed(Game):
    """The coach's review of a game."""

    hand: int | None = None
    player: int | None = None
    samples: int | None = None
    seed: str = "0"


class Posed(Study):
    """The exercise of a day."""

    book: str
    day: str
    samples: int | None = None


class Hinted(Study):
    """A hint, based only on what the player to act can know."""

    position: str
    seed: str = "0"
    target: int = 0  #: target score of the game; 0: the book's default
    samples: int | None = None
    names: list[str] = []  #: of the players, by seat


class Asked(Study):
    """A question about a position."""

    what: Literal["legal", "why", "score", "out"]
    position: str
    line: str = ""


class Drafted(Study):
    """A position in the editor, with changes to apply and a question about it."""

    position: str
    changes: list[AnyChange] = []
    line: str = ""


class Drawn(Study):
    """A position as a picture."""

    position: str
    form: Literal["svg", "png"] = "svg"


class Tried(Study):
    """A test whether a house rule can be played; if not, with the hand that shows the dead end."""

    hands: int = 40  #: for each number of players


class OpenedRules(Study):
    """A house rule for the editor; ``plain``: errors without line numbers."""

    plain: bool = False
    agreed: bool = False  #: as for ``read_house``


class Compared(Study):
    """A comparison of rules, complete or of one topic; differences from ``known`` are marked."""

    columns: list[tuple[str, NewTable]]  #: name and rules
    topic: str = ""
    known: str = ""


class Summed(Study):
    """The summary of a long score pad."""

    stream: str
    entries: list[Entry]


AnyStudy = (
    Replayed
    | Verified
    | Reviewed
    | Posed
    | Hinted
    | Asked
    | Drafted
    | Drawn
    | Tried
    | OpenedRules
    | Compared
    | Summed
)


def work_out(study: AnyStudy, progress: Progress) -> bytes:
    """Return the encoded answer to a study; raise a ``UserError`` if there is none."""
    result = encode(_answer(study, progress))
    if len(result) > LONGEST:
        raise UserError("server.too_large")
    return result


def _answer(study: AnyStudy, progress: Progress) -> Wire:
    if isinstance(study, Replayed):
        return write_replay(study.match, study.hand, study.player)
    if isinstance(study, Verified):
        return _verified(study)
    if isinstance(study, Reviewed):
        return _reviewed(study, progress)
    if isinstance(study, Posed):
        return _posed(study, progress)
    if isinstance(study, Tried):
        return _tried(study, progress)
    if isinstance(study, Drafted):
        return open_position(study.position, study.changes, study.houses, study.line)
    if isinstance(study, OpenedRules):
        return _opened(study)
    if isinstance(study, Compared):
        return side_by_side(study)
    if isinstance(study, Summed):
        return listed_pad(study.stream, study.entries)
    state = read_position(study.position, study.houses)
    if isinstance(study, Drawn):
        return Picture(png_of(state) if study.form == "png" else draw(state).encode())
    if isinstance(study, Hinted):
        found = hint(view_of(played_to(state, study.target)), study.samples, study.seed)
        return write_hint(found, study.names)
    return _asked(study, state)


def _opened(study: OpenedRules) -> Wire:
    try:
        return write_opened(read_house(study.house, agreed=study.agreed), study.house)
    except HouseError as problem:
        if study.plain:
            raise UserError(problem.message, **problem.params) from None
        raise


def side_by_side(study: Compared) -> Comparison:
    """Return a comparison with one column for each set of rules."""
    columns = []
    for name, new in study.columns:
        column = Column(rules_of(new))
        column.name = name
        columns.append(column)
    found = write_comparison(columns, study.topic)
    return mark(found, study.known) if study.known else found


def _verified(study: Verified) -> Wire:
    record = write_record(study.match) if study.entries else study.record
    found = verify_record(record, study.houses, study.promised)
    verified = write_verification(found)
    if not study.replay:
        return verified
    replay = write_replay(read_record(record, study.houses), study.hand, study.player) if found.ok else None
    return RecordReplay(verified, replay)


def _reviewed(study: Reviewed, progress: Progress) -> Wire:
    match = study.match
    if study.hand is not None and not 1 <= study.hand <= match.hand_number:
        raise UserError("cli.error.hand", hand=study.hand, number=match.hand_number)
    if study.player is not None and not 0 <= study.player < len(match.names):
        raise UserError("coach.error.seat", seat=str(study.player + 1), last=len(match.names))
    come = (0, 1)

    def hear(done: int, wanted: int) -> None:
        nonlocal come
        come = done, wanted
        progress(done, wanted)

    def so_far(found: Review) -> None:
        progress(*come, encode(write_review(found)))

    found = review(match, study.player, study.hand, study.samples, study.seed, 1, hear, so_far)
    if not found.curve:
        raise UserError("coach.error.nothing")
    return write_review(found)


def _posed(study: Posed, progress: Progress) -> Wire:
    rules = book(study.book)
    setup = Setup(rules, default_players(rules))
    day = date.fromisoformat(study.day)
    found = find_daily(setup, day, samples=study.samples, progress=lambda number: progress(number, TRIES))
    return write_exercise(found)


def _asked(study: Asked, state: State) -> Wire:
    if study.what == "legal":
        return write_legal(state)
    if study.what == "out":
        return write_way_out(state, way_out(state), NAMES)
    if study.what == "score":
        return ScoreSheet(write_position(state), state.part == PART_OVER, write_sheet(state, True))
    return explained(state, answer(state, plays_in(study.line)), NAMES)


def _tried(study: Tried, progress: Progress) -> Wire:
    shown = None
    try:
        house = read_house(study.house)
        checked, refused = write_checked(house, try_house(house, study.hands, 1, progress)), None
    except UserError as error:
        checked, refused = None, write_refused(error)
        shown = _failed(study, error) if isinstance(error, TrialError) else None
    try:
        house = read_house(study.house)
        changes, plain = write_changes(house), plain_differences(base_of(house), house.book)
    except UserError:
        changes, plain = None, []
    return HouseVerdict(checked, refused, changes, plain, shown)


def _failed(study: Tried, error: TrialError) -> ShownExample:
    """Return the hand in which a house rule failed, as the player to act sees it."""
    state = failed_state(_house(study.house), error)
    title = say(error.message, error.params)
    if error.message == STUCK:
        title = text("house.trial.stuck", name=NAMES[state.actor], number=state.size(state.actor))
    return write_failed(state, title)


@lru_cache(maxsize=64)
def _house(source: str) -> Any:
    return read_house(source, agreed=True).book
