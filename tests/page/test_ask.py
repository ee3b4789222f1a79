"""Ask the rules: a position set up by tapping and by the keyboard alone, the answer, link and picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, quote, urlparse

import pytest
from playwright.sync_api import Locator, Page, expect

from canasta.books import BOOKS
from canasta.notation import read_position
from canasta.pictures import draw
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, faults, wait_until
from tests.page.weight import loaded, packed
from tests.serving import Running, running

#: Prefixes of its message ids.
GROUPS = ("ask", "draft", "part", "rank")
FROZEN = "classic hand1=7QQK2 setsA=555 pile=2K"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("ask"), samples=12) as found:
        yield found


def at(position: str, play: str = "") -> str:
    return f"/ask?position={quote(position)}" + (f"&play={quote(play)}" if play else "")


def line(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Position as text")


def spot(page: Page, place: str) -> Locator:
    return page.locator(f".spot[data-place={place}]")


def key(page: Page, names: str) -> Locator:
    return page.locator(".askkeys").get_by_role("button", name=re.compile(f"^{names},"))


def verdict(page: Page) -> Locator:
    return page.locator(".answer h2")


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_state_of_the_page_has_anything_to_complain_about(visit: Visit, language: str) -> None:
    page = visit(at(FROZEN, "take K2"), language=language)
    page.locator(".answer .row1").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    page.locator(".under .btn").click()
    spot(page, "redA").wait_for()
    assert faults(page, *GROUPS) == []
    for line in ("classic hand1=KKKK setsA=KKKKK,99 setsB=QQ", "american turn=1:over ending=stuck hand1=4"):
        page.goto(page.evaluate("location.origin") + at(line))
        page.locator(".spot").first.wait_for()
        assert faults(page, *GROUPS) == [], line


def test_keys_are_large_enough_for_a_thumb(visit: Visit) -> None:
    page = visit("/ask", size=PHONE)
    spot(page, "hand1").wait_for()
    for each in page.locator(".askkeys .key").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, box


def test_a_position_is_set_up_by_tapping(visit: Visit) -> None:
    page = visit("/ask")
    spot(page, "hand1").wait_for()
    for names, times in (("kings", 1), ("queens", 2), ("twos", 1), ("sevens", 1)):
        for _ in range(times):
            key(page, names).click()
    expect(line(page)).to_have_value("classic hand1=7QQK2")
    spot(page, "pile").get_by_role("button", name="Pile").click()
    key(page, "twos").click()
    key(page, "kings").click()
    spot(page, "setsA").click()
    for _ in range(3):
        key(page, "fives").click()
    expect(line(page)).to_have_value(FROZEN)
    expect(spot(page, "setsA")).to_have_class(re.compile(r"\bnow\b"))
    page.get_by_role("button", name="Cards for the question").click()
    key(page, "kings").click()
    key(page, "twos").click()
    expect(verdict(page)).to_have_text("No, Ana may not.")
    expect(page.locator(".answer")).to_contain_text("it is taken only with two natural kings")
    expect(page.locator(".answer .quote")).to_contain_text("Classic 33")
    spot(page, "pile").get_by_role("button", name="Remove: two").click()
    expect(line(page)).to_have_value("classic hand1=7QQK2 setsA=555 pile=K")
    expect(verdict(page)).to_have_text("Yes, Ana may.")
    page.locator(".answer .quote a").first.click()
    expect(page.locator(".rule.wanted")).to_be_visible()
    page.go_back()
    expect(line(page)).to_have_value("classic hand1=7QQK2 setsA=555 pile=K")
    expect(verdict(page)).to_have_text("Yes, Ana may.")


def test_a_position_is_set_up_and_asked_about_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/ask")
    spot(page, "hand1").wait_for()

    def tab_to(place: str) -> None:
        for _ in range(80):
            if page.evaluate("document.activeElement.closest('[data-place]')?.dataset.place") == place:
                return
            page.keyboard.press("Tab")
        raise AssertionError(place)

    tab_to("pile")
    page.keyboard.type("2k")
    tab_to("setsA")
    page.keyboard.type("5559")
    expect(spot(page, "setsA")).to_contain_text("A set has at least three cards")
    page.keyboard.press("Backspace")
    tab_to("hand1")
    page.keyboard.type("kqq270")
    expect(line(page)).to_have_value("classic hand1=7TQQK2 setsA=555 pile=2K")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Remove: ten")).to_be_focused()
    page.keyboard.press("Delete")
    expect(line(page)).to_have_value(FROZEN)
    assert page.evaluate("document.activeElement !== document.body")
    tab_to("play")
    page.keyboard.type("k2")
    expect(verdict(page)).to_have_text("No, Ana may not.")
    page.keyboard.press("Backspace")
    page.keyboard.type("k")
    expect(page.locator(".answer")).to_contain_text("You need 2 kings")


def test_the_sentence_has_choices_and_takes_ones_own_words(visit: Visit) -> None:
    page = visit(at(FROZEN))
    page.get_by_label("Action", exact=True).select_option("draw")
    expect(verdict(page)).to_have_text("Yes, Ana may.")
    page.get_by_label("Action", exact=True).select_option("go out")
    expect(verdict(page)).to_have_text("No, Ana may not.")
    page.get_by_label("Player", exact=True).select_option("Carla")
    expect(page.locator(".answer")).to_contain_text("are not given, and the answer depends on them")
    page.get_by_label("Player", exact=True).select_option("Ana")
    page.get_by_role("textbox", name="Or in your own words").fill("take the pile with two kings")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_have_text("No, Ana may not.")
    page.get_by_role("button", name="draw a card").click()
    expect(verdict(page)).to_have_text("Yes, Ana may.")
    expect(page.locator(".allowed li").first.locator(".para")).to_have_text("Classic 9")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_any_question_is_answered_in_ones_own_words(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(at(FROZEN), size=size)
    own = page.get_by_role("textbox", name="Or in your own words")
    own.fill("Can I pick up the deck with a king and a deuce?")
    own.press("Enter")
    expect(verdict(page)).to_have_text("No, Ana may not.")
    expect(page.locator(".answer .quote").first).to_contain_text("Classic 33")
    own.fill("how much is a red trey worth")
    own.press("Enter")
    expect(page.locator(".answer > h2")).to_have_text("The rules say")
    hit = page.locator(".answer .hitlist a").first
    expect(hit).to_contain_text("What red threes do")
    assert faults(page, *GROUPS, "rules") == []
    hit.press("Enter")
    expect(page).to_have_url(re.compile("/rules/classic/10$"))


def test_what_it_scores_and_what_the_coach_would_do(visit: Visit) -> None:
    page = visit(at("classic turn=1:play hand1=4487Q hand2=5 hand3=6 hand4=9 setsA=KKKKKKK pile=2"))
    page.get_by_role("button", name="What is it worth?").click()
    expect(page.locator(".lines1").first).to_contain_text("500")
    expect(page.locator(".lines1 .para").first).to_contain_text("Classic")
    page.get_by_role("button", name="What would the coach do?").click()
    expect(page.get_by_text("The coach would", exact=False)).to_be_visible()
    assert complaints(page) == []


def test_a_line_is_pasted_and_one_that_cannot_be_is_told_where(visit: Visit) -> None:
    page = visit("/ask")
    line(page).fill("boat players=2 turn=2:play hand2=KK99 setsB=QQQ")
    page.keyboard.press("Enter")
    expect(spot(page, "hand2")).to_contain_text("4 cards")
    expect(page.locator(".rulesof summary")).to_contain_text("Boat")
    line(page).fill("boat players=2 hand1=KZ")
    page.keyboard.press("Enter")
    expect(page.locator(".line1 .problem")).to_contain_text("At letter 23: 'Z' is not a card")
    expect(spot(page, "hand2")).to_contain_text("4 cards")
    line(page).fill("classic hand1=KKKK setsA=KKKKK")
    page.keyboard.press("Enter")
    expect(spot(page, "setsA").get_by_role("alert")).to_have_text("There are 9 kings, but 2 packs have 8.")
    expect(page.locator(".answer")).to_contain_text("No answer yet")
    line(page).fill("classic hand1=KKKK setsA=KKKKK setsB=99,QQ")
    page.keyboard.press("Enter")
    expect(spot(page, "setsB").get_by_role("alert")).to_have_text(
        [
            "'99' is not a set. A set has at least three cards.",
            "'QQ' is not a set. A set has at least three cards.",
        ]
    )
    expect(spot(page, "setsA").get_by_role("alert")).to_have_text("There are 9 kings, but 2 packs have 8.")
    page.get_by_role("button", name="Play from here").press("Enter")
    expect(page.get_by_text("Correct what is marked first.")).to_be_visible()
    line(page).fill("classic hand1=KKKK setsA=KKKKK")
    page.keyboard.press("Enter")
    spot(page, "hand1").get_by_role("button", name="Remove: king").first.click()
    expect(spot(page, "setsA").get_by_role("alert")).to_have_count(0)


def test_every_book_option_number_and_house_rule_can_be_chosen(visit: Visit) -> None:
    page = visit("/ask")
    summary = page.locator(".rulesof summary")
    summary.click()
    for book in BOOKS:
        page.get_by_role("combobox", name="Rulebook").select_option(book)
        expect(line(page)).to_have_value(re.compile(f"^{book}"))
    page.get_by_role("combobox", name="Rulebook").select_option("caliente")
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("switch").first.check()
    expect(line(page)).to_have_value(re.compile(r"^caliente options=\w+ players=3"))
    expect(spot(page, "setsC")).to_be_visible()
    page.get_by_role("combobox", name="Rulebook").select_option("classic")
    page.get_by_role("combobox", name="House rule").select_option("classic-two-canastas")
    expect(line(page)).to_have_value("classic house=classic-two-canastas")
    line(page).fill("classic house=classic-two-canastas turn=1:play hand1=4 setsA=KKKKKKK pile=5")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="Or in your own words").fill("discard 4")
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_contain_text("that needs 2 canastas")


def test_a_position_is_played_on_with_bots(visit: Visit) -> None:
    page = visit(at("classic turn=3 dealer=2 scores=1600,40 hand3=4455KKQ setsB=777 pile=9"))
    spot(page, "hand3").wait_for()
    expect(page.get_by_text("You play as Carla.", exact=False)).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("group", name="Your hand, 7 cards")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^king of "))).to_have_count(2)
    expect(page.get_by_text("1,600").first).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_role("group", name=re.compile("Your hand, [89] cards"))).to_be_visible()
    page.reload()  # the server has it, like any other game
    expect(page.get_by_role("group", name=re.compile("Your hand, [89] cards"))).to_be_visible()
    over = visit(at("classic turn=1:over ending=exhausted"))
    spot(over, "hand1").wait_for()
    over.get_by_role("button", name="Play from here").press("Enter")
    expect(over.get_by_text("The hand is over: there is nothing to play.")).to_be_visible()


def test_facts_are_told_where_they_belong(visit: Visit) -> None:
    page = visit(at("classic hand1=KKQ pile=K"))
    page.get_by_label("Score of side A").fill("1600")
    page.keyboard.press("Tab")
    expect(line(page)).to_have_value(re.compile("scores=1600,0"))
    page.get_by_label("The pile is frozen").select_option("yes")
    expect(line(page)).to_have_value(re.compile("frozen=yes"))
    page.get_by_label("Stage of the turn").select_option("after drawing or taking")
    page.get_by_text("More about this hand").click()
    page.get_by_role("button", name="the partner said yes").click()
    expect(line(page)).to_have_value(re.compile("did=.*yes"))


def test_the_link_and_the_picture_carry_the_position(visit: Visit, server: Running) -> None:
    page = visit(at(FROZEN, "take K2"))
    verdict(page).wait_for()
    wait_until(page, "location.search.includes('play=')")
    told = parse_qs(urlparse(page.url).query)
    assert told == {"position": [FROZEN], "play": ["take K2"]}
    other = visit(page.url, size=PHONE, language="es")
    expect(verdict(other)).to_have_text("No, Ana no puede.")
    for name, kind in (("SVG", "image/svg+xml"), ("PNG", "image/png")):
        address = page.get_by_role("link", name=name).get_attribute("href")
        answer = page.request.get(f"{server.address}{address}")
        assert answer.headers["content-type"].startswith(kind)
        if name == "SVG":
            assert answer.text() == draw(read_position(FROZEN))


def test_the_table_is_emptied_and_all_places_are_shown(visit: Visit) -> None:
    page = visit(at("knee hand1=KKK setsA=999"))
    page.get_by_role("button", name="Show all places").click()
    spot(page, "foot1").get_by_role("button", name="foot").click()
    page.keyboard.type("k")
    expect(spot(page, "foot1").get_by_role("alert")).to_contain_text("'foot1' must have 11 cards")
    page.get_by_role("button", name="Clear the table").click()
    expect(line(page)).to_have_value("knee")
    assert page.evaluate("document.activeElement !== document.body")


def test_the_page_is_found_from_where_people_look(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="ask the rules").click()
    spot(page, "hand1").wait_for()
    page.goto(f"{page.evaluate('location.origin')}/rules/classic/33")
    page.get_by_role("link", name="Try it").first.click()
    expect(line(page)).to_have_value(re.compile("^classic .*hand1="))


def test_the_page_is_light() -> None:
    more = loaded("page", "ask", "en") - loaded("page", "home", "en")
    assert sum(map(packed, more)) <= 40_000
