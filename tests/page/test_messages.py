"""The words of the page: every message it uses is in the catalogue, and every entry is used."""

from __future__ import annotations

import re

from canasta.messages import catalogue
from tests.page.conftest import ROOT

SOURCES = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.tsx")]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


#: Messages of other files that the page uses too: web/messages.mjs compiles them.
SHARED = {name for name in catalogue("en") if name.startswith("wording.")}


def messages() -> set[str]:
    return {name.removeprefix("page.") for name in catalogue("en") if name.startswith("page.")}


def test_everything_the_page_says_is_in_the_catalogue() -> None:
    said = set(re.findall(r"""\bt\(\s*"([\w.]+)\"""", CODE))
    assert said
    assert said <= messages() | SHARED


def test_everything_in_the_catalogue_is_said() -> None:
    texts = set(re.findall(r'"([\w.]+)"', CODE))
    made = [  # composed ids: a part in braces can be anything
        re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(text)) for text in re.findall(r"`([\w.]*\$\{[^`]*)`", CODE)
    ]
    unsaid = {name for name in messages() - texts if not any(re.fullmatch(pattern, name) for pattern in made)}
    assert unsaid == set()
