"""Rules are clauses: the number of feature tests in the rest of the program must not grow."""

from __future__ import annotations

from canasta.books import BOOKS
from canasta.clauses.setup import Setup
from tests.feature_tests import feature_tests, features

#: Lines that test for a feature; there were 174. Fewer is better: lower it when the number drops. It was 15
#: before reserves, a base and sets that close could each be used alone.
CEILING = 29
#: Fields of a setup, of which there were 53 before that.
SLOTS = 61


def test_feature_tests_do_not_grow() -> None:
    found = {(file, line) for file, line, _ in feature_tests()}
    assert len(found) <= CEILING, "ask a clause at a seam, or a number of the setup"
    assert len(found) == CEILING, "there are fewer now: lower the ceiling"


def test_features_are_found() -> None:
    known = features()
    assert {"asks", "before_take"} <= known["setup"]
    assert {"asking", "refill", "reserves"} <= known["book"]


def test_a_setup_stays_small() -> None:
    setup = Setup(BOOKS["classic"], 4)
    words = [name for name in dir(setup) if not name.startswith("_") and not callable(getattr(setup, name))]
    assert len(words) <= SLOTS
