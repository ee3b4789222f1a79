"""House rules: the changes of a file, its citations, its errors, and its hash."""

from __future__ import annotations

import dataclasses
import re

import pytest

from canasta.books import BOOKS
from canasta.books.house import is_house_citation, read_house
from canasta.books.house.fields import fields_of
from canasta.books.house.seams import clauses_of, entries, seams, seams_with
from canasta.books.house.write import clause_sentence, differences, template, written_book
from canasta.books.registry import registry
from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.clauses.base import Limit
from canasta.clauses.deal import DrawnThreeShown
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.going_out import DISCARD_REQUIRED
from canasta.clauses.hands import Groups
from canasta.clauses.meld import FewerWild, WildLimit
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.score import CanastaBonus, CardsLaid, CardsLeft, OutBonus
from canasta.clauses.score_american import HeldTooMany
from canasta.clauses.setup import Setup
from canasta.clauses.take import AlwaysFrozen, FrozenNeedsPair, PairOnly
from canasta.engine import legal_actions, refusal, score, tally
from canasta.messages import catalogue
from canasta.notation import read_position
from canasta.table.actions import action_text, parse_action
from canasta.wording import reason_text

HEAD = 'extends = "classic"\nname = "ours"\nversion = 1\n'
CITED = "house:ours"
CLASSIC = BOOKS["classic"]

VARIANTS = [
    pytest.param(book.with_options(options), id="+".join((slug, *options)))
    for slug, book in BOOKS.items()
    for options in [(), *((option.name,) for option in book.options)]
]


def house_book(rules: str, head: str = HEAD) -> Rulebook:
    return read_house(head + rules).book


# --- A file's changes -----------------------------------------------------------------------------


def test_a_file_that_changes_nothing_is_the_book() -> None:
    book = house_book("")
    assert book.house is not None
    assert (book.slug, book.version, book.house.name, book.house.version) == ("classic", 1, "ours", 1)
    assert dataclasses.replace(book, house=None, cites=CLASSIC.cites) == CLASSIC
    assert differences(CLASSIC, book) == []


def test_numbers_of_the_game() -> None:
    book = house_book("target = 3000\nlook_back = 2\n")
    assert (book.target, book.look_back) == (3000, 2)


def test_hand_size_draw_and_canastas_by_number_of_players() -> None:
    book = house_book("[players.2]\nhand_size = 13\ndraw = 2\n[players.4]\ncanastas = 2\n")
    assert [(seats.players, seats.hand_size, seats.draw) for seats in book.seatings] == [
        (2, 13, 2), (3, 13, 1), (4, 11, 1), (5, 11, 1), (6, 11, 1),
    ]  # fmt: skip
    assert book.going_out.canastas == {2: 2, 3: 1, 4: 2, 5: 1, 6: 1}
    assert (book.going_out.paragraph, book.going_out.keep) == (CITED, CITED)


def test_numbers_of_players_come_and_go() -> None:
    book = house_book(
        "[players]\nremove = [2, 3]\n[players.4]\nhand_size = 13\n", HEAD.replace("classic", "boat")
    )
    assert [seats.players for seats in book.seatings] == [4]
    book = house_book(
        "[players.6]\nseats = 6\nsides = 3\nhand_size = 11\ncanastas = 1\npacks = 3\n",
        HEAD.replace("classic", "boat"),
    )
    assert book.seating(6).packs == 3
    assert Setup(book, 6).canastas_needed == 1


def test_card_values_change_wherever_the_book_uses_them() -> None:
    book = house_book("[values]\nace = 15\njoker = 100\n")
    assert (book.values[10], book.values[JOKER]) == (15, 100)
    for clause in book.score:
        if isinstance(clause, CardsLaid | CardsLeft):
            assert clause.values == book.values
            assert clause.paragraph == CITED


def test_the_values_of_one_clause_change_alone() -> None:
    book = house_book("[clauses.score.CardsLeft.values]\nblack_three = 100\n")
    left = next(clause for clause in book.score if isinstance(clause, CardsLeft))
    laid = next(clause for clause in book.score if isinstance(clause, CardsLaid))
    assert (left.values[BLACK_THREE], laid.values[BLACK_THREE], book.values[BLACK_THREE]) == (100, 5, 5)
    assert (left.paragraph, laid.paragraph) == (CITED, "56")


def test_a_field_of_a_clause() -> None:
    book = house_book("[clauses.score.CanastaBonus]\nnatural = 700\n")
    assert CanastaBonus(CITED, natural=700, mixed=300, mixed_paragraph=CITED) in book.score
    assert OutBonus("52", 100) in book.score, "a clause that was not named cites its own paragraph"


def test_a_field_written_as_it_was_changes_nothing() -> None:
    book = house_book("[clauses.score.OutBonus]\npoints = 100\n[values]\nace = 20\n")
    assert book.score == CLASSIC.score
    # The order of unordered items does not matter either.
    american = house_book(
        '[clauses.discard.FirstAfterTake]\nranks = ["seven", "ace"]\n', HEAD.replace("classic", "american")
    )
    assert american.discard == BOOKS["american"].discard


def test_a_clause_is_removed_added_replaced() -> None:
    book = house_book(
        '[clauses.stock_out]\nremove = ["MustTake"]\n'
        '[clauses.take]\nremove = ["FrozenNeedsPair"]\n'
        'add = [{ clause = "AlwaysFrozen", before = "Stopped" }]\n'
        '[clauses.limits.replace.WildLimit]\nclause = "FewerWild"\nmost = 3\n'
    )
    assert book.stock_out == ()
    assert isinstance(book.take[0], AlwaysFrozen)
    assert not any(isinstance(clause, FrozenNeedsPair) for clause in book.take)
    assert book.take[0].paragraph == book.take[0].canasta == CITED
    assert book.limits[-1] == FewerWild(CITED, most=3, most_paragraph=CITED)
    assert not any(isinstance(limit, WildLimit) for limit in book.limits)


def test_a_limit_that_is_changed_is_a_limit_in_play() -> None:
    book = house_book("[clauses.limits.WildLimit]\nby_size = [1, 1]\ncanasta_unlimited = false\n")
    room = Setup(book, 4).room[9]
    assert [bool(room[naturals * 32 + wild]) for naturals, wild in ((2, 0), (2, 1), (6, 1), (7, 0))] == [
        True, False, False, True,
    ]  # fmt: skip


def test_clauses_by_kind_of_card() -> None:
    book = house_book('[clauses.discarded.Freezes]\nkinds = ["joker"]\n')
    assert list(book.discarded) == [JOKER, BLACK_THREE]
    assert book.discarded[JOKER] == (Freezes(CITED, frozenset({JOKER})),)
    book = house_book(
        '[clauses.discarded]\nreplace = { Stops = { clause = "Stops", kinds = ["ace", "two"] } }\n'
    )
    assert book.discarded[TWO][1] == Stops(CITED, frozenset({10, TWO}))
    assert BLACK_THREE not in book.discarded
    book = house_book('[clauses.drawn.DrawnThreeShown]\nlast = "nothing"\n')
    assert book.drawn == {RED_THREE: (DrawnThreeShown(CITED, last=0),)}


def test_words_for_choices_and_rules_that_are_on_or_off() -> None:
    book = house_book(
        '[clauses.going_out.GoingOut]\nlast_discard = "required"\nkeeps_after_discard = false\n'
        "[clauses.asking.Asking]\nobliges = false\nbefore_draw = false\nneeds_way = true\n"
        "[clauses.first_meld.FirstMeld]\nthree_naturals = true\nbelow = 15\n"
    )
    assert book.going_out.last_discard == DISCARD_REQUIRED
    assert book.asking is not None
    assert (book.asking.obliges, book.asking.before_draw, book.asking.needs_way) == ("", False, True)
    assert book.first_meld.three_naturals == CITED


def test_a_single_clause_is_left_out() -> None:
    book = house_book(
        '[clauses.asking]\nremove = ["Asking"]\n[clauses.turn_ends]\nremove = "all"\n'
        '[clauses.concealed]\nremove = ["Concealed"]\n[clauses.only_going_out]\nremove = "all"\n'
    )
    assert (book.asking, book.turn_ends, book.concealed, book.only_going_out) == (None, (), None, None)


def test_quiet_turns_are_added() -> None:
    book = house_book('[clauses.quiet]\nadd = [{ clause = "QuietTurns", turns = 2 }]\n')
    assert book.quiet is not None
    assert (book.quiet.turns, book.quiet.paragraph) == (2, CITED)


def test_the_size_of_a_canasta_reaches_every_clause() -> None:
    book = house_book("canasta_size = 6\n")
    carried = [
        getattr(entry.clause, name)
        for seam in seams().values()
        for entry in entries(book, seam)
        for name in fields_of(type(entry.clause))
        if name in ("size", "canasta_size")
    ]
    assert carried
    assert set(carried) == {6}


def test_special_hands_are_counted_as_they_are_played() -> None:
    american = HEAD.replace("classic", "american")
    book = house_book('[clauses.special_hands]\nremove = ["straight"]\ndream = { points = 5000 }\n', american)
    names = [hand.name for hand in book.special_hands]
    assert "straight" not in names
    assert {hand.name: hand.points for hand in book.special_hands}["dream"] == 5000
    assert next(clause.hands for clause in book.score if hasattr(clause, "hands")) == book.special_hands


def test_the_least_that_a_value_may_be_is_allowed() -> None:
    """A fine of 0, and a group of one card."""
    assert house_book("[clauses.turn_ends.FineForNotGoingOut]\npoints = 0\n").slug == "classic"
    hand = '{ clause = "Groups", name = "pairs", points = 5, groups = [7, 6, 1], wild = 0 }'
    american = HEAD.replace("classic", "american")
    assert house_book(f"[clauses.special_hands]\nadd = [{hand}]\n", american).slug == "american"


def test_there_may_be_any_number_of_special_hands_of_groups() -> None:
    hand = '{ clause = "Groups", name = "pairs", points = 2000, groups = [7, 7], wild = 0 }'
    book = house_book(f"[clauses.special_hands]\nadd = [{hand}]\n", HEAD.replace("classic", "american"))
    assert book.special_hands == (
        *BOOKS["american"].special_hands, Groups(CITED, "pairs", 2000, groups=(7, 7), wild=0)
    )  # fmt: skip


def test_clauses_of_one_kind_are_numbered() -> None:
    american = HEAD.replace("classic", "american")
    book = house_book("[clauses.score.HeldTooMany-2]\npoints = 1000\n", american)
    assert [clause.points for clause in book.score if isinstance(clause, HeldTooMany)] == [1500, 1000]


def test_options_come_before_the_changes() -> None:
    head = 'extends = "caliente"\noptions = ["always_frozen"]\nname = "ours"\nversion = 3\n'
    book = house_book('[clauses.take]\nreplace = { AlwaysFrozen = { clause = "PairOnly" } }\n', head)
    assert book.chosen == ("always_frozen",)
    assert PairOnly(CITED) in book.take
    assert book.house is not None
    assert book.house.version == 3


def test_the_turn_machine_can_always_cite_something() -> None:
    for slug in BOOKS:
        book = house_book("", HEAD.replace("classic", slug))
        assert {key for other in BOOKS.values() for key in other.cites} | {"house"} == set(book.cites)
        assert all(book.cites[key] == cited for key, cited in BOOKS[slug].cites.items())


# --- In play --------------------------------------------------------------------------------------


def test_a_refusal_says_that_it_comes_from_the_house_rule() -> None:
    rest = "turn=1:play hand1=K setsA=QQQQQQQ"
    assert parse_action("discard K") in legal_actions(read_position(f"classic {rest}"))
    reason = refusal(read_position(f"classic house=classic-two-canastas {rest}"), parse_action("discard K"))
    assert reason is not None
    assert is_house_citation(reason.paragraph)
    assert reason_text(reason, "classic").endswith("(house rule classic-two-canastas)")
    assert (reason.message, reason.params) == ("refuse.keep_card", {"have": 1, "number": 2})


@pytest.mark.parametrize(
    ("rules", "position", "legal"),
    [
        ("[players]\n2.canastas = 0\n", "boat house=ours players=2 turn=1:play hand1=9", ["discard 9"]),
        (
            "clauses.going_out.GoingOut.keeps_after_discard = false\n"
            "clauses.asking.Asking = { compulsory = false, every_time = false }\n",
            "knee house=ours turn=1:play hand1=K closedA=KKKKKKK",
            ["bury K", "discard K"],
        ),
    ],
)
def test_a_last_card_is_kept_only_if_it_cannot_be_played(rules: str, position: str, legal: list[str]) -> None:
    book = house_book(rules, HEAD.replace("classic", position.split()[0]))
    assert [action_text(action) for action in legal_actions(read_position(position, [book]))] == legal


def test_a_score_line_says_that_it_comes_from_the_house_rule() -> None:
    rest = "turn=1:over ending=out out=1 hand1=- hand2=KB hand3=- hand4=- setsA=QQQQQQQ"
    state = read_position(f"classic house=classic-black-threes {rest}")
    lines = score(state.setup.book, tally(state))
    cited = {line.reason.message: (line.points, line.reason.paragraph) for line in lines}
    assert cited["score.left"] == (-110, "house:classic-black-threes")
    assert cited["score.natural_canastas"] == (500, "57")


# --- The hash -------------------------------------------------------------------------------------

ONE = HEAD + 'target = 3000\n[clauses.discarded.Freezes]\nkinds = ["two", "joker"]\n[players.4]\ndraw = 2\n'
SAME = """
# The same, said in another way.
version = 1
name = 'ours'
about = "a word about it"
players = { 4 = { draw = 0x2 } }
target = 3_000
extends = "classic"   # a comment
clauses.discarded.Freezes.kinds = [
    "joker",
    "two",
]
"""


def test_the_hash_knows_no_order_and_no_comments() -> None:
    assert read_house(ONE).hash == read_house(SAME).hash
    assert re.fullmatch("[0-9a-f]{64}", read_house(ONE).hash)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3000", "3005"),
        ("ours", "theirs"),
        ("version = 1", "version = 2"),
        ('"two", ', ""),
        ("draw", "packs"),
    ],
)
def test_the_hash_knows_everything_else(old: str, new: str) -> None:
    assert old in ONE
    assert read_house(ONE.replace(old, new)).hash != read_house(ONE).hash


def test_the_hash_of_a_file_never_changes() -> None:
    """Records contain it: it depends on the file's content, not on the program."""
    assert read_house(ONE).hash == "d8b32b07a309ecf06fa66edc647f28e126ea994db2f5db28eecf2a2003650005"


# --- The whole rule -------------------------------------------------------------------------------


@pytest.mark.parametrize("book", VARIANTS)
def test_a_template_changes_nothing_even_with_every_line_in_force(book: Rulebook) -> None:
    source = template(book, "ours")
    for text in (source, re.sub(r"^#(?=\S)", "", source, flags=re.MULTILINE)):
        house = read_house(text)
        assert dataclasses.replace(house.book, house=None, cites=book.cites) == book


@pytest.mark.parametrize("book", VARIANTS)
def test_two_books_differ_by_what_a_file_would_say(book: Rulebook) -> None:
    assert differences(book, book) == []
    rows = differences(CLASSIC, book)
    assert len({row.key for row in rows}) == len(rows)
    assert bool(rows) == (book != CLASSIC)
    for row in rows:
        assert row.words(row.one) != row.words(row.other)


def test_every_clause_has_a_seam_a_sentence_and_fields_that_can_be_written() -> None:
    assert Limit.__name__ not in registry()
    for name in registry():
        assert seams_with(name), f"{name} is at no seam"
        assert clause_sentence(name), f"house.clause.{name} is missing in house.ftl"
    for seam in seams():
        assert f"house.seam_title.{seam}" in catalogue()
        assert all(name in clauses_of(seam) for name in clauses_of(seam))


def test_a_book_is_written_with_all_its_clauses() -> None:
    written = written_book(CLASSIC)
    assert written["target"] == 5000
    assert written["players"]["2"]["canastas"] == 2
    assert list(written["clauses"]["score"])[:2] == ["OutBonus", "ConcealedBonus"]
    assert written["clauses"]["first_meld"]["FirstMeld"]["steps"] == [[0, 50], [1500, 90], [3000, 120]]
