"""A player's games on the page: history, figures, ratings, leaderboards, and the sheet of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.client import Client
from canasta.notation import read_record
from canasta.server.results.index import FinishedGame, add_result
from canasta.server.results.summary import GameSummary, PlayerSummary, summarize_game
from canasta.server.tables.room import Room
from tests.page.conftest import PHONE, ROOT, Visit, faults
from tests.serving import Running, keep_game

RECORD = (ROOT / "tests" / "records" / "classic-4.txt").read_text(encoding="utf-8")
#: Games on a page of the history.
PAGE = 20


def play_real(server: Running, who: Client) -> str:
    """Play a game of classic with bots to its end and return its table."""
    table = keep_game(server, [who], RECORD)
    with server.store() as store:
        room = Room(table, [])
        for entry in store.read(f"tables/{table}"):
            room.fold(entry.kind, entry.payload)
        facts = summarize_game(room, read_record(RECORD))
        facts.short = False  # the record has a low target, which would not be rated
        add_result(store, FinishedGame(facts, "2026-11-01T20:00:00Z"))
    return table


def play_many(server: Running, who: Client, number: int) -> None:
    """Play games of boat, two of three of them won."""
    with server.store() as store:
        for game in range(number):
            players = [
                PlayerSummary(
                    who.person.name, 0, who.person.id, hands=6, points=5000, melds=5, meld_turns=12, whole=6
                ),
                PlayerSummary("Berta", 1, bot="club", hands=6, points=4000),
            ]
            facts = GameSummary(
                f"games/{who.person.id}-{game}", f"t-{who.person.id}-{game}", 1, "boat", players,
                [5000, 4000], target=5000, hands=6, winners=[int(game % 3 == 0)],
            )  # fmt: skip
            add_result(store, FinishedGame(facts, f"2026-10-{game + 1:02}T20:00:00Z"))


def have_account(server: Running, who: Client) -> None:
    with server.store() as store, store.writing() as connection:
        connection.execute(
            "INSERT INTO accounts VALUES (?, ?, '', '')", (who.person.id, who.person.name + who.person.id)
        )


def opened(page: Page, address: str, wanted: str) -> None:
    page.goto(page.evaluate("location.origin") + address)
    page.locator(wanted).first.wait_for()


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_state_passes_axe_in_both_themes_on_phones_and_desktops(
    visit: Visit, server: Running, language: str
) -> None:
    page = visit("/profile", size=PHONE, language=language)
    page.locator(".standings").wait_for()  # not signed in yet
    assert faults(page, "profile") == []
    ana = Client(server.address, name="Ana")
    table = play_real(server, ana)
    page = visit("/profile?book=knee", size=PHONE, language=language, who=ana)
    page.locator(".columns .panel > p:not(:empty)").first.wait_for()  # this leaderboard is empty
    assert faults(page, "profile") == []
    play_many(server, ana, PAGE + 5)
    have_account(server, ana)
    for address, wanted in (
        ("/profile", ".tablerow"), ("/profile?book=boat", ".leaders .own"), (f"/game/{table}/1", ".past"),
    ):  # fmt: skip
        opened(page, address, wanted)
        assert faults(page, "profile", "game", "sheet") == [], address
    page.locator(".past summary").first.click()
    assert faults(page, "game", "sheet") == []


def test_a_guest_looks_up_a_game_by_keyboard_and_is_told_how_to_keep_it(
    visit: Visit, server: Running
) -> None:
    page = visit("/", size=PHONE)
    page.get_by_role("link", name="your games").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_text("You’re not signed in on this device.", exact=False)).to_be_visible()
    expect(page.get_by_text("No finished games yet.", exact=False)).to_be_visible()
    eva = Client(server.address, name="Eva")
    table = play_real(server, eva)
    page = visit("/lobby", who=eva)
    page.get_by_role("link", name="Your games").press("Enter")
    expect(page.get_by_text("You are playing as Eva, a guest", exact=False)).to_be_visible()
    expect(page.get_by_role("link", name="Create an account")).to_be_visible()
    row = page.locator(".tablerow")
    expect(row).to_have_count(1)
    expect(page.get_by_role("navigation", name="Pages of your games")).to_have_count(0)
    with page.expect_download() as kept:
        row.get_by_role("button", name=re.compile("^Save the record")).press("Enter")
    assert kept.value.path().read_text(encoding="utf-8").startswith("casa-canasta record")
    expect(row.get_by_role("link", name=re.compile("^Replay and review"))).to_have_attribute(
        "href", f"/replay/{table}?game=1"
    )
    row.get_by_role("link").first.press("Enter")
    hand = page.locator(".past").first
    hand.locator("summary").press("Enter")
    expect(hand.locator(".para").first).to_be_visible()
    match = read_record(RECORD)
    totals = [f"{total:,}".replace("-", "−") for total in match.history[0].totals]
    for total in totals:
        expect(hand.locator("summary")).to_contain_text(total)
    assert page.evaluate("document.activeElement !== document.body")
    page.get_by_role("link", name="All your games").press("Enter")
    # The game's sheet, which is still on the screen, links to paragraphs that begin with the same word.
    shelf = page.get_by_role("navigation", name="Rulebook")
    shelf.get_by_role("link", name=re.compile("^Classic")).press("Enter")
    expect(page.get_by_text("Based on one game, so still uncertain", exact=False)).to_be_visible()


def test_many_games_are_paged_and_the_rating_is_ranked(visit: Visit, server: Running) -> None:
    dora = Client(server.address, name="Dora")
    play_many(server, dora, PAGE + 5)
    have_account(server, dora)
    page = visit("/profile?book=boat", who=dora)
    expect(page.locator(".tablerow")).to_have_count(PAGE)
    expect(page.locator(".keepit")).to_have_count(0)
    expect(page.get_by_role("img", name="Your rating after each game")).to_be_visible()
    expect(page.locator(".leaders .own")).to_contain_text("Dora")
    page.get_by_role("link", name="Older games").press("Enter")
    expect(page.locator(".tablerow")).to_have_count(5)
    expect(page.get_by_role("heading", name="Boat games")).to_be_focused()
    page.go_back()
    expect(page.locator(".tablerow")).to_have_count(PAGE)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Export all data").click()
    assert "Dora" in kept.value.path().read_text(encoding="utf-8")
