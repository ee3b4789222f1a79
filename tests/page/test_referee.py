"""The referee on the page: advice where a book is silent, saved house rules, fines for the right pad."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bench.screens import be_guest, call, go
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, faults

_SIDES = [["Ana", "Carla"], ["Bruno", "Dora"]]
#: A fine of classic costs 150 here.
_HOUSE = """extends = "classic"
name = "jueves"
version = 1
about = "Ours."

[clauses.irregularities.yes_not_used]
points = 150
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_silent_book_says_so_and_classic_gives_advice(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/referee?book=american&names=Ana,Bruno,Carla,Dora", size=size)
    note = page.get_by_text("American has no rules for the following.")
    expect(note).to_be_visible()
    page.get_by_role("button", name="Touching and drawing").click()
    page.get_by_role("button", name="A player drew too many cards").click()
    page.get_by_role("button", name="Why we ask").click()
    expect(page.get_by_role("link", name="Classic 66")).to_be_visible()
    page.get_by_role("button", name="Bruno").click()
    page.get_by_role("button", name="1", exact=False).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Advice")
    expect(page.locator(".advice")).to_contain_text("American has no rule for this.")
    expect(page.locator(".duties").get_by_role("link", name="Classic 66")).to_be_visible()
    assert faults(page, "referee", "part") == []
    # A rule of the book itself does not count as a house rule.
    page.get_by_role("button", name="Another case").click()
    page.get_by_role("searchbox").fill("asked the partner")
    page.get_by_role("button", name="A player asked the partner a second time").click()
    page.get_by_role("button", name="Ana").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ruling")
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".duties").get_by_role("link", name="American 45")).to_be_visible()


def test_advice_is_searched_with_the_rest(visit: Visit) -> None:
    page = visit("/referee?book=american", size=PHONE)
    page.get_by_role("searchbox").fill("wild")
    expect(page.get_by_text("2 cases")).to_be_visible()
    cases = page.locator(".its")
    expect(cases.first).to_have_text("A wild card was discarded")
    expect(cases.last).to_have_text("A set has too many wild cards")


def keep(page: Page) -> str:
    be_guest(page)
    return str(call(page, "POST", "/api/me/houses", {"text": _HOUSE})["id"])


def test_a_kept_house_rule_is_chosen_for_the_referee(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    keep(page)
    go(page, "/referee?names=Ana,Bruno,Carla,Dora")
    page.get_by_role("button", name="Rulebook and players").click()
    page.get_by_label("House rules").select_option("jueves")
    expect(page.locator(".bar small")).to_contain_text("jueves")
    assert complaints(page) == []
    page.get_by_role("searchbox").fill("said yes")
    page.get_by_role("button", name="The partner said yes, and the player could not go out").click()
    page.get_by_role("button", name="Bruno").click()
    expect(page.locator(".cost")).to_contain_text("Penalty: 150 points")


def test_a_kept_house_rule_is_chosen_for_a_new_pad(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    keep(page)
    go(page, "/pad/new")
    page.get_by_label("House rules").select_option("jueves")
    assert complaints(page) == []
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Enter hand 1").wait_for()
    expect(page.locator(".ttl small")).to_contain_text("jueves")
    (pad,) = call(page, "GET", "/api/pads")["pads"]
    assert call(page, "GET", f"/api/pads/{pad['id']}")["pad"]["game"]["house"] == _HOUSE


def test_a_fine_goes_to_a_pad_of_the_same_book_only(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    be_guest(page)
    knee = call(page, "POST", "/api/pads", {"game": {"book": "knee", "sides": _SIDES, "title": "Knee"}})["id"]

    def fine() -> None:
        go(page, "/referee?names=Ana,Bruno,Carla,Dora")
        page.get_by_role("searchbox").fill("said yes")
        page.get_by_role("button", name="The partner said yes, and the player could not go out").click()
        page.get_by_role("button", name="Bruno").click()
        page.get_by_role("link", name="Write on the score pad").click()

    fine()
    expect(page.get_by_text("No Classic game is being scored")).to_be_visible()
    expect(page.locator(".tablerow")).to_have_count(0)
    # Nor by its address.
    go(page, f"/pad/{knee}/hand?fine=B+100+Bruno&for=x&book=classic")
    expect(page.get_by_text("fine B 100")).to_have_count(0)
    game = {"book": "classic", "sides": _SIDES}
    classic = call(page, "POST", "/api/pads", {"game": game})["id"]
    fine()
    expect(page).to_have_url(re.compile(f"/pad/{classic}/hand$"))
    expect(page.get_by_text("fine B 100")).to_be_visible()
