"""Turn alerts: the title of the tab, vibration and sound, each of them a setting."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from canasta.table.actions import DRAW, parse_action
from tests.page.conftest import PHONE, Visit, faults, wait_until
from tests.page.playing import discard, drawn, match_of, my_turn
from tests.page.test_game import begun
from tests.serving import Running, seated, update_of

#: Counts vibrations instead of vibrating.
_COUNT = "window.buzzes = 0; Navigator.prototype.vibrate = () => { window.buzzes += 1; return true; };"


def test_the_tab_says_whose_turn_it_is_and_a_phone_vibrates_only_if_asked(
    visit: Visit, server: Running
) -> None:
    seats = begun(seated(server, 2, patience=0))
    match = match_of(server, seats[0].table)
    mine = seats[match.seats[match.actor]]
    page = visit("/fair", size=PHONE, who=mine.client)
    page.add_init_script(_COUNT)
    page.goto(f"{server.address}/table/{mine.table}")
    my_turn(page)
    expect(page).to_have_title(re.compile(r"^Your turn · Classic"))
    assert page.evaluate("window.buzzes") == 0
    drawn(page)
    discard(page)
    expect(page).to_have_title(re.compile(r"^Classic"))
    page.goto(f"{server.address}/settings")
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    page.get_by_role("switch", name="Vibration").check()
    assert page.evaluate("window.buzzes") == 1  # what it feels like
    page.get_by_role("switch", name="Your turn in the tab’s title").uncheck()
    assert faults(page, "settings") == []
    other = next(seat for seat in seats if seat is not mine)
    page.goto(f"{server.address}/table/{mine.table}")
    expect(page).to_have_title(re.compile(r"^Classic"))
    update_of(other, own=True)
    other.act(DRAW)
    while not (discards := [each for each in update_of(other).view.offers or () if each.family == "discard"]):
        other.receive(60)
    other.act(parse_action(discards[0].action))
    my_turn(page)
    wait_until(page, "window.buzzes === 1")
    expect(page).to_have_title(re.compile(r"^Classic"))
