"""The bots' judgement where it used to go wrong: tempo, discards, going out, and the question before it."""

from __future__ import annotations

import pytest

from canasta.books import book
from canasta.bots import make_bot
from canasta.cards import ACE, JACK, KING, QUEEN, SEVEN, TEN
from canasta.engine import Setup, State, action_text, legal_actions, play_out_step, view
from canasta.notation import read_position
from canasta.policy import weights as by
from canasta.policy.choice import choose
from canasta.policy.discard import Danger
from canasta.policy.features import cost_unfinished, kept_at_most
from canasta.policy.melds import NEVER, fewest_wilds
from canasta.policy.outlook import outlook
from canasta.policy.weights import expert_numbers, weights
from canasta.table.state import PART_OVER


def turn(position: str, bot: str = "expert") -> tuple[list[str], State]:
    """Let a bot play a turn to its end; return its actions and the table after it."""
    state = read_position(position)
    seat = state.actor
    player = make_bot(bot)
    played: list[str] = []
    while state.part != PART_OVER and state.actor == seat:
        action = player.choose(view(state, seat))
        assert action in legal_actions(state)
        played.append(action_text(action))
        play_out_step(state, action)
    return played, state


def choice(position: str, bot: str = "expert") -> str:
    """Return what a bot does first."""
    state = read_position(position)
    return action_text(make_bot(bot).choose(view(state, state.actor)))


# --- Tempo ------------------------------------------------------------------------------------------

TEMPO = (
    "classic scores=2005,1925 dealer=2 turn=3:play turns=32 did=drew,took,added,laid before=5,8,9,K,A "
    "melded=1,2,3,4 hand1=446KB#10 known1=446KB hand2=#{two} hand3=4777788TTTTQAAA2B known3=47777TTAB "
    "hand4=#{four} setsA=555,888,9999,KKK,AA2 redA=1 setsB=666,{jacks},QQQ redB=3"
)


def test_a_hand_is_laid_when_an_opponent_may_go_out_soon() -> None:
    played, state = turn(TEMPO.format(two=7, four=2, jacks="JJJJJJ2XX"))
    assert {"add 8", "lay 777", "lay TTT", "add T"} <= set(played)
    assert state.size(2) <= 4


@pytest.mark.parametrize(
    ("two", "four", "jacks"), [(12, 12, "JJJJJJ2XX"), (12, 11, "JJJ")], ids=["far from out", "no canasta"]
)
def test_a_hand_is_kept_when_the_opponents_are_slow(two: int, four: int, jacks: str) -> None:
    played, state = turn(TEMPO.format(two=two, four=four, jacks=jacks))
    assert "lay 777" not in played
    assert state.size(2) > 8


SHUT = (
    "boat scores=5500,5500 turn=1:play turns=20 melded=2 hand1=99TTJJQKA2 hand2=#11 hand3=#11 hand4=#11 "
    "{sets}setsB=999,TTT,JJJ,QQQ,KKK,AAA pile=445566"
)


@pytest.mark.parametrize(("sets", "expected"), [("", "discard Q"), ("setsA=777 ", "discard 2")])
def test_a_wild_card_is_kept_for_the_first_meld(sets: str, expected: str) -> None:
    """With a price on it: a side that has opened freezes the pile as before."""
    state = read_position(SHUT.format(sets=sets))
    numbers = list(expert_numbers(state.setup))
    chosen = []
    for price in (0, 400):
        numbers[by.WILD_SHUT] = price
        chosen.append(action_text(choose(state, outlook(state.setup), weights(tuple(numbers)))))
    assert chosen == ["discard 2", expected]


def test_fewer_cards_are_kept_as_the_stock_runs_out() -> None:
    state = read_position(SHUT.format(sets=""))
    numbers = weights(expert_numbers(state.setup))
    limits = []
    for left in (50, 30, 10):
        late = state.copy()
        late.place = len(late.stock) - left
        assert kept_at_most(late, numbers) == kept_at_most(state, numbers)  # the pile becomes a new stock
        late.pile = b""
        limits.append(kept_at_most(late, numbers))
    assert limits == sorted(limits, reverse=True)
    assert len(set(limits)) == 3


# --- What the next player left on the pile ----------------------------------------------------------

LEFT = (
    "classic turn=1:play turns=24 melded={melded} hand1=4689TJQKA2 hand2=#9 hand3=#11 hand4=#11 {sets}"
    "pile=T56J567Q567K567"
)


def danger(position: str, refused: int) -> dict[int, int]:
    """Return the danger of discarding some ranks, with a weight for those that were left on the pile."""
    state = read_position(position)
    numbers = list(expert_numbers(state.setup))
    numbers[by.REFUSED] = refused
    found = Danger(state, outlook(state.setup), weights(tuple(numbers)))
    return {rank: found.of(rank) for rank in (TEN, JACK, QUEEN, KING, ACE)}


def test_our_last_three_discards_that_were_left_are_safer() -> None:
    opened = LEFT.format(melded="1,2,3,4", sets="setsB=555 ")
    before, after = danger(opened, 1000), danger(opened, 500)
    assert {rank for rank in before if after[rank] < before[rank]} == {JACK, QUEEN, KING}
    assert {after[rank] for rank in (JACK, QUEEN, KING)} == {before[KING] * 500 // 1000}
    assert before[KING] > 300


def test_what_a_side_without_a_first_meld_leaves_says_nothing() -> None:
    shut = LEFT.format(melded="1,3", sets="")
    assert danger(shut, 1000) == danger(shut, 500)


def test_the_expert_trusts_what_was_left() -> None:
    for slug, players in (("classic", 4), ("boat", 4), ("american", 4), ("classic", 2), ("boat", 2)):
        assert expert_numbers(Setup(book(slug), players))[by.REFUSED] < 1000


# --- First melds of natural cards -------------------------------------------------------------------

NATURAL = "classic house=classic-natural-opening"


@pytest.mark.parametrize(
    ("rules", "hand", "wilds"),
    [
        ("classic", "KKKQQ2245678", 1),
        ("classic", "KKKQQQ245678", 0),
        (NATURAL, "KKKQQ2245678", NEVER),
        (NATURAL, "KKKQQQ245678", 0),
    ],
)
def test_wild_cards_are_not_planned_where_a_first_meld_is_natural(rules: str, hand: str, wilds: int) -> None:
    state = read_position(f"{rules} turn=1:play turns=4 hand1={hand} pile=9")
    assert fewest_wilds(state, outlook(state.setup)) == wilds


@pytest.mark.parametrize(
    ("rules", "worth", "expected"),
    [(NATURAL, 0, "discard Q"), (NATURAL, 1000, "discard 6"), ("classic", 1000, "discard Q")],
)
def test_a_set_is_kept_for_a_natural_first_meld(rules: str, worth: int, expected: str) -> None:
    state = read_position(
        f"{rules} turn=1:play turns=28 scores=1750,1750 hand1=QQQTT4455678 pile=95465A84K567894567K4Q"
    )
    numbers = list(expert_numbers(state.setup))
    assert numbers[by.NATURAL] == 1000
    numbers[by.NATURAL] = worth
    assert action_text(choose(state, outlook(state.setup), weights(tuple(numbers)))) == expected


# --- Going out --------------------------------------------------------------------------------------

RICH = (
    "classic scores=4880,4060 turn=1:play turns=36 melded=1,3 hand1={hand} hand3=B#1 known3=B "
    "setsA={sets} redA=1 redB=2 pile=B9"
)
SETS = "4444442X,5555555,666,7777772,88888888,TTTTT,JJJ2,QQQ2,KK2,AAA"


def test_going_out_makes_the_canasta_that_two_wild_cards_complete() -> None:
    played, state = turn(RICH.format(hand="JXX", sets=SETS))
    assert played.count("add X to T") == 2
    assert state.part == PART_OVER


def test_going_out_makes_the_canasta_of_natural_and_wild_cards_together() -> None:
    played, state = turn(RICH.format(hand="QQXK", sets="5555555,666,QQQQ"))
    assert {"add Q", "add X to Q"} <= set(played)
    assert state.part == PART_OVER


def test_going_out_spoils_no_natural_canasta() -> None:
    played, state = turn(RICH.format(hand="2J", sets="5555555,666"))
    assert played == ["add 2 to 6", "discard J"]
    assert state.part == PART_OVER


def test_the_cheapest_card_is_left_for_the_last_discard() -> None:
    played, state = turn(
        "american turn=1:play turns=20 did=drew,asked,yes melded=1,2,3,4 hand1=5K hand2=#3 hand3=#6 "
        "hand4=#12 setsA=QQQQQQQ,JJJJJJJ,555,KKK setsB=888 pile=5"
    )
    assert played == ["add K", "discard 5"]
    assert state.part == PART_OVER


# --- What going out costs ---------------------------------------------------------------------------

SEVENS = (
    "american turn=1:{part} turns=20 melded=1,2,3,4 hand1={own} hand2=#11 hand3={partner} hand4=#12 "
    "setsA={sevens}KKKKKKK,QQQQQQQ,999 setsB=888 pile=5"
)


def test_nobody_asks_to_go_out_with_open_sevens() -> None:
    assert choice(SEVENS.format(part="play", own="99", partner="#6", sevens="")) == "ask"
    assert choice(SEVENS.format(part="play", own="99", partner="#6", sevens="777,")) == "discard 9"


def test_sevens_that_are_completed_on_the_way_out_do_not_matter() -> None:
    assert choice(SEVENS.format(part="play", own="779", partner="#6", sevens="77777,")) == "ask"


def test_aces_with_a_wild_card_cost_nothing_while_they_are_unfinished() -> None:
    state = read_position(SEVENS.format(part="play", own="99", partner="#6", sevens="AAX,"))
    sight = outlook(state.setup)
    assert [cost_unfinished(state, sight, 0, rank) > 1000 for rank in (ACE, SEVEN)] == [False, True]
    assert choice(SEVENS.format(part="play", own="99", partner="#6", sevens="AAX,")) == "ask"
    assert choice(SEVENS.format(part="play", own="99", partner="#6", sevens="AAA,")) == "discard 9"
    asked = SEVENS.format(part="answer", own="#3", partner="AK", sevens="{}")
    assert choice(asked.format("AAX,")) == "yes"
    assert choice(asked.format("AAA,")) == "no"


def test_a_partner_says_no_because_of_open_sevens_and_explains_it() -> None:
    asked = SEVENS.format(part="answer", own="#3", partner="7K", sevens="{}")
    assert choice(asked.format("")) == "yes"
    assert choice(asked.format("777,")) == "no"
    state = read_position(asked.format("777,"))
    seen = view(state, state.actor)
    reason = make_bot("expert").explain(seen, make_bot("expert").choose(seen))  # type: ignore[attr-defined]
    assert reason is not None
    assert reason.message == "bot.answer.no_unfinished"


ASKED = (
    "classic turn=1:answer turns=20 melded=1,2,3,4 hand1=#3 hand2=#11 hand3=7K hand4=#12 setsA={},QQQ,999 "
    "setsB=888 pile=5"
)


@pytest.mark.parametrize("bot", ["club", "expert"])
def test_a_partner_says_yes_only_with_a_canasta_in_sight(bot: str) -> None:
    assert choice(ASKED.format("KKK"), bot) == "no"
    assert choice(ASKED.format("KKKKK"), bot) == "yes"
    assert choice(ASKED.format("KKKKKKK"), bot) == "yes"


@pytest.mark.parametrize("seed", range(4))
def test_the_champion_says_no_without_a_canasta_in_sight(seed: int) -> None:
    state = read_position(ASKED.format("KKK"))
    assert action_text(make_bot("champion", seed, 20).choose(view(state, state.actor))) == "no"


def test_the_reason_for_a_no_names_the_canasta_that_is_missing() -> None:
    state = read_position(ASKED.format("KKK"))
    seen = view(state, state.actor)
    reason = make_bot("club").explain(seen, make_bot("club").choose(seen))  # type: ignore[attr-defined]
    assert reason is not None
    assert (reason.message, reason.params) == ("bot.answer.no_reach", {"number": 1})


def test_the_champion_does_not_ask_before_it_draws() -> None:
    asks = (
        "classic turn=2:draw turns=9 melded=1,2 hand1=#8 hand2=77TTA2 known2=7 setsA=AAA redA=1 "
        "setsB=777,TTX redB=1 pile=88B8BBK8"
    )
    assert "ask" in map(action_text, legal_actions(read_position(asks)))
    for seed in range(3):
        state = read_position(asks)
        assert action_text(make_bot("champion", seed, 60).choose(view(state, state.actor))) != "ask"
