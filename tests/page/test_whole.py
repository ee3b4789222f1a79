"""A whole game between two browsers: cards by keyboard, the score sheet, the fairness proof, a rematch."""

from __future__ import annotations

import re
from itertools import takewhile

from playwright.sync_api import Page, expect

from canasta.bots import make_bot
from canasta.client import Client
from canasta.engine import action_text, apply, legal_actions, view
from canasta.match import Match
from canasta.table.state import State
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints
from tests.page.playing import first_meld, holds, match_of, my_turn, play
from tests.serving import Running, wait_for


def plan(state: State) -> list[str]:
    """Return the rest of the turn as a simple player would play it."""
    state, bot, found = state.copy(), make_bot("simple"), []
    actor = state.actor
    while state.actor == actor and legal_actions(state):
        action = bot.choose(view(state, actor))
        apply(state, action)
        found.append(action_text(action))
    return found


def act(page: Page, match: Match, server: Running) -> None:
    """Carry out the plan of the player to act, by keyboard."""
    state, done = match.state, len(match.entries)
    assert state is not None
    actor, steps = state.actor, plan(state)
    my_turn(page)
    laid = list(takewhile(lambda step: re.match("lay|add", step), steps))
    if laid and not state.opened >> match.setup.side_of(actor) & 1:
        # Cards for a set that came with the pile are added there; the rest is gathered in the tray.
        there = page.locator(".zone.own [data-set]").evaluate_all(
            "(all) => all.map((each) => each.dataset.set)"
        )
        added = next((step for step in laid if step.startswith("add") and step[-1] in there), None)
        if added:
            play(page, added)
        else:
            first_meld(page, "; ".join(laid))
    else:
        play(page, steps[0])
    wait_for(lambda: len(match.entries) > done)
    # A sequence of actions is checked when all of it is done.
    cards = server.inside(lambda: sum(match.view(actor).hand) if match.actor >= 0 else 0)
    if cards:
        holds(page, cards)


def test_two_browsers_play_a_whole_game_and_another(visit: Visit, server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(book="classic", players=2, target=1, between=0)
    pages = {
        "Ana": visit(f"/room/{table.id}", size=DESKTOP, who=host),
        "Bea": visit(f"/invite/{table.id}/{table.invite}", size=PHONE),
    }
    host_page, guest = pages.values()
    host_page.get_by_role("button", name="Join").first.click()
    guest.get_by_label("Your name").fill("Bea")
    guest.get_by_role("button", name="Join").click()
    expect(host_page.get_by_role("heading", level=1)).to_have_text("Everyone is here.")
    # A player who has not arrived yet has no part in the deal.
    expect(guest.get_by_role("button", name="Leave")).to_be_visible()
    host_page.get_by_role("button", name="Start").click()
    for page in pages.values():
        page.locator(".hand [data-kind]").first.wait_for()
    match = match_of(server, table.id)
    while not match.over:
        hand = match.hand_number
        while match.actor >= 0 and match.hand_number == hand:
            act(pages[match.names[match.seats[match.actor]]], match, server)
        for page in pages.values():
            expect(page.locator(".scores")).to_contain_text(f"Hand {hand}")
        if not match.over:
            host_page.keyboard.press("Enter")
    assert match.winner is not None
    winner = match.names[match.seats[match.winner]]
    for name, page in pages.items():
        expect(page.locator(".scores h1")).to_have_text("You won!" if name == winner else f"{winner} won.")
        totals = page.locator(".score .total .num").all_inner_texts()
        assert sorted(totals) == sorted(f"{total:,}".replace("-", "−") for total in match.totals)
        for row in page.locator(".score .lines tr").all():
            expect(row.get_by_role("link")).to_have_text(re.compile(r"^Classic \w+$"))
        expect(page.get_by_role("img", name="Totals after each hand")).to_be_visible()
        assert complaints(page) == []
        page.get_by_role("button", name="Was it fair?").click()
        note = page.get_by_role("dialog")
        expect(note).to_contain_text("added 32 random bytes")
        note.get_by_role("button", name="Verify the record").click()
        expect(note).to_contain_text("The seed is the one the server committed to")
        page.keyboard.press("Escape")
    host_page.get_by_role("button", name="Rematch", exact=True).click()
    expect(guest.get_by_text("Ana wants a rematch.")).to_be_visible()
    guest.get_by_role("button", name="Play again").click()
    for page in pages.values():
        page.locator(".hand [data-kind]").first.wait_for()
    assert match_of(server, table.id) is not match
