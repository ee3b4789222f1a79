"""Hints: the best plays with their expected results and reasons."""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.clauses.base import Reason
from canasta.coach.deals import Figure, PlayResults, figure, samples_or_default, try_plays
from canasta.coach.plays import Play, candidates
from canasta.coach.reasons import Aftermath, against_going_out, reasons, safe_discards, standing
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.table.state import State

#: Default number of plays to show, and minimum number to compare.
TOP: Final = 3
_COMPARED: Final = 5


class Advice(NamedTuple):
    """A play with its results, its distance from the best play, and reasons."""

    actions: Play
    points: Figure  #: lead over the other sides in this hand
    chance: Figure  #: to win the game
    behind: Figure  #: points behind the best play, in the same deals
    behind_chance: Figure
    reasons: list[Reason]

    @property
    def clear(self) -> bool:
        """True if it is worse than the best play by more than the error."""
        return self.behind_chance.clear or (self.behind.clear and self.behind_chance.mean >= 0)


class Hint(NamedTuple):
    """The best plays first; ``notes`` concern the position as a whole."""

    view: View
    samples: int  #: approximate number of hands played out
    deals: int  #: number of deals from which the figures come
    plays: list[Advice]
    notes: list[Reason]
    forced: bool  #: there is only one legal action


def hint(view: View, samples: int | None = None, seed: str = "0", top: int = TOP) -> Hint:
    """Find the best plays for the player of a view.

    Args:
        view: The table as the player to act sees it.
        samples: The number of hands to play out; by default it depends on the build of the core.
        seed: The seed of the random deals.
        top: The number of plays to return.
    """
    samples = samples_or_default(samples)
    dice = Dice(f"hint/{seed}")
    forced = len(view.legal_actions()) == 1
    plays = candidates(view, samples // 2, dice)[: max(top, _COMPARED)]
    deals = max(2, samples // 2 // len(plays))
    seen = [Aftermath() for _ in plays]
    side = view.seat % view.setup.sides

    def note(place: int, state: State) -> None:
        seen[place].note(state, side)

    tried = try_plays(view, plays, deals, dice, note)
    order = sorted(
        range(len(plays)), key=lambda place: (-sum(tried[place].chance), -sum(tried[place].points))
    )
    tried, seen = [tried[place] for place in order], [seen[place] for place in order]
    best = tried[0]
    advice = [advice_on(view, each, best, table) for each, table in zip(tried, seen, strict=True)]
    notes = [*against_going_out(view, tried, seen), *safe_discards(view, best.actions), *standing(view, best)]
    return Hint(view, samples, deals, advice[:top], notes, forced)


def advice_on(view: View, tried: PlayResults, best: PlayResults, seen: Aftermath) -> Advice:
    """Compare a play with the best one and add the reasons."""
    return Advice(
        tried.actions,
        figure(tried.points),
        figure(tried.chance),
        tried.behind(best),
        tried.behind_chance(best),
        reasons(view, tried.actions, seen),
    )
