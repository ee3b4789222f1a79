"""A replay with the coach, an imported record, and exercises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from canasta.client import Client
from canasta.coach.exercise import from_review
from canasta.coach.review import Moment, ReviewedPlay, ReviewTask, judge
from canasta.coach.wire import write_exercise
from canasta.messages import say
from canasta.notation import read_position
from canasta.server.web import exercises
from canasta.storage.reviews import find_review, save_review
from canasta.table.actions import parse_action
from canasta.wire import encode
from canasta.wire.coach import NewReview, Review, ReviewStatus
from canasta.wire.reasons import Reason
from tests.page.conftest import DESKTOP, PHONE, ROOT, Visit, complaints
from tests.serving import Running, keep_game, running
from tests.test_review import OUT

RECORDS = ROOT / "tests" / "records"
#: Prefixes of their message ids.
GROUPS = ("replay", "exercise", "part", "example")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server on a day whose exercises are found quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exercises, "_today", lambda: date(2026, 3, 4))
        with running(tmp_path_factory.mktemp("review"), samples=60) as found:
            yield found


def reviewed(server: Running, record: str = "classic-4") -> tuple[Client, str]:
    """Return a player whose game the coach has reviewed; one play of it was clearly costly."""
    ana = Client(server.address, name="Ana")
    table = keep_game(server, [ana], (RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    new = NewReview(table=table, player=1)
    ana.review(new)
    job = ana.call("POST", "/api/reviews", ReviewStatus, new)
    with server.store() as store:
        kept = find_review(store, job.id)
        assert kept is not None
        review = msgspec.json.decode(kept, type=Review)
        state, played = read_position(OUT), (parse_action("discard K"),)
        moment = Moment(1, 9, 0, ["Ana", "Bruno", "Carla", "Dora"], state, played)
        costly = ReviewedPlay(moment, *judge(ReviewTask(state, 0, played, 200, "a")))  # type: ignore[arg-type]
        review.exercises = [write_exercise(each) for each in from_review([costly], 200)]
        why = Reason(book="classic", cites="36", message="coach.safe.stopped", params={"kind": 14, "seat": 1})
        why.sentence = say(why.message, why.params, moment.names)
        review.exercises[0].plays[0].reasons.append(why)
        # So few samples prove nothing: the coach is made certain of one play.
        others = [play for play in review.plays if play.label != "same"]
        for play in others:
            play.label, play.error = "unclear", abs(play.cost.mean) + 0.01
        sure = others[0]
        sure.label, sure.error, sure.cost.mean, sure.best_reasons = "much", 0.016, 0.081, [why]
        save_review(store, job.id, encode(review).decode())
    return ana, table


def sound(page: Page, where: str) -> None:
    """Check that the page has no errors or overflow, keeps the focus, and has all words in the catalogue."""
    assert complaints(page) == [], where
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
    below = "document.querySelector('.app') ? document.documentElement.scrollHeight - innerHeight : 0"
    assert page.evaluate(below) <= 0, where  # a phone's frame scrolls inside, the page itself does not
    assert page.evaluate("document.activeElement !== document.body"), where
    unsaid = re.search(rf"\b({'|'.join(GROUPS)})\.[a-z]", page.inner_text("main"))
    assert unsaid is None, (where, unsaid)


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "es", PHONE), ("evening", "en", PHONE), ("day", "en", DESKTOP)]
)
def test_no_page_has_anything_to_complain_about(
    visit: Visit, server: Running, theme: str, language: str, size: tuple[int, int]
) -> None:
    ana, table = reviewed(server)
    page = visit("/replay", size=size, settings=f'{{"theme":"{theme}"}}', language=language, who=ana)
    page.locator(".drop").wait_for()
    sound(page, "/replay")
    page.goto(f"{server.address}/replay/{table}")
    page.locator(".decs button").filter(has=page.locator(".whisk")).first.click()
    page.locator(".opt.alt").wait_for()
    page.locator(".ash .seg label").nth(1).click()
    page.locator(".openhand").first.wait_for()
    sound(page, "review")
    for address in ("/exercise", "/exercise?own"):
        page.goto(server.address + address)
        page.locator(".an").first.wait_for()
        sound(page, address)
        page.locator(".an").first.click()
        page.locator(".told").wait_for()
        sound(page, f"{address}, answered")


def test_a_record_that_is_brought_along_is_replayed_and_proved(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay", size=PHONE)
    record = (RECORDS / "classic-4.txt").read_text(encoding="utf-8")
    false = tmp_path / "false.txt"
    false.write_text(record.replace("discard", "draw", 1), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(false)
    expect(page.get_by_role("alert").filter(has_text="A check failed.")).to_contain_text("Line ")
    page.locator("input[type=file]").set_input_files(RECORDS / "classic-4.txt")
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", "Hand 1, turn 1")
    expect(page.get_by_text("The deal was fair: every check passed.")).to_be_visible()
    page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_attribute("aria-valuenow", "1")
    # The page has only what one player knew, until all cards are requested.
    expect(page.locator(".openhand")).to_have_count(0)
    page.get_by_text("All cards", exact=True).click()
    expect(page.locator(".openhand")).to_have_count(3)
    # Dragging reaches any point of the game, including other hands.
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 6, box["y"] + 50)
    page.mouse.up()
    last = slider.get_attribute("aria-valuemax")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.get_by_role("button", name="Start the review").click()
    expect(page.locator(".decs button").first).to_be_visible(timeout=60_000)


def test_a_record_is_dropped_on_the_page(visit: Visit) -> None:
    page = visit("/replay")
    box = page.locator(".drop")
    file = page.evaluate_handle(
        """(record) => {
            const carried = new DataTransfer();
            carried.items.add(new File([record], "game.txt", { type: "text/plain" }));
            return carried;
        }""",
        (RECORDS / "boat-2.txt").read_text(encoding="utf-8"),
    )
    box.dispatch_event("dragover", {"dataTransfer": file})
    expect(box).to_have_class(re.compile(r"\bover\b"))
    box.dispatch_event("drop", {"dataTransfer": file})
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", "Hand 1, turn 1")
    expect(page.get_by_text("The deal was fair: every check passed.")).to_be_visible()
    page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_attribute("aria-valuenow", "1")


def test_a_game_of_ones_own_is_gone_through_by_the_keyboard(visit: Visit, server: Running) -> None:
    ana, table = reviewed(server)
    page = visit(f"/table/{table}", who=ana)
    expect(page.locator(".scores h1")).to_contain_text("won")
    page.get_by_role("link", name="Replay").press("Enter")
    slider = page.get_by_role("slider", name="Position in the game")
    expect(page.locator(".decs button").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", name="Turning points")).to_be_focused()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Hand 1, turn 1, \d+ percent"))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 2, "))
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 1, "))
    points = page.locator(".wp .tp").count()
    assert points > 0
    page.keyboard.press(".")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turning point 1$"))
    expect(page.get_by_text(f"Turning point 1 of {points}")).to_be_visible()
    if points > 1:
        page.keyboard.press(".")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("turning point 2$"))
        page.keyboard.press(",")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("turning point 1$"))
    now = int(slider.get_attribute("aria-valuenow") or "0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuenow", str(now + 1))
    page.keyboard.press("Space")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Hand 2, "))
    # The list: in order of play, then by cost; an unclear item has a hollow dot and says so.
    rows = page.locator(".decs button")
    turns = [
        tuple(map(int, re.findall(r"Hand (\d+), turn (\d+)", text)[0])) for text in rows.all_inner_texts()
    ]
    assert turns == sorted(turns)
    page.get_by_role("radio", name="as played").focus()
    page.keyboard.press("ArrowRight")
    expect(rows.first).to_contain_text("costs 8.1 ± 1.6")
    assert page.locator(".decs .dt:not(.no)").count() == rows.filter(has_text="costs ").count() == 1
    assert page.locator(".decs .dt.no").count() == rows.filter(has_text="no clear difference").count()
    rows.first.press("Enter")
    expect(rows.first).to_have_attribute("aria-current", "true")
    expect(page.locator(".verdictp")).to_contain_text("It cost 8.1 ± 1.6 wins in 100 games.")
    expect(page.locator(".opt h3")).to_have_text(["You played", "Better"])
    expect(page.locator(".opt .pc small").first).to_contain_text("±")
    expect(page.locator(".opt .para").first).to_have_attribute("href", re.compile("^/rules/classic/"))
    page.get_by_role("link", name=re.compile("^Practise")).press("Enter")
    expect(page.get_by_role("heading", name="Exercises")).to_be_focused()


def test_ones_own_exercises_are_answered_and_lead_back_to_the_game(visit: Visit, server: Running) -> None:
    ana, table = reviewed(server)
    page = visit("/exercise?own", size=PHONE, who=ana)
    wrong = page.locator(".an").filter(has_text="discard a king").filter(has_not_text="lay")
    wrong.press("Enter")
    verdict = page.locator("h2.ask1")
    expect(verdict).to_be_focused()
    expect(verdict).to_contain_text("Better: lay three kings and discard a five.")
    expect(page.locator(".told .opt").filter(has_text="played in the game")).to_have_count(1)
    expect(page.locator(".told .para").first).to_be_visible()
    expect(page.locator(".pager")).not_to_contain_text("solved")
    page.reload()
    page.locator(".an").filter(has_text="lay").focus()
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Correct!")
    expect(page.locator(".pager")).to_contain_text("solved")
    page.get_by_role("link", name="See it in the game").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Hand 1, turn 9"))
    # If the coach has a remark on the turn, the link leads to that decision.
    costly = page.locator(".decs button").filter(has_text="costs 8.1").inner_text()
    hand, turn = re.findall(r"Hand (\d+), turn (\d+)", costly)[0]
    page.goto(f"{server.address}/replay/{table}?hand={hand}&turn={turn}")
    expect(page.locator(".vd")).to_contain_text("It cost 8.1 ± 1.6")


def test_the_exercise_of_the_day_needs_no_name_and_no_mouse(visit: Visit) -> None:
    page = visit("/exercise")
    page.locator(".an").first.wait_for()
    first = page.locator(".an").first.locator(".lbl").inner_text()
    page.locator(".an").first.focus()
    page.keyboard.press("1")
    expect(page.locator("h2.ask1")).to_be_focused()
    expect(page.locator(".told .opt").first).to_contain_text("your choice")
    expect(page.locator(".told .opt").first.locator("h3")).to_contain_text(re.compile(first, re.IGNORECASE))
    expect(page.locator(".told .yn.y")).to_have_count(1)
    assert page.evaluate("localStorage.getItem('canasta.guest')") is None
    page.get_by_role("combobox", name="Rulebook").select_option("boat")
    expect(page).to_have_url(re.compile(r"book=boat$"))
    page.locator(".an").first.wait_for()
