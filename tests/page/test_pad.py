"""The score pad on the page: entering, correcting, sharing; by keyboard, on a phone, without a connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.screens import sheet
from tests.page.conftest import PHONE, TABLET, Visit, complaints, faults, focus_kept, wait_until
from tests.serving import Running

NAMES = ("Ana", "Carla", "Bruno", "Dora")
_CALL = """([method, path, body]) => fetch(path, { method, headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body) }).then((answer) => answer.json())"""


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """Return the server's answer to a request with this page's session."""
    return page.evaluate(_CALL, [method, path, body])


def new_pad(page: Page, title: str = "Thursday") -> str:
    """Create a pad on the page and return its address."""
    page.goto(page.evaluate("location.origin") + "/pad/new")
    for number, name in enumerate(NAMES, start=1):
        page.get_by_role("textbox", name=f"Player {number}", exact=True).fill(name)
    page.get_by_role("textbox", name="Title (optional)").fill(title)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Enter hand 1").wait_for()
    return str(page.evaluate("location.pathname"))


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def sums(page: Page, hands: int) -> list[int]:
    """Return the totals of the sheet, once it has this number of hands."""
    expect(page.locator(".padhands > tbody > tr:not(.more)")).to_have_count(hands)
    texts = page.locator(".tots22 b").all_inner_texts()
    return [int(re.sub(r"[^\d−]", "", text).replace("−", "-")) for text in texts]


def all_sent(page: Page) -> None:
    """Wait until the page is drawn and nothing is left to send."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("not sent yet")).to_have_count(0)
    expect(page.locator(".offline")).to_have_count(0)


def installed(page: Page) -> None:
    """Wait until the worker has cached the pad's files and controls this page."""
    wait_until(
        page,
        "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')",
    )
    # A page that was opened while the worker started is controlled only after a reload.
    if not page.evaluate("!!navigator.serviceWorker.controller"):
        page.reload()
        wait_until(page, "!!navigator.serviceWorker.controller")


def enter_points(page: Page, *points: int) -> None:
    """Enter a hand by points alone."""
    page.get_by_role("link", name="Points only").click()
    for side, number in enumerate(points):
        page.locator("label.an").nth(side).click()
        for digit in str(number):
            page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Check the hand").click()
    page.get_by_role("button", name="Save hand").click()
    page.locator(".padhands").wait_for()


def no_cards_left(page: Page) -> None:
    """State on the last screen of a hand that the uncounted hands were empty."""
    page.get_by_role("button", name="No cards were left").click()


def tapping(page: Page) -> Callable[..., None]:
    """Tap an element and count the taps in ``window.taps``."""
    page.evaluate("window.taps = 0; addEventListener('pointerdown', () => window.taps++, true)")

    def tap(role: Any, name: str | re.Pattern[str], *, times: int = 1) -> None:
        for _ in range(times):
            page.get_by_role(role, name=name, exact=isinstance(name, str)).click()

    return tap


def test_a_hand_of_classic_takes_at_most_25_taps(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    new_pad(page)
    tap = tapping(page)

    def digits(number: int) -> None:
        for digit in str(number):
            tap("button", digit)

    tap("link", "Enter hand 1")
    page.locator("label.an", has_text="Carla").click()
    tap("button", "Ana & Carla")
    tap("button", "mixed canastas: one more")
    tap("button", "red threes on the table: one more")
    page.locator(".seg label", has_text="Sum").click()
    digits(310)
    assert (complaints(page), sideways(page)) == ([], 0)
    tap("button", "Left in hand")
    page.locator(".seg label", has_text="Sum").click()
    digits(25)
    tap("button", "Bruno & Dora")
    digits(55)
    tap("button", "Left in hand")
    digits(45)
    tap("button", "Dora")
    digits(20)
    tap("button", "Check the hand")
    expect(page.locator(".lines .sum td").nth(0)).to_have_text("785")
    assert complaints(page) == []
    tap("button", "Save hand")
    assert sums(page, 1) == [785, -10]
    assert page.evaluate("window.taps") <= 25
    all_sent(page)
    kept = call(page, "GET", "/api/pads" + page.evaluate("location.pathname").removeprefix("/pad"))
    assert kept["pad"]["sheet"]["totals"] == [785, -10]
    assert (complaints(page), sideways(page)) == ([], 0)


def test_what_cannot_be_and_what_is_seldom_so_is_told_with_its_fields(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    new_pad(page)
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="Ana").first.click()
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    page.locator(".seg label", has_text="Sum").click()
    for digit in "92":
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Check", exact=True).click()
    no_cards_left(page)
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text("This is not possible")
    expect(page.get_by_role("button", name="Save hand")).to_have_attribute("aria-disabled", "true")
    doubt.get_by_role("button", name=re.compile("cards on the table")).click()
    page.get_by_role("button", name="Erase the last digit").click()
    page.get_by_role("button", name="0", exact=True).click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(doubt).to_contain_text("Is this right?")
    expect(doubt.get_by_role("link")).to_have_text("Classic 45")
    assert complaints(page) == []
    page.get_by_role("button", name="Yes, it is right").click()
    page.get_by_role("button", name="Save hand").click()
    assert sums(page, 1) == [190, 0]


def test_cards_are_told_one_by_one_and_a_hand_is_corrected(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    new_pad(page)
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="No one").click()
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    page.locator(".seg label", has_text="By card").click()
    for name, times in (("king", 6), ("two", 1), ("seven", 3)):
        for _ in range(times):
            page.get_by_role("button", name=re.compile(rf"^{name}, ")).click()
    # The pad finds the canasta: 300 for it, 95 for the cards.
    expect(page.locator(".run b")).to_have_text("395")
    page.locator(".seg label", has_text="By value").click()
    expect(page.locator(".run b")).to_have_text("395")
    page.get_by_role("link", name="Leave; your entry is saved").click()
    page.get_by_text("Hand 1 is half entered.").wait_for()
    page.get_by_role("link", name="Continue hand 1").click()
    page.get_by_role("button", name="Check", exact=True).click()
    no_cards_left(page)
    page.get_by_role("button", name="Save hand").click()
    assert sums(page, 1) == [395, 0]
    all_sent(page)
    page.get_by_role("button", name="Details of hand 1").click()
    page.get_by_role("link", name="Correct hand 1").click()
    page.get_by_text("You are correcting hand 1").wait_for()
    page.get_by_role("button", name="Ana & Carla").first.click()
    page.get_by_role("button", name="red threes on the table: one more").click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".lines .sum td").first).to_have_text("495")
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator(".tots22 b").first).to_have_text("495")
    expect(page.locator(".notes")).to_contain_text("previously A 395")


def test_the_keyboard_alone_enters_a_hand_and_the_focus_is_never_lost(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    new_pad(page)
    page.get_by_role("link", name="Enter hand 1").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Who went out?").wait_for()

    def held() -> None:
        focus_kept(page)

    page.get_by_role("radio", name="No one").focus()
    page.keyboard.press("Space")
    held()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="on the table").wait_for()
    held()
    page.get_by_role("spinbutton", name="8 9 10 J Q K").focus()
    page.keyboard.type("4")
    page.keyboard.press("+")
    expect(page.locator(".run b")).to_have_text("50")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="left in hand").wait_for()
    held()
    page.get_by_role("button", name=re.compile("^king, ")).focus()
    page.keyboard.type("ka")
    expect(page.locator(".run b")).to_have_text("20")
    page.keyboard.press("Backspace")
    expect(page.locator(".run b")).to_have_text("40")
    held()
    page.locator("h1").focus()
    page.keyboard.press("Shift+Enter")
    page.get_by_role("heading", name="on the table").wait_for()
    page.get_by_role("button", name="Check", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Is it right?").wait_for()
    held()
    page.get_by_role("button", name="No cards were left").press("Enter")
    expect(page.get_by_role("button", name="No cards were left")).to_have_count(0)
    held()
    page.locator("h1").focus()
    page.keyboard.press("Enter")
    assert sums(page, 1) == [40, 0]
    held()


def test_a_hand_is_saved_though_the_server_is_too_busy_to_check_it(visit: Visit) -> None:
    page = visit("/pad", size=PHONE, expected="429")
    new_pad(page)
    page.get_by_role("link", name="Enter hand 1").click()
    page.get_by_text("No one", exact=True).click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="No cards were left").click()
    expect(page.get_by_role("button", name="No cards were left")).to_have_count(0)
    refused = {"type": "refused", "id": 0, "error": "server.too_many", "sentence": "Please wait."}
    page.route("**/check*", lambda route: route.fulfill(status=429, json=refused), times=1)
    page.reload()  # which checks it again
    page.get_by_role("button", name="Save hand").click()
    assert sums(page, 1) == [0, 0]


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("evening", "es")])
def test_every_screen_passes_axe_on_phones_and_desktops(visit: Visit, theme: str, language: str) -> None:
    page = visit("/pad", size=PHONE, settings=f'{{"theme":"{theme}"}}', language=language)
    call(page, "POST", "/api/guests", {"name": "Ana"})
    page.evaluate("localStorage['canasta.guest'] = 'Ana'")
    game = {"book": "american", "sides": [["Ana", "Carla"], ["Bruno", "Dora", "Emil"]]}
    pad = call(page, "POST", "/api/pads", {"game": game})["id"]
    call(page, "POST", f"/api/pads/{pad}/write", {"entry": {"sides": [{"points": 500}, {"points": -20}]}})
    call(page, "POST", f"/api/pads/{pad}/link", {})
    origin = page.evaluate("location.origin")
    for address, wanted in (
        ("/pad", ".tablerow"), ("/pad/new", ".names input"), (f"/pad/{pad}", ".padhands"),
    ):  # fmt: skip
        page.goto(origin + address)
        page.locator(wanted).first.wait_for()
        assert faults(page, "pad", "part") == [], address
    page.goto(f"{origin}/pad/{pad}/hand")
    page.locator("label.an").first.click()
    while not page.locator(".lines").count():
        assert (complaints(page), sideways(page)) == ([], 0), page.inner_text("h1")
        assert re.search(r"\bpad\.\w", page.inner_text("body")) is None
        page.locator(".dock .btn.primary").click()
    assert faults(page, "pad", "part") == []
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    page.locator(".padside").first.wait_for()
    assert (complaints(page), sideways(page)) == ([], 0)


def test_whoever_has_the_link_looks_on_and_asks_to_write(visit: Visit) -> None:
    owner, guest = visit("/pad"), visit("/pad", size=PHONE)
    new_pad(owner)
    enter_points(owner, 120, 30)
    owner.get_by_role("button", name="Create a link").click()
    link = owner.locator(".link").inner_text()
    guest.goto(owner.evaluate("location.origin") + link[link.index("/") :])
    assert sums(guest, 1) == [120, 30]
    expect(guest.get_by_role("link", name=re.compile("Enter hand"))).to_have_count(0)
    assert (complaints(guest), sideways(guest)) == ([], 0)
    asks = guest.locator(".askbar").bounding_box()
    assert asks
    assert asks["y"] + asks["height"] == guest.evaluate("innerHeight")  # at the thumb, and nothing covers it
    guest.get_by_role("button", name="Ask for permission to write").click()
    guest.get_by_text("Enter your name first").wait_for()  # the owner sees who asks
    guest.get_by_label("Your name").fill("Bruno")
    assert (complaints(guest), sideways(guest)) == ([], 0)
    guest.get_by_role("button", name="Ask for permission to write").click()
    guest.get_by_text("You asked for permission to write").wait_for()
    expect(owner.get_by_text("Bruno asks for permission to write.")).to_be_visible()
    assert complaints(owner) == []
    owner.get_by_role("button", name="Refuse").click()
    guest.get_by_text("The owner did not give you permission to write.").wait_for()
    expect(owner.get_by_text("Bruno asks for permission to write.")).to_have_count(0)
    guest.get_by_role("button", name="Ask for permission to write").click()
    guest.get_by_text("You asked for permission to write").wait_for()
    owner.get_by_role("button", name="Allow").click()
    guest.get_by_role("link", name="Enter hand 2").wait_for()


def test_a_pad_goes_on_while_the_network_is_cut(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    address = new_pad(page)
    all_sent(page)
    installed(page)
    page.context.set_offline(True)
    enter_points(page, 300, 5)
    page.locator(".unsent").wait_for()
    # Closed and opened again, still without a connection.
    page.goto(page.evaluate("location.origin") + address)
    assert sums(page, 1) == [300, 5]
    expect(page.get_by_text("You are offline.")).to_be_visible()
    assert (complaints(page), sideways(page)) == ([], 0)
    # A pad created now exists afterwards as well.
    page.goto(page.evaluate("location.origin") + "/pad/new")
    page.get_by_role("textbox", name="Player 1", exact=True).fill("Emil")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Enter hand 1").wait_for()
    enter_points(page, 75, 80)
    page.context.set_offline(False)
    all_sent(page)
    page.goto(page.evaluate("location.origin") + "/pad")
    expect(page.locator(".tablerow")).to_have_count(2)
    kept = {}
    for each in call(page, "GET", "/api/pads")["pads"]:
        kept[each["game"]["title"]] = each["totals"]
    page.goto(page.evaluate("location.origin") + address)
    all_sent(page)
    assert call(page, "GET", f"/api/pads/{address.removeprefix('/pad/')}")["pad"]["sheet"]["totals"] == [
        300,
        5,
    ]
    assert kept[""] == [75, 80]


def test_what_a_pad_cites_is_read_without_a_connection(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    new_pad(page)
    all_sent(page)
    installed(page)
    wait_until(page, "caches.match('/api/rules/project?language=en').then(Boolean)")
    page.context.set_offline(True)
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="Carla").click()
    page.locator(".dock .btn.primary").click()
    page.get_by_role("link", name="Classic 57").first.click()
    expect(page.locator(".rule.wanted")).to_contain_text("canasta")
    page.go_back()
    page.get_by_role("link", name="Classic 57").first.wait_for()


def test_what_cannot_be_had_is_told(browser: Browser, server: Running) -> None:
    with browser.new_context(locale="en", service_workers="block") as context:  # errors are expected here
        page = context.new_page()
        page.goto(f"{server.address}/pad")
        address = new_pad(page)
        all_sent(page)
        call(page, "DELETE", f"/api{address.replace('/pad/', '/pads/')}")
        page.reload()
        expect(page.get_by_text("This score pad does not exist")).to_be_visible(timeout=6_000)
        page.route("**/assets/rules-*.js", lambda route: route.abort())
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("alert")).to_have_text("The server is not responding. Try again in a moment.")


def test_two_devices_that_were_both_offline_lose_nothing(visit: Visit) -> None:
    first, second = visit("/pad"), visit("/pad", size=PHONE)
    address = new_pad(first)
    id = address.removeprefix("/pad/")
    enter_points(first, 100, 0)
    all_sent(first)
    # The other device belongs to a person who may write.
    link = call(first, "POST", f"/api/pads{address.removeprefix('/pad')}/link", {})["link"]
    call(second, "POST", "/api/guests", {"name": "Bruno"})
    second.evaluate("localStorage['canasta.guest'] = 'Bruno'")
    call(second, "POST", f"/api/shared/{link}/ask", {})
    asking = next(
        each for each in call(first, "GET", f"/api/pads/{id}")["people"] if each["role"] == "asking"
    )
    call(first, "POST", f"/api/pads/{id}/writers", {"person": asking["id"], "may_write": True})
    second.goto(second.evaluate("location.origin") + address)
    assert sums(second, 1) == [100, 0]
    for page in (first, second):
        installed(page)
        page.context.set_offline(True)
    enter_points(first, 200, 10)
    enter_points(second, 50, 60)
    enter_points(second, 5, 5)
    first.context.set_offline(False)
    all_sent(first)
    second.context.set_offline(False)
    conflict = second.locator(".conflict")
    expect(conflict).to_contain_text("Hand 2 has already been entered")
    for text in ("200", "50"):
        expect(conflict).to_contain_text(text)
    assert complaints(second) == []
    conflict.get_by_role("button", name="Keep both: they are two hands").click()
    expect(conflict).to_have_count(0)
    all_sent(second)
    assert sums(second, 4) == [355, 75]
    # Both correct the same hand: the second one is asked, and keeps its own.
    for page, number in ((first, 0), (second, 5)):
        page.context.set_offline(True)
        page.get_by_role("button", name="Details of hand 1").click()
        page.get_by_role("link", name="Correct hand 1").click()
        page.locator("label.an").nth(0).click()
        page.get_by_role("button", name=str(number), exact=True).click()
        page.get_by_role("button", name="Check the hand").click()
        page.get_by_role("button", name="Save hand").click()
        page.locator(".unsent").wait_for()
    first.context.set_offline(False)
    all_sent(first)
    second.context.set_offline(False)
    expect(conflict).to_contain_text("Hand 1 has been changed in the meantime")
    conflict.get_by_role("button", name="Use the one on this device").click()
    expect(conflict).to_have_count(0)
    all_sent(second)
    state = call(second, "GET", f"/api/pads/{id}")
    assert [hand["points"] for hand in state["pad"]["sheet"]["hands"]] == [
        [1005, 0],
        [200, 10],
        [50, 60],
        [5, 5],
    ]
    assert [former["points"] for former in state["former"]] == [[100, 0], [1000, 0]]


def test_a_phone_shows_the_sheet_of_an_evening_at_once(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    sheet(page)
    bottom, dock = page.evaluate(
        """[".money", ".nexthand"].map((each) => document.querySelector(each).getBoundingClientRect())
            .map((box, i) => i ? box.top : box.bottom)"""
    )
    assert bottom <= dock  # totals, four hands, the plot and who pays whom
    page.locator(".money summary").press("Enter")
    expect(page.locator(".money h3").first).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).press("Enter")
    expect(page.get_by_role("heading", name="Share")).to_be_focused()
    expect(page.get_by_role("button", name="Print")).to_be_in_viewport()
    assert sideways(page) == 0
    assert complaints(page) == []


def test_the_sheet_is_printed_without_buttons(visit: Visit) -> None:
    page = visit("/pad", size=PHONE, settings='{"theme":"evening"}')
    new_pad(page)
    enter_points(page, 120, 30)
    page.emulate_media(media="print")
    expect(page.get_by_role("link", name="Enter hand 2")).to_be_hidden()
    expect(page.locator(".sharep")).to_be_hidden()
    expect(page.locator(".padhands .wide").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
