"""Candidate plays: found by search and continued to the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta.coach.deals import expert, trials_of, ways_to_fill
from canasta.engine import UnknownCards
from canasta.engine.apply import apply
from canasta.engine.finishing.plan import way_out_plan
from canasta.engine.random_play import Dice
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.engine.view import View
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.search import Findings, search
from canasta.table import actions as act
from canasta.table.state import PART_PLAY

#: After these actions the play ends: an unseen card appears, or another player acts.
_LAST: Final = frozenset(
    {act.DRAW, act.PASS, act.END, act.ASK, act.YES, act.NO, act.REFILL, act.FOUR_BLACK}
    | {act.SHOW_RED, act.SHOW_BLACK, act.SHOW_HAND, act.TAKE_RESERVE}
)
#: Number of first actions to continue, and of alternative discards for the best play.
_FIRST: Final = 6
_DISCARDS: Final = 3

Play = tuple[int, ...]


def is_take(action: int) -> bool:
    """Return True if an action takes the pile."""
    return act.TAKE_PAIR <= action < act.LAY_NATURAL


def is_lay(action: int) -> bool:
    """Return True if an action lays cards from the hand."""
    return act.LAY_NATURAL <= action < act.DISCARD


def look(view: View, samples: int, dice: Dice) -> Findings:
    """Estimate all legal actions."""
    filled = ways_to_fill(view, dice)[0]
    by = expert(filled.setup)
    trials_of(filled, by, dice)  # raises a UserError if the position cannot be dealt
    return search(filled, by, samples, dice)


def after(view: View, action: int) -> View | None:
    """Return what the player knows after an action, or None if the play ends with it."""
    if action in _LAST or action >= act.DISCARD:
        return None
    state = view.position
    try:
        apply(state, action)
    except UnknownCards:
        return None
    goes_on = state.part <= PART_PLAY and state.actor == view.seat and not unknown_in_hand(state, view.seat)
    return View(state, view.seat) if goes_on else None


def followed(view: View, action: int) -> Iterator[tuple[View, int]]:
    """Continue a play as the rule-based player would; yield each action with the view before it."""
    here: View | None = view
    while here is not None:
        yield here, action
        here = after(here, action)
        if here is not None:
            action = choose(here.packed, outlook(here.setup), expert(here.setup))


def searched(view: View, action: int, samples: int, dice: Dice) -> tuple[Play, Findings | None]:
    """Continue a play by searching for every further action; also return the findings of the last search."""
    play = [action]
    findings = None
    here = after(view, action)
    while here is not None:
        findings = look(here, samples, dice)
        action = findings.best()
        play.append(action)
        here = after(here, action)
    return tuple(play), findings


def alike(one: Play, other: Play) -> bool:
    """Return True if two plays have the same result, whatever the order of the lays."""
    return sorted(one) == sorted(other)


def candidates(view: View, samples: int, dice: Dice) -> list[Play]:
    """Return the plays that may be best, without duplicates; the first is what the coach would play."""
    findings = look(view, samples // 2, dice)
    found, last = searched(view, findings.best(), max(1, samples // 8), dice)
    plays = [found]
    ranked = [each.action for each in findings.ranked()]
    discards = [each.action for each in (last or findings).ranked() if each.action >= act.DISCARD]
    if found[-1] >= act.DISCARD:
        plays += [(*found[:-1], action) for action in discards[:_DISCARDS]]
    out = _way_out(view)
    if out:
        plays.append(tuple(out))
    for action in dict.fromkeys([findings.default, *ranked[:_FIRST]]):
        if action != act.ASK:  # asking alone gains nothing; if it is best, it is already in the list
            plays.append(tuple(each for _, each in followed(view, action)))
    once: dict[Play, Play] = {}
    for play in plays:
        once.setdefault(tuple(sorted(play)), play)
    return list(once.values())


def _way_out(view: View) -> list[int] | None:
    if view.part != PART_PLAY:
        return None
    try:
        plan = way_out_plan(view.position)
    except UnknownCards:
        return None
    return plan if plan and plan[0] in view.legal_actions() else None
