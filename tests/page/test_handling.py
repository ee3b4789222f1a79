"""Handling of the table and its feedback: sounds, keys, dragging, a hand of forty cards."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from canasta.server.settings import Limits
from tests.page.conftest import PHONE, Visit, complaints, wait_until
from tests.page.playing import drawn, first_meld, fits, holds, my_turn, play, sit_down, turn_over
from tests.serving import Running

#: Records the audio contexts that a page creates, and the pitch of each tone.
_EAR = """
    window.contexts = []; window.heard = [];
    window.AudioContext = class extends AudioContext { constructor() { super(); contexts.push(this); } };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        heard.push(this.frequency.value);
        start.call(this, at);
    };
"""
#: The next state of each context.
_CLOSED = """Promise.all(contexts.map((each) => each.state === "closed" ? "closed" :
    new Promise((done) => { each.onstatechange = () => done(each.state); })))"""


def heard(page: Page, last: int = 0) -> list[int]:
    """Return the tones since the last call; up to an expected one, if it is named."""
    if last:
        wait_until(page, "last => heard.at(-1) === last", last)
    found: list[int] = page.evaluate("heard.splice(0)")
    return found


def refused(page: Page) -> None:
    page.keyboard.press("t")  # after the draw
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")


def elsewhere(page: Page, address: str) -> None:
    """Navigate to another page without loading it."""
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", address
    )


def back(page: Page, table: str) -> None:
    """Go back to the table, with the focus on it."""
    elsewhere(page, table)
    expect(page.locator(".steps:not(.idle)")).to_be_visible()
    page.locator(".hand [data-kind]").first.focus()


def test_the_table_is_heard_only_when_somebody_wants_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(_EAR)
    sit_down(page, "classic")
    drawn(page)
    refused(page)
    assert page.evaluate("contexts.length") == 0  # sounds are off until they are switched on
    table = page.evaluate("location.pathname")

    elsewhere(page, "/settings")
    page.get_by_label("Sound").click()
    assert heard(page, 784) == [587, 784]
    back(page, table)
    refused(page)
    assert heard(page, 196) == [220, 196]
    page.locator(".hand [data-kind]").last.click()
    page.keyboard.press("Backspace")
    expect(page.locator(".steps:not(.idle) .now")).to_contain_text("1")  # the others have played
    tones = heard(page, 784)
    assert tones[0] == 330
    assert 520 in tones or 294 in tones
    assert tones[-2:] == [587, 784]

    elsewhere(page, "/settings")
    page.get_by_label("Sound").click()
    assert page.evaluate(_CLOSED) == ["closed"]
    back(page, table)
    drawn(page)
    refused(page)
    assert heard(page) == []


def test_a_card_is_discarded_by_dragging_it_to_the_pile(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page, "classic")
    drawn(page)
    card = page.locator(".hand [data-card]").last
    named = f'.hand [data-card="{card.get_attribute("data-card")}"]'
    held = page.locator(".hand [data-card]").count()

    drag(page, named, ".scorestrip")  # nothing can be dropped there
    expect(page.locator(f"{named}[aria-pressed=true]")).to_be_visible()
    expect(page.locator(".dragged, .over")).to_have_count(0)
    page.keyboard.press("Escape")
    drag(page, named, ".pilebox")
    turn_over(page)
    expect(page.locator(named)).to_have_count(0)
    expect(page.locator(".hand [data-card]")).to_have_count(held - 1)
    expect(page.locator(".dragged, .over")).to_have_count(0)


def drag(page: Page, source: str, target: str) -> None:
    """Press on one element and release over another."""
    (left, top), (x, y) = (middle(page, each) for each in (source, target))
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move((left + x) / 2, (top + y) / 2, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


#: Forty cards and a very full table, in place of the server's data.
_FULL = """
    const hand = [..."4445555667777788899TTTJJQQQQKKKAAA22X33"].concat("X")
        .map((rank, i) => rank === "X" ? `X${i}` : rank + "SCHD"[rank === "3" ? i % 2 : i % 4] + i);
    const set = (rank, number, canasta) => {
        const cards = Array.from({ length: number }, (_, i) => rank + "SHDC"[i % 4] + (i + 50));
        return { rank, cards, top: cards[0], wild: 0, ...(canasta ? { canasta } : {}) };
    };
    const sets = [set("4", 4), set("5", 7, "natural"), set("9", 5), set("T", 9, "mixed"), set("J", 3)];
    const full = (told) => {
        const view = told.update?.view;
        if (!view) return told;
        view.hand = hand;
        view.table.pile = { count: 23, cards: ["QD1"], frozen: true, stopped: true };
        for (const side of view.table.sides) Object.assign(side, { sets, opened: true, red_threes: ["3H1"] });
        return told;
    };
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) {
            super.onmessage = (event) => hear({ data: JSON.stringify(full(JSON.parse(event.data))) });
        }
    };
"""


@pytest.mark.parametrize("language", ["en", "es"])
def test_forty_cards_and_a_full_table_fit_a_phone(visit: Visit, language: str) -> None:
    page = visit(size=PHONE, language=language)
    page.add_init_script(_FULL)
    sit_down(page, "knee", 4)
    expect(page.locator('.hand[data-shape="rack"]')).to_have_attribute("aria-label", re.compile("40"))
    expect(page.locator(".hand .slot-card")).to_have_count(40)
    fits(page)
    page.locator('.hand [data-kind="Q"]').click()
    page.keyboard.press("q")
    fits(page)
    within = page.evaluate(
        """() => {
            const box = (what) => document.querySelector(what).getBoundingClientRect();
            const cards = [...document.querySelectorAll(".hand .slot-card")]
                .map((each) => each.getBoundingClientRect());
            const [above, below] = [box(".turnbar").bottom, box(".below > .acts").top];
            return cards.filter(({ left, right, top, bottom }) =>
                left >= 0 && right <= innerWidth && top >= above && bottom <= below).length;
        }"""
    )
    assert within == 40
    cut = page.evaluate(
        """() => {
            const end = document.querySelector(".table").getBoundingClientRect().bottom;
            return [...document.querySelectorAll(".table .reeds")]
                .filter((each) => each.getBoundingClientRect().bottom > end).length;
        }"""
    )
    assert cut == 0  # and the table shows all that lies on it


def play_from(visit: Visit, position: str) -> Page:
    """Open a table that begins at a position."""
    page = visit(f"/ask?position={quote(position)}")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    my_turn(page)
    return page


def test_the_count_of_a_column_comes_before_the_tab_of_a_new_card(visit: Visit) -> None:
    three_each = "".join(kind * 3 for kind in "456789TJQKA2XB")
    page = play_from(visit, f"classic hand1={three_each}")
    page.keyboard.press("d")
    column = page.locator('.hand[data-shape="rack"] .colm:has(.newtab)').first
    expect(column).to_have_text(re.compile(r"^\s*4\s*new"))  # in the order of its label, "kings, 4, new"
    assert complaints(page, "label-content-name-mismatch") == []


def test_after_a_tap_on_a_set_keys_are_meant_for_the_hand(visit: Visit) -> None:
    page = play_from(visit, "classic turn=1:play hand1=5568K setsA=KKKK,QQQQQQQ pile=J")
    play(page, "add K to K")
    holds(page, 4)
    wait_until(page, "document.activeElement.closest('.hand') !== null")
    page.keyboard.press("8")
    expect(page.locator(".acts .primary")).to_contain_text("Discard")
    page.keyboard.press("Enter")
    turn_over(page)


def test_keys_may_be_quicker_than_the_server_likes(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hub, "settings", replace(server.hub.settings, limits=Limits()))
    page = play_from(visit, "classic turn=1:play hand1=444455556666777788889999TTTTJQ pile=J")
    first_meld(page, "; ".join(f"lay {rank * 4}" for rank in "456789T"))
    expect(page.locator(".zone.own [data-set]")).to_have_count(7)
    holds(page, 2)
    # A response that is not awaited may be refused as well, and the table stays.
    page.evaluate("for (let n = 0; n < 90; n += 1) cut.send(JSON.stringify({ type: 'ping', id: 0 }))")
    page.keyboard.press("j")
    page.keyboard.press("Backspace")
    turn_over(page)
