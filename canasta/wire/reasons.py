"""Reasons for refusals: the message and its parameters, its citation, on request the sentence.

>>> from canasta.clauses.base import Reason as Why
>>> write_reason("classic", Why("9", "refuse.empty_pile"), sentences=True).sentence
'The pile is empty.'
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from canasta.books.texts import Entry, find, home
from canasta.clauses.base import Reason as EngineReason
from canasta.messages import say
from canasta.wire.base import Wire


class Paragraph(Wire):
    """A paragraph or ruling, in our own words; ``related`` are the related ones."""

    book: str
    id: str
    title: str
    section: str
    text: str
    related: list[str]
    language: str  #: of its title, section and text


class Reason(Wire, kw_only=True):
    """The reason for a refusal. ``params`` are the message's, as the catalogue takes them."""

    book: str
    cites: str  #: the id of a paragraph or ruling, or ``house:`` and the name of a house rule
    message: str
    params: dict[str, int | str]
    sentence: str | UnsetType = UNSET  #: on request
    paragraph: Paragraph | UnsetType | None = UNSET  #: the cited text, on request; null for a house rule


def write_paragraph(slug: str, entry: Entry) -> Paragraph:
    """Write a paragraph as a struct."""
    related = [" ".join(home(slug, reference)) for reference in entry.related]
    return Paragraph(slug, entry.id, entry.title, entry.section, entry.text, related, entry.language)


def find_paragraph(slug: str, id: str) -> Paragraph | None:
    """Find the paragraph or ruling that a book cites; None if there is none."""
    found = find(slug, id)
    return write_paragraph(*found) if found else None


def write_reason(
    slug: str, reason: EngineReason, *, sentences: bool = False, text: bool = False, names: Sequence[str] = ()
) -> Reason:
    """Write a reason as a struct; ``sentences``: with its sentence, ``text``: with the paragraph it cites."""
    return Reason(
        book=slug,
        cites=reason.paragraph,
        message=reason.message,
        params=dict(reason.params),
        sentence=say(reason.message, reason.params, names) if sentences else UNSET,
        paragraph=find_paragraph(slug, reason.paragraph) if text else UNSET,
    )
