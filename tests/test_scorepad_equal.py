"""The pad counts like the engine: hands keyed in as people count them give the same points.

Card by card the score lines are identical; counted beforehand, every paragraph gives the same points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from canasta.books import BOOKS
from canasta.clauses.base import ScoreLine
from canasta.clauses.tally import Tally
from canasta.engine import score, tally
from canasta.jobs import Variant, all_variants
from canasta.scorepad.entry import read_side
from canasta.scorepad.form import Form, form_of
from canasta.scorepad.plausibility import check_hand
from canasta.scorepad.tally import tally_of
from tests.keying import MANNERS, invented, key_hand, played, special_name

VARIANTS = list(all_variants())
#: How eager players are to lay: hands of all kinds, short and long.
EAGER = (0.0, 0.8, 0.95)
LONG = 10_000
#: Hands of every book in the ordinary run; those of knee are three times as long.
ORDINARY = {slug: 30 if slug == "knee" else 100 for slug in BOOKS}


def by_paragraph(lines: Iterable[ScoreLine]) -> dict[tuple[int, str], int]:
    points: Counter[tuple[int, str]] = Counter()
    for line in lines:
        points[line.side, line.reason.paragraph] += line.points
    return {place: number for place, number in points.items() if number}


def assert_equal(form: Form, hand: Tally, special: str | None, messages: Counter[str]) -> None:
    book = form.book
    want = score(book, hand)
    messages.update(line.reason.message for line in want)
    for manner in MANNERS:
        keyed = key_hand(hand, book.slug, manner, special)
        entries = [read_side(form, side, data) for side, data in enumerate(keyed)]
        check_hand(form, entries)
        got = score(book, tally_of(form, entries))
        if manner == "cards":
            assert got == want, keyed
        assert by_paragraph(got) == by_paragraph(want), keyed


def compare_played(variant: Variant, seed: int, hands: int) -> Counter[str]:
    form = form_of(BOOKS[variant.book].with_options(variant.options), variant.players)
    rng = Random(seed)
    messages: Counter[str] = Counter()
    for number in range(hands):
        state = played(variant, rng, EAGER[number % len(EAGER)])
        assert_equal(form, tally(state), special_name(state), messages)
    return messages


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_hands_that_were_played(variant: Variant) -> None:
    alike = [other for other in VARIANTS if other.book == variant.book]
    assert compare_played(variant, 1, -(-ORDINARY[variant.book] // len(alike)))


@pytest.mark.parametrize("slug", BOOKS)
def test_tables_that_seldom_come_up(slug: str) -> None:
    """All score lines of a book occur here."""
    rng = Random(slug)
    messages: Counter[str] = Counter()
    variants = [variant for variant in VARIANTS if variant.book == slug]
    for variant in variants:
        form = form_of(BOOKS[slug].with_options(variant.options), variant.players)
        for _ in range(-(-300 // len(variants))):
            hand = invented(form.setup, rng)
            specials = [side.special for side in hand.sides if side.special >= 0]
            special = form.book.special_hands[specials[0]].name if specials else None
            assert_equal(form, hand, special, messages)
    assert {message.removeprefix("score.") for message in messages} >= EXPECTED[slug]


_COMMON = {"red_threes", "left"}
_CANASTAS = {"natural_canastas", "mixed_canastas", "laid", "out"}
EXPECTED = {
    "classic": _COMMON | _CANASTAS | {"concealed", "all_red_threes", "red_threes_unopened", "fines"},
    "caliente": _COMMON | _CANASTAS | {"concealed", "caliente_held", "caliente_played"},
    "boat": _COMMON
    | _CANASTAS
    | {"four_blacks", "small_wild_canasta", "big_wild_canasta", "laid_no_canasta", "red_threes_no_canasta"},
    "american": _COMMON
    | {"laid", "out", "canasta_natural", "canasta_mixed", "canasta_wild", "canasta_twos", "open_set"}
    | {"open_wild", "held_too_many", "black_threes", "black_threes_no_canasta", "laid_no_canasta"}
    | {f"special.{hand.name}" for hand in BOOKS["american"].special_hands},
    "knee": _COMMON
    | {"base", "books_natural", "books_mixed", "books_wild", "book_cards", "open_cards"}
    | {"red_threes_left", "black_threes_left"},
}


@pytest.mark.long
@pytest.mark.parametrize("slug", BOOKS)
def test_ten_thousand_hands_of_every_book(slug: str) -> None:
    variants = [variant for variant in VARIANTS if variant.book == slug]
    for seed, variant in enumerate(variants, start=100):
        assert compare_played(variant, seed, -(-LONG // len(variants)))
