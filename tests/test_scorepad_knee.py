"""The score pad and ``knee``: closed sets, the base, threes left over (rulings H4, H11, H12)."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.books import BOOKS
from canasta.scorepad import Pad, PadError
from canasta.scorepad.form import form_of
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.interview import PadInterview, PadQuestion, next_question

SIDES = [["Ana", "Carla"], ["Bruno", "Dora"]]
BASE = "7777777 5555555 2222222 KKKKKKK QQQQQQ2"
BASE_COUNTED = {"sevens": 1, "fives": 1, "wild": 1, "natural": 1, "mixed": 1}


def pad() -> Pad:
    return Pad.new({"book": "knee", "sides": SIDES})


def doubts(**side: Any) -> tuple[str, ...]:
    return tuple(map(str, pad().with_hand({"sides": [side, {}]}).sheet().hands[0].doubts))


@pytest.mark.parametrize(
    ("sets", "doubted"),
    [
        ("55555555", "a closed set of fives has 7 cards"),
        ("777777777", "a closed set of sevens has 7 cards"),
        ("KKKK KKK", "2 open sets of kings"),
        ("222 22X", "2 open sets of twos"),
        ("5555555 5555555", ""),
        ("KKKKKKKKK", ""),  # two of them were added
        ("KKKKKKK KKKK", ""),
        (BASE, ""),
    ],
)
def test_sets_that_break_a_rule_are_doubted(sets: str, doubted: str) -> None:
    found = doubts(sets=sets)
    assert len(found) == bool(doubted)
    assert doubted in "".join(found)


@pytest.mark.parametrize(
    ("side", "reason"),
    [
        ({**BASE_COUNTED, "beyond": 70}, "no_beyond"),
        ({"beyond": 70}, "no_beyond"),
        ({"beyond": {"groups": {"5": 7}}}, "no_beyond"),
        ({"mixed": 1, "beyond": 355}, "too_much"),
    ],
)
def test_cards_beyond_the_base_need_a_canasta_there(side: dict[str, Any], reason: str) -> None:
    with pytest.raises(PadError) as caught:
        pad().with_hand({"sides": [side, {}]})
    assert (caught.value.reason, caught.value.field) == (reason, "beyond")


def test_a_second_mixed_canasta_has_its_cards_counted() -> None:
    sheet = pad().with_hand({"sides": [{**BASE_COUNTED, "mixed": 2, "beyond": 80}, {}]}).sheet()
    assert sheet.totals == (3380, 0)


def test_threes_are_told_once() -> None:
    both = {"left": [{"cards": "KR"}, {"cards": "4"}], "left_red_threes": 1}
    with pytest.raises(PadError) as caught:
        pad().with_hand({"sides": [both, {}]})
    assert caught.value.reason == "threes_twice"
    assert doubts(left=[{"cards": "KR"}, 20], left_red_threes=1)
    assert not doubts(left=[{"cards": "K"}, 20], left_red_threes=1)


def asked(*answers: str) -> PadQuestion | dict[str, Any]:
    table = pad().sheet().next
    return next_question(lambda interview: run(interview, table), answers)


def run(interview: PadInterview, table: Any) -> dict[str, Any]:
    return HandQuestions(interview, pad().game, table).run()


def test_threes_among_the_cards_left_are_not_asked_for_again() -> None:
    # Side A: no open sets, no canastas, no red threes laid; then what Ana and Carla have left.
    question = asked("", "", "", "KRB", "K")
    assert isinstance(question, PadQuestion)
    assert "Fine" in question.prompt
    question = asked("", "", "", "KRB", "20")
    assert isinstance(question, PadQuestion)
    assert question.prompt.strip() == "red threes not shown, with Carla [0]:"
    question = asked("", "", "", "KRB", "20", "", "", "")
    assert isinstance(question, PadQuestion)
    assert "Side B" in question.notes[-1]


def test_cards_beyond_the_base_are_asked_for_where_there_are_some() -> None:
    question = asked("", "5", "1", "1", "1", "1", "")
    assert isinstance(question, PadQuestion)
    assert "red threes" in question.prompt
    question = asked("", "6", "1", "1", "2", "1", "")
    assert isinstance(question, PadQuestion)
    assert "beyond" in question.prompt


# --- Cards of canastas among the open ones --------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "doubted"),
    [
        ({**BASE_COUNTED, "laid": 295}, True),  # the cheapest cards of five canastas
        ({**BASE_COUNTED, "laid": 290}, False),
        ({**BASE_COUNTED, "laid": {"groups": {"5": 20, "10": 15, "20": 8}}}, True),  # 43 cards
        ({**BASE_COUNTED, "laid": {"groups": {"10": 34}}}, False),  # fewer than the canastas have
        ({"natural": 1, "beyond": 70, "laid": 70}, True),
        ({"natural": 1, "beyond": 70, "laid": 30}, False),
        ({"laid": 300}, False),  # no canasta, nothing to mix up
        ({"sets": "7777777 KKKKKK QQQQQQ"}, False),  # the pad counts the sets itself
    ],
)
def test_open_cards_that_can_be_all_cards_are_doubted(side: dict[str, Any], doubted: bool) -> None:
    found = [told for told in doubts(**side) if "do not belong here" in told]
    assert len(found) == doubted


def test_where_canastas_stay_open_all_cards_are_counted() -> None:
    entry = {"sides": [{"mixed": 1, "laid": 310}, {}]}
    game = Pad.new({"book": "classic", "sides": SIDES})
    assert game.with_hand(entry).sheet().hands[0].doubts == ()


def test_the_label_says_which_cards_are_wanted() -> None:
    for slug in BOOKS:
        laid = form_of(BOOKS[slug], 4).field("laid")
        assert laid is not None
        assert laid.label == ("cards in open sets or added" if slug == "knee" else "cards on the table")
