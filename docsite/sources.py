"""The Markdown of the repository as pages of the site: where each file goes, and what changes on the way.

The files are written for a repository browser. On the site, links have other targets and nested lists need
other indents, and a ``position`` block is followed by a picture of the position.
"""

from __future__ import annotations

import hashlib
import os
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

from canasta.notation import read_position
from canasta.pictures import draw

ROOT: Final = Path(__file__).resolve().parent.parent
#: The folders of pages; those of the second are on the site only.
FOLDERS: Final = ("docs/", "docsite/pages/")
#: Pages that have another place on the site than in these folders.
OTHERS: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "docs/README.md": "contents.md",
    "requirements/README.md": "requirements.md",
}
#: Folder of the pages that show other linked files of the repository, and the languages of those files.
FILES: Final = "files"
_LANGUAGES: Final = {".py": "python", ".toml": "toml", ".json": "json"}

_FENCE: Final = re.compile(r"^\s*```(\w*)")
_LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
#: In a block of this kind, the lines that are drawn below it.
_DRAWN: Final = {"position": re.compile(r"(.+)"), "console": re.compile(r"\$ \./play picture ([^-].*)")}
_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")


def repository_files() -> list[str]:
    """Return the pages and pictures of the repository that are part of the site, by their paths."""
    found = [name for name in OTHERS if not name.startswith(FOLDERS)]
    for top in FOLDERS:
        for folder, _, names in os.walk(ROOT / top, followlinks=True):
            place = Path(folder).relative_to(ROOT).as_posix()
            found += [f"{place}/{name}" for name in names]
    return sorted(found)


def place_on_site(path: str) -> str:
    """Return where a file of the repository is on the site.

    >>> place_on_site("docs/rules/README.md"), place_on_site("docs/bots.md"), place_on_site("LICENSE")
    ('rules/index.md', 'bots.md', 'files/LICENSE.md')
    >>> place_on_site("docsite/pages/reference/bots.md"), place_on_site("README.md")
    ('reference/bots.md', 'index.md')
    """
    if path in OTHERS:
        return OTHERS[path]
    for folder in FOLDERS:
        if path.startswith(folder):
            return re.sub(r"README\.md$", "index.md", path.removeprefix(folder))
    return f"{FILES}/{path}.md"


class Pages:
    """Converts pages, and remembers the other files and pictures that they need."""

    def __init__(self) -> None:
        self.made: dict[str, bytes] = {}  #: contents of the files of the site, by path

    def add_repository(self) -> None:
        """Add all pages of the repository, and the files they link to."""
        for path in repository_files():
            content = (ROOT / path).read_bytes()
            if path.endswith(".md"):
                self.add_page(path, content.decode("utf-8"))
            else:
                self.made[place_on_site(path)] = content

    def add_page(self, path: str, text: str) -> None:
        """Add a page whose links and pictures are relative to ``path`` in the repository."""
        lines = self._lines(indent_lists(text).splitlines(), path, place_on_site(path))
        self.made[place_on_site(path)] = ("\n".join(lines) + "\n").encode()

    def _lines(self, lines: list[str], path: str, place: str) -> Iterator[str]:
        """Convert the lines of a page, except in code blocks."""
        block: str | None = None  #: the kind of the block we are in
        drawn: list[str] = []
        for line in lines:
            fence = _FENCE.match(line)
            if fence and block is None:
                block, drawn = fence[1], []
                yield line
            elif fence:
                block = None
                yield line
                for position in drawn:
                    yield from ("", self._picture(position, place), "")
            elif block is not None:
                found = _DRAWN[block].fullmatch(line) if block in _DRAWN else None
                drawn += [found[1]] if found else []
                yield line
            else:
                yield _LINK.sub(lambda link: link[1] + self._target(link[2], path, place) + link[3], line)

    def _target(self, target: str, path: str, place: str) -> str:
        """Return the target of a link on the site; a linked file that is no Markdown page gets a page."""
        file, hash_sign, anchor = target.partition("#")
        if not file or re.match(r"[a-z]+:", file):
            return target
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
        goal = place_on_site(wanted)
        if goal.startswith(f"{FILES}/") and goal not in self.made and (ROOT / wanted).is_file():
            self.made[goal] = _file_page(wanted).encode()
        return posixpath.relpath(goal, posixpath.dirname(place) or ".") + hash_sign + anchor

    def _picture(self, position: str, place: str) -> str:
        """Draw a position; the same one is drawn once."""
        name = f"pictures/position-{hashlib.sha256(position.encode()).hexdigest()[:12]}.svg"
        if name not in self.made:
            self.made[name] = draw(read_position(position)).encode()
        source = posixpath.relpath(name, posixpath.dirname(place) or ".")
        return f"![{position}]({source}){{ .position }}"


def _file_page(path: str) -> str:
    """Show a file of the repository as a page."""
    language = _LANGUAGES.get(Path(path).suffix, "text")
    text = (ROOT / path).read_text(encoding="utf-8").rstrip()
    return f"# {path}\n\n````{language}\n{text}\n````\n"


def indent_lists(text: str) -> str:
    """Indent what belongs to a list item by four spaces, which Python-Markdown needs.

    >>> print(indent_lists("1. one\\n\\n   more\\n   - deep\\n"))
    1. one
    <BLANKLINE>
        more
    <BLANKLINE>
        - deep
    """
    lines = text.splitlines()
    depth = [0] * len(lines)
    width = [0] * len(lines)  #: spaces that CommonMark needs at this line
    blank_before: set[int] = set()
    for token in _MARKDOWN.parse(text):
        if token.map is None:
            continue
        first, end = token.map
        if token.type == "list_item_open":
            marker = re.match(r"\s*(?:[-*+]|\d+[.)])\s+", lines[first])
            assert marker is not None
            for number in range(first + 1, end):
                depth[number] += 1
                width[number] = len(marker.group())
        elif token.type in ("bullet_list_open", "ordered_list_open") and first and lines[first - 1].strip():
            blank_before.add(first)
    made: list[str] = []
    for number, line in enumerate(lines):
        if number in blank_before:
            made.append("")
        own = len(line) - len(line.lstrip())
        rest = max(own - width[number], 0) if line.strip() else 0
        made.append((" " * (4 * depth[number] + rest) + line.lstrip()).rstrip() if depth[number] else line)
    return "\n".join(made)
