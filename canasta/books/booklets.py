"""The booklets' own terms, from the last column of the glossary.

>>> words = booklet_words()["pile"]
>>> words["boat"], words["american"]
(['treasure pile'], ['pack', 'deck', 'tray'])
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

#: Our nouns that a booklet's own term can replace without changing the sentence.
SWAPPED: Final = (
    "pile", "stock", "pack", "rank", "side", "set", "first meld", "red three", "black three", "count",
)  # fmt: skip
_ROW: Final = re.compile(r"^\| \*\*([^*]+)\*\*[^|]*\|[^|]*\| *([^|]+?) *\|$", re.MULTILINE)
_PART: Final = re.compile(r"([^,;()]+)|\(([^)]*)\)")
_BOOK: Final = re.compile(r"`(\w+)`")


@cache
def booklet_words() -> dict[str, dict[str, list[str]]]:
    """Return, for each of our words, the terms of the booklets by book."""
    source = Path(__file__).with_name("glossary.md").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[str]]] = {}
    for ours, theirs in _ROW.findall(source):
        names: list[str] = []
        for part in _PART.finditer(theirs):
            if part[1] is not None:
                names += [part[1].strip()] if part[1].strip() else []
                continue
            books = _BOOK.findall(part[2])
            for slug in books:
                found.setdefault(ours, {}).setdefault(slug, []).extend(names)
            names = [] if books else names
    return found
