"""The form of the score pad: what a book counts, field by field, as programs receive it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import UNSET

from canasta.books import BOOKS, book
from canasta.books.house import read_house, shipped, shipped_house
from canasta.books.registry import registry
from canasta.clauses.base import Counts
from canasta.jobs import all_variants
from canasta.scorepad import form
from canasta.scorepad.form import form_of, least_naturals
from canasta.wire import decode, encode
from canasta.wire.pads import PadForm


def test_every_counting_clause_declares_its_fields_and_lines() -> None:
    for kind in registry().values():
        if issubclass(kind, Counts):
            assert kind.pad_fields is not Counts.pad_fields, kind
            assert kind.pad_lines is not Counts.pad_lines, kind


@pytest.mark.parametrize("variant", list(all_variants()), ids=str)
def test_a_form_comes_back_from_json(variant: Any) -> None:
    found = form(BOOKS[variant.book].with_options(variant.options), variant.players)
    assert decode(encode(found), PadForm) == found
    assert sum(side.members for side in found.sides) == variant.players
    assert found.first_meld.table
    for field in found.fields:
        assert field.label
        assert (field.kind == "count") == bool(field.most)


@pytest.mark.parametrize("name", shipped())
def test_house_rules_have_forms(name: str) -> None:
    rules = shipped_house(name).book
    assert form(rules, rules.seatings[0].players).house == name


def test_a_form_tells_values_limits_and_first_melds() -> None:
    found = form(book("boat"), 4)
    fields = {field.id: field for field in found.fields}
    assert fields["red_threes"].most == 4
    assert fields["natural"].points == 600
    assert (fields["natural"].paragraph, fields["mixed"].paragraph) == ("40", "39")
    assert [field.paragraph for field in form(book("classic"), 4).fields if field.part] == ["57", "57"]
    assert {group.value for group in fields["left"].groups or ()} == {5, 10, 20, 50, 100}
    assert fields["four_blacks"].needs == "out"
    assert [step.count for step in found.first_meld.table] == [15, 50, 90, 120, 150]
    knee = form(book("knee"), 6)
    assert json.loads(encode(knee.first_meld.table[3])) == {"hand": 4, "count": 150}
    assert knee.base is not None
    assert knee.base.points == 3000
    special = next(field for field in form(book("american"), 5).fields if field.id == "special")
    assert special.choices
    assert (special.choices[4].id, special.choices[4].points) == ("dream", 8500)


def test_a_field_that_a_form_has_not_is_none() -> None:
    assert form_of(book("classic"), 2).field("nothing") is None


@pytest.mark.parametrize("slug", BOOKS)
def test_a_form_says_when_a_game_ends(slug: str) -> None:
    found = form(BOOKS[slug], 4)
    assert (found.hands, found.target) == ((4, None) if slug == "knee" else (None, BOOKS[slug].target))


def test_only_the_field_of_going_out_is_for_one_side_alone() -> None:
    told = {field["id"]: field for field in json.loads(encode(form(book("classic"), 4)))["fields"]}
    assert [id for id, field in told.items() if "one_side" in field] == ["out"]
    assert told["out"]["one_side"] is True


def test_caliente_cards_are_asked_for_in_hands_where_there_are_some() -> None:
    hot = json.loads(encode(form(book("caliente").with_options(["caliente_cards"]), 4)))
    assert [field["id"] for field in hot["fields"] if field.get("calientes") is True] == ["left"]
    assert "calientes" not in {key for field in hot["fields"] if field["id"] != "left" for key in field}


def test_a_small_canasta_may_have_two_natural_cards() -> None:
    rules = read_house('extends = "classic"\nname = "ours"\nversion = 1\ncanasta_size = 4\n').book
    assert least_naturals(form_of(rules, 4).setup) == 2
    assert least_naturals(form_of(book("classic"), 4).setup) == 4


def test_the_sums_of_a_form_cite_what_red_threes_count_and_cost() -> None:
    lines = [line for line in form(book("boat"), 4).sums.lines if line.of == ["red_threes"]]
    told = [(line.paragraph, line.each, [test.most for test in line.when[1:]]) for line in lines]
    # Up to three, and all four: with a canasta, and without one.
    assert told == [("10", 100, [3]), ("68", 200, [UNSET]), ("72", -100, [3]), ("72", -200, [UNSET])]


def test_a_base_has_a_place_for_any_natural_canasta() -> None:
    natural = ["sevens", "fives", "natural"]
    knee, classic = (form(book(slug), 4).sums for slug in ("knee", "classic"))
    assert knee.base
    assert knee.base.places == [["sevens"], ["fives"], natural, ["mixed"], ["wild"]]
    assert knee.base.takes == "cheapest"
    assert {"A", "7"} <= set(knee.added)
    assert not {"2", "X"} & set(knee.added)  # no wild card is added to a closed canasta
    assert (classic.base, classic.added) == (None, [])


def test_open_sets_are_classes_where_they_cost_something() -> None:
    found = {each.field: (each.canasta, each.wild) for each in form(book("american"), 4).sums.classes}
    assert found["open_aces"] == (False, False)
    assert found["open_sevens"] == (False, None)
    assert found["open_wild"] == (False, True)
    assert not any(each.field.startswith("open") for each in form(book("classic"), 4).sums.classes)


def test_all_red_threes_count_for_more_and_fewer_do_not() -> None:
    lines = [line for line in form(book("classic"), 4).sums.lines if line.table]
    assert [line.table for line in lines] == [[0, 0, 0, 400], [0, 0, 0, -400]]
    assert [[test.most for test in line.when] for line in lines] == [[UNSET, UNSET], [0, UNSET]]
