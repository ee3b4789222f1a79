"""Events and reasons in words.

>>> from canasta.table.events import DREW, Event
>>> event_text(Event(DREW, 0, bytes([9]), owner=0), ["Ana", "Bruno"])
'Ana draws a king.'
>>> event_text(Event(DREW, 0, bytes([16]), owner=0))
'Seat 1 draws a card.'
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.citations import cited
from canasta.cards import UNKNOWN
from canasta.clauses.base import Reason
from canasta.messages import Param, capital, catalogue, in_one_language, say, text, use_language
from canasta.notation.position.keys import ENDING_WORDS
from canasta.table import events
from canasta.table.actions import DRAW, SHOW_BLACK, SHOW_RED, TAKE_RESERVE
from canasta.table.events import Event
from canasta.table.packing import RANKLESS
from canasta.wording.actions import CARDS, action_phrase, action_words, cards_words, name_of, own_action_words
from canasta.wording.irregularities import ruled_params

#: Events whose message has a different name.
_MESSAGES = {
    events.BLACK_THREE_SHOWN: "red_three",
    events.REFILLED: "refilled_none",
    events.SPECIAL_HAND: "special_hand",
}
#: Messages that continue the player's name, as actions do.
_PHRASES = frozenset({
    "missed", "drew", "red_three", "opened", "canasta", "fined", "out", "out_concealed", "refilled_none",
    "special_hand", "reserve", "talon", "took", "took_cards",
})  # fmt: skip
#: Actions that are better described by their effects: the cards drawn, shown or taken up.
TOLD_BY_EVENTS = frozenset({DRAW, SHOW_RED, SHOW_BLACK, TAKE_RESERVE})
#: Events with many cards, which are listed by kind.
_SORTED = frozenset({events.DEALT, events.RESERVE})


def event_text(
    event: Event, names: Sequence[str] = (), you: int | None = None, language: str | None = None
) -> str | None:
    """Return one sentence for an event, or None if another event of the same action describes it.

    Args:
        event: The event. Its visible cards are named, so redact it first.
        names: The names of the players by seat.
        you: The reader's seat. The reader's own actions become "You draw a king", and cards taken from the
            pile are named only if the reader took them (ruling G13). Without it everything is named, as in a
            record.
        language: The language; by default that of the context.
    """
    with use_language(language):
        return _event_text(event, names, you)


def event_phrase(event: Event, you: int | None = None) -> str | None:
    """Return what the player did, to continue the name or "you" in a list; None if that takes a sentence.

    ``{cards}`` stands for the cards of the event, so that a client can combine repeated events.

    >>> event_phrase(Event(events.DREW, 0, bytes([9]), owner=0))
    'draws {cards}'
    """
    if _is_implied(event):
        return None
    own = event.seat == you
    if event.what == events.ACTED:
        return action_phrase(event.action, own=own)
    message = _message(event, you)
    return _phrase(event, message, own=own) if message in _PHRASES else None


def _phrase(event: Event, message: str, *, own: bool) -> str:
    return say(f"wording.{'you_do' if own else 'does'}.{message}", {**_params(event), "cards": CARDS})


def _is_implied(event: Event) -> bool:
    """Return True if another event of the same action describes this one."""
    if event.what == events.ACTED:
        return event.action in TOLD_BY_EVENTS
    if event.what == events.TOOK:
        return not event.cards
    # The action names the cards added, and each draw is an event.
    return event.what == events.BURIED or (event.what == events.REFILLED and event.amount > 0)


@in_one_language
def _event_text(event: Event, names: Sequence[str], you: int | None) -> str | None:
    if _is_implied(event):
        return None
    message = _message(event, you)
    params = _params(event)
    does = ""
    if event.what == events.ACTED:
        does = own_action_words(event.action) if event.seat == you else action_words(event.action)
    elif message in _PHRASES:
        does = _phrase(event, message, own=event.seat == you).replace(CARDS, str(params.get("cards", "")))
        message = "acted"
    own = event.seat == you and f"wording.you.{message}" in catalogue()
    params |= {"does": does, "you_do": does, "You_do": capital(does)}
    params |= ruled_params(event)
    params["name"] = name_of(event.seat, names)
    return say(f"wording.{'you' if own else 'event'}.{message}", params)


def _params(event: Event) -> dict[str, Param]:
    params: dict[str, Param] = {"number": event.figure}
    if event.what == events.CANASTA:
        if event.place == RANKLESS:
            params["kinds"] = text("wording.many.wild")
        else:
            params["kind"] = event.place
    elif event.what == events.TOOK:
        params["number"], params["cards"] = len(event.cards), cards_words(sorted(event.cards))
    elif event.what != events.ACTED:
        params["cards"] = cards_words(sorted(event.cards) if event.what in _SORTED else event.cards)
    return params


def _message(event: Event, you: int | None) -> str:
    if event.what == events.OUT:
        return "out_concealed" if event.concealed else "out"
    if event.what == events.OVER:
        return "over_" + ENDING_WORDS[event.ending].replace("-", "_")
    if event.what == events.STAND_IN:
        return f"stand_in_{event.words}"
    if event.what == events.EXPOSED:
        return "exposed" if event.meldable else "exposed_never"
    if event.what == events.TOOK:
        return "took_cards" if you is None and UNKNOWN not in event.cards else "took"
    if event.what == events.UPCARD and len(event.cards) > 1:
        return "pile"
    return _MESSAGES.get(event.what, event.what.replace(" ", "_"))


def reason_text(
    reason: Reason, book: str = "", names: Sequence[str] = (), language: str | None = None
) -> str:
    """Return a reason as a sentence, with its paragraph (and the book, if given).

    Args:
        reason: The reason, for example of a refusal.
        book: The book to name before the paragraph.
        names: The names of the players by seat.
        language: The language; by default that of the context.

    Returns:
        The sentence.

    Examples:
        >>> reason_text(Reason("9", "refuse.empty_pile"), "classic")
        'The pile is empty. (classic 9)'
    """
    with use_language(language):
        return _reason_text(reason, book, names)


@in_one_language
def _reason_text(reason: Reason, book: str, names: Sequence[str]) -> str:
    sentence = say(reason.message, reason.params, names)
    if not reason.paragraph:
        return sentence
    return text("wording.cited", sentence=sentence, cited=cited(book, reason.paragraph))
