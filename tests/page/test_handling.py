"""How the table is handled and how it answers: sounds."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.test_table import drawn, sit_down

#: Keeps what a page lets be heard: the contexts it makes, and the pitch of each tone.
_EAR = """
    window.contexts = []; window.heard = [];
    window.AudioContext = class extends AudioContext { constructor() { super(); contexts.push(this); } };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        heard.push(this.frequency.value);
        start.call(this, at);
    };
"""
#: What becomes of the contexts.
_CLOSED = """Promise.all(contexts.map((each) => each.state === "closed" ? "closed" :
    new Promise((done) => { each.onstatechange = () => done(each.state); })))"""


def heard(page: Page) -> list[int]:
    """The tones since the last time."""
    found: list[int] = page.evaluate("heard.splice(0)")
    return found


def refused(page: Page) -> None:
    page.keyboard.press("t")  # after the draw
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")


def elsewhere(page: Page, address: str) -> None:
    """Another page, without loading it."""
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", address
    )


def test_the_table_is_heard_only_when_somebody_wants_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(_EAR)
    sit_down(page, "classic")
    drawn(page)
    refused(page)
    assert page.evaluate("contexts.length") == 0  # sounds are off until they are wanted
    table = page.evaluate("location.pathname")

    elsewhere(page, "/settings")
    page.get_by_label("Sound").click()
    assert heard(page) == [587, 784]
    elsewhere(page, table)
    expect(page.locator(".steps:not(.idle)")).to_be_visible()
    refused(page)
    assert heard(page) == [220, 196]
    page.locator(".hand [data-kind]").last.click()
    page.keyboard.press("Backspace")
    expect(page.locator(".steps:not(.idle) .now")).to_contain_text("1")  # the others have played
    tones = heard(page)
    assert tones[0] == 330
    assert 520 in tones or 294 in tones
    assert tones[-2:] == [587, 784]

    elsewhere(page, "/settings")
    page.get_by_label("Sound").click()
    assert page.evaluate(_CLOSED) == ["closed"]
    elsewhere(page, table)
    expect(page.locator(".steps:not(.idle)")).to_be_visible()
    drawn(page)
    refused(page)
    assert heard(page) == []
