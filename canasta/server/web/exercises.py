"""Exercises: the exercise of the day, the same for all players, and those from the caller's own games."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

import msgspec

from canasta.books import book
from canasta.clauses.rulebook import Rulebook
from canasta.coach.practice import has_clear_answer, judged, put
from canasta.messages import UserError
from canasta.server.analysis.jobs import ExerciseJob
from canasta.server.web.endpoint import Call, Endpoint
from canasta.storage import Store
from canasta.storage.reviews import ReviewRecord, exercises_solved_by, find_review, reviews_by, solve
from canasta.wire.coach import Exercise, Review
from canasta.wire.exercises import AskedExercise, DailyExercise, ExerciseAnswer, ExerciseChoice, OwnExercises

#: Exercises shown at once.
_MOST: Final = 30


# --- The exercise of the day ------------------------------------------------------------------------


def _today() -> date:
    return datetime.now(UTC).date()


def _job(call: Call, day: date) -> ExerciseJob:
    samples = call.hub.settings.samples
    slug = book(call.path["book"]).slug  # raises ``UserError`` if unknown
    return ExerciseJob(book=slug, day=day.isoformat(), samples=samples)


async def _daily(call: Call) -> DailyExercise:
    """Return the exercise of the day for a book, or the progress of the search for it."""
    day = _today()
    status = await call.hub.background.exercise(_job(call, day))
    found = DailyExercise(day=day.isoformat(), status=status.status, done=status.done)
    if status.status == "done":
        exercise = msgspec.json.decode(status.result, type=Exercise)
        found.exercise = await call.in_thread(lambda: put(f"{day.isoformat()}-{exercise.book}", exercise))
    return found


async def _answer_daily(call: Call) -> ExerciseAnswer:
    """Judge an answer to the exercise of today or yesterday."""
    given: ExerciseChoice = call.body
    days = {day.isoformat(): day for day in (_today(), _today() - timedelta(days=1))}
    day = days.get(given.day, _today())
    status = await call.hub.background.exercise(_job(call, day))
    if status.status != "done":
        raise UserError("server.no_exercise")
    exercise = msgspec.json.decode(status.result, type=Exercise)
    return await call.in_thread(lambda: judged(exercise, given.choice))


# --- Exercises from the caller's games ----------------------------------------------------------------


class _Source(NamedTuple):
    """A review of one person's plays, as JSON, and the house rules they played by."""

    review: str
    table: str
    game: int
    houses: list[Rulebook]
    found: str


class _Own(NamedTuple):
    """An exercise from a person's own game."""

    id: str
    exercise: Exercise
    source: _Source


async def _sources(call: Call) -> tuple[list[_Source], set[str]]:
    """Return the stored reviews of the caller's plays, the latest first, and the exercises they solved."""
    person = call.required_person.id

    def read(store: Store) -> tuple[list[tuple[ReviewRecord, str | None]], set[str]]:
        kept = [(each, find_review(store, each.review)) for each in reviews_by(store, person)]
        return kept, set(exercises_solved_by(store, person))

    sources = []
    reviews, solved = await call.read(read)
    for kept, found in reviews:
        if found is not None:  # otherwise it was dropped as too old, and can be made again
            houses = []
            if kept.table:
                houses = [(await call.hub.room(kept.table, call.requester)).rules]
            sources.append(_Source(kept.review, kept.table, kept.game, houses, found))
    return sources, solved


def _own(sources: list[_Source]) -> Iterator[_Own]:
    """Yield the exercises of these reviews that have a clear answer, each position once."""
    seen: set[tuple[str, ...]] = set()
    for source in sources:
        for number, exercise in enumerate(msgspec.json.decode(source.found, type=Review).exercises):
            if (exercise.position, *exercise.played) not in seen and has_clear_answer(exercise):
                seen.add((exercise.position, *exercise.played))
                yield _Own(f"{source.review}-{number}", exercise, source)


async def _mine(call: Call) -> OwnExercises:
    """List exercises from the caller's games: positions in which another play was clearly better."""
    sources, solved = await _sources(call)

    def made() -> OwnExercises:
        found = sorted(_own(sources), key=lambda each: each.id in solved)[:_MOST]
        return OwnExercises([_put(each, each.id in solved) for each in found])

    return await call.in_thread(made)


def _put(own: _Own, solved: bool) -> AskedExercise:
    found = put(own.id, own.exercise, own.source.houses)
    found.table, found.game, found.solved = own.source.table, own.source.game, solved
    return found


async def _answer(call: Call) -> ExerciseAnswer:
    """Judge an answer to one of the caller's own exercises."""
    id, given = call.path["exercise"], call.body
    sources, _ = await _sources(call)

    def answered() -> ExerciseAnswer:
        for own in _own(sources):
            if own.id == id:
                return judged(own.exercise, given.choice, own.source.houses)
        raise UserError("server.no_exercise")

    found = await call.in_thread(answered)
    if found.right:
        person = call.required_person.id
        await call.hub.database.write(lambda store: solve(store, person, id))
    return found


async def own_exercise(call: Call, id: str) -> tuple[Exercise, str]:
    """Return one of the caller's own exercises, and the text of the house rule that it was played by."""
    sources, _ = await _sources(call)

    def find() -> _Own | None:
        return next((own for own in _own(sources) if own.id == id), None)

    own = await call.in_thread(find)
    if own is None:
        raise UserError("server.no_exercise")
    table = own.source.table
    house = (await call.hub.room(table, call.requester)).new.house if table else ""
    return own.exercise, house


ENDPOINTS: Final = (
    Endpoint("GET", "/api/exercises/daily/{book}", _daily, DailyExercise, signed_in=False),
    Endpoint(
        "POST", "/api/exercises/daily/{book}", _answer_daily, ExerciseAnswer, ExerciseChoice, signed_in=False
    ),
    Endpoint("GET", "/api/me/exercises", _mine, OwnExercises),
    Endpoint("POST", "/api/me/exercises/{exercise}", _answer, ExerciseAnswer, ExerciseChoice),
)
