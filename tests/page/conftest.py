"""A server and a browser for all page tests."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from bench.pictures import House, Scene, play_up
from canasta.client import Client
from tests.page.browser import BE, FLAGS, chromium
from tests.serving import Running, running

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
TABLET = (1180, 820)
DESKTOP = (1440, 900)
Visit = Callable[..., Page]
#: A page at a scene, the seated people, and the name of the table.
At = Callable[..., tuple[Page, list[Client], str]]
#: Keeps the last socket of a page, so that a test can cut it.
_LINES = "window.WebSocket = class extends WebSocket { constructor(to) { super(to); window.cut = this; } };"
#: Chromium's messages about a connection that a test has cut.
_CUT = "ERR_INTERNET_DISCONNECTED"
#: Milliseconds: the machine may be busy.
_PATIENCE = 30_000
expect.set_options(timeout=_PATIENCE)
#: Seconds after which a test is given up.
_LONGEST = 300


@pytest.fixture(autouse=True)
def _never_for_ever() -> Iterator[None]:
    """Set a time limit: Playwright has none for a script that waits forever."""

    def give_up(*_: object) -> NoReturn:
        raise TimeoutError(f"The journey has taken more than {_LONGEST} s.")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(_LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # The coach samples almost nothing: its results are tested elsewhere.
    # A forecast has time on a busy machine; it ends when its page is left.
    with running(tmp_path_factory.mktemp("page"), samples=12, forecast=40.0) as found:
        yield found


@pytest.fixture(scope="module")  # an event loop runs while it exists, and other tests need their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Visit]:
    """Open a server address as a new visitor; errors on the page fail the test."""
    contexts = []
    wrong: list[str] = []
    ours = (server.address, named(server), "data:", "blob:")

    def opened(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        settings: str = "{}",
        language: str = "en",
        who: Client | None = None,
        expected: str = _CUT,  # part of the errors in the console that the test causes
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
        )
        contexts.append(context)
        context.set_default_timeout(_PATIENCE)
        context.add_init_script(f"localStorage['canasta.settings'] ??= {settings!r}; {_LINES}")
        page = context.new_page()
        page.on("pageerror", lambda problem: wrong.append(str(problem)))
        page.on(
            "console",
            lambda told: (
                wrong.append(told.text)
                if told.type == "error" and _CUT not in told.text and expected not in told.text
                else None
            ),
        )
        page.on(
            "request",
            lambda sent: None if sent.url.startswith(ours) else wrong.append(sent.url),
        )
        if who:
            page.goto(f"{server.address}/fair")
            page.evaluate(BE, [who.token, who.person.name])
        page.goto(path if path.startswith("http") else server.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def at(visit: Visit, server: Running, browser: Browser) -> Iterator[At]:
    house = House(server, browser)

    def opened(
        scene: Scene, size: tuple[int, int] = DESKTOP, language: str = "en"
    ) -> tuple[Page, list[Client], str]:
        table, people = house.set_up(scene)
        page = visit(f"/table/{table}", size=size, who=people[0], language=language)
        play_up(page, scene, people, table)
        return page, people, table

    yield opened
    house.leave()


def named(server: Running) -> str:
    """Return the server's address by host name, which passkeys need."""
    return server.address.replace("127.0.0.1", "localhost")


def wait_until(page: Page, script: str, given: object = None) -> None:
    """Wait until a script returns, or promises, true.

    Playwright's own ``wait_for_function`` takes a promise itself for true, and polls in a way that the page's
    policy forbids.
    """
    until = time.monotonic() + _PATIENCE / 1000
    while not _is_so(page, script, given):
        assert time.monotonic() < until, script
        page.wait_for_timeout(20)


def _is_so(page: Page, script: str, given: object) -> bool:
    try:
        return bool(page.evaluate(script, given))
    except Error as problem:
        if "Execution context was destroyed" not in problem.message:
            raise
        return False  # the page is just navigating


def focus_kept(page: Page) -> None:
    """Check that an element other than the body has the focus; effects move it after rendering."""
    wait_until(page, "document.activeElement && document.activeElement !== document.body")


def complaints(page: Page, *rules: str, colours: bool = True) -> list[str]:
    """Return axe's violations on a page, by all rules, with or without the colour rule, or by some rules."""
    # Evaluated, not added as a script element, which the page's policy forbids.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """([rules, colours]) => axe.run({
            resultTypes: ['violations'],
            ...(rules.length ? { runOnly: rules } : { rules: {
                'target-size': { enabled: true }, 'color-contrast': { enabled: colours },
            } }),
        }).then((found) => found.violations)""",
        [list(rules), colours],
    )
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


def faults(page: Page, *groups: str) -> list[str]:
    """Return the faults of the current page, on a phone and on a desktop, in light and dark themes.

    Axe finds no violation, the page does not scroll sideways, an element has the focus, and all messages of
    these groups are translated. Only contrast depends on the theme, so it is checked in both; and in English,
    as every language has the same colours.
    """
    found = []
    english = page.evaluate("document.documentElement.lang") == "en"
    size = page.viewport_size
    for (width, height), theme in ((PHONE, "evening"), (DESKTOP, "day")):
        other = "day" if theme == "evening" else "evening"
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        page.get_by_role("heading", level=1).first.wait_for()
        # The sections of a book are drawn one by one.
        page.wait_for_function("() => !document.querySelector('.text > section > h2:only-child')")
        # As tall as the page, so that nothing lies beneath elements fixed to the edge of the window. The
        # second time, the height of the sections that lay outside of it is known, and no longer estimated.
        for _ in range(2):
            tall = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(height, tall)})
        problems = complaints(page, colours=english)
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", other)
        if english:
            problems += complaints(page, "color-contrast")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append("it scrolls sideways")
        if page.evaluate("document.activeElement === document.body"):
            problems.append("the focus is lost")
        # A missing message shows its id.
        unsaid = re.search(rf"\b({'|'.join(groups)})\.[a-z]\w", page.inner_text("body")) if groups else None
        if unsaid:
            problems.append(f"unsaid: {unsaid[0]}")
        found += [f"{width}: {problem}" for problem in problems]
    if size:
        page.set_viewport_size(size)
    return found
