"""Random hands of ``caliente`` with every choice of options: views, samples, refusals and positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from canasta.books.texts import home
from canasta.engine import (
    Event,
    State,
    action_text,
    apply,
    deal,
    legal_actions,
    parse_action,
    redact,
    refusal,
    sample,
    view,
)
from canasta.messages import say
from canasta.notation import read_position, same_position, write_position
from canasta.table.actions import ALL_ACTIONS
from canasta.table.state import PART_OVER
from tests.rules.scenarios import known_ids
from tests.slow.against import choose
from tests.slow.caliente import GAMES
from tests.slow.classic_build import CalienteBuilder
from tests.slow.convert import packed, plain, setup_of

KINDS = ("random", "last card", "refill")

Step = tuple[list[Event], State]


def name_of_game(value: object) -> str:
    return "+".join(sorted(value)) or "plain" if isinstance(value, frozenset) else str(value)


def play_hand(options: frozenset[str], players: int, seed: int) -> Iterator[Step]:
    """Yield the deal and every action after it: events, and the state, which is modified in place."""
    rng = Random(f"{sorted(options)} {players} {seed}")
    setup = setup_of("caliente", players, options)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    events: list[Event] = []
    scores = [rng.choice(CalienteBuilder.scores) for _ in range(setup.sides)]
    state = deal(setup, bytes(order), rng.randrange(setup.seats), scores, events)
    yield events, state
    while legal_actions(state):
        yield act(state, rng), state


def act(state: State, rng: Random) -> list[Event]:
    """Choose a legal action and carry it out."""
    offered = [action_text(action) for action in legal_actions(state)]
    return apply(state, parse_action(choose(offered, rng)))


def walk(kind: str, seed: int, steps: int = 12) -> Iterator[Step]:
    """Play on from a generated table."""
    rng = Random(f"walk {seed}")
    state = packed(CalienteBuilder.build(kind, rng))
    yield [], state
    for _ in range(steps):
        # The hand that holds what a short stock left over is not realistic.
        if state.part == PART_OVER or state.size(state.seat) > CalienteBuilder.large:
            return
        yield act(state, rng), state


def check_following(steps: Iterator[Step]) -> None:
    """Check that the redacted events alone give the view of every seat, and of a spectator."""
    _, first = next(steps)
    followers = [view(first, seat) for seat in range(-1, first.setup.seats)]
    for events, state in steps:
        for follower in followers:
            follower.follow([redact(event, follower.seat) for event in events])
            told = view(state, follower.seat)
            assert follower == told
            assert follower.legal_actions() == told.legal_actions()


@pytest.mark.parametrize(("options", "players"), GAMES, ids=name_of_game)
def test_redacted_events_give_the_view(options: frozenset[str], players: int) -> None:
    check_following(play_hand(options, players, 1))


@pytest.mark.parametrize("kind", KINDS)
def test_views_follow_tables_made_to_order(kind: str) -> None:
    for seed in range(80):
        check_following(walk(kind, seed))


@pytest.mark.parametrize(("options", "players"), GAMES, ids=name_of_game)
def test_samples_agree_with_the_view(options: frozenset[str], players: int) -> None:
    """No bonus card is ever in a hand (K3), no card is lost, and a sample can be played to the end."""
    rng = Random(players)
    for number, (_, state) in enumerate(play_hand(options, players, 2)):
        if number % 25:
            continue
        for seat in range(-1, state.setup.seats):
            dealt = sample(view(state, seat), rng)
            assert view(dealt, seat) == view(state, seat)
            assert not any(hand["R"] for hand in plain(dealt).hands)
            while legal_actions(dealt):
                act(dealt, rng)
            assert plain(dealt).all_cards() == plain(dealt).pack()


def check_refusals(state: State) -> None:
    """Check that legal actions are not refused, and that refusals have an existing paragraph and words."""
    legal = legal_actions(state)
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        assert (reason is None) == (action in legal)
        if reason is not None:
            text, id = home("caliente", reason.paragraph)
            assert id in known_ids(text), (action, reason)
            assert say(reason.message, reason.params)


@pytest.mark.parametrize("kind", KINDS)
def test_refusals_of_tables_made_to_order(kind: str) -> None:
    for seed in range(60):
        for _, state in walk(kind, seed, steps=4):
            if state.size(state.seat) <= CalienteBuilder.large:
                check_refusals(state)


@pytest.mark.parametrize(("options", "players"), GAMES, ids=name_of_game)
def test_refusals_and_positions_of_whole_hands(options: frozenset[str], players: int) -> None:
    """Any moment of a hand can also be written and read again."""
    for number, (_, state) in enumerate(play_hand(options, players, 3)):
        if number % 8 == 0:
            check_refusals(state)
        if number % 4 == 0 or not legal_actions(state):
            assert same_position(state, read_position(write_position(state)))
