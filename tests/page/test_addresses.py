"""Addresses: a wrong one gives a page to people and JSON to programs; icons; the links of the home page."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from canasta.client import Client
from canasta.server.settings import Limits
from tests.page.conftest import DESKTOP, PHONE, Visit, faults
from tests.page.playing import sit_down
from tests.page.test_serving import answer
from tests.serving import GENEROUS, Running, running

#: What a browser sends when an address is typed.
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
WRONG = ["/nowhere", "/game/x", "/table/x/y", "/rules/a/b/c/d"]


@pytest.mark.parametrize("path", WRONG)
def test_a_wrong_address_is_a_page_for_a_browser(server: Running, path: str) -> None:
    status, headers, content = answer(server.address + path, accept=BROWSER)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="page">' in content
    assert "script-src 'self'" in headers["content-security-policy"]


def test_a_wrong_address_of_the_api_stays_json(server: Running) -> None:
    for path, accept in (("/api/nowhere", BROWSER), ("/nowhere", "*/*"), ("/nowhere", "application/json")):
        status, headers, content = answer(server.address + path, accept=accept)
        assert (status, headers["content-type"]) == (404, "application/json")
        assert json.loads(content)["error"] == "server.no_page"


@pytest.mark.parametrize(
    ("language", "title", "home"),
    [
        ("en", "Page not found", "Back to home"),
        ("es", "Página no encontrada", "Volver al inicio"),
        ("pt-BR", "Página não encontrada", "Início"),
    ],
)
def test_the_page_of_a_wrong_address_leads_home(visit: Visit, language: str, title: str, home: str) -> None:
    page = visit("/fair", language=language)
    # A link inside the page, because Chromium logs the status of a typed address as an error.
    page.get_by_role("banner").get_by_role("link").first.evaluate("(link) => { link.href = '/game/x' }")
    page.get_by_role("banner").get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert faults(page, "not_found", "header") == []
    page.get_by_role("main").get_by_role("link", name=home, exact=True).click()
    expect(page.get_by_role("radio")).to_have_count(5)


@pytest.mark.parametrize("kind", ["table", "room"])
def test_a_table_that_does_not_exist_is_not_found(visit: Visit, server: Running, kind: str) -> None:
    status, headers, content = answer(f"{server.address}/{kind}/nothing-here", accept=BROWSER)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="page">' in content
    page = visit("/fair", size=PHONE)
    # A link inside the page, because Chromium logs the status of a typed address as an error.
    link = page.get_by_role("banner").get_by_role("link").first
    link.evaluate("(link, kind) => { link.href = `/${kind}/nothing-here` }", kind)
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page.locator(".lead")).to_have_text("There is no such table, or you need its invitation.")
    assert faults(page, "not_found", "header") == []
    page.get_by_role("main").get_by_role("link", name="Tables").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Page not found")


def test_a_table_that_exists_is_found_whether_it_is_in_memory_or_not(server: Running) -> None:
    table = Client(server.address, name="Ana").open_table().id
    for _ in range(2):
        for kind in ("table", "room"):
            assert answer(f"{server.address}/{kind}/{table}", accept=BROWSER)[0] == 200
        server.inside(lambda: server.hub.tables.pop(table, None))
        assert table not in server.hub.tables


def test_looking_for_tables_is_limited(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "requests": 0.001, "requests_burst": 3})
    with running(tmp_path, limits=limits) as found:
        # Beyond the limit the page is served without a look at the database.
        statuses = [answer(f"{found.address}/table/nothing-{number}")[0] for number in range(5)]
        assert statuses == [404, 404, 404, 200, 200]


def test_icons_are_bitmaps_of_the_same_drawing(server: Running) -> None:
    status, headers, icon = answer(server.address + "/favicon.ico")
    assert (status, headers["content-type"]) == (200, "image/x-icon")
    assert struct.unpack("<HHHBB", icon[:8]) == (0, 1, 1, 32, 32)
    assert icon[22:30] == b"\x89PNG\r\n\x1a\n"
    status, headers, picture = answer(server.address + "/apple-touch-icon.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert struct.unpack(">II", picture[16:24]) == (180, 180)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_home_offers_to_sign_in_and_to_resume_a_game(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Account")
    sit_down(page, "classic", 2)
    page.goto(page.url.split("/table/")[0] + "/")
    resume = page.get_by_role("link", name="Resume", exact=True)
    expect(resume).to_have_class("btn big")
    box = resume.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= size[1]
    assert faults(page, "home", "header") == []
    resume.click()
    expect(page.locator(".board")).to_be_visible()


def test_the_sign_of_three_bars_is_used_for_menus_only(visit: Visit) -> None:
    page = visit("/", size=DESKTOP)
    expect(page.get_by_role("radio")).to_have_count(5)
    expect(page.locator('use[href="#i-menu"]')).to_have_count(0)
    sit_down(page, "classic", 2)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    button = page.locator("button", has=page.locator('use[href="#i-menu"]'))
    expect(button).to_have_accessible_name("Menu")
    button.click()
    expect(page.get_by_role("dialog")).to_contain_text("Menu")
