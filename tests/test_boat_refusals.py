"""Refusals of ``boat``: they agree with the offer and cite a rule of the book."""

from __future__ import annotations

from random import Random

import pytest

from canasta.books.texts import load
from canasta.engine import action_text, apply, legal_actions, refusal
from canasta.messages import say
from canasta.table.actions import ALL_ACTIONS, ASK, NO, YES
from tests.slow.boat_build import BoatBuilder
from tests.slow.convert import packed


@pytest.mark.parametrize("kind", BoatBuilder.kinds)
def test_what_is_not_offered_is_refused_with_a_reason(kind: str) -> None:
    ids = {entry.id for entry in load("boat").entries}
    for seed in range(60):
        state = packed(BoatBuilder.build(kind, Random(f"refusals {kind} {seed}")))
        if ASK in legal_actions(state) and seed % 3:
            apply(state, ASK)
            apply(state, YES if seed % 2 else NO)
        offered = legal_actions(state)
        for action in ALL_ACTIONS:
            reason = refusal(state, action)
            assert (reason is None) == (action in offered), (kind, seed, action_text(action))
            if reason is not None:
                assert reason.paragraph in ids, (kind, seed, action_text(action))
                assert say(reason.message, reason.params)
