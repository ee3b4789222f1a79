"""Bad files give an error message and nothing worse: random values, random keys, random text."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.jobs.trial import TrialError, try_rules
from tests.fuzz.houses import (
    HEAD,
    LETTERS,
    PLACES,
    WRITTEN,
    Document,
    anything,
    changes,
    dumped,
    read_or_complain,
    replaced,
    words,
)


@given(st.text(LETTERS, max_size=200))
def test_any_text(source: str) -> None:
    read_or_complain(source)


@given(st.text("[]{}=,.\"'#\n ab1-_", max_size=60))
def test_any_text_that_looks_like_toml(source: str) -> None:
    read_or_complain(dumped(HEAD) + source)


@given(st.dictionaries(words, anything, max_size=4))
def test_any_values(document: Document) -> None:
    source = dumped({**HEAD, **document})
    tomllib.loads(source)
    read_or_complain(source)


@given(st.sampled_from(PLACES), anything)
def test_any_value_in_any_place(place: tuple[str, tuple[Any, ...]], value: Any) -> None:
    slug, path = place
    house = read_or_complain(dumped(replaced(WRITTEN[slug], path, value)))
    assert house is None or house.extends in BOOKS


@given(changes(tuple(BOOKS)))
def test_rules_of_the_right_form_are_read_or_refused(document: Document) -> None:
    house = read_or_complain(dumped(document))
    if house is not None:
        assert house.book.house is not None


@pytest.mark.long
@given(changes(("classic", "caliente", "boat", "american")))
def test_what_is_read_is_played_or_refused_with_a_position(document: Document) -> None:
    house = read_or_complain(dumped(document))
    if house is None:
        return
    position = house.extends
    try:
        try_rules(house.book, hands=2, processes=1)
    except TrialError as error:
        position = str(error.params["position"])
    assert position.startswith(house.extends)
