"""Score sheets at the table and of the score pad, as full as they get: nothing overlaps or is cut off.

``--long`` tries every book, screen, print size and language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.pictures import House, Picture, play_for
from bench.screens import new_pad
from canasta.client import Client
from canasta.client.client import new_key
from canasta.wire.protocol import Next
from tests.page.conftest import DESKTOP, PHONE, Visit, wait_until
from tests.page.layout import NAMES, SIZES, layout_faults
from tests.page.sheets import VARIANTS, end_hand
from tests.serving import Running, seated, update_of

#: Texts of charts that leave their picture, or touch each other.
_CHARTS = """() => [...document.querySelectorAll('.chart > svg')].flatMap((chart) => {
    const frame = chart.getBoundingClientRect(), found = [];
    const texts = [...chart.querySelectorAll('text')]
        .map((each) => [each.textContent, each.getBoundingClientRect()]);
    for (const [words, box] of texts)
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 2)
            found.push(`clipped: ${words}`);
    texts.forEach(([words, a], i) => texts.slice(i + 1).forEach(([other, b]) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > a.height / 3) found.push(`${words} on ${other}`);
    }));
    return found;
})"""
_IN_SIGHT = """(main) => {
    const box = document.querySelector(main)?.getBoundingClientRect();
    return !!box && box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.fixture
def house(server: Running, browser: Browser) -> Iterator[House]:
    found = House(server, browser)
    yield found
    found.leave()


def sheet_faults(page: Page, size: tuple[int, int], main: str = ".scores .go .primary") -> list[str]:
    """Return the faults of a sheet on a screen; its main action has to be in sight."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, "document.fonts.status === 'loaded'")
    # The new size reaches the page a moment later, and a busy machine makes that moment long.
    try:
        wait_until(page, _IN_SIGHT, main)
        found = []
    except AssertionError:
        found = ["the main action is out of sight"]
    # As tall as the sheet, so that nothing lies beneath its foot.
    for _ in range(3):
        tall = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": max(height, tall)})
        page.wait_for_timeout(30)
    charts: list[str] = page.evaluate(_CHARTS)
    return found + layout_faults(page) + charts


def look_at(page: Page, address: str, language: str, size_of_print: str) -> None:
    settings = {"language": language, "print": size_of_print}
    page.evaluate("(told) => { localStorage['canasta.settings'] = told }", json.dumps(settings))
    page.goto(address)


@pytest.mark.parametrize(
    ("variant", "over", "language", "size_of_print", "sizes"),
    [
        ("american-4", False, "es", "large", ((360, 740), (1280, 800))),
        ("knee-6", True, "pt-BR", "normal", ((844, 390), (1440, 900))),
        ("classic-3", False, "en", "normal", ((390, 844), (1920, 1080))),
        ("knee-8", False, "en", "normal", ((360, 740), (1280, 800))),
        *(
            pytest.param(*each, SIZES, marks=pytest.mark.long)
            for each in product(VARIANTS, (False, True), ("en", "es", "pt-BR"), ("normal", "large"))
        ),
    ],
)
def test_a_full_sheet_fits_every_screen(
    house: House,
    variant: str,
    over: bool,
    language: str,
    size_of_print: str,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    table, people = end_hand(house, variant, over=over)
    found: dict[str, list[str]] = {}
    with house.page(Picture(variant, "", (*DESKTOP, 1)), people[0]) as page:
        look_at(page, f"{house.server.address}/table/{table}", language, size_of_print)
        page.locator(".scores .chart").wait_for()
        if over:
            expect(page.locator(f".scores a[href='/replay/{table}']")).to_be_visible()
        for size in sizes:
            found[f"{size[0]}x{size[1]}"] = sheet_faults(page, size)
    assert {size: faults for size, faults in found.items() if faults} == {}


def test_against_bots_the_sheet_waits_and_the_next_hand_is_a_key_away(visit: Visit, server: Running) -> None:
    ana = Client(server.address, name="Ana")
    last_turn = "hand1=8K hand2=QQ melded=1,2 setsA=4444444,7777777,888 setsB=555 pile=9"
    position = f"classic players=2 dealer=2 turn=1:play {last_turn}"
    table = ana.open_table(players=2, between=1, position=position).id
    with ana.join(table) as seat:
        seat.sit()
        seat.start("simple")
        update_of(seat, own=True)
        for line in ("1 add 8", "1 discard K"):
            play_for([ana], table, line)
    page = visit(f"/table/{table}", size=PHONE, who=ana)
    following = page.get_by_role("button", name="Next hand")
    expect(following).to_be_focused()
    page.wait_for_timeout(1500)
    expect(following).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-kind]").first).to_be_visible()


def test_with_others_the_sheet_names_who_is_awaited_and_counts_down(house: House) -> None:
    table, people = end_hand(house, "classic-2")
    with house.page(Picture("sheet", "", (*DESKTOP, 1)), people[0]) as page:
        page.goto(f"{house.server.address}/table/{table}")
        foot = page.locator(".scores .go")
        expect(foot).to_contain_text(re.compile(r"begins in 3,?[56]\d\d s"))
        foot.get_by_role("button", name="Next hand").click()
        expect(foot).to_contain_text(f"Waiting for {NAMES[1]}.")
        expect(foot.get_by_role("button", name="Waiting …")).to_be_disabled()
        people[1].do(table, Next(key=new_key()))
        expect(page.locator(".hand [data-kind]").first).to_be_visible()


def test_the_fine_for_a_broken_yes_is_a_line_of_the_sheet(house: House) -> None:
    position = (
        "classic dealer=4 turn=1:draw melded=1,2,3,4 hand1=89K hand2=6 hand3=44 hand4=44"
        " setsA=TTTTTTT,7777777,888 setsB=5555555,JJJJJJJ,666 pile=9 stock=QA#"
    )
    seats = seated(house.server, 4, position=position, between=3600)
    people, table = [seat.client for seat in seats], seats[0].table
    seats[0].start()
    update_of(seats[0], own=True)
    for turn in ["1 draw", "1 ask", "3 yes", "1 discard 9", "2 draw", "2 add 6", "2 discard A"]:
        play_for(people, table, turn)
    with house.page(Picture("sheet", "", (*PHONE, 1)), people[0]) as page:
        page.goto(f"{house.server.address}/table/{table}")
        line = page.locator(".score .lines tr", has_text="Fine: did not go out after a yes")
        expect(line).to_have_count(1)
        expect(line).to_contain_text("−100")
        expect(line.get_by_role("link")).to_have_text("Classic 57")
    for seat in seats:
        seat.close()


#: A pad of Hand, Knee and Foot with three sides or four, or of a long game with two, after a dozen hands.
_PADS: dict[str, dict[str, Any]] = {
    "knee": {"book": "knee", "sides": [list(NAMES[i:6:3]) for i in range(3)], "played": 0},
    "eight": {
        "house": "knee-hand-and-foot-eight",
        "sides": [list(NAMES[i::4]) for i in range(4)],
        "played": 0,
    },
    "american": {"book": "american", "sides": [list(NAMES[i:4:2]) for i in range(2)], "target": 8500},
}


@pytest.mark.parametrize(
    ("book", "language", "size_of_print", "sizes"),
    [
        ("knee", "en", "normal", ((360, 740), (1280, 800))),
        ("eight", "es", "normal", ((360, 740), (820, 1180), (1280, 800))),
        ("american", "es", "large", ((360, 740), (1440, 900))),
        *(
            pytest.param(*each, SIZES, marks=pytest.mark.long)
            for each in product(_PADS, ("en", "es", "pt-BR"), ("normal", "large"))
        ),
    ],
)
def test_a_full_pad_fits_every_screen(
    visit: Visit, book: str, language: str, size_of_print: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = visit("/fair")
    hands = 4 if book in ("knee", "eight") else 12
    points = [{"points": 685}, {"points": -470}, {"points": 2455}, {"points": -1815}][
        : len(_PADS[book]["sides"])
    ]
    title = "A title as long as any title can be, for an evening in November"
    game = {**_PADS[book], "title": title, "stake": {"per_thousand": 100, "minimum": 100}}
    pad = new_pad(page, game, [{"sides": points}] * hands)
    look_at(page, page.evaluate("location.origin") + pad, language, size_of_print)
    page.locator(".padhands tbody tr").nth(hands - 1).wait_for()
    page.locator(".padhands .fold button").first.click()
    faults = {size: sheet_faults(page, size, ".nexthand .primary, .nexthand") for size in sizes}
    assert {size: found for size, found in faults.items() if found} == {}
