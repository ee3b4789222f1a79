"""A table with a custom house rule: chosen, played, and marked in the book."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.screens import be_guest, call
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, focus_kept
from tests.page.playing import discarded, drawn, holds, my_turn
from tests.page.test_print import bare, on_paper

#: Twelve cards, of which two are drawn in a turn.
_FILE = """extends = "classic"
name = "martes"
version = 1
about = "Ours."

[players.2]
hand_size = 12
draw = 2
"""


def test_a_table_by_a_house_rule_of_ones_own(visit: Visit) -> None:
    page = visit("/", size=DESKTOP)
    be_guest(page)
    call(page, "POST", "/api/me/houses", {"text": _FILE})
    page.goto(page.evaluate("location.origin") + "/new?book=classic")
    page.locator(".oneof label").filter(has_text=re.compile("^2$")).click()
    page.get_by_label("House rules").select_option("martes")
    expect(page.get_by_text("With your house rule martes.")).to_be_visible()
    page.get_by_role("button", name="Invite people").click()
    expect(page.locator(".opts")).to_contain_text("martes")
    page.get_by_role("button", name="Fill with bots and start").click()
    # The rule applies: two cards are drawn, turn after turn.
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile("12"))
    for _ in range(2):
        my_turn(page)
        before = page.locator(".hand [data-card]").count()
        drawn(page)
        holds(page, before + 2)
        discarded(page)
    my_turn(page)
    expect(page.locator(".top .where")).to_contain_text("Classic · martes · hand 1")
    # Its changes are marked in the book next to the table.
    page.keyboard.press("b")
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.locator(".withhouse")).to_contain_text("With the house rule martes")
    expect(panel.locator(".rule.changed .ours").first).to_contain_text("In the rulebook: ")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    focus_kept(page)


def test_rules_that_only_a_file_can_say_are_explained_on_one_sheet_of_paper(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/", size=DESKTOP)
    be_guest(page)
    # The editor sets four, five and six players together.
    titled = _FILE.replace("players.2", "players.4").replace(
        "version", 'title = "Martes, sin falta"\nversion'
    )
    saved = call(page, "POST", "/api/me/houses", {"text": titled})
    page.goto(page.evaluate("location.origin") + f"/house/{saved['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Martes, sin falta")
    differs = page.get_by_role("region", name="How they differ from Classic")
    expect(differs.locator("li")).to_have_count(2)
    expect(differs).to_contain_text("12 cards each, with 4 players.")
    expect(differs).to_contain_text("In the rulebook: 11 Classic 5")
    expect(page.locator(".glance .ch")).to_have_count(2)
    # The editor cannot change them.
    expect(page.get_by_role("link", name="Change")).to_have_count(0)
    assert complaints(page) == []
    (sheet,) = on_paper(page, tmp_path)
    for words in ("Martes, sin falta", "12 cards each, with 4 players.", "Points for going out", "Target"):
        assert bare(words) in bare(sheet)
    page.get_by_role("link", name="Play with these rules").click()
    expect(page.get_by_text("With your house rule Martes, sin falta.")).to_be_visible()


def test_a_house_rule_that_comes_with_the_program_is_explained_and_played(visit: Visit) -> None:
    page = visit("/house/classic-two-canastas", size=PHONE)
    expect(page.get_by_role("region", name="How they differ from Classic")).to_contain_text(
        "2 canastas to go out"
    )
    assert complaints(page) == []
    page.get_by_role("link", name="Play with these rules").click()
    expect(page.get_by_label("House rules")).to_have_value("classic-two-canastas")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_cannot_be_read_stays_in_its_field(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/house", size=size)
    if size == PHONE:
        page.get_by_role("button", name="First meld").click()
    row = page.locator(".setrow").filter(has_text="Points that a first meld needs, from each total on")
    field = row.get_by_role("textbox")
    before = field.input_value()
    for words in ("fifty", "0: 50, 1500", "50, 90, 120"):
        field.fill(words)
        field.press("Enter")
        expect(row.get_by_role("alert")).to_have_text(
            f"“{words}” is not valid. Write totals and points, such as 0: 50, 1500: 90."
        )
        expect(field).to_have_value(words)
    assert complaints(page) == []
    field.blur()
    expect(field).to_have_value("50, 90, 120")
    expect(row).not_to_have_class(re.compile(r"\bch\b"))
    field.fill("0: 60, 2000: 100")
    field.press("Enter")
    expect(row.get_by_role("alert")).to_have_count(0)
    expect(row).to_have_class(re.compile(r"\bch\b"))
    expect(field).to_have_value("0: 60, 2000: 100")
    field.fill(before)
    field.press("Enter")
    expect(row).not_to_have_class(re.compile(r"\bch\b"))


def test_a_game_of_so_many_hands_has_its_field(visit: Visit) -> None:
    page = visit("/house", size=DESKTOP)
    target = page.locator(".setrow").filter(has_text="Points that end the game")
    hands = page.locator(".setrow").filter(has_text="Hands in a game")
    expect(hands).to_be_visible()
    for _ in range(3):
        hands.get_by_role("button", name="more").click()
    target.locator(".stepper .v").fill("0")
    target.locator(".stepper .v").press("Enter")
    expect(target).to_have_class(re.compile(r"\bch\b"))
    expect(page.locator(".setrow").get_by_role("alert")).to_have_count(0)
    different = page.get_by_role("region", name="Differences in plain words")
    expect(different).to_contain_text("The game is 3 hands.")
