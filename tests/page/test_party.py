"""Several people at one device: a curtain between their turns, with no cards behind it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit, complaints
from tests.page.playing import discard, drawn, my_turn
from tests.serving import Running, wait_for

NAMES = ("Ana", "Bruno")


def open_curtain(page: Page) -> str:
    """Open the curtain for the player whose turn it is, and return their name."""
    curtain = page.get_by_role("button", name="show my cards")
    expect(curtain).to_be_visible()
    assert page.locator(".card, .hand").count() == 0
    said = page.get_by_role("heading", level=1).inner_text()
    curtain.click()
    return next(name for name in NAMES if name in said)


def to_the_turn(page: Page) -> str:
    """Open the curtain until the player whose turn it is sees their cards, and return their name."""
    name = open_curtain(page)
    own = page.locator(".steps:not(.idle)")
    passed = page.get_by_role("heading", name=NAMES[1 - NAMES.index(name)])
    own.or_(passed).first.wait_for()
    # The player who looks first may only learn that it is the other's turn.
    if passed.count():
        name = open_curtain(page)
    my_turn(page)
    return name


def test_the_device_is_passed_on_behind_a_curtain(visit: Visit) -> None:
    page = visit("/new?book=boat", size=PHONE)
    page.locator(".oneof label").filter(has_text="2").first.click()
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("textbox", name="Other players").fill("Bruno")
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("button", name="show my cards").wait_for()
    assert complaints(page) == []
    name = to_the_turn(page)
    other, own = NAMES[1 - NAMES.index(name)], page.locator(".steps:not(.idle)")
    drawn(page)
    hand = page.locator(".hand").get_attribute("aria-label")
    # The other player is asked behind a curtain too, and the drawn card goes back.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Propose…").click()
    page.get_by_role("button", name="Take back everything").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(other)
    assert open_curtain(page) == other
    expect(page.locator(".say")).to_contain_text(f"{name} wants to take back everything")
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    assert open_curtain(page) == name
    my_turn(page)
    expect(page.locator(".hand")).not_to_have_attribute("aria-label", hand or "")
    drawn(page)
    discard(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(other)
    assert open_curtain(page) == other
    expect(own).to_be_visible()


def test_all_on_the_device_play_again_together(visit: Visit, server: Running) -> None:
    page = visit("/new?book=boat", size=PHONE)
    page.locator(".oneof label").filter(has_text="2").first.click()
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("textbox", name="Other players").fill("Bruno")
    page.get_by_role("button", name="Pass and play").click()
    name = to_the_turn(page)
    table = page.url.rpartition("/")[2]
    other = NAMES[1 - NAMES.index(name)]
    # The game is ended by agreement, behind the curtain of either.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="Propose…").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(other)
    assert open_curtain(page) == other
    page.get_by_role("button", name="Yes").click()
    again = page.get_by_role("button", name="Play again")
    again.wait_for()
    expect(page.locator(".say")).to_contain_text("The game was ended early.")  # without another curtain
    assert complaints(page) == []
    again.click()
    # One tap agrees for all players of the device; the next game begins behind the curtain, unless its first
    # player is the one who has looked last.
    wait_for(lambda: server.info(table).game == 2 and server.info(table).status == "playing", 90)
    own = page.locator(".steps:not(.idle)")
    own.or_(page.get_by_role("button", name="show my cards")).first.wait_for()
    if not own.count():
        to_the_turn(page)
    drawn(page)
