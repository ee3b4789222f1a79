"""The rules reader, the referee and the house-rule editor: by keyboard, in two languages and themes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from bench.screens import be_guest, call
from tests.page.conftest import PHONE, Visit, complaints, faults, focus_kept, wait_until
from tests.page.playing import my_turn, sit_down
from tests.serving import Running, running

ADDRESSES = (
    "/rules/classic/33", "/rules/boat?house=boat-to-5000", "/rules/general", "/compare", "/referee",
    "/learn", "/compare?one=classic&other=boat", "/compare?one=boat&topic=target", "/house?book=knee",
    "/ask", "/ask?position=classic%20hand1%3D7QQK2%20setsA%3D555%20pile%3D2K&play=take%20K2",
    "/compare?one=caliente%2Balways_frozen&other=caliente",
)  # fmt: skip
#: Prefixes of their message ids.
GROUPS = ("rules", "compare", "referee", "own", "example", "part", "learn", "ask", "draft")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("desk"), trial=3) as found:
        yield found


def opened(page: Page, address: str) -> Page:
    page.goto(page.evaluate("location.origin") + address)
    page.get_by_role("heading", level=1).wait_for()
    # An element that appears only with the server's answer.
    page.locator(".rule, .cmptab td, .cmpc, .grp, .setrow, .idea, .spot").first.wait_for()
    if address.startswith("/rules") and "house=" in address:
        page.locator(".withhouse").wait_for()  # the house rule's changes come with a separate answer
    return page


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_page_passes_axe_in_both_themes_on_phones_and_desktops(visit: Visit, language: str) -> None:
    page = visit("/rules", language=language)
    for address in ADDRESSES:
        opened(page, address)
        assert faults(page, *GROUPS) == [], address
        focus_kept(page)


def test_a_book_is_read_by_the_keyboard(visit: Visit) -> None:
    page = visit("/rules/classic/33")
    wanted = page.locator(".rule.wanted")
    expect(wanted).to_be_focused()
    line = wanted.get_by_role("button", name="Take the pile onto the set of kings")
    line.focus()
    page.keyboard.press("Enter")
    expect(wanted).to_contain_text("it is taken only with two natural kings")
    page.keyboard.press("]")
    expect(page.locator(".rule.wanted .no")).to_have_text("34")
    expect(page.locator(".rule.wanted")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("prize pile")
    hit = page.locator(".hitlist a").first
    expect(hit).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(hit).to_be_focused()
    expect(page.get_by_text("“pile” in the booklets")).to_be_visible()
    name = hit.locator("b").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".rule.wanted .no")).to_have_text(name)
    page.locator("#find-rules").fill("boat 33")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/boat/33$"))
    expect(page.locator(".rule.wanted .no")).to_have_text("33")


def test_a_question_finds_its_paragraph_on_a_narrow_phone(visit: Visit) -> None:
    page = visit("/rules/american", size=(360, 740))
    page.get_by_role("button", name="Search").first.click()
    find = page.locator("#find-rules")
    find.fill("can I pick up a frozne deck with a joker")
    expect(page.locator(".hitlist a").first).to_contain_text("Frozen pile")
    expect(page.get_by_text("Read as: frozen")).to_be_visible()
    page.get_by_role("group", name="Search in").get_by_role("button", name="American").click()
    find.fill("he threw two cards")
    expect(page.get_by_role("status").filter(has_text="American has no rule on this")).to_be_visible()
    expect(page.locator(".hitlist a").first).to_contain_text("Faulty discards")
    find.press("ArrowDown")
    expect(page.locator(".hitlist a").first).to_be_focused()
    assert faults(page, *GROUPS) == []
    page.get_by_role("group", name="Search in").get_by_role("button", name="All five").click()
    find.fill("is there a trump suit")
    expect(page.get_by_role("status").filter(has_text="Not sure what this is about")).to_be_visible()
    expect(page.locator(".hitlist a")).to_have_count(3)


def test_the_booklets_words_stand_in_ours(visit: Visit) -> None:
    page = visit("/rules/boat/48")
    page.get_by_text("Original wording").click()
    expect(page.locator(".rule.wanted abbr").first).to_have_text("treasure pile")


def test_a_house_rule_is_marked_in_place(visit: Visit) -> None:
    page = visit("/rules/classic/45?house=classic-two-canastas", size=PHONE)
    expect(page.locator(".rule.wanted .ours")).to_contain_text("In the rulebook: 1")


def test_a_ruling_unfolds_where_it_belongs(visit: Visit) -> None:
    page = visit("/rules/classic/33", size=PHONE)
    ruling = page.locator(".rule.wanted .refs button").filter(has_text="G7")
    ruling.click()
    expect(page.locator(".rule.wanted blockquote")).to_be_visible()
    page.get_by_role("button", name="Next example").first.click()
    expect(page.locator(".rule.wanted .pager")).to_contain_text("2 of")
    page.get_by_role("button", name="Next paragraph").click()
    expect(page.locator(".rule.wanted .no")).to_have_text("34")
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("link", name="Knee").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Knee")


def test_what_differs_from_what_i_know(visit: Visit) -> None:
    page = visit("/compare?one=classic&other=boat")
    expect(page.get_by_role("heading", level=1)).to_have_text("Classic and Boat side by side")
    row = page.get_by_role("row", name="Target")
    expect(row.locator("mark")).to_have_count(2)
    every = page.locator("tbody tr").count()
    page.get_by_text("Differences:", exact=False).click()
    expect(page.locator("tbody tr.same")).to_have_count(0)
    assert page.locator("tbody tr").count() < every
    page.get_by_label("Compare with").select_option("classic-two-canastas")
    expect(page.locator("tbody tr")).to_have_count(1)
    page.locator("tbody th button").click()
    expect(page.locator(".cmpc")).to_have_count(5)
    page.get_by_role("button", name="Next topic").click()
    expect(page.locator(".cmpc")).to_have_count(5)
    page.locator(".cmpc .para").first.click()
    expect(page.locator(".rule.wanted")).to_be_visible()


def test_the_rules_are_there_without_a_connection(visit: Visit) -> None:
    page = visit("/rules/classic")
    page.locator(".rule").first.wait_for()
    for path in ("/api/rules/boat", "/api/rules/boat/examples", "/api/rules/general", "/api/rules/project"):
        wait_until(page, f"caches.match('{path}?language=en').then(Boolean)")
    page.context.set_offline(True)
    page.get_by_role("link", name="Boat").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Boat")
    page.get_by_role("button", name=re.compile("^Show ")).first.click()
    expect(page.locator(".scen").first).to_be_visible()
    page.locator("#find-rules").fill("blocked")
    expect(page.locator(".hitlist a").first).to_be_visible()
    page.context.set_offline(False)


def test_books_with_options_stand_side_by_side(visit: Visit) -> None:
    page = visit("/compare?one=caliente&other=caliente", size=PHONE)
    own = page.locator(".side2").nth(1)
    own.locator("summary").press("Enter")
    own.get_by_role("button", name="The pile is always frozen").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The pile is always frozen")
    expect(page.locator("tbody tr:not(.same)").first).to_be_visible()
    assert "other=caliente%2Balways_frozen" in page.url
    focus_kept(page)
    page.locator(".side2").nth(1).get_by_role("button", name="The pile is always frozen").press("Enter")
    expect(page.locator("tbody tr:not(.same)")).to_have_count(0)


def test_the_referee_asks_and_rules_by_the_keyboard(visit: Visit) -> None:
    page = visit("/referee?names=Ana,Bruno,Carla,Dora", size=PHONE)
    page.get_by_role("searchbox").focus()
    page.keyboard.type("without drawing")
    case = page.get_by_role("button", name="A player discarded without drawing")
    case.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask1")).to_be_focused()
    page.get_by_role("button", name="Bruno").press("Enter")
    expect(page.get_by_text("Question 2 of", exact=False)).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Unknown").press("Enter")
    expect(page.locator(".ruling .duties").first).to_be_visible()
    assert page.locator(".ruling .duties").count() > 1
    assert complaints(page) == []
    page.locator(".bar").get_by_role("button", name="Previous question").press("Enter")
    expect(page.locator(".ask1")).to_be_visible()
    while page.locator(".duties").count() == 0:
        question = page.locator(".ask1").inner_text()
        if page.locator(".key").count():
            page.locator(".key").first.press("Enter")
            page.locator(".btn.primary").press("Enter")
        else:
            page.locator(".an").last.press("Enter")
        expect(page.locator(".ask1").filter(has_text=question)).to_have_count(0)
    expect(page.locator("h2.case")).to_be_focused()
    expect(page.locator(".duties")).to_contain_text("Bruno")
    expect(page.locator(".duties .para").first).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Another case").press("Enter")
    expect(page.get_by_role("heading", name="What happened?")).to_be_visible()
    focus_kept(page)


def test_the_referee_is_called_from_a_live_table(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    sit_down(page, "classic")
    table = page.evaluate("location.pathname")
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Call the referee").press("Enter")
    expect(page).to_have_url(re.compile(r"/referee\?table="))
    page.get_by_role("searchbox").fill("touched")
    page.get_by_role("button", name="A card was touched").press("Enter")
    expect(page.get_by_role("heading", name="Who touched it?")).to_be_visible()
    expect(page.locator(".an", has_text="Ana")).to_be_visible()
    page.get_by_role("button", name="All cases").press("Enter")
    page.get_by_role("button", name="Leave").press("Enter")
    page.wait_for_url(f"**{table}")
    my_turn(page)


def test_the_referee_speaks_spanish(visit: Visit) -> None:
    page = visit("/referee?book=american", size=PHONE, language="es")
    page.get_by_role("button", name="Descart", exact=False).first.click()
    page.locator(".it").first.click()
    expect(page.locator(".ask1")).to_contain_text("¿")
    assert faults(page, "referee", "part") == []
    page.locator(".an").first.click()
    expect(page.locator(".said1")).to_be_visible()
    page.locator(".dock .acts button").last.click()  # not known
    expect(page.locator(".duties").first).to_be_visible()
    assert faults(page, "referee", "part") == []


def test_a_fine_of_the_referee_is_written_on_the_score_pad(visit: Visit) -> None:
    page = visit("/pad", size=PHONE)
    be_guest(page)
    game = {"book": "classic", "sides": [["Carla", "Ana"], ["Dora", "Bruno"]]}
    pad = call(page, "POST", "/api/pads", {"game": game})["id"]
    page.goto(page.evaluate("location.origin") + "/referee?names=Ana,Bruno,Carla,Dora")
    page.get_by_role("searchbox").fill("said yes")
    page.get_by_role("button", name="The partner said yes, and the player could not go out").press("Enter")
    page.get_by_role("button", name="Bruno").press("Enter")
    page.get_by_role("link", name="Write on the score pad").press("Enter")
    expect(page).to_have_url(re.compile(f"/pad/{pad}/hand$"))
    expect(page.get_by_text("fine B 100")).to_be_visible()
    page.reload()  # it is not fined twice
    expect(page.get_by_text("fine B 100")).to_be_visible()
    page.get_by_role("button", name="Check", exact=True).press("Enter")
    expect(page.get_by_label("Points", exact=False).last).to_have_value("100")
    assert complaints(page) == []


def test_a_house_rule_is_written_tried_kept_shared_and_played(visit: Visit) -> None:
    page = visit("/house")
    row = page.locator(".setrow").filter(
        has_text="Canastas that a side needs to go out, with 4, 5, 6 players"
    )
    row.get_by_role("button", name="more").press("Enter")
    expect(row).to_have_class(re.compile(r"\bch\b"))
    different = page.get_by_role("region", name="Differences in plain words")
    expect(different).to_contain_text("In the rulebook: 1")
    expect(page.get_by_text("hands tested, no dead end", exact=False)).to_be_visible(timeout=120_000)
    assert complaints(page) == []
    page.get_by_role("textbox", name="Name").fill("Martes en casa")
    page.get_by_role("button", name="Save").press("Enter")
    expect(page.get_by_text("Anyone with this link", exact=False)).to_be_visible()
    link = page.evaluate("location.pathname").removesuffix("/edit")
    expect(page.locator("aside [role=status]", has_text="Anyone")).to_contain_text(re.compile(f"{link} "))
    play = page.get_by_role("button", name="Play with these rules")
    expect(play).to_be_enabled(timeout=120_000)  # under its new name it is tried again
    play.press("Enter")
    page.wait_for_url("**/new?*")
    expect(page.get_by_text("With your house rule Martes en casa.")).to_be_visible()
    # The link explains the rules, under the name that they were given.
    guest = visit(link, size=PHONE, language="es")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Martes en casa")
    expect(guest.locator(".diffs").first).to_contain_text("2 canastas para cerrar")
    going_out = guest.locator(".glance > div").filter(has_text="canastas que hacen falta")
    expect(going_out).to_contain_text("distinto")
    expect(guest.locator(".setrow")).to_have_count(0)
    assert (complaints(guest), guest.evaluate("document.documentElement.scrollWidth - innerWidth")) == ([], 0)
    guest.get_by_role("link", name="Cambiar una copia").click()
    guest.get_by_role("button", name="Cerrar").click()
    expect(guest.locator(".setrow.ch")).to_be_visible()


def test_a_trial_tells_how_far_it_has_come(visit: Visit) -> None:
    page = visit("/house")
    come = {"status": "working", "done": 120, "wanted": 600}
    page.route("**/api/houses/check", lambda route: route.fulfill(json=come))
    row = page.locator(".setrow").filter(has_text="Points that end the game")
    row.get_by_role("button", name="more").press("Enter")
    check = page.get_by_role("region", name="Check")
    expect(check).to_contain_text("120 of 600 hands")
    expect(check.get_by_role("progressbar")).to_have_attribute("value", "120")
    assert complaints(page) == []
    page.unroute("**/api/houses/check")
    expect(page.get_by_text("hands tested, no dead end", exact=False)).to_be_visible(timeout=120_000)


def test_a_dead_end_shows_its_hand(visit: Visit) -> None:
    page = visit("/house")
    wild = page.locator(".setrow").filter(has_text="How many wild cards a set may have")
    wild.get_by_role("textbox").fill("0, 1, 2")
    wild.get_by_role("textbox").press("Enter")
    check = page.get_by_role("region", name="Check")
    expect(check).to_contain_text("Hand 3 reaches a dead end.", timeout=120_000)
    expect(check).to_contain_text("With 4 players.")
    expect(check).to_contain_text("Dora is stuck: none of the 6 cards left can be played.")
    expect(check.get_by_role("img")).to_have_accessible_name(re.compile("^Dora holds"))
    expect(check).to_contain_text("What Dora could try, and why it is not allowed")
    reasons = check.locator(".diffs li")
    expect(reasons.first).to_contain_text("You are bound to go out in this turn")
    expect(reasons.first.get_by_role("link", name="Classic 13")).to_be_visible()
    expect(reasons.last).to_contain_text("A new set has no wild card among its first three cards. house rule")
    expect(check).to_contain_text("Caused by: How many wild cards a set may have")
    expect(page.get_by_role("button", name="Play with these rules")).to_have_attribute(
        "aria-disabled", "true"
    )
    assert complaints(page) == []
    check.get_by_role("button", name="Undo the change").press("Enter")
    expect(wild).not_to_have_class(re.compile(r"\bch\b"))
    focus_kept(page)
