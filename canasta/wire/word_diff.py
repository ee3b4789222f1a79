"""Differences between books in a comparison, marked word by word.

>>> differing(["At most 1 in a set"], ["At most 2 in a set", "none later"])
[[(8, 9)], [(0, 10)]]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from canasta.wire.answers import ComparedStatement, Comparison
from canasta.wire.search import Span

_WORD: Final = re.compile(r"[^\W_]+(?:[.,'’–-][^\W_]+)*")


class _Word(NamedTuple):
    folded: str
    statement: int
    start: int
    end: int


def mark(comparison: Comparison, known: str) -> Comparison:
    """Mark in every row what differs from the book the reader knows."""
    for row in comparison.rows:
        texts = {book: [each.text for each in cell] for book, cell in row.books.items()}
        row.same = all(found == texts[known] for found in texts.values())
        for book, cell in row.books.items():
            others = [other for other in texts if other != book]
            against = known if book != known else others[0] if len(others) == 1 else ""
            if against:
                _mark(cell, texts[against])
    return comparison


def _mark(cell: Sequence[ComparedStatement], against: Sequence[str]) -> None:
    for each, spans in zip(cell, differing(against, [each.text for each in cell]), strict=True):
        each.spans = [Span(*span) for span in spans]


def differing(one: Sequence[str], other: Sequence[str]) -> list[list[tuple[int, int]]]:
    """For each of the other texts, return the spans that do not occur in the first list."""
    before, now = _words(one), _words(other)
    found: list[list[tuple[int, int]]] = [[] for _ in other]
    matcher = SequenceMatcher(None, [word.folded for word in before], [word.folded for word in now], False)
    for what, _, _, first, last in matcher.get_opcodes():
        if what in ("replace", "insert"):
            for number in range(len(other)):
                inside = [word for word in now[first:last] if word.statement == number]
                if inside:
                    found[number].append((inside[0].start, inside[-1].end))
    return found


def _words(texts: Sequence[str]) -> list[_Word]:
    return [
        _Word(match[0].casefold(), number, match.start(), match.end())
        for number, text in enumerate(texts)
        for match in _WORD.finditer(text)
    ]
