"""Engine and slow rules of ``boat`` side by side: the same table, the same offer, the same table after it."""

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
from canasta.table.restock import RandomShuffler
from tests.slow import boat_play
from tests.slow.boat_build import SCORES, last_seat
from tests.slow.boat_convert import packed, plain
from tests.slow.boat_legal import legal
from tests.slow.boat_score import score as slow_score
from tests.slow.boat_table import WILD_SET, Table, show
from tests.slow.boat_turn import TooManyWays


@cache
def setup_for(players: int) -> Setup:
    """The book ``boat`` for so many players."""
    return Setup(book("boat"), players)


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

    def step(self, state: State, table: Table, text: str, where: str, shuffler: RandomShuffler) -> Table:
        """Carry out an action on both and compare what becomes of it."""
        before = table
        apply(state, parse_action(text))
        table = boat_play.play(table, text, shuffler)
        engine = plain(state)
        if table.part == "over":
            engine.turn = table.turn  # no turn follows, so it has no number
        assert engine == table, f"{where}: after {text!r}\nengine:\n{show(engine)}\nslow:\n{show(table)}"
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), table.sides)
            assert points == slow_score(table), f"{where}: {points} {slow_score(table)}\n{show(table)}"
        for corner, met in outcomes(before, text, table).items():
            self.met[corner] += met
        return table

    def walk(self, table: Table, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and those after it, up to the seat that holds what a short stock left over."""
        shuffler = RandomShuffler(rng.getrandbits(32))
        state = packed(table, setup_for(table.players), shuffler)
        assert plain(state) == table
        last = last_seat(table)
        for number in range(steps):
            if table.seat == last and table.hands[last].total() > 20:
                return
            here = f"{where}, step {number}"
            offered = self.compare(state, table, here)
            if not offered:
                return
            table = self.step(state, table, choose(offered, rng), here, shuffler)

    def hand(
        self, rng: Random, players: int, where: str, every: int = 1, keep: list[Table] | None = None
    ) -> None:
        """Play a hand from the deal to its score; every n-th offer is compared, some tables are kept."""
        setup = setup_for(players)
        order = bytearray(setup.deck)
        rng.shuffle(order)
        dealer = rng.randrange(setup.seats)
        scores = [rng.choice(SCORES) for _ in range(setup.sides)]
        shuffler = RandomShuffler(rng.getrandbits(32))
        state = deal(setup, bytes(order), dealer, scores, shuffler=shuffler)
        table = boat_play.deal(players, kinds_text(order), dealer, scores, shuffler)
        assert plain(state) == table, f"{where}: the deal\n{show(plain(state))}\n{show(table)}"
        number = 0
        greed = rng.choice((0.0, 0.1, 0.6, 0.6))
        while table.part != "over":
            here = f"{where}, step {number}"
            if number % every == 0:
                offered = self.compare(state, table, here)
            else:
                offered = [action_text(action) for action in legal_actions(state)]
            table = self.step(state, table, choose(offered, rng, greed), here, shuffler)
            if keep is not None and table.part == "draw" and not table.quiet and number % 9 == 0:
                keep.append(table)
            number += 1
        assert not legal_actions(state)

    def _note(self, table: Table, lawful: set[str]) -> None:
        for corner, met in corners(table, lawful).items():
            self.met[corner] += met


def corners(table: Table, lawful: set[str]) -> dict[str, bool]:
    """Which of the corner cases a table stands in; the tests insist that all of them are met."""
    takes = [text for text in lawful if text.startswith("take")]
    own = table.sets[table.side]
    unopened = table.side not in table.opened
    drawing, playing = table.part == "draw", table.part == "play"
    canasta = any(cards.total() >= 7 for cards in own.values())
    alone = playing and table.hand.total() == 1
    loud = not table.quiet
    return {
        "quiet draw": drawing and table.quiet,
        "quiet play": playing and table.quiet,
        "first loud turn": drawing and table.turn == 3 * table.seats,
        "new stock due": drawing and not table.stock and table.may_rebuild,
        "new stock due, or take": drawing and not table.stock and table.may_rebuild and bool(takes),
        "no second stock": drawing and not table.stock and bool(table.pile) and "pass" in lawful,
        "no second stock, or take": not table.stock and "pass" in lawful and bool(takes),
        "neither stock nor pile": drawing and not table.stock and not table.pile,
        "drew nothing": playing and "drew nothing" in table.did,
        "frozen take": drawing and table.frozen and bool(takes),
        "frozen, no take": drawing and table.frozen and not takes and table.pile[-1] in own,
        "black three below": drawing and "B" in table.pile[:-1] and bool(takes),
        "opening take": drawing and unopened and bool(takes),
        "opening take with a wild card": unopened and any(text[-1] in "2X" for text in takes),
        "natural and wild on a set": any(t[-1] in "2X" and t[5] in own for t in takes),
        "one card takes pile of one": bool(takes) and table.hand.total() == 1 and len(table.pile) == 1,
        "count open": playing and unopened and "laid" in table.did,
        "pile aside": bool(table.aside),
        "wild set offered": any(text in lawful for text in ("lay 222", "lay 22X", "lay 2XX", "lay XXX")),
        "wild set for the first meld": unopened and bool(lawful & {"lay 222", "lay 22X", "lay 2XX"}),
        "wild set grows": "add 2 to wild" in lawful or "add X to wild" in lawful,
        "wild card held back": playing and loud and "2" in table.hand and WILD_SET not in own
        and not any(text.startswith("add 2") for text in lawful) and bool(own),
        "kept card": lawful == {"end"},
        "last card makes the canasta": alone and not canasta and any(t.startswith("add") for t in lawful),
        "last card closes": alone and canasta and any(t.startswith("discard") for t in lawful),
        "four blacks offered": "lay BBBB" in lawful,
        "four blacks refused": playing and table.hand["B"] == 4 == table.hand.total() and not canasta,
        "four blacks at the end": "ask" in lawful and table.hand["B"] == 4 < table.hand.total(),
        "bound by yes": playing and "yes" in table.did,
        "refused": playing and "no" in table.did,
        "may ask": "ask" in lawful,
        "may not ask": playing and loud and canasta and table.seats == 4 and "ask" not in lawful
        and not table.did & {"asked", "laid", "took"},
        "count of 15": playing and unopened and table.scores[table.side] < 0 and _lays(lawful),
        "count of 90": playing and unopened and table.scores[table.side] == 2505 and _lays(lawful),
        "count of 120": playing and unopened and table.scores[table.side] == 7500 and _lays(lawful),
        "count of 150": playing and unopened and table.scores[table.side] == 7505 and _lays(lawful),
    }  # fmt: skip


def _lays(lawful: set[str]) -> bool:
    return any(text.startswith("lay") for text in lawful)


def outcomes(before: Table, text: str, after: Table) -> dict[str, bool]:
    """What an action has led to."""
    stuck = after.ending == "stuck"
    return {
        "rebuilt": after.rebuilt > before.rebuilt,
        "rebuilt to replace a red three": after.rebuilt > before.rebuilt and bool(before.stock),
        "stuck in place of a replacement": stuck and text == "draw",
        "stuck in place of a stock": stuck and text == "pass",
        "stuck with nobody moving": stuck and text == "end",
        "red three without replacement": text == "draw"
        and before.stock == "R" and not stuck and after.rebuilt == before.rebuilt,
        "small wild canasta": after.wild.count("small") > before.wild.count("small"),
        "big wild canasta": after.wild.count("big") > before.wild.count("big"),
        "closed by a take": after.ending == "out" and text.startswith("take"),
        "closed by a discard": after.ending == "out" and text.startswith("discard"),
        "closed by a lay": after.ending == "out" and text.startswith(("lay", "add")),
        "closed with four blacks": text == "lay BBBB",
    }  # fmt: skip


def choose(offered: list[str], rng: Random, greed: float = 0.6) -> str:
    """A random action; laying and taking more often than chance would have it."""
    telling = [text for text in offered if text.startswith(("take", "lay", "add", "ask"))]
    if telling and rng.random() < greed:
        return rng.choice(telling)
    if greed < 0.2:  # laying next to nothing, so that the stock is used up
        return rng.choice([text for text in offered if text not in telling] or offered)
    return rng.choice(offered)
