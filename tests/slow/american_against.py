"""Engine and slow rules of ``american`` side by side: the same table, the same offer, the same outcome."""

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
from tests.slow import american_play
from tests.slow.american_convert import packed, plain
from tests.slow.american_corners import corners, outcomes
from tests.slow.american_legal import legal
from tests.slow.american_parts import SCORES, last_seat
from tests.slow.american_score import score as slow_score
from tests.slow.american_table import SIDES, Table, show
from tests.slow.american_turn import TooManyWays


@cache
def setup_for(players: int = 4) -> Setup:
    """The book ``american`` for so many players."""
    return Setup(book("american"), players)


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
        table = american_play.play(table, text)
        engine = plain(state)
        slow = table
        if table.side in table.opened:
            slow = table.copy()
            slow.count = 0
        if table.part == "over":
            engine.turn = slow.turn  # no turn follows, so it has no number
            engine.three = slow.three
        assert engine == slow, f"{where}: after {text!r}\nengine:\n{show(engine)}\nslow:\n{show(slow)}"
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), SIDES)
            assert points == slow_score(table), f"{where}: {points} {slow_score(table)}\n{show(table)}"
        for corner, met in outcomes(before, text, table).items():
            self.met[corner] += met
        return table

    def walk(self, table: Table, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and those after it, up to the seat that holds what a short stock left over."""
        state = packed(table, setup_for())
        assert plain(state) == table
        last = last_seat(table)
        for number in range(steps):
            if table.seat == last and table.hands[last].total() > 20:
                return
            here = f"{where}, step {number}"
            offered = self.compare(state, table, here)
            if not offered:
                return
            table = self.step(state, table, choose(offered, rng), here)

    def hand(self, rng: Random, where: str, every: int = 1, keep: list[Table] | None = None) -> None:
        """Play a hand from the deal to its score; every n-th offer is compared, some tables are kept."""
        setup = setup_for(rng.choice((4, 4, 5)))
        order = bytearray(setup.deck)
        rng.shuffle(order)
        dealer = rng.randrange(setup.seats)
        scores = [rng.choice(SCORES) for _ in range(SIDES)]
        state = deal(setup, bytes(order), dealer, scores)
        table = american_play.deal(kinds_text(order), dealer, scores)
        assert plain(state) == table, f"{where}: the deal\n{show(plain(state))}\n{show(table)}"
        number = 0
        greed = rng.choice((0.3, 0.6, 0.9))
        while table.part != "over":
            here = f"{where}, step {number}"
            if number % every == 0:
                offered = self.compare(state, table, here)
            else:
                offered = [action_text(action) for action in legal_actions(state)]
            table = self.step(state, table, choose(offered, rng, greed), here)
            if keep is not None and table.part == "draw" and number % 9 == 0:
                keep.append(table)
            number += 1
        assert not legal_actions(state)


def choose(offered: list[str], rng: Random, greed: float = 0.6) -> str:
    """A random action; laying, taking, asking and showing more often than chance would have it."""
    telling = [text for text in offered if text.startswith(("take", "lay", "add", "ask"))]
    if telling and rng.random() < greed:
        return rng.choice(telling)
    return rng.choice(offered)
