"""The forecast of what a house rule does to the game, in the editor."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, wait_until
from tests.serving import Running, wait_for

_FORECAST = "**/api/houses/forecast"
_PLAYS = "Bots are playing it next to the rulebook…"
_LONGER = "Hands get about a third longer: 58.3 turns instead of 44.2."
_BETTER = "The better player wins more hands: 87.7 % instead of 64.2 %."


def one_more(page: Page, phone: bool = False) -> None:
    """Change how many canastas a side needs to go out."""
    if phone:
        page.get_by_role("button", name="Going out").click()
    row = page.locator(".setrow").filter(has_text="Canastas that a side needs to go out, with 4")
    row.get_by_role("button", name="more").press("Enter")
    if phone:
        page.get_by_role("button", name="Groups").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_forecast_sharpens_and_is_announced_twice(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/house", size=size)
    answers: list[dict[str, Any]] = [{"status": "waiting"}]
    page.route(_FORECAST, lambda route: route.fulfill(json=answers[-1]))
    one_more(page, size == PHONE)
    forecast = page.get_by_role("region", name="What it does to the game")
    status = forecast.get_by_role("status")
    expect(status).to_have_text(_PLAYS, timeout=120_000)
    answers.append({"status": "working", "hands": 120, "sentences": [_LONGER]})
    expect(forecast.get_by_role("listitem")).to_have_text([_LONGER])
    expect(forecast).to_contain_text("After 120 hands each; it gets sharper.")
    expect(status).to_have_text(_PLAYS)  # a step on the way is not announced
    answers.append({"status": "done", "hands": 1480, "sentences": [_LONGER, _BETTER]})
    expect(forecast.get_by_role("listitem")).to_have_text([_LONGER, _BETTER])
    expect(status).to_have_text("The forecast is ready: 2 differences.")
    expect(forecast).to_contain_text("1,480 hands by these rules and as many by the rulebook")
    expect(forecast.get_by_role("progressbar")).to_have_count(0)
    assert complaints(page) == []


def test_without_a_difference_nothing_is_claimed(visit: Visit) -> None:
    page = visit("/house", language="es")
    page.route(_FORECAST, lambda route: route.fulfill(json={"status": "done", "hands": 900}))
    row = page.locator(".setrow").filter(has_text=re.compile("canastas", re.IGNORECASE)).first
    row.get_by_role("button", name="más").first.press("Enter")
    forecast = page.get_by_role("region", name="Lo que hace con el juego")
    expect(forecast).to_contain_text("No se ve ninguna diferencia en 900 manos", timeout=120_000)
    expect(forecast.get_by_role("listitem")).to_have_count(0)


def test_the_server_plays_a_forecast_and_stops_when_the_reader_leaves(visit: Visit, server: Running) -> None:
    page = visit("/house")
    one_more(page)
    forecast = page.get_by_role("region", name="What it does to the game")
    expect(forecast.get_by_role("listitem").first).to_have_text(
        re.compile(r"^[A-Z].+ [\d,.]+( %)?( turns)? instead of [\d,.]+( %)?\.$"), timeout=150_000
    )
    page.get_by_role("link", name="Rules").first.click()
    wait_until(page, "() => !document.querySelector('.forecast')")
    wait_for(lambda: not server.hub.background.waiting)
