"""Friends and quick seat: add a friend, invite them with one tap, and play with people now."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from canasta.client import Client
from canasta.server.tables import quick_seat
from canasta.wire import protocol
from canasta.wire.friends import Friends
from canasta.wire.quick_seat import NewQuickSeat
from canasta.wire.tables import TableInfo
from tests.page.conftest import PHONE, Visit, faults
from tests.serving import Running, wait_for
from tests.test_server_friends import have_played
from tests.test_server_slow_tables import at_slow_table


def test_a_friend_is_added_and_invited_with_one_tap_and_joins_with_another(
    visit: Visit, server: Running
) -> None:
    ana, bruno, carla = (Client(server.address, name=name) for name in ("Ana", "Bruno", "Carla"))
    have_played(server, ana, bruno, carla)
    carla.call("PUT", f"/api/me/friends/{ana.person.id}", Friends)
    table = ana.open_table(players=3, book="boat")
    ana.do(table.id, protocol.Sit(key="sit"))
    host = visit("/lobby", who=ana)
    host.get_by_role("button", name="Accept: Carla").click()
    expect(host.get_by_role("button", name="Remove: Carla")).to_be_visible()
    host.get_by_role("button", name="Add friend: Bruno").click()
    expect(host.get_by_role("button", name="Withdraw: Bruno")).to_be_visible()
    assert faults(host, "friends") == []
    guest = visit("/lobby", size=PHONE, who=bruno)
    guest.get_by_role("button", name="Accept: Ana").click()
    expect(guest.locator(".person", has_text="Ana")).to_contain_text("online")
    host.goto(f"{server.address}/room/{table.id}")
    host.get_by_role("button", name="Invite Bruno").click()
    expect(host.get_by_role("button", name="Bruno is invited")).to_be_visible()
    assert faults(host, "friends", "room") == []
    guest.goto(f"{server.address}/lobby")
    expect(guest.get_by_text("Ana invites you to play")).to_be_visible()
    assert faults(guest, "friends") == []
    guest.get_by_role("button", name="Join").click()
    expect(guest).to_have_url(re.compile(f"/room/{table.id}"))
    expect(host.locator(".chair", has_text="Bruno")).to_be_visible()


def test_a_mute_is_lifted_on_the_account_page(visit: Visit, server: Running) -> None:
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    table = ana.open_table(players=2)
    ana.do(table.id, protocol.Mute(key="mute", person=bruno.person.id))
    page = visit("/account", who=ana)
    page.get_by_role("button", name="Unmute: Bruno").click()
    expect(page.get_by_role("button", name="Unmute: Bruno")).to_have_count(0)


def test_two_people_who_want_to_play_now_meet_and_bots_fill_up(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = visit("/quick?book=boat", size=PHONE)
    first.get_by_label("Your name").fill("Ana")
    assert faults(first, "quick") == []
    first.get_by_role("button", name="Find a table").click()
    expect(first.get_by_role("timer")).to_contain_text("Bots join in")
    second = visit("/")
    second.get_by_role("radio", name="Boat").check(force=True)
    second.get_by_role("link", name="Play with people now").click()
    expect(second.get_by_text("1 person is waiting")).to_be_visible()
    second.get_by_label("Your name").fill("Bruno")
    second.get_by_text("after 30 seconds").click()
    second.get_by_role("button", name="Find a table").click()
    expect(second.locator(".chair", has_text="Ana")).to_be_visible()
    assert faults(second, "quick", "room") == []
    # No further person has come; waits go by the wall clock, so that they outlast a restart.
    monkeypatch.setattr(quick_seat, "wall_time", lambda: time.time() + 40)
    for page in (first, second):
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.locator(".seat", has_text="Bruno" if page is first else "Ana")).to_be_visible()


def test_a_person_who_closes_the_page_leaves_the_queue(visit: Visit, server: Running) -> None:
    body = NewQuickSeat("knee", "normal", 60)
    waiting = Client(server.address, name="Ana")
    table = waiting.call("POST", "/api/quick", TableInfo, body)
    page = visit(f"/room/{table.id}?quick", who=waiting)
    expect(page.get_by_role("timer")).to_be_visible()
    page.goto(f"{server.address}/rules")
    server.advance(20)
    wait_for(lambda: server.info(table.id).status == "closed")
    bruno = Client(server.address, name="Bruno")
    assert bruno.call("POST", "/api/quick", TableInfo, body).id != table.id


def test_a_table_with_a_day_per_turn_waits_on_the_home_page(visit: Visit, server: Running) -> None:
    seats = at_slow_table(server)
    place = seats[0].client.own_tables()[0].turn
    mine, other = seats[place - 1], seats[2 - place]
    for seat in seats:
        seat.close()
    page = visit("/", size=PHONE, who=mine.client)
    waiting = page.get_by_role("list", name="Your turns")
    expect(waiting).to_contain_text("Your turn: Classic")
    expect(waiting).to_contain_text(f"With {other.client.person.name}, until")
    assert faults(page, "turns", "home") == []
    waiting.get_by_role("link", name="Play").click()
    expect(page.get_by_role("timer")).to_contain_text("23 h")
    waits = visit("/", who=other.client)
    expect(waits.get_by_role("heading", level=1)).to_be_visible()
    expect(waits.get_by_role("list", name="Your turns")).to_have_count(0)
    waits.goto(f"{server.address}/new")
    waits.get_by_label("Time limit").select_option("a day per turn")
    waits.get_by_role("button", name="Invite people").click()
    expect(waits.get_by_text("a day per turn")).to_be_visible()
