"""The score pad on the page: counting, uncounted hands, doubts after reconnecting, sharing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.screens import be_guest, call, go
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, faults, wait_until
from tests.page.test_pad import all_sent, enter_points, installed, new_pad, sums

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
_SIDES = [["Ana", "Carla"], ["Bruno", "Dora"]]


def begin(page: Page, book: str, **game: Any) -> str:
    """Create and open a pad of a book, and return its id."""
    be_guest(page)
    made = call(page, "POST", "/api/pads", {"game": {"book": book, "sides": _SIDES, **game}})
    go(page, f"/pad/{made['id']}")
    return str(made["id"])


def digits(page: Page, number: int) -> None:
    for digit in str(number):
        page.locator(".digits").last.get_by_role("button", name=digit, exact=True).click()


def totals(page: Page, pad: str) -> list[int]:
    found: list[int] = call(page, "GET", f"/api/pads/{pad}")["pad"]["sheet"]["totals"]
    return found


def test_knee_says_which_cards_are_counted_and_doubts_too_many(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    pad = begin(page, "knee")
    page.get_by_role("link", name="Enter hand 1").click()
    for name in ("sevens", "fives", "natural", "mixed", "wild"):
        page.get_by_role("button", name=re.compile(rf"{name}.*: one more")).first.click()
    page.get_by_role("button", name="On the table", exact=True).click()
    laid = page.locator(".box").filter(has_text="Only cards in open sets or added to canastas")
    expect(laid).to_be_visible()
    expect(page.get_by_text("All cards laid")).to_have_count(0)
    laid.locator(".seg label", has_text="Sum").click()
    digits(page, 600)
    assert complaints(page) == []
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="No cards were left").click()
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text("600 points in open and added cards besides 5 canastas")
    expect(page.get_by_role("button", name="Save hand")).to_have_attribute("aria-disabled", "true")
    doubt.get_by_role("button", name="Correct it").click()
    expect(laid).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Erase the last digit").click()
    digits(page, 60)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".lines").first).to_be_visible()
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator(".padhands")).to_be_visible()
    all_sent(page)
    assert totals(page, pad) == [3060, 0]  # the base, and the cards


def test_classic_counts_all_cards(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    begin(page, "classic")
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="No one").click()
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    expect(page.get_by_text("All cards laid")).to_be_visible()


@SIZES
def test_hands_that_nobody_counted_are_not_taken_for_nothing(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/fair", size=size)
    pad = begin(page, "classic")
    page.get_by_role("link", name="Enter hand 1").click()
    if size == PHONE:
        page.locator("label.an", has_text="Carla").click()
        page.get_by_role("button", name="Check", exact=True).click()
    else:
        page.locator(".outbar label", has_text="Carla").click()
        page.get_by_role("button", name="Save hand").click(force=True)
    note = page.locator(".doubt").filter(has_text="Not counted yet")
    expect(note).to_contain_text("The cards left in the hands of Ana, Bruno and Dora have not been counted.")
    write = page.get_by_role("button", name="Save hand")
    expect(write).to_have_attribute("aria-disabled", "true")
    assert complaints(page) == []
    write.click(force=True)
    assert totals(page, pad) == [0, 0]
    assert call(page, "GET", f"/api/pads/{pad}")["pad"]["hands"] == []
    # A hand that was counted leaves the list.
    note.get_by_role("button", name="Count them").click()
    page.get_by_role("button", name=re.compile("^king, ")).click()
    if size == PHONE:
        page.get_by_role("button", name="Check", exact=True).click()
    else:
        page.get_by_role("button", name="Got it").click()
    expect(note).to_contain_text("The cards left in the hands of Bruno and Dora have not been counted.")
    note.get_by_role("button", name="No cards were left").click()
    expect(note).to_have_count(0)
    doubt = page.locator(".doubt")  # out without a canasta
    doubt.get_by_role("button", name="Yes, it is right").click()
    write.click()
    expect(page.locator(".padhands")).to_be_visible()
    all_sent(page)
    assert totals(page, pad) == [90, 0]


def test_one_hand_that_is_empty_is_said_with_one_press(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    begin(page, "classic")
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="Carla").click()
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    page.get_by_role("button", name="Left in hand").click()
    empty = page.get_by_role("button", name="Ana has no cards left")
    empty.click()
    expect(empty).to_have_count(0)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".doubt").first).to_contain_text("of Bruno and Dora have not been counted")


def test_both_partners_are_asked_in_the_same_way(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    begin(page, "classic")
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="No one").click()
    page.get_by_role("button", name="Ana & Carla", exact=True).click()
    page.get_by_role("button", name="Left in hand").click()
    page.get_by_role("button", name=re.compile("^king, ")).click()
    page.get_by_role("button", name="Carla", exact=True).click()
    expect(page.get_by_text("Tap each card in Carla’s hand")).to_be_visible()
    expect(page.locator(".digits")).to_have_count(0)
    # And by number, if the first was.
    page.locator(".seg label", has_text="Sum").click()
    digits(page, 20)
    page.get_by_role("button", name="Bruno & Dora", exact=True).click()
    page.get_by_role("button", name="Left in hand").click()
    digits(page, 15)
    page.get_by_role("button", name="Dora", exact=True).click()
    expect(page.locator(".digits")).to_be_visible()


@SIZES
def test_only_the_points_by_mistake_can_be_left(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/fair", size=size)
    pad = begin(page, "classic")
    page.get_by_role("link", name="Points only").click()
    digits(page, 120)
    assert complaints(page) == []
    page.get_by_role("button", name="Count the cards instead").click()
    if size == PHONE:
        expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
        page.get_by_role("link", name="Leave; your entry is saved").click()
    else:
        expect(page.locator(".outbar")).to_be_visible()
        page.get_by_role("link", name="Finish later").click()
    # That stays so after leaving the page, and the sheet leads back to the counting.
    page.get_by_role("link", name="Continue hand 1").click()
    expect(page.get_by_text("Who went out?").first).to_be_visible()
    expect(page.get_by_role("button", name="Count the cards instead")).to_have_count(0)
    # A hand entered by points alone is also corrected by counting.
    call(page, "POST", f"/api/pads/{pad}/write", {"entry": {"sides": [{"points": 300}, {"points": 100}]}})
    go(page, f"/pad/{pad}/hand/1")
    page.get_by_role("button", name="Count the cards instead").click()
    expect(page.get_by_text("Who went out?").first).to_be_visible()


def test_canastas_that_are_paid_for_are_asked_beside_the_points(visit: Visit) -> None:
    page = visit("/fair", size=PHONE)
    stake = {"per_thousand": 100, "minimum": 100, "hand_per_thousand": 0, "canastas": {"aces": 200}}
    pad = begin(page, "american", stake=stake)
    page.get_by_role("link", name="Points only").click()
    digits(page, 500)
    page.locator("label.an").nth(1).click()
    digits(page, 100)
    page.get_by_role("button", name="Check the hand").click()
    doubts = page.locator(".doubt")
    expect(doubts).to_have_count(2)
    expect(doubts.first).to_contain_text("Canastas are paid for in this game")
    doubts.first.get_by_role("button", name="Correct it").click()
    page.locator("label.an").nth(0).click()
    page.get_by_role("button", name=re.compile("aces.*: one more")).click()
    assert faults(page, "pad") == []
    page.get_by_role("button", name="Check the hand").click()
    expect(doubts).to_have_count(1)
    page.get_by_role("button", name="Yes, it is right").click()
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator(".padhands")).to_be_visible()
    all_sent(page)
    kept = call(page, "GET", f"/api/pads/{pad}")["pad"]
    assert kept["hands"] == [{"sides": [{"points": 500, "aces": 1}, {"points": 100}]}]
    assert kept["sheet"]["settlement"]


def test_a_hand_entered_offline_is_doubted_when_it_is_sent(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    address = new_pad(page)
    pad = address.removeprefix("/pad/")
    all_sent(page)
    installed(page)
    page.context.set_offline(True)
    page.get_by_role("link", name="Enter hand 1").click()
    page.locator("label.an", has_text="Ana").first.click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="No cards were left").click()
    page.get_by_role("button", name="Save hand").click()
    page.locator(".unsent").wait_for()
    enter_points(page, 50, 60)
    page.context.set_offline(False)
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text("Is hand 1 right?")
    expect(doubt).to_contain_text("Side A went out with no canasta, and it takes 1.")
    expect(doubt.get_by_role("link")).to_have_text("Classic 45")
    assert complaints(page) == []
    assert call(page, "GET", f"/api/pads/{pad}")["pad"]["hands"] == []
    # It can be corrected, with everything that was entered.
    doubt.get_by_role("button", name="Correct it").click()
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
    expect(page.get_by_role("radio", name="Ana")).to_be_checked()
    page.locator("label.an", has_text="No one").click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="Save hand").click()
    all_sent(page)
    assert totals(page, pad) == [50, 60]
    # The hand after it waited, so that it is still the second one.
    hands = call(page, "GET", f"/api/pads/{pad}")["pad"]["hands"]
    assert [[side.get("points") for side in hand["sides"]] for hand in hands] == [[None, None], [50, 60]]


def test_a_doubt_of_a_hand_entered_offline_is_answered_once(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    pad = new_pad(page).removeprefix("/pad/")
    all_sent(page)
    installed(page)
    page.context.set_offline(True)
    enter_points(page, 52, 60)
    enter_points(page, 5, 0)
    page.context.set_offline(False)
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text("Side A has 52 points, and cards always come to a multiple of 5.")
    doubt.get_by_role("button", name="Yes, it is right").click()
    all_sent(page)
    assert sums(page, 2) == [57, 60]
    assert totals(page, pad) == [57, 60]


@SIZES
def test_a_sheet_is_shared_by_a_code_and_saved_in_three_forms(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/pad", size=size)
    pad = new_pad(page).removeprefix("/pad/")
    enter_points(page, 120, 30)
    page.get_by_role("button", name="Create a link").click()
    code = page.get_by_role("img", name="QR code that opens this sheet")
    expect(code).to_be_visible()
    wait_until(page, "document.querySelector('.sharep img.qr').naturalWidth > 0")
    link = page.locator(".sharep .link").inner_text()
    assert f"http://{link}" == call(page, "GET", f"/api/pads/{pad}/link")["address"]
    assert faults(page, "pad") == []
    for form, begins in (("JSON", "{"), ("CSV", "part,hand,"), ("HTML", "<!DOCTYPE html>")):
        with page.expect_download() as told:
            page.get_by_role("link", name=f"Save as {form}").click()
        assert told.value.suggested_filename == f"pad.{form.lower()}"
        text = told.value.path().read_text(encoding="utf-8")
        assert text.startswith(begins), text[:40]
    page.get_by_role("button", name="Stop sharing").click()
    expect(code).to_have_count(0)
