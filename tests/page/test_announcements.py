"""Announcements for screen readers at the table: each move, answer and phrase once, in every window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench.pictures import play_for
from canasta.client import Client
from tests.page.conftest import DESKTOP, PHONE, TABLET, At, Visit, wait_until
from tests.page.playing import drawn
from tests.page.test_game import begun
from tests.page.test_phone import NEAR_OUT
from tests.serving import Running, seated

SIZES = pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
#: Notes what changes in live regions and is not hidden from screen readers: of a status the whole text, of
#: others what was added.
_LISTEN = """() => {
    window.heard = [];
    const live = "[aria-live=polite], [role=status], [role=log], [role=alert]";
    const listen = (changes) => {
        const found = new Set();
        for (const { target, addedNodes, type } of changes)
            for (const node of type === "characterData" ? [target] : addedNodes) {
                const element = node.nodeType === 1 ? node : node.parentElement;
                const region = element?.isConnected && element.closest(live);
                if (!region || element.closest("[aria-hidden=true], [inert]")) continue;
                found.add(region.matches("[role=status], [role=alert]") ? region : element);
            }
        for (const each of found) {
            const copy = each.cloneNode(true);
            for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
            if (copy.textContent.trim()) heard.push(copy.textContent.trim());
        }
    };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(listen).observe(document.body, changes);
}"""


def hears(page: Page, words: str) -> None:
    """Wait for an announcement that begins with some words."""
    try:
        wait_until(page, "(words) => heard.some((each) => each.startsWith(words))", words)
    except AssertionError:
        raise AssertionError(page.evaluate("heard")) from None


def number_of(page: Page, words: str) -> int:
    """Return how many announcements contain some words."""
    return len([each for each in page.evaluate("heard") if words in each])


@SIZES
def test_each_action_of_a_turn_is_announced_once(at: At, size: tuple[int, int]) -> None:
    page, people, table = at(NEAR_OUT._replace(draws="J5"), size)
    page.evaluate(_LISTEN)
    page.keyboard.press("o")
    page.get_by_role("dialog").get_by_role("button", name="Ask", exact=True).click()
    play_for(people, table, "3 no")
    hears(page, "Dora answers no.")
    expect(page.locator(".seat", has_text="Dora").locator(".bubble")).to_have_text("No")
    drawn(page)
    hears(page, "You draw a jack.")
    page.keyboard.type("66l")
    hears(page, "You add a six to the set, complete a canasta of sixes.")
    for words in ("answers no", "draw a jack", "a canasta of sixes"):
        assert number_of(page, words) == 1, page.evaluate("heard")


@SIZES
def test_a_spectator_hears_each_move_once(visit: Visit, server: Running, size: tuple[int, int]) -> None:
    ana, bruno = begun(seated(server, 2, patience=0, public=True))
    page = visit(f"/table/{ana.table}", size=size, who=Client(server.address, name="Eva"))
    expect(page.locator(".log li")).not_to_have_count(0)
    page.evaluate(_LISTEN)
    match = server.match(ana.table)
    player = (ana, bruno)[match.seats[match.actor]]
    play_for([player.client], ana.table, "1 draw")
    hears(page, f"{player.client.person.name} ")  # draws a card, or shows a red three first
    assert number_of(page, "draws ") == 1, page.evaluate("heard")


@SIZES
def test_a_phrase_that_is_said_twice_is_announced_twice(
    visit: Visit, server: Running, size: tuple[int, int]
) -> None:
    ana, bruno = begun(seated(server, 2, patience=0))
    page = visit(f"/table/{ana.table}", size=size, who=ana.client)
    talk = page.get_by_role("button", name="Talk", exact=True)
    expect(talk).to_be_visible()
    page.evaluate(_LISTEN)
    bruno.speak("clap")
    hears(page, "Bruno: Bravo!")
    expect(page.locator(".bubble")).to_have_text("Bravo!")
    assert number_of(page, "Bravo!") == 1
    bruno.speak("clap")
    wait_until(page, "heard.length === 2")
    assert number_of(page, "Bruno: Bravo!") == 2
    # With the talk open, its own log has the lines.
    page.get_by_role("button", name="Talk, 2 new messages").click()
    expect(page.get_by_role("log")).to_contain_text("Bruno Bravo!")
    page.evaluate("heard.length = 0")
    bruno.speak("clap")
    expect(page.get_by_role("log").get_by_text("Bravo!")).to_have_count(3)
    assert number_of(page, "Bravo!") == 1, page.evaluate("heard")
