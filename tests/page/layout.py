"""The fullest tables that the rules allow, and a search for faults in the layout of a page.

A page is checked as a player sees it: no two texts overlap, no card covers a text or another group of cards,
every control can be clicked, nothing is cut off or outside the window, and the main action is in sight.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from bench.pictures import Scene, play_for
from canasta.client import Client

#: Viewports: two phones upright, one on its side, a tablet, two laptops, a large screen.
SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "es", "pt-BR")
PRINTS = ("normal", "large")
#: Names of 20 letters, most of them without a place to break.
NAMES = (
    "Maximiliana Wollmann",
    "Wilhelmina-Josephine",
    "Massimo Mammamwollen",
    "Guillermo Montemayor",
    "Konstantinopolitania",
    "Bartholomäus Weißmül",
    "Marie-Antoinette Ohm",
    "Montgomery-Wellesley",
)
_RANKS = "456789TJQKA"


def _sets(cards: int = 3, ranks: str = _RANKS, wild: str = "") -> str:
    return ",".join(rank * cards + wild for rank in ranks)


_PAIRS = "".join(rank * 2 for rank in _RANKS)
_OTHERS = "hand2=#1 hand3=#1 hand4=#1"
#: Two packs: each rank three times with either side and twice in the hand.
_TWO_SIDES = f"hand1={_PAIRS}22222XXB setsA={_sets()} setsB={_sets()} redA=2 redB=2 pile=BX2"
#: Two packs, three sides: the third has pairs with wild cards.
_THREE_SIDES = (
    f"hand1=JJQQKKAA2XB hand2=#1 hand3=#1 setsA={_sets()} setsB={_sets()}"
    f" setsC={_sets(2, '456789T', '2')} redA=2 redB=1 redC=1 pile=BX"
)
#: Two packs, and a wild canasta is allowed.
_WILD_SETS = f"hand1={_PAIRS}XB setsA={_sets()},2222 setsB={_sets()} redA=2 redB=2 pile=B22"
_AMERICAN = (
    "american scores=8485,8490 dealer=2 turn=1:draw hand1=445566778899TTJJ22X hand2=#2 hand3=#2 hand4=#2"
    f" setsA={_sets(3, '456789T')},22XX setsB={_sets(3, '6789TJQK')} redA=2 redB=2 blackA=2 blackB=2"
    " pile=AKQAKQAKA"
)
_KNEE_4 = (
    "knee scores=14985,-4990 dealer=2 turn=1:draw"
    " hand1=44445555666677778888999TTTTJJJJQQQQKKKAAAA22XXB hand2=#12 knee2=- foot2=- hand3=#9 knee3=-"
    f" foot3=- hand4=#17 setsA={_sets()} closedA=8888882,KKKKKKK,2222XXX,4444444,QQQQQ22 setsB={_sets(4)}"
    " closedB=5555555,TTTTT22 redA=6 redB=5 pile=467Q9JK84A"
)
_KNEE_6 = (
    "knee players=6 scores=14985,-4990,10230 dealer=2 turn=1:draw"
    " hand1=444455556666777788889TTJJQQKKAA22XXB hand2=#12 knee2=- foot2=- hand3=#8 knee3=- hand4=#9"
    f" hand5=#9 hand6=#5 knee6=- setsA={_sets()} closedA=8888822,KKKKKKK,2222XXX"
    f" setsB={_sets()} closedB=5555555 setsC={_sets()} closedC=7777777,QQQQQ22 redA=5 redB=4 redC=4"
    " pile=467Q9JK84A"
)
#: Seven packs, four sides: each has sets of all ranks, and closed ones.
_KNEE_8 = (
    "knee house=knee-hand-and-foot-eight players=8 scores=14985,-4990,10230,-12345 dealer=2 turn=1:draw"
    " hand1=444455556666777788889TTJJQQKKAA22XXB hand2=#12 foot2=- hand3=#8 hand4=#9 hand5=#9 hand6=#5"
    f" foot6=- hand7=#13 hand8=#11 setsA={_sets()} closedA=8888822,KKKKKKK,4444444 setsB={_sets()}"
    f" closedB=5555555 setsC={_sets()} closedC=7777777,QQQQQ22 setsD={_sets(3, '456789TJQK')} closedD=AAAAAAA"
    " redA=5 redB=4 redC=4 redD=1 pile=467Q9JK84A"
)
#: The same rules with seven: six in three pairs, one sits out.
_KNEE_7 = (
    "knee house=knee-hand-and-foot-eight players=7 scores=14985,-4990,10230 dealer=2 turn=1:draw"
    " hand1=444455556666777788889TTJJQQKKAA22XXB hand2=#12 foot2=- hand3=#8 hand4=#9 hand5=#9 hand6=#5"
    f" foot6=- setsA={_sets()} closedA=8888822,KKKKKKK,4444444 setsB={_sets()} closedB=5555555"
    f" setsC={_sets()} closedC=7777777,QQQQQ22 redA=5 redB=4 redC=4 pile=467Q9JK84A"
)
_SEVEN_TRIPLES = "444555666777888999JJJ"


def _two(book: str, players: int, rest: str = _TWO_SIDES) -> str:
    return f"{book} players={players} scores=4985,4990 dealer=2 turn=1:draw {rest}" + (
        " hand2=#1" if players == 2 else f" {_OTHERS}"
    )


def _three(book: str) -> str:
    return f"{book} players=3 scores=4985,4990,-1495 dealer=3 turn=1:draw {_THREE_SIDES}"


#: Positions by variant: all sets that fit, threes, a hand as large as it gets. Two sit out with five and six.
POSITIONS = {
    "classic-2": _two("classic", 2),
    "classic-3": _three("classic"),
    "classic-4": _two("classic", 4),
    "classic-5": _two("classic", 5),
    "classic-6": _two("classic", 6),
    "caliente-2": _two("caliente", 2),
    "caliente-3": _three("caliente"),
    "caliente-4": _two("caliente options=caliente_cards", 4, f"{_TWO_SIDES} playedA=1 playedB=1"),
    "caliente-5": _two("caliente", 5),
    "caliente-6": _two("caliente", 6),
    "caliente-6-extra": "caliente options=extra_deck players=6 scores=4985,4990 dealer=2 turn=1:draw"
    f" hand1={_PAIRS}{_PAIRS}2222XXB hand2=#1 hand3=#1 hand4=#1 hand5=#1 hand6=#1 setsA={_sets(4)}"
    f" setsB={_sets(4)} redA=3 redB=3 pile=BX2",
    "caliente-6-three-sides": "caliente options=extra_deck_three_sides players=6 scores=4985,4990,-1495"
    f" dealer=2 turn=1:draw hand1={_PAIRS}2222XXB hand2=#1 hand3=#1 hand4=#1 hand5=#1 hand6=#1"
    f" setsA={_sets()} setsB={_sets()} setsC={_sets()} redA=2 redB=2 redC=2 pile=BX2",
    "boat-2": _two("boat", 2, _WILD_SETS),
    "boat-3": _three("boat"),
    "boat-4": _two("boat", 4, _WILD_SETS),
    "american-4": _AMERICAN,
    "american-5": _AMERICAN.replace("american ", "american players=5 "),
    "knee-4": _KNEE_4,
    "knee-6": _KNEE_6,
    "knee-7": _KNEE_7,
    "knee-8": _KNEE_8,
    # Penalty cards and an owed discard, with a frozen pile that is blocked.
    "penalties": _two("classic", 4)
    .replace("hand2=#1", "hand2=55 penalty2=55 owes=0,1,0,0")
    .replace("4455", "44"),
    # The cards of a first meld are still in the hand.
    "tray-classic": "classic scores=4985,4990 needs=180,180 dealer=4 turn=1:play"
    f" hand1={_SEVEN_TRIPLES}TQKA2X hand2=#11 hand3=#11 hand4=#11 setsB={_sets(3, '789TJQKA')} redA=4"
    " pile=BX2",
    "tray-knee": "knee players=6 scores=14985,-4990,10230 needs=240,240,240 dealer=6 turn=1:play"
    f" hand1={_SEVEN_TRIPLES}TTQQKKAA22XX hand2=#9 hand3=#9 hand4=#9 hand5=#9 hand6=#9 setsB={_sets()}"
    f" setsC={_sets()} redA=5 redB=4 redC=4 pile=467Q9JK84A",
    "tray-knee-8": "knee house=knee-hand-and-foot-eight players=8 scores=14985,-4990,10230,-12345"
    f" needs=240,240,240,240 dealer=8 turn=1:play hand1={_SEVEN_TRIPLES}TTQQKKAA22XX hand2=#9 hand3=#9"
    f" hand4=#9 hand5=#9 hand6=#9 hand7=#9 hand8=#9 setsB={_sets()} setsC={_sets()} setsD={_sets()} redA=5"
    " redB=4 redC=4 redD=1 pile=467Q9JK84A",
}
#: A long turn of another player at a full table, for the line of the last move; then it is player 1's turn.
LONG_TURNS = {
    "moved-classic": Scene(
        "classic scores=4985,4990 dealer=2 turn=4:draw hand1=#18 hand2=#1 hand3=#1"
        " hand4=444555666TTTKK99 setsA=444,555,666,777,888,999,JJJ,QQQ setsB=JJJ,QQQ,KKK,AAA redA=2 redB=2"
        " pile=BX2",
        "4 draw; 4 lay 444; 4 lay 555; 4 lay 666; 4 lay TTT; 4 add K; 4 add K; 4 discard 9",
        draws="8",
        keeps=4,
    ),
    "moved-knee": Scene(
        _KNEE_6.replace("turn=1:draw", "turn=6:draw").replace(
            "hand6=#5 knee6=-", "hand6=4445556667778899TTJJQK knee6=-"
        ),
        "6 draw; 6 add 4; 6 add 4; 6 add 4; 6 add 5; 6 add 5; 6 add 5; 6 add 6; 6 add 6; 6 add T;"
        " 6 discard K",
        draws="AB",
        keeps=6,
    ),
}
#: The keys that gather a first meld of seven sets.
_GATHER = "".join(f"{rank * 3}l" for rank in "456789j")
_FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
#: Resolves when the table has kept its shape for some frames: its cards are made smaller step by step.
_DRAWN = """() => new Promise((done) => {
    let before = "", same = 0;
    const look = () => {
        const now = [...document.querySelectorAll(".table *")].map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [left, top, width, height].join();
        }).join(";");
        same = now === before ? same + 1 : 0;
        before = now;
        if (same > 2) done();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


class View(NamedTuple):
    """One way to look at a full table."""

    variant: str
    size: tuple[int, int]
    print: str = "normal"
    language: str = "en"

    @property
    def name(self) -> str:
        return f"{self.variant}-{self.size[0]}x{self.size[1]}-{self.print}-{self.language}"

    @property
    def table(self) -> str:
        """The table that it needs: a turn is described once, in the language and print of its time."""
        return f"{self.variant}-{self.print}-{self.language}" if self.variant in LONG_TURNS else self.variant


def all_views() -> list[View]:
    """Return every way to look at every table, ordered so that consecutive views differ little."""
    return [
        View(variant, size, print, language)
        for variant in (*POSITIONS, *LONG_TURNS)
        for language in LANGUAGES
        for print in PRINTS
        for size in SIZES
    ]


def full_table(variant: str) -> Scene:
    """Return the fullest table of a variant, with the longest names."""
    scene = LONG_TURNS.get(variant) or Scene(POSITIONS[variant])
    players = re.search(r"players=(\d)", scene.position)
    return scene._replace(names=NAMES[: int(players[1]) if players else 4])


def show(page: Page, view: View, people: list[Client] | None = None, table: str = "") -> None:
    """Show a full table, which the page is at, in the print, language and size of a view.

    The people at the table play the long turn of its variant, if it has one.
    """
    # Colours have no influence on the layout; pictures of what is wrong show both themes.
    theme = "day" if view.print == "normal" else "evening"
    settings = json.dumps({"theme": theme, "print": view.print, "language": view.language})
    if page.evaluate("localStorage['canasta.settings']") != settings:
        page.evaluate("(settings) => { localStorage['canasta.settings'] = settings }", settings)
        page.reload()
        page.locator(".hand [data-kind]").first.wait_for()
        if view.variant in LONG_TURNS:
            for turn in LONG_TURNS[view.variant].turns.split("; "):
                play_for(people or [], table, turn)
        page.locator(".steps:not(.idle)").wait_for()
        if view.variant.startswith("tray"):
            for key in _GATHER:
                page.keyboard.press(key)
            expect(page.locator(".tray .sets > li")).to_have_count(7)
    width, height = view.size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_DRAWN)


def layout_faults(page: Page) -> list[str]:
    """Return what overlaps, is cut off or cannot be reached on the current screen."""
    found: list[str] = page.evaluate(_FAULTS)
    return found
