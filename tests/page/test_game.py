"""Whole games and what comes with them: two browsers from the deal to the rematch, partners, onlookers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.books.house import read_house
from canasta.client import Client
from canasta.notation import read_record
from canasta.server.tables.room import first_entry
from canasta.storage.people import new_id
from canasta.table.actions import DRAW
from canasta.wire.tables import NewTable, TableInfo
from canasta.wire.views import Update
from tests.page.conftest import PHONE, TABLET, Visit, complaints
from tests.page.playing import match_of, my_turn, play_turn
from tests.serving import Running, seated

#: One pack, so that a hand is soon played.
SHORT = """extends = "classic"
name = "one-pack"
version = 1

[players]
2.packs = 1
2.hand_size = 11
"""


def short_table(server: Running, host: Client) -> str:
    """A table with a house rule that was tried elsewhere, which takes a while."""
    id = new_id()
    new = NewTable(house=SHORT, book="classic", players=2, target=1)
    with server.store() as store:
        store.append_all(f"tables/{id}", [first_entry(host.person.id, new)])
    return id


@pytest.mark.long
def test_two_browsers_play_a_whole_game_and_begin_another(visit: Visit, server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.call("GET", f"/api/tables/{short_table(server, host)}", TableInfo)
    pages = [visit(f"/invite/{table.id}/{table.invite}", size=size) for size in (PHONE, TABLET)]
    for page, name in zip(pages, ("Bea", "Carlos"), strict=True):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".plan")).to_contain_text(name)
    with host.join(table.id) as seat:
        seat.start()
        for page in pages:
            page.locator(".hand [data-kind]").first.wait_for()
    match = match_of(server, table.id)
    while not match.over:
        play_turn(pages[match.seats[match.actor]], match)
        if match.actor < 0 and not match.over:  # the hand is over, and not the game
            pages[0].get_by_role("button", name="Next hand").click()
            pages[0].locator(".hand").wait_for()
    for page in pages:
        expect(page.locator(".scores h1")).to_contain_text("won")
        assert complaints(page) == []
    told = [re.sub(r"\D", "", each) for each in pages[1].locator(".score .total .num").all_inner_texts()]
    assert [int(each) for each in told] == [abs(total) for total in match.totals]
    proved_and_kept(pages[0])
    # And another: what the first one was is still there for both.
    pages[1].get_by_role("button", name="Play again").click()
    for page in pages:
        page.locator(".hand [data-kind]").first.wait_for()
    assert match_of(server, table.id) is not match


def proved_and_kept(page: Page) -> None:
    """The record holds, as this device knows the game, and can be taken home."""
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the record").click()
    assert kept.value.suggested_filename.endswith(".txt")
    assert read_record(kept.value.path().read_text(encoding="utf-8"), [read_house(SHORT).book]).over
    page.get_by_role("button", name="Was it fair?").click()
    note = page.get_by_role("dialog")
    note.get_by_role("button", name="Check the record").click()
    expect(note.get_by_role("status")).to_contain_text("The seed is the one that was promised")


def test_a_partner_is_asked_and_answers(visit: Visit, server: Running) -> None:
    seats = seated(server, 4, patience=0)
    seats[0].start()
    for seat in seats:
        while not isinstance(seat.update, Update):
            seat.hear(60)
        seat.close()
    match = match_of(server, seats[0].table)
    asker = match.actor
    pages = [
        visit(f"/table/{seats[0].table}", size=size, who=seats[match.seats[place]].client)
        for place, size in ((asker, PHONE), ((asker + 2) % 4, TABLET))
    ]
    my_turn(pages[0])
    pages[0].keyboard.press("o")
    my_turn(pages[1])
    expect(pages[1].locator(".say")).to_contain_text("may I go out?")
    expect(pages[0].locator(".say")).to_contain_text("is asked")
    assert complaints(pages[1]) == []
    pages[1].keyboard.press("n")
    my_turn(pages[0])
    pages[0].get_by_role("button", name="More").click()
    pages[0].get_by_role("button", name="What happened").click()
    expect(pages[0].locator(".note .log")).to_contain_text("no", ignore_case=True)


def test_somebody_looks_on_and_sees_no_hand(visit: Visit, server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(book="boat", players=2, public=True)
    with host.join(table.id, sentences=True) as seat:
        seat.sit()
        seat.start("simple")
        page = visit("/lobby", size=PHONE)
        row = page.get_by_role("listitem").filter(has_text="Boat").filter(has_text="Ana")
        row.get_by_role("link", name="Look on").click()
        page.locator(".seats").wait_for()
        expect(page.locator(".seats li")).to_have_count(2)
        assert page.locator(".hand, .acts .primary").count() == 0
        assert complaints(page) == []
        before = page.get_by_role("button", name="Stock").get_attribute("aria-label")
        while not isinstance(seat.update, Update) or not seat.update.view.offers:
            seat.hear(60)
        seat.act(DRAW)
        expect(page.get_by_role("button", name="Stock")).not_to_have_attribute("aria-label", before or "")
