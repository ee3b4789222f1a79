"""Club evenings in the browser: the director, the phones of the tables, and the projector."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from bench.screens import call
from tests.page.conftest import PHONE, TABLET, Visit, wait_until
from tests.page.evenings import Evening, short_pairs
from tests.page.test_pad import enter_points

PROJECTOR = (1920, 1080)


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name, exact=isinstance(name, str)).first.press("Enter")


def write_hand(phone: Page, hand: int, points: tuple[int, int]) -> None:
    """Enter a hand on the pad of a table, as points only."""
    press(phone, f"Enter hand {hand}")
    phone.wait_for_url("**/hand")
    phone.goto(phone.url.removesuffix("/hand"))
    enter_points(phone, *points)
    expect(phone.locator(".padhands")).to_contain_text(str(points[0]))
    expect(phone.locator(".offline")).to_have_count(0)
    phone.get_by_role("link", name="Back to the table").press("Enter")
    expect(phone.locator(".mt")).to_contain_text(str(points[0]))


def create_evening(director: Page) -> None:
    """Create an evening of two hands a round with four pairs, by the keyboard."""
    director.get_by_role("link", name="New evening").press("Enter")
    director.get_by_label("Title").fill("Thursday club")
    hands = director.get_by_role("group", name="Hands per round")
    for _ in range(2):
        hands.get_by_role("button").first.press("Enter")
    director.get_by_text("Hands or time").click()
    press(director, "Create evening")
    director.wait_for_url("**/evenings/*?view=entries")
    for names in short_pairs(4):
        for place, name in enumerate(names, 1):
            director.get_by_label(f"Player {place}").fill(name)
        press(director, "Add")
        expect(director.locator(".entry .who", has_text=" & ".join(names))).to_be_visible()


def enter_for_table(director: Page, card: Locator) -> None:
    """Enter the result of table 2 as the director, whose page says until then that it is missing."""
    expect(director.get_by_text("Table 2 has not finished.")).to_be_visible()
    card.get_by_role("button", name=re.compile("^Enter result")).press("Enter")
    fields = card.get_by_role("textbox")
    for place, points in enumerate(("1,240", "-35", "x", "100")):
        fields.nth(place).fill(points)
    card.get_by_role("button", name="Save").press("Enter")
    expect(card.get_by_role("alert").filter(has_text="whole numbers")).to_be_visible()
    fields.nth(2).fill("60")
    card.get_by_role("button", name="Save").press("Enter")
    expect(card).to_contain_text("done, confirmed")
    expect(card).to_contain_text("1,300")


def test_an_evening_of_a_director_two_phones_and_a_projector(visit: Visit) -> None:
    director = visit("/evenings", size=TABLET)
    create_evening(director)
    parts = director.get_by_role("navigation", name="Parts of the evening")
    parts.get_by_role("link", name=re.compile("^Tables")).press("Enter")
    press(director, "Draw round 1")
    expect(director.get_by_text("No repeated meetings")).to_be_visible()
    # Two entries change places.
    tables = director.get_by_role("article")
    before = tables.nth(0).inner_text()
    swaps = director.locator(".swap")
    swaps.nth(1).press("Enter")
    swaps.nth(2).press("Enter")
    wait_until(director, "(text) => document.querySelector('article').innerText !== text", before)
    press(director, "Start round 1")
    expect(director.get_by_role("timer")).to_be_visible()

    parts.get_by_role("link", name="Links and paper").press("Enter")
    press(director, "Create a link")
    projector_link = director.get_by_role("link", name="Projector").get_attribute("href")
    addresses = director.locator(".onelink .link").all_inner_texts()
    assert len(addresses) == 2
    results = visit(str(projector_link), size=PROJECTOR)
    expect(results.get_by_role("heading", name="Round 1: where you sit")).to_be_visible()

    path = "/evening-table/" + addresses[0].rsplit("/", 1)[1]
    first, second = visit(path, size=PHONE), visit(path, size=PHONE)
    for phone, side in ((first, "A"), (second, "B")):
        expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
        phone.locator(".whoweare").get_by_text(f"Side {side}").click()
    write_hand(first, 1, (700, 305))
    write_hand(first, 2, (410, 900))
    press(first, "Hand in the result")
    expect(first.get_by_text("Side B confirms it")).to_be_visible()
    # The other phone calls the referee first; the director answers.
    press(second, "Call the referee")
    second.get_by_label("What happened?").fill("Who dealt?")
    press(second, "Call the referee")
    parts.get_by_role("link", name=re.compile("1 call")).press("Enter")
    expect(director.get_by_role("article").first).to_contain_text("Who dealt?")
    rule = director.get_by_role("link", name="Rule at table 1")
    assert "names=" in str(rule.get_attribute("href"))
    director.get_by_label("Answer (optional)").fill("Bruno")
    press(director, "Answered")
    expect(second.get_by_text("Answer: Bruno")).to_be_visible()
    press(second, "Confirm for side B")
    expect(second.get_by_text("The result is confirmed.")).to_be_visible()
    expect(director.get_by_role("article", name="Table 1")).to_contain_text("done, confirmed")

    card = director.get_by_role("article", name="Table 2")
    enter_for_table(director, card)
    press(director, "End round 1")
    expect(director.locator(".stand")).to_contain_text("1,300")
    # A correction with a reason, in the closed round.
    card.get_by_role("button", name=re.compile("^Correct result")).press("Enter")
    card.get_by_role("textbox").nth(0).fill("1340")
    card.get_by_label("Reason").fill("misread")
    card.get_by_role("button", name="Save").press("Enter")
    expect(card).to_contain_text("Corrected: misread")
    expect(director.locator(".stand")).to_contain_text("1,400")
    expect(results.locator(".ptab")).to_contain_text("1,400")
    press(director, "Draw round 2")
    expect(first.get_by_role("heading", name="Round 2: where you sit")).to_be_visible()
    expect(results.get_by_role("heading", name="Round 2: where you sit")).to_be_visible()


def test_a_command_without_a_connection_waits_and_is_sent_once(visit: Visit) -> None:
    director = visit("/fair", size=TABLET)
    evening = Evening(director, short_pairs(4), hands=1)
    evening.begin()
    director.goto(f"{director.evaluate('location.origin')}/evenings/{evening.id}")
    wait_until(director, "navigator.serviceWorker.ready.then((found) => Boolean(found.active))")
    card = director.get_by_role("article", name="Table 2")
    card.get_by_role("button", name=re.compile("^Enter result")).press("Enter")
    card.get_by_role("textbox").nth(0).fill("500")
    card.get_by_role("textbox").nth(1).fill("300")
    director.context.set_offline(True)
    card.get_by_role("button", name="Save").press("Enter")
    expect(director.get_by_text("1 entry is kept on this device")).to_be_visible()
    # The page opens again without a connection, with what it knew and what waits.
    director.reload()
    expect(director.get_by_text("1 entry is kept on this device")).to_be_visible()
    expect(card).to_contain_text("plays hand 1")
    director.context.set_offline(False)
    expect(card).to_contain_text("done, confirmed")
    expect(director.get_by_text("is kept on this device")).to_have_count(0)
    log = call(director, "GET", f"/api/evenings/{evening.id}/log")["lines"]
    assert sum(each["kind"] == "result" for each in log) == 1


def test_a_conflict_after_an_outage_is_shown_until_it_is_settled(visit: Visit) -> None:
    director = visit("/fair", size=TABLET, expected="409 (Conflict)")
    evening = Evening(director, short_pairs(4), hands=1)
    evening.begin()
    call(director, "POST", f"/api/evenings/{evening.id}/options", {"one_device": True})
    link = evening.table(2).rsplit("/", 1)[1]
    director.goto(f"{director.evaluate('location.origin')}/evenings/{evening.id}")
    card = director.get_by_role("article", name="Table 2")
    card.get_by_role("button", name=re.compile("^Enter result")).press("Enter")
    card.get_by_role("textbox").nth(0).fill("500")
    card.get_by_role("textbox").nth(1).fill("300")
    director.context.set_offline(True)
    card.get_by_role("button", name="Save").press("Enter")
    waiting = director.locator(".unsent", has_text="1 entry is kept on this device")
    expect(waiting).to_contain_text("Result · Table 2 · 500 : 300")
    # Meanwhile the table hands in something else.
    phone = visit(f"/evening-table/{link}", size=PHONE)
    expect(phone.get_by_role("heading", name="Table 2")).to_be_visible()
    for command in (
        {"do": "hand_in", "side": 1, "hands": [[700, 100]]},
        {"do": "confirm", "side": 2, "points": [700, 100]},
    ):
        assert "error" not in call(phone, "POST", f"/api/evening-tables/{link}/do", command)
    director.context.set_offline(False)
    conflict = director.locator(".conflict")
    expect(conflict).to_contain_text("Not entered: Result · Table 2 · 500 : 300")
    expect(card).to_contain_text("700")  # nothing is decided silently
    director.reload()
    expect(conflict).to_be_visible()
    conflict.get_by_role("button", name="Drop it").press("Enter")
    expect(conflict).to_have_count(0)
    table = call(director, "GET", f"/api/evenings/{evening.id}")["state"]["rounds"][0]["tables"][1]
    assert table["result"]["hands"] == [[700, 100]]


def test_the_device_of_a_player_takes_part_in_the_shuffle(visit: Visit) -> None:
    director = visit("/fair", size=TABLET)
    evening = Evening(director, short_pairs(4), hands=1, all_online=True, duplicate=True)
    evening.do("draw_round")
    seats = call(director, "GET", f"/api/evenings/{evening.id}")["seats"]
    phone = visit(f"/evening-seat/{seats[0]['link']}", size=PHONE)
    expect(phone.get_by_text("This device takes part in the shuffle of the round.")).to_be_visible()
    path = f"/api/evening-seats/{seats[0]['link']}"
    committed = f"fetch('{path}').then((answer) => answer.json()).then((found) => found.deal.done)"
    wait_until(phone, committed)
    evening.do("start_round")
    opened = (
        f"fetch('{path}').then((answer) => answer.json())"
        ".then(({ deal }) => Object.keys(deal.commitments).length === 8 && deal.done)"
    )
    wait_until(phone, opened)
