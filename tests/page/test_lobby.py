"""The pages around the table: the first visit, the lobby, a new table, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.books.house import shipped
from canasta.bots import STYLES
from canasta.messages import LANGUAGES, catalogue
from canasta.server.tables.rules import choices
from tests.page.conftest import PHONE, Visit, complaints, focus_kept

#: Pages that need no sign-in, by address.
PLAIN = (
    "/", "/new?book=caliente", "/lobby", "/settings", "/learn", "/fair", "/replay",
    "/account", "/profile", "/exercise", "/exercise?own",
)  # fmt: skip
#: Prefixes of their message ids.
GROUPS = ("home", "new", "lobby", "settings", "learn", "fair", "replay", "account", "profile", "exercise")


def opened(page: Page, address: str) -> Page:
    page.goto(page.evaluate("location.origin") + address)
    page.get_by_role("heading", level=1).wait_for()
    return page


def sideways(page: Page) -> int:
    """Return how much wider a page is than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def new_table(page: Page, name: str) -> None:
    """Open a table for friends."""
    opened(page, "/new?book=classic&friends=1")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Invite people").click()
    page.get_by_role("heading", name="Three seats are open.").wait_for()


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("evening", "es")])
def test_no_page_has_anything_to_complain_about_or_scrolls_sideways(
    visit: Visit, theme: str, language: str
) -> None:
    page = visit("/", size=PHONE, settings=f'{{"theme":"{theme}"}}', language=language)
    for address in PLAIN:
        opened(page, address)
        assert complaints(page) == [], address
        assert sideways(page) <= 0, address
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        # A missing message shows its id.
        unsaid = re.search(rf"\b({'|'.join(GROUPS)})\.\w", page.inner_text("main"))
        assert unsaid is None, address


def test_the_first_visit_is_two_clicks_from_a_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_text("Boat", exact=True).click()
    expect(page.get_by_text("Boat with three bots", exact=False)).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")


def test_what_is_for_real_cards_is_found_from_the_first_page(visit: Visit) -> None:
    page = visit("/")
    for link, title in (
        ("score pad", "Score pad"),
        ("referee", "What happened?"),
        ("house rules", "Our rules"),
    ):
        page.get_by_role("link", name=link).click()
        page.get_by_role("heading", name=title).first.wait_for()
        opened(page, "/")


def test_enter_alone_begins_a_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")


def test_two_people_meet_at_a_table_by_its_link(visit: Visit) -> None:
    host, guest = visit("/"), visit("/", size=PHONE)
    new_table(host, "Ana")
    assert complaints(host) == []
    code = host.get_by_role("img", name="QR code of the invitation")
    code.evaluate("(each) => each.decode()")  # which fails if it is not an image
    opened(guest, re.sub(r"^[^/]+", "", host.locator("#invitation").inner_text()))
    guest.get_by_role("heading", name="Ana invites you to play").wait_for()
    guest.get_by_role("textbox", name="Your name").fill("Bruno")
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("heading", name="Two seats are open.").wait_for()
    assert (complaints(guest), sideways(guest)) == ([], 0)
    expect(host.get_by_role("listitem").filter(has_text="Bruno")).to_contain_text("here")
    host.get_by_role("listitem").filter(has_text="Open seat").first.get_by_role("button", name="Bot").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("One seat is open.")
    host.get_by_role("button", name="Fill with bots and start").click()
    for page in (host, guest):
        page.wait_for_url("**/table/**")


def test_a_table_open_to_all_is_in_the_lobby(visit: Visit) -> None:
    host, guest = visit("/new?book=knee"), visit("/lobby")
    host.get_by_text("open to everyone", exact=True).click()
    host.get_by_role("button", name="Invite people").click()
    host.get_by_role("heading", name="Three seats are open.").wait_for()
    row = guest.get_by_role("listitem").filter(has_text="Hand, Knee and Foot")
    row.get_by_role("button", name="Join").click()
    guest.get_by_role("heading", name="Two seats are open.").wait_for()
    guest.get_by_role("button", name="Leave").click()
    guest.get_by_role("heading", name="Tables").wait_for()
    expect(host.get_by_role("heading", level=1)).to_have_text("Three seats are open.")


def test_the_host_removes_somebody_and_closes_the_table(visit: Visit) -> None:
    host = visit("/")
    new_table(host, "Ana")
    host.get_by_role("listitem").filter(has_text="Open seat").first.get_by_role("button", name="Bot").click()
    host.get_by_role("button", name=re.compile("^Remove ")).wait_for()
    expect(host.locator(".chair .nm button")).to_have_count(0)  # seats are drawn by lot
    host.get_by_text("Set by the host", exact=True).click()
    names = host.locator(".chair .nm button")
    expect(names).to_have_count(4)
    order = names.all_inner_texts()
    for chair in (1, 2):
        names.nth(chair).click()
    expect(names.nth(2)).to_have_text(order[1])
    undo = host.get_by_role("switch", name="Undo")
    undo.click()
    expect(undo).not_to_be_checked()  # once the server has said so
    host.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Three seats are open.")
    focus_kept(host)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("heading", name="Tables").wait_for()
    expect(host.get_by_text("Your tables")).to_have_count(0)


def test_settings_are_kept_and_hold_at_once(visit: Visit) -> None:
    page = visit("/settings", settings="{}")
    for choice in ("dark", "four", "large", "the left hand", "fast"):
        page.get_by_text(choice, exact=True).click()
    page.get_by_role("switch", name="Sound").check()
    page.get_by_role("combobox").select_option("es")
    page.get_by_role("heading", name="Ajustes").wait_for()
    page.reload()
    page.get_by_role("heading", name="Ajustes").wait_for()
    root = page.evaluate("({...document.documentElement.dataset})")
    assert (root["theme"], root["deck"], root["print"], root["side"]) == ("evening", "4", "large", "left")
    assert page.get_by_role("radio", name="rápida").is_checked()
    assert page.get_by_role("switch", name="Sonido").is_checked()
    assert complaints(page) == []


@pytest.mark.parametrize(
    ("locale", "language"), [("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("es-AR", "es"), ("de", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, locale: str, language: str) -> None:
    page = visit("/settings", size=PHONE, language=locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("combobox")).to_have_value(language)
    expect(page.get_by_role("combobox")).to_contain_text("Português (Brasil)")


def test_a_language_that_the_page_does_not_have_does_not_leave_it_without_words(visit: Visit) -> None:
    """It may have been chosen on another device, with another version of the page."""
    page = visit("/settings", settings='{"language": "xx"}')
    page.get_by_role("heading", name="Settings").wait_for()


def test_the_page_has_words_for_all_that_can_be_chosen() -> None:
    wanted = [f"page.book.{each.name}" for each in choices() if not each.house]
    wanted += [f"page.house.{name.replace('-', '.')}" for name in shipped()]
    wanted += [f"page.option.{option}" for each in choices() for option in each.options]
    wanted += [f"page.style.{name}" for name in STYLES]
    for language in LANGUAGES:
        assert [name for name in wanted if name not in catalogue(language)] == []
