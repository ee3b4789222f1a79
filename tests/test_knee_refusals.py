"""Refusals of ``knee``: they agree with the offer, cite a rule of the book, and are true."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from canasta.books.texts import home
from canasta.cards import LETTERS
from canasta.clauses.base import Reason
from canasta.engine import State, action_text, apply, legal_actions, refusal
from canasta.messages import say
from canasta.table.actions import ALL_ACTIONS
from tests.rules.scenarios import known_ids
from tests.slow.convert import packed, plain_of
from tests.slow.knee import NEED, PLAIN, Knee, is_base
from tests.slow.knee_build import KneeBuilder
from tests.slow.table import NATURALS, WILD_SET
from tests.slow.turn import Spot, TooManyWays, without

ids = cache(known_ids)


class Claim:
    """A refused action on a plain table, and the claims of the refusal."""

    def __init__(self, table: Knee, action: str, reason: Reason) -> None:
        self.table, self.action = table, action
        self.params = dict(reason.params)
        self.verb, _, self.cards = action.partition(" ")
        self.turn, self.spot = table.ahead(), table.spot()
        self.sets = table.sets[table.side]
        self.closed = {rank for rank, _ in table.closed[table.side]}

    @property
    def kind(self) -> str:
        return LETTERS[int(self.params["kind"])]

    def number(self, name: str, default: int = 1) -> int:
        """Return a number in the refusal."""
        return int(self.params.get(name, default))

    @property
    def rank(self) -> str:
        """Return the rank of the set in question."""
        name = self.cards.removeprefix("on ").rpartition(" to ")[2]
        return WILD_SET if name == "wild" or set(name) <= set("2X") else name[0]

    def after(self) -> Spot:
        """Return the spot after the action, by the shapes of the sets."""
        if self.verb == "discard":
            return self.spot
        spots = dict(self.turn.lays(self.spot)) | self.turn.takes(self.spot, self.table.pile)
        return spots[self.action]

    def most(self) -> int:
        """Return the best count after the action; the search may give up.

        Before the draw the pair for the top card stays in hand (G14).
        """
        start = self.after()
        if self.table.part == "draw":
            start = start._replace(hand=without(start.hand, self.table.pile[-1] * 2) or "")
        best, todo, seen = 0, [start], set()
        while todo:
            spot = todo.pop()
            best = max(best, spot.counted)
            for then in self.turn.next_spots(spot):
                if then not in seen:
                    seen.add(then)
                    todo.append(then)
        return best

    def few_left(self) -> bool:
        """Return whether at most the last card would be left, or no card but it."""
        return len(self.after().hand) <= 1


def true_count(claim: Claim) -> bool:
    need, most = claim.number("need"), claim.number("most")
    try:
        return need == NEED[claim.table.number] and most < need and claim.most() == most
    except TooManyWays:
        return need == NEED[claim.table.number] and most < need


#: The claim of each refusal. Those about the turn's order are covered by every book's tests.
TRUE: dict[str, Callable[[Claim], bool]] = {
    "hold": lambda c: c.table.hand[c.kind] == c.number("have") < c.number("number"),
    "other_top": lambda c: c.table.pile[-1] == c.kind != c.rank,
    "too_few_taken": lambda c: len(c.table.pile) == c.number("have") < 7,
    "empty_pile": lambda c: not c.table.pile,
    "top_never": lambda c: c.table.pile[-1] == c.kind and c.kind not in NATURALS,
    "stopped": lambda c: c.table.pile[-1] == "B",
    "only_opened": lambda c: c.table.side not in c.table.opened,
    "pair_only": lambda c: c.cards[-1] in "2X",
    "within_canasta": lambda c: c.rank in PLAIN and c.sets[c.rank].total() > 4,
    "take_open": lambda c: c.rank in c.sets,
    "no_closed": lambda c: c.rank not in c.closed,
    "never_added": lambda c: c.rank in PLAIN,
    "no_set": lambda c: c.rank not in c.sets and c.rank not in c.closed,
    "no_wild_set": lambda c: WILD_SET not in c.sets and WILD_SET not in c.closed,
    "one_set": lambda c: c.rank in c.sets,
    "one_wild_set": lambda c: WILD_SET in c.sets,
    "bury_instead": lambda c: c.rank in c.closed - set(PLAIN) and c.rank not in c.sets,
    "closed_wild": lambda c: c.rank in c.closed and c.rank not in c.sets,
    "never_mixed": lambda c: c.rank in PLAIN,
    "most_wild": lambda c: c.sets[c.rank]["2"] + c.sets[c.rank]["X"] == c.params["limit"] == 2,
    "black_three": lambda c: "B" in c.action,
    "lay_three": lambda c: len(c.cards) == 7,
    "count": true_count,
    "count_short": lambda c: c.params["need"] == NEED[c.table.number] and not c.turn.can_finish(c.after()),
    "count_open": lambda c: c.table.count == c.number("have") < c.number("need"),
    "keep_one": lambda c: not c.closed and not c.table.in_foot and c.few_left(),
    "said_no": lambda c: "no" in c.table.did and c.few_left(),
    "partner_foot": lambda c: c.table.in_foot and not c.table.both_in_foot and c.few_left(),
    "base": lambda c: c.table.both_in_foot and not is_base(c.after().closed) and c.few_left(),
    "yes_first": lambda c: "yes" not in c.table.did and is_base(c.after().closed) and c.few_left(),
    "last_discard": lambda c: "yes" in c.table.did and not c.after().hand,
    "must_go_out": lambda c: "yes" in c.table.did
    and (c.verb == "discard" or not c.turn.can_go_out(c.after())),
    "way_out_pass": lambda c: "yes" in c.table.did and not c.table.stock,
    "ask_foot": lambda c: not c.table.both_in_foot,
    "ask_reach": lambda c: c.table.both_in_foot,
    "ask_too_late": lambda c: bool(c.table.did & {"laid", "took"}),
    "asked_already": lambda c: "asked" in c.table.did,
    "stock_exhausted": lambda c: not c.table.stock,
    "pass_stock": lambda c: bool(c.table.stock),
    "draw_first": lambda c: c.table.part == "draw" and "laid" not in c.table.did,
    "take_now": lambda c: c.table.part == "draw" and "laid" in c.table.did,
    "drawn_already": lambda c: c.table.part == "play",
    "pass_in_turn": lambda c: c.table.part == "play",
    "answer_first": lambda c: c.table.part == "answer",
    "no_question": lambda c: c.table.part != "answer",
    "over": lambda c: c.table.part == "over",
    "reserve_now": lambda c: c.table.part != "draw"
    or bool(c.table.did)
    or not c.closed
    or len(c.table.reserves[c.table.seat]) < 2,
    "red_three": lambda c: c.action == "discard R",
    "end": lambda c: c.action == "end",
    "refill_none": lambda c: c.action == "play C",
    "show_none": lambda c: c.verb == "show",
}  # fmt: skip


def check(state: State, met: set[str]) -> int:
    """Test every possible action and return the number of refusals."""
    legal = set(legal_actions(state))
    table = plain_of(Knee, state)
    number = 0
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        assert (reason is None) == (action in legal), f"{action_text(action)} in\n{table.show()}"
        if reason is None:
            continue
        number += 1
        told = f"{action_text(action)}: {say(reason.message, reason.params)} in\n{table.show()}"
        text, id = home("knee", reason.paragraph)
        assert id in ids(text), f"{reason.paragraph}: {told}"
        name = reason.message.removeprefix("refuse.")
        assert name in TRUE, told
        met.add(name)
        assert TRUE[name](Claim(table, action_text(action), reason)), told
    return number


def test_refusals_agree_with_the_offer_and_are_true() -> None:
    met: set[str] = set()
    number = 0
    for kind in KneeBuilder.kinds:
        for seed in range(6):
            rng = Random(f"refused {kind} {seed}")
            table = KneeBuilder.build(kind, rng)
            state = packed(table)
            for _ in range(6):
                number += check(state, met)
                offered = legal_actions(state)
                if not offered:
                    break
                apply(state, rng.choice(offered))
    assert number > 30_000
    assert len(met) > 35


@pytest.mark.long
@pytest.mark.parametrize("kind", KneeBuilder.kinds)
def test_many_refusals(kind: str) -> None:
    met: set[str] = set()
    for seed in range(1000, 1600):
        rng = Random(f"refused {kind} {seed}")
        table = KneeBuilder.build(kind, rng)
        state = packed(table)
        for _ in range(6):
            check(state, met)
            offered = legal_actions(state)
            if not offered:
                break
            apply(state, rng.choice(offered))
