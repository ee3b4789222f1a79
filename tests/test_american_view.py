"""Views of ``american``: three cards of the pile (A12), and no three that is kept (A3)."""

from __future__ import annotations

from random import Random

import pytest

from canasta.cards import BLACK_THREE, RED_THREE, kinds_text
from canasta.engine import State, action_text, apply, deal, legal_actions, parse_action, redact, sample, view
from canasta.notation import read_position
from canasta.table.packing import held_count
from canasta.table.state import PART_OVER, SPECIALS
from tests.slow.against import choose
from tests.slow.american_build import AmericanBuilder
from tests.slow.convert import setup_of

SEATS = range(-1, 4)


def played(position: str, *actions: str) -> State:
    state = read_position(position)
    for action in actions:
        apply(state, parse_action(action))
    return state


@pytest.mark.parametrize(
    ("pile", "shown"), [("-", ""), ("K", "K"), ("QK", "QK"), ("JQK", "JQK"), ("TJQK", "JQK"), ("2RBX", "RBX")]
)
def test_the_last_three_cards_of_the_pile_are_shown(pile: str, shown: str) -> None:
    """Para. 40, A12."""
    state = read_position(f"american hand1=4567 pile={pile}")
    for seat in SEATS:
        assert kinds_text(view(state, seat).shown_pile) == shown


@pytest.mark.parametrize("three", "RB")
@pytest.mark.parametrize("sets", ["KKKKKKK,QQQQQQ", "-"])
def test_nobody_sees_that_a_drawn_three_is_held_or_kept(sets: str, three: str) -> None:
    """A three held for the last discard or kept for a special hand looks like any other card."""
    start = f"american hand1=Q hand2=# setsA={sets}" if sets != "-" else "american hand1=4567 hand2=#"
    secret = played(f"{start} stock={three}", "draw")
    other = played(f"{start} stock=5", "draw")
    assert held_count(0, secret.held[SPECIALS], RED_THREE if three == "R" else BLACK_THREE) == 1
    for seat in SEATS:
        assert (view(secret, seat) == view(other, seat)) == (seat != 0)


def test_the_player_sees_it() -> None:
    state = played("american hand1=Q hand2=# setsA=KKKKKKK,QQQQQQ stock=R", "draw")
    assert [action_text(action) for action in view(state, 0).legal_actions()] == ["ask", "show R"]


def test_a_no_brings_the_three_to_light() -> None:
    state = played("american hand1=Q hand2=# setsA=KKKKKKK,QQQQQQ stock=R5", "draw", "ask")
    views = [view(state, seat) for seat in SEATS]
    events = apply(state, parse_action("no"))
    for seen in views:
        seen.follow([redact(event, seen.seat) for event in events])
        assert seen == view(state, seen.seat)
        assert seen.red_threes(0) == 1


@pytest.mark.parametrize("seed", range(12))
def test_views_follow_the_game_by_what_is_told(seed: int) -> None:
    rng = Random(f"american views {seed}")
    setup = setup_of("american", 4)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    state = deal(setup, bytes(order), rng.randrange(4), [rng.choice((0, 3000)) for _ in range(2)])
    views = [view(state, seat) for seat in SEATS]
    while state.part != PART_OVER:
        offered = legal_actions(state)
        text = choose([action_text(action) for action in offered], rng, telling=AmericanBuilder.telling)
        actor = state.actor
        assert views[actor + 1].legal_actions() == offered
        events = apply(state, parse_action(text))
        for seen in views:
            seen.follow([redact(event, seen.seat) for event in events])
            assert seen == view(state, seen.seat), f"{text} for {seen.seat}"


@pytest.mark.parametrize("seed", range(6))
def test_samples_agree_with_what_is_known(seed: int) -> None:
    """No sample gives a three to a player of an opened side who has had a turn since (A3)."""
    rng = Random(f"american samples {seed}")
    setup = setup_of("american", 4)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    state = deal(setup, bytes(order), 3, [0, 0])
    while state.part != PART_OVER:
        offered = [action_text(action) for action in legal_actions(state)]
        apply(state, parse_action(choose(offered, rng, telling=AmericanBuilder.telling)))
        if rng.random() < 0.7:
            continue
        for seat in SEATS:
            seen = view(state, seat)
            found = sample(seen, rng)
            assert view(found, seat) == seen
            for other in range(4):
                if other not in (seat, state.seat) and state.cleared >> other & 1:
                    held = found.held[SPECIALS + other]
                    assert not held_count(0, held, RED_THREE) + held_count(0, held, BLACK_THREE)


def test_a_held_three_can_be_sampled_when_the_stock_is_empty() -> None:
    """The last card of the stock was a three, and its owner holds it: no other player can know."""
    given = "american hand1=Q hand2=# hand3=5 hand4=4 setsA=KKKKKKK,QQQQQQ setsB=JJJ redB=3 blackB=4 stock=R"
    state = played(given, "draw")
    seen = view(state, 3)
    found = sample(seen, Random(1))
    assert view(found, 3) == seen
    assert held_count(0, found.held[SPECIALS], RED_THREE) == 1
