"""The teacher's room in the browser: a lesson by the keyboard, and every page at its fullest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.screens import go
from tests.page.classes import OPEN, Lesson, full
from tests.page.conftest import PHONE, Visit, complaints, faults, wait_until
from tests.page.test_evenings_layout import FAULTS, SIZES
from tests.serving import Running

GROUPS = ("classroom", "exercise", "replay", "control")
#: What a teacher sees, and what a pupil does.
TEACHING = (
    "", "?view=folders", "?view=members", "?item=1", "?table=1", "?table=2", "?poll=1", "?poll=2",
    "?homework=1", "?homework=2", "?results=1",
)  # fmt: skip
LEARNING = ("", "?view=members", "?table=1", "?table=2", "?poll=1", "?poll=2", "?homework=1", "?homework=2")


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name, exact=isinstance(name, str)).first.press("Enter")


def follow(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("link", name=name, exact=isinstance(name, str)).first.press("Enter")


def create_class(teacher: Page) -> str:
    """Create a class with a prepared deal, and return the link for pupils."""
    teacher.get_by_label("Your name").fill("Rosa")
    teacher.get_by_label("Name of the class").fill("Beginners")
    press(teacher, "Create")
    follow(teacher, "Folders")
    teacher.get_by_label("Title of the folder").fill("Openings")
    press(teacher, "Create")
    press(teacher, re.compile("^Add a deal"))
    teacher.get_by_role("textbox", name="Position").fill(OPEN)
    teacher.get_by_label("Title", exact=True).fill("Kings")
    press(teacher, "Add")
    expect(teacher.get_by_role("link", name="Kings")).to_be_visible()
    follow(teacher, "People")
    press(teacher, "Create a link")
    return teacher.locator(".link").inner_text()


def test_a_lesson_of_a_teacher_and_a_pupil(visit: Visit) -> None:
    teacher = visit("/teaching")
    link = create_class(teacher)
    pupil = visit(link, size=PHONE)
    pupil.get_by_label("Your name").fill("Ana")
    press(pupil, "Join")
    expect(pupil.get_by_role("heading", name="Beginners")).to_be_visible()
    expect(pupil.get_by_role("link", name="Folders")).to_have_count(0)
    expect(teacher.get_by_text("Ana", exact=True)).to_be_visible()  # without reloading

    # An open table: the pupil has to agree first.
    follow(teacher, "Folders")
    follow(teacher, "Kings")
    press(teacher, "Open a table")
    teacher.get_by_label("Seat 1").select_option("Ana")
    teacher.locator("form").get_by_role("button", name="Open a table").press("Enter")
    expect(teacher.get_by_text("has not answered")).to_be_visible()
    expect(teacher.locator(".table.rt")).to_have_count(0)
    follow(pupil, re.compile("^Answer"))
    press(pupil, "Yes, show my hand")
    press(pupil, "Lay three kings")
    expect(pupil.locator(".moves1")).to_contain_text("lay three kings")
    press(pupil, "Discard a five")
    press(teacher, "Let the coach play this turn")
    expect(teacher.locator(".moves1 li")).not_to_have_count(2)
    press(teacher, "To the beginning")
    expect(pupil.get_by_text("The next action begins another try from here.")).to_be_visible()
    press(pupil, "Discard a joker")
    expect(teacher.locator(".try1")).to_contain_text("lay three kings")
    teacher.keyboard.press("ArrowLeft")
    expect(teacher.get_by_text(re.compile("^Move 0 of 1"))).to_be_visible()
    press(pupil, "Close my hand")
    press(pupil, "Close the table for all?")
    for each in (teacher, pupil):
        expect(each.get_by_role("heading", name="hands are closed")).to_be_visible()
        expect(each.locator(".table.rt, .openhand, .moves1")).to_have_count(0)

    # A poll.
    follow(teacher, "Folders")
    follow(teacher, "Kings")
    press(teacher, "Ask the class")
    follow(pupil, "Lesson")
    pupil.locator(".panel", has_text="What would you do?").get_by_role("link").press("Enter")
    pupil.get_by_role("button", name="Lay three kings").press("Enter")
    expect(pupil.get_by_text("You have answered, and can change it.")).to_be_visible()
    expect(pupil.locator(".bars1")).to_have_count(0)
    expect(teacher.get_by_text("Answered: Ana")).to_be_visible()
    press(teacher, "Close the poll")
    press(teacher, "Show the answers to all?")
    for each in (teacher, pupil):
        expect(each.locator(".bars1 li")).to_have_count(1)
        expect(each.get_by_role("heading", name="What the coach says")).to_be_visible()

    # Homework.
    follow(teacher, "Folders")
    press(teacher, re.compile("^Set as homework"))
    press(teacher, "Set homework")
    follow(pupil, "Lesson")
    follow(pupil, "Openings")
    pupil.get_by_role("button", name="Discard a king").press("Enter")
    expect(pupil.locator(".marked1")).to_contain_text("Discard a king")
    expect(pupil.locator(".answers .an")).to_have_count(0)  # one try
    follow(teacher, "Lesson")
    follow(teacher, re.compile("^Results"))
    row = teacher.get_by_role("row", name=re.compile("^Ana"))
    expect(row).to_contain_text("discard a king")
    expect(row).to_contain_text("1 of 1")


def test_folders_are_exported_and_imported(visit: Visit, server: Running, tmp_path: Path) -> None:
    page = visit("/fair")
    lesson = Lesson(page, server.address)
    lesson.do("add_folder", title="First")
    lesson.add(OPEN, "Kings")
    go(page, f"/teaching/{lesson.id}?view=folders")
    with page.expect_download() as file:
        page.locator("a[download]").first.click()
    file.value.save_as(tmp_path / "first.json")
    (tmp_path / "wrong.json").write_text("{")
    chosen = page.get_by_label("Import a file")
    chosen.set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_role("alert").filter(has_text="wrong.json is not a file")).to_be_visible()
    chosen.set_input_files(tmp_path / "first.json")
    expect(page.get_by_role("link", name="Kings")).to_have_count(2)
    assert [each["title"] for each in lesson.read("")["folders"]] == ["First", "First"]


def layout_faults(page: Page) -> list[str]:
    """Return what does not fit, once the hands are laid out for the new width."""
    found: list[str] = []
    for _ in range(40):
        found = page.evaluate(FAULTS)
        if not found:
            break
        page.wait_for_timeout(50)
    return found


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
def test_every_page_of_a_class_is_accessible_and_fits(
    visit: Visit, server: Running, tmp_path: Path, language: str
) -> None:
    teacher = visit("/fair", language=language)
    lesson = full(teacher, server.address)
    pupil = visit("/fair", language=language, who=lesson.pupils[0])
    wrong = {}
    looks = [(teacher, f"/teaching/{lesson.id}{each}") for each in TEACHING]
    looks += [(pupil, f"/teaching/{lesson.id}{each}") for each in LEARNING]
    looks += [(teacher, "/teaching"), (pupil, f"/class/{lesson.link}")]
    for number, (page, address) in enumerate(looks):
        page.set_viewport_size({"width": 1440, "height": 900})
        go(page, address)
        wait_until(page, "document.querySelector('main')?.innerText.length > 60")
        expect(page.get_by_text(re.compile("^(Loading|Cargando)|carregando"))).to_have_count(0)
        if re.search(r"\?(item|poll)=1$", address):
            page.locator("details.more1").wait_for()
        for details in page.locator("details.more1 summary").all():
            details.press("Enter")
        if language == "en":
            found = faults(page, *GROUPS)
        else:
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            found = complaints(page, colours=False)
            unsaid = re.search(rf"\b({'|'.join(GROUPS)})\.[a-z]\w", page.inner_text("body"))
            found += [f"unsaid: {unsaid[0]}"] if unsaid else []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: {each}" for each in layout_faults(page)]
        if found:
            page.screenshot(path=tmp_path / f"{number}.png", full_page=True)
            wrong[address] = found
    assert wrong == {}, tmp_path
