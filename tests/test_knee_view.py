"""Views of ``knee``: a knee and a foot are secret, even to their owner, until taken up (G13)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from canasta.cards import RED_THREE, UNKNOWN
from canasta.engine import (
    State,
    action_text,
    apply,
    deal,
    legal_actions,
    parse_action,
    redact,
    sample,
    tally,
    view,
)
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.events import RESERVE
from canasta.table.packing import held_count
from canasta.table.state import PART_OVER, SPECIALS
from tests.slow.against import choose
from tests.slow.convert import plain, setup_of
from tests.slow.knee import Knee
from tests.slow.knee_build import KneeBuilder


def dealt(rng: Random, players: int) -> State:
    setup = setup_of("knee", players)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    return deal(setup, bytes(order), rng.randrange(players), hand=rng.choice((1, 2, 3, 4)))


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_nobody_sees_a_knee_or_a_foot(seat: int) -> None:
    """Two deals that differ only in a player's reserves look alike, even to that player."""
    given = "knee hand1=4568 hand2=4568 hand3=4568 hand4=4568 knee1={} foot1={} stock=#"
    one = read_position(given.format("456789TJQKA2X", "RRRRRBBBBBB"))
    other = read_position(given.format("RRRR4444BBBBX", "77777777777"))
    assert view(one, seat) == view(other, seat)
    for state in (one, other):
        seen = view(state, seat)
        assert all(set(cards) == {UNKNOWN} for each in seen.position.reserves for cards in each)


def test_who_takes_up_a_knee_sees_it_and_nobody_else() -> None:
    state = read_position("knee turn=3:draw hand3=98 closedA=KKKKKKK knee1=- knee3=RR456789TJQA2")
    views = [view(state, seat) for seat in range(-1, 4)]
    events = apply(state, parse_action("take reserve"))
    reserve = next(event for event in events if event.what == RESERVE)
    assert len(reserve.cards) == 13
    for seen in views:
        told = redact(reserve, seen.seat)
        assert (set(told.cards) == {UNKNOWN}) == (seen.seat != 2)
        seen.follow([redact(event, seen.seat) for event in events])
        assert seen == view(state, seen.seat)
        assert seen.red_threes(0) == 2


def test_red_threes_of_a_knee_taken_after_the_discard_stay_hidden() -> None:
    given = "knee turn=1:play hand1=K98 hand2=4 hand3=5 hand4=6 setsA=KKKKKK knee1={}456789TJQA2 stock=#"
    secret, other = read_position(given.format("RR")), read_position(given.format("44"))
    for state in (secret, other):
        for text in ("add K", "discard 9"):
            apply(state, parse_action(text))
    for seat in (-1, 1, 2, 3):
        assert view(secret, seat) == view(other, seat)
    assert view(secret, 0) != view(other, 0)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_views_follow_the_game_by_what_is_told(seed: int, players: int) -> None:
    rng = Random(f"knee views {players} {seed}")
    state = dealt(rng, players)
    views = [view(state, seat) for seat in range(-1, players)]
    while state.part != PART_OVER:
        offered = legal_actions(state)
        text = choose([action_text(action) for action in offered], rng, 0.9, KneeBuilder.telling)
        assert views[state.actor + 1].legal_actions() == offered
        events = apply(state, parse_action(text))
        for seen in views:
            seen.follow([redact(event, seen.seat) for event in events])
        for seen in rng.sample(views, 2):
            assert seen == view(state, seen.seat), f"{text} for {seen.seat}"
    for seen in views:
        assert seen == view(state, seen.seat)


@pytest.mark.parametrize("players", [4, 6])
def test_samples_agree_with_what_is_known(players: int) -> None:
    """A sample is a whole deal that the seat cannot distinguish from the true one."""
    rng = Random(f"knee samples {players}")
    state = dealt(rng, players)
    samples = 0
    while state.part != PART_OVER:
        offered = [action_text(action) for action in legal_actions(state)]
        apply(state, parse_action(choose(offered, rng, 0.9, KneeBuilder.telling)))
        if rng.random() < 0.85:
            continue
        seat = rng.randrange(-1, players)
        seen = view(state, seat)
        found = sample(seen, rng)
        samples += 1
        assert view(found, seat) == seen
        assert plain(found).all_cards() == Knee(players).pack()
        for mine, true in zip(found.reserves, state.reserves, strict=True):
            assert list(map(len, mine)) == list(map(len, true))
        for other in range(players):
            if other != seat and state.cleared >> other & 1:
                assert not held_count(0, found.held[SPECIALS + other], RED_THREE)
        if state.part != PART_OVER and seat == state.actor:
            assert legal_actions(found) == legal_actions(state)
    assert samples > 20


def test_a_sampled_knee_varies() -> None:
    """Also for its owner: nothing of the true one remains in a sample."""
    state = dealt(Random("a knee"), 4)
    rng = Random(1)
    seen = view(state, 0)
    knees = {tuple(sorted(sample(seen, rng).reserves[0][0])) for _ in range(20)}
    assert len(knees) == 20


def test_sampled_red_threes_lie_in_reserves_as_often_as_their_cards() -> None:
    state = dealt(Random("red threes"), 4)
    rng = Random(2)
    where: Counter[str] = Counter()
    for _ in range(300):
        found = sample(view(state, state.seat), rng)
        where["reserves"] += sum(cards.count(RED_THREE) for each in found.reserves for cards in each)
        where["stock"] += found.stock[found.place :].count(RED_THREE)
    reserves, stock = 4 * 24, state.stock_size()
    assert abs(where["reserves"] / reserves / (where["stock"] / stock) - 1) < 0.15


@pytest.mark.parametrize("players", [4, 6])
def test_a_score_needs_the_knees(players: int) -> None:
    """A position that hides them has no score, and says so."""
    hands = " ".join(f"hand{seat}=-" for seat in range(1, players + 1))
    with pytest.raises(UserError) as caught:
        tally(read_position(f"knee players={players} {hands}"))
    assert caught.value.message == "unknown.reserve"
