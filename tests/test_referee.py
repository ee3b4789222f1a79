"""The referee: every irregularity of every book can be reached, asked about, ruled on and described."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.books.texts import home
from canasta.cards import kinds_text
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities import effects
from canasta.irregularities.decision import decision_text, read_decision
from canasta.irregularities.effects import Effect, Fine, PenaltyCards
from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import GROUPS, Irregularity
from canasta.irregularities.questions import (
    Answer,
    Answers,
    CardsQuestion,
    NumberQuestion,
    Question,
    SeatQuestion,
    WordQuestion,
    YesNoQuestion,
)
from canasta.messages import UserError, catalogue
from canasta.wire import decode, encode
from canasta.wire import rulings as wire
from canasta.wire.ruling_writer import write_irregularity, write_ruling
from canasta.wording.irregularities import ruling_words, snake
from tests.rules.scenarios import known_ids

TABLES = [(book, seats.players) for book in BOOKS.values() for seats in book.seatings]
TABLE_IDS = [f"{book.slug}-{players}" for book, players in TABLES]
NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fritz")


def sample_answers(question: Question, answers: Answers) -> list[Answer]:
    """Return some answers to a question, or all of them if they are few."""
    if isinstance(question, SeatQuestion):
        return list(question.seats(answers))
    if isinstance(question, WordQuestion):
        return list(question.words)
    if isinstance(question, YesNoQuestion):
        return [True, False]
    if isinstance(question, NumberQuestion):
        return [question.least, question.limit(answers)]
    assert isinstance(question, CardsQuestion)
    if question.among:
        return [(kind,) for kind in dict.fromkeys(answers.cards(question.among))]
    first = sorted(question.kinds)[:2]
    several = tuple(first * 2)[: max(2, question.least)]
    samples: list[Answer] = [(first[0],)] if question.most == 1 else [several]
    return samples if question.least else [*samples, ()]


def cases(irregularity: Irregularity, answers: Answers) -> Iterator[Answers]:
    """Yield every path through the questions, with choices open and made."""
    question = irregularity.question(answers)
    if question is None:
        yield answers
        return
    if question.chooser:
        yield answers
    for answer in sample_answers(question, answers):
        yield from cases(irregularity, answers.having(question.key, answer))


def rulings(book: Rulebook, players: int) -> Iterator[tuple[Irregularity, Answers]]:
    for irregularity in book.irregularities:
        answers = Answers(book.seating(players))
        if irregularity.possible(answers):
            for case in cases(irregularity, answers):
                if case.get("red") == case.get("black") == 0:
                    continue  # no three is none too many
                yield irregularity, case


def all_effects(irregularity: Irregularity, answers: Answers) -> list[Effect]:
    ruling = irregularity.ruling(answers)
    options = ruling.choice.options if ruling.choice else ()
    return [*ruling.effects, *(effect for option in options for effect in option.effects)]


# --- Rulings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "players"), TABLES, ids=TABLE_IDS)
def test_every_case_is_ruled_on_told_and_written(book: Rulebook, players: int) -> None:
    for irregularity, answers in rulings(book, players):
        names = NAMES[: answers.seating.seats]
        ruling = irregularity.ruling(answers)
        assert ruling.effects or ruling.choice
        assert -1 <= ruling.seat < answers.seating.seats
        told = ruling_words(book, irregularity, answers, names)
        lines = [*told.lines, *told.notes]
        if told.choice is not None:
            lines += [told.choice.intro, *(line for option in told.choice.options for line in option.lines)]
            assert len(told.choice.options) >= 1
            assert not set(told.choice.seats) - set(range(answers.seating.seats))
        for line in lines:
            assert line.words
            assert "{" not in line.words
            text, id = home(book.slug, line.paragraph)
            assert id in known_ids(text), line
        assert "seat -" not in " ".join([*(line.words for line in lines), told.onward]).lower()
        assert read_decision(decision_text(irregularity, answers), book.irregularities, answers.seating) == (
            irregularity,
            answers,
        )


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_an_open_choice_and_the_choice_made_agree(book: Rulebook) -> None:
    for irregularity, answers in rulings(book, 4):
        ruling = irregularity.ruling(answers)
        if ruling.choice is None:
            continue
        for option in ruling.choice.options:
            made = answers.having(ruling.choice.key, option.answer)
            follow_up = irregularity.question(made)
            if follow_up is not None:
                assert isinstance(follow_up, CardsQuestion)
                made = made.having(follow_up.key, (9,))
            done = irregularity.ruling(made)
            assert done.choice is None
            assert len(done.effects) == len(ruling.effects) + len(option.effects)
            assert done.effects[: len(ruling.effects)] == ruling.effects
            if follow_up is None:
                assert done.effects[len(ruling.effects) :] == option.effects


def test_every_kind_of_effect_arises_somewhere() -> None:
    known = {kind for kind in vars(effects).values() if isinstance(kind, type) and issubclass(kind, Effect)}
    found = {
        type(effect)
        for book in BOOKS.values()
        for irregularity, answers in rulings(book, 4)
        for effect in all_effects(irregularity, answers)
    }
    assert found == known - {Effect}


def test_names_and_keys_are_plain_and_unlike_each_other() -> None:
    for book in BOOKS.values():
        names = [irregularity.name for irregularity in book.irregularities]
        assert len(set(names)) == len(names)
        for irregularity in book.irregularities:
            assert irregularity.group in GROUPS
            keys = [question.key for question in irregularity.asks]
            assert len(set(keys)) == len(keys)
            assert all(word.replace("_", "").isalpha() and word.islower() for word in (*names, *keys))
            for place, question in enumerate(irregularity.asks):
                # A question waits only for those before it.
                assert {key for key, _ in question.when} <= set(keys[:place])
            assert sum(bool(question.chooser) for question in irregularity.asks) <= 1


def test_no_message_of_the_referee_is_left_over() -> None:
    names = {irregularity.name for book in BOOKS.values() for irregularity in book.irregularities}
    messages = [message.split(".") for message in catalogue() if message.startswith("referee.")]
    assert {parts[2] for parts in messages if parts[1] == "title"} == names
    for area in ("ask_of", "word_of", "effect_of", "next_of"):
        assert {parts[2] for parts in messages if parts[1] == area} <= names
    fines = {message.split(".")[1] for message in catalogue() if message.startswith("fine.")}
    used = {
        effect.message.split(".")[1]
        for book in BOOKS.values()
        for irregularity, answers in rulings(book, 4)
        for effect in all_effects(irregularity, answers)
        if isinstance(effect, Fine)
    }
    assert fines == used


def test_fines_and_penalty_cards_are_what_the_book_says() -> None:
    classic = BOOKS["classic"]
    found, answers = read_decision(
        "laid_out_of_turn offender=1 turn=3 cards=K2X", classic.irregularities, classic.seating(4)
    )
    fine, penalty = found.ruling(answers).effects
    assert fine == Fine("57", 0, 100, "fine.laid_out_of_turn")
    assert isinstance(penalty, PenaltyCards)
    assert kinds_text(penalty.cards) == "K2X"


# --- The interview ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "players"), TABLES, ids=TABLE_IDS)
def test_every_irregularity_is_reached_through_the_interview(book: Rulebook, players: int) -> None:
    for irregularity, answers in rulings(book, players):
        interview = Interview(book, players)
        assert interview.question is None
        interview.choose(str(interview.known.index(irregularity) + 1))
        assert interview.irregularity is irregularity
        for question in irregularity.asks:
            answer = answers.get(question.key)
            if answer is None:
                continue
            assert interview.question is question
            interview.answer(question.written(answer))
        if interview.question is not None:
            assert interview.finished
            interview.leave_open()
        assert interview.question is None
        assert interview.finished
        assert interview.answers == answers
        assert ruling_words(*interview.case) == ruling_words(book, irregularity, answers)
        assert interview.decision() == decision_text(irregularity, answers)


def test_back_goes_one_step_at_a_time_to_the_beginning() -> None:
    interview = Interview(BOOKS["classic"], 4)
    interview.choose("discarded_several")
    for given_text in ("2", "before_next_drew", "yes", "KQ"):
        interview.answer(given_text)
    interview.leave_open()
    keys = []
    while interview.irregularity is not None:
        assert interview.back()
        keys.append(interview.question.key if interview.question else "")
    assert keys == ["discard", "cards", "together", "found", "offender", ""]
    assert not interview.back()


def test_the_answers_of_people_are_understood() -> None:
    interview = Interview(BOOKS["classic"], 4, NAMES[:4])
    interview.choose("red three")
    assert interview.answer("car") == 2
    assert interview.options()[0] == ("before_first_discard", "before Carla's first discard")
    assert interview.options()[1] == ("in_play", "later, while the hand was still being played")
    assert interview.answer("later") == "in_play"
    assert interview.answer("1") == 1
    interview.choose("laid_out_of_turn")
    interview.answer("BEN")
    assert [told for _, told in interview.options()] == ["Ana", "Carla", "Dora"]
    with pytest.raises(UserError) as caught:
        interview.answer("ben")
    assert caught.value.params["expected"] == "the number of a seat: 1, 3, 4"
    assert interview.answer("4") == 3
    assert interview.answer("10 k, k") == (6, 9, 9)


@pytest.mark.parametrize(("names", "next_player"), [(NAMES[:4], "Ana"), ((), "the next player")])
def test_answers_name_the_next_player_where_the_table_is_known(
    names: tuple[str, ...], next_player: str
) -> None:
    interview = Interview(BOOKS["american"], 4, names)
    interview.choose("wild_discarded")
    interview.answer("4")
    told = [words for _, words in interview.options()]
    assert told == [f"before {next_player} drew", f"after {next_player} drew"]


def test_letters_that_fit_nothing_or_several_things() -> None:
    interview = Interview(BOOKS["classic"], 4)
    assert [each.name for each in interview.search("EXPOSED")] == ["exposed_cards"]
    assert len(interview.search("dealt")) > 1
    assert interview.search("0") == interview.search("99") == interview.search("") == []
    for given_text, message in (("dealt", "referee.several_match"), ("trump", "referee.no_match")):
        with pytest.raises(UserError) as caught:
            interview.choose(given_text)
        assert caught.value.message == message
    for refused in (lambda: interview.case, interview.decision, interview.leave_open):
        with pytest.raises(UserError):
            refused()
    with pytest.raises(UserError, match="nothing left"):
        interview.answer("1")


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Ben", "ana", "Dora"), ("Ana", "Ben", " ", "Dora")])
def test_names_that_cannot_be_used(names: tuple[str, ...]) -> None:
    with pytest.raises(UserError):
        Interview(BOOKS["classic"], 4, names)


# --- Data and text ----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_data_goes_to_json_and_its_decision_comes_back(book: Rulebook) -> None:
    for irregularity, answers in rulings(book, 4):
        struct = write_ruling(book, irregularity, answers, NAMES[:4])
        assert decode(encode(struct), wire.Ruling) == struct
        again = json.loads(encode(struct))
        assert read_decision(again["decision"], book.irregularities, answers.seating) == (
            irregularity,
            answers,
        )
        words = [again["irregularity"], *(f"{key}={value}" for key, value in again["facts"].items())]
        assert " ".join(words) == again["decision"]
        ruling = irregularity.ruling(answers)
        told = [effect["effect"] for effect in again["effects"]]
        assert told == [snake(type(effect).__name__) for effect in ruling.effects]


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_a_program_can_lead_the_interview_by_the_data_alone(book: Rulebook) -> None:
    start = Answers(book.seating(4))
    for irregularity in book.irregularities:
        struct = write_irregularity(irregularity, start)
        assert decode(encode(struct), wire.Irregularity) == struct
        data = json.loads(encode(struct))
        for answers in cases(irregularity, start):
            known: dict[str, str] = {}
            for question in data["questions"]:
                waits = question.get("when", {})
                asked = all(known.get(key) in answers for key, answers in waits.items())
                own = next(each for each in irregularity.asks if each.key == question["key"])
                assert asked == own.asked(answers)
                answer = answers.get(question["key"])
                if answer is not None:
                    known[question["key"]] = own.written(answer)


def test_every_effect_question_and_group_has_its_place_in_the_wire_form() -> None:
    structs = {struct.__struct_config__.tag: struct for struct in get_args(wire.AnyEffect)}
    assert {snake(effect.__name__) for effect in Effect.__subclasses__()} == set(structs)
    for effect in Effect.__subclasses__():
        named = {field.name for field in fields(effect)} | {"words"}
        assert named == set(structs[snake(effect.__name__)].__struct_fields__)
    assert get_args(wire.Group) == GROUPS


def outcome(book: Rulebook, players: int, decision: str) -> str:
    """Return the ruling on a decision, or the error in it."""
    try:
        found, answers = read_decision(decision, book.irregularities, book.seating(players))
    except UserError as problem:
        return str(problem)
    return ruling_words(book, found, answers, NAMES[: answers.seating.seats]).onward


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz_= -0123456789KQX2", max_size=60))
def test_a_decision_of_any_letters_ends_in_a_user_error_or_a_ruling(words: str) -> None:
    for book in BOOKS.values():
        assert outcome(book, 4, words)


_VALUES = st.one_of(
    st.sampled_from(
        ["1", "2", "5", "0", "-", "yes", "no", "KQ", "K", "RRR", "CX", "²", "99999", "", "before_next_drew"]
    ),
    st.text(max_size=6).filter(lambda text: not any(letter.isspace() for letter in text)),
)


@given(st.data())
def test_any_facts_end_in_a_user_error_or_a_ruling(data: st.DataObject) -> None:
    book, players = data.draw(st.sampled_from(TABLES))
    irregularity = data.draw(st.sampled_from(book.irregularities))
    words = []
    for question in irregularity.asks:
        given_words = question.words if isinstance(question, WordQuestion) else ()
        value = data.draw(st.one_of(st.none(), _VALUES, *map(st.just, given_words)))
        words += [] if value is None else [f"{question.key}={value}"]
    assert outcome(book, players, " ".join([irregularity.name, *words]))


@given(st.data())
def test_an_interview_takes_whatever_is_typed(data: st.DataObject) -> None:
    book, players = data.draw(st.sampled_from(TABLES))
    interview = Interview(book, players)
    lines = st.one_of(_VALUES, st.text(max_size=8), st.sampled_from(["9" * 5000, "{seat}", "B A C K", "10"]))
    for line in data.draw(st.lists(lines, max_size=12)):
        with suppress(UserError):
            if interview.irregularity is None:
                interview.search(line)
                interview.take(data.draw(st.sampled_from(interview.known)))
            else:
                interview.answer(line)
                assert interview.decision()
    if interview.finished:
        assert ruling_words(*interview.case).onward


_ANSWERS: st.SearchStrategy[Answer] = st.one_of(
    st.integers(-2, 20),
    st.booleans(),
    st.text(max_size=4),
    st.sampled_from(["in_play", "before_discard", "hand", "doubtful", "replace"]),
    st.lists(st.integers(-1, 17), max_size=5).map(tuple),
)


@given(st.data())
def test_answers_of_any_type_end_in_a_user_error_or_a_ruling(data: st.DataObject) -> None:
    book, players = data.draw(st.sampled_from(TABLES))
    irregularity = data.draw(st.sampled_from(book.irregularities))
    keys = st.sampled_from(["nonsense", *(question.key for question in irregularity.asks)])
    drawn = data.draw(st.lists(st.tuples(keys, _ANSWERS), max_size=6))
    answers = Answers(book.seating(players), tuple(drawn))
    with suppress(UserError):
        ruling = irregularity.ruling(answers)
        assert ruling.effects or ruling.choice


# --- House rules ------------------------------------------------------------------------------------

MILD = """
extends = "classic"
name = "mild"
version = 1
[clauses.irregularities]
remove = ["touched_card"]
[clauses.irregularities.red_three_kept]
points = 300
"""


def test_a_house_rule_can_leave_out_an_irregularity_and_change_a_fine() -> None:
    rules = read_house(MILD).book
    seating = rules.seating(4)
    with pytest.raises(UserError, match="touched_card"):
        read_decision("touched_card offender=1 place=stock", rules.irregularities, seating)
    found, answers = read_decision("red_three_kept offender=1 found=at_end", rules.irregularities, seating)
    assert found.ruling(answers).effects == (Fine("house:mild", 0, 300, "fine.red_three_kept"),)
    assert ruling_words(rules, found, answers).lines[0].paragraph == "house:mild"
    assert len(rules.irregularities) == len(BOOKS["classic"].irregularities) - 1
