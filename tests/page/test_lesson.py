"""Lessons on the page: the coach's script at the real table, played with cards, buttons and keys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from canasta.coach.lesson import books, load_steps, parts
from tests.page.conftest import DESKTOP, PHONE, TABLET, Visit, complaints, focus_kept
from tests.page.playing import first_meld, play


def at_step(page: Page, number: int, last: int) -> None:
    expect(page.locator(".coachnote .count")).to_have_text(re.compile(rf"^{number} (of|de) {last}$"))


def test_a_whole_first_hand_is_played_at_the_table(visit: Visit) -> None:
    steps = load_steps("classic")
    page = visit("/learn/classic", size=DESKTOP)
    for number, step in enumerate(steps, start=1):
        at_step(page, number, len(steps))
        if step.asks == "choice":
            page.locator(".coachnote .choices .btn").nth(step.right - 1).click()
        elif step.asks == "reading" and number < len(steps):
            page.keyboard.press("Enter")
        elif step.do or step.refused:
            expect(page.locator(".coachnote")).to_be_focused()
            if page.locator(".tray").count() and "discard" not in step.do:
                first_meld(page, step.do or step.refused)
            else:
                for action in parts(step.do or step.refused):
                    left = page.locator(".hand [data-card]").count()
                    play(page, action)
                    if action != parts(step.do or step.refused)[-1]:
                        expect(page.locator(".hand [data-card]")).not_to_have_count(left)
        if number == 5:
            page.evaluate("document.documentElement.dataset.theme = 'evening'")
            assert complaints(page) == []
    expect(page.get_by_role("heading", level=1)).to_contain_text("went out")
    page.get_by_role("button", name="Play against beginners").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_what_is_tried_is_answered_and_can_be_tried_again(visit: Visit) -> None:
    page = visit("/learn/classic?step=8", size=PHONE)
    note = page.get_by_role("dialog")
    expect(note).to_contain_text("Three kings are worth 30")
    # The answer is not among the buttons: it is played with cards.
    expect(page.get_by_role("button", name="lay KKK")).to_have_count(0)
    page.locator('.hand [data-kind="4"]').click()
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(note).to_contain_text("Try the three kings first")
    page.keyboard.press("Escape")
    for _ in range(3):
        page.locator('.hand [data-kind="K"][aria-pressed="false"]').last.click(position={"x": 6, "y": 20})
    page.get_by_role("button", name="Add to first meld").click()
    assert complaints(page) == []
    page.locator('.acts [aria-keyshortcuts="L"]').click(force=True)  # it says why not
    expect(note).to_contain_text("classic 15")
    at_step(page, 9, len(load_steps("classic")))
    # A returning player finds their place; a question that is too hard can be skipped.
    page.reload()
    at_step(page, 9, len(load_steps("classic")))
    page.get_by_role("button", name="Why?").click()
    expect(note.get_by_role("blockquote")).to_contain_text("Classic 9 · The three parts of a turn")
    assert complaints(page) == []
    page.get_by_role("button", name="Do it for me").click()
    at_step(page, 10, len(load_steps("classic")))
    focus_kept(page)
    page.get_by_role("button", name="Back").click()
    at_step(page, 9, len(load_steps("classic")))
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Resume Classic at step 9").wait_for()


SHOWN = {"classic": PHONE, "caliente": TABLET, "boat": (740, 360), "american": (820, 1180), "knee": PHONE}


@pytest.mark.parametrize("book", books())
def test_each_book_begins_and_its_first_draw_is_done(visit: Visit, book: str) -> None:
    settings = json.dumps({"theme": "evening" if book in ("boat", "knee") else "day"})
    language = "es" if book in ("caliente", "knee") else "en"
    page = visit(f"/learn/{book}?step=1", size=SHOWN[book], settings=settings, language=language)
    steps = load_steps(book)
    first = next(number for number, step in enumerate(steps, start=1) if step.do == "draw")
    for number in range(1, first):
        at_step(page, number, len(steps))
        page.keyboard.press("Enter")
    at_step(page, first, len(steps))
    expect(page.locator(".dark .ring").first).to_be_attached()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    stock = page.locator('[data-at="stock"]')
    before = stock.get_attribute("aria-label") or ""
    stock.click()
    at_step(page, first + 1, len(steps))
    expect(stock).not_to_have_attribute("aria-label", before)
