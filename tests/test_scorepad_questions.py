"""The questions of the score pad without a terminal: asked one by one, given only the answers."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.books import BOOKS
from canasta.messages import UserError
from canasta.scorepad.answers import read_number, read_points
from canasta.scorepad.game_questions import GameQuestions
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.interview import Back, PadInterview, PadQuestion, next_question
from canasta.scorepad.pad import Pad

MOST_QUESTIONS = 100


def new_game(interview: PadInterview) -> dict[str, Any]:
    return GameQuestions(interview, "2026-01-01").run()


@pytest.mark.parametrize("slug", BOOKS)
def test_enter_answers_everything_but_the_names(slug: str) -> None:
    players = BOOKS[slug].seatings[-1].players
    answers = [f"{slug} {players}"]
    names = [f"P{number}" for number in range(players)]
    while True:
        assert len(answers) < MOST_QUESTIONS
        asked = next_question(new_game, answers)
        if not isinstance(asked, PadQuestion):
            break
        assert asked.prompt
        answer = ""
        for size in range(players, 0, -1):
            try:
                next_question(new_game, [*answers, answer])
                break
            except UserError:
                answer = " ".join(names[:size])
        names = names[len(answer.split()) :]
        answers.append(answer)
    pad = Pad.new(asked)
    sheet = pad.sheet()

    def hand(interview: PadInterview) -> dict[str, Any]:
        return HandQuestions(interview, pad.game, sheet.next).run()

    answers = []
    while isinstance(entry := next_question(hand, answers), PadQuestion):
        assert len(answers) < MOST_QUESTIONS
        answers.append("")
    assert entry == {"sides": [{} for _ in pad.game.members]}
    assert not any(pad.with_hand(entry).sheet().totals)


def test_what_is_said_comes_with_the_question_it_goes_before() -> None:
    first = next_question(new_game, [])
    assert isinstance(first, PadQuestion)
    assert any("boat" in note for note in first.notes)
    second = next_question(new_game, ["boat"])
    assert isinstance(second, PadQuestion)
    assert not any("boat" in note for note in second.notes)


def test_an_answer_that_cannot_be_used_is_a_user_error() -> None:
    with pytest.raises(UserError):
        next_question(new_game, ["whist"])


def asked(*answers: str) -> str:
    question = next_question(new_game, answers)
    assert isinstance(question, PadQuestion)
    return question.prompt


def test_who_of_a_side_sits_out_is_said_where_its_names_are_asked_for() -> None:
    assert asked("classic 5") == "Side A, 2 names with commas:"
    assert asked("classic 5", "Ana, Ben") == "Side B, 3 names with commas; the last sits out first:"
    assert "the captain first" in asked("american 5", "Ana, Ben")


def test_how_many_play_is_asked_for_and_enter_is_the_usual_number() -> None:
    assert "how many" in asked("classic").lower()
    assert asked("classic", "2").startswith("The 2 names")
    assert asked("classic", "").startswith("The 4 names")


def test_a_house_rule_is_a_game_too_by_its_name_and_with_the_number_of_players() -> None:
    assert "how many" in asked("classic-ten-left").lower()
    assert asked("classic-ten-left 2").startswith("The 2 names")


@pytest.mark.parametrize("totals", ["100", "100 x", "1 2 3"])
def test_totals_from_paper_are_a_number_for_every_side(totals: str) -> None:
    with pytest.raises(UserError, match="totals"):
        asked("classic 2", "Ana, Ben", "", totals)


def test_points_may_have_a_sign() -> None:
    assert [read_points(typed) for typed in ("65", "+65", "-65", "\u221265")] == [65, 65, -65, -65]


def test_what_was_typed_is_repeated_in_part_alone() -> None:
    with pytest.raises(UserError) as caught:
        read_number("x" * 500)
    assert caught.value.params["typed"] == "x" * 40


def test_caliente_cards_are_told_of_the_hand_that_they_are_in() -> None:
    game = {"book": "caliente", "options": ["caliente_cards"], "sides": [["Ana", "Carla"], ["Ben", "Dora"]]}
    pad = Pad.new(game)
    told = {"Left in Ana": "20", "Left in Carla": "30", "Caliente cards in Carla": "1"}
    answers: list[str] = []
    while isinstance(
        found := next_question(
            lambda interview: HandQuestions(interview, pad.game, pad.sheet().next).run(), answers
        ),
        PadQuestion,
    ):
        prompt = found.prompt.strip()
        answers.append(next((answer for start, answer in told.items() if prompt.startswith(start)), ""))
    assert found == {"sides": [{"left": [20, {"points": 30, "calientes": 1}]}, {}]}


def test_canastas_are_not_asked_for_where_nothing_was_laid() -> None:
    pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Ben"]]})
    for laid, word in (("", "red threes"), ("300", "Canastas in all")):
        question = next_question(
            lambda interview: HandQuestions(interview, pad.game, pad.sheet().next).run(), ["", laid]
        )
        assert isinstance(question, PadQuestion)
        assert word in question.prompt


def test_canastas_that_cannot_be_are_a_user_error_too() -> None:
    pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Ben"]]})
    table = pad.sheet().next

    def hand(interview: PadInterview) -> dict[str, Any]:
        return HandQuestions(interview, pad.game, table).run()

    # No player went out; 100 points on the table, and nine canastas, none of them natural.
    with pytest.raises(UserError):
        next_question(hand, ["", "100", "9", "0"])


class Complaining(PadInterview):
    """Goes on after an error message, as a terminal does."""

    def complain(self, problem: UserError) -> None:
        assert str(problem)


def test_canastas_that_cannot_be_are_asked_for_again_from_their_number_on() -> None:
    pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Ben"]]})
    interview = Complaining(["", "100", "9", "0"])
    with pytest.raises(Back) as back:
        HandQuestions(interview, pad.game, pad.sheet().next).run()
    assert interview.given[: -back.value.steps] == ["", "100"]
    remembered = interview.remembered(back.value)
    assert (remembered["A.laid"], remembered["A.canastas"], remembered["A.natural"]) == ("100", "", "")
