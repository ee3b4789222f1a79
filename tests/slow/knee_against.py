"""Engine and slow rules of ``knee`` side by side: the same table, the same offer, the same table after it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from canasta.books import book
from canasta.cards import kinds_text
from canasta.engine import (
    Setup,
    State,
    action_text,
    apply,
    deal,
    legal_actions,
    parse_action,
    score,
    tally,
    totals,
)
from tests.slow import knee_play
from tests.slow.knee_convert import packed, plain
from tests.slow.knee_corners import corners, outcomes
from tests.slow.knee_legal import legal
from tests.slow.knee_score import score as slow_score
from tests.slow.knee_table import Table, show
from tests.slow.knee_turn import TooManyWays

#: A hand that is too large for the slow search: what a short stock left over came to it.
LARGE = 26


@cache
def setup_for(players: int) -> Setup:
    """The book ``knee`` for so many players."""
    return Setup(book("knee"), players)


class Comparison:
    """What has been compared so far; a disagreement fails at once, with the table and its seed."""

    def __init__(self) -> None:
        self.states = 0
        self.given_up = 0  #: too many ways to lay the cards for the slow search
        self.met: Counter[str] = Counter()  #: how often a corner was visited

    def compare(self, state: State, table: Table, where: str) -> list[str]:
        """Compare the offers; return the engine's."""
        offered = [action_text(action) for action in legal_actions(state)]
        try:
            lawful = legal(table)
        except TooManyWays:
            self.given_up += 1
            return offered
        self.states += 1
        for corner, met in corners(table, lawful).items():
            self.met[corner] += met
        assert set(offered) == lawful, (
            f"{where}\n{show(table)}\nonly the engine offers {sorted(set(offered) - lawful)}\n"
            f"only the slow rules offer {sorted(lawful - set(offered))}"
        )
        assert len(offered) == len(lawful), f"{where}: an action is offered twice: {offered}"
        return offered

    def step(self, state: State, table: Table, text: str, where: str) -> Table:
        """Carry out an action on both and compare what becomes of it."""
        before = table
        apply(state, parse_action(text))
        table = knee_play.play(table, text)
        engine = plain(state)
        assert engine == table, f"{where}: after {text!r}\nengine:\n{show(engine)}\nslow:\n{show(table)}"
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), table.sides)
            assert points == slow_score(table), f"{where}: {points} {slow_score(table)}\n{show(table)}"
        for corner, met in outcomes(before, text, table).items():
            self.met[corner] += met
        return table

    def walk(self, table: Table, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and those after it, up to a hand that holds what a short stock left over."""
        state = packed(table, setup_for(table.players))
        assert plain(state) == table
        greed = rng.choice((0.6, 0.9))
        for number in range(steps):
            if table.hand.total() > LARGE:
                return
            here = f"{where}, step {number}"
            offered = self.compare(state, table, here)
            if not offered:
                return
            table = self.step(state, table, choose(offered, rng, greed), here)

    def hand(self, rng: Random, players: int, where: str, every: int = 1) -> None:
        """Play a hand from the deal to its score; every n-th offer is compared."""
        setup = setup_for(players)
        order = bytearray(setup.deck)
        rng.shuffle(order)
        dealer = rng.randrange(setup.seats)
        hand = rng.choice((1, 2, 3, 4))
        state = deal(setup, bytes(order), dealer, hand=hand)
        table = knee_play.deal(players, hand, kinds_text(order), dealer)
        assert plain(state) == table, f"{where}: the deal\n{show(plain(state))}\n{show(table)}"
        number = 0
        greed = rng.choice((0.3, 0.8, 0.95))
        while table.part != "over":
            here = f"{where}, step {number}"
            if number % every == 0:
                offered = self.compare(state, table, here)
            else:
                offered = [action_text(action) for action in legal_actions(state)]
            table = self.step(state, table, choose(offered, rng, greed), here)
            number += 1
        assert not legal_actions(state)


def choose(offered: list[str], rng: Random, greed: float = 0.6) -> str:
    """A random action; laying, taking and asking more often than chance would have it."""
    telling = [text for text in offered if text.startswith(("take", "lay", "add", "bury", "ask"))]
    if telling and rng.random() < greed:
        return rng.choice(telling)
    return rng.choice(offered)
