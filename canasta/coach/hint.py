"""What to play: the best plays with what they come to, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.clauses.base import Reason
from canasta.coach.deals import Figure, Tried, figure, samples_or_default, try_plays
from canasta.coach.plays import Play, candidates
from canasta.coach.reasons import Aftermath, against_going_out, reasons, safe_discards, standing
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.table.state import State

#: Plays that are shown, unless somebody wants more, and how many are compared at least.
TOP: Final = 3
_COMPARED: Final = 5


class Advice(NamedTuple):
    """A play, what it comes to, how far it is behind the best, and what there is to say of it."""

    actions: Play
    points: Figure  #: ahead of the other sides in this hand
    chance: Figure  #: to win the game
    behind: Figure  #: points behind the best play, in the same deals
    behind_chance: Figure
    reasons: list[Reason]

    @property
    def clear(self) -> bool:
        """Whether it is worse than the best beyond the error."""
        return self.behind_chance.clear or (self.behind.clear and self.behind_chance.mean >= 0)


class Hint(NamedTuple):
    """The best plays first; ``notes`` are about the position, not about one of them."""

    view: View
    samples: int  #: hands that were played out, more or less
    deals: int  #: in which the figures were measured
    plays: list[Advice]
    notes: list[Reason]
    forced: bool  #: there is nothing to choose


def hint(view: View, samples: int | None = None, seed: str = "0", top: int = TOP) -> Hint:
    """Think about what the player of a view should do."""
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


def advice_on(view: View, tried: Tried, best: Tried, seen: Aftermath) -> Advice:
    """A play beside the best one, with what is to be said of it."""
    return Advice(
        tried.actions,
        figure(tried.points),
        figure(tried.chance),
        tried.behind(best),
        tried.behind_chance(best),
        reasons(view, tried.actions, seen),
    )
