"""What journeys at the table share: sitting down, and playing with its cards, buttons and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from canasta.coach.lesson import parts
from canasta.match import Match
from tests.page.conftest import wait_until
from tests.serving import Running

#: Names of cards in actions whose keys are others.
_KEYS = {"T": "0", "B": "3"}
#: Where a turn is over: it is somebody else's, or one's own again already.
_OVER = ".steps.idle, .steps .now:has-text('1')"


def match_of(server: Running, table: str) -> Match:
    """The game in the memory of the server."""
    found: Match = server.hub.table(table).game.match
    return found


def sit_down(page: Page, book: str, players: int | None = None) -> None:
    """A table with the quickest bots there are."""
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
    my_turn(page)


def my_turn(page: Page) -> None:
    expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=40_000)


def holds(page: Page, cards: int) -> None:
    """So many cards are in the hand, and drawn."""
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile(rf"\b{cards}\b"))


def drawn(page: Page) -> int:
    """Draw by the key; how many cards there are then."""
    page.keyboard.press("d")
    expect(page.locator(".steps .now")).not_to_contain_text("1")
    return page.locator(".hand [data-card]").count()


def discard(page: Page) -> None:
    """Discard whatever can be."""
    for place in range(page.locator(".hand [data-kind]").count()):
        page.locator(".hand [data-kind]").nth(place).dispatch_event("click")  # it may be covered
        expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
        # What can be discarded is among the offers, which need not be asked for.
        if page.locator('.acts [aria-keyshortcuts="Backspace"]:not([aria-disabled])').count():
            break
        page.keyboard.press("Escape")
    page.keyboard.press("Backspace")


def discarded(page: Page) -> None:
    discard(page)
    turn_over(page)


def turn_over(page: Page) -> None:
    expect(page.locator(_OVER)).to_be_visible()


def play(page: Page, action: str) -> None:
    """One action by the keyboard."""
    verb, _, rest = action.partition(" ")
    cards = rest.split(" to ")[0].removeprefix("on ")
    keys = {"draw": "d", "ask": "o", "discard": "Backspace", "take": "t", "pass": "Enter", "end": "Enter"}
    if not rest.startswith("on "):
        for card in cards if verb in ("lay", "add", "discard", "take") else "":
            page.keyboard.press(_KEYS.get(card, card.lower()))
    if " to " in rest:  # there may be several sets that take it
        page.locator(f'.zone.own [data-set="{rest[-1]}"] button').click()
    else:
        page.keyboard.press(keys.get(verb, "l"))


def first_meld(page: Page, actions: str) -> None:
    """The sets are gathered in the tray, and laid together."""
    sets: dict[str, str] = {}
    for action in parts(actions):
        cards, _, rank = action.split(" ", 1)[1].partition(" to ")
        sets[rank or cards[0]] = sets.get(rank or cards[0], "") + cards
    for cards in sets.values():
        play(page, f"lay {cards}")
    page.keyboard.press("l")


def fits(page: Page) -> None:
    """Nothing scrolls while one plays, and no target is smaller than 24 pixels."""
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
