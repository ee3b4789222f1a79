"""Hints mark what they speak of: the cards in the hand, and the stock, pile or set they go to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Visit, complaints
from tests.page.playing import drawn, sit_down


def ask_for_a_hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").get_by_role("button", name="Do that")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_hint_marks_the_cards_and_where_they_go(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    sit_down(page, "classic", 2)
    expect(page.locator(".hinttab")).to_have_count(0)
    ask_for_a_hint(page)
    page.keyboard.press("Escape")
    # Before the draw it is about the stock or the pile; the mark stays when the note is closed.
    expect(page.locator('.heap[data-hint="hint"]')).to_have_count(1)
    expect(page.locator(".heap[data-hint]")).to_have_accessible_name(re.compile("coach’s hint$"))
    drawn(page)
    expect(page.locator("[data-hint]")).to_have_count(0)
    ask_for_a_hint(page)
    page.keyboard.press("Escape")
    marked = page.locator('.hand [data-kind][aria-label*="coach’s hint"]')
    expect(marked.first).to_be_attached()
    expect(page.locator(".hand .hinttab").first).to_have_text("hint")
    assert complaints(page) == []
    ask_for_a_hint(page)
    page.get_by_role("button", name="Do that").click()
    expect(page.locator(".hinttab")).to_have_count(0)
