"""The table on a phone: the last move, undo, bubbles, a steady centre, the menu, and asking to go out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from bench.pictures import OPENED, Scene, play_for
from canasta.client.client import new_key
from canasta.wire import protocol
from tests.page.conftest import DESKTOP, PHONE, At, Visit, complaints, wait_until
from tests.page.playing import drawn, holds
from tests.page.test_game import begun
from tests.serving import Running, seated

#: A player with a canasta and few cards, whose partner sits in seat 3.
NEAR_OUT = Scene(
    "classic scores=1685,1240 dealer=2 turn=1:draw hand1=66K hand2=#9 hand3=#5 hand4=#5 melded=1,2"
    " setsA=66666,9999999 setsB=5555 redA=2 redB=1 pile=K654T",
    draws="J",
)
FAR_FROM_OUT = Scene(
    "classic dealer=2 turn=1:draw hand1=4567899TJQKA hand2=#9 hand3=#5 hand4=#5 setsA=KKK setsB=555 pile=4T",
    draws="J",
)


def spot(page: Page, at: str) -> tuple[float, float]:
    """Return where the stock or the pile is drawn."""
    box = page.locator(f'[data-at="{at}"]').bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_the_last_move_is_in_sight_with_its_cards(at: At) -> None:
    page, _, _ = at(OPENED._replace(keys="", draws="Q6J6"), PHONE)
    line = page.locator(".lastmove")
    expect(line.locator(".vh")).to_have_text("Bruno draws a card, discards a jack.")
    expect(line.locator(".minis .card")).to_have_count(1)
    expect(line.locator(".minis .card")).to_have_attribute("data-r", "J")
    drawn(page)
    expect(line.locator(".vh")).to_have_text("You draw a six.")
    page.keyboard.type("999l")
    expect(line.locator(".vh")).to_have_text("You draw a six, lay three nines.")
    expect(line.locator('.minis .card[data-r="9"]')).to_have_count(3)
    # It has one line, whatever has happened, and a desktop has the log instead.
    assert line.evaluate("(line) => line.clientHeight") <= 30
    assert complaints(page) == []
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(page.locator(".logpanel .log")).to_contain_text("lay three nines")
    expect(line).to_have_count(0)


def test_undo_is_at_the_bar_while_there_is_something_to_undo(at: At) -> None:
    page, _, _ = at(OPENED._replace(keys="d"), PHONE)
    undo = page.locator(".acts").get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    page.keyboard.type("999l")
    holds(page, 11)
    undo.click()
    holds(page, 14)
    expect(undo).to_have_count(0)


def test_stock_and_pile_keep_their_place_through_a_turn(at: At) -> None:
    hands = "hand1=666778KKKAA2 hand2=#11 hand3=#11 hand4=#11"
    page, _, _ = at(Scene(f"classic dealer=4 turn=1:draw turns=0 {hands} pile=8", draws="9"), PHONE)
    before = spot(page, "stock"), spot(page, "pile")
    steps = ("6", "6", "6", "l", "7", "8", "Escape", "a", "a", "2", "l", "k", "k", "k", "l", "l")
    drawn(page)
    for key in steps:
        page.keyboard.press(key)
        page.wait_for_timeout(60)  # the engine's answer changes the sentence and the buttons
        assert (spot(page, "stock"), spot(page, "pile")) == before, key
    expect(page.locator(".zone.own .sets > li")).to_have_count(3)
    assert (spot(page, "stock"), spot(page, "pile")) == before


def test_red_threes_are_small_cards(at: At) -> None:
    page, _, _ = at(NEAR_OUT, PHONE)
    expect(page.locator(".zone.own .threes .card")).to_have_count(2)
    expect(page.locator(".zone.own .threes")).to_have_text("2 red threes")
    expect(page.locator(".zone:not(.own) .threes .card")).to_have_count(1)


def test_the_menu_is_short_and_has_the_settings(at: At) -> None:
    page, _, _ = at(FAR_FROM_OUT._replace(keys="d"), PHONE)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.locator(".choices .btn")).to_have_text(
        [
            "Get a hint",
            "Ask Dora: may I go out?",
            "Voice",
            "Rules",
            "Move log",
            "Call the referee",
            "Settings",
            "More…",
            "Leave the table",
        ]
    )
    assert complaints(page) == []
    menu.get_by_role("button", name="More…").click()
    more = page.get_by_role("dialog", name="More…")
    expect(more.get_by_role("button", name="Propose…")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    page.go_back()
    expect(page.locator(".hand [data-kind]").first).to_be_visible()


def test_asking_to_go_out_warns_of_the_fine_and_the_answer_is_seen(at: At) -> None:
    page, people, table = at(NEAR_OUT, PHONE)
    ask = page.locator(".acts").get_by_role("button", name="Ask Dora: may I go out?")
    ask.click()
    note = page.get_by_role("dialog", name="Ask Dora: may I go out?")
    expect(note).to_contain_text("If you do not, your side loses 100 points.")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/classic/51")
    assert complaints(page) == []
    note.get_by_role("button", name="Close").click()
    expect(page.locator(".bubble")).to_have_count(0)  # nothing was asked
    ask.click()
    note.get_by_role("button", name="Ask", exact=True).click()
    expect(page.locator(".below > .bubble")).to_have_text("May I go out?")
    play_for(people, table, "3 no")
    expect(page.locator(".seat", has_text="Dora").locator(".bubble")).to_have_text("No")
    expect(page.locator(".lastmove .vh")).to_have_text("Dora answers no.")
    expect(ask).to_have_count(0)
    # A bubble disappears after a while.
    expect(page.locator(".bubble")).to_have_count(0)


def test_asking_is_only_in_the_menu_far_from_going_out(at: At) -> None:
    page, _, _ = at(FAR_FROM_OUT, PHONE)
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Ask Dora: may I go out?")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Ask Dora: may I go out?")).to_be_visible()


def test_a_yes_only_permits_in_caliente(at: At) -> None:
    page, _, _ = at(NEAR_OUT._replace(position=NEAR_OUT.position.replace("classic", "caliente")), PHONE)
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_contain_text("you may go out in this turn, but you do not have to.")


def test_a_phrase_is_a_bubble_at_the_seat(visit: Visit, server: Running) -> None:
    ana, bruno = begun(seated(server, 2, patience=0))
    page = visit(f"/table/{ana.table}", size=PHONE, who=ana.client)
    expect(page.locator(".hand [data-kind]").first).to_be_visible()
    bruno.do(protocol.Phrase(key=new_key(), phrase="clap"))
    bubble = page.locator(".seat .bubble")
    expect(bubble).to_have_text("Bravo!")
    # The bubble is for the eye; a live region says the same, with the name.
    expect(bubble).to_have_attribute("aria-hidden", "true")
    expect(page.locator(".top [role=status]").filter(has_text="Bravo!")).to_have_text("Bruno: Bravo!")
    assert complaints(page) == []
    wait_until(
        page,
        "(() => { const box = document.querySelector('.bubble')?.getBoundingClientRect();"
        " return box && box.left >= 0 && box.right <= innerWidth; })()",
    )


def test_the_coach_heads_the_list_of_safe_cards(at: At) -> None:
    hands = "hand1=49KQ hand2=#9 hand3=#9 hand4=#9"
    sets = "setsA=JJJ,AAA setsB=444,QQQ,KKKKKKK"
    page, _, _ = at(
        Scene(f"classic dealer=4 turn=1:draw {hands} {sets} pile=8X frozen=yes", keys="d", draws="B"), PHONE
    )
    page.locator(".acts").get_by_role("button", name="Get a hint").click()
    note = page.get_by_role("dialog", name="The coach")
    expect(note.get_by_role("button", name="Do that")).to_be_visible()
    # A black three and the last king are safe: at least one of them is not what the coach advises.
    expect(note.get_by_role("heading", name="Other safe discards")).to_have_count(1)
    expect(note.locator("h3 + .because li", has_text="Safe:")).not_to_have_count(0)
    # No reason of the play itself is mixed with them.
    expect(note.locator("h3 + .because li", has_not_text="Safe:")).to_have_count(0)
