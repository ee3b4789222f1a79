"""``./play dev page --pictures``: the pictures and the recording of the README, taken from the page itself.

Each scene is a position that is set up at a table of a real server. The actions of the other players and the
key presses go through the server as in any game. ``--beside`` also takes the screens of a design study.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench import screens
from bench.recording import Recorder
from canasta.cards import LETTERS, RED_THREE
from canasta.client import Client, Seat
from canasta.client.client import new_key
from canasta.engine import State, sample, view
from canasta.match import HandResult, Match
from canasta.messages import text
from canasta.notation import read_position
from canasta.table.state import ENDED_OUT
from canasta.wire.broadcast import Broadcaster
from canasta.wire.coach import NewReview
from canasta.wire.protocol import Play, Sit
from tests.page.browser import BE, FLAGS, chromium
from tests.serving import Running, keep_game, running

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
BESIDE = ROOT / ".bench" / "beside"
DESKTOP, TABLET, PHONE = (1440, 900, 1), (1180, 820, 1), (360, 740, 2)
#: Quality of a picture, out of 100: cards have few colours and sharp edges.
_QUALITY = 82
#: In milliseconds; the machine may be busy.
expect.set_options(timeout=30_000)
_FOUR = ("Ana", "Carla", "Dora", "Bruno")
_SIX = ("Ana", "Carla", "Bruno", "Dora", "Emil", "Fay")


class Scene(NamedTuple):
    """A table in the middle of a hand: its position, the other players' actions, and the keys to press."""

    position: str
    turns: str = ""  #: plays of the others, by seat: "2 draw; 2 discard Q"
    keys: str = ""  #: the keys to press then, separated by spaces
    draws: str = ""  #: the cards that are drawn meanwhile
    names: tuple[str, ...] = _FOUR
    away: int = 0  #: a seat whose player is absent
    before: tuple[tuple[int, ...], ...] = ()  #: the points of the sides in earlier hands
    keeps: int = 1  #: the seat whose hand is as written; the others are dealt


_OTHERS = "setsB=5555,8888888,TTT,JJJJX redB=1 redA=2"
_TURNS = "2 draw; 2 discard Q; 3 draw; 3 discard 4; 4 draw; 4 discard 9"
OPENING = Scene(
    f"classic scores=1685,1240 dealer=2 turn=2:draw hand1=46699JKXAA2 hand2=#9 hand3=#11 hand4=#6 {_OTHERS}"
    " pile=7K652QA46TJ",
    _TURNS,
    "d 9 9 9 l a a 2",
    "Q499",
    away=4,
)
OPENED = Scene(
    f"classic scores=1685,1240 dealer=2 turn=2:draw hand1=B4456999TJJK2 hand2=#9 hand3=#5 hand4=#6 {_OTHERS}"
    " setsA=77772,QQQQ,AAAAAA22 pile=K654T",
    "2 draw; 2 discard Q; 3 draw; 3 discard 6; 4 draw; 4 discard J",
    "j j",
    "Q6J",
)
FROZEN = Scene(
    OPENED.position.replace("pile=K654T", "pile=45X"),
    "2 draw; 2 discard Q; 3 draw; 3 discard B; 4 draw; 4 discard K",
    "k 2 t",
    "QBK",
)
KNEE = Scene(
    "knee scores=4310,3985 dealer=3 turn=4:draw hand1=4445555667777788899TTTJJQQQQKKKAAA22XB"
    " hand2=#12 hand3=#9 hand4=#17 setsA=TTTT,AAAAX closedA=8888882,KKKKKKK redA=3 redB=2"
    " setsB=4442,99992,JJJ closedB=5555555,TTTTT22 pile=467Q9JK84A",
    "4 draw; 4 discard Q",
    "q q",
    "5Q",
)
#: Going out in the third hand of a game.
OUT = Scene(
    "classic scores=1685,1240 dealer=2 turn=1:draw hand1=6 hand2=#9 hand3=#3 hand4=#4 melded=1,2"
    f" {_OTHERS} setsA=66666,9999999,AAAAA22 pile=K654T",
    keys="d 6 l 3 Backspace",
    draws="B",
    before=((870, 1015), (815, 225)),
)
SIX = Scene(
    "knee players=6 scores=3640,3215,2870 dealer=3 turn=6:draw hand1=B44556799JQQQKA2X"
    " hand2=#12 hand3=#8 hand4=#9 hand5=#21 hand6=#15 setsA=555,777777,TTTTT,AAAX"
    " closedA=8888822,KKKKKKK,2222XXX setsB=444,999999,JJJ2 closedB=5555555 setsC=66662,AAA"
    " closedC=7777777,QQQQQ22 redA=3 redB=2 redC=1"
    " pile=467Q9JK84A",
    "6 draw; 6 discard T",
    "d 5 5",
    "TTKK",
    names=_SIX,
)


#: The first turns of a hand, for the recording: a first meld, the others' turns, and the pile.
FIRST_HAND = Scene(
    "classic dealer=4 turn=1:draw turns=0 hand1=457TJQKKKAA hand2=#11 hand3=#11 hand4=#11 pile=8",
    draws="296K",
)


class Moment(NamedTuple):
    """A moment of the recording: keys of the player, or a play of another seat."""

    shown: int  #: milliseconds
    keys: str = ""
    play: str = ""  #: "2 draw"


RECORDED = (
    Moment(800),
    Moment(900, "d"),
    Moment(300, "k k k"),
    Moment(900, "l"),
    Moment(500, "a a 2"),
    Moment(1000, "l"),
    Moment(1600, "l"),
    Moment(1000, "4 Backspace"),
    Moment(700, play="2 draw"),
    Moment(700, play="2 discard 9"),
    Moment(700, play="3 draw"),
    Moment(700, play="3 discard 6"),
    Moment(700, play="4 draw"),
    Moment(1000, play="4 discard K"),
    Moment(2000, "t"),
    Moment(1600, "4 Backspace"),
)
RECORDING = "first-hand"
_RECORDED_SIZE = (1100, 720, 1)


class Picture(NamedTuple):
    """A picture of a scene, of a page, or of a screen reached by clicks."""

    name: str
    what: Scene | str | Callable[[Page], None]
    size: tuple[int, int, int] = DESKTOP
    settings: str = '{"theme":"day"}'


_EVENING = '{"theme":"evening"}'
_LARGE = '{"theme":"day","print":"large","deck":"4","side":"left"}'
#: The pictures of the README, and the screens of the study.
README = (
    Picture("table-day", OPENING),
    Picture("table-evening", OPENED, DESKTOP, _EVENING),
    Picture("table-phone", OPENED, PHONE),
    Picture("score-sheet", "sheet"),
)
STUDY = (
    Picture("01-table-desktop", OPENING),
    Picture("02-table-phone", OPENING, PHONE),
    Picture("02b-table-phone-13-cards", OPENED, PHONE),
    Picture("03-knee-phone-38-cards", KNEE, PHONE),
    Picture("04-refusal-desktop", FROZEN),
    Picture("04-refusal-phone", FROZEN, PHONE),
    Picture("05-score-sheet", OUT),
    Picture("06-first-visit", "/"),
    Picture("06-first-visit-phone", "/", PHONE),
    Picture("07-lobby", "room"),
    Picture("08-evening-desktop", OPENING, DESKTOP, _EVENING),
    Picture("08-evening-phone", OPENING, PHONE, _EVENING),
    Picture("09-six-players-tablet", SIX, TABLET),
    Picture("10-large-print-four-colours-left-hand", OPENING, DESKTOP, _LARGE),
    Picture("21-pad-phone-out", screens.pad_out, PHONE),
    Picture("21-pad-phone-table", screens.pad_table, PHONE),
    Picture("21-pad-phone-table-lines", screens.pad_lines, PHONE),
    Picture("21-pad-phone-left", screens.pad_left, PHONE),
    Picture("21-pad-phone-check", screens.pad_check, PHONE),
    Picture("21-pad-phone-doubt", screens.pad_doubt, PHONE),
    Picture("21-pad-tablet", screens.pad_tablet, TABLET),
    Picture("22-sheet-desktop", screens.sheet),
    Picture("22-sheet-phone", screens.sheet, PHONE),
    Picture("23-referee-phone-1", screens.referee_list, PHONE),
    Picture("23-referee-phone-2", screens.referee_question, PHONE),
    Picture("23-referee-phone-3", screens.referee_ruling, PHONE),
    Picture("23-referee-phone-3-evening", screens.referee_ruling, PHONE, _EVENING),
    Picture("24-rules-desktop", screens.rules_found),
    Picture("24-rules-phone", screens.rules_phone, PHONE),
    Picture("24-rules-phone-find", screens.rules_find, PHONE),
    Picture("24-rules-compare", screens.rules_compared),
    Picture("24-rules-phone-compare", screens.rules_topic, PHONE),
    Picture("25-house-desktop", screens.house_holds),
    Picture("25-house-desktop-no", screens.house_dead_end),
    Picture("26-review-desktop", "review"),
    Picture("26-review-desktop-evening", "review", DESKTOP, _EVENING),
    Picture("26-review-phone", "review", PHONE),
    Picture("27-teach-phone-1", "/learn/classic", PHONE),
    Picture("27-teach-phone-2", screens.lesson_meld, PHONE),
    Picture("28-position-desktop", screens.position),
)


# --- The tables -------------------------------------------------------------------------------------


def dealt(scene: Scene) -> State:
    """Return the state of a scene with all hidden cards dealt, and the cards to draw on top of the stock."""
    for number in range(100):
        state = sample(view(read_position(scene.position), scene.keeps - 1), Random(number))
        if any(view(state, seat).hand[RED_THREE] for seat in range(state.setup.seats)):
            continue  # it would be replaced by a card that has to be drawn
        stock = list(state.stock[state.place :])
        try:
            for place, letter in enumerate(scene.draws):
                found = stock.index(LETTERS.index(letter), place)
                stock[place], stock[found] = stock[found], stock[place]
        except ValueError:
            continue  # a player holds a card that has to be drawn
        state.stock, state.place = bytes(stock), 0
        return state
    raise AssertionError(scene.position)


def played_before(scene: Scene, match: Match) -> list[HandResult]:
    """Return the hands before a scene, with their points only."""
    found: list[HandResult] = []
    totals = [0] * len(match.members)
    for number, points in enumerate(scene.before, start=1):
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        found.append(HandResult(number, 0, match.seats, (), points, tuple(totals), ENDED_OUT, 0, False))
    return found


class House:
    """A server, a browser, and people for the tables."""

    def __init__(self, server: Running, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self._seats: list[Seat] = []  #: keeps their players present

    def people(self, names: tuple[str, ...]) -> list[Client]:
        return [Client(self.server.address, name=name) for name in names]

    def seat(self, people: list[Client], **settings: object) -> str:
        """Open a table with these people in its seats."""
        table = people[0].open_table(patience=0, **settings)
        for each in people:
            each.do(table.id, Sit(key=new_key(), invite=str(table.invite)))
        return table.id

    def set_up(self, scene: Scene) -> tuple[str, list[Client]]:
        """Set up the table of a scene, before the others play."""
        state = dealt(scene)
        people = self.people(scene.names)
        rules = state.setup.book
        book = rules.house.name if rules.house else rules.slug
        table = self.seat(people, book=book, players=len(people), between=3600)
        seats = [each.join(table) for each in people]
        seats[0].start()
        for seat in seats:
            while seat.update is None:
                seat.receive(60)
        game = self.server.table(table).game
        assert game is not None
        match = Match.at(state, scene.names)
        match.entries = list(game.match.entries)
        match.history += played_before(scene, match)
        match.number += len(scene.before)
        game.match = game.stored.match = match
        game.broadcaster = Broadcaster(match)
        if scene.away:
            seats[scene.away - 1].close()
        self._seats += seats
        return table, people

    @contextmanager
    def page(self, picture: Picture, who: Client | None = None, moving: bool = False) -> Iterator[Page]:
        width, height, scale = picture.size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            locale="en",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.add_init_script(f"localStorage['canasta.settings'] ??= {picture.settings!r}")
        page = context.new_page()
        page.goto(self.server.address + "/fair")
        if who:
            page.evaluate(BE, [who.token, who.person.name])
        yield page
        context.close()

    def take(self, picture: Picture) -> bytes:
        """Take a picture as a small file."""
        if isinstance(picture.what, Scene):
            return self._at_table(picture, picture.what)
        if not isinstance(picture.what, str):
            with self.page(picture) as page:
                picture.what(page)
                page.wait_for_load_state("networkidle")
                return shot(page)
        who, address = None, picture.what
        if picture.what == "sheet":
            who, *others = self.people(_FOUR)
            record = (ROOT / "tests" / "records" / "classic-4.txt").read_text(encoding="utf-8")
            address = f"/table/{keep_game(self.server, [who, *others], record)}"
        elif picture.what == "review":
            return self._reviewed(picture)
        elif picture.what == "room":
            who, dora = self.people(("Ana", "Dora"))
            address = f"/room/{self.seat([who, dora], book='classic')}"
        with self.page(picture, who) as page:
            page.goto(self.server.address + address)
            page.get_by_role("heading", level=1).wait_for()
            if picture.what == "sheet":
                page.locator(".rematch").wait_for()  # the end of the game is a message after the last hand
            page.wait_for_load_state("networkidle")
            return shot(page)

    def _reviewed(self, picture: Picture) -> bytes:
        """Take a reviewed game, at its costliest decision."""
        people = self.people(_FOUR)
        record = (ROOT / "tests" / "records" / "classic-4.txt").read_text(encoding="utf-8")
        table = keep_game(self.server, people, record)
        people[0].review(NewReview(table=table, player=1))
        with self.page(picture, people[0]) as page:
            page.goto(f"{self.server.address}/replay/{table}")
            page.locator(".decp .seg label").last.click()  # by cost
            page.locator(".decs button").first.click()
            page.locator(".opt.alt").wait_for()
            page.evaluate("[window, document.querySelector('.body')].forEach((each) => each?.scrollTo(0, 0))")
            page.wait_for_load_state("networkidle")
            return shot(page)

    def _at_table(self, picture: Picture, scene: Scene) -> bytes:
        table, people = self.set_up(scene)
        with self.page(picture, people[0]) as page:
            page.goto(f"{self.server.address}/table/{table}")
            play_up(page, scene, people, table)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(400)  # for the animation of the chosen cards and the engine's answer
            return shot(page)

    def record(self) -> bytes:
        """Record the first turns of a hand as an animated picture."""
        table, people = self.set_up(FIRST_HAND)
        with self.page(Picture(RECORDING, FIRST_HAND, _RECORDED_SIZE), people[0], moving=True) as page:
            page.goto(f"{self.server.address}/table/{table}")
            page.locator(".hand [data-kind]").first.wait_for()
            page.wait_for_load_state("networkidle")
            recorder = Recorder(page)
            for moment in RECORDED:
                if moment.play:
                    play_for(people, table, moment.play)
                for key in moment.keys.split():
                    page.keyboard.press(key)
                    recorder.record(240)
                recorder.record(moment.shown)
            return recorder.webp()

    def leave(self) -> None:
        """Disconnect all players."""
        for seat in self._seats:
            seat.close()


def play_for(people: list[Client], table: str, turn: str) -> None:
    """Play for one of the others: the seat, then the action."""
    seat, _, line = turn.partition(" ")
    people[int(seat) - 1].do(table, Play(key=new_key(), line=line))


def play_up(page: Page, scene: Scene, people: list[Client], table: str) -> None:
    """Play the others' actions at a prepared table, then press the keys of the scene."""
    page.locator(".hand [data-kind]").first.wait_for()
    for turn in filter(None, map(str.strip, scene.turns.split(";"))):
        play_for(people, table, turn)
    expect(page.locator(".steps:not(.idle)")).to_be_visible()
    picked = page.locator(".hand .sel, .hand .picked")
    for key in scene.keys.split():
        chosen = picked.count()
        page.keyboard.press(key)
        if key == "d":
            page.locator(".steps .now:not(:first-child)").wait_for()
        elif key == "l":
            expect(picked).to_have_count(0)
        elif key == "Backspace":
            page.locator(".scores").wait_for()
        elif key != "t":
            expect(picked).to_have_count(chosen + 1)


def shot(page: Page) -> bytes:
    session = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": _QUALITY}
    return base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])


def put_beside(browser: Browser, ours: Path, study: Path) -> None:
    """Make one picture of both, with the study on the left."""
    if study.exists():
        images = "".join(
            f"<img src='data:image/{path.suffix[1:]};base64,{base64.b64encode(path.read_bytes()).decode()}'>"
            for path in (study, ours)
        )
        page = browser.new_page(viewport={"width": 4000, "height": 1400})
        page.set_content(
            "<style>img{height:1200px}div{display:inline-flex;gap:8px;padding:8px}</style>"
            f"<div>{images}</div>"
        )
        page.locator("div").screenshot(path=ours.with_suffix(".png"))
        page.close()


@click.command(help=text("bench.pictures.help"))
@click.option("--only", default="", metavar="PATTERN", help=text("bench.pictures.only"))
@click.option(
    "--beside",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help=text("bench.pictures.beside"),
)
def main(only: str, beside: Path | None) -> None:
    folder, pictures = (BESIDE, STUDY) if beside else (PICTURES, README)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(server, browser)
        for picture in pictures:
            if re.search(only, picture.name):
                path = folder / f"{picture.name}.webp"
                path.write_bytes(house.take(picture))
                click.echo(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
                if beside:
                    put_beside(browser, path, beside / f"{picture.name}.png")
        if not beside and re.search(only, RECORDING):
            path = folder / f"{RECORDING}.webp"
            path.write_bytes(house.record())
            click.echo(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
