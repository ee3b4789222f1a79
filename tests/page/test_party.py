"""Several people at one device: a curtain between their turns, with no cards behind it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit, complaints
from tests.page.playing import discard, drawn, my_turn

NAMES = ("Ana", "Bruno")


def open_curtain(page: Page) -> str:
    """Open the curtain for the player whose turn it is, and return their name."""
    curtain = page.get_by_role("button", name="show my cards")
    expect(curtain).to_be_visible()
    assert page.locator(".card, .hand").count() == 0
    said = page.get_by_role("heading", level=1).inner_text()
    curtain.click()
    return next(name for name in NAMES if name in said)


def test_the_device_is_passed_on_behind_a_curtain(visit: Visit) -> None:
    page = visit("/new?book=boat", size=PHONE)
    page.locator(".oneof label").filter(has_text="2").first.click()
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("textbox", name="Other players").fill("Bruno")
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("button", name="show my cards").wait_for()
    assert complaints(page) == []
    name = open_curtain(page)
    # The player who looks first may only learn that it is the other's turn.
    other = NAMES[1 - NAMES.index(name)]
    own, passed = page.locator(".steps:not(.idle)"), page.get_by_role("heading", name=other)
    own.or_(passed).first.wait_for()
    if passed.count():
        name, other = open_curtain(page), name
        my_turn(page)
    drawn(page)
    hand = page.locator(".hand").get_attribute("aria-label")
    # The other player is asked behind a curtain too, and the drawn card goes back.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Propose…").click()
    page.get_by_role("button", name="Take back everything").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(other)
    assert open_curtain(page) == other
    expect(page.locator(".say")).to_contain_text(f"{name} wants to take back everything")
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    assert open_curtain(page) == name
    my_turn(page)
    expect(page.locator(".hand")).not_to_have_attribute("aria-label", hand or "")
    drawn(page)
    discard(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(other)
    assert open_curtain(page) == other
    expect(own).to_be_visible()
