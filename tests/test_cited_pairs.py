"""Verdicts cite the right paragraphs: every pair of a message and its citations was reviewed.

The pairs are in ``tests/citations/pairs``. A new one fails here until it is compared with the rulebook and
added (``python -m tests.cited --write``).
"""

from __future__ import annotations

import re

import pytest

from canasta.books import BOOKS
from canasta.books.texts import home, load
from tests.cited import Pair, new_pairs, reviewed

#: What a paragraph has to mention if a refusal cites it, whichever book it is in.
SPEAKS_OF = {
    "refuse.always_frozen": r"natural|add",
    "refuse.answer_first": r"answer|yes|ask",
    "refuse.asked_in_hand": r"once",
    "refuse.base": r"base",
    "refuse.black_three": r"black three",
    "refuse.bury_instead": r"closed set",
    "refuse.closed_set": r"seven cards|closed",
    "refuse.closed_wild": r"wild cards are never added",
    "refuse.count": r"count|first meld",
    "refuse.count_open": r"count|first meld",
    "refuse.dead_rank": r"never again",
    "refuse.fewer_wild": r"wild",
    "refuse.frozen_pair": r"frozen|blocked",
    "refuse.keep_card": r"canasta",
    "refuse.keep_last": r"one card|canasta",
    "refuse.last_discard": r"discard",
    "refuse.most_wild": r"wild",
    "refuse.must_take": r"\bmust\b|forced|no choice|compulsory",
    "refuse.never_added": r"never buried",
    "refuse.never_mixed": r"no wild|never take a wild",
    "refuse.no_partner": r"alone|on their own|plays? for|by (?:him|them)self|each player|everyone",
    "refuse.no_set": r"\badd|\bset",
    "refuse.no_wild_set": r"\badd|wild",
    "refuse.one_set": r"\bset|put together",
    "refuse.one_wild_set": r"one such set|no more than one|follow the same rules",
    "refuse.only_going_out": r"go out|going out",
    "refuse.only_opened": r"first meld",
    "refuse.pair_only": r"two (?:natural )?cards",
    "refuse.partner_foot": r"foot",
    "refuse.quiet": r"three turns",
    "refuse.red_three": r"red three|bonus card",
    "refuse.said_no": r"answer|bind|no",
    "refuse.stopped": r"next player|whose turn comes next|stops|stop card",
    "refuse.too_few_taken": r"seven cards",
    "refuse.unopened_pair": r"first meld|opened",
    "refuse.wild_last": r"nothing else",
    "refuse.wild_limit": r"wild",
    "refuse.wild_set": r"wild|by themselves",
    "refuse.within_canasta": r"seven",
    "refuse.yes_first": r"ask",
}
_NUMBERS = {"1": "a canasta|one", "2": "two", "5": "five", "7": "seven"}

PAIRS = sorted(pair for slug in BOOKS for pair in reviewed(slug))


def text_of(pair: Pair) -> str:
    """Return all that the cited paragraphs say; empty if a house rule is cited."""
    ids = pair.cites.split()
    if "house" in ids:
        return ""
    entries = [load(text).entry(id) for text, id in (home(pair.book, each) for each in ids)]
    return " ".join(f"{entry.title} {entry.text}" for entry in entries).lower()


def test_there_is_a_table_for_every_book() -> None:
    assert {pair.book for pair in PAIRS} == set(BOOKS)
    assert set(SPEAKS_OF) <= {pair.said for pair in PAIRS}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_cites_what_was_read(seed: int) -> None:
    new, met, _ = new_pairs(400, seed)
    assert len(met) > 800
    assert not new, "\n".join(f"{pair}: {example}" for pair, example in new.items())


@pytest.mark.long
def test_what_is_said_cites_what_was_read_in_many_positions() -> None:
    new, _, answers = new_pairs(100_000, 12)
    assert answers > 10_000_000
    assert not new, "\n".join(f"{pair}: {example}" for pair, example in new.items())


@pytest.mark.parametrize("slug", BOOKS)
def test_a_paragraph_speaks_of_what_it_is_cited_for(slug: str) -> None:
    wrong = []
    for pair in reviewed(slug):
        told = text_of(pair)  # which fails for a paragraph that does not exist
        if told and not re.search(SPEAKS_OF.get(pair.said, ""), told):
            wrong.append(pair)
    assert not wrong


@pytest.mark.parametrize("slug", BOOKS)
def test_a_paragraph_has_the_number_it_is_cited_for(slug: str) -> None:
    wrong = []
    for pair in reviewed(slug):
        told = text_of(pair)
        need, canastas = re.search(r"need (\d+)", pair.situation), re.search(r"number (\d+)", pair.situation)
        if told and need and not re.search(rf"\b{need[1]}\b", told):
            wrong.append(pair)
        if told and canastas and pair.said.startswith("refuse.keep"):
            wrong += [] if re.search(_NUMBERS[canastas[1]], told) else [pair]
    assert not wrong
