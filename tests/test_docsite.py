"""The documentation site builds without warnings, its links work, and it loads nothing from other hosts."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Literal, get_args

import pytest
from playwright.sync_api import sync_playwright

import canasta
import canasta.client
import canasta.envs
from canasta.cli import COMMANDS
from canasta.server.web.api import ENDPOINTS
from canasta.wire.schema import schema
from docsite import build, sources
from docsite.check import problems
from tests.page.browser import FLAGS, chromium

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(tmp_path_factory.mktemp("site"))


def words_of(site: Path, page: str) -> str:
    return (site / page).read_text(encoding="utf-8")


def test_the_site_builds_without_warnings_or_broken_links(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > len(list((ROOT / "docs").rglob("*.md")))
    assert problems(site) == []
    assert (site / "search.json").stat().st_size > 100_000


def listed(entry: object) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    several = entry.values() if isinstance(entry, dict) else entry
    assert isinstance(several, list) or hasattr(several, "__iter__")
    return [page for each in several for page in listed(each)]


def test_every_page_is_in_the_navigation() -> None:
    found = listed(tomllib.loads(build.settings())["project"]["nav"])
    assert len(found) == len(set(found))
    pages = {path for path in build.all_files() if path.endswith(".md")}
    notes = {
        path for path in pages if re.match(r"decisions/\d", path) or path.startswith(f"{sources.FILES}/")
    }
    assert set(found) == pages - notes


def test_the_reference_has_every_public_name(site: Path) -> None:
    names = {
        "canasta": canasta.__all__,
        "client": canasta.client.__all__,
        "environments": canasta.envs.__all__,
    }
    for page, wanted in names.items():
        html = words_of(site, f"reference/{page}.html")
        assert "<blockquote>" not in html, "an example without the heading Examples:"
        headings = re.findall(r'<h[2-4] id="([\w.]+)"', html)
        assert set(wanted) <= {name.rpartition(".")[2] for name in headings}, page


def test_the_reference_has_every_command_endpoint_and_type(site: Path) -> None:
    commands = words_of(site, "reference/commands.html")
    assert [name for name in COMMANDS if f'<h2 id="{name}"' not in commands] == []
    assert 'id="rules-check"' in commands
    assert "--players" in commands
    http = words_of(site, "reference/http.html")
    assert [each.path for each in ENDPOINTS if f"{each.method} {each.path}</code>" not in http] == []
    types = "".join(
        words_of(site, path.relative_to(site).as_posix()) for path in site.glob("reference/json/*")
    )
    assert [name for name in schema()["$defs"] if f'<h2 id="{name}"' not in types] == []


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


Colours = Literal["light", "dark"]
SHOWN = ("index", "notation", "reference/canasta", "reference/http", "reference/commands")


def test_pages_look_right_in_both_colours_on_a_desktop_and_a_phone(site: Path) -> None:
    with served(site) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        backgrounds = set()
        wrong: list[str] = []
        for colours in get_args(Colours):
            for width in (1280, 360):
                page = browser.new_page(viewport={"width": width, "height": 740}, color_scheme=colours)
                page.on(
                    "console", lambda message: wrong.append(message.text) if message.type == "error" else None
                )
                page.on(
                    "request", lambda request: wrong.append(request.url) if _elsewhere(request.url) else None
                )
                for name in SHOWN:
                    page.goto(f"{home}{name}.html")
                    page.wait_for_load_state("networkidle")
                    assert page.evaluate("document.documentElement.scrollWidth") <= width, name
                    assert page.evaluate("[...document.images].every((each) => each.naturalWidth)"), name
                assert wrong == []
                backgrounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
                page.close()
        browser.close()
    assert len(backgrounds) == 2


def _elsewhere(address: str) -> bool:
    return not address.startswith(("http://127.0.0.1:", "data:", "blob:"))


def test_positions_become_pictures(site: Path) -> None:
    drawn = list((site / "pictures").glob("position-*.svg"))
    assert len(drawn) >= 5
    assert all(path.read_text(encoding="utf-8").startswith("<svg") for path in drawn)


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("other.html", ""),
        ("other.html#there", ""),
        ("#own", ""),
        ("https://example.org/anything", ""),
        ("other.html#nowhere", "index.html: other.html#nowhere has no such anchor"),
        ("missing.html", "index.html: missing.html does not exist"),
        ("../outside.html", "index.html: ../outside.html does not exist"),
    ],
)
def test_the_check_finds_links_that_lead_nowhere(tmp_path: Path, link: str, problem: str) -> None:
    (tmp_path / "index.html").write_text(f'<h1 id="own">One</h1><a href="{link}">link</a>')
    (tmp_path / "other.html").write_text('<h1 id="there">Two</h1>')
    assert problems(tmp_path) == ([problem] if problem else [])


@pytest.mark.parametrize(
    "element",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/css">',
        '<img src="https://pictures.example/x.png">',
    ],
)
def test_the_check_finds_what_is_loaded_from_elsewhere(tmp_path: Path, element: str) -> None:
    (tmp_path / "index.html").write_text(element)
    assert len(problems(tmp_path)) == 1
    (tmp_path / "index.html").write_text("")
    (tmp_path / "site.css").write_text("@import url('https://fonts.example/css');")
    assert problems(tmp_path) == ["site.css loads https://fonts.example/css"]


def test_a_page_with_a_broken_link_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "all_files", lambda: {"index.md": b"# Home\n\n[nowhere](missing.md)\n"})
    plain = (build.HERE / build.SETTINGS).read_text(encoding="utf-8")
    short = re.sub(r"^nav = \[\n.*?^\]\n", 'nav = ["index.md"]\n', plain, flags=re.MULTILINE | re.DOTALL)
    monkeypatch.setattr(build, "settings", lambda: short)
    with pytest.raises(build.SiteError, match="does not exist"):
        build.build(tmp_path)


def test_links_of_the_repository_become_links_of_the_site() -> None:
    pages = sources.Pages()
    text = "[a](../LICENSE) [b](rules/README.md#x) ![c](pictures/a.webp) [d](https://example.org) [e](#f)"
    pages.add_page("docs/bots.md", f"{text}\n\n```text\n[a](../LICENSE)\n```\n")
    assert pages.made["bots.md"].decode().splitlines() == [
        "[a](files/LICENSE.md) [b](rules/index.md#x) ![c](pictures/a.webp) [d](https://example.org) [e](#f)",
        "",
        "```text",
        "[a](../LICENSE)",
        "```",
    ]
    assert b"MIT License" in pages.made["files/LICENSE.md"]


def test_only_changed_pages_are_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"index.md": b"# One\n", "old.md": b"# Old\n"}
    monkeypatch.setattr(build, "all_files", lambda: files)
    build.write_pages(tmp_path)
    before = (tmp_path / build.PAGES / "index.md").stat().st_mtime_ns
    del files["old.md"]
    files["new.md"] = b"# New\n"
    build.write_pages(tmp_path)
    assert {path.name for path in (tmp_path / build.PAGES).iterdir()} == {"index.md", "new.md"}
    assert (tmp_path / build.PAGES / "index.md").stat().st_mtime_ns == before


#: Public classes whose attributes are documented one by one, not as arguments.
_BY_ATTRIBUTE = {"Family", "Kind", "Rulebook", "State"}


@pytest.mark.parametrize("name", canasta.__all__)
def test_a_public_name_has_arguments_and_an_example(name: str) -> None:
    thing = getattr(canasta, name)
    told = inspect.getdoc(thing) or ""
    assert "\nExamples:\n" in told
    if name not in _BY_ATTRIBUTE:
        wanted = [each for each in inspect.signature(thing).parameters if f"\n    {each}:" not in told]
        assert wanted == []
