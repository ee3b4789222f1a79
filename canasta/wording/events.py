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
from canasta.messages import Param, capital, catalogue, say, text, use_language
from canasta.table.actions import DRAW, SHOW_BLACK, SHOW_RED, TAKE_RESERVE
from canasta.table.events import (
    ACTED,
    ANNOUNCED,
    BACK,
    BLACK_THREE_SHOWN,
    BURIED,
    CALLED,
    CANASTA,
    DEALT,
    DEMANDED,
    DREW,
    EXPOSED,
    FINED,
    FREED,
    LAPSED,
    MADE_TO_DRAW,
    MISSED,
    OPENED,
    OUT,
    OVER,
    OWES,
    PENALISED,
    PILE_BACK,
    RAISED,
    REBUILT,
    RED_THREE_SHOWN,
    REDEALT,
    REFILLED,
    RESERVE,
    RULED,
    SPECIAL_HAND,
    TALON,
    TOOK,
    TRIED,
    TURN,
    UPCARD,
    Event,
)
from canasta.table.packing import RANKLESS
from canasta.table.state import ENDED_EXHAUSTED, ENDED_LAST_THREE, ENDED_OUT, ENDED_STUCK
from canasta.wording.actions import action_words, cards_words, letters, own_action_words
from canasta.wording.irregularities import exposed_message, ruled_params

_MESSAGES = {
    ACTED: "acted",
    DEALT: "dealt",
    UPCARD: "upcard",
    TURN: "turn",
    MISSED: "missed",
    DREW: "drew",
    RED_THREE_SHOWN: "red_three",
    BLACK_THREE_SHOWN: "red_three",
    OPENED: "opened",
    CANASTA: "canasta",
    FINED: "fined",
    REBUILT: "rebuilt",
    REFILLED: "refilled_none",
    TALON: "talon",
    ANNOUNCED: "announced",
    SPECIAL_HAND: "special_hand",
    RESERVE: "reserve",
    RULED: "ruled",
    PENALISED: "penalised",
    OWES: "owes",
    FREED: "freed",
    MADE_TO_DRAW: "made_to_draw",
    RAISED: "raised",
    DEMANDED: "demanded",
    BACK: "back",
    REDEALT: "redealt",
    TRIED: "tried",
    CALLED: "called",
    LAPSED: "lapsed",
    PILE_BACK: "pile_back",
}
#: Actions that what happens by them tells better: the cards drawn, shown or taken up.
TOLD_BY_EVENTS = frozenset({DRAW, SHOW_RED, SHOW_BLACK, TAKE_RESERVE})
_ENDINGS = {
    ENDED_OUT: "over_out",
    ENDED_EXHAUSTED: "over_exhausted",
    ENDED_LAST_THREE: "over_last_three",
    ENDED_STUCK: "over_stuck",
}


def name_of(seat: int, names: Sequence[str] = ()) -> str:
    """The player's name, or the seat's number where no name is given."""
    return names[seat] if 0 <= seat < len(names) else text("wording.seat", number=seat + 1)


def event_text(
    event: Event, names: Sequence[str] = (), you: int | None = None, language: str | None = None
) -> str | None:
    """One sentence that tells an event, or None where another event of the same action tells it.

    The cards are told as far as the event shows them, so redact it first. ``you`` is the seat that
    reads: what it did itself is told as "You draw a king", and which cards came out of the pile only
    if it took them (ruling G13). Without it everything is told, as in a record. ``language`` is that of the
    context, unless given.
    """
    with use_language(language):
        return _event_text(event, names, you)


def _event_text(event: Event, names: Sequence[str], you: int | None) -> str | None:
    if (event.what == ACTED and event.action in TOLD_BY_EVENTS) or (event.what == TOOK and not event.cards):
        return None
    if (event.what == REFILLED and event.amount) or event.what == BURIED:
        return None  # the cards drawn are told one by one, and those added by the action
    message = _message(event, you)
    own = event.seat == you and f"wording.you.{message}" in catalogue()
    params: dict[str, Param] = {"number": event.figure}
    if event.what == ACTED:
        params["does"] = action_words(event.action)
        params["you_do"] = own_action_words(event.action)
        params["You_do"] = capital(own_action_words(event.action))
    elif event.what == CANASTA:
        if event.place == RANKLESS:
            params["kinds"] = text("wording.many.wild")
        else:
            params["kind"] = event.place
    elif event.what == TOOK:
        params["number"], params["letters"] = len(event.cards), letters(event.cards)
    elif event.what in (DEALT, RESERVE) and UNKNOWN not in event.cards:
        params["cards"] = letters(sorted(event.cards))
    else:
        params["cards"] = cards_words(event.cards)
    params |= ruled_params(event)
    params["name"] = name_of(event.seat, names)
    return say(f"wording.{'you' if own else 'event'}.{message}", params)


def _message(event: Event, you: int | None) -> str:
    if event.what == OUT:
        return "out_concealed" if event.concealed else "out"
    if event.what == OVER:
        return _ENDINGS[event.ending]
    if event.what == EXPOSED:
        return exposed_message(event)
    if event.what == TOOK:
        return "took_cards" if you is None and UNKNOWN not in event.cards else "took"
    return _MESSAGES[event.what]


def reason_text(
    reason: Reason, book: str = "", names: Sequence[str] = (), language: str | None = None
) -> str:
    """A reason as a sentence, with the paragraph behind it (and the book, if given).

    >>> reason_text(Reason("9", "refuse.empty_pile"), "classic")
    'The pile is empty. (classic 9)'
    """
    with use_language(language):
        sentence = say(reason.message, reason.params, names)
        if not reason.paragraph:
            return sentence
        return text("wording.cited", sentence=sentence, cited=cited(book, reason.paragraph))
