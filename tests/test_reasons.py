"""Every refusal rests on a paragraph, in all ways to play and by every shipped house rule."""

from __future__ import annotations

from random import Random

import pytest

from canasta.books import book
from canasta.books.citations import is_house_citation
from canasta.books.house import rules_of, shipped
from canasta.books.texts import find
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Setup, State, action_text, apply, deal, legal_actions, refusal
from canasta.jobs import ways_to_play
from canasta.messages import say
from canasta.notation.position_keys import default_players
from canasta.table.actions import ALL_ACTIONS
from canasta.table.restock import RandomShuffler

WAYS = [
    (f"{way}", book(way.book).with_options(way.options), way.players) for way in ways_to_play(alike=False)
]
HOUSES = [(name, rules_of(name), default_players(rules_of(name))) for name in shipped()]


def check(state: State, where: str) -> None:
    """Ask about every action there is."""
    rules, legal = state.setup.book, set(legal_actions(state))
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        about = f"{where}: {action_text(action)}: {reason}"
        assert (reason is None) == (action in legal), about
        if reason is not None:
            assert is_house_citation(reason.paragraph) or find(rules.slug, reason.paragraph), about
            say(reason.message, reason.params)
            for least, found in (("number", "have"), ("need", "most"), ("need", "have")):
                if least in reason.params and found in reason.params:
                    assert int(reason.params[found]) < int(reason.params[least]), about


@pytest.mark.parametrize(
    ("name", "rules", "players"), [pytest.param(*way, id=way[0]) for way in WAYS + HOUSES]
)
def test_refusals_cite_a_paragraph(name: str, rules: Rulebook, players: int) -> None:
    rng = Random(name)
    setup = Setup(rules, players)
    for number in range(2):
        order = list(setup.deck)
        rng.shuffle(order)
        scores = [rng.choice((-100, 0, 1600, 4000))] * setup.sides
        state = deal(setup, bytes(order), scores=scores, shuffler=RandomShuffler(number))
        step = 0
        while actions := legal_actions(state):
            if rng.random() < 0.08:
                check(state, f"{name} hand {number} step {step}")
            telling = [
                action for action in actions if not action_text(action).startswith(("draw", "discard"))
            ]
            apply(state, rng.choice(telling or actions) if rng.random() < 0.7 else rng.choice(actions))
            step += 1
        check(state, f"{name} hand {number}: the end")
