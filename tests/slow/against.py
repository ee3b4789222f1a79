"""Engine and slow rules compared: the same table, the same offer, the same table after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from canasta.cards import kinds_text
from canasta.engine import State, action_text, apply, deal, legal_actions, parse_action, score, tally, totals
from canasta.table.restock import RandomShuffler
from tests.slow.american_corners import american_corners, american_outcomes
from tests.slow.boat import Boat
from tests.slow.builder import Builder
from tests.slow.builders import BUILDERS
from tests.slow.convert import packed, plain, setup_for
from tests.slow.corners import (
    boat_corners,
    boat_outcomes,
    caliente_corners,
    caliente_outcomes,
    classic_corners,
    classic_outcomes,
)
from tests.slow.knee import Knee
from tests.slow.knee_corners import knee_corners, knee_outcomes
from tests.slow.rules import Rules
from tests.slow.turn import TooManyWays

Corners = dict[str, bool]
#: By book: the corner cases of a table, and the outcomes of an action.
CORNERS: dict[str, tuple[Callable[[Any, set[str]], Corners], Callable[[Any, str, Any], Corners]]] = {
    "classic": (classic_corners, classic_outcomes),
    "caliente": (caliente_corners, caliente_outcomes),
    "boat": (boat_corners, boat_outcomes),
    "american": (american_corners, american_outcomes),
    "knee": (knee_corners, knee_outcomes),
}


class Comparison:
    """Comparisons so far; a disagreement fails at once, with the table and its seed."""

    def __init__(self, book: str) -> None:
        self.builder: type[Builder] = BUILDERS[book]
        self.corners, self.outcomes = CORNERS[book]
        self.states = 0
        self.given_up = 0  #: too many ways to lay the cards for the slow search
        self.met: Counter[str] = Counter()  #: how often a corner was visited

    def compare(self, state: State, table: Rules, where: str) -> list[str]:
        """Compare the offers and return the engine's."""
        offered = [action_text(action) for action in legal_actions(state)]
        try:
            lawful = table.legal()
        except TooManyWays:
            self.given_up += 1
            return offered
        self.states += 1
        self.note(self.corners(table, lawful))
        assert set(offered) == lawful, (
            f"{where}\n{table.show()}\nonly the engine offers {sorted(set(offered) - lawful)}\n"
            f"only the slow rules offer {sorted(lawful - set(offered))}"
        )
        assert len(offered) == len(lawful), f"{where}: an action is offered twice: {offered}"
        return offered

    def step(self, state: State, table: Rules, text: str, where: str) -> Rules:
        """Carry out an action on both sides and compare the results."""
        before = table
        apply(state, parse_action(text))
        table = table.play(text)
        self.same(state, table, f"{where}: after {text!r}")
        if text.startswith("discard") and table.part == "draw":
            assert state.stopped == table.stopped, f"{where}: stopped after {text!r}"
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), table.sides)
            assert points == table.score(), f"{where}: {points} {table.score()}\n{table.show()}"
        self.note(self.outcomes(before, text, table))
        return table

    def same(self, state: State, table: Rules, where: str) -> None:
        """Check that the engine's table equals the plain one in everything that matters at this moment."""
        engine = plain(state)
        for name in table.unsaid():
            setattr(engine, name, getattr(table, name))
        assert engine == table, f"{where}\nengine:\n{engine.show()}\nslow:\n{table.show()}"

    def walk(self, table: Rules, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and its successors, up to a hand that holds what a short stock left over."""
        if isinstance(table, Boat):
            table.shuffles = RandomShuffler(rng.getrandbits(32))
        state = packed(table)
        assert plain(state) == table
        last = None if isinstance(table, Knee) else table.last_seat
        greed = rng.choice(self.builder.walking)
        for number in range(steps):
            if table.hand.total() > self.builder.large and last in (None, table.seat):
                return
            here = f"{where}, step {number}"
            offered = self.compare(state, table, here)
            if not offered:
                return
            table = self.step(state, table, self.choose(offered, rng, greed), here)

    def deal(self, rng: Random, table: Rules, where: str) -> tuple[State, Rules]:
        """Deal an empty table on both sides and compare."""
        setup = setup_for(table)
        order = bytearray(setup.deck)
        rng.shuffle(order)
        table.dealer = rng.randrange(table.seats)
        table.scores = self.builder.some_scores(table, rng)
        shuffler = RandomShuffler(rng.getrandbits(32))
        hand = 1
        if isinstance(table, Boat):
            table.shuffles = shuffler
        if isinstance(table, Knee):
            hand = table.number = rng.choice(list(table.needs))
        state = deal(setup, bytes(order), table.dealer, table.scores, shuffler=shuffler, hand=hand)
        table.deal(kinds_text(order))
        self.same(state, table, f"{where}: the deal")
        assert state.stopped == table.stopped, f"{where}: stopped"
        assert list(state.needs) == [table.need(side) for side in range(table.sides)], f"{where}: needs"
        return state, table

    def hand(self, rng: Random, table: Rules, where: str, every: int = 1) -> list[Rules]:
        """Play a hand from the deal to its score, compare every n-th offer, and return some of its tables."""
        state, table = self.deal(rng, table, where)
        kept = []
        greed = rng.choice(self.builder.playing)
        number = 0
        while table.part != "over":
            here = f"{where}, step {number}"
            if number % every == 0:
                offered = self.compare(state, table, here)
            else:
                offered = [action_text(action) for action in legal_actions(state)]
            table = self.step(state, table, self.choose(offered, rng, greed), here)
            quiet = isinstance(table, Boat) and table.quiet
            if table.part == "draw" and not quiet and number % 9 == 0:
                kept.append(table)
            number += 1
        assert not legal_actions(state)
        return kept

    def choose(self, offered: Sequence[str], rng: Random, greed: float) -> str:
        return choose(offered, rng, greed, self.builder.telling)

    def note(self, corners: Corners) -> None:
        for corner, met in corners.items():
            self.met[corner] += met


def choose(
    offered: Sequence[str], rng: Random, greed: float = 0.6, telling: tuple[str, ...] = ("take", "lay", "add")
) -> str:
    """Choose a random action, the interesting ones more often than by chance, or hardly ever."""
    told = [text for text in offered if text.startswith(telling)]
    if told and rng.random() < greed:
        return rng.choice(told)
    if greed < 0.2:  # laying almost nothing, so that the stock runs out
        return rng.choice([text for text in offered if text not in told] or offered)
    return rng.choice(offered)
