"""Every refusal cites a paragraph, in all variants and with every shipped house rule."""

from __future__ import annotations

from random import Random

import pytest

from canasta.books import book
from canasta.books.citations import is_house_citation
from canasta.books.house import rules_of, shipped
from canasta.books.texts import find
from canasta.cards import KING
from canasta.clauses.base import Reason
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Setup, State, action_text, apply, deal, legal_actions, parse_action, refusal
from canasta.jobs import all_variants
from canasta.messages import say
from canasta.notation import read_position
from canasta.notation.position.keys import default_players
from canasta.table.actions import ALL_ACTIONS
from canasta.table.restock import RandomShuffler

VARIANTS = [
    (f"{variant}", book(variant.book).with_options(variant.options), variant.players)
    for variant in all_variants(alike=False)
]
HOUSES = [(name, rules_of(name), default_players(rules_of(name))) for name in shipped()]


def check(state: State, where: str) -> None:
    """Test every possible action."""
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
    ("name", "rules", "players"), [pytest.param(*variant, id=variant[0]) for variant in VARIANTS + HOUSES]
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


def test_a_set_with_too_many_wild_cards_is_told_as_it_would_be() -> None:
    state = read_position("classic turn=1:play hand1=2456 setsA=KK2XX pile=9")
    reason = refusal(state, parse_action("add 2 to K"))
    assert reason == Reason("12", "refuse.wild_limit", {"kind": KING, "wild": 3, "size": 6, "limit": 3})


@pytest.mark.parametrize("seat", range(1, 5))
def test_a_mixed_set_has_its_wild_cards_whoever_plays(seat: int) -> None:
    sets = "setsA=QQQ setsB=KKK22" if seat % 2 == 0 else "setsA=KKK22 setsB=QQQ"
    state = read_position(f"american turn={seat}:play hand{seat}=2456 {sets} pile=9")
    reason = refusal(state, parse_action("add 2 to K"))
    assert reason == Reason("32", "refuse.most_wild", {"kind": KING, "limit": 2})


def test_a_frozen_pile_is_refused_by_its_top_card() -> None:
    reason = refusal(read_position("classic hand1=KQ72 setsA=KKKK pile=25K"), parse_action("take on K"))
    assert reason == Reason("33", "refuse.frozen_pair", {"kind": KING})


@pytest.mark.parametrize("seat", range(1, 5))
def test_no_special_hand_is_shown_once_the_side_has_opened_whoever_holds_it(seat: int) -> None:
    position = f"american turn={seat}:play hand{seat}=4455667788TTJJ pile=9 "
    assert refusal(read_position(position), parse_action("show hand")) is None
    own, others = ("A", "B") if seat % 2 else ("B", "A")
    assert refusal(read_position(position + f"sets{own}=KKK"), parse_action("show hand"))
    assert refusal(read_position(position + f"sets{others}=KKK"), parse_action("show hand")) is None
