"""Citations of legal plays: expected from the texts for every book, family and situation."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from canasta.books import BOOKS, book
from canasta.books.citations import is_house_citation
from canasta.books.house import read_house, rules_of
from canasta.books.texts import find, load
from canasta.engine import Setup, apply, deal, legal_actions, refusal
from canasta.explain.permits import permits
from canasta.jobs import Variant, all_variants
from canasta.notation import read_position
from canasta.table.actions import (
    ADD_JOKER,
    ADD_TWO,
    FAMILY,
    LAY_JOKER,
    LAY_TWO,
    TAKE_JOKER,
    TAKE_PAIR,
    TAKE_TWO,
    action_text,
    parse_action,
)
from canasta.table.restock import RandomShuffler

ROOT = Path(__file__).resolve().parent
CASES = [
    (slug, *case)
    for slug in BOOKS
    for case in tomllib.loads((ROOT / "citations" / f"{slug}.toml").read_text(encoding="utf-8"))["cases"]
]


@pytest.mark.parametrize(("slug", "position", "play", "cites"), CASES)
def test_what_allows_a_play(slug: str, position: str, play: str, cites: str) -> None:
    state, action = read_position(f"{slug} {position}"), parse_action(play)
    assert refusal(state, action) is None
    assert " ".join(permits(state, action)) == cites


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
)
def test_every_legal_action_rests_on_paragraphs_that_are_there(variant: Variant) -> None:
    setup = Setup(book(variant.book).with_options(variant.options), variant.players)
    rested: set[tuple[int, str]] = set()
    for seed in range(4):
        rng = Random(seed)
        order = list(setup.deck)
        rng.shuffle(order)
        state = deal(setup, bytes(order), shuffler=RandomShuffler(seed))
        while actions := legal_actions(state):
            rested |= {(action, id) for action in actions for id in permits(state, action)}
            apply(state, rng.choice(actions))
    for action, paragraph in rested:
        assert find(variant.book, paragraph), (action_text(action), paragraph)


@pytest.mark.parametrize("slug", BOOKS)
def test_the_table_has_a_line_for_every_family(slug: str) -> None:
    families = {parse_action(play) & FAMILY for name, _, play, _ in CASES if name == slug}
    setup = Setup(book(slug), 4)
    rng, seen = Random(1), set()
    for seed in range(6):
        order = list(setup.deck)
        rng.shuffle(order)
        state = deal(setup, bytes(order), shuffler=RandomShuffler(seed))
        while actions := legal_actions(state):
            seen |= {action & FAMILY for action in actions if action >= TAKE_PAIR}
            apply(state, rng.choice(actions))
    alike = {TAKE_JOKER: TAKE_TWO, LAY_JOKER: LAY_TWO, ADD_JOKER: ADD_TWO}  # a joker goes where a two goes
    asked = {alike.get(family, family) for family in families}
    assert {alike.get(family, family) for family in seen} <= asked


def test_rulings_of_the_project_are_told_as_in_the_documents() -> None:
    listed = " ".join((ROOT.parent / "docs" / "rules" / "README.md").read_text(encoding="utf-8").split())
    for entry in load("project").entries:
        assert f"### {entry.id} {entry.title} " in listed
        assert " ".join(entry.text.split()) in listed


MORE_WILD = """
extends = "classic"
name = "more-wild"
version = 1
[clauses.limits.WildLimit]
by_size = [1, 2, 3, 4]
"""


@pytest.mark.parametrize(
    ("house", "position", "play", "cites"),
    [
        # A changed limit of wild cards cites the house rule, whether or not the book would allow the card.
        (MORE_WILD, "turn=1:play hand1=2K54 setsA=KKK22X pile=9", "add 2 to K", "house 20"),
        (MORE_WILD, "turn=1:play hand1=2K54 setsA=KKK pile=9", "add 2 to K", "house 20"),
        (MORE_WILD, "turn=1:play hand1=2KK54 setsA=777 pile=9", "lay KK2", "house 20"),
        (MORE_WILD, "turn=1:play hand1=2K54 setsA=KKKKKKK pile=9", "add 2 to K", "house"),
        # What it does not change is cited as before.
        (MORE_WILD, "turn=1:play hand1=2K54 setsA=KKK pile=9", "add K", "20"),
        (MORE_WILD, "hand1=2K54 setsA=KKK pile=9K", "take on K", "35"),
        ("classic-wild-canastas", "turn=1:play hand1=222K54 setsA=KKK pile=9", "lay 222", "house 20"),
        ("classic-wild-canastas", "turn=1:play hand1=2K54 setsA=KKK pile=9", "add 2 to K", "12 20"),
        ("classic-joker-skips", "turn=1:play hand1=XK54 setsA=KKK pile=9", "discard X", "9 house 37"),
        ("classic-joker-skips", "turn=1:play hand1=2K54 setsA=KKK pile=9", "discard 2", "9 37"),
    ],
)
def test_a_house_rule_is_cited_for_what_it_changes(house: str, position: str, play: str, cites: str) -> None:
    rules = read_house(house).book if "\n" in house else rules_of(house)
    assert rules.house is not None
    state = read_position(f"classic house={rules.house.name} {position}", [rules])
    action = parse_action(play)
    assert refusal(state, action) is None
    found = ["house" if is_house_citation(id) else id for id in permits(state, action)]
    assert " ".join(found) == cites
