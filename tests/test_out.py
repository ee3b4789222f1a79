"""The question "Can I go out?": a way that can be played, or what is missing with its paragraph."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from click.testing import CliRunner

from canasta.books import BOOKS, book
from canasta.books.texts import find
from canasta.cli.group import CANASTA
from canasta.engine import Setup, apply, deal, legal_actions
from canasta.explain.out import way_out
from canasta.notation import read_position
from canasta.table.actions import action_text
from canasta.table.restock import RandomShuffler
from canasta.table.state import PART_ANSWER

KNEE = "closedA=KKKKKKK,QQQQQ22,7777777,5555555,222XXX2 knee1=- foot1=- knee3=- foot3=- pile=5"


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ("classic turn=1:play hand1=KKK7Q setsA=7777777 pile=9", "lay KKK; add 7; discard Q"),
        ("classic turn=1:play hand1=BBB setsA=7777777 pile=9", "lay BBB"),
        ("boat turn=1:play hand1=BBBB setsA=7777777 pile=9", "lay BBBB"),
        ("american turn=1:play hand1=5 setsA=KKKKKK2,QQQQQQQ pile=9", "ask; yes; discard 5"),
        ("american asked=1 turn=1:play hand1=5 setsA=KKKKKK2,QQQQQQQ pile=9", "discard 5"),
        (f"knee turn=1:play did=drew hand1=9 {KNEE}", "ask; yes; discard 9"),
    ],
)
def test_a_way_out(position: str, way: str) -> None:
    state = read_position(position)
    found = way_out(state)
    assert found.way is not None
    assert "; ".join(map(action_text, found.way.actions)) == way
    for action in found.way.actions:
        apply(state, action)
    assert state.out == 0


@pytest.mark.parametrize(
    ("position", "missing"),
    [
        ("classic turn=1:play hand1=BB setsA=7777777 pile=9", "13 stuck"),
        ("classic turn=1:play hand1=KQ setsA=7777777 pile=9", "11 stuck, 11 stuck"),
        ("classic turn=1:play hand1=7 setsA=777 pile=9", "45 canastas"),
        ("classic turn=1:play did=drew,asked,no hand1=7 setsA=7777777 pile=9", "48 said_no"),
        ("classic turn=1:play hand1=444K pile=9", "45 canastas, 15 count"),
        ("classic hand1=KQ54 setsA=7777777 pile=9", "11 stuck, 11 stuck, 11 stuck, 11 stuck, 9 draw"),
        ("boat turns=4 turn=1:play hand1=K setsA=- pile=9", "25 quiet, 64 canastas, 31 count"),
        ("american turn=1:play hand1=K5 setsA=KKKK,QQQQQQQ pile=9", "45 permission, 60 canastas"),
        ("knee turn=1:play hand1=9 closedA=KKKKKKK pile=5", "29 permission, 34 base_sevens, 35 base_fives, "
         "36 base_wild, 38 base_mixed, 28 reserve"),
        ("classic turn=1:over ending=exhausted hand1=KQ hand2=- hand3=4 hand4=- setsB=777", "43 over"),
    ],
)  # fmt: skip
def test_what_is_missing(position: str, missing: str) -> None:
    found = way_out(read_position(position))
    assert found.way is None
    assert ", ".join(f"{why.paragraph} {why.message.split('.')[1]}" for why in found.missing) == missing


def test_a_base_whose_parts_have_no_paragraphs_of_their_own_is_cited_itself() -> None:
    state = read_position("knee turn=1:play did=drew hand1=9 closedA=KKKKKKK,7777777,222XXX2 pile=5")
    state.setup = Setup(replace(state.setup.book, permits={}), 4)
    cited = [(why.paragraph, why.message) for why in way_out(state).missing if "base" in why.message]
    assert cited == [("27", "out.base_fives"), ("27", "out.base_mixed")]


@pytest.mark.parametrize("slug", BOOKS)
def test_whatever_the_hand_there_is_an_answer(slug: str) -> None:
    """A way can be played to the end, and a missing requirement cites an existing paragraph."""
    setup, ways = Setup(book(slug), 4), 0
    for seed in range(6):
        rng = Random(seed)
        order = list(setup.deck)
        rng.shuffle(order)
        state = deal(setup, bytes(order), shuffler=RandomShuffler(seed))
        while actions := legal_actions(state):
            if rng.random() < 0.2 and state.part != PART_ANSWER:
                found = way_out(state)
                assert found.paragraphs
                assert all(find(slug, id) for id in found.paragraphs)
                assert (found.way is None) is bool(found.missing)
                ways += found.way is not None
                here = state.copy()
                for action in found.way.actions if found.way else ():
                    assert action in legal_actions(here)
                    apply(here, action)
                assert found.way is None or here.out == state.seat
            apply(state, rng.choice(actions))


def test_the_command() -> None:
    result = CliRunner().invoke(CANASTA, ["out", "classic", "turn=1:play", "hand1=7Q", "setsA=7777777"])
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "Yes: Seat 1 can go out from here.\n"
        "  add 7      add a seven to the set\n"
        "  discard Q  discard a queen\n"
        "With this the player goes out, and the hand is over. (classic 46)\n"
    )
    result = CliRunner().invoke(CANASTA, ["out", "classic turn=1:play hand1=BB setsA=7777777", "--json"])
    told = json.loads(result.stdout)
    assert (result.exit_code, told["legal"], told["actions"]) == (1, False, [])
    assert {reason["cites"] for reason in told["missing"]} == {"13"}
