"""Journeys at the table: real server, real browser, bots in the other seats."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from canasta.client import Client
from tests.page.conftest import DESKTOP, PHONE, TABLET, Visit, complaints
from tests.serving import Running


def sit_down(page: Page, book: str, players: int | None = None) -> None:
    """A table with the quickest bots there are."""
    page.evaluate(
        """async (wanted) => {
            const post = async (path, body) =>
                (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json();
            localStorage["canasta.guest"] = (await post("/api/guests", { name: "Ana" })).person.name;
            const table = await post("/api/tables", wanted);
            await post(`/api/tables/${table.id}/do`, { do: "sit", key: "sit" });
            location = `/table/${table.id}?start=simple`;
        }""",
        {"book": book, "players": players},
    )
    my_turn(page)


def my_turn(page: Page) -> None:
    expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=40_000)


def drawn(page: Page) -> int:
    """Draw by the key; how many cards there are then."""
    page.keyboard.press("d")
    expect(page.locator(".steps .now")).not_to_contain_text("1")
    return page.locator(".hand [data-card]").count()


def discarded(page: Page) -> None:
    """Discard whatever can be."""
    for place in range(page.locator(".hand [data-kind]").count()):
        page.locator(".hand [data-kind]").nth(place).dispatch_event("click")  # it may be covered
        page.wait_for_timeout(60)
        if page.locator('.acts [aria-keyshortcuts="Backspace"]:not([aria-disabled])').count():
            break
        page.keyboard.press("Escape")
    page.keyboard.press("Backspace")
    expect(page.locator(".steps.idle, .steps .now:has-text('1')")).to_be_visible()


def focus_is_somewhere(page: Page) -> None:
    assert page.evaluate("document.activeElement && document.activeElement !== document.body")


def fits(page: Page) -> None:
    """Nothing scrolls while one plays, and no target is smaller than 24 pixels."""
    size = page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.documentElement)"
    )
    assert size == [0, 0]
    small = page.evaluate(
        "[...document.querySelectorAll('button, a')].map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 24 || box.height < 24)).length"
    )
    assert small == 0


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.locator(".c-boat").click()
    page.get_by_role("button", name="Play now").click()
    my_turn(page)


@pytest.mark.parametrize(
    ("book", "players", "size", "settings", "language"),
    [
        ("classic", 2, PHONE, {"theme": "day"}, "en"),
        ("caliente", 3, TABLET, {"theme": "evening", "deck": "4"}, "es"),
        ("boat", 4, (820, 1180), {"theme": "day", "print": "large"}, "en"),
        ("american", 5, (740, 360), {"theme": "evening"}, "es"),
        ("knee", 6, PHONE, {"theme": "evening", "deck": "4", "side": "left"}, "es"),
        ("classic", 4, DESKTOP, {"theme": "day", "side": "left", "print": "large"}, "es"),
    ],
)
def test_a_turn_in_each_book_and_layout(
    visit: Visit, book: str, players: int, size: tuple[int, int], settings: dict[str, str], language: str
) -> None:
    page = visit(size=size, settings=json.dumps(settings), language=language)
    sit_down(page, book, players)
    assert complaints(page) == []
    drawn(page)
    fits(page)
    page.keyboard.press("t")  # too late: a note says so
    page.locator(".note").wait_for()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    discarded(page)
    focus_is_somewhere(page)


def test_a_turn_by_keyboard_with_a_refusal_and_its_paragraph(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, "classic")
    page.keyboard.press("Backspace")  # nothing is chosen
    expect(page.get_by_role("alertdialog")).to_be_focused()
    page.keyboard.press("Escape")
    focus_is_somewhere(page)
    drawn(page)
    page.keyboard.press("t")
    note = page.get_by_role("alertdialog")
    expect(note).to_contain_text("classic 9")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/classic/9")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.keyboard.press("ArrowRight")
    focus_is_somewhere(page)
    page.keyboard.press("Space")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".steps.idle, .steps .now:has-text('1')")).to_be_visible()
    focus_is_somewhere(page)

    if page.locator(".steps.idle").count():
        my_turn(page)
    tree(page)


def tree(page: Page) -> None:
    """What a screen reader finds."""
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button").first).to_have_attribute("aria-pressed", "false")
    assert page.locator('.hand [tabindex="0"]').count() == 1
    expect(page.get_by_role("button", name="Stock")).to_be_visible()
    expect(page.get_by_role("button", name="Pile,")).to_be_visible()
    expect(page.get_by_role("listitem").and_(page.locator('[aria-current="step"]'))).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()


def test_a_lost_connection_comes_back_in_mid_turn(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page, "classic")
    drawn(page)
    cards = page.locator(".hand").get_attribute("aria-label")
    page.context.set_offline(True)
    page.evaluate("cut.close()")
    expect(page.locator(".banner")).to_contain_text("connection is lost")
    page.locator(".hand [data-kind]").last.click()
    page.keyboard.press("Backspace")  # it is sent when the line is there again
    page.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
    expect(page.locator(".hand")).not_to_have_attribute("aria-label", cards or "")
    focus_is_somewhere(page)

    my_turn(page)
    second_tab(page)


def second_tab(page: Page) -> None:
    """Another tab takes the table over, and gives it back."""
    other = page.context.new_page()
    other.goto(page.url)
    my_turn(other)
    expect(page.get_by_role("heading")).to_contain_text("another window")
    page.get_by_role("button", name="Play here").click()
    my_turn(page)
    expect(other.get_by_role("heading")).to_contain_text("another window")


def test_two_browsers_at_one_table(visit: Visit, server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(book="classic", players=2)
    guests = [visit(f"/invite/{table.id}/{table.invite}", size=PHONE) for _ in range(2)]
    for guest, name in zip(guests, ("Bea", "Carlos"), strict=True):
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.locator(".plan")).to_contain_text(name)
    with host.join(table.id) as seat:
        seat.start()
        turns = 0
        while turns < 4:
            for guest in guests:
                guest.locator(".hand [data-kind]").first.wait_for()
                if guest.locator(".steps:not(.idle)").count():
                    drawn(guest)
                    guest.locator(".hand [data-kind]").last.click()
                    guest.keyboard.press("Backspace")
                    expect(guest.locator(".steps.idle")).to_be_visible()
                    turns += 1
    for guest in guests:
        guest.get_by_role("button", name="More").click()
        guest.get_by_role("button", name="Was it fair?").click()
        expect(guest.locator(".note")).to_contain_text("32 bytes of its own")
