"""Engine and slow rules side by side: the same table, the same offer, the same table after every action."""

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
from tests.slow import play as slow_play
from tests.slow.build import SCORES, last_seat
from tests.slow.convert import packed, plain
from tests.slow.legal import legal
from tests.slow.score import score as slow_score
from tests.slow.table import Table, show
from tests.slow.turn import TooManyWays


@cache
def setup_for(players: int) -> Setup:
    """The book ``classic`` for so many players."""
    return Setup(book("classic"), players)


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
        self._note(table, lawful)
        assert set(offered) == lawful, (
            f"{where}\n{show(table)}\nonly the engine offers {sorted(set(offered) - lawful)}\n"
            f"only the slow rules offer {sorted(lawful - set(offered))}"
        )
        assert len(offered) == len(lawful), f"{where}: an action is offered twice: {offered}"
        return offered

    def step(self, state: State, table: Table, text: str, where: str) -> Table:
        """Carry out an action on both and compare what becomes of it."""
        apply(state, parse_action(text))
        table = slow_play.play(table, text)
        engine = plain(state)
        assert engine == table, f"{where}: after {text!r}\nengine:\n{show(engine)}\nslow:\n{show(table)}"
        if text.startswith("discard") and table.part == "draw":
            assert state.stopped == text.endswith("B"), f"{where}: stopped after {text!r}"  # para. 36
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), table.sides)
            assert points == slow_score(table), f"{where}: {points} {slow_score(table)}\n{show(table)}"
            self.met["scored"] += 1
        return table

    def walk(self, table: Table, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and those after it, up to the seat that holds what a short stock left over."""
        state = packed(table, setup_for(table.players))
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

    def deal(self, rng: Random, players: int, where: str) -> tuple[State, Table]:
        """Deal on both sides and compare."""
        setup = setup_for(players)
        order = bytearray(setup.deck)
        rng.shuffle(order)
        dealer = rng.randrange(setup.seats)
        scores = [rng.choice(SCORES) for _ in range(setup.sides)]
        state = deal(setup, bytes(order), dealer, scores)
        table = slow_play.deal(players, kinds_text(order), dealer, scores)
        assert plain(state) == table, f"{where}: the deal\n{show(plain(state))}\n{show(table)}"
        assert state.stopped == table.pile.endswith("B"), f"{where}: stopped"  # C2
        return state, table

    def hand(
        self, rng: Random, players: int, where: str, every: int = 1, keep: list[Table] | None = None
    ) -> None:
        """Play a hand from the deal to its score; every n-th offer is compared, some tables are kept."""
        state, table = self.deal(rng, players, where)
        number = 0
        while table.part != "over":
            here = f"{where}, step {number}"
            if number % every == 0:
                offered = self.compare(state, table, here)
            else:
                offered = [action_text(action) for action in legal_actions(state)]
            table = self.step(state, table, choose(offered, rng), here)
            if keep is not None and table.part == "draw" and number % 9 == 0:
                keep.append(table)
            number += 1
        assert not legal_actions(state)

    def _note(self, table: Table, lawful: set[str]) -> None:
        for corner, met in corners(table, lawful).items():
            self.met[corner] += met


def corners(table: Table, lawful: set[str]) -> dict[str, bool]:
    """Which of the corner cases a table stands in; the tests insist that all of them are met."""
    takes = [text for text in lawful if text.startswith("take")]
    unopened = table.side not in table.opened
    drawing, playing = table.part == "draw", table.part == "play"
    return {
        "exhausted stock": drawing and not table.stock,
        "compulsory take": drawing and not table.stock and bool(takes) and "pass" not in lawful,
        "take or pass": drawing and not table.stock and bool(takes) and "pass" in lawful,
        "take after yes": drawing and "yes" in table.did and bool(takes),
        "take after no": drawing and "no" in table.did and bool(takes),
        "frozen take": drawing and table.frozen and bool(takes),
        "opening take": drawing and unopened and bool(takes),
        "natural and wild": any(text[-1] in "2X" for text in takes),
        "natural and wild on a set": any(t[-1] in "2X" and t[5] in table.sets[table.side] for t in takes),
        "one card, pile of one": drawing and table.hand.total() == 1 and len(table.pile) == 1,
        "one card takes pile of one": bool(takes) and table.hand.total() == 1 and len(table.pile) == 1,
        "count open": playing and unopened and "laid" in table.did,
        "pile aside": bool(table.aside),
        "one card aside": len(table.aside) == 1,
        "bound with pile aside": bool(table.aside) and bool(table.did & {"yes", "black"}),
        "last three": "last three" in table.did and playing,
        "must end": lawful == {"end"},
        "black threes offered": "lay BBB" in lawful,
        "black threes laid": "black" in table.did,
        "bound by yes": playing and "yes" in table.did and not any(t.startswith("discard") for t in lawful),
        "no way after yes": playing and "yes" in table.did and table.hand.total() < 5 and len(lawful) > 2,
        "refused": playing and "no" in table.did,
        "two cards": playing and table.hand.total() == 2,
        "last card": playing and table.hand.total() == 1,
        "wild on canasta": any(t.startswith(("add 2", "add X")) and _canasta(table, t[-1]) for t in lawful),
        "no count needed": playing and unopened and table.scores[table.side] < 0,
        "count of 120": playing
        and unopened
        and table.scores[table.side] >= 3000
        and any("lay" in t for t in lawful),
        "question open": table.part == "answer",
        "may ask": "ask" in lawful,
    }


def _canasta(table: Table, rank: str) -> bool:
    return table.sets[table.side][rank].total() >= 7


def choose(offered: list[str], rng: Random) -> str:
    """A random action; laying and taking more often than chance would have it."""
    if rng.random() < 0.6:
        telling = [text for text in offered if text.startswith(("take", "lay", "add"))]
        if telling:
            return rng.choice(telling)
    return rng.choice(offered)
