"""A game that was won ends with paper flags over its sheet; they stand still with reduced motion."""

from __future__ import annotations

from playwright.sync_api import expect

from canasta.client import Client
from canasta.notation import write_record
from tests.page.conftest import PHONE, Visit, complaints
from tests.serving import Running, keep_game, played


def test_the_winner_sees_paper_flags_and_the_loser_does_not(visit: Visit, server: Running) -> None:
    people = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
    table = keep_game(server, people, write_record(played("classic", target=5)))
    flags = []
    for person in people:
        page = visit(f"/table/{table}", size=PHONE, who=person)
        expect(page.locator(".paperhead h1")).to_be_visible()
        won = page.locator(".paperhead h1").inner_text() == "You won!"
        expect(page.locator(".garland i")).to_have_count(15 if won else 0)
        flags.append(page.locator(".garland i").count())
        if won:
            # The tests ask for reduced motion.
            assert page.evaluate("document.querySelector('.garland i').getAnimations().length") == 0
            page.evaluate("document.documentElement.dataset.motion = 'on'")
            assert (
                page.evaluate("getComputedStyle(document.querySelector('.garland i')).animationName")
                == "flag"
            )
            assert complaints(page) == []
    assert sorted(flags) == [0, 15]
