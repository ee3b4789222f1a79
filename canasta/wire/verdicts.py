"""What ``legal`` with a play, ``why`` and ``out`` answer: verdicts, and what they rest on."""

from __future__ import annotations

from msgspec import structs

from canasta.asking.answer import Answer
from canasta.asking.out import WayOut as FoundWay
from canasta.engine import State
from canasta.notation import write_position
from canasta.table.actions import action_text
from canasta.wire.base import Action, Seat, Wire
from canasta.wire.reasons import Paragraph, Reason, find_paragraph, write_reason
from canasta.wording import play_words


class Verdict(Wire):
    """``legal`` with a play: whether it is allowed. ``action`` has semicolons between several."""

    position: str
    seat: Seat
    action: str
    words: str
    legal: bool
    refusal: Reason | None


class Explanation(Verdict, kw_only=True):
    """``why``: the same, and what it rests on: the paragraph that decides, and all of them."""

    cites: str
    paragraph: Paragraph | None
    all_cites: list[str]
    paragraphs: list[Paragraph]
    notes: list[Reason]


class WayOut(Wire):
    """``out``: a way out, action by action, or what is missing."""

    position: str
    seat: Seat
    legal: bool
    actions: list[Action]
    missing: list[Reason]
    notes: list[Reason]
    paragraphs: list[Paragraph]


def write_verdict(state: State, found: Answer) -> Verdict:
    """Whether a play is allowed in a state, and why not."""
    return Verdict(
        write_position(state),
        state.actor + 1,
        found.words or "; ".join(map(action_text, found.actions)),
        found.words or play_words(found.actions, state),
        found.legal,
        None
        if found.reason is None
        else write_reason(state.setup.book.slug, found.reason, sentences=True, text=True),
    )


def explained(state: State, found: Answer) -> Explanation:
    """The same with the paragraphs it rests on, and what is worth knowing."""
    slug = state.setup.book.slug
    texts = [find_paragraph(slug, id) for id in found.paragraphs]
    return Explanation(
        *structs.astuple(write_verdict(state, found)),
        cites=found.paragraphs[0],
        paragraph=texts[0],
        all_cites=list(found.paragraphs),
        paragraphs=[paragraph for paragraph in texts if paragraph],
        notes=[write_reason(slug, note, sentences=True) for note in found.notes],
    )


def write_way_out(state: State, found: FoundWay) -> WayOut:
    """Whether the player in turn can go out, and how."""
    slug = state.setup.book.slug
    texts = [find_paragraph(slug, id) for id in found.paragraphs]
    return WayOut(
        write_position(state),
        state.seat + 1,
        found.way is not None,
        [action_text(action) for action in found.way.actions] if found.way else [],
        [write_reason(slug, reason, sentences=True) for reason in found.missing],
        [write_reason(slug, note, sentences=True) for note in found.way.notes] if found.way else [],
        [paragraph for paragraph in texts if paragraph],
    )
