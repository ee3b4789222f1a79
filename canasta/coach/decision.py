"""Valuation of every choice of a position, for polls and homework."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta.clauses.base import Reason
from canasta.coach.deals import expert, samples_or_default, trials_of, try_plays, ways_to_fill
from canasta.coach.hint import Advice, advice_on
from canasta.coach.plays import Play, after, followed
from canasta.coach.reasons import Aftermath, safe_discards, standing
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.messages import UserError
from canasta.table.state import State

#: Hands played out for each choice, at least.
_LEAST: Final = 16


class Decision(NamedTuple):
    """The choices of a position and what each is worth, in the same order."""

    view: View
    samples: int
    deals: int
    choices: list[Play]
    advice: list[Advice]
    answer: int  #: the place of the best choice
    notes: list[Reason]


def choices_of(view: View, wanted: Sequence[Play] = ()) -> list[Play]:
    """Return the plays to choose from: those that are wanted, or every legal action.

    Raises:
        UserError: A wanted play is not legal, or there is nothing to choose.
    """
    legal = view.legal_actions()
    for play in wanted:
        if not play or play[0] not in legal or not _is_legal(view, play):
            raise UserError("teaching.error.choice")
    found = list(wanted) or [(action,) for action in legal]
    if len(found) < 2:
        raise UserError("teaching.error.forced")
    return found


def _is_legal(view: View, play: Play) -> bool:
    here: View | None = view
    for number, action in enumerate(play, 1):
        if here is None or action not in here.legal_actions():
            return False
        here = after(here, action) if number < len(play) else None
    return True


def check_cards(view: View) -> None:
    """Raise a ``UserError`` if the hidden cards of a position cannot be dealt."""
    dice = Dice("decision")
    for each in ways_to_fill(view, dice):
        trials_of(each, expert(view.setup), dice)


def value_choices(
    view: View, wanted: Sequence[Play] = (), samples: int | None = None, seed: str = "0"
) -> Decision:
    """Compare all choices in the same deals; a single action is continued as the coach would.

    Args:
        view: The table as the player to act sees it.
        wanted: The plays to choose from; by default every legal action.
        samples: The number of hands to play out; by default it depends on the build of the core.
        seed: The seed of the random deals.
    """
    choices = choices_of(view, wanted)
    samples = samples_or_default(samples)
    plays = [
        play if len(play) > 1 else tuple(action for _, action in followed(view, play[0])) for play in choices
    ]
    deals = max(_LEAST, samples // len(plays))
    seen = [Aftermath() for _ in plays]
    side = view.seat % view.setup.sides

    def note(place: int, state: State) -> None:
        seen[place].note(state, side)

    tried = try_plays(view, plays, deals, Dice(f"decision/{seed}"), note)
    answer = max(range(len(tried)), key=lambda place: (sum(tried[place].chance), sum(tried[place].points)))
    best = tried[answer]
    advice = [advice_on(view, each, best, table) for each, table in zip(tried, seen, strict=True)]
    notes = [*safe_discards(view, best.actions), *standing(view, best)]
    return Decision(view, samples, deals, choices, advice, answer, notes)
