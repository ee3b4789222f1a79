"""Rules, referee, positions and house rules over HTTP."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
import pytest
from msgspec import UNSET

from canasta.books import BOOKS
from canasta.books.house.questions import house_text
from canasta.client import Client, ServerError
from canasta.messages import use_language
from canasta.notation import read_position
from canasta.pictures import draw, png_of
from canasta.wire.answers import BookText, Comparison, RulesDifference, ScoreSheet
from canasta.wire.cases import NewCase, RefereeCase
from canasta.wire.coach import Hint
from canasta.wire.drafts import DraftPut, DraftRules, NewDraft, OpenedPosition
from canasta.wire.examples import BookExamples
from canasta.wire.houses import OpenedHouse
from canasta.wire.lessons import LessonStart
from canasta.wire.requests import HouseText, NewHouse, NewQuestion, SavedHouse, SavedHouses, ShippedHouses
from canasta.wire.rulebooks import (
    BookletWords,
    Books,
    HouseSettings,
    HouseTrial,
    HouseVerdict,
    ProvenParagraph,
)
from canasta.wire.rulings import KnownIrregularities
from canasta.wire.search import SearchResult, Span
from canasta.wire.verdicts import Explanation, LegalActions, WayOut
from tests.serving import Running, running

pytestmark = pytest.mark.homes(long=True)

POSITION = "classic hand1=KQQ27 setsA=555 pile=2K"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, samples=60, trial=3) as found:
        yield found


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    return Client(server.address, name="Ana")


def test_a_word_of_a_query_has_a_thousand_characters_at_most(ana: Client) -> None:
    assert ana.call("GET", f"/api/rules/search?words={'x' * 1000}", SearchResult)
    with pytest.raises(ServerError) as problem:
        ana.call("GET", f"/api/rules/search?words={'x' * 1001}", SearchResult)
    assert problem.value.error == "server.long_query"


@pytest.mark.parametrize(
    "path",
    ["", "/booklets", "/classic", "/classic/57", "/classic/examples", "/search?words=canasta",
     "/compare?books=classic,boat", "/difference?one=classic&other=boat"],
)  # fmt: skip
def test_the_rules_are_for_everybody_signed_in_or_not(path: str, server: Running) -> None:
    with urlopen(f"{server.address}/api/rules{path}") as answer:
        assert answer.status == 200


def test_the_rules_can_be_read_searched_and_compared(ana: Client) -> None:
    assert {book.book for book in ana.call("GET", "/api/rules", Books).books} >= set(BOOKS)
    classic = ana.call("GET", "/api/rules/classic", BookText)
    assert isinstance(classic.entries, list)
    page = ana.call("GET", "/api/rules/classic/33", ProvenParagraph)
    assert page.title == "Frozen pile"
    assert page.scenarios[0].steps[0].startswith("given classic ")
    hits = ana.call("GET", "/api/rules/search?words=prize%20pile&books=caliente", SearchResult)
    assert hits.hits[0].paragraph.book in ("caliente", "glossary")
    whole = ana.call("GET", "/api/rules/compare", Comparison)
    assert whole.books == list(BOOKS)
    topic = whole.rows[0].row
    one = ana.call("GET", f"/api/rules/compare?topic={topic}&books=boat,knee", Comparison)
    assert [row.row for row in one.rows] == [topic]
    found = ana.call("GET", "/api/rules/difference?one=classic&other=classic-two-canastas", RulesDifference)
    assert found.differences[0].what
    assert (found.differences[0].one_words, found.differences[0].other_words) == ("1", "2")
    for path in ("/api/rules/nothing", "/api/rules/classic/999", "/api/rules/difference?one=pyproject.toml"):
        with pytest.raises(ServerError):
            ana.call("GET", path, dict)


def test_the_rules_come_in_the_language_of_the_caller(ana: Client) -> None:
    new = NewQuestion(position=POSITION, line="take K2")
    with use_language("es"):
        book = ana.call("GET", "/api/rules/classic", BookText)
        page = ana.call("GET", "/api/rules/classic/33", ProvenParagraph)
        hits = ana.call("GET", "/api/rules/search?words=treses%20rojos&books=classic", SearchResult).hits
        why = ana.call("POST", "/api/positions/why", Explanation, new)
    assert (book.title, book.language) == ("Canasta clásica", "es")
    assert (page.title, page.language, page.related[0].language) == ("Pozo congelado", "es", "es")
    assert {hit.paragraph.language for hit in hits} == {"es"}
    assert "treses rojos" in hits[0].paragraph.title
    assert why.paragraph is not None
    assert why.paragraph.title == "Pozo congelado"


def test_examples_booklets_and_marks_come_with_the_rules(ana: Client) -> None:
    shown = ana.call("GET", "/api/rules/classic/examples", BookExamples).examples["33"]
    assert {line.verdict for line in shown[0].lines} == {"yes", "no"}
    words = {each.word: each for each in ana.call("GET", "/api/rules/booklets", BookletWords).words}
    assert (words["pile"].swapped, words["pile"].booklets["boat"]) == (True, ["treasure pile"])
    found = ana.call("GET", "/api/rules/compare?books=classic,boat&known=classic&topic=target", Comparison)
    (row,) = found.rows
    assert row.same is False
    assert [row.books[book][0].spans for book in found.books] == [[Span(0, 5)], [Span(0, 6)]]
    with pytest.raises(ServerError):
        ana.call("GET", "/api/rules/compare?books=classic&known=boat", Comparison)


def test_no_more_than_the_beginning_of_a_long_name_is_repeated(ana: Client) -> None:
    with pytest.raises(ServerError) as problem:
        ana.call("GET", f"/api/rules/{'x' * 500}", BookText)
    assert "x" * 64 in str(problem.value)
    assert "x" * 65 not in str(problem.value)


def test_a_lesson_begins_at_its_first_step_unless_told_otherwise(server: Running) -> None:
    def step(query: str) -> int:
        with urlopen(f"{server.address}/api/lessons/classic{query}") as answer:
            return msgspec.json.decode(answer.read(), type=LessonStart).step.number

    assert (step(""), step("?step=2")) == (1, 2)


def test_the_referee_asks_and_rules_without_remembering_anything(ana: Client) -> None:
    known = ana.call("GET", "/api/referee/classic?words=discarded%20without", KnownIrregularities)
    (found,) = known.irregularities
    assert found.group_title
    case = NewCase(irregularity=found.name, names=["Ana", "Ben", "Carla", "Dora"])
    asked = ana.call("POST", "/api/referee", RefereeCase, case)
    assert asked.question is not None
    assert asked.question.key == "offender"
    assert [option.label for option in asked.options] == case.names
    case.answers = {"offender": "ben", "found": "?"}
    open_case = ana.call("POST", "/api/referee", RefereeCase, case)
    assert open_case.ruling is None
    assert len(open_case.branches) == 2
    assert all(branch.case.ruling is not None for branch in open_case.branches)
    case.answers["found"] = open_case.branches[0].answer
    ruled = ana.call("POST", "/api/referee", RefereeCase, case)
    assert ruled.ruling == open_case.branches[0].case.ruling
    assert ruled.ruling is not None
    assert "Ben" in ruled.ruling.effects[0].words
    with pytest.raises(ServerError):
        ana.call("POST", "/api/referee", RefereeCase, NewCase(irregularity=found.name, answers={"x": "1"}))


def test_positions_are_judged(ana: Client) -> None:
    new = NewQuestion(position=POSITION, line="take K2")
    assert ana.call("POST", "/api/positions/legal", LegalActions, new).actions[0].action == "draw"
    why = ana.call("POST", "/api/positions/why", Explanation, new)
    assert (why.legal, why.cites) == (False, "33")
    counted = NewQuestion(position="classic hand1=K hand2=4 hand3=5 hand4=6 setsA=555")
    assert ana.call("POST", "/api/positions/score", ScoreSheet, counted).sides
    assert not ana.call("POST", "/api/positions/out", WayOut, new).legal
    assert ana.call("POST", "/api/positions/hint", Hint, new).plays
    with pytest.raises(ServerError, match="column 17"):
        ana.call(
            "POST", "/api/positions/legal", LegalActions, NewQuestion(position="classic hand1=KKZ pile=5K")
        )


def tried(client: Client, house: HouseText) -> HouseVerdict:
    """Poll for the verdict on a house rule."""
    until = time.monotonic() + 120
    while True:
        trial = client.call("POST", "/api/houses/check", HouseTrial, house)
        if trial.status == "done":
            assert isinstance(trial.verdict, HouseVerdict)
            return trial.verdict
        assert (trial.verdict, trial.done <= trial.wanted) == (UNSET, True)
        assert time.monotonic() < until
        time.sleep(0.05)


def test_house_rules_are_written_tried_kept_and_shared(ana: Client, server: Running) -> None:
    assert ana.call("GET", "/api/houses", ShippedHouses).houses
    settings = ana.call("GET", "/api/houses/settings/boat", HouseSettings).settings
    size = next(each for each in settings if each.id.startswith("hand_size:"))
    assert (size.kind, size.value, bool(size.least)) == ("number", size.value, True)
    new = NewHouse(book="boat", name="our-boat", settings={size.id: size.value - 1})
    text = ana.call("POST", "/api/houses/text", HouseText, new)
    assert "hand_size" in text.text
    verdict = tried(ana, text)
    assert verdict.checked is not None
    assert verdict.changes is not None
    assert verdict.changes.differences
    assert verdict.plain[0].what == size.sentence
    drafted = ana.call("POST", "/api/houses/draft", OpenedHouse, new)
    assert (drafted.values, drafted.plain) == (new.settings, True)
    assert [change.setting for change in drafted.changes] == [size.id]
    kept = ana.call("POST", "/api/me/houses", SavedHouse, text)
    assert ana.call("GET", f"/api/houses/{kept.id}/opened", OpenedHouse).text == text.text
    beside = ana.call("GET", f"/api/rules/compare?books=boat,house:{kept.id}&known=boat", Comparison)
    assert [row.title for row in beside.rows if not row.same]
    bruno = Client(server.address, name="Bruno")
    shared = bruno.call("GET", f"/api/houses/{kept.id}", SavedHouse)
    assert (shared.text, shared.own) == (text.text, False)
    with pytest.raises(ServerError, match="Only its owner"):
        bruno.call("POST", f"/api/me/houses/{kept.id}", SavedHouse, text)
    assert [each.id for each in ana.call("GET", "/api/me/houses", SavedHouses).houses] == [kept.id]
    ana.call("DELETE", f"/api/me/houses/{kept.id}", dict)
    with pytest.raises(ServerError):
        bruno.call("GET", f"/api/houses/{kept.id}", SavedHouse)


def test_a_house_rule_with_a_dead_end_shows_the_hand(ana: Client) -> None:
    broken = HouseText('extends = "classic"\nname = "broken"\nversion = 1\nclauses.stock_out.MustTake = 3\n')
    verdict = tried(ana, broken)
    assert verdict.checked is None
    assert verdict.refused is not None
    assert verdict.refused.errors[0].error


def test_a_house_rule_of_the_editor_with_a_dead_end_shows_who_is_stuck_and_why(ana: Client) -> None:
    new = NewHouse(book="classic", name="ours", settings={"wild_cards": [0, 1, 2]})
    verdict = tried(ana, ana.call("POST", "/api/houses/text", HouseText, new))
    assert verdict.refused is not None
    assert verdict.refused.errors[0].message == "house.trial.dead_end"
    assert verdict.shown is not None
    assert verdict.shown.title == "Dora is stuck: none of the 6 cards left can be played."
    assert verdict.shown.table
    assert verdict.shown.table.hand == list("77KKXX")
    assert [(line.paragraph, line.why) for line in verdict.shown.lines] == [
        ("classic 13", "You are bound to go out in this turn, and after this you could not."),
        ("house:ours", "A new set has no wild card among its first three cards."),
    ]


def test_a_position_is_set_up_over_http(ana: Client) -> None:
    new = NewDraft(position="classic", changes=[DraftPut(place="hand1", card=card) for card in "KQQ27"])
    found = ana.call("POST", "/api/positions/draft", OpenedPosition, new)
    assert (found.position, found.faults) == ("classic hand1=7QQK2", [])
    asked = ana.call(
        "POST", "/api/positions/draft", OpenedPosition, NewDraft(position=POSITION, line="take K2")
    )
    assert asked.answer
    assert (asked.answer.legal, asked.answer.cites) == (False, "33")
    assert asked.legal
    assert asked.legal.actions[0].paragraphs == ["classic 9"]
    out = ana.call("POST", "/api/positions/draft", OpenedPosition, NewDraft(position=POSITION, line="out"))
    assert out.out
    assert out.out.missing
    hidden = ana.call("POST", "/api/positions/draft", OpenedPosition, NewDraft(line="out"))
    assert hidden.legal is None
    assert "Ana" in hidden.unanswered
    nine = NewDraft(position="classic hand1=KKKK setsA=KKKKK")
    wrong = ana.call("POST", "/api/positions/draft", OpenedPosition, nine)
    assert [fault.place for fault in wrong.faults] == ["setsA.K"]
    assert wrong.legal is None
    house = house_text(BOOKS["classic"], "two-more", "", {0: 3})
    own = NewDraft(changes=[DraftRules(book="classic", house="two-more")], house=house)
    assert ana.call("POST", "/api/positions/draft", OpenedPosition, own).position == "classic house=two-more"


def picture(server: Running, form: str, position: str, more: str = "") -> tuple[int, str, bytes]:
    """Return a picture as served without signing in."""
    address = f"{server.address}/api/positions/picture.{form}?position={quote(position)}{more}"
    try:
        with urlopen(Request(address, headers={"Accept-Language": "en"})) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read()
    except HTTPError as refused:
        return refused.code, refused.headers["Content-Type"], refused.read()


def test_pictures_are_the_same_as_the_commands(server: Running, ana: Client) -> None:
    state = read_position(POSITION)
    assert picture(server, "svg", POSITION) == (200, "image/svg+xml", draw(state).encode())
    assert picture(server, "png", POSITION) == (200, "image/png", png_of(state))
    kept = ana.call(
        "POST", "/api/me/houses", SavedHouse, HouseText(house_text(BOOKS["boat"], "ours", "", {}))
    )
    status, _, content = picture(server, "svg", "boat house=ours hand1=KK", f"&house={kept.id}")
    assert (status, content[:4]) == (200, b"<svg")


@pytest.mark.parametrize(
    "position", ["", "classic hand1=KZ", "classic hand1=" + "K" * 2000, "a" * 1000, "é\n"]
)
def test_no_picture_of_what_is_none(server: Running, position: str) -> None:
    status, kind, content = picture(server, "png", position)
    assert 400 <= status < 500
    assert kind == "application/json"
    assert b"sentence" in content
