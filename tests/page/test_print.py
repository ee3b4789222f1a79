"""Every page in print: no sheet is blank, the whole text is there, and titles keep their line."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from bench.screens import be_guest, call
from canasta.books.texts import load
from canasta.client import Client
from canasta.server.settings import Limits
from tests.page.browser import program
from tests.page.conftest import DESKTOP, PHONE, ROOT, Visit, wait_until
from tests.page.playing import sit_down
from tests.page.test_profile import play_real
from tests.serving import Running, running

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
ROUTES = json.loads((ROOT / "web/src/routes.json").read_text(encoding="utf-8"))
#: Pages with a fixed address.
PLAIN = (
    "/", "/new", "/lobby", "/quick", "/compare", "/rules", "/rules/general", "/ask", "/referee",
    "/referee?book=knee", "/house", "/house/classic-two-canastas", "/replay", "/exercise", "/pad", "/pad/new",
    "/learn", "/profile", "/settings", "/account", "/fair",
)  # fmt: skip


_GAME = {"book": "classic", "sides": [["Ana", "Carla"], ["Bruno", "Dora"]], "date": "2026-03-05"}
_ENTRY = {"sides": [{"points": 300}, {"points": 100}]}


def on_paper(page: Page, folder: Path) -> list[str]:
    """Return the text of each A4 sheet that a page is printed on, without blanks."""
    file = folder / "page.pdf"
    page.pdf(path=file, format="A4")
    reading = [program("poppler-utils", "pdftotext"), "-layout", str(file), "-"]
    text = subprocess.run(reading, capture_output=True, encoding="utf-8", check=True).stdout
    return text.split("\f")[:-1]


def bare(text: str) -> str:
    return re.sub(r"\s+", "", text)


def opened(page: Page, address: str) -> None:
    page.goto(page.evaluate("location.origin") + address)
    page.get_by_role("heading", level=1).first.wait_for()
    # There is more than the heading once the server has answered.
    wait_until(page, "document.querySelector('main').innerText.replace(/\\s/g, '').length > 12")
    if address.startswith("/rules"):
        page.locator(".rule").first.wait_for()


@SIZES
@pytest.mark.parametrize("house", ["", "?house=classic-to-8500"], ids=["book", "house"])
def test_a_whole_book_is_printed(visit: Visit, tmp_path: Path, size: tuple[int, int], house: str) -> None:
    page = visit(f"/rules/classic{house}", size=size)
    page.locator(".rule").first.wait_for()
    if house:
        page.locator(".withhouse").wait_for()
    # At once: sections rendered later on the screen must not be missing on paper.
    sheets = on_paper(page, tmp_path)
    assert sheets[0].split("\n")[0].strip() == "Classic"
    assert [number for number, sheet in enumerate(sheets) if len(bare(sheet)) < 40] == []
    text = bare("".join(sheets))
    entries = load("classic").entries
    assert [entry.id for entry in entries if bare(entry.title) not in text] == []
    assert not re.search(r"Show \d+ examples", "".join(sheets))  # a button
    assert ("Withthehouserule" in text) == bool(house)


@SIZES
def test_every_page_is_printed_without_a_blank_sheet(
    visit: Visit, server: Running, tmp_path: Path, size: tuple[int, int]
) -> None:
    ana = Client(server.address, name="Ana")
    table = ana.open_table(book="classic", players=4)
    game = play_real(server, ana)
    page = visit("/fair", size=size, who=ana)
    pad = "/pad/" + call(page, "POST", "/api/pads", {"game": _GAME})["id"]
    for _ in range(3):
        call(page, "POST", f"/api{pad.replace('/pad/', '/pads/')}/write", {"entry": _ENTRY})
    link = call(page, "POST", f"/api{pad.replace('/pad/', '/pads/')}/link", {})["link"]
    settings = {"title": "Thursday club", "online": [1], "duplicate": False}
    evening = call(page, "POST", "/api/evenings", {"settings": settings})["id"]
    public = call(page, "POST", f"/api/evenings/{evening}/link", {})["link"]
    for names in (["Ana", "Carla"], ["Bruno", "Dora"]):
        entry = {"do": "add_entry", "entry": {"names": names}}
        call(page, "POST", f"/api/evenings/{evening}/do", entry)
    drawn = call(page, "POST", f"/api/evenings/{evening}/do", {"do": "draw_round"})
    club = call(page, "POST", "/api/clubs", {"name": "Casa"})["id"]
    join = call(page, "POST", f"/api/clubs/{club}/link", {})["link"]
    room = call(page, "POST", "/api/teaching", {"name": "Class"})["id"]
    lesson = call(page, "POST", f"/api/teaching/{room}/link", {})["link"]
    phone, seat = drawn["tables"][0]["link"], drawn["seats"][0]["link"]
    own = [
        "/evenings", "/evenings/new", f"/evenings/{evening}", f"/evenings/{evening}/paper/entries",
        f"/evening/{public}", f"/evening/{public}/entries/1",
        f"/evening-table/{phone}", f"/evening-seat/{seat}",
        "/clubs", f"/clubs/{club}", f"/club/{join}",
        "/teaching", f"/teaching/{room}", f"/class/{lesson}",
        f"/room/{table.id}", f"/invite/{table.id}/{table.invite}", pad, f"{pad}/hand", f"{pad}/hand/1",
        f"/pad/shared/{link}", "/learn/classic", f"/game/{game}/1", f"/replay/{game}", "/rules/boat/12",
        "/party/none",
    ]  # fmt: skip
    wrong = {}

    def printed(address: str) -> None:
        sheets = [len(bare(sheet)) for sheet in on_paper(page, tmp_path)]
        if not sheets or not all(sheets):
            wrong[address] = sheets

    for address in (*PLAIN, *own):
        opened(page, address)
        printed(address)
    sit_down(page, "classic")
    table_in_play = str(page.evaluate("location.pathname"))
    printed(table_in_play)
    for route in ROUTES:
        addresses = (*PLAIN, *own, table_in_play)
        assert any(re.match(route["address"], each.split("?")[0]) for each in addresses), route
    assert wrong == {}


def test_a_visitor_may_open_many_pages_in_a_moment(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        page = browser.new_page()
        refused = []
        page.on("response", lambda sent: refused.append(sent.url) if sent.status == 429 else None)
        page.goto(f"{server.address}/fair")
        be_guest(page)
        for address in PLAIN * 2:
            page.goto(server.address + address)  # with everything that it loads at first
        opened(page, "/ask")
        page.close()
    assert refused == []


@SIZES
def test_a_printed_sheet_has_its_date(visit: Visit, tmp_path: Path, size: tuple[int, int]) -> None:
    page = visit("/fair", size=size)
    be_guest(page)
    pad = call(page, "POST", "/api/pads", {"game": _GAME})["id"]
    call(page, "POST", f"/api/pads/{pad}/write", {"entry": _ENTRY})
    opened(page, f"/pad/{pad}")
    page.locator(".padhands").wait_for()
    assert "Mar 5, 2026" in "".join(on_paper(page, tmp_path))
