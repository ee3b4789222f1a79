"""Positions as text: what is written is read back, and what is left out has its default."""

import re
from pathlib import Path
from random import Random

import pytest

from canasta.engine import State, View, apply, deal, legal_actions, parse_action, redact, view
from canasta.notation import position_values, read_position, same, write_position
from canasta.notation.position_keys import FLAG_WORDS, PARTS, setup_of
from canasta.table.state import HELD, LAID
from tests.positions import PLAYERS, check_round_trip, random_hand

ROOT = Path(__file__).resolve().parent.parent


# --- Round trips ----------------------------------------------------------------------------------


def check_hands(hands: int) -> None:
    texts: list[str] = []
    number = 0
    for seed in range(hands):
        for state in random_hand(PLAYERS[seed % len(PLAYERS)], seed):
            check_round_trip(state)
            texts.append(write_position(state))
            number += 1
    # Random play has come through nearly everything a position can say; tests below see to the rest.
    keys = {word.partition("=")[0].rstrip("123456ABC") for text in texts for word in text.split()[1:]}
    values = position_values(next(random_hand(4, 0)))
    rare = {"needs", "penalty", "frozen", "stopped", "out", "concealed"}
    assert keys >= {key.rstrip("123456ABC") for key in values} - rare
    did = {word for text in texts for word in re.findall(r"did=(\S+)", text) for word in word.split(",")}
    assert did >= set(FLAG_WORDS.values()) - {"last-three"}
    assert {part for text in texts for part in re.findall(r"turn=.:(\S+)", text)} == set(PARTS)
    assert number > 50 * hands


def test_states_of_random_play_round_trip() -> None:
    check_hands(30)


@pytest.mark.long
def test_many_states_of_random_play_round_trip() -> None:
    check_hands(500)


@pytest.mark.parametrize("players", PLAYERS)
def test_views_round_trip(players: int) -> None:
    for state in random_hand(players, players):
        for seat in range(-1, state.setup.seats):
            seen = view(state, seat).position
            check_round_trip(seen)
            assert "stock=" not in write_position(seen)


@pytest.mark.parametrize("players", PLAYERS)
def test_views_that_follow_the_events_round_trip(players: int) -> None:
    rng = Random(players)
    setup = setup_of("classic", players)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    state = deal(setup, bytes(order))
    views = [View(state, seat) for seat in range(-1, setup.seats)]
    while actions := legal_actions(state):
        events = apply(state, rng.choice(actions))
        for seen in views:
            seen.follow([redact(event, seen.seat) for event in events])
            check_round_trip(seen.position)


RARE = [
    # The stock's last card is a red three (para. 40), and the player may still lay everything.
    ("classic hand1=445566 setsA=QQQ pile=#K stock=R", "draw; end", "ending=last-three"),
    ("classic hand1=KKKK setsA=QQQQQQQ pile=#K stock=R", "draw; lay KKK; add K", "out=1 concealed=yes"),
    # A concealed hand (ruling C11).
    ("classic turn=1:play hand1=KKKKKKK", "lay KKK" + "; add K" * 4, "ending=out concealed=yes"),
    # One card that may not be discarded: the next player is not stopped by the old top card (ruling G1).
    ("classic turn=1:play hand1=K setsA=QQQ pile=B", "end", "pile=B stopped=no"),
]


@pytest.mark.parametrize(("text", "actions", "end"), RARE)
def test_what_is_rare_in_play_round_trips(text: str, actions: str, end: str) -> None:
    state = read_position(text)
    for action in actions.split("; "):
        apply(state, parse_action(action))
        check_round_trip(state)
    assert write_position(state).endswith(end)


def test_penalty_cards_and_needs_round_trip() -> None:
    text = "classic needs=50,150 hand2=KKKA#5 penalty2=AK pile=5"
    assert write_position(read_position(text)) == text
    assert read_position(text).penalty[1] == bytes([10, 9])


def test_partial_means_that_a_card_is_hidden() -> None:
    full = next(random_hand(4, 1))
    text = write_position(full)
    assert not read_position(text).partial
    assert read_position(re.sub(r" stock=\S+", "", text)).partial
    hidden = re.sub(r"hand2=\S+", "", text)
    assert read_position(hidden).partial
    assert read_position("classic did=took before=- setsA=KKK turn=1:play aside=#3").partial


def test_facts_leave_out_nothing_but_drawn_cards() -> None:
    state = next(random_hand(4, 2))
    for slot in State.__slots__:
        if slot in ("setup", "partial", "stock", "place", "held", "laid", "penalty"):
            continue
        other = state.copy()
        setattr(other, slot, "something else")
        assert not same(state, other), slot
    for slot, length in (("held", HELD), ("laid", LAID)):
        for place in range(length):
            other = state.copy()
            getattr(other, slot)[place] += 1
            assert not same(state, other), (slot, place)
    other = state.copy()
    other.stock = bytes(other.place) + other.stock[other.place :]
    assert same(state, other)
    other.stock = other.stock[:-1] + bytes([other.stock[-1] ^ 1])
    assert not same(state, other)
    other = state.copy()
    other.penalty = (b"\x09", b"", b"", b"")
    assert not same(state, other)


# --- Defaults and canonical form ------------------------------------------------------------------

CANONICAL = [
    ("classic", "classic"),
    ("  Classic \t players=4 scores=0,0 dealer=4 turn=1:draw \n", "classic"),
    ("classic turn=2", "classic turn=2:draw"),
    ("classic dealer=2 turn=3:draw", "classic dealer=2"),
    ("classic turns=5", "classic turn=2:draw"),
    ("classic turns=9", "classic turn=2:draw turns=9"),
    ("classic hand1=#11 hand2=-", "classic hand2=-"),
    ("classic HAND1=xk4? setsa=2qq", "classic hand1=4KX#1 setsA=QQ2"),
    ("classic pile=????4", "classic pile=#3?4"),
    ("classic pile=#3?K", "classic pile=#4K"),
    ("classic pile=2K frozen=yes", "classic pile=2K"),
    ("classic pile=2K frozen=no", "classic pile=2K frozen=no"),
    ("classic pile=5K frozen=yes", "classic pile=5K frozen=yes"),
    ("classic pile=KB stopped=yes", "classic pile=KB"),
    ("classic pile=KB stopped=no", "classic pile=KB stopped=no"),
    ("classic setsA=KKK,777 opened=A", "classic setsA=777,KKK"),
    ("classic setsA=KKK opened=-", "classic opened=- setsA=KKK"),
    ("classic turn=1:play did=drew setsA=KKK before=K", "classic turn=1:play setsA=KKK"),
    (
        "classic turn=1:play did=took,laid setsA=KKK before=- aside=5 count=30",
        "classic turn=1:play did=drew,took,laid count=30 before=- setsA=KKK aside=5",
    ),
    ("classic turn=1:play did=no", "classic turn=1:play did=drew,asked,no"),
    ("classic turn=1:play did=last-three", "classic turn=1:play did=drew,last-three"),
    ("classic turn=1:answer did=drew", "classic turn=1:answer did=drew,asked"),
    ("classic scores=-5,1500 needs=0,90", "classic scores=-5,1500"),
    ("classic stock=#64", "classic"),
    ("classic pile=#63K stock=-", "classic pile=#63K"),
    ("classic pile=#K stock=-", "classic pile=#63K"),
    ("classic pile=#?4 stock=-", "classic pile=#62?4"),
    ("classic pile=5 stock=K#4Q#", "classic pile=5 stock=K#4Q#57"),
    ("classic pile=5 stock=K#4?#Q", "classic pile=5 stock=K#61Q"),
    (
        "classic turn=2:over ending=out out=2 hand2=- concealed=no",
        "classic turn=2:over hand2=- ending=out",
    ),
    ("classic turn=2:over ending=last-three out=-", "classic turn=2:over ending=last-three"),
]


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_canonical_form(text: str, canonical: str) -> None:
    state = read_position(text)
    assert write_position(state) == canonical
    assert same(read_position(canonical), state)


def test_what_the_defaults_say() -> None:
    state = read_position("classic players=3 dealer=1 turn=1:play setsA=KKKKKK2 pile=5B")
    values = position_values(state)
    assert values["turns"] == "5"
    assert (values["did"], values["before"], values["opened"]) == ("drew", "K", "A")
    assert (values["hand2"], values["stopped"], values["frozen"]) == ("#13", "yes", "no")
    assert (values["stock"], values["needs"], values["ending"]) == ("#60", "50,50,50", "-")
    assert state.laid[9] == 1 << 45  # a canasta of kings
    assert state.partial


@pytest.mark.parametrize("players", PLAYERS)
def test_all_values_together_are_the_position_too(players: int) -> None:
    for state in random_hand(players, 5):
        text = " ".join(["classic", *(f"{key}={value}" for key, value in position_values(state).items())])
        assert same(read_position(text), state)


def test_the_positions_in_the_documentation_are_positions() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = [
        line for block in re.findall(r"```position\n(.*?)```", page, re.DOTALL) for line in block.split("\n")
    ]
    lines = [line for line in lines if line]
    assert len(lines) > 5
    for line in lines:
        check_round_trip(read_position(line))
    keys = set(re.findall(r"^\| `([a-z]+)", page, re.MULTILINE))
    assert keys == {key.rstrip("123456ABC") for key in position_values(read_position("classic"))}
