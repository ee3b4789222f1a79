"""``./play dev page --measure``: Lighthouse scores of every page, page weight, and time to the first card.

A temporary server with tables in play is started, and its pages are opened in Chromium.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import click
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from canasta.messages import text
from tests.page.browser import FLAGS, chromium
from tests.page.classes import OPEN, Lesson
from tests.page.evenings import Evening, short_pairs
from tests.page.weight import first_load, script_weight
from tests.serving import Running, running

ROOT = Path(__file__).resolve().parent.parent
LIGHTHOUSE = ROOT / "web" / "lighthouse"
DOCUMENT = ROOT / "docs" / "page.md"
#: The categories of Lighthouse, with the goal of each page.
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
#: Goal in seconds from opening the page to the first card played.
SOON = 2.0
_PHONE = {"width": 360, "height": 740}
_PATIENCE = 30_000


class PageScores(NamedTuple):
    """A page with its Lighthouse scores."""

    name: str
    scores: Mapping[str, int]
    lacking: list[str]


# --- Lighthouse -------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def listening(folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """Start a browser with one profile, which Lighthouse controls by its port."""
    port = free_port()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=chromium(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            viewport=_PHONE,  # type: ignore[arg-type]
            locale="en",
        )
        context.set_default_timeout(_PATIENCE)
        yield context, port
        context.close()


def addresses(page: Page, server: Running) -> dict[str, str]:
    """Return every page by name.

    Tables in play, waiting and over, a pad, an exercise, an evening and a class are set up first.
    """
    page.goto(server.address)
    made = page.evaluate(
        """async () => {
            const post = async (path, body) =>
                (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json();
            localStorage["canasta.guest"] = (await post("/api/guests", { name: "Ana" })).person.name;
            // Start the background processes, which begin with the first question of the day.
            for (let daily; !daily?.exercise; await new Promise((later) => setTimeout(later, 500)))
                daily = await (await fetch("/api/exercises/daily/classic")).json();
            const table = async (wanted) => {
                const { id, invite } = await post("/api/tables", wanted);
                await post(`/api/tables/${id}/do`, { do: "sit", key: "sit" });
                return { id, invite };
            };
            const game = { book: "classic", sides: [["Ana", "Carla"], ["Bruno", "Dora"]] };
            const pad = (await post("/api/pads", { game })).id;
            const tables = [];
            for (const wanted of [{ book: "classic" }, { book: "boat", public: true }, { book: "knee" }])
                tables.push(await table(wanted));
            return [...tables, pad];
        }"""
    )
    playing, waiting, over, pad = made
    evening = Evening(page, short_pairs(8), "", "")
    evening.play()
    evening.begin()
    results, phone = evening.results(), evening.table(1)
    lesson = Lesson(page, server.address, "Bruno", guest="")
    lesson.do("add_folder", title="First melds")
    lesson.add(OPEN, "A full hand")
    lesson.do("open_poll", item=1)
    for each in (playing, over):
        page.goto(f"{server.address}/table/{each['id']}?start=club")
        expect(page.locator(".steps:not(.idle)")).to_be_visible(timeout=_PATIENCE)
    page.evaluate(
        """(id) => fetch(`/api/tables/${id}/do`,
            { method: "POST", body: JSON.stringify({ do: "close", key: "close" }) })""",
        over["id"],
    )
    page.goto("about:blank")  # a table belongs to the device that viewed it last
    return {
        "home": "/",
        "table": f"/table/{playing['id']}",
        "room": f"/room/{waiting['id']}",
        "invite": f"/invite/{waiting['id']}/{waiting['invite']}",
        "lobby": "/lobby",
        "new": "/new?book=caliente",
        "learn": "/learn",
        "lesson": "/learn/classic",
        "compare": "/compare",
        "rules": "/rules/classic/34",
        "referee": "/referee",
        "house": "/house",
        "pads": "/pad",
        "pad-new": "/pad/new",
        "pad": f"/pad/{pad}",
        "pad-hand": f"/pad/{pad}/hand",
        "profile": "/profile?book=classic",
        "game": f"/game/{over['id']}/1",
        "replay": f"/replay/{over['id']}",
        "exercise": "/exercise",
        "ask": "/ask",
        "settings": "/settings",
        "account": "/account",
        "fair": "/fair",
        "evenings": "/evenings",
        "evening": f"/evenings/{evening.id}",
        "evening-table": phone,
        "evening-results": results,
        "evening-results (projector)": f"{results}/projector",
        "clubs": "/clubs",
        "classes": "/teaching",
        "class": f"/teaching/{lesson.id}",
    }


def look(server: Running, folder: Path, wanted: str) -> Iterator[PageScores]:
    """Yield the Lighthouse scores of the pages whose names match."""
    with listening(folder) as (context, port):
        page = context.new_page()
        pages = {
            name: server.address + address
            for name, address in addresses(page, server).items()
            if re.search(wanted, name)
        }
        command = ["node", str(LIGHTHOUSE / "measure.mjs"), str(port), *pages.values()]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
            assert process.stdout is not None
            for name, line in zip(pages, process.stdout, strict=False):
                found: dict[str, Any] = json.loads(line)
                yield PageScores(name, found["scores"], [*found["lacking"], *found["warnings"]])
        if process.returncode:
            raise click.ClickException(text("bench.page.broken"))


# --- Time to the first card -------------------------------------------------------------------------


class FirstCard(NamedTuple):
    """Seconds since the page was opened."""

    dealt: float  #: the cards are in the hand
    turn: float  #: it is the player's turn; others may have played before
    played: float  #: the player's first card lies on the pile

    @property
    def own(self) -> float:
        """The time until the first card is played, less the time of the other players' turns."""
        return self.played - (self.turn - self.dealt)


def opened(server: Running, times: int) -> list[FirstCard]:
    """Measure a new visitor who begins a game with bots, draws and discards."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for _ in range(times):
            context = browser.new_context(viewport=_PHONE, locale="en")  # type: ignore[arg-type]
            page = context.new_page()
            start = perf_counter()
            page.goto(server.address, wait_until="commit")
            page.get_by_role("button", name="Play now").click()
            page.locator(".hand [data-kind]").first.wait_for()
            dealt = perf_counter()
            page.locator(".steps:not(.idle)").wait_for(timeout=_PATIENCE)
            turn = perf_counter()
            page.keyboard.press("d")
            page.locator(".steps .now:not(:first-child)").wait_for()
            page.locator(".hand [data-kind]").last.click()
            page.keyboard.press("Backspace")
            page.locator(".steps.idle").wait_for()
            found.append(FirstCard(dealt - start, turn - start, perf_counter() - start))
            context.close()
        browser.close()
    return found


# --- Report -----------------------------------------------------------------------------------------


def table(found: list[PageScores], soon: list[FirstCard]) -> str:
    """Format the figures for the documentation."""
    rows = ["| page | " + " | ".join(WANTED) + " | script, kB | first load, kB |", "|---|" + "---:|" * 6]
    for each in found:
        script, _, _ = each.name.partition(" ")
        weight = [f"{size(script) / 1000:.1f}" for size in (script_weight, first_load)]
        rows.append(
            f"| {each.name} | " + " | ".join([*(str(each.scores[name]) for name in WANTED), *weight]) + " |"
        )
    if soon:
        own, dealt = (median(getattr(each, name) for each in soon) for name in ("own", "dealt"))
        rows += ["", text("bench.page.soon", own=f"{own:.2f}", dealt=f"{dealt:.2f}", times=len(soon))]
    return "\n".join(rows) + "\n"


def short_of(found: list[PageScores], soon: list[FirstCard]) -> list[str]:
    """Return the goals that were missed."""
    missed = [
        text("bench.page.short", page=each.name, lacking=", ".join(each.lacking))
        for each in found
        if any(each.scores[name] < least for name, least in WANTED.items())
    ]
    if soon and median(each.own for each in soon) > SOON:
        missed.append(text("bench.page.late", seconds=f"{SOON:g}"))
    return missed


def write(figures: str) -> None:
    """Write the figures into the documentation, with their commit."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    document = DOCUMENT.read_text(encoding="utf-8")
    head, _, rest = document.partition("<!-- figures -->\n")
    tail = rest.partition("<!-- end of figures -->\n")[2]
    told = text("bench.page.commit", commit=commit)
    DOCUMENT.write_text(
        f"{head}<!-- figures -->\n{told}\n\n{figures}<!-- end of figures -->\n{tail}", encoding="utf-8"
    )


@click.command(help=text("bench.page.help"))
@click.option("--only", default="", metavar="PATTERN", help=text("bench.page.only"))
@click.option("--times", default=7, show_default=True, type=click.IntRange(0), help=text("bench.page.times"))
@click.option("--write", "writes", is_flag=True, help=text("bench.page.write"))
def main(only: str, times: int, writes: bool) -> None:
    found = []
    # As in production: bots pause between actions, and two processes think.
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        running(Path(folder), workers=2, beat=0.2, long_beat=1.0) as server,
    ):
        soon = opened(server, times)
        for each in look(server, Path(folder) / "profile", only):
            found.append(each)
            click.echo(f"{each.name}: {dict(each.scores)} {'; '.join(each.lacking)}", err=True)
    figures = table(found, soon)
    click.echo(figures)
    if writes:
        write(figures)
    missed = short_of(found, soon)
    for problem in missed:
        click.echo(problem, err=True)
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
