"""Small moments to enjoy: a canasta gets its seal, and a game that was won ends with paper flags.

Both stand still with reduced motion.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.pictures import Scene
from canasta.client import Client
from canasta.notation import write_record
from tests.page.conftest import DESKTOP, PHONE, At, Visit, complaints, wait_until
from tests.page.playing import drawn
from tests.serving import Running, keep_game, played

#: Two fours complete a canasta: of a few sets, and where sets are tiles.
_FEW = Scene(
    "classic scores=1685,1240 dealer=2 turn=1:draw hand1=44KJ hand2=#9 hand3=#5 hand4=#5 setsA=44444,999"
    " setsB=555 pile=K6",
    draws="Q",
)
_MANY = Scene(
    "classic scores=1685,1240 dealer=2 turn=1:draw hand1=445566778899TTJJQQKKAA hand2=#1 hand3=#1 hand4=#1"
    " setsA=44444,555,666,777,888,999,TTT,JJJ,QQQ,KKK,AAA setsB=555,666,777,888,999,TTT,JJJ,QQQ,KKK,AAA"
    " redA=2 redB=2 pile=BX2",
    draws="2",
)
#: Notes what is animated by the page's scripts.
_NOTED = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(...this.classList);
        return animate.apply(this, how);
    };
}"""


@pytest.mark.parametrize(("scene", "size"), [(_FEW, DESKTOP), (_MANY, PHONE)], ids=["few", "many"])
def test_a_new_canasta_gets_its_seal(at: At, scene: Scene, size: tuple[int, int]) -> None:
    for motion in ("no-preference", "reduce"):
        page, _, _ = at(scene, size)
        page.emulate_media(reduced_motion=motion)
        page.evaluate(_NOTED)
        drawn(page)
        page.keyboard.type("44l")
        seal = page.locator('.zone.own [data-set="4"] .seal')
        expect(seal).to_be_visible()
        expect(page.locator(".tile .seal")).to_have_count(1 if size == PHONE else 0)
        if motion == "no-preference":
            wait_until(page, "window.moved.includes('seal')")
        else:
            assert "seal" not in page.evaluate("window.moved")
        assert complaints(page) == []


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
