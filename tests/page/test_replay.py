"""A game looked at again: a record that is brought along, move by move, and whether it was fair."""

from __future__ import annotations

from playwright.sync_api import expect

from canasta.client import Client
from tests.page.conftest import PHONE, ROOT, Visit, complaints
from tests.serving import Running, keep_game

RECORD = ROOT / "tests" / "records" / "boat-2.txt"


def test_a_record_that_is_brought_along_is_replayed_and_proved(visit: Visit) -> None:
    page = visit("/replay", size=PHONE)
    page.locator("input[type=file]").set_input_files(RECORD)
    scrubber = page.get_by_role("slider", name="Move")
    scrubber.wait_for()
    hands = page.locator(".hands li")
    cards = hands.first.locator(".card").count()
    assert cards > 0
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Move 1 of", exact=False).first).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    # As one player saw it, only their cards are in the page.
    page.locator(".oneof label").nth(1).click()
    expect(page.locator(".hands li .fanned")).to_have_count(1)
    page.get_by_role("button", name="Work out every deal again").click()
    expect(page.get_by_text("The deal was fair: everything holds.")).to_be_visible()
    title = page.get_by_role("img", name="Totals")
    assert title.locator("desc").text_content()


def test_the_coach_goes_through_a_game_of_ones_own(visit: Visit, server: Running) -> None:
    ana = Client(server.address, name="Ana")
    record = (ROOT / "tests" / "records" / "caliente-4.txt").read_text(encoding="utf-8")
    page = visit(f"/table/{keep_game(server, [ana], record)}", who=ana)
    expect(page.locator(".scores h1")).to_contain_text("won")
    page.get_by_role("link", name="Look at it again").click()
    page.get_by_role("slider", name="Move").wait_for()
    page.get_by_role("button", name="Review this hand").click()
    curve = page.get_by_role("img", name="Chance to win")
    expect(curve).to_be_visible(timeout=60_000)
    assert curve.locator("desc").text_content()
    assert complaints(page) == []
