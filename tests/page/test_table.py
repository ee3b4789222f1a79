"""Table tests in a real browser with a real server and bots in the other seats."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, TABLET, Visit, complaints, focus_kept
from tests.page.playing import discarded, drawn, fits, my_turn, sit_down, turn_over


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.locator(".c-boat").click()
    page.get_by_role("button", name="Play now").click()
    my_turn(page)


@pytest.mark.parametrize(
    ("book", "players", "size", "settings", "language"),
    [
        ("classic", 2, PHONE, {"theme": "day"}, "en"),
        ("caliente", 3, TABLET, {"theme": "evening", "deck": "4"}, "es"),
        ("boat", 4, (820, 1180), {"theme": "day", "print": "large"}, "en"),
        ("american", 5, (740, 360), {"theme": "evening"}, "es"),
        ("knee", 6, PHONE, {"theme": "evening", "deck": "4", "side": "left"}, "es"),
        ("classic", 4, DESKTOP, {"theme": "day", "side": "left", "print": "large"}, "es"),
    ],
)
def test_a_turn_in_each_book_and_layout(
    visit: Visit, book: str, players: int, size: tuple[int, int], settings: dict[str, str], language: str
) -> None:
    page = visit(size=size, settings=json.dumps(settings), language=language)
    sit_down(page, book, players)
    assert complaints(page) == []
    drawn(page)
    fits(page)
    page.keyboard.press("t")  # too late: a note says so
    page.locator(".note").wait_for()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    discarded(page)
    focus_kept(page)


def test_a_turn_by_keyboard_with_a_refusal_and_its_paragraph(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, "classic")
    page.keyboard.press("Backspace")  # nothing is chosen
    expect(page.get_by_role("alertdialog")).to_be_focused()
    page.keyboard.press("Escape")
    focus_kept(page)
    drawn(page)
    page.keyboard.press("t")
    note = page.get_by_role("alertdialog")
    expect(note).to_contain_text("Classic 9")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/classic/9")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.keyboard.press("ArrowRight")
    focus_kept(page)
    page.keyboard.press("Space")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("Backspace")
    turn_over(page)
    focus_kept(page)

    my_turn(page)
    tree(page)


def tree(page: Page) -> None:
    """Check the accessibility tree."""
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button").first).to_have_attribute("aria-pressed", "false")
    assert page.locator('.hand [tabindex="0"]').count() == 1
    expect(page.get_by_role("button", name="Stock")).to_be_visible()
    expect(page.get_by_role("button", name="Pile,")).to_be_visible()
    expect(page.get_by_role("listitem").and_(page.locator('[aria-current="step"]'))).to_be_visible()
    # If there is only one way to take the pile, it is named.
    expect(page.get_by_role("status").filter(has_text=re.compile("Your turn|^Draw, or"))).to_be_visible()


def test_a_lost_connection_comes_back_in_mid_turn(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page, "classic")
    drawn(page)
    cards = page.locator(".hand").get_attribute("aria-label")
    page.context.set_offline(True)
    page.evaluate("cut.close()")
    expect(page.locator(".banner")).to_contain_text("Connection lost")
    page.locator(".hand [data-kind]").last.click()
    page.keyboard.press("Backspace")  # it is sent when the connection is back
    page.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".hand")).not_to_have_attribute("aria-label", cards or "")
    focus_kept(page)

    my_turn(page)
    second_tab(page)


def second_tab(page: Page) -> None:
    """Take the table over in another tab, and give it back."""
    other = page.context.new_page()
    other.goto(page.url)
    my_turn(other)
    expect(page.get_by_role("heading")).to_contain_text("another window")
    page.get_by_role("button", name="Play here").click()
    my_turn(page)
    expect(other.get_by_role("heading")).to_contain_text("another window")
