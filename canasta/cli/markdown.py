"""Markdown for the terminal: paragraphs, lists and tables of the rules as lines of a given width.

It supports only what those texts use, so that looking up a paragraph does not wait for a complete Markdown
parser. A list item or table row is one line of the source.

>>> print("\\n".join(markdown_lines("Two **kinds**:\\n\\n- *stopped* for one player\\n- frozen", 20)))
Two kinds:
<BLANKLINE>
- stopped for one
  player
- frozen
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

Emphasis = Callable[[str], str]
_MARKS: Final = re.compile(r"(\*\*|\*|`)")
_ITEM: Final = re.compile(r"(-|[0-9]+\.) ")
_RULE: Final = re.compile(r"[|\s:-]+")
_GAP: Final = 2


class _Word(NamedTuple):
    shown: str
    wide: int


def markdown_lines(source: str, width: int, emphasis: Emphasis = str) -> list[str]:
    """Render a text as lines; ``emphasis`` styles the words that are emphasized in it."""
    lines: list[str] = []
    for block in re.split(r"\n\s*\n", source.strip()):
        if lines:
            lines.append("")
        rows = block.splitlines()
        if rows[0].startswith("|"):
            lines += _table(rows, width, emphasis)
        elif _ITEM.match(rows[0]):
            for row in rows:
                mark = _ITEM.match(row)
                lead = mark.group() if mark else ""
                lines += _fill(row[len(lead) :], width, emphasis, lead)
        else:
            lines += _fill(" ".join(rows), width, emphasis)
    return lines


def _fill(source: str, width: int, emphasis: Emphasis, lead: str = "") -> list[str]:
    """Wrap words into lines, with a hanging indent after ``lead``."""
    lines: list[str] = []
    line, wide = lead, len(lead)
    for word in _words(source, emphasis):
        empty = wide == len(lead)
        if not empty and wide + 1 + word.wide > width:
            lines.append(line)
            line, wide, empty = " " * len(lead), len(lead), True
        line += word.shown if empty else " " + word.shown
        wide += word.wide + (not empty)
    return [*lines, line]


def _words(source: str, emphasis: Emphasis) -> Iterator[_Word]:
    """Yield the words of a text without markup, with their visible widths."""
    letters: list[tuple[str, bool]] = []
    strong = False
    for piece in _MARKS.split(source):
        if piece in ("**", "*"):
            strong = not strong
        elif piece != "`":
            letters += [(letter, strong) for letter in piece]
    for blank, group in groupby(letters, key=lambda pair: pair[0].isspace()):
        if blank:
            continue
        word = list(group)
        shown = ""
        for is_strong, run in groupby(word, key=lambda pair: pair[1]):
            part = "".join(letter for letter, _ in run)
            shown += emphasis(part) if is_strong else part
        yield _Word(shown, len(word))


def _table(rows: list[str], width: int, emphasis: Emphasis) -> list[str]:
    """Render a table with a line under its head; the widest column shrinks if there is too little space."""
    cells = [
        [cell.strip() for cell in row.strip().strip("|").split("|")]
        for row in rows
        if not _RULE.fullmatch(row)
    ]
    columns = range(len(cells[0]))
    wide = [max(len(_MARKS.sub("", row[column])) for row in cells) for column in columns]
    room = width - _GAP * (len(wide) - 1)
    if sum(wide) > room:
        widest = wide.index(max(wide))
        wide[widest] = max(10, room - sum(wide) + wide[widest])
    lines: list[str] = []
    for number, row in enumerate(cells):
        filled = [_fill(row[column], wide[column], emphasis) for column in columns]
        for place in range(max(map(len, filled))):
            parts = [column[place] if place < len(column) else "" for column in filled]
            lines.append((" " * _GAP).join(_padded(part, wide[n]) for n, part in enumerate(parts)).rstrip())
        if number == 0:
            lines.append("-" * (sum(wide) + _GAP * (len(wide) - 1)))
    return lines


def _padded(shown: str, wide: int) -> str:
    """Pad to a width with blanks, ignoring the escape codes of styles."""
    return shown + " " * (wide - len(re.sub(r"\x1b\[[0-9;]*m", "", shown)))
