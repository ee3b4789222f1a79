"""Helpers for table tests: sitting down, and playing with cards, buttons and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from canasta.coach.lesson import parts
from canasta.match import Match
from tests.page.conftest import wait_until
from tests.serving import Running

#: Card names in actions whose keys differ.
_KEYS = {"T": "0", "B": "3"}
#: The turn is over: another player's, or the same player's again already.
_OVER = ".steps.idle, .steps .now:has-text('1')"


def match_of(server: Running, table: str) -> Match:
    """Return the game in the server's memory."""
    return server.match(table)


def sit_down(page: Page, book: str, players: int | None = None) -> None:
    """Open a table with the quickest bots, and wait for the first turn.

    With five players the draw may leave the player out of the first hand: the bots play it alone.
    """
    address = page.evaluate(
        """async (wanted) => {
            const post = async (path, body) =>
                (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json();
            localStorage["canasta.guest"] = (await post("/api/guests", { name: "Ana" })).person.name;
            const table = await post("/api/tables", wanted);
            await post(`/api/tables/${table.id}/do`, { do: "sit", key: "sit" });
            return `${location.origin}/table/${table.id}?start=simple`;
        }""",
        {"book": book, "players": players},
    )
    page.goto(address)
    following = page.locator(".scores .go .next")
    expect(page.locator(".steps:not(.idle)").or_(following)).to_be_visible(timeout=40_000)
    if following.is_visible():
        assert players == 5
        following.click()
    my_turn(page)


def my_turn(page: Page) -> None:
    expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=40_000)


def holds(page: Page, cards: int) -> None:
    """Wait until the hand shows this number of cards."""
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile(rf"\b{cards}\b"))


def drawn(page: Page) -> int:
    """Draw with the key; return the number of cards then."""
    page.keyboard.press("d")
    expect(page.locator(".steps .now")).not_to_contain_text("1")
    return page.locator(".hand [data-card]").count()


def discard(page: Page) -> None:
    """Discard any card that can be."""
    for place in range(page.locator(".hand [data-kind]").count()):
        page.locator(".hand [data-kind]").nth(place).dispatch_event("click")  # it may be covered
        expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
        # Legal discards are among the offers, which need no request.
        if page.locator('.acts [data-act="discard"]:not([data-not])').count():
            break
        page.keyboard.press("Escape")
    page.keyboard.press("Backspace")


def discarded(page: Page) -> None:
    discard(page)
    turn_over(page)


def turn_over(page: Page) -> None:
    expect(page.locator(_OVER)).to_be_visible()


def play(page: Page, action: str) -> None:
    """Play one action with the keyboard."""
    verb, _, rest = action.partition(" ")
    cards = rest.split(" to ")[0].removeprefix("on ")
    keys = {"draw": "d", "ask": "o", "discard": "Backspace", "take": "t", "pass": "Enter", "end": "Enter"}
    if not rest.startswith("on "):
        for card in cards if verb in ("lay", "add", "discard", "take") else "":
            page.keyboard.press(_KEYS.get(card, card.lower()))
    if " to " in rest:  # several sets may accept it
        page.locator(f'.zone.own [data-set="{rest[-1]}"] button').click()
    else:
        page.keyboard.press(keys.get(verb, "l"))


def first_meld(page: Page, actions: str) -> None:
    """Gather the sets in the tray and lay them together."""
    sets: dict[str, str] = {}
    for action in parts(actions):
        cards, _, rank = action.split(" ", 1)[1].partition(" to ")
        sets[rank or cards[0]] = sets.get(rank or cards[0], "") + cards
    for cards in sets.values():
        play(page, f"lay {cards}")
    page.keyboard.press("l")


def fits(page: Page) -> None:
    """Check that nothing scrolls during play and no target is smaller than 24 pixels."""
    wait_until(
        page,
        "(({ scrollWidth, scrollHeight }) => scrollWidth === innerWidth && scrollHeight === innerHeight)"
        "(document.documentElement)",
    )
    small = page.evaluate(
        "[...document.querySelectorAll('button, a')].map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 24 || box.height < 24)).length"
    )
    assert small == 0
