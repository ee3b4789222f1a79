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
from canasta.storage.reviews import exercises_solved_by, find_review, reviews_by, solve
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
    status = call.hub.background.exercise(_job(call, day))
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
    status = call.hub.background.exercise(_job(call, day))
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


def _sources(call: Call) -> list[_Source]:
    """Return the stored reviews of the caller's plays, the latest first."""
    store, sources = call.hub.database.store, []
    for kept in reviews_by(store, call.required_person.id):
        found = find_review(store, kept.review)
        if found is not None:  # otherwise it was dropped as too old, and can be made again
            houses = [call.hub.table(kept.table).load().rules] if kept.table else []
            sources.append(_Source(kept.review, kept.table, kept.game, houses, found))
    return sources


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
    sources, solved = (
        _sources(call),
        set(exercises_solved_by(call.hub.database.store, call.required_person.id)),
    )

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
    id, given, sources = call.path["exercise"], call.body, _sources(call)

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


ENDPOINTS: Final = (
    Endpoint("GET", "/api/exercises/daily/{book}", _daily, DailyExercise, signed_in=False),
    Endpoint(
        "POST", "/api/exercises/daily/{book}", _answer_daily, ExerciseAnswer, ExerciseChoice, signed_in=False
    ),
    Endpoint("GET", "/api/me/exercises", _mine, OwnExercises),
    Endpoint("POST", "/api/me/exercises/{exercise}", _answer, ExerciseAnswer, ExerciseChoice),
)
