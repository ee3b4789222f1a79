"""Next to the table: the rules in a panel, cards that travel, and renaming a guest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, focus_kept, wait_until
from tests.page.playing import discarded, drawn, my_turn, sit_down


def wanted(page: Page) -> str:
    """Return the paragraph that the panel is opened at."""
    rule = page.locator(".rulespanel .wanted")
    expect(rule).to_be_in_viewport()
    return rule.get_attribute("id") or ""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_refusal_opens_its_rule_beside_the_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit_down(page, "classic")
    drawn(page)
    at = page.url
    page.keyboard.press("t")  # too late
    page.get_by_role("alertdialog").get_by_role("link").click()
    panel = page.get_by_role("dialog", name="Rules")
    assert wanted(page) == "p-classic-9"
    assert page.url == at
    assert complaints(page) == []
    # Text typed there is a search, not a shortcut of the table.
    panel.get_by_role("searchbox").fill("frozen")
    expect(panel.locator(".hitlist mark").first).to_be_visible()
    panel.locator('.hitlist a[href^="/rules/classic/"]').first.click()
    expect(panel.locator(".wanted")).to_be_in_viewport()
    assert page.url == at
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    focus_kept(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".keylist")).to_contain_text("the rules")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(panel).to_be_visible()
    page.get_by_role("button", name="Close the rules").click()
    expect(panel).to_have_count(0)
    wait_until(page, "!!document.activeElement.closest('.hand')")


#: Every card that flew, and how it looked.
_SEEN = """new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const each of addedNodes)
        if (each.classList?.contains('flying'))
            (window.flown ??= []).push(each.innerHTML.includes('reverse'));
}).observe(document.body, { childList: true })"""


def test_cards_travel_and_nothing_waits_for_them(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, "classic", 2)
    page.evaluate(_SEEN)
    cards = drawn(page)
    wait_until(page, "() => window.flown?.includes(true)")  # it turned over on its way
    assert page.locator(".hand [data-card]").count() == cards
    wait_until(page, "() => !document.querySelector('.flying')")
    # With animations off, cards change place at once.
    page.evaluate("window.flown = []; localStorage['canasta.settings'] = JSON.stringify({motion: 'off'})")
    page.reload()
    page.locator(".hand [data-card]").first.wait_for()
    page.evaluate(_SEEN)
    page.locator(".hand [data-kind]").last.dispatch_event("click")
    page.keyboard.press("Backspace")
    expect(page.locator(".steps.idle, .note, .steps .now:has-text('1')").first).to_be_visible()
    assert page.evaluate("window.flown ?? []") == []


#: When the stock or the pile was drawn with another number.
_TIMES = """window.times = []; new MutationObserver(() => {
    const now = [...document.querySelectorAll('.piles .cap')].map((cap) => cap.textContent).join();
    if (now !== window.before) window.times.push(performance.now());
    window.before = now;
}).observe(document.querySelector('.piles'), { subtree: true, childList: true, characterData: true })"""


def test_bots_play_as_fast_as_is_chosen(visit: Visit) -> None:
    pauses = {}
    page = visit(size=DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, "classic", 2)
    table = page.url
    for pace in ("slow", "fast"):
        page.goto(table.split("/table")[0] + "/settings")
        page.get_by_role("group", name="Bot speed").get_by_text(pace).click()
        page.goto(table)
        my_turn(page)
        drawn(page)
        page.evaluate(_TIMES)
        discarded(page)
        my_turn(page)
        _, draws, discards = page.evaluate("window.times.slice(0, 3)")
        pauses[pace] = discards - draws
    # A bot is never quicker than it may be and never dawdles, however busy the machine is.
    assert pauses["slow"] >= 850
    assert pauses["fast"] < 600


def test_a_guest_takes_another_name(visit: Visit) -> None:
    page = visit()
    sit_down(page, "classic")
    page.goto(page.url.split("/table")[0] + "/account")
    page.get_by_label("Display name").fill("Anita la del tercero")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anita la del tercero")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anita la del tercero")
