"""The command that says why an action is allowed or refused, in every book."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.cli.group import CANASTA

FROZEN = "classic hand1=KQQ27 setsA=555 pile=2K"
TAKES = "classic hand1=KKQ72 setsA=555 pile=5K"


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, list(words))


def answer(*words: str) -> Any:
    result = run(*words, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def test_why_not() -> None:
    result = run("why", *FROZEN.split(), "take", "K2")
    assert result.exit_code == 0
    assert result.stdout == (
        "Refused: Seat 1 may not take the pile with a king and a two.\n"
        "The pile is frozen: it is taken only with two natural kings from your hand.\n"
        "\n"
        "classic 33  Frozen pile\n"
        "  A frozen pile can be taken in one way only: you lay its top card together with\n"
        "  two natural cards of that rank.\n"
    )


@pytest.mark.parametrize(
    ("position", "action", "paragraph"),
    [
        (TAKES, "draw", "classic 9"),
        (TAKES, "ask", "classic 48"),
        (TAKES, "take KK", "classic 35"),
        ("classic hand1=KKQQ72AAA pile=5K", "take KK", "classic 34"),
        ("classic hand1=KKQ72 setsA=555 pile=2K", "take KK", "classic 33"),
        ("classic turn=1:play hand1=KKKQ7 setsA=555", "lay KKK", "classic 11"),
        ("classic turn=1:play hand1=5KKQ7 setsA=555", "add 5", "classic 20"),
        ("classic turn=1:play hand1=5KKQ7 setsA=555", "discard Q", "classic 9"),
        ("classic turn=1:play hand1=BBB setsA=5555555", "lay BBB", "classic 13"),
        ("classic turn=1:answer hand1=KKQ72", "no", "classic 48"),
    ],
)
def test_why_yes(position: str, action: str, paragraph: str) -> None:
    result = run("why", position, action)
    assert result.exit_code == 0
    assert result.stdout.startswith("Legal: Seat "), result.stdout
    assert f"\n\n{paragraph}  " in result.stdout


def test_why_the_turn_may_end_without_a_discard() -> None:
    last_three = (
        "classic turn=1:play did=drew,last-three hand1=KQ7 redA=1 stock=- hand2=#35 hand3=#35 hand4=#34"
    )
    result = run("why", last_three, "end")
    assert result.stdout.startswith("Legal: Seat 1 may end the turn without a discard.\n\nclassic 40  ")


def test_why_as_json() -> None:
    told = answer("why", FROZEN, "take K2")
    assert told["legal"] is False
    assert told["refusal"]["sentence"].startswith("The pile is frozen")
    assert told["paragraph"]["title"] == "Frozen pile"
    told = answer("why", TAKES, "draw")
    assert (told["legal"], told["refusal"], told["paragraph"]["id"]) == (True, None, "9")


@pytest.mark.parametrize(
    ("position", "action", "paragraph"),
    [
        ("caliente options=caliente_cards hand1=CKQ7 pile=5", "play C", "caliente 70"),
        ("caliente options=always_frozen hand1=KKQ7 setsA=555 pile=4K", "take KK", "caliente 77"),
        ("boat turn=1:play hand1=BBBB setsA=KKKKKKK", "lay BBBB", "boat 67"),
        ("boat turn=1:play hand1=K setsA=QQQ", "end", "boat 66"),
        ("boat hand1=KQ pile=- stock=- hand2=#35 hand3=#35 hand4=#36", "pass", "boat 26"),
    ],
)
def test_why_yes_in_other_books(position: str, action: str, paragraph: str) -> None:
    shown = run("why", position, action).stdout
    assert shown.startswith("Legal: Seat 1 may "), shown
    assert f"\n\n{paragraph}  " in shown


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        ("boat turns=4 hand1=KKQ7 pile=5K", "take KK", "until every player has had 3 turns. (boat 25)"),
        ("boat hand1=KQQ27 setsA=KKK pile=2K", "take on K", "The pile is frozen"),
        ("caliente options=caliente_cards hand1=CKQ7 setsA=555 pile=5", "play C", "(caliente 71)"),
        ("caliente options=always_frozen hand1=K2Q7 setsA=555 pile=4K", "take K2", "(caliente 77)"),
        ("boat turn=1:play hand1=BBBBK setsA=KKKKKKK", "lay BBBB", "(boat 67)"),
    ],
)
def test_why_not_in_other_books(position: str, action: str, told: str) -> None:
    result = run("legal", position, action)
    assert result.exit_code == 1
    assert told in result.stdout
