"""Results of ``rules search``."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.search import TextMatch
from canasta.wire.base import Wire
from canasta.wire.reasons import Paragraph, write_paragraph


class Span(Wire):
    """The place of a word in a text, in characters."""

    start: int
    end: int  #: the index after its last character


class SearchHit(Wire):
    """A text that contains some of the words, and where."""

    paragraph: Paragraph  #: of a book, of ``general`` or ``project``, or a word of the ``glossary``
    score: float
    title_spans: list[Span]
    spans: list[Span]  #: in the text


class SearchResult(Wire):
    """``rules search``: the hits, best first."""

    words: str
    books: list[str]  #: limit the search to these and to what all books share; empty: all books
    number: int  #: of all hits
    hits: list[SearchHit]
    near: list[str]  #: similar words from the texts, if a word occurs in none of them


def write_search(
    words: str, books: Sequence[str], found: Sequence[TextMatch], most: int, near: Sequence[str]
) -> SearchResult:
    """Write the result of a search, with the best hits only."""
    hits = [
        SearchHit(
            write_paragraph(hit.book, hit.entry),
            hit.score,
            [Span(*span) for span in hit.title_spans],
            [Span(*span) for span in hit.spans],
        )
        for hit in found[:most]
    ]
    return SearchResult(words, list(books), len(found), hits, list(near))
