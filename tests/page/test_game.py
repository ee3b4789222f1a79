"""Several people at a table: a partner who is asked, and a spectator."""

from __future__ import annotations

from playwright.sync_api import expect

from canasta.client import Client, Seat
from canasta.table.actions import DRAW
from canasta.wire.views import Update
from tests.page.conftest import PHONE, TABLET, Visit, complaints, focus_kept
from tests.page.playing import drawn, match_of, my_turn
from tests.serving import Running, seated


def begun(seats: list[Seat]) -> list[Seat]:
    """Wait until a game has begun for all players."""
    seats[0].start()
    for seat in seats:
        while not isinstance(seat.update, Update):
            seat.receive(60)
    return seats


def test_a_partner_is_asked_and_answers(visit: Visit, server: Running) -> None:
    seats = begun(seated(server, 4, patience=0))
    for seat in seats:
        seat.close()
    match = match_of(server, seats[0].table)
    asker = match.actor
    pages = [
        visit(f"/table/{seats[0].table}", size=size, who=seats[match.seats[place]].client)
        for place, size in ((asker, PHONE), ((asker + 2) % 4, TABLET))
    ]
    my_turn(pages[0])
    pages[0].keyboard.press("o")
    pages[0].get_by_role("button", name="Ask", exact=True).click()
    my_turn(pages[1])
    expect(pages[1].locator(".say")).to_contain_text("may I go out?")
    expect(pages[0].locator(".say")).to_contain_text("Waiting for")
    assert complaints(pages[1]) == []
    pages[1].keyboard.press("n")
    my_turn(pages[0])
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_role("button", name="Move log").click()
    expect(pages[0].locator(".note .log")).to_contain_text("answers no")


def test_what_is_proposed_is_asked_and_answered_and_a_clock_runs(visit: Visit, server: Running) -> None:
    seats = begun(seated(server, 3, patience=0, turn_time=3000, bank_time=60))
    match = match_of(server, seats[0].table)
    mine, other, third = (seats[match.seats[(match.actor + after) % 3]] for after in range(3))
    page = visit(f"/table/{mine.table}", size=PHONE, who=mine.client)
    my_turn(page)
    expect(page.get_by_role("timer", name="Your time")).to_contain_text("49:5")
    drawn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Propose…").click()
    expect(page.get_by_role("button", name="Two more minutes for me")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Take back everything").click()
    expect(page.locator(".say")).to_have_text("Waiting for the others to agree.")
    other.answer(False)
    expect(page.locator(".say")).to_contain_text("Not everyone agreed.")
    other.propose("end")
    name = other.client.person.name
    expect(page.locator(".say")).to_contain_text(f"{name} proposes to end the game. Do you agree?")
    third.answer(True)
    page.keyboard.press("y")
    expect(page.locator(".say")).to_contain_text("The game was ended early.")
    focus_kept(page)
    for seat in (other, third):
        seat.close()


def test_somebody_looks_on_and_sees_no_hand(visit: Visit, server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(book="boat", players=2, public=True)
    with host.join(table.id, sentences=True) as seat:
        seat.sit()
        seat.start("simple")
        page = visit("/lobby", size=PHONE)
        # Tables of other tests may be in the lobby too.
        row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table.id}"]'))
        expect(row).to_contain_text("Boat")
        expect(row).to_contain_text("Ana")
        row.get_by_role("link", name="Watch").click()
        page.locator(".seats").wait_for()
        expect(page.locator(".seats li")).to_have_count(2)
        assert page.locator(".hand, .acts .primary").count() == 0
        assert complaints(page) == []
        before = page.get_by_role("button", name="Stock").get_attribute("aria-label")
        while not isinstance(seat.update, Update) or not seat.update.view.offers:
            seat.receive(60)
        seat.act(DRAW)
        expect(page.get_by_role("button", name="Stock")).not_to_have_attribute("aria-label", before or "")
