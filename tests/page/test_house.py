"""A table that is played by a house rule of one's own: chosen, played, and marked in the book."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bench.screens import be_guest, call
from tests.page.conftest import DESKTOP, Visit, complaints, focus_kept
from tests.page.playing import discarded, drawn, holds, my_turn

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
    expect(page.get_by_text("By your house rule martes.")).to_be_visible()
    page.get_by_role("button", name="Invite people").click()
    expect(page.locator(".opts")).to_contain_text("martes")
    page.get_by_role("button", name="Fill with bots and start").click()
    # The rule holds: two cards are drawn, turn after turn.
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile("12"))
    for _ in range(2):
        my_turn(page)
        before = page.locator(".hand [data-card]").count()
        drawn(page)
        holds(page, before + 2)
        discarded(page)
    my_turn(page)
    expect(page.locator(".top .where")).to_contain_text("Classic · martes · hand 1")
    # What it changes is marked in the book beside the table.
    page.keyboard.press("b")
    panel = page.get_by_role("dialog", name="The rules")
    expect(panel.locator(".withhouse")).to_contain_text("With the house rule martes")
    expect(panel.locator(".rule.changed .ours").first).to_contain_text("In the book: ")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    focus_kept(page)
