"""Engine and slow rules of ``caliente`` side by side."""

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
from canasta.table.state import CALIENTES, DID_REFILL
from tests.slow import caliente_play as slow_play
from tests.slow import convert
from tests.slow.against import choose
from tests.slow.caliente_build import SCORES, last_seat
from tests.slow.caliente_legal import legal
from tests.slow.caliente_table import CalienteTable
from tests.slow.table import WILD, show
from tests.slow.turn import TooManyWays

#: A search through such a hand would take too long; it belongs to the seat a short stock has filled.
LARGE = 20


@cache
def setup_for(options: frozenset[str], players: int) -> Setup:
    """The book with some options for so many players."""
    return Setup(book("caliente").with_options(sorted(options)), players)


def plain(state: State) -> CalienteTable:
    """A state of the engine as a plain table."""
    setup = state.setup
    table = CalienteTable(**vars(convert.plain(state)))
    table.options = frozenset(setup.book.chosen)
    table.played = list(state.laid[CALIENTES : CALIENTES + setup.sides])
    if state.flags & DID_REFILL:
        table.did.add("refilled")
    if table.always_frozen:
        table.frozen = False  # nothing depends on it (K13)
    return table


def packed(table: CalienteTable) -> State:
    """A plain table as a state of the engine."""
    state = convert.packed(table, setup_for(table.options, table.players))
    state.needs = tuple(map(table.need, range(table.sides)))
    for side, number in enumerate(table.played):
        state.laid[CALIENTES + side] = number
    state.stopped = table.part == "draw" and table.pile.endswith(("B", "C"))
    if table.always_frozen:
        state.frozen = any(card in WILD for card in table.pile)  # which must change nothing (K13)
    if "refilled" in table.did:
        state.flags |= DID_REFILL
    return state


class Comparison:
    """What has been compared so far; a disagreement fails at once, with the table and its seed."""

    def __init__(self) -> None:
        self.states = 0
        self.given_up = 0  #: too many ways to lay the cards for the slow search
        self.met: Counter[str] = Counter()  #: how often a corner was visited

    def compare(self, state: State, table: CalienteTable, where: str) -> list[str]:
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
            f"{where}\n{sorted(table.options)}\n{show(table)}\n"
            f"only the engine offers {sorted(set(offered) - lawful)}\n"
            f"only the slow rules offer {sorted(lawful - set(offered))}"
        )
        assert len(offered) == len(lawful), f"{where}: an action is offered twice: {offered}"
        return offered

    def step(self, state: State, table: CalienteTable, text: str, where: str) -> CalienteTable:
        """Carry out an action on both and compare what becomes of it."""
        apply(state, parse_action(text))
        table = slow_play.play(table, text)
        engine = plain(state)
        assert engine == table, f"{where}: after {text!r}\nengine:\n{show(engine)}\nslow:\n{show(table)}"
        if table.part == "over":
            points = totals(score(state.setup.book, tally(state)), table.sides)
            slow = slow_play.score(table)
            assert points == slow, f"{where}: {points} {slow} {table.options} {table.played}\n{show(table)}"
            self.met["scored"] += 1
            self.met["scored " + table.ending] += 1
            self.met["scored concealed"] += table.concealed
            self.met["scored with a Caliente card held"] += any(hand["C"] for hand in table.hands)
        return table

    def walk(self, table: CalienteTable, rng: Random, where: str, steps: int = 14) -> None:
        """Compare a table and those after it, up to the seat that holds what a short stock left over."""
        state = packed(table)
        assert plain(state) == table
        last = last_seat(table)
        for number in range(steps):
            if table.seat == last and table.hands[last].total() > LARGE:
                return
            here = f"{where}, step {number}"
            offered = self.compare(state, table, here)
            if not offered:
                return
            table = self.step(state, table, choose(offered, rng), here)

    def hand(
        self,
        rng: Random,
        options: frozenset[str],
        players: int,
        where: str,
        every: int = 1,
        keep: list[CalienteTable] | None = None,
    ) -> None:
        """Play a hand from the deal to its score; every n-th offer is compared, some tables are kept."""
        setup = setup_for(options, players)
        order = bytearray(setup.deck)
        rng.shuffle(order)
        dealer = rng.randrange(setup.seats)
        scores = [rng.choice(SCORES) for _ in range(setup.sides)]
        state = deal(setup, bytes(order), dealer, scores)
        table = slow_play.deal(options, players, kinds_text(order), dealer, scores)
        assert plain(state) == table, f"{where}: the deal\n{show(plain(state))}\n{show(table)}"
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


def corners(table: CalienteTable, lawful: set[str]) -> dict[str, bool]:
    """Which of the corner cases a table stands in; the tests insist that all of them are met."""
    takes = [text for text in lawful if text.startswith("take")]
    own = table.sets[table.side]
    unopened = table.side not in table.opened
    drawing, playing = table.part == "draw", table.part == "play"
    exhausted = drawing and not table.stock
    top = table.pile[-1:]
    return {
        "exhausted stock": exhausted,
        "compulsory take": exhausted and bool(takes) and "pass" not in lawful,
        "take or pass": exhausted and bool(takes) and "pass" in lawful,
        "always frozen, nobody forced": exhausted and "pass" in lawful and f"take on {top}" in lawful,
        "always frozen, added to a set": table.always_frozen and f"take on {top}" in lawful,
        "always frozen, wild card in the pile": table.always_frozen
        and bool(takes)
        and any(card in WILD for card in table.pile),
        "always frozen, a pair for a canasta": table.always_frozen
        and bool(takes)
        and top in own
        and own[top].total() >= 7,
        "frozen take": drawing and table.frozen and bool(takes),
        "stopped by a Caliente card": drawing and top == "C",
        "opening take": drawing and unopened and bool(takes),
        "natural and wild": any(text[-1] in WILD for text in takes),
        "one card, pile of one": drawing and table.hand.total() == 1 and len(table.pile) == 1,
        "one card takes pile of one": bool(takes) and table.hand.total() == 1 and len(table.pile) == 1,
        "count open": playing and unopened and "laid" in table.did,
        "pile aside": bool(table.aside),
        "must end": lawful == {"end"},
        "black threes offered": "lay BBB" in lawful,
        "black threes laid": "black" in table.did,
        "refused": playing and "no" in table.did,
        "free after yes": playing and "yes" in table.did and any(t.startswith("discard") for t in lawful),
        "two cards": playing and table.hand.total() == 2,
        "last card": playing and table.hand.total() == 1,
        "last card a Caliente card": "discard C" in lawful and table.hand.total() == 1,
        "full of wild cards": playing
        and any(card in WILD for card in table.hand)
        and any(sum(cards[wild] for wild in WILD) == 3 for cards in own.values()),
        "refill": "play C" in lawful,
        "refill of a large hand": "play C" in lawful and table.hand.total() > 11,
        "refill beyond the stock": "play C" in lawful and len(table.stock) < 12 - table.hand.total(),
        "too many sets to refill": drawing
        and bool(table.hand["C"] and table.stock)
        and "play C" not in lawful,
        "refilled": "refilled" in table.did,
        "Caliente cards of both": table.hand["C"] == 2,
        "no count needed": playing and unopened and table.scores[table.side] < 0,
        "count of 150": playing
        and unopened
        and table.need(table.side) == 150
        and any("lay" in t for t in lawful),
        "question open": table.part == "answer",
        "may ask": "ask" in lawful,
    }
