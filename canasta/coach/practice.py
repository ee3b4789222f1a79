"""Exercises as wire messages: first without the answer, then with the verdict, in the reader's language.

An exercise is stored as data, and its sentences are formatted when they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from canasta.clauses.rulebook import Rulebook
from canasta.coach.exercise import is_clear
from canasta.coach.plays import Play
from canasta.coach.wire import write_choice
from canasta.engine import State
from canasta.messages import UserError, say, text
from canasta.notation import read_position, write_position
from canasta.table.actions import parse_action
from canasta.wire.coach import Advice, Exercise
from canasta.wire.exercises import AskedExercise, ExerciseAnswer, ExerciseKind
from canasta.wire.reasons import Reason
from canasta.wire.table_writer import TableWriter
from canasta.wire.teaching import Valuation
from canasta.wording import play_words

#: Names for the table of an exercise that does not come from a game of people.
NAMES: Final = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Fina", "Gustavo", "Hanna")


def has_clear_answer(exercise: Exercise) -> bool:
    """Return True if the best play is clearly better than every other choice.

    Exercises that were stored when smaller differences were enough can fail this.
    """
    return all(is_clear(each.behind_chance.mean, each.behind_chance.half) for each in exercise.plays[1:])


def put(id: str, exercise: Exercise, houses: Sequence[Rulebook] = ()) -> AskedExercise:
    """Convert an exercise without its answer; ``houses`` are the house rules that its position may name."""
    state = read_position(exercise.position, houses)
    choices = [_actions(each.actions) for each in exercise.choices]
    asked = ask(id, state, exercise.kind, choices, exercise.names)
    asked.position, asked.hand, asked.turn = exercise.position, exercise.hand, exercise.turn
    return asked


def ask(
    id: str, state: State, kind: ExerciseKind, choices: Sequence[Play], names: Sequence[str] = ()
) -> AskedExercise:
    """Convert a question to the player to act; the state holds only what that player can know."""
    return AskedExercise(
        id=id,
        book=state.setup.book.slug,
        kind=kind,
        question=text(f"coach.exercise.{kind}"),
        position=write_position(state),
        view=TableWriter(state.setup).known(state, state.actor),
        names=list(names) or list(NAMES[: state.setup.seats]),
        canasta_size=state.setup.canasta_size,
        choices=[write_choice(play, state) for play in choices],
    )


def judged(exercise: Exercise, choice: int, houses: Sequence[Rulebook] = ()) -> ExerciseAnswer:
    """Judge a choice."""
    if choice >= len(exercise.choices):
        raise UserError("coach.error.choice", number=choice, last=len(exercise.choices) - 1)
    state = read_position(exercise.position, houses)
    names = _names(exercise, state)
    by_actions = {tuple(sorted(each.actions)): each for each in exercise.plays}
    choices = [tuple(sorted(each.actions)) for each in exercise.choices]
    played = tuple(sorted(exercise.played))
    return ExerciseAnswer(
        right=choice == exercise.answer,
        answer=exercise.answer,
        plays=[_told(by_actions[each], state, names) for each in choices],
        notes=[_said(each, names) for each in exercise.notes],
        played=choices.index(played) if played in choices else None,
    )


def value(asked: Valuation, names: Sequence[str] = (), houses: Sequence[Rulebook] = ()) -> ExerciseAnswer:
    """Return the coach's verdict on all choices, in the reader's language."""
    state = read_position(asked.position, houses)
    names = list(names) or list(NAMES[: state.setup.seats])
    return ExerciseAnswer(
        right=False,
        answer=asked.answer,
        plays=[_told(each, state, names) for each in asked.plays],
        notes=[_said(each, names) for each in asked.notes],
        played=None,
    )


def _names(exercise: Exercise, state: State) -> list[str]:
    return exercise.names or list(NAMES[: state.setup.seats])


def _actions(written: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(parse_action, written))


def _told(advice: Advice, state: State, names: Sequence[str]) -> Advice:
    words = play_words(_actions(advice.actions), state)
    return replace(advice, words=words, reasons=[_said(each, names) for each in advice.reasons])


def _said(reason: Reason, names: Sequence[str]) -> Reason:
    return replace(reason, sentence=say(reason.message, reason.params, names), paragraph=UNSET)
