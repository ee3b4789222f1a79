"""The coach's hints: they are true, use no hidden cards, and are reproducible by seed."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from canasta.cards import parse_kinds
from canasta.cli.group import CANASTA
from canasta.coach.deals import Figure, figure, try_plays, view_of
from canasta.coach.hint import Hint, hint
from canasta.coach.plays import candidates, is_take
from canasta.coach.reasons import (
    Aftermath,
    is_safe,
    percent,
    reasons,
    safe_discards,
    safe_reason,
    table_after,
)
from canasta.coach.wire import write_hint
from canasta.engine import State, View, apply, legal_actions
from canasta.engine.random_play import Dice
from canasta.engine.sampling import Sampler
from canasta.notation import read_position
from canasta.policy.beliefs import Beliefs
from canasta.table.actions import parse_action
from canasta.table.state import PART_OVER
from canasta.wire import encode
from tests.positions import VARIANTS, random_hand

TURN = "classic turn=1:play hand1=44558KKQ setsA=777 setsB=999 pile=5QK"


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, list(words))


def play_of(*actions: str) -> tuple[int, ...]:
    return tuple(map(parse_action, actions))


def told(position: str, *actions: str, deals: int = 40) -> dict[str, dict[str, int | str]]:
    """Return the remarks on a play, by message."""
    view = view_of(read_position(position))
    seen = Aftermath()
    play = play_of(*actions)
    try_plays(
        view, [play], deals, Dice("test"), lambda _, state: seen.note(state, view.seat % view.setup.sides)
    )
    return {reason.message: dict(reason.params) for reason in reasons(view, play, seen)}


def worlds(view: View, number: int) -> list[State]:
    sampler, dice = Sampler(view), Dice("worlds")
    return [sampler.deal(dice) for _ in range(number)]


# --- Safe discards --------------------------------------------------------------------------------

SAFE = [
    ("classic turn=1:play hand1=KKB7 setsA=555 setsB=KKK,QQQ pile=459", "B", "coach.safe.stopped"),
    ("classic turn=1:play hand1=KK47 setsA=KKKKKK setsB=QQQ pile=459", "K", "coach.safe.in_sight"),
    ("classic turn=1:play hand1=KK47 setsA=KKKKK setsB=QQQ pile=4259", "K", "coach.safe.last_one"),
    ("classic turn=1:play hand1=KK27 setsA=555 setsB=QQQ pile=459", "2", "coach.safe.whatever"),
    ("knee turn=1:play hand1=99945667788JJQ setsA=KKK setsB=QQQ pile=5", "Q", "coach.safe.whatever"),
]


@pytest.mark.parametrize(("position", "card", "message"), SAFE, ids=[message for _, _, message in SAFE])
def test_what_is_called_safe_is_safe(position: str, card: str, message: str) -> None:
    view = view_of(read_position(position))
    play = play_of(f"discard {card}")
    reason = safe_reason(view, play[0] & 15, table_after(view, play))
    assert reason is not None
    assert reason.message == message
    for world in worlds(view, 300):
        apply(world, play[0])
        assert not any(map(is_take, legal_actions(world)))


UNSAFE = [
    ("classic turn=1:play hand1=KK47 setsA=KKKKK setsB=QQQ pile=459", "K"),  # one king is out, and not frozen
    ("classic turn=1:play hand1=KK47 setsA=KKKK setsB=QQQ pile=4259", "K"),  # two are out: a pair
    ("classic turn=1:play hand1=QQ47 setsA=KKKK setsB=QQQQQQ pile=459", "Q"),  # it goes to their set
    ("classic turn=1:play hand1=KK47 hand2=KK#9 known2=KK setsA=KKKK setsB=QQQ pile=459", "K"),  # seen there
    ("classic turn=1:play hand1=KK47 setsA=KKKKK setsB=QQQ pile=#5?9", "K"),
    ("knee turn=1:play hand1=99945667788JJQ setsA=KKK setsB=QQQ pile=564459778", "Q"),
]


@pytest.mark.parametrize(("position", "card"), UNSAFE)
def test_what_is_not_safe_is_not_called_so(position: str, card: str) -> None:
    view = view_of(read_position(position))
    play = play_of(f"discard {card}")
    assert safe_reason(view, play[0] & 15, table_after(view, play)) is None


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_safe_discard_is_ever_taken_in_any_book(variant: object) -> None:
    seen = 0
    for state in random_hand(variant, 5):  # type: ignore[arg-type]
        if seen == 12 or state.part == PART_OVER:
            break
        view = View(state, state.actor)
        for action in view.legal_actions():
            if action < 240 or state.actor != state.seat:
                continue
            after = state.copy()
            apply(after, action)
            if after.part == PART_OVER or not is_safe(view, after):
                continue
            seen += 1
            assert not any(map(is_take, legal_actions(after)))
            for world in worlds(view, 5):
                apply(world, action)
                assert world.part == PART_OVER or not any(map(is_take, legal_actions(world)))


def test_other_safe_discards_are_named_once() -> None:
    position = "classic turn=1:play hand1=KKB7 setsA=KKKKKK setsB=QQQ pile=459"
    view = view_of(read_position(position))
    found = {reason.message for reason in safe_discards(view, play_of("discard 7"))}
    assert found == {"coach.safe.stopped", "coach.safe.in_sight"}
    knee = view_of(read_position("knee turn=1:play hand1=99945667788JJQ setsA=KKK setsB=QQQ pile=5"))
    assert [each.message for each in safe_discards(knee, play_of("discard 4"))] == ["coach.safe_all"]


# --- Reasons --------------------------------------------------------------------------------------


def test_the_chance_that_the_next_player_takes_is_counted_over_the_deals() -> None:
    said = told(TURN, "discard K", deals=400)
    found = said.get("coach.next_can") or said["coach.next_takes"]  # those who can may always take it
    can = 0
    view = view_of(read_position(TURN))
    sampler, beliefs, dice = Sampler(view), Beliefs(view), Dice("others")
    for _ in range(400):
        world = beliefs.deal(sampler, dice)
        apply(world, parse_action("discard K"))
        can += any(map(is_take, legal_actions(world)))
    told_can = int(found.get("can", found["does"]))
    assert abs(told_can - can / 4) < 10
    assert int(found["does"]) <= told_can
    assert found["number"] == 4
    assert found["seat"] == 1


def test_copies_unseen() -> None:
    assert told(TURN, "discard K")["coach.unseen"] == {"kind": parse_kinds("K")[0], "number": 5, "whole": 8}
    hidden = "classic turn=1:play hand1=44558KKQ setsA=777 setsB=999 pile=#9?K"
    assert told(hidden, "discard K")["coach.unseen"]["number"] == 5


@pytest.mark.parametrize(
    ("position", "play", "message", "params"),
    [
        ("classic turn=1:play hand1=AAAKK549 pile=5", ["lay AAA", "discard 4"], "coach.opens", {"need": 50}),
        ("classic turn=1:play hand1=777KK549 pile=5", ["discard 4"], "coach.count_missing",
         {"need": 50, "most": 15}),
        ("classic turn=1:play hand1=AAAKK549 pile=5", ["discard 4"], "coach.could_open", {"need": 50}),
        ("classic turn=1:play hand1=7K549 setsA=777777 pile=5", ["add 7", "discard 4"], "coach.canasta",
         {"kind": 3}),
        ("classic turn=1:play hand1=2KK549 setsA=777 pile=5", ["lay KK2", "discard 4"], "coach.wild_spent",
         {"number": 1}),
        ("classic turn=1:play hand1=2K549 setsA=777 pile=5", ["discard 2"], "coach.freezes", {"kind": 11}),
        ("classic turn=1:play hand1=2K549 setsA=777 pile=2K5", ["discard 4"], "coach.frozen", {}),
        ("classic turn=1:play hand1=K549 setsA=777777 pile=5", ["discard 4"], "coach.nearly",
         {"kind": 3, "number": 1}),
        ("classic hand1=KKQ72 setsA=555 pile=52K", ["take KK", "discard Q"], "coach.takes",
         {"number": 2, "wild": 1}),
        ("classic turn=1:play hand1=KKK5 setsA=7777777 pile=5", ["lay KKK", "discard 5"], "coach.out",
         {"points": 100}),
        ("classic turn=1:play hand1=KKK5 setsA=7777777,99999 pile=5", ["lay KKK", "discard 5"],
         "coach.out_short", {"kind": 5, "number": 2}),
    ],
)  # fmt: skip
def test_reasons(position: str, play: list[str], message: str, params: dict[str, int]) -> None:
    assert told(position, *play)[message] == params


def test_what_is_left_when_one_goes_out_is_a_mean_over_the_deals() -> None:
    position = "classic turn=1:play hand1=KKK5 hand3=44 known3=44 setsA=7777777 pile=5"
    found = told(position, "lay KKK", "discard 5")
    assert found["coach.out_left"]["partners"] == 10
    others = int(found["coach.out_left"]["others"])
    assert 150 < others < 400  # 22 cards of about ten points, wild ones more


def test_a_share_is_never_all_or_nothing_unless_it_is() -> None:
    assert [percent(part, 1000) for part in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


# --- The whole ------------------------------------------------------------------------------------


def test_a_play_is_a_whole_turn_and_legal_from_first_to_last() -> None:
    for position in (
        TURN,
        "classic turn=1:play hand1=AAAKKK5492 pile=5",
        "classic hand1=KKQ72 setsA=555 pile=5K",
    ):
        view = view_of(read_position(position))
        plays = candidates(view, 200, Dice("plays"))
        assert len({tuple(sorted(play)) for play in plays}) == len(plays)
        for play in plays:
            world = worlds(view, 1)[0]
            for action in play:
                assert action in legal_actions(world)
                apply(world, action)
            drew = play == play_of("draw")
            assert drew or world.part == PART_OVER or world.seat != view.seat


def told_by(found: Hint) -> bytes:
    return encode(write_hint(found))


def test_nobody_looks_at_hidden_cards() -> None:
    state = read_position("classic turn=1:play hand1=AAAKK5492 setsB=777 pile=5QK")
    view = view_of(state)
    said = {told_by(hint(view_of(world), 120, "a")) for world in worlds(view, 3)}
    assert len(said) == 1


def test_the_same_seed_says_the_same_and_another_other_figures() -> None:
    view = view_of(read_position(TURN))
    assert told_by(hint(view, 150, "a")) == told_by(hint(view, 150, "a"))
    assert told_by(hint(view, 150, "a")) != told_by(hint(view, 150, "b"))


def test_going_out_is_weighed_by_the_score_of_the_game() -> None:
    rest = "hand1=KKK5 setsA=7777777 hand2=#1 hand4=#1 setsB=QQQQQQQ pile=5"
    out = play_of("lay KKK", "discard 5")
    found = hint(view_of(read_position(f"classic turn=1:play scores=4700,4900 {rest}")), 400)
    assert found.plays[0].actions != out  # the others would have won
    by_message = {reason.message: reason.params for reason in found.notes}
    assert int(by_message["coach.out_costs"]["games"]) > 10
    assert (by_message["coach.game_ends"]["own"], by_message["coach.game_ends"]["others"]) == (300, 100)
    found = hint(view_of(read_position(f"classic turn=1:play scores=4800,4000 {rest}")), 400)
    (goes,) = [each for each in found.plays if each.actions == out]
    assert goes.chance == Figure(1.0, 0.0)  # and here it wins the game at once


def test_intervals_and_clear_differences() -> None:
    assert figure([3.0]).half == float("inf")
    assert figure([1.0] * 9) == Figure(1.0, 0.0)
    assert not Figure(1.0, 1.5).clear
    found = hint(view_of(read_position(TURN)), 200)
    assert found.plays[0].behind == Figure(0.0, 0.0)
    assert not found.plays[0].clear
    for each in found.plays[1:]:
        assert each.clear == (
            each.behind_chance.clear or (each.behind.clear and each.behind_chance.mean >= 0)
        )


def test_hints_in_every_book() -> None:
    for variant in VARIANTS:
        state = next(random_hand(variant, 1))
        found = hint(View(state, state.actor), 20)
        assert found.plays
        assert encode(write_hint(found))


# --- The command ----------------------------------------------------------------------------------


def test_the_command_says_plays_and_reasons() -> None:
    result = run(
        "hint", "classic", "turn=1:play", "hand1=KB7", "setsA=555", "setsB=KKK", "pile=9", "--think", "200"
    )
    assert result.exit_code == 0
    assert result.stdout.startswith("Seat 1's turn. Points ahead in this hand")
    assert "Discard a black three" in result.stdout
    assert "a black three blocks seat 2, who may not take the pile. (classic 36)" in " ".join(
        result.stdout.split()
    )
    assert max(map(len, result.stdout.splitlines())) <= 80
    spanish = run("--language", "es", "hint", TURN, "--think", "100")
    assert spanish.stdout.startswith("Turno de Jugador 1. Puntos de ventaja")
    assert "Jugador 2" in spanish.stdout
    assert "pozo, 4 cartas" in " ".join(spanish.stdout.split())
    portuguese = run("--language", "pt-BR", "hint", TURN, "--think", "100")
    assert portuguese.stdout.startswith("Vez de Jogador 1. Pontos de vantagem")
    assert "lixo, 4 cartas" in " ".join(portuguese.stdout.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["classic", "turn=1:over", "ending=exhausted"],
            "The hand is over: there is nothing left to decide.",
        ),
        (["classic", "hand1=KKZ"], "position, column 17: 'Z' is not a card"),
        (["classic", "pile=5"], "The cards of seat 1 are not given"),
        (["classic", "turn=1:answer", "hand1=KQ", "setsA=7777777"], "The cards of seat 3 are not given"),
        ([TURN, "--think", "0"], "The coach needs at least one sample."),
        ([TURN, "--top", "0"], "Show at least one play."),
        ([TURN, "draw"], "'draw' cannot follow the position"),
    ],
)
def test_errors_are_one_clear_line(words: list[str], told: str) -> None:
    result = run("hint", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}")
