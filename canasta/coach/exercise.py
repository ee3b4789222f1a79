"""Exercises: positions with a clear answer, from games of the expert bot or from the player's games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from typing import Final, Literal, NamedTuple

from canasta.bots.simple import SimpleBot
from canasta.clauses.setup import Setup
from canasta.coach.deals import SURE, Figure, PlayResults, expert, figure, samples_or_default, try_plays
from canasta.coach.hint import Advice, Hint, advice_on
from canasta.coach.plays import Play, alike, followed, is_lay, is_take, look
from canasta.coach.reasons import Aftermath, safe_discards, standing
from canasta.coach.review import BLAMED, Moment, ReviewedPlay
from canasta.engine import UnknownCards
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.plan import way_out_plan
from canasta.engine.random_play import ENDLESS, Dice
from canasta.engine.view import View
from canasta.messages import UserError
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.rollout import stage
from canasta.table import actions as act
from canasta.table.state import PART_ANSWER, PART_DRAW, PART_OVER, PART_PLAY, State

Kind = Literal["discard", "take", "lay", "out"]
KINDS: Final[tuple[Kind, ...]] = ("discard", "take", "lay", "out")
#: Hands played out for a candidate position, and the share of them for a first look at it.
COMPILED: Final = 8000
INTERPRETED: Final = 1200
_FIRST_LOOK: Final = 0.15
#: Number of positions to try before giving up.
TRIES: Final = 400
#: Maximum number of choices in an exercise.
MOST: Final = 5
#: An answer is clear if it wins at least two games in a hundred more than every other choice, and the
#: difference is at least 2.6 standard errors (``BLAMED``).
CLEAR: Final = 0.02


class NoExercise(UserError):
    """Raised when no position with a clear answer was found."""


class Exercise(NamedTuple):
    """A position with plays, one of which is clearly best; ``hint`` has them best first, with reasons."""

    kind: Kind
    view: View
    choices: list[Play]  #: in the order in which they are offered
    hint: Hint
    moment: Moment | None = None  #: the play that was made, if the position comes from a game

    @property
    def answer(self) -> int:
        """The index of the right choice."""
        return next(
            place for place, play in enumerate(self.choices) if alike(play, self.hint.plays[0].actions)
        )


def kind_of_day(day: date) -> Kind:
    """Return the kind of a day's exercise; the kinds take turns.

    >>> [kind_of_day(date(2026, 3, number)) for number in (1, 2, 3, 4, 5)]
    ['discard', 'take', 'lay', 'out', 'discard']
    """
    return KINDS[day.toordinal() % len(KINDS)]


def find_exercise(
    setup: Setup,
    kind: Kind,
    seed: str,
    samples: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Exercise:
    """Find the exercise of a seed, which is the same on every machine."""
    samples = samples_or_default(samples, COMPILED, INTERPRETED)
    for number in range(TRIES):
        if progress is not None:
            progress(number)
        dice = Dice(f"exercise/{setup.book.slug}/{kind}/{seed}/{number}")
        state = _moment(setup, kind, number, dice)
        if state is not None:
            found = pose(View(state, state.actor), kind, samples, dice)
            if found is not None:
                return found
    raise NoExercise("coach.error.no_exercise", number=TRIES)


def find_daily(
    setup: Setup,
    day: date,
    number: int = 0,
    samples: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Exercise:
    """Find the exercise of a day, or a further one of that day.

    If no position is found for the kind of the day, the next kind is tried.
    """
    first = KINDS.index(kind_of_day(day))
    for kind in (*KINDS[first:], *KINDS[:first]):
        with suppress(NoExercise):
            return find_exercise(setup, kind, f"{day.isoformat()}/{number}", samples, progress)
    raise NoExercise("coach.error.no_exercise", number=TRIES)


def _moment(setup: Setup, kind: Kind, number: int, dice: Dice) -> State | None:
    """Return a random position of an expert game with a choice of this kind."""
    state = stage(setup, number, dice)
    found: list[State] = []
    done = 0
    while state.part != PART_OVER and done < ENDLESS:
        action = choose(state, outlook(setup), expert(setup))
        if state.part != PART_ANSWER and _is_choice(state, kind, action):
            found.append(state.copy())
        play_out_step(state, action)
        done += 1
    return found[dice.below(len(found))] if found else None


def _is_choice(state: State, kind: Kind, action: int) -> bool:
    """Check quickly whether there is a choice of this kind."""
    if kind == "take":
        return state.part == PART_DRAW and any(map(is_take, View(state, state.actor).legal_actions()))
    if state.part != PART_PLAY:
        return False
    if kind == "discard":
        return action >= act.DISCARD and state.size(state.seat) > 2
    if kind == "lay":
        return any(map(is_lay, View(state, state.actor).legal_actions()))
    return bool(_way_out(View(state, state.actor)))


def _way_out(view: View) -> list[int] | None:
    try:
        return way_out_plan(view.position)
    except UnknownCards:
        return None


def _choices(view: View, kind: Kind, samples: int, dice: Dice) -> list[Play]:
    """Return the plays to choose from, promising ones first."""
    ranked = [each.action for each in look(view, samples, dice).ranked() if each.action != act.ASK]
    if kind == "discard":
        return [(action,) for action in ranked if action >= act.DISCARD]
    plays = [tuple(each for _, each in followed(view, action)) for action in ranked]
    if kind == "out":
        plays.insert(0, tuple(_way_out(view) or ()))
    once: dict[Play, Play] = {}
    for play in plays:
        once.setdefault(tuple(sorted(play)), play)
    return list(once.values())


def pose(view: View, kind: Kind, samples: int, dice: Dice) -> Exercise | None:
    """Make an exercise of a position if its answer is clear and differs from the simple bot's choice."""
    first = max(60, int(samples * _FIRST_LOOK))
    plays = _choices(view, kind, first, dice)
    naive = SimpleBot().choose(view)
    obvious = [play for play in plays if play[0] == naive][:1]
    plays = list(dict.fromkeys([*plays[: MOST - 1], *obvious, *plays[MOST - 1 : MOST]]))[:MOST]
    if len(plays) < 2 or not obvious:
        return None
    tried = try_plays(view, plays, max(20, first // len(plays)), dice)
    best = _best(tried)
    rivals = [each.behind_chance(best) for each in tried if each is not best]
    if alike(best.actions, obvious[0]) or any(rival.mean < max(CLEAR, rival.half / 2) for rival in rivals):
        return None
    # The figures come from fresh deals that were not used to select the position.
    seen = [Aftermath() for _ in plays]
    side = view.seat % view.setup.sides

    def note(place: int, state: State) -> None:
        seen[place].note(state, side)

    deals = samples // len(plays)
    tried = try_plays(view, plays, deals, dice, note)
    best = _best(tried)
    if not all(is_clear(*each.behind_chance(best)) for each in tried if each is not best):
        return None
    if alike(best.actions, obvious[0]):
        return None
    order = sorted(range(len(plays)), key=lambda place: -figure(tried[place].chance).mean)
    advice = [advice_on(view, tried[place], best, seen[place]) for place in order]
    notes = [*safe_discards(view, best.actions), *standing(view, best)]
    hint = Hint(view, samples, deals, advice, notes, forced=False)
    return Exercise(kind, view, sorted(plays), hint)


def _best(tried: Sequence[PlayResults]) -> PlayResults:
    return max(tried, key=lambda each: sum(each.chance))


def is_clear(mean: float, half: float) -> bool:
    """Return True if a difference in the chance to win is large enough for an exercise.

    Args:
        mean: The difference.
        half: Half the width of its 95 % interval.

    >>> is_clear(0.03, 0.01), is_clear(0.01, 0.001), is_clear(0.03, 0.025)
    (True, False, False)
    """
    return mean >= CLEAR and mean * SURE >= half * BLAMED


def kind_of(play: Play) -> Kind:
    """Return the kind of exercise that a play makes."""
    if any(map(is_take, play)) or play[0] == act.DRAW:
        return "take"
    return "lay" if any(map(is_lay, play)) else "discard"


def from_review(judged: Sequence[ReviewedPlay], samples: int) -> Iterator[Exercise]:
    """Yield the positions in which the play made was clearly worse; worse alternatives become choices too."""
    for each in judged:
        if not is_clear(*each.cost):
            continue
        moment = each.moment
        view = View(moment.state, moment.seat)
        nothing = Figure(0.0, 0.0)
        better = Advice(each.best, each.best_points, each.best_chance, nothing, nothing, each.best_reasons)
        played = Advice(moment.actions, each.points, each.chance, each.lost, each.cost, each.reasons)
        others = [other for other in each.others if is_clear(*other.behind_chance)]
        advice = sorted([played, *others], key=lambda other: -other.chance.mean)
        hint = Hint(view, samples, 0, [better, *advice], [], forced=False)
        choices = sorted(told.actions for told in hint.plays)
        yield Exercise(kind_of((*each.best, *moment.actions)), view, choices, hint, moment)
