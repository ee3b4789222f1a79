"""What the library returns can be copied, pickled, compared, printed and drawn, with both cores."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar
from xml.etree import ElementTree

import pytest

import canasta
from canasta import cards
from canasta.books import BOOKS
from canasta.build.find import INTERPRETED, VARIABLE
from canasta.table import actions as act
from canasta.table.penalty import Penalty
from canasta.table.state import STATE_FIELDS

ROOT = Path(__file__).parent.parent
T = TypeVar("T")


def pickled(value: T) -> T:
    found: T = pickle.loads(pickle.dumps(value))
    return found


COPIES: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, pickled]


def positions(slug: str, every: int = 7) -> Iterator[canasta.State]:
    """Yield states of a random hand, the deal and the end among them."""
    dice = Random(slug)
    state = canasta.deal(canasta.book(slug), seed=slug)
    number = 0
    while legal := canasta.legal_actions(state):
        if number % every == 0:
            yield state
        canasta.step(state, dice.choice(legal))
        number += 1
    yield state


@pytest.mark.parametrize("slug", BOOKS)
def test_states_and_views_are_copied_pickled_and_compared(slug: str) -> None:
    before: canasta.State | None = None
    for state in positions(slug):
        views = [canasta.view(state, seat) for seat in range(-1, state.setup.seats)]
        for make in COPIES:
            other = make(state)
            assert isinstance(other, canasta.State)
            assert other is not state
            assert other == state
            assert other.setup is state.setup
            assert canasta.legal_actions(other) == canasta.legal_actions(state)
            for view in views:
                seen = make(view)
                assert (seen, hash(seen)) == (view, hash(view))
                assert str(seen) == str(view)
        assert len(set(views)) == len(views)
        assert before != state
        before = state.copy()


@pytest.mark.parametrize("slug", BOOKS)
def test_a_copy_is_independent(slug: str) -> None:
    for state in positions(slug, every=11):
        if state.over:
            continue
        before = pickled(state)
        for make in COPIES:
            other = make(state)
            view = canasta.view(state, state.actor)
            seen = make(view)
            assert isinstance(other, canasta.State)
            assert isinstance(seen, canasta.View)
            events = canasta.apply(other, canasta.legal_actions(other)[0])
            seen.follow([canasta.redact(event, view.seat) for event in events])
            assert state == before
            assert view == canasta.view(state, state.actor)
            assert seen == canasta.view(other, view.seat)


def test_every_difference_counts() -> None:
    state = canasta.position("classic turn=1:play hand1=KKQ72 setsA=555 pile=5K")
    others = {
        "penalty": Penalty(((),) * 4, (1, 0, 0, 0)),
        "reserves": (((b"\0",),) * 4),
        "closed": ((1,), ()),
    }
    for name in STATE_FIELDS:
        # The shuffler is not compared, the stock from its top; the rest is looked at below.
        if name in ("setup", "shuffler", "next_stock", "held", "laid", "stock"):
            continue
        other = state.copy()
        value = getattr(other, name)
        if isinstance(value, bool):
            value = not value
        elif isinstance(value, int):
            value += 1
        elif isinstance(value, bytes):
            value += b"\0"
        else:
            value = others.get(name, (1, 2))
        setattr(other, name, value)
        assert other != state, name
    other = state.copy()
    other.held[0] += 1
    assert other != state
    other = state.copy()
    other.laid[0] += 1
    assert other != state
    dealt = canasta.deal(canasta.book("classic"), 1)
    swapped = dealt.copy()
    swapped.stock = dealt.stock[:-2] + bytes(reversed(dealt.stock[-2:]))
    assert (swapped == dealt) == (dealt.stock[-1] == dealt.stock[-2])
    house = canasta.position("classic players=2 turn=1:play hand1=KKQ72 setsA=555 pile=5K")
    assert house != state
    assert state != str(state)
    assert canasta.view(state, 0) != canasta.view(state, 1)
    assert canasta.view(state, 0) != state
    with pytest.raises(TypeError):
        hash(state)


@pytest.mark.parametrize("slug", BOOKS)
def test_a_state_is_what_its_line_says(slug: str) -> None:
    state = canasta.deal(canasta.book(slug), 5)
    assert str(state) == canasta.position_text(state)
    assert canasta.position(str(state)) == state
    view = canasta.view(state, 0)
    assert (repr(state), repr(view)) == (f"<State '{state}'>", f"<View of seat 0 '{view}'>")
    assert str(view) == canasta.position_text(view.position)


def test_a_state_without_rules_can_be_printed() -> None:
    assert repr(canasta.State()) == "<State 'unknown position'>"
    assert canasta.State()._repr_svg_() is None


@pytest.mark.parametrize("slug", BOOKS)
def test_a_notebook_draws_states_and_views(slug: str) -> None:
    state = canasta.deal(canasta.book(slug), 5)
    own, whole = canasta.view(state, 0)._repr_svg_(), state._repr_svg_()
    assert own is not None
    assert whole is not None
    assert ElementTree.fromstring(own).tag == ElementTree.fromstring(whole).tag
    assert ElementTree.fromstring(whole).tag.endswith("svg")
    assert len(own) < len(whole), "the other hands are hidden"


def test_setups_are_made_once() -> None:
    rules = canasta.book("classic")
    setup = canasta.deal(rules, 1).setup
    assert canasta.deal(rules, 2).setup is setup is canasta.position("classic").setup
    assert copy.deepcopy(setup) is copy.copy(setup) is pickled(setup) is setup
    assert canasta.Setup(rules, 4) == setup != canasta.Setup(rules, 2)
    assert hash(canasta.Setup(rules, 4)) == hash(setup)
    assert setup != canasta.deal(canasta.book("boat"), 1).setup
    assert repr(setup) == "<Setup of classic for 4 players>"


# --- Actions and events -------------------------------------------------------------------------------


def test_every_action_is_one_object_with_a_name() -> None:
    for number in act.ALL_ACTIONS:
        action = canasta.Action(int(number))
        assert action is number is canasta.Action(action.name) is canasta.action(str(action))
        assert all(make(action) is action for make in COPIES)
        assert (action, hash(action), int(action)) == (int(number), hash(int(number)), int(number))
        assert repr(action) == f"Action({action.name!r})"
        assert eval(repr(action), {"Action": canasta.Action}) is action
        assert action.family == number & act.FAMILY
        assert list(action.cards) == act.needs(number)
    assert len({action.name for action in act.ALL_ACTIONS}) == len(act.ALL_ACTIONS)


@pytest.mark.parametrize(
    ("name", "family", "rank"),
    [
        ("draw", "PLAIN", None),
        ("take reserve", "PLAIN", None),
        ("take KK", "TAKE_PAIR", "KING"),
        ("take on 4", "TAKE_ADD", "FOUR"),
        ("lay BBB", "LAY_NATURAL", "BLACK_THREE"),
        ("lay 22X", "LAY_WILD", None),
        ("add B", "ADD", "BLACK_THREE"),
        ("add 2 to wild", "ADD_TWO", None),
        ("add X to A", "ADD_JOKER", "ACE"),
        ("bury 9", "BURY", "NINE"),
        ("discard X", "DISCARD", "JOKER"),
        ("discard C", "DISCARD", "CALIENTE"),
    ],
)
def test_an_action_has_a_family_and_perhaps_a_rank(name: str, family: str, rank: str | None) -> None:
    action = canasta.Action(name)
    assert action.family is canasta.Family[family]
    assert action.rank is (None if rank is None else canasta.Kind[rank])


def test_an_action_is_formatted_as_text_or_number() -> None:
    action = canasta.Action("discard K")
    assert f"{action}|{action:>10}|{action:d}|{action:04x}" == "discard K| discard K|249|00f9"


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (12, canasta.UserError, "No action has the number 12."),
        (-1, canasta.UserError, "No action has the number -1."),
        (9999, canasta.UserError, "No action has the number 9999."),
        ("fly", canasta.UserError, "'fly' is not an action."),
        (2.0, TypeError, "float"),
        (None, TypeError, "None"),
    ],
)
def test_what_is_not_an_action(wrong: object, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        canasta.Action(wrong)  # type: ignore[arg-type]


def test_kinds_and_families_have_the_numbers_of_the_engine() -> None:
    assert {kind.name: kind.value for kind in canasta.Kind} == {
        name: number
        for name, number in vars(cards).items()
        if name in canasta.Kind.__members__ and isinstance(number, int)
    }
    assert "".join(kind.letter for kind in canasta.Kind) == cards.LETTERS + cards.UNKNOWN_LETTER
    assert {action.family for action in act.ALL_ACTIONS} == set(canasta.Family)
    for family in canasta.Family:
        assert family is canasta.Family.PLAIN or getattr(act, family.name) == family


@pytest.mark.parametrize("slug", BOOKS)
def test_legal_actions_are_actions(slug: str) -> None:
    for state in positions(slug, every=1):
        legal = canasta.legal_actions(state)
        assert all(type(action) is canasta.Action for action in legal)
        assert legal == canasta.view(state, state.actor).legal_actions() or state.over
        if len(legal) == 2 and "yes" in map(str, legal):
            legal.clear()  # the caller's own list
            assert len(canasta.legal_actions(state)) == 2


def test_events_say_what_they_are() -> None:
    state = canasta.deal(canasta.book("classic"), 7)
    events = canasta.apply(state, canasta.Action("draw"))
    assert repr(events) == "[<Event acted seat=0 action='draw'>, <Event drew seat=0 cards=T owner=0>]"
    assert str(canasta.redact(events[1], 1)) == "drew seat=0 cards=? owner=0"
    assert events[0].action is canasta.Action("draw")
    assert all(make(event) == event for event in events for make in COPIES)
    assert str(canasta.Event("opened", 2, number=90)) == "opened seat=2 points=90"
    assert str(canasta.Event("ruled", 0, words="why: 5")) == "ruled seat=0 words='why: 5'"


# --- Deals, steps, games ------------------------------------------------------------------------------


def test_a_seed_is_bytes_a_text_or_a_number() -> None:
    rules = canasta.book("classic")
    assert canasta.deal(rules, bytes(32)) == canasta.deal(rules, "00" * 32)
    assert canasta.deal(rules, 12) == canasta.deal(rules, "12") != canasta.deal(rules, 13)
    assert canasta.deal(rules, "Ana") == canasta.deal(rules, "Ana") != canasta.deal(rules, "ana")
    assert canasta.deal(rules) != canasta.deal(rules)
    with pytest.raises(ValueError, match="a seed is 32 bytes, not 3"):
        canasta.deal(rules, b"abc")
    with pytest.raises(TypeError, match="'float' object"):
        canasta.deal(rules, 1.5)  # type: ignore[arg-type]
    games = [canasta.Match(rules, ["Ana", "Ben"], seed) for seed in (5, "5", 6)]
    commitments = [game.commitment for game in games]
    assert commitments[0] == commitments[1] != commitments[2]


@pytest.mark.parametrize("slug", BOOKS)
def test_a_step_does_what_apply_does(slug: str) -> None:
    for state in positions(slug):
        for action in canasta.legal_actions(state):
            stepped, applied, told = state.copy(), state.copy(), list[canasta.Event]()
            canasta.step(stepped, action, told)
            assert (canasta.apply(applied, action), applied) == (told, stepped)


def test_a_seat_that_the_table_does_not_have() -> None:
    state = canasta.deal(canasta.book("classic"), 1)
    for seat in (9, 4, -2):
        with pytest.raises(
            canasta.UserError, match=rf"There is no seat {seat}. Seats are 0 to 3, or -1 for a spectator."
        ):
            canasta.view(state, seat)


@pytest.mark.parametrize("slug", BOOKS)
def test_a_sample_agrees_with_the_view(slug: str) -> None:
    for state in positions(slug, every=23):
        if state.over:
            continue
        seen = canasta.view(state, state.actor)
        sampled = canasta.sample(seen, 3)
        assert sampled == canasta.sample(seen, 3)
        assert canasta.view(sampled, state.actor) == seen
        assert not sampled.partial


@pytest.mark.parametrize("slug", BOOKS)
def test_a_game_knows_its_legal_actions_and_can_be_kept(slug: str) -> None:
    names = ["Ana", "Ben", "Carla", "Dora"]
    match = canasta.Match(canasta.book(slug), names, 3)
    assert match.legal_actions() == []
    first = match.start_hand()
    assert repr(match) == f"<Match of {slug}: Ana, Ben, Carla, Dora; hand 1, totals (0, 0)>"
    assert repr(first).startswith("<Step 1: dealt seat=")
    dice = Random(1)
    kept: canasta.Match | None = None
    for number in range(40):
        if not (legal := match.legal_actions()):
            break
        assert legal == match.view(match.actor).legal_actions()
        if number == 20:
            kept = copy.deepcopy(pickled(match))
        action = dice.choice(legal)
        step = match.act(match.actor, action)
        assert isinstance(step, canasta.Step)
        if kept is not None:
            kept.act(kept.actor, action)
    assert kept is not None
    assert (kept.state, kept.entries, kept.totals) == (match.state, match.entries, match.totals)
    assert canasta.record(kept, with_secret=True) == canasta.record(match, with_secret=True)


def test_the_interpreted_core_does_the_same() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-qxk", "not interpreted_core", "-p", "no:cacheprovider", __file__],
        cwd=ROOT, env={**os.environ, VARIABLE: INTERPRETED}, capture_output=True, text=True,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout + found.stderr
