"""A first meld on the page: the count runs, what is not a set says so, and one tap lays what is ready."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench.pictures import Scene
from tests.page.conftest import PHONE, At, Visit, complaints
from tests.page.playing import holds

#: A first turn with sixes, sevens, kings and aces; "turns" is late enough for boat.
HAND = "666778KKKAA2"


def scene(book: str, hand: str = HAND, need: int = 0) -> Scene:
    scores = f"scores={need},0 " if need else ""
    others = " ".join(f"hand{seat}=#11" for seat in (2, 3, 4))
    reserves = (
        " " + " ".join(f"knee{seat}=#13 foot{seat}=#11" for seat in (1, 2, 3, 4)) if book == "knee" else ""
    )
    position = f"{book} {scores}dealer=4 turn=1:draw turns=16 hand1={hand} {others}{reserves} pile=8"
    return Scene(position, keys="d", draws="99" if book in ("boat", "knee") else "9")


def choose(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("book", ["classic", "caliente", "boat", "american", "knee"])
def test_the_count_runs_as_cards_are_chosen(at: At, book: str) -> None:
    page, _, _ = at(scene(book), PHONE)
    need = 125 if book == "american" else 50
    bar = page.locator(".meldbar")
    for key, have in (("6", 5), ("6", 10), ("6", 15)):
        page.keyboard.press(key)
        expect(bar).to_have_accessible_name(f"First meld: {have} of {need}")
    page.get_by_role("button", name="Add to first meld").click()
    expect(bar).to_have_accessible_name(f"First meld: 15 of {need}")
    choose(page, "aa2")
    expect(bar).to_have_accessible_name(f"First meld: 75 of {need}")
    lays = page.get_by_role("button", name="Lay the first meld")
    if book == "american":
        expect(lays).to_have_count(0)
        return
    # Beyond the count it runs on, and one tap lays the tray and the chosen cards.
    expect(bar).to_contain_text("enough")
    expect(lays).to_have_class("btn primary")
    lays.click()
    expect(page.locator(".zone.own .sets > li")).to_have_count(2)
    expect(page.locator(".tray")).to_have_count(0)


def test_points_are_shown_where_they_can_never_suffice(at: At) -> None:
    page, _, _ = at(scene("classic", "66678TJJQQ4"), PHONE)
    choose(page, "666")
    expect(page.locator(".meldbar")).to_have_accessible_name("First meld: 15 of 50")
    expect(page.locator(".say")).to_contain_text("needs 50 points; with this you could lay 15 at most.")


def test_cards_of_two_ranks_are_refused_before_the_button(at: At) -> None:
    page, _, _ = at(scene("classic"), PHONE)
    choose(page, "77")
    say = page.locator(".say")
    expect(page.locator(".meldbar")).to_have_accessible_name("First meld: 10 of 50")
    expect(say).to_contain_text("Your first meld needs 40 more points.")  # a third seven may follow
    page.keyboard.press("8")
    expect(say).to_contain_text("A set has cards of one rank, and wild cards. Classic 11")
    expect(say.get_by_role("link")).to_have_attribute("href", "/rules/classic/11")
    add = page.get_by_role("button", name="Add to first meld")
    # It answers, so it is not drawn as disabled; and the cards stay in the hand.
    expect(add).not_to_have_attribute("aria-disabled", "true")
    add.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("What a set is")
    page.get_by_role("button", name="Got it").click()
    holds(page, 13)
    expect(page.locator(".tray .sets button")).to_have_count(0)
    assert complaints(page) == []


def test_a_pair_in_the_tray_is_marked_until_it_is_a_set(at: At) -> None:
    page, _, _ = at(scene("classic"), PHONE)
    choose(page, "77l")
    expect(page.locator(".tray .noset")).to_have_count(1)
    expect(page.locator(".say")).to_contain_text("A set begins with three cards at least.")
    choose(page, "2l")  # a wild card alone does not join them
    expect(page.locator(".tray .noset")).to_have_count(2)


def test_seven_natural_cards_are_enough_in_american(at: At) -> None:
    page, _, _ = at(scene("american", "4444444567JQK"), PHONE)
    choose(page, "4444444")
    expect(page.locator(".meldbar")).to_have_accessible_name("First meld: 35 of 125")
    page.get_by_role("button", name="Lay the first meld").click()
    expect(page.locator(".zone.own .sets > li")).to_have_count(1)


def test_a_first_meld_before_the_pile_is_gathered_and_laid(at: At) -> None:
    page, _, _ = at(Scene(scene("american", "AAAKKKQQQ889224").position, keys=""), PHONE)
    for keys, have in (("aaa", 60), ("kkk", 90), ("qqq", 120)):
        choose(page, keys)
        expect(page.locator(".meldbar")).to_have_accessible_name(f"First meld: {have} of 125")
        page.get_by_role("button", name="Add to first meld").click()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    page.keyboard.press("2")
    page.locator(".acts").get_by_role("button", name="Add to first meld").click()
    expect(page.locator(".say")).to_contain_text("A set begins with three cards at least.")
    page.keyboard.press("u")
    page.keyboard.press("u")
    choose(page, "qqq2")
    expect(page.locator(".meldbar")).to_have_accessible_name("First meld: 140 of 125")
    page.get_by_role("button", name="Lay the first meld").click()
    expect(page.locator(".zone.own .sets > li")).to_have_count(3)
    expect(page.get_by_role("button", name="Take the pile")).to_be_visible()


def test_three_kings_count_in_the_lesson(visit: Visit) -> None:
    page = visit("/learn/classic?step=13", size=PHONE)
    expect(page.locator(".meldbar")).to_be_visible()
    page.locator('.hand [tabindex="0"]').focus()
    choose(page, "kkk")
    expect(page.locator(".meldbar b")).to_have_text("30")


def test_an_ace_for_the_own_tens_is_refused_by_its_rank(at: At) -> None:
    position = (
        "classic dealer=4 turn=1:draw hand1=AA456789 hand2=#9 hand3=#9 hand4=#9 setsA=TTTT setsB=KKK pile=8"
    )
    page, _, _ = at(Scene(position, keys="d a", draws="J"), PHONE)
    page.locator('.zone.own [data-set="T"] button').click()
    note = page.get_by_role("alertdialog")
    expect(note).to_contain_text("A set has cards of one rank, and wild cards.")
    expect(note).not_to_contain_text("Hands off")
