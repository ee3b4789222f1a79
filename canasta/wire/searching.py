"""What ``rules search`` finds."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.search import Found
from canasta.wire.base import Wire
from canasta.wire.reasons import Paragraph, write_paragraph


class Span(Wire):
    """Where a word stands, in letters."""

    start: int
    end: int  #: the place after its last letter


class SearchHit(Wire):
    """A text that has some of the words, and where."""

    paragraph: Paragraph  #: of a book, of ``general`` or ``project``, or a word of the ``glossary``
    score: float
    title_spans: list[Span]
    spans: list[Span]  #: in the text


class SearchResult(Wire):
    """``rules search``: what was found, the best first."""

    words: str
    books: list[str]  #: only these were searched, with what all books share; all of them if none is named
    number: int  #: of all that were found
    hits: list[SearchHit]
    near: list[str]  #: words of the texts that may have been meant, where a word is in none of them


def write_search(
    words: str, books: Sequence[str], found: Sequence[Found], most: int, near: Sequence[str]
) -> SearchResult:
    """The answer to a search, with the best hits only."""
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
