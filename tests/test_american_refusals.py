"""Refusals of ``american``: they agree with the offer, cite a rule of the book and have true sums."""

from __future__ import annotations

from random import Random

import pytest

from canasta.books.texts import home
from canasta.engine import State, action_text, apply, legal_actions, refusal
from canasta.messages import say
from canasta.table.actions import ALL_ACTIONS, LAY_NATURAL, TAKE_PAIR
from tests.rules.scenarios import known_ids
from tests.slow.american_build import AmericanBuilder
from tests.slow.convert import packed, plain


def check(state: State) -> int:
    """Test every possible action and return the number of refusals."""
    legal = set(legal_actions(state))
    number = 0
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        told = f"{action_text(action)} in\n{plain(state).show()}"
        assert (reason is None) == (action in legal), told
        if reason is None:
            continue
        number += 1
        text, id = home("american", reason.paragraph)
        assert id in known_ids(text), f"{reason.paragraph}: {told}"
        say(reason.message, reason.params)
        if not TAKE_PAIR <= action < LAY_NATURAL:  # only said of cards that do not match the top card
            assert reason.message not in ("refuse.match", "refuse.other_top"), told
        if reason.message in ("refuse.keep_card", "refuse.count", "refuse.count_open"):
            assert_true_sums(reason.params, told)
    return number


def assert_true_sums(params: object, told: str) -> None:
    """Check that a refusal for lack of something gives a number that is too small."""
    assert isinstance(params, dict)
    for least, found in (("number", "have"), ("need", "most"), ("need", "have")):
        if least in params and found in params:
            assert params[found] < params[least], f"{params}: {told}"


@pytest.mark.parametrize("kind", AmericanBuilder.kinds)
def test_refusals_agree_with_the_offer(kind: str) -> None:
    number = 0
    for seed in range(8):
        rng = Random(f"refused {kind} {seed}")
        state = packed(AmericanBuilder.build(kind, rng))
        for _ in range(8):
            number += check(state)
            offered = legal_actions(state)
            if not offered:
                break
            apply(state, rng.choice(offered))
    assert number > 2000
