"""Several people at one device: a curtain between their turns, and nobody's cards behind it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PHONE, Visit, complaints


def test_the_device_is_passed_on_behind_a_curtain(visit: Visit) -> None:
    page = visit("/new?book=boat", size=PHONE)
    page.locator(".oneof label").filter(has_text="2").first.click()
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("textbox", name="The others").fill("Bruno")
    page.get_by_role("button", name="Pass and play").click()
    curtain = page.get_by_role("button", name="show my cards")
    curtain.wait_for()
    assert complaints(page) == []
    seen = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        assert page.locator(".card, .hand").count() == 0
        name = page.get_by_role("heading", level=1).inner_text()
        curtain.click()
        # Whoever looks first may only learn that it is the other's turn.
        page.locator(".hand, .curtain").first.wait_for()
        page.wait_for_timeout(500)
        if page.locator(".hand").count():
            seen.append(name)
            page.keyboard.press("d")
            expect(page.locator(".hand .card").first).to_be_visible()
            break
        page.locator(".curtain").wait_for()
    assert seen
