"""Citations: a paragraph of the book, or a house rule."""

from __future__ import annotations

from typing import Final

from canasta.messages import text

#: Prefix of the citation in a clause that a house rule changed, followed by the house rule's name.
CITATION: Final = "house:"


def is_house_citation(paragraph: str) -> bool:
    """Return True if a citation names a house rule rather than a paragraph of the book."""
    return paragraph.startswith(CITATION)


def cited(slug: str, paragraph: str) -> str:
    """Return a citation in words; without the book, the short form for when the rules are clear.

    >>> cited("classic", "33"), cited("classic", "house:ours")
    ('classic 33', 'house rule ours')
    >>> cited("", "33"), cited("", "house:ours")
    ('33', 'house rule')
    """
    if is_house_citation(paragraph):
        name = paragraph.removeprefix(CITATION)
        return text("house.cited", name=name) if slug else text("house.cited_short")
    return text("house.cited_paragraph", book=slug, id=paragraph) if slug else paragraph
