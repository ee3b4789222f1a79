"""Results of ``rules search``."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.search import RulesAnswer, TextMatch
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
    """``rules search``: the hits, best first; only the nearest three if the question is not understood."""

    words: str
    books: list[str]  #: limit the search to these and to what all books share; empty: all books
    number: int  #: of all hits
    hits: list[SearchHit]
    read_as: list[str]  #: the words of the texts that misspelled ones were read as
    sure: bool  #: false if the hits are only the nearest texts
    elsewhere: list[SearchHit]  #: the rules of other books, if the books that were asked have no rule


def write_search(words: str, books: Sequence[str], found: RulesAnswer, most: int) -> SearchResult:
    """Write the result of a search, with the best hits only."""
    return SearchResult(
        words,
        list(books),
        len(found.matches),
        [_hit(match) for match in found.matches[:most]],
        list(found.question.corrected),
        found.sure,
        [_hit(match) for match in found.elsewhere],
    )


def _hit(match: TextMatch) -> SearchHit:
    return SearchHit(
        write_paragraph(match.book, match.entry),
        match.score,
        [Span(*span) for span in match.title_spans],
        [Span(*span) for span in match.spans],
    )
