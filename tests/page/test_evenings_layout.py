"""The pages of club evenings at their fullest, for screen readers, in both languages, and on paper."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.screens import call, go
from tests.page.browser import program
from tests.page.conftest import PHONE, Visit, complaints, faults, wait_until
from tests.page.evenings import Evening, long_pairs, short_pairs

SIZES = ((360, 740), (820, 1180), (1280, 800), (1920, 1080))
VIEWS = ("", "entries", "standings", "messages", "links", "log")
PAPERS = ("entries", "seating", "cards", "sheets", "rules", "lists", "standings")
GROUPS = ("evening", "club", "control", "pad")

#: Texts that lie on each other, or reach out of the window; what scrolls inside the page may go on there.
FAULTS = """() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    for (const each of document.querySelectorAll(".scroller:has(.narrow1)"))
        if (innerWidth < 700 && each.scrollWidth > each.clientWidth + 1)
            found.push(`standings scroll: ${each.innerText.slice(0, 60)}`);
    const boxes = [];
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const unseen = ".vh, option, datalist, details:not([open]) > :not(summary)";
        if (!node.data.trim() || parent.closest(unseen)) continue;
        range.selectNodeContents(node);
        const inside = parent.closest(".scroller");
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            if (!inside && (box.left < -1 || box.right > innerWidth + 1))
                found.push(`outside the window: ${node.data}`);
            if (!inside) boxes.push([box, node]);
        }
    }
    const boxed = "main .tcard, main .panel, main .ptab th, main .pseat li, .proj, .btn";
    for (const each of document.querySelectorAll(boxed)) {
        const style = getComputedStyle(each);
        if (each.scrollWidth > each.clientWidth + 1 && style.overflowX !== "auto" && each.clientWidth)
            found.push(`cut off: ${each.innerText.slice(0, 60)}`);
    }
    boxes.sort(([a], [b]) => a.top - b.top);
    for (let i = 0; i < boxes.length; i++)
        for (let j = i + 1; j < boxes.length && boxes[j][0].top < boxes[i][0].bottom - 4; j++) {
            const [[a, one], [b, other]] = [boxes[i], boxes[j]];
            if (one === other) continue;
            if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5)
                found.push(`overlap: ${one.data} / ${other.data}`);
        }
    return [...new Set(found)].slice(0, 8);
}"""


def full(page: Page) -> Evening:
    """Make an evening of 30 pairs with names of 20 letters, with a call, messages and a drawn round."""
    evening = Evening(page, long_pairs(30), hands=2, minutes=45, rounds=4)
    evening.play()
    evening.play()
    evening.begin()
    evening.enter(4, [12_345, -1_055], [9_870, 20_480])
    evening.do("call_referee", table=7, text="A frozen pile was taken with one natural card and a joker.")
    evening.do(
        "announce",
        text="Ten minutes’ break after this round; coffee and cake are in the small room next door.",
    )
    return evening


def settled(page: Page, address: str) -> None:
    go(page, address)
    wait_until(page, "document.querySelector('main')?.innerText.length > 30")
    expect(page.get_by_text(re.compile("Casa Canasta…"))).to_have_count(0)


def test_thirty_pairs_with_long_names_fit(visit: Visit, tmp_path: Path) -> None:
    page = visit("/fair")
    evening = full(page)
    public = evening.results()
    page.emulate_media(reduced_motion="reduce")
    addresses = [f"/evenings/{evening.id}{view and f'?view={view}'}" for view in ("", "entries", "standings")]
    addresses += [public, f"{public}/projector", evening.table(4), f"/evenings/{evening.id}/paper/seating"]
    wrong = {}

    def look(address: str, name: str) -> None:
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found = page.evaluate(FAULTS)
            if found:
                page.screenshot(path=tmp_path / f"{name}-{size[0]}.png", full_page=True)
                wrong[f"{address} at {size[0]}"] = found

    for place, address in enumerate(addresses):
        settled(page, address)
        if address.endswith("/projector"):
            page.set_viewport_size({"width": 1920, "height": 1080})
            page.locator(".ptab").wait_for()
        look(address, str(place))
    for table in range(1, 16):
        if table != 4:
            evening.enter(table, [100, 200], [300, 5])
    evening.do("end_round")
    evening.do("draw_round")
    settled(page, addresses[0])
    page.locator(".swap").first.wait_for()
    look("drawn", "drawn")
    assert wrong == {}, tmp_path


def test_the_projector_turns_its_pages_by_itself_and_by_keys(visit: Visit) -> None:
    page = visit("/fair", size=(1920, 1080))
    evening = Evening(page, short_pairs(12), hands=1, rounds=3)
    evening.play()
    public = evening.results()
    page.clock.install()
    go(page, f"{public}/projector")
    names = page.locator(".ptab tbody tr")
    expect(names).to_have_count(10)
    page.clock.fast_forward(12_100)
    expect(names).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(names).to_have_count(10)
    page.keyboard.press(" ")
    expect(page.locator(".proj p.vh")).to_have_count(1)  # it says that the pages stand still
    page.clock.run_for(500)  # effects run after the next frame
    page.clock.fast_forward(60_000)
    expect(names).to_have_count(10)
    page.keyboard.press("ArrowRight")
    expect(names).to_have_count(2)
    # Ten metres away: a name is as high as in the design.
    size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.ptab .pn')).fontSize)")
    assert size >= 34


def fill_club(page: Page, club: str) -> None:
    """Give a club an evening to come and one in the past."""

    def evening(**settings: object) -> Evening:
        return Evening(page, short_pairs(4), club, hands=1, rounds=1, **settings)

    past = evening(title="Past")
    past.play()
    past.do("finish_evening")
    evening(title="To come", date="2099-03-19", time="19:30", place="Casa Rosa")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_page_of_an_evening_is_accessible(visit: Visit, language: str) -> None:
    page = visit("/fair", language=language)
    evening = Evening(
        page, short_pairs(5), hands=1, minutes=30, rounds=3, online=[2], duplicate=True, dealing_lists=True
    )
    evening.play()
    evening.begin()
    evening.do("call_referee", table=1, text="…")
    evening.do("announce", text="…")
    public = evening.results()
    club = call(page, "POST", "/api/clubs", {"name": "Casa"})["id"]
    for name in ("Ana", "Bruno"):
        call(page, "POST", f"/api/clubs/{club}/do", {"do": "add_member", "name": name})
    call(page, "POST", f"/api/clubs/{club}/do", {"do": "start_season", "name": "2026", "drop": 1})
    call(page, "POST", f"/api/clubs/{club}/do", {"do": "announce", "text": "Cake on Friday"})
    fill_club(page, club)
    link = call(page, "POST", f"/api/clubs/{club}/link", {})["link"]
    page.set_viewport_size({"width": 1440, "height": 900})
    seat = call(page, "GET", f"/api/evenings/{evening.id}")["seats"][0]["link"]
    addresses = [f"/evenings/{evening.id}{view and f'?view={view}'}" for view in VIEWS]
    addresses += [
        "/evenings", "/evenings/new", public, f"{public}/projector", evening.table(1),
        f"/evening-seat/{seat}", f"/evenings/{evening.id}/paper/cards",
        f"/evenings/{evening.id}/paper/sheets", f"/evenings/{evening.id}/paper/rules",
        f"/evenings/{evening.id}/paper/lists", f"{public}/entries/1", "/clubs", f"/clubs/{club}",
        f"/club/{link}",
    ]  # fmt: skip
    wrong = {}
    for address in addresses:
        settled(page, address)
        if language == "en":
            found = faults(page, *GROUPS)
        else:
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            found = complaints(page, colours=False)
            unsaid = re.search(rf"\b({'|'.join(GROUPS)})\.[a-z]\w", page.inner_text("body"))
            found += [f"unsaid: {unsaid[0]}"] if unsaid else []
            found += page.evaluate(FAULTS)
        if found:
            wrong[address] = found
    assert wrong == {}


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_papers_of_an_evening_are_printed_whole(visit: Visit, tmp_path: Path, paper: str) -> None:
    page = visit("/fair")
    evening = Evening(page, long_pairs(6), hands=3, rounds=3, duplicate=True, dealing_lists=True)
    evening.play()
    evening.begin()
    for kind in PAPERS:
        settled(page, f"/evenings/{evening.id}/paper/{kind}")
        if kind == "cards":
            wait_until(page, "[...document.images].every((each) => each.complete && each.naturalWidth)")
        if kind == "lists":
            page.get_by_role("button", name="Open the lists of round 2").click()
            page.get_by_role("heading", name="Round 2 · Hand 3").wait_for()
        file = tmp_path / f"{kind}.pdf"
        page.pdf(path=file, format=paper)
        reading = [program("poppler-utils", "pdftotext"), "-layout", str(file), "-"]
        text = subprocess.run(reading, capture_output=True, encoding="utf-8", check=True).stdout
        sheets = text.split("\f")[:-1]
        assert all(len(re.sub(r"\s", "", sheet)) > 40 for sheet in sheets), kind
        assert "March 5, 2026" in text, kind
        assert "Messages" not in text, kind
        bare = re.sub(r"\s+", "", text)
        if kind in ("entries", "seating", "standings", "rules"):
            assert len(sheets) == 1
        if kind == "lists":
            cards = re.findall(r"(?:10|[2-9JQKA])[♠♥♦♣]|★", text.partition("Round 2")[2])
            assert len(cards) == 3 * 108  # each hand is on its own sheet
            assert len(sheets) == 3
        if kind not in ("cards", "rules", "lists"):
            names = [re.sub(r"\s", "", name) for pair in long_pairs(6) for name in pair]
            assert [name for name in names if name not in bare] == []
        if kind == "sheets":
            assert len(sheets) == 3  # one for each table
        if kind == "cards":
            assert [number for number in (1, 2, 3) if f"Table {number}" not in text] == []
            assert len(sheets) == 1
