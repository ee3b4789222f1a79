"""A player who uses nothing but the keyboard of a page, and thinks with the engine beside it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from canasta.engine import apply, legal_actions
from canasta.match import Match
from canasta.table.actions import action_text, parse_action
from tests.serving import Running

#: Cards whose key is not their own letter.
_KEYS = {"T": "0", "B": "3"}


def match_of(server: Running, table: str) -> Match:
    """The game in the memory of the server."""
    found: Match = server.hub.table(table).game.match
    return found


def my_turn(page: Page) -> None:
    expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=40_000)


def choose(page: Page, cards: str) -> None:
    """Choose cards by their keys, once nothing else is chosen."""
    for card in cards:
        page.keyboard.press(_KEYS.get(card, card.lower()))


def _can(page: Page, key: str) -> None:
    page.locator(f'.acts [aria-keyshortcuts="{key}"]:not([aria-disabled])').wait_for()


def _holds(page: Page, number: int) -> None:
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile(rf"\b{number}\b"))


def _rank(text: str) -> tuple[int, int]:
    """What is done first: draw, lay and add what is natural, the most cards first, then discard."""
    verb, _, cards = text.partition(" ")
    natural = not set(cards.split(" to ")[0]) & set("2X")
    if verb == "draw":
        return 0, 0
    if verb in ("lay", "add") and natural:
        return 1, -len(cards)
    if verb == "discard":
        return 2, "456789TJQKAB2X".index(cards)
    return 9 if verb == "ask" else 3, 0


def _next(position: Any) -> tuple[str, int]:
    legal = {action_text(action): action for action in legal_actions(position)}
    text = min(legal, key=_rank)
    return text, legal[text]


def _plan(match: Match, seat: int, turn: object) -> list[str]:
    """The rest of a turn; a first meld that needs a wild card for a set in the tray is put off."""
    position, texts = match.view(seat).position, []
    opened = match.state is not None and match.state.opened >> match.setup.side_of(seat) & 1
    while position.turn == turn and position.actor == seat:
        text, action = _next(position)
        texts.append(text)
        apply(position, action)
    if not opened and any(re.match("add [2X]", text) for text in texts):
        return [text for text in texts if text.startswith("discard")]
    return texts


def play_turn(page: Page, match: Match) -> None:
    """A whole turn by the keyboard: draw, lay what is natural, discard."""
    my_turn(page)
    seat, turn = match.actor, match.state and match.state.turn
    _, first = _next(match.view(seat).position)
    text = action_text(first)
    done = page.locator(".steps.idle, .scores, .steps .now:not(:first-child)")
    if text.startswith(("draw", "take")):
        page.keyboard.press(text[0])
    else:
        page.keyboard.press("Enter")  # the one thing that can be done
    done.or_(page.locator(".note.which")).first.wait_for()
    if page.locator(".note.which").count():  # there are several ways to take it
        page.locator(".note.which .choices .btn").first.click()
        done.first.wait_for()
    if match.actor != seat:
        return
    assert match.ledger is not None
    _holds(page, len(match.ledger.hands[seat]))
    position = match.view(seat).position
    gathered = page.locator(".tray .sets button")
    for text in _plan(match, seat, turn):
        verb, _, what = text.partition(" ")
        cards = what.split(" to ")[0]
        if verb == "discard" and gathered.count():
            _lay_tray(page)
        apply(position, parse_action(text))
        choose(page, cards)
        key = "Backspace" if verb == "discard" else "L"
        _can(page, key)
        page.keyboard.press(key.lower() if key == "L" else key)
        if verb != "discard":
            _holds(page, position.size(seat))
    page.locator(".steps.idle, .scores").first.wait_for()


def _lay_tray(page: Page) -> None:
    _can(page, "L")
    page.keyboard.press("l")
    expect(page.locator(".tray .sets button")).to_have_count(0)
