"""Click paths to the screens of a design study, except the table: pad, referee, rules, house rules, lessons.

Each path consists of clicks on the page itself; only the underlying data (hands on a pad) are created
directly.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

_CALL = """([method, path, body]) => fetch(path, { method, headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body) }).then((answer) => answer.json())"""
_FOUR = [["Ana", "Carla"], ["Bruno", "Dora"]]
_THURSDAY = {
    "book": "american",
    "sides": [["Ana", "Carla"], ["Bruno", "Dora", "Emil"]],
    "title": "Thursday at Ana’s",
    "stake": {"per_thousand": 100, "minimum": 100, "hand_per_thousand": 0, "canastas": {"aces": 200}},
}
_HANDS: list[dict[str, Any]] = [
    {"sides": [{"points": 1500}, {"points": 355}]},
    {"sides": [{"points": 635}, {"points": 3255}]},
    {
        "sides": [
            {"out": True, "aces": 1, "mixed": 2, "red_threes": 1, "laid": 455, "left": [20, 0]},
            {"laid": 155, "red_threes": 2, "left": [90, 90]},
        ]
    },
    {"sides": [{"points": 815}, {"points": 1805}]},
]


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """Return the server's answer to the user of this page."""
    return page.evaluate(_CALL, [method, path, body])


def be_guest(page: Page, name: str = "Ana") -> None:
    """Sign in as a guest."""
    call(page, "POST", "/api/guests", {"name": name})
    page.evaluate("(name) => { localStorage['canasta.guest'] = name }", name)


def go(page: Page, address: str) -> None:
    """Open another page of the same server, and wait for its heading."""
    page.goto(page.evaluate("location.origin") + address)
    page.get_by_role("heading", level=1).first.wait_for()


def new_pad(page: Page, game: dict[str, Any], hands: list[dict[str, Any]]) -> str:
    """Create a pad with some hands, and return its address."""
    be_guest(page)
    pad = call(page, "POST", "/api/pads", {"game": game})["id"]
    for entry in hands:
        answer = call(page, "POST", f"/api/pads/{pad}/write", {"entry": entry})
        assert "pad" in answer, answer
    return f"/pad/{pad}"


# --- The score pad ----------------------------------------------------------------------------------


def pad_out(page: Page) -> None:
    points = [{"sides": [{"points": 1180}, {"points": 420}]}, {"sides": [{"points": 505}, {"points": 820}]}]
    go(page, new_pad(page, {"book": "classic", "sides": _FOUR}, points) + "/hand")
    page.locator("label.an", has_text="Carla").click()


def pad_table(page: Page) -> None:
    pad_out(page)
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    for name, times in (("natural canastas", 1), ("mixed canastas", 1), ("red threes on the table", 2)):
        for _ in range(times):
            page.get_by_role("button", name=f"{name}: one more").click()
    page.locator(".seg label", has_text="By value").click()
    for number, count in enumerate((7, 11, 3, 1)):
        page.locator(".cnt-row.val [role=spinbutton]").nth(number).focus()
        page.keyboard.type(str(count))


def pad_lines(page: Page) -> None:
    pad_table(page)
    page.locator(".dock .run").click()
    page.get_by_role("dialog").wait_for()


def pad_left(page: Page) -> None:
    pad_table(page)
    page.locator(".dock .btn.primary").click()
    page.get_by_role("heading", name="left in hand").wait_for()
    page.locator(".keys .key").first.focus()
    page.keyboard.type("kk2")


def pad_check(page: Page) -> None:
    pad_left(page)
    page.get_by_role("button", name="Bruno & Dora", exact=True).click()
    page.locator(".seg label", has_text="Sum").click()
    for digit in "185":
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.locator(".lines").first.wait_for()


def pad_doubt(page: Page) -> None:
    pad_out(page)
    page.get_by_role("button", name="Check", exact=True).click()
    page.locator(".doubt").wait_for()
    page.locator(".doubt").scroll_into_view_if_needed()


def pad_tablet(page: Page) -> None:
    size = page.viewport_size
    page.set_viewport_size({"width": 360, "height": 740})
    pad_check(page)
    page.set_viewport_size(size or {"width": 1180, "height": 820})
    page.locator(".padside").first.wait_for()


def sheet(page: Page) -> None:
    address = new_pad(page, _THURSDAY, _HANDS)
    call(page, "POST", f"/api{address.replace('/pad/', '/pads/')}/write", {"hand": 2, "entry": {
        "sides": [{"points": 635}, {"points": 3755}]}})  # fmt: skip
    call(page, "POST", f"/api{address.replace('/pad/', '/pads/')}/link", {})
    go(page, address)
    page.locator(".padhands").wait_for()
    if page.evaluate("innerWidth > 700"):
        page.get_by_role("button", name="Details of hand 3").click()


# --- The referee ------------------------------------------------------------------------------------

_NAMES = "/referee?names=Ana,Bruno,Carla,Dora"


def referee_list(page: Page) -> None:
    go(page, _NAMES)
    page.locator(".grp").nth(1).click()


def referee_question(page: Page) -> None:
    go(page, _NAMES)
    page.get_by_role("searchbox").fill("frozen")
    page.locator(".it").first.click()
    page.get_by_role("button", name="Bruno").click()
    page.get_by_text("Question 2 of", exact=False).wait_for()


def referee_ruling(page: Page) -> None:
    referee_question(page)
    while page.locator(".duties").count() == 0:
        question = page.locator(".ask1").inner_text()
        if page.locator(".key").count():
            page.get_by_role("button", name=re.compile("^king")).click()
            page.get_by_role("button", name=re.compile("^two")).click()
            page.locator(".body .btn.primary").click()
        else:
            later = page.locator(".an", has_text="After the discard")
            (later if later.count() else page.locator(".an").last).click()
        expect(page.locator(".ask1").filter(has_text=question)).to_have_count(0)


# --- The rules --------------------------------------------------------------------------------------


def rules_found(page: Page) -> None:
    go(page, "/rules/classic/33")
    page.locator("#find-rules").fill("frozen")
    page.locator(".hitlist a").first.wait_for()
    page.locator(".rule.wanted .scen").wait_for()


def rules_phone(page: Page) -> None:
    go(page, "/rules/classic/33")
    page.locator(".rule.wanted .scen").wait_for()


def rules_find(page: Page) -> None:
    go(page, "/rules/classic/33")
    page.locator(".bar .btn.icon").last.click()
    page.locator("#find-rules").fill("frozen")
    page.locator(".hitlist a").first.wait_for()


def rules_compared(page: Page) -> None:
    go(page, "/compare?one=classic&other=boat")
    page.locator(".cmptab td").first.wait_for()


def rules_topic(page: Page) -> None:
    go(page, "/rules/classic/33")
    page.locator(".rule.wanted .scen").wait_for()
    page.get_by_role("button", name="In other rulebooks").click()
    page.locator(".cmpc").first.wait_for()


# --- House rules ------------------------------------------------------------------------------------


def house_holds(page: Page) -> None:
    be_guest(page)
    go(page, "/house")
    row = page.locator(".setrow").filter(
        has_text="Canastas that a side needs to go out, with 4, 5, 6 players"
    )
    row.get_by_role("button", name="more").click()
    page.get_by_text("no dead end", exact=False).wait_for(timeout=120_000)
    row.scroll_into_view_if_needed()


def house_dead_end(page: Page) -> None:
    """Forbid wild cards in sets of three, after which some hands cannot be finished."""
    be_guest(page)
    go(page, "/house")
    row = page.locator(".setrow").filter(has_text="How many wild cards a set may have")
    row.get_by_role("textbox").fill("0, 1, 2")
    row.get_by_role("textbox").press("Enter")
    page.get_by_text("reaches a dead end", exact=False).wait_for(timeout=120_000)
    row.scroll_into_view_if_needed()


# --- Ask the rules -------------------------------------------------------------------------------


def position(page: Page) -> None:
    go(page, "/ask?position=classic%20hand1%3DKQQ27%20setsA%3D555%20pile%3D2K&play=take%20K2")
    page.locator(".answer .row1").wait_for()


# --- The lesson -------------------------------------------------------------------------------------


def lesson_meld(page: Page) -> None:
    go(page, "/learn/classic?step=8")
    expect(page.locator(".coachnote .count")).to_have_text(re.compile("^8 "))
