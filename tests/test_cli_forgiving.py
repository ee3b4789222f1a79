"""Input is parsed alike in every command and at the table."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from canasta.cli.group import CANASTA
from tests.persons import Person, sit_down

TENS = "turn=1:play hand1=TTTKQ5 setsA=KKK pile=9"
#: The same position in different spellings.
WRITTEN = [TENS, TENS.replace("TTT", "101010"), TENS.lower(), TENS.replace("TTT", "t10T"), TENS.upper()]
#: The same play in different words.
SAID = [
    "lay TTT",
    "lay ttt",
    "LAY TTT",
    "lay 101010",
    "lay 10 10 10",
    "lay tens",
    "lay three tens",
    "put down 3 tens",
]


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(CANASTA, list(words))
    return result.exit_code, result.stdout + result.stderr


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize("command", ["legal", "why", "apply", "out", "score"])
def test_a_position_is_read_however_it_is_written(written: str, command: str) -> None:
    whole = " hand2=4 hand3=5 hand4=6"
    play = ["lay TTT"] if command in ("why", "apply") else []
    assert run(command, f"classic {written}{whole}", *play) == run(command, f"classic {TENS}{whole}", *play)


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("command", ["legal", "why", "apply"])
def test_a_play_is_read_however_it_is_said(said: str, command: str) -> None:
    wanted = run(command, "classic", *TENS.split(), "lay TTT")
    assert wanted[0] == 0
    assert run(command, "classic", *TENS.split(), *said.split()) == wanted
    assert run(command, f"classic {TENS}", said) == wanted


@pytest.mark.parametrize("said", ["take up", "take reserve", "take knee", "pick up the knee"])
@pytest.mark.parametrize("command", ["legal", "why", "apply"])
def test_a_reserve_is_taken_up_by_any_of_its_names(said: str, command: str) -> None:
    position = "knee turn=1:draw hand1=44 knee1=4455667788JJQ melded=1 setsA=KKKK closedA=7777777 pile=9"
    wanted = run(command, position, "take reserve")
    assert wanted[0] == 0
    assert run(command, position, *said.split()) == wanted


@pytest.mark.parametrize("command", ["legal", "why"])
def test_a_pile_of_seven_is_told_from_a_seven_on_top(command: str) -> None:
    play = ["take on 7"] if command == "why" else []
    code, told = run(command, "classic", "hand1=KK5", "setsA=777", "pile=#7", *play)
    assert code == 2
    assert "pile=#7 are seven of them; six with a seven on top are pile=#5?7" in told
    code, told = run(command, "classic", "hand1=KK5", "setsA=777", "pile=#5?7", *play)
    assert code == 0
    assert "take on 7" in told or "Legal" in told


def test_what_is_legal_is_told_with_its_paragraphs() -> None:
    told = run("legal", "classic hand1=KKQ72 setsA=555 pile=5K")[1]
    assert "  take KK  take the pile with two kings (35)\n" in told
    assert "canasta why POSITION" in " ".join(told.split())
    house = run("legal", "classic house=classic-pair-only hand1=KKQ72 setsA=555 pile=5K")[1]
    assert "take KK" in house
    offers = json.loads(run("legal", "classic hand1=KKQ72 setsA=555 pile=5K", "--json")[1])
    assert [offer["action"] for offer in offers["actions"]][:1] == ["draw"]


def test_the_table_understands_the_same() -> None:
    person = Person([f"why {said}" for said in SAID])
    person.leave = lambda shown: shown.count("lay three tens") >= len(SAID)
    sit_down(person)
    assert person.shown.count("lay three tens") >= len(SAID)
