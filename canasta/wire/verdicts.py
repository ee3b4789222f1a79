"""Replies of ``legal``, ``why`` and ``out``: legal actions, verdicts, and the paragraphs behind them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from canasta.books.citations import is_house_citation
from canasta.books.texts import home
from canasta.clauses.base import Reason as EngineReason
from canasta.engine import State, legal_actions
from canasta.explain.answer import Answer
from canasta.explain.first_meld import GatheredMeld as FoundMeld
from canasta.explain.out import WayOut as FoundWay
from canasta.explain.permits import permits
from canasta.notation import write_position
from canasta.table.actions import action_text
from canasta.wire.base import Action, Seat, Wire
from canasta.wire.offers import Offer, write_offer
from canasta.wire.reasons import Paragraph, Reason, find_paragraph, write_reason
from canasta.wording import offer_words, play_words


class LegalAction(Offer, kw_only=True):
    """A legal action, and the paragraphs that specifically allow it: names of texts and ids."""

    paragraphs: list[str]


class LegalActions(Wire):
    """``legal``: the legal actions of the player to act."""

    position: str
    seat: Seat
    actions: list[LegalAction]


class Verdict(Wire):
    """``legal`` with a play: whether it is allowed. ``action`` separates several by semicolons."""

    position: str
    seat: Seat
    action: str
    words: str
    legal: bool
    refusal: Reason | None


class Explanation(Verdict, kw_only=True):
    """``why``: a verdict and its grounds: the deciding paragraph, and all of them."""

    cites: str
    paragraph: Paragraph | None
    all_cites: list[str]
    paragraphs: list[Paragraph]
    notes: list[Reason]


class GatheredSet(Wire, omit_defaults=True):
    """Cards that are gathered as one set of a first meld."""

    points: int  #: 0 if they can never be a set
    refusal: Reason | None = None  #: why they are not a set
    open: bool = False  #: not a set yet, but more cards can make them one


class GatheredMeld(Wire):
    """A first meld in the making: its points, with those on the table, and what is missing."""

    have: int
    need: int
    enough: bool
    sets: list[GatheredSet]  #: in the order of the question
    actions: list[Action]  #: that lay all complete sets; empty if that is not allowed
    refusal: Reason | None  #: what the complete sets lack, or why they cannot become a first meld


class WayOut(Wire):
    """``out``: a way out, action by action, or what is missing."""

    position: str
    seat: Seat
    legal: bool
    actions: list[Action]
    words: str  #: the actions in words; empty if there is no way out
    missing: list[Reason]
    notes: list[Reason]
    paragraphs: list[Paragraph]


def write_legal(state: State) -> LegalActions:
    """Write the legal actions of a state, with the paragraphs."""
    slug, further = state.setup.book.slug, state.setup.with_top > 0
    allowed = []
    for action in legal_actions(state):
        found = permits(state, action)
        names = [id if is_house_citation(id) else " ".join(home(slug, id)) for id in found]
        offer = write_offer(action, further, offer_words(action, state))
        allowed.append(LegalAction(**structs.asdict(offer), paragraphs=list(dict.fromkeys(names))))
    return LegalActions(write_position(state), state.actor + 1, allowed)


def write_verdict(state: State, found: Answer, names: Sequence[str] = ()) -> Verdict:
    """Write whether a play is allowed in a state, and why not."""
    return Verdict(
        write_position(state),
        state.actor + 1,
        found.words or "; ".join(map(action_text, found.actions)),
        found.words or play_words(found.actions, state),
        found.legal,
        None
        if found.reason is None
        else write_reason(state.setup.book.slug, found.reason, sentences=True, text=True, names=names),
    )


def explained(state: State, found: Answer, names: Sequence[str] = ()) -> Explanation:
    """Write a verdict with the paragraphs it rests on, and notes."""
    slug = state.setup.book.slug
    texts = [find_paragraph(slug, id) for id in found.paragraphs]
    return Explanation(
        *structs.astuple(write_verdict(state, found, names)),
        cites=found.paragraphs[0],
        paragraph=texts[0],
        all_cites=list(found.paragraphs),
        paragraphs=[paragraph for paragraph in texts if paragraph],
        notes=[write_reason(slug, note, sentences=True, names=names) for note in found.notes],
    )


def write_meld(state: State, found: FoundMeld) -> GatheredMeld:
    """Write the judgement on a first meld that is being gathered."""
    slug = state.setup.book.slug

    def reason(why: EngineReason | None) -> Reason | None:
        return None if why is None else write_reason(slug, why, sentences=True, text=True)

    return GatheredMeld(
        found.have,
        found.need,
        found.enough,
        [GatheredSet(each.points, reason(each.reason), each.open) for each in found.sets],
        [action_text(action) for action in found.actions],
        reason(found.reason),
    )


def write_way_out(state: State, found: FoundWay, names: Sequence[str] = ()) -> WayOut:
    """Write whether the player in turn can go out, and how."""
    slug = state.setup.book.slug
    texts = [find_paragraph(slug, id) for id in found.paragraphs]
    return WayOut(
        write_position(state),
        state.seat + 1,
        found.way is not None,
        [action_text(action) for action in found.way.actions] if found.way else [],
        play_words(found.way.actions, state) if found.way else "",
        [write_reason(slug, reason, sentences=True, names=names) for reason in found.missing],
        [write_reason(slug, note, sentences=True, names=names) for note in found.way.notes]
        if found.way
        else [],
        [paragraph for paragraph in texts if paragraph],
    )
