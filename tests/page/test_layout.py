"""Layout stress: the fullest tables that the rules allow, without overlaps and without anything cut off.

This is a sample. ``./play dev page --layout`` looks at all variants, windows, print sizes and languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.pictures import KNEE, OPENED, House
from tests.page.conftest import Visit
from tests.page.layout import LANGUAGES, LONG_TURNS, SIZES, View, full_table, layout_faults, show
from tests.serving import Running

PHONE, LARGER_PHONE, SIDEWAYS, TABLET, LAPTOP, DESKTOP, LARGE = SIZES
#: The fullest variants of each book on a phone, on a laptop and in one more window, and a full tray; large
#: print and the other languages once each.
SAMPLE = {
    "knee-6": [
        View("knee-6", PHONE),
        View("knee-6", LAPTOP),
        View("knee-6", SIDEWAYS),
        View("knee-6", PHONE, "large", "es"),
        View("knee-6", DESKTOP, "large", "es"),
    ],
    "knee-4": [View("knee-4", PHONE, language="pt-BR"), View("knee-4", LAPTOP, language="pt-BR")],
    "american-4": [View("american-4", PHONE), View("american-4", LAPTOP), View("american-4", DESKTOP)],
    "classic-4": [View("classic-4", PHONE), View("classic-4", LAPTOP), View("classic-4", TABLET)],
    "caliente-6-three-sides": [
        View("caliente-6-three-sides", PHONE),
        View("caliente-6-three-sides", LAPTOP),
        View("caliente-6-three-sides", LARGER_PHONE),
    ],
    "boat-4": [View("boat-4", PHONE), View("boat-4", LAPTOP), View("boat-4", SIDEWAYS)],
    "tray-knee": [View("tray-knee", PHONE), View("tray-knee", LAPTOP)],
    "knee-8": [View("knee-8", size) for size in (PHONE, SIDEWAYS, TABLET, LAPTOP, LARGE)]
    + [View("knee-8", PHONE, "large", "es")],
    "knee-7": [View("knee-7", PHONE), View("knee-7", SIDEWAYS)],
    "tray-knee-8": [View("tray-knee-8", PHONE), View("tray-knee-8", LAPTOP)],
}


@pytest.fixture
def house(server: Running, browser: Browser) -> Iterator[House]:
    found = House(server, browser)
    yield found
    found.leave()


def at_full_table(visit: Visit, house: House, variant: str) -> Page:
    """Open a full table as its first player."""
    table, people = house.set_up(full_table(variant))
    return visit(f"/table/{table}", who=people[0])


@pytest.mark.parametrize("variant", list(SAMPLE))
def test_nothing_overlaps_on_a_full_table(visit: Visit, house: House, variant: str, tmp_path: Path) -> None:
    page = at_full_table(visit, house, variant)
    for view in SAMPLE[variant]:
        show(page, view)
        found = layout_faults(page)
        if found:
            page.screenshot(path=tmp_path / f"{view.name}.png")
        assert found == [], f"{view.name}, with a picture in {tmp_path}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", LONG_TURNS)
def test_the_last_move_fits_in_its_line(
    visit: Visit, house: House, variant: str, language: str, tmp_path: Path
) -> None:
    table, people = house.set_up(full_table(variant))
    page = visit(f"/table/{table}", who=people[0])
    line = page.locator(".lastmove")
    for size in (PHONE, LARGER_PHONE, SIDEWAYS, TABLET):
        view = View(variant, size, language=language)
        show(page, view, people, table)
        found = layout_faults(page)
        if found:
            page.screenshot(path=tmp_path / f"{view.name}.png")
        assert found == [], f"{view.name}, with a picture in {tmp_path}"
        # It begins with the name and ends with the discard; screen readers get all of the turn.
        expect(line.locator("> [aria-hidden]")).to_contain_text(full_table(variant).names[-1])
        assert line.locator(".minis .card").last.get_attribute("data-r") == full_table(variant).turns[-1]
        assert line.locator(".vh").inner_text().count(", ") >= 5
        assert line.evaluate("(line) => line.clientHeight") <= 30


#: Adds an element with a style.
_ADD = """const add = (style) =>
    Object.assign(document.body.appendChild(document.createElement("div")).style, style);"""
#: Scripts that break the layout of a table, and what has to be found.
_BROKEN = {
    "overlap:": "document.querySelector('.say').style.transform = 'translateY(-40px)'",
    "overlap of parts:": "document.querySelector('.sets > li').style.transform = 'translateX(30px)'",
    "outside the table:": "document.querySelector('.sets > li').style.transform = 'translateX(-80px)'",
    "cut off at the side:": "Object.assign(document.querySelector('.seat .who').style,"
    " { overflow: 'hidden', width: '40px', whiteSpace: 'nowrap' });"
    " document.querySelector('.seat .name').style.whiteSpace = 'nowrap'",
    "shortened:": "Object.assign(document.querySelector('.seat .name').style,"
    " { display: 'block', overflow: 'hidden', width: '40px', whiteSpace: 'nowrap' })",
    "covered:": "add({ position: 'fixed', zIndex: 99, inset: '0 0 50% 0' })",
    "scrolls sideways:": "add({ width: '2000px', height: '1px' })",
    "hard to hit:": "add({ position: 'fixed', zIndex: 99, inset: '50% 0 0 0' })",
    "cut off:": "Object.assign(document.querySelector('.saying').style,"
    " { overflow: 'hidden', height: '9px' })",
    "the main action is not in sight": "document.querySelector('.acts').style.translate = '0 400px'",
}


def test_each_kind_of_fault_is_found(visit: Visit, house: House) -> None:
    page = at_full_table(visit, house, "classic-2")
    show(page, View("classic-2", LAPTOP))
    for fault, script in _BROKEN.items():
        assert layout_faults(page) == []
        page.evaluate(f"() => {{ {_ADD} {script} }}")
        assert any(each.startswith(fault) for each in layout_faults(page)), fault
        page.reload()
        page.locator(".hand [data-kind]").first.wait_for()
        show(page, View("classic-2", LAPTOP))


def test_sets_are_no_smaller_than_they_must_be(visit: Visit, house: House) -> None:
    page = at_full_table(visit, house, "boat-4")
    show(page, View("boat-4", PHONE, "large"))
    heights, room = page.evaluate(
        """() => [[...document.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect().height),
            document.querySelector(".own").getBoundingClientRect().top
            - document.querySelector(".centre").getBoundingClientRect().bottom]"""
    )
    # The least height is 24. There is room for four rows of larger ones.
    assert room > 20
    assert min(heights) >= 28
    # A hand of 38 cards, and a few sets: they stay cards.
    table, people = house.set_up(KNEE)
    page = visit(f"/table/{table}", who=people[0], size=PHONE)
    page.locator(".own .set").first.wait_for()
    assert layout_faults(page) == []
    assert page.locator(".tile").count() == 0


def test_large_print_is_larger_on_a_phone(visit: Visit, house: House) -> None:
    scene = OPENED._replace(position=OPENED.position.replace("turn=2:draw", "turn=1:draw"), turns="", keys="")
    table, people = house.set_up(scene)
    page = visit(f"/table/{table}", who=people[0])
    sizes: dict[str, list[float]] = {}
    for size in ("normal", "large"):
        show(page, View("opened", PHONE, size))
        assert layout_faults(page) == []
        sizes[size] = page.evaluate(
            """() => [".say", ".acts .btn:last-child", ".zone > header > b", ".seat .name"].map((each) =>
                parseFloat(getComputedStyle(document.querySelector(each)).fontSize))
                .concat(document.querySelector(".hand .card").getBoundingClientRect().width)"""
        )
    *normal, card = sizes["normal"]
    *large, large_card = sizes["large"]
    assert [round(size / 1.25, 2) for size in large] == normal
    assert large_card > card
