"""Values returned by clauses: they compare and pickle, and special hands are what they claim."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random

import pytest

from canasta.books import BOOKS, book
from canasta.books.house import read_house, rules_of, shipped
from canasta.cards import BLACK_THREE, KINDS, LETTERS, RANKS, RED_THREE, SEVEN, TWO
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.hands import Groups
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally
from canasta.engine import action_text
from canasta.table.actions import ALL_ACTIONS
from canasta.wording.comparison import Column, compared

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


HANDS = [
    *((slug, hand) for slug, rules in BOOKS.items() for hand in rules.special_hands),
    ("a house", Groups("house:x", "dream", 1000, groups=(5, 2, 2, 2, 1), wild=2)),
    ("a row", Groups("house:x", "row", 1000, groups=(2, 2, 2, 2, 2), wild=4, row=True, jokers=2)),
    ("a row", Groups("house:x", "sevens", 1000, groups=(4, 4, 4), wild=2, row=True, must=frozenset({SEVEN}))),
    ("twos", Groups("house:x", "twos", 1000, groups=(4, 3, 3, 2), wild=1, threes=1, must=frozenset({TWO}))),
    ("a mix", Groups("house:x", "mix", 1000, groups=(4, 3, 3, 2, 2), wild=0, again=True)),
]


@pytest.mark.parametrize(
    ("slug", "hand"),
    HANDS,
    ids=[f"{slug} {hand.paragraph} {place}" for place, (slug, hand) in enumerate(HANDS)],
)
def test_cards_of_a_special_hand_are_one(slug: str, hand: Groups) -> None:
    for seed in range(20):
        ranks = list(range(RANKS))
        Random(seed).shuffle(ranks)
        counts = [0] * KINDS
        for kind in hand.cards(ranks):
            counts[kind] += 1
        assert hand.matches(counts), slug
        assert counts[:RANKS].count(1) in hand.singles
        counts[ranks[0]] += 1
        assert not hand.matches(counts), "a card too many"
        counts[ranks[0]] -= 1
        for kind in (TWO, RED_THREE, BLACK_THREE):
            counts[kind] += 1
            assert not hand.matches(counts), "a card too many that is of no rank"
            counts[kind] -= 1


@pytest.mark.parametrize("slug", BOOKS)
def test_a_pack_is_told_from_what_is_none(slug: str) -> None:
    setup = Setup(BOOKS[slug], BOOKS[slug].seatings[0].players)
    deck = bytes(setup.deck)
    assert setup.is_deck(deck[::-1])
    assert not setup.is_deck(deck[1:])
    assert not setup.is_deck(deck[1:] + deck[-1:])


def with_limit(limit: str) -> Setup:
    head = 'extends = "classic"\nname = "x"\nversion = 1\nabout = "x"\n'
    return Setup(read_house(f"{head}[clauses.limits.WildLimit]\n{limit}\n").book, 4)


@pytest.mark.parametrize(
    ("by_size", "so"), [((1, 2, 3), True), ((1, 0), False), ((0, 1), True), ((2, 2, 1), False), ((0,), True)]
)
def test_whether_more_naturals_never_have_less_room_for_wild_cards(
    by_size: tuple[int, ...], so: bool
) -> None:
    limit = f"by_size = {list(by_size)}"
    assert with_limit(limit).naturals_make_room is so


def test_a_wild_card_joins_no_set_with_fewer_naturals_than_the_rule_wants() -> None:
    room = with_limit("naturals_at_least = 3").room[9]
    assert [bool(room[naturals * 32]) for naturals in range(5)] == [False, False, False, True, True]


def test_wild_cards_make_sets_where_nothing_forbids_them() -> None:
    assert TWO not in Setup(BOOKS["classic"], 4).set_kinds
    assert TWO in Setup(rules_of("classic-wild-canastas"), 4).set_kinds


def test_whether_a_canasta_takes_all_wild_cards() -> None:
    assert Setup(BOOKS["classic"], 4).canasta_takes_all
    assert with_limit("by_size = [0]").canasta_takes_all, "whatever smaller sets may have"
    assert not with_limit("canasta_unlimited = false").canasta_takes_all
    assert not Setup(BOOKS["american"], 4).canasta_takes_all, "canastas are closed"


@pytest.mark.parametrize(
    ("slug", "wild"), [("classic", 3), ("caliente", 1), ("boat", 1), ("american", 2), ("knee", 2)]
)
def test_how_many_wild_cards_a_pair_can_get(slug: str, wild: int) -> None:
    assert Setup(BOOKS[slug], 4).most_wild == wild


@pytest.mark.parametrize(
    ("slug", "options", "allowed"),
    [
        ("classic", (), {"lay BBB": "13", "add B": "13"}),
        ("caliente", ("caliente_cards",), {"play C": "70", "lay BBB": "46", "add B": "46"}),
        ("boat", (), {"lay BBBB": "67"}),
        ("american", (), {f"lay {rank * 7}": "43" for rank in LETTERS[:RANKS]}),
        ("knee", (), {"take reserve": "25"} | {f"bury {rank}": "33" for rank in LETTERS[:RANKS]}),
    ],
)
def test_what_only_one_clause_makes_possible_is_named_by_it(
    slug: str, options: tuple[str, ...], allowed: dict[str, str]
) -> None:
    rules = book(slug).with_options(options)
    assert {
        action_text(action): cited for action in ALL_ACTIONS if (cited := rules.allows(action))
    } == allowed


@pytest.mark.parametrize("name", [*BOOKS, *shipped()])
def test_every_book_and_house_rule_says_something_of_each_part_of_the_game(name: str) -> None:
    rows = compared([Column.named(name)])
    assert {"players", "going_out", "first_meld", "target"} <= {
        row for row, cells in rows.items() if cells[name]
    }


def test_a_setup_is_copied_and_compared_as_a_value() -> None:
    setup = Setup(BOOKS["classic"], 4)
    assert copy(setup) is deepcopy(setup) is setup
    assert (setup == Setup(BOOKS["classic"], 4), setup == Setup(BOOKS["classic"], 2), setup == 4) == (
        True,
        False,
        False,
    )
    assert hash(setup) == hash(Setup(BOOKS["classic"], 4))
    assert repr(setup) == "<Setup of classic for 4 players>"
