"""Typed input parsed into actions: short forms, words for cards, several cards at once."""

import re

import pytest

from canasta.cards import card_text, parse_kinds
from canasta.explain.plays import Known, read_play
from canasta.messages import UserError, in_english, use_language
from canasta.table.actions import ALL_ACTIONS, action_text, parse_action
from canasta.wording import offer_words
from tests.persons import cards_held


def understood(typed: str, *, sets: str = "", top: str = "", legal: str = "") -> list[str]:
    known = Known(
        hand=cards_held("7H 7S KD 3S"),
        sets=frozenset(parse_kinds(sets)),
        top=parse_kinds(top)[0] if top else -1,
        legal=tuple(parse_action(words.strip()) for words in legal.split(";") if words.strip()),
    )
    return [action_text(action) for action in read_play(typed, known).actions]


@pytest.mark.parametrize("action", ALL_ACTIONS)
def test_the_text_of_every_action_is_understood(action: int) -> None:
    typed = action_text(action)
    assert understood(typed, legal=typed) == [typed]
    assert understood(typed.upper(), legal=typed) == [typed]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("action", ALL_ACTIONS)
def test_what_the_table_calls_an_action_is_understood(action: int, language: str) -> None:
    with use_language(language):
        typed = in_english("play", offer_words(action))
        assert understood(typed, legal=action_text(action)) == [action_text(action)]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("lay kings", ["lay KKK"]),
        ("l kkkk2", ["lay KKK", "add K", "add 2 to K"]),
        ("lay k k joker", ["lay KKX"]),
        ("lay 10 10 10", ["lay TTT"]),
        ("lay 1010102", ["lay TTT", "add 2 to T"]),
        ("lay black threes", ["lay BBB"]),
        ("lay 222x", ["lay 222", "add X to wild"]),
        ("lay 2xxx", ["lay 2XX", "add X to wild"]),
        ("lay qq2", ["add Q", "add Q", "add 2 to Q"]),
        ("add qq", ["add Q", "add Q"]),
        ("a q", ["add Q"]),
        ("add 2 2 to the set of queens", ["add 2 to Q", "add 2 to Q"]),
        ("add joker on q", ["add X to Q"]),
        ("add 2 to wild", ["add 2 to wild"]),
        ("d 7", ["discard 7"]),
        ("discard the seven", ["discard 7"]),
        ("discard a seven", ["discard 7"]),
        ("discard a", ["discard A"]),
        ("discard an ace", ["discard A"]),
        ("lay a a a", ["lay AAA"]),
        ("lay aces", ["lay AAA"]),
        ("d 3", ["discard B"]),
        ("d 3s", ["discard B"]),
        ("d 3h", ["discard R"]),
        ("d 10", ["discard T"]),
        ("d c", ["discard C"]),
        ("take the pile with kk", ["take KK"]),
        ("t k2", ["take K2"]),
        ("take 2k", ["take K2"]),
        ("take onto queens", ["take on Q"]),
        ("take q", ["take on Q"]),
        ("take k", ["take KK"]),
        ("y", ["yes"]),
        ("dr", ["draw"]),
        ("draw a card", ["draw"]),
        ("play caliente", ["play C"]),
        ("play a Caliente card", ["play C"]),
        ("lay bbbb", ["lay BBBB"]),
        ("add joker to wild cards", ["add X to wild"]),
        ("lay 2 x x", ["lay 2XX"]),
        ("bury kk", ["bury K", "bury K"]),
        ("take up", ["take reserve"]),
        ("take the reserve", ["take reserve"]),
        ("show hand", ["show hand"]),
        ("d7", ["discard 7"]),
        ("D10", ["discard T"]),
        ("d3", ["discard B"]),
        ("dkd", ["discard K"]),
        ("discard king of diamonds", ["discard K"]),
        ("Discard the King of Diamonds", ["discard K"]),
        ("discard a king", ["discard K"]),
        ("discard kings", ["discard K"]),
        ("discard a 7", ["discard 7"]),
        ("discard one ten", ["discard T"]),
        ("throw away the joker", ["discard X"]),
        ("lay three kings", ["lay KKK"]),
        ("lay 3 kings", ["lay KKK"]),
        ("lay three 7s", ["lay 777"]),
        ("lay down two kings and a two", ["lay KK2"]),
        ("lay a pair of kings with a joker", ["lay KKX"]),
        ("lay kkk 7772", ["lay KKK", "lay 777", "add 2 to 7"]),
        ("add two queens", ["add Q", "add Q"]),
        ("put a joker on the queens", ["add X to Q"]),
        ("put down kkk", ["lay KKK"]),
        ("take the pile with two kings", ["take KK"]),
        ("pick up the pile with a king and a two", ["take K2"]),
        ("take up my foot", ["take reserve"]),
        ("end my turn", ["end"]),
        ("ask my partner", ["ask"]),
        ("may I go out?", ["ask"]),
    ],
)
def test_short_forms_and_words(typed: str, expected: list[str]) -> None:
    assert understood(typed, sets="Q") == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("descartar rey de diamantes", "discard K"),
        ("descarto el siete de corazones", "discard 7"),
        ("tirar un 10", "discard T"),
        ("tiro una dama", "discard Q"),
        ("descartar tres negro", "discard B"),
        ("DESCARTAR REYES", "discard K"),
        ("bajar tres reyes", "lay KKK"),
        ("bajo dos reyes y un dos", "lay KK2"),
        ("bajar dos reyes con un joker", "lay KKX"),
        ("añadir un joker a las reinas", "add X to Q"),
        ("tomar el pozo con dos reyes", "take KK"),
        ("tomar sobre las reinas", "take on Q"),
        ("robar una carta", "draw"),
        ("terminar el turno", "end"),
        ("recoger la rodilla", "take reserve"),
        ("y", "yes"),
    ],
)
def test_words_in_spanish(typed: str, expected: str) -> None:
    with use_language("es"):
        assert understood(in_english("play", typed), sets="Q") == [expected]


@pytest.mark.parametrize(
    ("typed", "legal", "expected"),
    [
        ("d", "draw; ask", ["draw"]),
        ("take", "draw; take KK", ["take KK"]),
        ("take the pile", "draw; take KK", ["take KK"]),
        ("add 2", "add 2 to K; discard 2", ["add 2 to K"]),
        ("lay k", "lay KK2; discard 2", ["lay KK2"]),
        ("lay k", "lay KKK; lay KK2", ["lay KKK"]),
        ("lay kkkkkkk", "lay KKKKKKK", ["lay KKKKKKK"]),
        ("lay kkkkkkk", "lay KKK", ["lay KKK", *["add K"] * 4]),
        ("add k", "bury K; discard K", ["bury K"]),
        ("add k", "add K; bury K", ["add K"]),
    ],
)
def test_where_words_leave_a_choice_the_legal_actions_decide(
    typed: str, legal: str, expected: list[str]
) -> None:
    assert understood(typed, legal=legal) == expected


@pytest.mark.parametrize(
    ("typed", "legal", "complaint"),
    [
        (
            "take",
            "draw; take KK; take K2",
            "way: take the pile with two kings, take the pile with a king and a two",
        ),
        ("lay k", "lay KK2; lay KKX", "more than one way"),
        ("add 2", "add 2 to K; add 2 to Q", "Say which set to add to"),
        ("d", "discard 7", "Say what you discard"),
        ("d 7 7", "", "Just one card"),
        ("d 7d", "", "no seven of that suit"),
        ("lay kq", "", "one rank"),
        ("lay rrr", "", "never part of a set"),
        ("lay 22", "", "three cards at least"),
        ("lay kk", "", "three cards at least"),
        ("lay 522", "", "too few of them are natural"),
        ("take back 2 from k", "", "stays in its set"),
        ("lay bb2", "", "No wild card goes with black threes"),
        ("add k to q", "", "one rank"),
        ("add 2 to x", "", "Say what you add"),
        ("add to k", "", "Say what you add"),
        ("take on", "", "Say which cards"),
        ("take kq", "", "does not go with these cards"),
        ("take r", "", "does not go with these cards"),
        ("draw fly", "", "Cannot understand"),
        ("fold", "", "Cannot understand"),
        ("bury", "", "Say what you add to a closed set"),
        ("bury 2", "", "Say what you add"),
        ("d w", "", "is not a card"),
        ("show k", "", "Say what you show"),
        ("show", "", "Say what you show"),
    ],
)
def test_what_is_missing_is_said(typed: str, legal: str, complaint: str) -> None:
    with pytest.raises(UserError, match=re.escape(complaint)):
        understood(typed, legal=legal)


def test_wild_cards_join_their_set_where_there_is_one() -> None:
    assert understood("lay 2x", sets="2") == ["add 2 to wild", "add X to wild"]


def test_four_black_threes_are_laid_at_once_only_where_the_book_has_that() -> None:
    known = Known((), frozenset(), -1, (), four_blacks=False)
    assert [action_text(action) for action in read_play("lay bbbb", known).actions] == ["lay BBB", "add B"]


def test_a_named_suit_is_that_card() -> None:
    known = Known(cards_held("7H 7S"), frozenset(), -1, ())
    card = read_play("d 7♠", known).card
    assert card is not None
    assert read_play("discard the seven of spades", known).card == card
    assert card_text(card) == "7S"
