"""The referee where a book is silent: it says so, and gives classic's ruling as advice, never as a rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.advice import advice_for, referee_for
from canasta.books.house import read_house
from canasta.client import Client
from canasta.irregularities.decision import read_decision
from canasta.messages import UserError
from canasta.wire.cases import NewCase, RefereeCase
from canasta.wire.rulings import KnownIrregularities
from tests.serving import Running, running
from tests.test_referee_cli import run

pytestmark = pytest.mark.homes(long=True)

#: What happens at every table of real cards, and classic's ruling on it (para. 57 B, 64-74).
EVERYDAY = {
    "touched_card offender=2 place=stock": "64",
    "drew_out_of_turn offender=2 added=no": "57",
    "drew_too_many offender=2 extra=1": "66",
    "exposed_cards offender=2 cards=KQ": "70",
    "laid_out_of_turn offender=2 turn=1 cards=KKK": "57",
    "discarded_without_drawing offender=2 found=before_next_drew": "68",
    "discarded_several offender=2 found=before_next_drew together=yes cards=KQ": "68",
    "out_too_soon offender=2 found=before_score cards=5": "74",
}
OTHERS = [slug for slug in BOOKS if slug != "classic"]
#: Rules that replace classic's irregularity.
OWN = {
    ("american", "first_meld_short"): "first_meld_too_low",
    ("caliente", "red_three_kept"): "bonus_card_not_played",
    ("boat", "red_three_kept"): "red_three_not_shown",
    ("knee", "red_three_kept"): "threes_not_played",
}
#: Where its text settles the matter without a penalty.
SETTLED = {("american", "red_three_kept"), ("caliente", "yes_not_used")}


@pytest.mark.parametrize("slug", OTHERS)
@pytest.mark.parametrize("decision", EVERYDAY)
def test_every_book_has_a_word_on_what_happens_every_day(slug: str, decision: str) -> None:
    name, *facts = decision.split()
    done = run(slug, name, *facts)
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert told.startswith("Advice: ")
    assert f"{slug} has no rule on this." in told
    assert f"(classic {EVERYDAY[decision]}" in told
    assert f"({slug} " not in told


@pytest.mark.parametrize("slug", OTHERS)
def test_what_classic_rules_is_ruled_settled_or_advised_everywhere(slug: str) -> None:
    interview = referee_for(BOOKS[slug], 4)
    own = {each.name for each in BOOKS[slug].irregularities}
    advised = [each.name for each in interview.known if interview.is_advice(each)]
    for each in BOOKS["classic"].irregularities:
        if each.name in own or (slug, each.name) in SETTLED:
            assert each.name not in advised
        elif (slug, each.name) in OWN:
            assert OWN[slug, each.name] in own
            assert each.name not in advised
        else:
            assert advised.count(each.name) == 1
    # The book's own come first, so that their numbers do not depend on advice.
    assert [each.name in own for each in interview.known] == sorted(
        (each.name in own for each in interview.known), reverse=True
    )


def test_a_rule_of_the_book_is_no_advice() -> None:
    told = run("american", "first_meld_too_low", "offender=2", "cards=KKK").stdout
    assert told.startswith("Ruling: ")
    assert "advice" not in told
    assert "american 36" in told
    assert advice_for(BOOKS["classic"]) is None
    assert "advice" not in run("classic", "--list").stdout


def test_what_a_house_rule_leaves_out_comes_back_as_no_advice() -> None:
    text = (
        'extends = "american"\nname = "ours"\nversion = 1\nabout = "Ours."\n'
        '[clauses.irregularities]\nremove = ["wrong_dealer"]\n'
    )
    rules = read_house(text).book
    assert "wrong_dealer" not in [each.name for each in referee_for(rules, 4).all]
    assert "drew_too_many" in [each.name for each in referee_for(rules, 4).all]


def test_the_list_says_what_is_advice() -> None:
    told = run("american", "--list").stdout
    own, _, advised = told.partition("american has no rules on the following.")
    assert "11  A player asked the partner a second time: asked_twice (american 45)" in own
    assert "classic" not in own
    assert "(american" not in advised
    for decision in EVERYDAY:
        assert decision.split()[0] in advised
    data = json.loads(run("american", "--json").stdout)["irregularities"]
    assert {each["name"]: each.get("advice") for each in data}["drew_too_many"] == "classic"
    assert "advice" not in next(each for each in data if each["name"] == "asked_twice")


def test_an_interview_ends_in_advice_and_a_command_that_gives_it_again() -> None:
    done = run("knee", typed="4\ntoo many cards drawn\n2\n1\n")
    told = " ".join(done.stdout.split())
    assert "Advice: A player drew too many cards knee has no rule on this." in told
    assert "canasta referee knee drew_too_many offender=2 extra=1" in told


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def test_the_server_marks_advice(server: Running) -> None:
    ana = Client(server.address, name="Ana")
    known = ana.call("GET", "/api/referee/knee", KnownIrregularities)
    assert {each.advice for each in known.irregularities if each.name == "drew_too_many"} == {"classic"}
    for irregularity, silent in (("drew_too_many", "knee"), ("threes_not_played", None)):
        answers = {"offender": "2", "extra": "1", "found": "at_end", "red": "1", "black": "0"}
        asked = next(each for each in known.irregularities if each.name == irregularity)
        keys = {question.key for question in asked.questions}
        given = {key: value for key, value in answers.items() if key in keys}
        case = ana.call(
            "POST", "/api/referee", RefereeCase,
            NewCase(book="knee", players=4, irregularity=irregularity, answers=given),
        )  # fmt: skip
        assert case.ruling is not None
        assert (case.ruling.advice_for or None) == silent
        assert case.ruling.book == ("classic" if silent else "knee")


def test_advice_is_not_carried_out_in_a_game() -> None:
    rules = BOOKS["american"]
    with pytest.raises(UserError):
        read_decision("drew_too_many offender=2 extra=1", rules.irregularities, rules.seating(4))
