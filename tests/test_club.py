"""The club player: legal in every variant, blind to hidden cards, and better than the simple bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from canasta.bots import Bot, ClubBot, SimpleBot
from canasta.engine import State, action_text, legal_actions, sample, view
from canasta.jobs import Variant
from canasta.notation import read_position
from canasta.table.actions import TAKE_RESERVE
from canasta.table.state import CANASTAS, PART_DRAW
from tests.test_bots import SOME, VARIANTS, dealt, play_out, points

PAIRS = [*SOME, Variant("classic", 2), Variant("boat", 2)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_lawfully_to_the_end_and_is_never_fined(variant: Variant) -> None:
    for number in range(6):
        state = dealt(variant, number)
        play_out(state, [ClubBot()] * state.setup.seats)
        assert not any(state.fines)


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_it_chooses_by_what_its_seat_may_know(variant: Variant) -> None:
    rng = Random(3)
    checked = 0

    def deal_again(state: State, action: int) -> None:
        nonlocal checked
        if rng.random() < 0.3:
            other = sample(view(state, state.actor), rng)
            assert ClubBot().choose(view(other, state.actor)) == action
            checked += 1

    for number in range(6):
        play_out(dealt(variant, number), [ClubBot()] * 4, deal_again)
    assert checked > 50


def ahead(variant: Variant, deals: int) -> float:
    """Return by how many points per hand the club player leads the simple one."""
    gained = 0.0
    for number in range(deals):
        setup = dealt(variant, number).setup
        for side in range(setup.sides):
            bots: list[Bot] = [
                ClubBot() if seat % setup.sides == side else SimpleBot() for seat in range(setup.seats)
            ]
            made = points(play_out(dealt(variant, number), bots))
            gained += made[side] - (sum(made) - made[side]) / (setup.sides - 1)
    return gained / deals / 2


def test_it_is_better_than_the_simple_bot() -> None:
    gained = {str(variant): ahead(variant, 30) for variant in PAIRS}
    print(gained)
    assert sum(gained.values()) > 500
    assert sum(each > 0 for each in gained.values()) >= len(PAIRS) - 1


def share(variant: Variant, deals: int, counts: Callable[[State, int], tuple[bool, bool]]) -> float:
    """Return the share of the relevant moments in which a condition holds."""
    of = found = 0

    def look(state: State, action: int) -> None:
        nonlocal of, found
        matters, so = counts(state, action)
        of += matters
        found += matters and so

    for number in range(deals):
        state = dealt(variant, number)
        play_out(state, [ClubBot()] * state.setup.seats, look)
    assert of > 10
    return found / of


def test_with_two_players_it_is_hardly_ever_stranded() -> None:
    """One card or none at the beginning of a turn, and no canasta."""

    def stranded(state: State, _action: int) -> tuple[bool, bool]:
        side = state.setup.side_of(state.seat)
        few = state.size(state.seat) <= 1 and not state.laid[CANASTAS + side]
        return state.part == PART_DRAW and not state.flags, few

    assert share(Variant("classic", 2), 20, stranded) < 0.03


def test_it_takes_up_its_knee_when_it_may() -> None:
    def taken(state: State, action: int) -> tuple[bool, bool]:
        return TAKE_RESERVE in legal_actions(state), action == TAKE_RESERVE

    assert share(Variant("knee", 4), 8, taken) == 1


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # A good pile is taken; the last card of a canasta is laid; a way out is used.
        ("classic hand1=KK4567 setsA=QQQ pile=89TJ5K", "take KK"),
        ("classic turn=1:play hand1=K4567 setsA=KKKKKK", "add K"),
        ("classic turn=1:play hand1=K4 hand3=4 setsA=KKKKKKK", "add K"),
        # Nothing is discarded that the next player has a set of.
        ("classic turn=1:play hand1=4569TJ setsA=KKK setsB=555,999 pile=4478QK", "discard 4"),
        # Sevens of american are not begun with three: unfinished they cost 2500.
        ("american turn=1:play hand1=77745689TJ setsA=KKKK pile=4", "discard 7"),
    ],
)
def test_its_choice(position: str, expected: str) -> None:
    state = read_position(position)
    assert action_text(ClubBot().choose(view(state, state.actor))) == expected
