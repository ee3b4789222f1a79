"""The table in the middle of a hand: its cards, a first meld that fills up, hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from bench.pictures import KNEE, OPENED, OPENING, House, Scene
from tests.page.conftest import DESKTOP, PHONE, TABLET, At, Visit, complaints, focus_kept, wait_until
from tests.page.playing import holds, match_of
from tests.serving import Running

#: Everything that can lie on a table of the classic book at once.
FULL = Scene(
    "classic scores=1685,1240 dealer=2 turn=1:draw hand1=B4456999TJJK2 hand2=55K6#6 penalty2=55 hand3=#5"
    " hand4=#6 setsA=77772,QQQQ,AAAAAA22 setsB=8888888 redA=2 redB=1 pile=45XB frozen=yes owes=0,1,0,0",
)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_that_lies_on_the_table_is_seen_and_told(at: At, size: tuple[int, int]) -> None:
    page, _, _ = at(FULL, size)
    for words in ("Frozen", "Blocked", "Penalty cards: Carla", "owes a discard"):
        expect(page.get_by_text(words, exact=True)).to_be_visible()
    expect(page.locator(".penalties .card")).to_have_count(2)
    expect(page.get_by_role("button", name="Pile, 4 cards")).to_have_accessible_name(
        "Pile, 4 cards, three of spades on top, Frozen, Blocked"
    )
    own = page.get_by_role("list", name="Sets: you and Dora").get_by_role("listitem")
    expect(own).to_have_text(
        [
            re.compile("^sevens, 5 cards, 1 wild, 2 to a canasta"),
            re.compile("^queens, 4 cards, 3 to a canasta"),
            re.compile("^aces, mixed canasta, 8 cards"),
        ]
    )
    theirs = page.get_by_role("list", name="Sets: Carla and Bruno").get_by_role("listitem")
    expect(theirs).to_have_text([re.compile("^eights, natural canasta, 7 cards")])
    assert complaints(page) == []


def test_a_frozen_pile_tells_what_takes_it_and_then_which_cards_can_do_nothing(at: At) -> None:
    page, _, _ = at(OPENING._replace(keys="9 9"))
    words = "To take it, you need two natural nines in your hand."
    pile, sentence = page.get_by_role("button", name="Pile, 14 cards"), page.get_by_text(words)
    for size, seen in ((DESKTOP, True), (TABLET, True), (PHONE, False)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(sentence).to_have_class("" if seen else "vh")
        expect(page.get_by_text("Needs two natural nines", exact=True)).to_be_visible(visible=not seen)
        expect(pile).to_have_accessible_description(words)
    # Its rule is next to it; on a phone the sign itself links there.
    page.get_by_role("link", name="Frozen, Classic 33").click()
    expect(page.locator(".rulespanel .wanted")).to_have_id("p-classic-33")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.locator(".beside-pile").get_by_role("link", name="Classic 33").click()
    expect(page.locator(".rulespanel .wanted")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".rulespanel")).to_have_count(0)
    # Before the draw nothing is marked: actions then do not use single cards.
    off = page.locator(".hand [data-kind]", has=page.locator(".off"))
    expect(off).to_have_count(0)
    page.keyboard.press("t")
    names = [f"{name}, not playable now" for name in ("four", "jack", "king")]
    for number, name in enumerate(names):
        expect(off.nth(number)).to_have_accessible_name(re.compile(name.replace(",", ".*,")))
    expect(off).to_have_count(len(names))
    # Such a card can still be tried, and the page says why not.
    page.keyboard.press("k")
    expect(page.locator(".hand .sel")).to_have_count(1)
    expect(off).to_have_count(len(names) - 1)
    page.keyboard.press("Backspace")
    expect(page.get_by_role("alertdialog")).to_contain_text("needs 90 points and 30 are laid")


#: Jacks and fours are dead for one side, kings for the other, which has begun a set of them.
DEAD = Scene(
    "american scores=2310,1985 turn=1:draw turns=40 melded=1,2,3,4 hand1=Q84489AA7 hand2=#7 hand3=#5"
    " hand4=#2 setsA=KKKKK2X,JJJ setsB=JJJJJ22,4444422,KK2 pile=9864T",
    keys="d",
    draws="K",
)


@pytest.mark.parametrize("language", ["en", "es"])
def test_ranks_of_which_nothing_can_be_laid_any_more_are_marked(at: At, language: str) -> None:
    page, _, _ = at(DEAD, language=language)
    dead, closed, told = {
        "en": ("dead", "closed", "your side can no longer lay it"),
        "es": ("muerto", "cerrado", "tu bando ya no puede bajarla"),
    }[language]
    hand = page.locator(".hand")
    for kind, number, word in (("4", 2, dead), ("K", 1, closed)):
        cards = hand.locator(f'[data-kind="{kind}"]')
        expect(cards).to_have_count(number)
        expect(cards.last).to_have_accessible_name(re.compile(f"{word}: {told}$"))
        expect(cards.last.get_by_text(word, exact=True)).to_be_visible()
    expect(hand.locator(".deadtab")).to_have_count(2)  # once for a group, and for no other
    own, theirs = page.locator(".zone.own [data-set]"), page.locator(".zone:not(.own) [data-set]")
    marked = page.locator(".sets .deadtab")
    expect(marked).to_have_text([dead, dead])
    for sets, rank, ending in ((own, "J", f"{dead}:"), (own, "K", closed), (theirs, "K", f"{dead}:")):
        one = sets.and_(page.locator(f'[data-set="{rank}"]'))
        expect(one.locator(".vh")).to_contain_text(ending)
    # In the rack of a phone too; a chosen card needs no tab stop, the next one has it.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.keyboard.press("4")
    expect(hand.locator('[data-kind="4"] .deadtab')).to_have_count(1)
    assert complaints(page) == []


def test_a_pile_that_is_always_frozen_says_what_takes_it(at: At) -> None:
    page, _, _ = at(
        Scene(
            "caliente options=always_frozen turn=1:draw turns=40 melded=1,2,3,4 hand1=46699QK2JT hand2=#5"
            " hand3=#4 hand4=#5 setsA=8888888,JJJJ2 setsB=AAAA pile=7485J"
        )
    )
    words = "To take it, you need a natural pair in your hand, or a set on the table of up to 6 cards."
    pile = page.get_by_role("button", name="Pile, 5 cards, jack of", exact=False)
    expect(pile).to_have_accessible_name(re.compile("Frozen$"))
    expect(pile).to_have_accessible_description(words)
    expect(page.locator(".beside-pile")).to_contain_text(f"Frozen{words} Caliente 77")
    expect(page.locator(".card.cross")).to_have_count(0)  # no card lies crosswise in it


def test_knee_foot_and_base_are_seen(at: At) -> None:
    page, _, _ = at(KNEE, PHONE)
    for words in ("Knee 13", "Foot 11"):
        expect(page.get_by_text(words)).to_be_visible()
    expect(
        page.get_by_role(
            "img", name="Base, 2 of 5: natural, mixed. Closed canastas that a side needs to go out"
        )
    ).to_be_visible()


def test_a_first_meld_fills_up_is_taken_back_and_laid(at: At, server: Running) -> None:
    page, _, table = at(OPENING)
    bar = page.locator(".meldbar")
    # In the tray lie three nines; two aces and a two are chosen.
    expect(bar).to_have_accessible_name("First meld: 90 of 90")
    expect(bar).to_contain_text("enough")
    counts = page.locator(".tray .counts")
    expect(counts).to_have_text("Nines 30, aces 60. Classic 15")
    expect(counts.get_by_role("link")).to_have_attribute("href", "/rules/classic/15")
    expect(page.locator(".tot .d")).to_have_text(["First meld needs 90", "Have melded · 1 natural canasta"])
    page.keyboard.press("Escape")
    expect(bar).to_have_accessible_name("First meld: 30 of 90")
    expect(bar).to_contain_text("60 to go")
    page.keyboard.press("l")
    note = page.get_by_role("alertdialog")
    expect(note).to_contain_text("Your first meld is 60 points short.")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/classic/15")
    page.keyboard.press("Escape")
    page.keyboard.press("u")  # the nines go back to the hand
    expect(page.get_by_text("Choose cards and put them here.")).to_be_visible()
    holds(page, 12)
    # Keys pressed faster than the engine answers are not lost.
    page.keyboard.type("999laa2ll", delay=0)
    holds(page, 6)
    match = match_of(server, table)
    assert match.state is not None
    expect(page.get_by_text("have melded", exact=True)).to_have_count(2)
    page.keyboard.press("u")  # all that was laid since the draw
    holds(page, 9)
    focus_kept(page)


#: Whether something on the table overlaps something else, or lies outside the table.
_CLEAR = """() => {
    const table = document.querySelector(".table").getBoundingClientRect();
    const of = (block) => [...block.querySelectorAll("header, .sets > li, .tray, .laid-all, .heap, .sign")]
        .map((part) => part.getBoundingClientRect()).filter((box) => box.width);
    const blocks = [...document.querySelectorAll(".table > *")].map(of);
    const apart = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        || a.right <= b.left + 1 || b.right <= a.left + 1;
    const inside = (a) => a.top >= table.top - 1 && a.bottom <= table.bottom + 1
        && a.left >= table.left - 1 && a.right <= table.right + 1;
    return document.documentElement.scrollHeight <= innerHeight && blocks.flat().every(inside)
        && blocks.every((one, i) => blocks.slice(i + 1).flat().every((b) => one.every((a) => apart(a, b))));
}"""
_WINDOWS = ((1440, 900), (1280, 800), (1280, 720), TABLET, (820, 1180), (740, 360), PHONE)


@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize("scene", [OPENED, KNEE], ids=["opened", "knee"])
def test_nothing_lies_on_anything_else_in_any_window(at: At, scene: Scene, size: str) -> None:
    page, _, _ = at(scene)
    if size == "large":
        page.evaluate("localStorage['canasta.settings'] = JSON.stringify({ print: 'large' })")
        page.reload()
        page.locator(".hand [data-kind]").first.wait_for()
    for width, height in _WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        wait_until(page, f"({_CLEAR})()")


def test_whose_turn_it_is_has_the_ring_in_every_layout(
    visit: Visit, server: Running, browser: Browser
) -> None:
    house = House(server, browser)
    table, people = house.set_up(OPENED)  # where another player is to draw
    page = visit(f"/table/{table}", who=people[0])
    plate = page.locator(".seat[aria-current]")
    for width, height in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(plate).to_contain_text("Carla")
        expect(plate).to_have_css("box-shadow", re.compile(r"rgb\(244, 183, 59\)"))
    # Arrow keys lead to the cards, once they are there, from wherever the page begins.
    page.locator('.hand [tabindex="0"]').wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-kind]:focus")).to_have_count(1)
    house.leave()


def test_the_coach_tells_on_request_and_what_it_says_can_be_done(at: At) -> None:
    page, _, _ = at(OPENING._replace(keys=""), PHONE)
    page.locator(".acts").get_by_role("button", name="Get a hint").click()
    note = page.get_by_role("dialog")
    before = page.locator(".hand").get_attribute("aria-label") or ""
    note.get_by_role("button", name="Do that").click(timeout=60_000)
    expect(page.locator(".hand")).not_to_have_attribute("aria-label", before)
    expect(note).to_have_count(0)
    focus_kept(page)
