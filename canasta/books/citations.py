"""How a reason names what stands behind it: a paragraph of the book, or a house rule."""

from __future__ import annotations

from typing import Final

from canasta.messages import text

#: What a clause that a house rule changed cites in place of a paragraph, with the house rule's name.
CITATION: Final = "house:"


def is_house_citation(paragraph: str) -> bool:
    """Whether what a reason cites is a house rule and no paragraph of the book."""
    return paragraph.startswith(CITATION)


def cited(slug: str, paragraph: str) -> str:
    """What a reason cites, in words; shorter without the book, where it is clear which rules are meant.

    >>> cited("classic", "33"), cited("classic", "house:ours")
    ('classic 33', 'house rule ours')
    >>> cited("", "33"), cited("", "house:ours")
    ('33', 'house rule')
    """
    if is_house_citation(paragraph):
        name = paragraph.removeprefix(CITATION)
        return text("house.cited", name=name) if slug else text("house.cited_short")
    return text("house.cited_paragraph", book=slug, id=paragraph) if slug else paragraph
