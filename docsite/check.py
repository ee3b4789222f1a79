"""Checks of a finished site: every link and anchor leads somewhere, and nothing is loaded from elsewhere."""

from __future__ import annotations

import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

#: Attributes by which a page loads something, by element; ``a`` only leads somewhere.
_LOADS: Final = {
    "img": "src",
    "script": "src",
    "link": "href",
    "source": "src",
    "video": "src",
    "iframe": "src",
}
_CSS_URL: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


class _Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the element names, leads to or loads."""
        values = {name: value or "" for name, value in attrs}
        self.anchors.update(values[name] for name in ("id", "name") if name in values)
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag in _LOADS and _LOADS[tag] in values:
            self.loaded.append(values[_LOADS[tag]])


def problems(site: Path) -> list[str]:
    """Return what is wrong with a site, one sentence for each problem."""
    pages = {path.relative_to(site).as_posix(): _read(path) for path in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for name, page in pages.items():
        if name == "404.html":  # its addresses begin at the root of the host
            continue
        found += [f"{name} loads {address}" for address in page.loaded if _is_elsewhere(address)]
        for address in [*page.links, *(each for each in page.loaded if not _is_elsewhere(each))]:
            problem = _broken(site, pages, name, address)
            if problem:
                found.append(f"{name}: {problem}")
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        found += [f"{style.relative_to(site).as_posix()} loads {url}" for url in _CSS_URL.findall(text)]
    return found


def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def _is_elsewhere(address: str) -> bool:
    return address.startswith("//") or urlsplit(address).scheme in ("http", "https")


def _broken(site: Path, pages: dict[str, _Page], name: str, address: str) -> str:
    """Return why an address leads nowhere, or an empty string."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return ""
    goal = posixpath.normpath(
        posixpath.join(posixpath.dirname(name), unquote(parts.path) or posixpath.basename(name))
    )
    if (site / goal).is_dir():
        goal = posixpath.join(goal, "index.html")
    if goal.startswith("..") or not (site / goal).is_file():
        return f"{address} does not exist"
    anchor = unquote(parts.fragment)
    if anchor and goal in pages and anchor not in pages[goal].anchors:
        return f"{address} has no such anchor"
    return ""
