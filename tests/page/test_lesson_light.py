"""A learner who presses only what is ringed finishes every lesson, and the note never covers it."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from canasta.coach.lesson import Step, books, load_steps
from tests.page.conftest import DESKTOP, PHONE, Visit, wait_until

#: Where the subjects of a step are on the page; ``sideA`` and so on are zones.
PLACES = {
    "stock": '[data-at="stock"]',
    "pile": '[data-at="pile"]',
    "hand": ".hand",
    "players": ".seats, .around .seat",
}
#: The step, the note, what is ringed and the subjects, with boxes as left, top, right, bottom.
SEEN = """(subjects) => {
    const box = (each) => { const at = each.getBoundingClientRect();
        return [at.left, at.top, at.right, at.bottom]; };
    const all = (selector) => [...document.querySelectorAll(selector)].map(box);
    const note = document.querySelector('.coachnote');
    return note && {
        step: parseInt(note.querySelector('.count').textContent),
        note: box(note),
        rings: all('.dark .ring'),
        subjects: document.querySelector('.note') ? [] : subjects.flatMap(all),  // a menu covers them
        floats: note.classList.contains('floats'),
        state: [note.querySelector('.count').textContent, all('.dark .ring'), all('.note'),
            [...document.querySelectorAll('.hand [data-kind]')].map((it) => it.ariaLabel + it.ariaPressed),
            note.querySelector('.said').textContent].join(),
    };
}"""
#: Space between an element and its ring.
AROUND = 6
Box = list[float]


def meet(one: Box, other: Box, by: float = 0.0) -> bool:
    """Return True if two boxes overlap by more than a few pixels."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > by
        and min(one[3], other[3]) - max(one[1], other[1]) > by
    )


def look(page: Page, step: Step) -> dict[str, Any]:
    """Return what is on the screen, once it stands still."""
    subjects = [PLACES.get(each) or f'[data-zone="{each[4:]}"]' for each in step.light]
    if step.do or step.refused:
        subjects = [each for each in subjects if each != ".hand"]
    plays = step.asks in ("play", "trial")
    before, now = None, page.evaluate(SEEN, subjects)
    until = time.monotonic() + 5
    while now is None or before != now or (plays and not now["rings"] and time.monotonic() < until):
        page.wait_for_timeout(60)
        before, now = now, page.evaluate(SEEN, subjects)
    found: dict[str, Any] = now
    return found


def note_is_clear(seen: dict[str, Any], where: str) -> None:
    """Check that the note covers neither what is ringed nor what it speaks of."""
    for kind in ("rings", "subjects"):
        for box in seen[kind]:
            assert not meet(seen["note"], box, AROUND + 2), (where, kind, seen["note"], box)


def press(page: Page, box: Box) -> None:
    page.mouse.click((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def walk(page: Page, book: str) -> None:
    """Do a lesson by what is ringed alone."""
    steps = load_steps(book)
    for number, step in enumerate(steps, start=1):
        expect(page.locator(".coachnote .count")).to_have_text(re.compile(rf"^{number}\b"))
        where = f"{book} step {number} ({step.id})"
        seen = look(page, step)
        if seen["floats"]:
            note_is_clear(seen, where)
        if step.asks == "choice":
            page.locator(".coachnote .choices .btn").nth(step.right - 1).click()
        elif step.asks == "reading" and number < len(steps):
            page.locator(".coachnote .btn.primary").click()
        presses = 0
        while step.asks in ("play", "trial") and seen["step"] == number:
            assert seen["rings"], f"{where}: nothing is ringed"
            if seen["floats"]:
                note_is_clear(seen, where)
            state, presses = seen["state"], presses + 1
            assert presses < 40, f"{where}: what is ringed does not lead on"
            press(page, seen["rings"][0])
            wait_until(page, f"([subjects, state]) => ({SEEN})(subjects)?.state !== state", [[], state])
            seen = look(page, step if seen["step"] == number else steps[number])


#: The others run with --long: a lesson takes half a minute.
SOME = [("classic", "en", PHONE, "normal"), ("caliente", "es", PHONE, "large")]
ALL = [
    (book, language, size, printed)
    for book in books()
    for language in ("en", "es", "pt-BR")
    for size in (PHONE, (390, 844), (820, 1180), DESKTOP)
    for printed in ("normal", "large")
]


def walked(visit: Visit, book: str, language: str, size: tuple[int, int], printed: str) -> Page:
    settings = json.dumps({"print": printed})
    page = visit(f"/learn/{book}?step=1", size=size, language=language, settings=settings)
    walk(page, book)
    return page


@pytest.mark.parametrize(("book", "language", "size", "printed"), SOME)
def test_what_is_ringed_is_what_to_press(
    visit: Visit, book: str, language: str, size: tuple[int, int], printed: str
) -> None:
    page = walked(visit, book, language, size, printed)
    # The lesson ends in a game against beginners.
    page.locator(".coachnote .btn.primary").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".board")).to_be_visible()
    levels = page.evaluate(
        "fetch(location.pathname.replace('/table/', '/api/tables/')).then((found) => found.json())"
        ".then((table) => [table.rules.book, ...table.places.map((place) => place.bot ?? '')])"
    )
    assert levels[0] == book
    assert {level for level in levels[1:] if level} == {"beginner"}


@pytest.mark.long
@pytest.mark.parametrize(("book", "language", "size", "printed"), ALL)
def test_what_is_ringed_is_what_to_press_on_every_screen(
    visit: Visit, book: str, language: str, size: tuple[int, int], printed: str
) -> None:
    walked(visit, book, language, size, printed)
