"""Draft positions: a line split into places and facts, and edited there."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.house import shipped
from canasta.jobs import Variant
from canasta.messages import LANGUAGES, catalogue, use_language
from canasta.notation import read_position, same_position, write_position
from canasta.notation.draft.draft import Draft
from canasta.wire.drafts import (
    AnyChange,
    DraftEmpty,
    DraftPut,
    DraftRules,
    DraftSay,
    DraftTake,
    OpenedPosition,
    open_position,
)
from canasta.wire.examples import NAMES
from tests.positions import VARIANTS, random_hand


def table_of(found: OpenedPosition) -> dict[str, list[str]]:
    assert found.table is not None
    return {place.place: place.cards for place in found.table.places}


def changed(line: str, *changes: AnyChange) -> OpenedPosition:
    return open_position(line, changes)


def test_cards_are_put_and_taken_out_again() -> None:
    keyed = [DraftPut(place="hand1", card=card) for card in "KQQ27"]
    found = changed("classic", *keyed, *[DraftPut(place="pile", card=card) for card in "2K"])
    assert found.faults == []
    assert found.position == "classic hand1=7QQK2 pile=2K"
    found = changed(found.position, DraftTake(place="hand1", number=1), DraftTake(place="pile"))
    assert found.position == "classic hand1=7QK2 pile=2"
    assert changed(found.position, DraftEmpty(place="hand1")).position == "classic hand1=- pile=2"
    assert changed(found.position, DraftSay(fact="hand1")).position == "classic pile=2"


def test_natural_cards_go_to_the_set_of_their_rank_and_wild_ones_to_the_set_that_is_meant() -> None:
    keyed = [DraftPut(place="setsA", card=card) for card in "KKK999"]
    found = changed("classic hand1=4", *keyed, DraftPut(place="setsA.K", card="2"))
    assert found.position == "classic hand1=4 setsA=999,KKK2"
    found = changed(found.position, DraftPut(place="setsA.9", card="K"), DraftPut(place="setsA.9", card="X"))
    assert found.position == "classic hand1=4 setsA=999X,KKKK2"
    begun = [DraftPut(place="setsB", card=card) for card in "2QQ"]
    assert changed("classic hand1=4", *begun).position == "classic hand1=4 setsB=QQ2"


@pytest.mark.parametrize(
    ("line", "place", "words"),
    [
        ("classic hand1=KKKK setsA=KKKKK", "setsA.K", "There are 9 kings, but 2 packs have 8."),
        ("classic hand1=4 setsB=KKK,99", "setsB.9", "'99' is not a set. A set has at least three cards."),
        ("classic hand1=4 turn=1:play did=laid setsA=KKK", "did", "'before' must say"),
        ("classic hand1=4 turns=3 turn=3", "turns", "These turns are not possible"),
        ("knee hand1=4 knee1=KK", "knee1", "'knee1' must have 13 cards"),
    ],
)
def test_what_cannot_be_is_told_at_its_place(line: str, place: str, words: str) -> None:
    found = open_position(line)
    assert found.table is not None
    (fault,) = found.faults
    assert fault.place == place
    assert words in fault.sentence


@pytest.mark.parametrize(
    ("line", "places"),
    [
        (
            "classic hand1=KKKK44444 setsA=KKKKK,4444 setsB=99,QQ",
            ["setsA.K", "setsA.4", "setsB.9", "setsB.Q"],
        ),
        ("classic scores=1,2,3 hand1=4 redA=5 setsB=99", ["scores", "redA", "setsB.9"]),
        # Facts that depend on omitted ones are left out: without its sets the side had none before either.
        ("classic turn=1:play did=drew,laid before=9 hand1=4 setsA=99", ["setsA.9"]),
        ("classic hand1=4 turns=3 turn=3 setsA=99", ["turns", "setsA.9"]),
    ],
)
def test_all_that_cannot_be_is_told(line: str, places: list[str]) -> None:
    found = open_position(line)
    assert sorted(fault.place for fault in found.faults) == sorted(places)
    assert found.position == line


@pytest.mark.parametrize("line", ["clasic hand1=K", "classic hand1=KZ", "classic hand1", "", "classic\nboat"])
def test_a_line_that_cannot_be_read_says_where(line: str) -> None:
    found = open_position(line)
    assert found.table is None
    assert [fault.place for fault in found.faults] == [""]
    assert found.position == line


def test_what_cannot_be_done_is_left_out_and_told() -> None:
    found = changed("classic hand1=4", DraftPut(place="redA", card="K"), DraftPut(place="redA", card="R"))
    assert found.position == "classic hand1=4 redA=1"
    assert found.refused is not None
    assert (found.refused.place, found.refused.sentence) == ("redA", "Only red threes can be here.")
    for change in (
        DraftPut(place="hand9x", card="K"),
        DraftPut(place="hand1", card="C"),
        DraftSay(fact="shuffles", value="3"),
        DraftRules(book="classic", players=1),
        DraftRules(book="nothing"),
        DraftPut(place="hand1", card="#"),
    ):
        refused = changed("classic hand1=4", change)
        assert refused.position == "classic hand1=4"
        assert refused.refused is not None, change


def test_the_rest_of_the_pack_gives_way() -> None:
    found = changed("classic hand1=4", DraftPut(place="stock", card="K"))
    assert found.position == "classic hand1=4 stock=K#"
    assert found.faults == []
    found = changed(found.position, DraftPut(place="hand1", card="5"), DraftPut(place="stock", card="7"))
    assert found.position == "classic hand1=45 stock=K7#"
    found = changed(found.position, DraftPut(place="pile", card="#"), DraftPut(place="pile", card="9"))
    assert (found.position, found.faults) == ("classic hand1=45 pile=#?9 stock=K7", [])
    back = changed(found.position, DraftPut(place="stock", card="#"))
    assert (back.position, back.faults) == ("classic hand1=45 pile=9 stock=K7#", [])
    assert table_of(back)["stock"] == ["K", "7", "#"]


def test_facts_are_told_and_left_as_usual() -> None:
    found = changed(
        "classic hand1=4", DraftSay(fact="scores.B", value="1520"), DraftSay(fact="part", value="play")
    )
    assert found.position == "classic scores=0,1520 turn=1:play hand1=4"
    assert found.table is not None
    facts = {fact.fact: fact for fact in found.table.facts}
    assert (facts["needs.B"].value, facts["needs.B"].said) == ("90", False)
    assert [option.words for option in facts["seat"].options] == list(NAMES[:4])
    assert facts["owes.2"].title == "Discards that Bruno owes"
    assert facts["fines.A"].title == "Fines of side A"
    over = changed(found.position, DraftSay(fact="part", value="over"))
    assert over.faults == []
    assert over.table is not None
    assert {"ending", "out"} <= {fact.fact for fact in over.table.facts}
    assert "ending" not in changed(over.position, DraftSay(fact="part", value="draw")).position


def test_other_rules_keep_what_they_have_a_word_for() -> None:
    found = changed("classic hand1=K4 setsA=QQQ redB=1 hand4=KK pile=9", DraftRules(book="american"))
    assert found.position == "american hand1=4K hand4=KK setsA=QQQ redB=1 pile=9"
    two = changed("classic hand1=K4 hand4=KK scores=500,0", DraftRules(book="classic", players=2))
    assert two.position == "classic players=2 hand1=4K"
    hot = changed("classic hand1=K4", DraftRules(book="caliente", options=["caliente_cards"]))
    assert hot.table is not None
    assert "C" in [kind.card for kind in hot.table.pack]
    back = changed("caliente options=caliente_cards hand1=CK4", DraftRules(book="classic"))
    assert back.position == "classic hand1=4K"


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_house_rule_that_comes_with_the_program_can_be_set_up(name: str) -> None:
    book = next(slug for slug in BOOKS if name.startswith(slug))
    found = changed(book, DraftRules(book=book, house=name))
    assert (found.faults, found.refused) == ([], None)
    assert found.table is not None
    assert found.table.house == name


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_hand_in_play_comes_back_from_its_places(variant: Variant) -> None:
    """A whole hand is split, moved into a new line card by card, and is the same position."""
    for number, state in enumerate(random_hand(variant, 1)):
        if number % 17:
            continue
        line = write_position(state)
        draft = Draft(line)
        assert draft.settle() == [], line
        assert same_position(read_position(draft.line), read_position(line)), line
        found = open_position(line)
        assert found.table is not None
        keyed = draft.book + "".join(
            f" {key}={value}" for key, value in draft.values.items() if not key.startswith("hand")
        )
        again = changed(
            keyed,
            *(
                DraftPut(place=place.place, card=card)
                for place in found.table.places
                if place.sort == "hand" and place.said
                for card in place.cards
            ),
        )
        if all(place.cards for place in found.table.places if place.sort == "hand"):
            assert same_position(read_position(again.position), state), line


def test_every_fact_and_verb_has_words_in_every_language() -> None:
    wanted = {name for name in catalogue("en") if name.startswith("draft.")}
    for language in LANGUAGES:
        assert {name for name in catalogue(language) if name.startswith("draft.")} == wanted
        with use_language(language):
            for slug in BOOKS:
                found = open_position(slug)
                assert found.table is not None
                for fact in found.table.facts:
                    assert not fact.title.startswith("draft.")
                    assert all(not option.words.startswith("draft.") for option in fact.options)


PLACES = [
    "hand1", "hand2", "hand6", "setsA", "setsA.K", "setsC", "closedA", "closedA.0", "addedA", "redA",
    "blackB",
    "playedA", "pile", "stock", "aside", "knee1", "foot2", "x", "",
]  # fmt: skip
FACTS = [
    "seat", "part", "did", "three", "count", "before", "dealer", "turns", "frozen", "scores.A", "needs.B",
    "owes.1",
    "opened", "melded", "ending", "out", "special", "wildA", "hand1", "pile", "nothing",
]  # fmt: skip
VALUES = [
    "", "1", "2", "9", "-", "yes", "no", "play", "over", "answer", "laid,took", "K,9", "A,B", "-120", "x y",
    "=",
]  # fmt: skip


@settings(max_examples=3 * settings().max_examples)  # fewer on the sources
@given(seed=st.integers(0, 10**9))
def test_nothing_that_is_changed_breaks_a_draft(seed: int) -> None:
    rng = Random(seed)
    line = rng.choice([*BOOKS, "classic players=2", "knee players=6", "caliente options=caliente_cards"])
    for _ in range(12):
        changes = [
            rng.choice(
                list[AnyChange](
                    [
                        DraftPut(place=rng.choice(PLACES), card=rng.choice([*"4567TJQKA2XRBC?#", "KK", ""])),
                        DraftTake(place=rng.choice(PLACES), number=rng.randint(-1, 3)),
                        DraftEmpty(place=rng.choice(PLACES)),
                        DraftSay(fact=rng.choice(FACTS), value=rng.choice(VALUES)),
                        DraftRules(book=rng.choice(list(BOOKS)), players=rng.choice([0, 2, 3, 4, 6])),
                    ]
                )
            )
            for _ in range(4)
        ]
        found = open_position(line, changes)
        assert found.table is not None
        line = found.position
        assert open_position(line).position == line
        if not found.faults:
            read_position(line)
