"""The room before a game and its players: invitations, another device, a redeal without a reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.client import Client
from canasta.client.client import new_key
from canasta.fairness import Dealing
from canasta.wire import protocol
from canasta.wire.protocol import Sit
from tests.page.conftest import PHONE, Visit, faults, wait_until
from tests.page.layout import NAMES
from tests.page.playing import drawn, my_turn
from tests.serving import Running
from tests.test_server_fair_deal import hurry_up
from tests.test_server_people import PASSWORD


def link_of(page: Page) -> str:
    """Return the path of the displayed invitation."""
    shown = page.locator("#invitation")
    expect(shown).to_contain_text("/invite/")
    return "/invite/" + shown.inner_text().partition("/invite/")[2]


def sit_as(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def test_the_host_renews_the_invitation_and_whom_they_remove_stays_out(visit: Visit, server: Running) -> None:
    ana = Client(server.address, name="Ana")
    table = ana.open_table(players=3)
    host = visit(f"/room/{table.id}", who=ana)
    first = link_of(host)
    guest = visit(first, size=PHONE)
    sit_as(guest, "Bea")
    expect(guest.get_by_role("button", name="Leave")).to_be_visible()
    expect(guest.get_by_role("button", name="Create a new link")).to_have_count(0)  # which is the host's
    host.get_by_role("button", name="Create a new link").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_text("This is a new link. The old one no longer works.")).to_be_visible()
    expect(host.locator("#invitation")).not_to_contain_text(first)
    second = link_of(host)
    expect(host.locator("img.qr")).to_have_attribute("src", re.compile(second.rpartition("/")[2]))
    expect(guest.locator("#invitation")).to_contain_text(second)  # a seated player stays, and may invite
    assert faults(host, "room") == []
    host.get_by_role("button", name="Remove Bea").click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("The host has removed you from this table.")
    expect(host.locator("#invitation")).not_to_contain_text(second)


def test_a_window_that_was_left_takes_nothing_back_until_somebody_wants_it(
    visit: Visit, server: Running
) -> None:
    ana = Client(server.address, name="Ana Left", password=PASSWORD, new=True)
    table = ana.open_table(players=2, book="boat", patience=0)
    ana.do(table.id, protocol.Sit(key="sit"))
    phone = visit(f"/table/{table.id}?start=simple", size=PHONE, who=ana)
    my_turn(phone)
    desk = visit(f"/table/{table.id}", who=Client(server.address, name="Ana Left", password=PASSWORD))
    my_turn(desk)
    moved = phone.get_by_role("heading", name="You are playing in another window")
    expect(moved).to_be_visible()
    phone.evaluate("window.lost = window.cut; window.cut.close()")
    wait_until(phone, "window.cut !== window.lost && window.cut.readyState === 1")
    drawn(desk)  # it plays on
    expect(moved).to_be_visible()
    # The refusal of the lost place may still be on its way when the player asks for it back.
    phone.evaluate(
        """(table) => {
            [...document.querySelectorAll("main button")].at(-1).click();
            window.cut.onmessage({ data: JSON.stringify({ type: "moved", table }) });
        }""",
        table.id,
    )
    my_turn(phone)
    expect(desk.get_by_role("button", name="Play here")).to_be_visible()


def test_the_page_leaves_a_table_where_the_cards_are_dealt_anew_without_a_reason(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    table = ana.open_table(players=2)
    ana.do(table.id, protocol.Sit(key="sit"))
    assert isinstance(table.invite, str)
    with bruno.join(table.id, invite=table.invite) as seat:
        seat.sit()
        honest = seat._deal_reply
        monkeypatch.setattr(seat, "_deal_reply", lambda told: None if told.commitments else honest(told))
        # A server that tries another deal and does not say why.
        monkeypatch.setattr(Dealing, "withheld", lambda _dealing: ())
        page = visit(f"/room/{table.id}", who=ana)
        page.get_by_role("button", name="Start").click()
        hurry_up(server, table.id, lambda dealing: "Ana" in dealing.contributions)
        expect(page.get_by_role("heading", level=1)).to_contain_text("does not say who withheld their part")


#: Chairs that lie on each other or leave the window.
_CHAIRS = """() => {
    const boxes = [...document.querySelectorAll('.plan .chair')].map((each) => each.getBoundingClientRect());
    const lies = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return [boxes.length, boxes.filter((one, i) => one.left < 0 || one.right > innerWidth
        || boxes.some((other, k) => k > i && lies(one, other))).length];
}"""


@pytest.mark.parametrize("players", [7, 8])
def test_seven_and_eight_chairs_lie_apart(visit: Visit, server: Running, players: int) -> None:
    people = [Client(server.address, name=name) for name in NAMES[:3]]
    table = people[0].open_table(book="knee-hand-and-foot-eight", players=players)
    for each in people:
        each.do(table.id, Sit(key=new_key(), invite=str(table.invite)))
    page = visit(f"/room/{table.id}", who=people[0])
    page.locator(".plan .chair").first.wait_for()
    for width, height in ((1280, 800), (1000, 800), (1920, 1080), (820, 1180), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(_CHAIRS) == [players, 0], (width, height)
