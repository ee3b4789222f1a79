"""Compare plays by trying each of them in the same random deals of the hidden cards.

A play is everything that a player does up to the end of the turn or to the next unseen card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from canasta.bots.styles import shared_weights
from canasta.build.find import running
from canasta.cards import BLACK_THREE, RANKS, UNKNOWN
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice
from canasta.engine.unknown_cards import UnknownCards, check_known, unknown_in_hand
from canasta.engine.view import View
from canasta.messages import UserError
from canasta.policy.trials import Trials
from canasta.policy.weights import Weights, expert_numbers
from canasta.table.state import PART_ANSWER, PART_OVER, State

#: Default number of hands played out for a hint; an interpreted core uses fewer.
COMPILED: Final = 6000
INTERPRETED: Final = 600
#: Standard errors of a 95 % interval.
SURE: Final = 1.96
#: Number of ways in which a pile with hidden cards is filled.
_FILLINGS: Final = 4


class Figure(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float

    @property
    def clear(self) -> bool:
        """True if the mean is above zero by more than its error."""
        return self.mean > self.half


def figure(values: Sequence[float]) -> Figure:
    """Return the mean of some numbers with its interval.

    >>> figure([1.0, 3.0]).mean
    2.0
    """
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return Figure(mean, float("inf"))
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Figure(mean, SURE * float((spread / number) ** 0.5))


class PlayResults(NamedTuple):
    """The results of a play, deal by deal."""

    actions: tuple[int, ...]
    side: int
    points: list[float]  #: lead over the other sides in this hand
    won: list[list[float]]  #: for each deal, the chance of each side to win the game

    @property
    def chance(self) -> list[float]:
        """The chance of the player's side to win the game."""
        return [chances[self.side] for chances in self.won]

    @property
    def decided(self) -> int:
        """The number of deals in which the game ended with this hand."""
        return sum(max(chances) == 1.0 for chances in self.won)

    def behind(self, best: PlayResults) -> Figure:
        """Return how many points fewer than another play it brought in the same deals."""
        return figure([more - less for more, less in zip(best.points, self.points, strict=True)])

    def behind_chance(self, best: PlayResults) -> Figure:
        """Return how much lower the chance to win was than with another play in the same deals."""
        return figure([more - less for more, less in zip(best.chance, self.chance, strict=True)])


def samples_or_default(wanted: int | None, compiled: int = COMPILED, interpreted: int = INTERPRETED) -> int:
    """Return the number of hands to play out: the requested number, or the default."""
    if wanted is None:
        return compiled if running().compiled else interpreted
    if wanted < 1:
        raise UserError("coach.error.samples")
    return wanted


def expert(setup: Setup) -> Weights:
    """Return the weights that the coach plays with."""
    return shared_weights(expert_numbers(setup))


def view_of(state: State) -> View:
    """Return the view of the player to act; raise a ``UserError`` if the hand is over."""
    if state.part == PART_OVER:
        raise UserError("coach.error.over")
    if unknown_in_hand(state, state.actor):
        raise UnknownCards("unknown.hand", state.actor)
    if state.part != PART_ANSWER:
        check_known(state)
    return View(state, state.actor)


@cache
def _setup_to(setup: Setup, target: int) -> Setup:
    return Setup(replace(setup.book, target=target), setup.players)


def played_to(state: State, target: int) -> State:
    """Return a position with the target of its game, if that differs from the book's; 0 for no target."""
    if not target or target == state.setup.book.target:
        return state
    other = state.copy()
    other.setup = _setup_to(state.setup, target)
    return other


def ways_to_fill(view: View, dice: Dice) -> list[View]:
    """Return the view, or several views with random cards if cards of the pile are unknown."""
    if UNKNOWN not in view.packed.pile + view.packed.aside:
        return [view]
    return [_filled(view, dice) for _ in range(_FILLINGS)]


def _filled(view: View, dice: Dice) -> View:
    """Fill in hidden cards of the pile with natural cards, since a wild card there would freeze it."""
    state = view.position
    hidden = (state.pile + state.aside).count(UNKNOWN)
    state.pile, state.aside = state.pile.replace(b"\x10", b""), state.aside.replace(b"\x10", b"")
    unseen = View(state, view.seat).unseen()
    state = view.position
    plain = [kind for kind in (*range(RANKS), BLACK_THREE) for _ in range(max(0, unseen[kind]))]
    if len(plain) < hidden:
        raise UserError("coach.error.pile")
    drawn = [plain.pop(dice.below(len(plain))) for _ in range(hidden)]
    cards = iter(drawn)
    state.pile = bytes(next(cards) if kind == UNKNOWN else kind for kind in state.pile)
    state.aside = bytes(next(cards) if kind == UNKNOWN else kind for kind in state.aside)
    return View(state, view.seat)


def trials_of(view: View, by: Weights, dice: Dice) -> Trials:
    """Return random deals of the hidden cards; raise a ``UserError`` if the position cannot be dealt."""
    try:
        return Trials(view, by, dice)
    except ValueError as error:
        raise UserError("coach.error.cards") from error


def try_plays(
    view: View,
    plays: Sequence[tuple[int, ...]],
    deals: int,
    dice: Dice,
    note: Callable[[int, State], None] | None = None,
) -> list[PlayResults]:
    """Try every play in the same deals; ``note`` is called with each table right after a play."""
    by = expert(view.setup)
    sources = [trials_of(each, by, dice) for each in ways_to_fill(view, dice)]
    tried = [PlayResults(actions, sources[0].side, [], []) for actions in plays]
    for number in range(deals):
        trials = sources[number % len(sources)]
        world = trials.deal()
        for place, each in enumerate(tried):
            trial = world.copy()
            for action in each.actions:
                play_out_step(trial, action)
            if note is not None:
                note(place, trial)
            ahead, won = trials.outcome(trial)
            each.points.append(ahead)
            each.won.append(won)
    return tried
