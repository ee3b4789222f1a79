"""Examples of the rules: positions and cases of the referee that show what a paragraph means.

They are taken from the scenarios, which prove the paragraphs and stay with the tests (``python -m
tests.example_files`` writes the files here, and a test says when they are no longer current). A line has what
it is an example of, a position (or ``case``, the book and a decision of the referee), and the plays to be
judged there; without a play the position is counted. Whether they are right is for the engine to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

__all__ = ["CASE", "Example", "examples", "read_examples", "written"]

#: What the position of a case begins with.
CASE: Final = "case "


class Example(NamedTuple):
    """A position and plays, each of one action or of several with semicolons between them."""

    position: str
    plays: tuple[str, ...]


@cache
def examples(slug: str) -> dict[str, tuple[Example, ...]]:
    """The examples of a text by the ids of its paragraphs and rulings, each in the order of the scenarios.

    >>> [example.plays for example in examples("classic")["26"]][0]
    ('lay KKK', 'discard K')
    """
    from importlib.resources import files  # here, because it is slow to import and seldom needed

    found: dict[str, tuple[Example, ...]] = {}
    for file in sorted(files(__name__).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            for references, example in read_examples(file.read_text(encoding="utf-8")):
                for text, id in references:
                    if text == slug:
                        found[id] = (*found.get(id, ()), example)
    return found


def read_examples(source: str) -> Iterator[tuple[list[tuple[str, str]], Example]]:
    """The lines of a file: what each is an example of, by text and id, and the example."""
    for line in source.splitlines():
        references, position, *plays = line.split("\t")
        pairs = [(text, id) for text, _, id in (each.partition(" ") for each in references.split(","))]
        yield pairs, Example(position, tuple(plays))


def written(references: list[tuple[str, str]], example: Example) -> str:
    """A line of a file."""
    return "\t".join([",".join(map(" ".join, references)), example.position, *example.plays])
