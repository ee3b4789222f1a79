"""What clauses hand out: values that compare and travel, special hands that are what they say."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.cards import KINDS, RANKS
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.hands import SpecialHand
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally

SEVEN_EIGHTS = SetTally(4, 5, 1, 1)
REASON = Reason("9", "refuse.pile", {"number": 3})


@pytest.mark.parametrize(
    ("value", "other"),
    [
        (REASON, Reason("9", "refuse.pile", {"number": 4})),
        (ScoreLine(0, 100, REASON), ScoreLine(1, 100, REASON)),
        (SEVEN_EIGHTS, SetTally(4, 5, 2, 0)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_is_equal_to_its_like_alone_and_travels(value: object, other: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert hash(again) == hash(value)
    assert repr(again) == repr(value)
    assert value != other
    assert repr(value) != repr(other)
    assert value != 9


HANDS = [(slug, hand) for slug, book in BOOKS.items() for hand in book.special_hands]


@pytest.mark.parametrize(
    ("slug", "hand"),
    HANDS,
    ids=[f"{slug} {hand.paragraph} {place}" for place, (slug, hand) in enumerate(HANDS)],
)
def test_cards_of_a_special_hand_are_one(slug: str, hand: SpecialHand) -> None:
    for seed in range(20):
        ranks = list(range(RANKS))
        Random(seed).shuffle(ranks)
        counts = [0] * KINDS
        for kind in hand.cards(ranks):
            counts[kind] += 1
        assert hand.matches(counts), slug
        counts[ranks[0]] += 1
        assert not hand.matches(counts), "a card too many"


@pytest.mark.parametrize("slug", BOOKS)
def test_a_pack_is_told_from_what_is_none(slug: str) -> None:
    setup = Setup(BOOKS[slug], BOOKS[slug].seatings[0].players)
    deck = bytes(setup.deck)
    assert setup.is_deck(deck[::-1])
    assert not setup.is_deck(deck[1:])
    assert not setup.is_deck(deck[1:] + deck[-1:])


@pytest.mark.parametrize(
    ("by_size", "so"), [((1, 2, 3), True), ((1, 0), False), ((0, 1), True), ((2, 2, 1), False), ((0,), True)]
)
def test_whether_more_naturals_never_have_less_room_for_wild_cards(
    by_size: tuple[int, ...], so: bool
) -> None:
    house = read_house(
        'extends = "classic"\nname = "x"\nversion = 1\nabout = "x"\n'
        f"[clauses.limits.WildLimit]\nby_size = {list(by_size)}\n"
    )
    assert Setup(house.book, 4).naturals_make_room is so
