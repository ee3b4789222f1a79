"""First melds while they are gathered: points, cards that are not a set, and what is missing."""

from __future__ import annotations

import pytest

from canasta.books import book
from canasta.cards import parse_kinds
from canasta.engine import legal_actions, parse_action
from canasta.explain.answer import answer
from canasta.explain.first_meld import GatheredMeld, gathered_meld
from canasta.explain.out import out_in_sight
from canasta.match import Match
from canasta.notation import read_position
from canasta.server.tables.questions import answer_about
from canasta.wire.protocol import AskMeld, MeldAnswer
from canasta.wire.settings import AskingToGoOut, write_settings

BOOKS = ("classic", "caliente", "boat", "american", "knee")
HAND = "6667788AAA22XKKKKKKKB"


def meld(rules: str, *sets: str, hand: str = HAND, more: str = "") -> GatheredMeld:
    state = read_position(f"{rules} turn=1:play turns=12 did=drew{more} hand1={hand}")
    return gathered_meld(state, [bytes(parse_kinds(each)) for each in sets])


@pytest.mark.parametrize("rules", BOOKS)
def test_points_run_as_cards_are_gathered(rules: str) -> None:
    need = 125 if rules == "american" else 50
    for sets, have in (("6", 5), ("66", 10), ("666", 15), ("666 AA2", 75), ("666 AA2 KK", 95)):
        found = meld(rules, *sets.split())
        assert (found.have, found.need) == (have, need)
        assert found.enough == (have > 15 and rules != "american")


@pytest.mark.parametrize("rules", BOOKS)
def test_points_are_told_where_the_count_is_out_of_reach(rules: str) -> None:
    found = meld(rules, "666", hand="666789TQ")
    assert (found.have, found.enough, found.actions) == (15, False, ())
    assert found.reason is not None
    assert found.reason.message in ("refuse.count", "refuse.count_short")


@pytest.mark.parametrize("rules", BOOKS)
def test_cards_of_two_ranks_are_never_a_set(rules: str) -> None:
    found = meld(rules, "778", "666")
    wrong, right = found.sets
    assert (wrong.points, wrong.open, wrong.actions) == (0, False, ())
    assert wrong.reason is not None
    assert wrong.reason.message == "refuse.one_rank"
    assert wrong.reason.paragraph == book(rules).cites["rank"]
    assert (right.points, right.reason) == (15, None)
    assert found.actions == right.actions  # what is ready can be laid


@pytest.mark.parametrize(
    ("rules", "cards", "message", "can_be"),
    [
        ("classic", "77", "refuse.three_cards", True),
        ("classic", "722", "refuse.few_naturals", True),
        ("classic", "B2", "refuse.black_threes_pure", False),
        ("american", "722", "refuse.never_mixed", False),
        ("american", "772", "refuse.never_mixed", False),
        ("boat", "22", "refuse.three_cards", True),
        ("knee", "722", "refuse.never_mixed", False),
    ],
)
def test_what_can_still_become_a_set(rules: str, cards: str, message: str, can_be: bool) -> None:
    (found,) = meld(rules, cards).sets
    assert found.reason is not None
    assert (found.reason.message, found.open, found.points > 0) == (message, can_be, can_be)


@pytest.mark.parametrize("rules", BOOKS)
def test_seven_natural_cards_need_no_count_in_american_only(rules: str) -> None:
    found = meld(rules, "4444444", hand="4444444567JQKA")
    assert found.have == 35
    assert found.enough == (rules == "american")


def test_a_first_meld_without_three_natural_cards_says_so() -> None:
    found = meld("american", "AA2", "KKX", hand="AA2KKX4567899TTJJJ")
    assert (found.have, found.need, found.enough) == (130, 125, False)
    assert found.reason is not None
    assert found.reason.message == "refuse.three_naturals"


def test_cards_on_the_table_count_and_are_added_to() -> None:
    found = meld("classic", "7", "KKK", more=",laid count=15 before=- opened=- setsA=777")
    assert [each.points for each in found.sets] == [5, 30]
    assert (found.have, found.enough) == (50, True)


def test_the_answer_over_the_wire() -> None:
    state = read_position(f"classic turn=1:play turns=12 did=drew hand1={HAND}")
    told = answer_about(state, AskMeld([["A", "A", "2"], ["7", "7", "8"]]))
    assert isinstance(told, MeldAnswer)
    assert (told.meld.have, told.meld.need, told.meld.enough) == (60, 50, True)
    assert told.meld.actions == ["lay AA2"]
    wrong = told.meld.sets[1].refusal
    assert wrong is not None
    assert (wrong.cites, wrong.sentence) == ("11", "A set has cards of one rank, and wild cards.")


# --- Adding to a set of another rank --------------------------------------------------------------


@pytest.mark.parametrize("rules", BOOKS)
def test_an_ace_for_the_own_tens_is_not_said_to_be_for_others(rules: str) -> None:
    state = read_position(f"{rules} turn=1:play turns=12 did=drew hand1=AAJKQ setsA=TTTT setsB=KKK")
    found = answer(state, ["add A to T"])
    assert found.reason is not None
    assert (found.reason.message, found.reason.paragraph) == ("refuse.one_rank", book(rules).cites["rank"])
    alone = answer(state, ["add A"])
    assert alone.reason is not None
    assert alone.reason.paragraph == book(rules).cites["no_set"]
    assert book("classic").cites["no_set"] != book("classic").cites["others_added"]


# --- Asking to go out -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "sight"),
    [
        ("classic turn=1:play did=drew hand1=777KQ setsA=KKKKKKK", True),
        ("classic turn=1:play did=drew hand1=777Q9 setsA=KKKKKKK", False),
        ("classic turn=1:play did=drew hand1=79TQ setsA=KKKKKKK", True),  # few cards
        ("classic turn=1:play did=drew hand1=79TQ setsA=KKKKKK", False),  # but no canasta
        ("classic turn=1:draw hand1=777QQ setsA=KKKKKKK", True),  # with the right card
        ("classic turn=1:draw hand1=7789TQ setsA=KKKKKKK", False),
        ("caliente turn=1:play did=drew hand1=777KQ setsA=KKKKKKK", True),
    ],
)
def test_asking_to_go_out_is_suggested_near_the_end(position: str, sight: bool) -> None:
    state = read_position(position)
    assert parse_action("ask") in legal_actions(state)
    assert out_in_sight(state) == sight


@pytest.mark.parametrize(
    ("rules", "asking"),
    [
        ("classic", AskingToGoOut("51", True, 100, False)),
        ("caliente", AskingToGoOut("51", False, 0, False)),
        ("boat", AskingToGoOut("65", True, 0, False)),
        ("american", AskingToGoOut("45", True, 0, True)),
        ("knee", AskingToGoOut("30", True, 0, False)),
    ],
)
def test_settings_say_what_a_yes_means(rules: str, asking: AskingToGoOut) -> None:
    assert write_settings(Match(book(rules), list("ABCD"), bytes(32))).asking == asking


def test_settings_have_no_asking_without_partners() -> None:
    assert write_settings(Match(book("classic"), list("AB"), bytes(32))).asking is None
