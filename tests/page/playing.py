"""What journeys at the table share."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from canasta.match import Match
from tests.serving import Running


def match_of(server: Running, table: str) -> Match:
    """The game in the memory of the server."""
    found: Match = server.hub.table(table).game.match
    return found


def my_turn(page: Page) -> None:
    expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=40_000)
