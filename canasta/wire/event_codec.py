"""Conversion of the engine's events to structs and back, for one receiver.

>>> from canasta.table.events import DREW
>>> drew = Event(DREW, 0, bytes([9]), owner=0)
>>> write_event(shown_to(drew, 1))
Drew(seat=1, cards=['?'], sentence=UNSET, phrase=UNSET)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, cast

from msgspec import UNSET, UnsetType

from canasta.cards import BLACK_THREE, RANKS, UNKNOWN
from canasta.clauses.setup import Setup
from canasta.engine import irregular
from canasta.engine.penalties.effects import FIRST
from canasta.messages import use_language
from canasta.notation.position.keys import ENDING_WORDS, ENDINGS
from canasta.table import events as happened
from canasta.table.actions import (
    ALL_ACTIONS,
    KIND,
    LAY_NATURAL,
    SHOW_BLACK,
    SHOW_RED,
    TAKE_PAIR,
    action_text,
    parse_action,
)
from canasta.table.events import TOOK, Event
from canasta.table.packing import RANKLESS
from canasta.wire import events as wire
from canasta.wire.base import Card, Ending, Rank, card_names, kind_names, kinds_of, rank_of
from canasta.wire.encoding import encode
from canasta.wire.events import AnyEvent
from canasta.wire.offers import cards_played
from canasta.wording import event_phrase, event_text

_Makes = Callable[..., AnyEvent]
_OF_CARDS: Final[dict[str, _Makes]] = {
    happened.DREW: wire.Drew,
    happened.DEALT: wire.Dealt,
    happened.UPCARD: wire.Upcard,
    happened.TOOK: wire.Took,
    happened.RED_THREE_SHOWN: wire.RedThree,
    happened.BLACK_THREE_SHOWN: wire.BlackThree,
    happened.BURIED: wire.Buried,
    happened.SEEN: wire.Seen,
}
_OF_AMOUNT: Final[dict[str, _Makes]] = {
    happened.TALON: wire.Talon,
    happened.ANNOUNCED: wire.Announced,
    happened.REBUILT: wire.Rebuilt,
    happened.REFILLED: wire.Refilled,
    happened.OWES: wire.Owes,
}
_OF_POINTS: Final[dict[str, _Makes]] = {
    happened.OPENED: wire.Opened,
    happened.FINED: wire.Fined,
    happened.RAISED: wire.Raised,
}
_OF_SEAT: Final[dict[str, _Makes]] = {
    happened.MISSED: wire.Missed,
    happened.FREED: wire.Freed,
    happened.MADE_TO_DRAW: wire.MadeToDraw,
    happened.DEMANDED: wire.Demanded,
    happened.PILE_BACK: wire.PileBack,
    happened.REDEALT: wire.Redealt,
}
_OF_WORDS: Final[dict[str, _Makes]] = {
    happened.CALLED: wire.Called,
    happened.LAPSED: wire.Lapsed,
    happened.RULED: wire.Ruled,
    happened.STAND_IN: wire.StandIn,
}
_OTHERS: Final[dict[str, _Makes]] = {
    happened.ACTED: wire.Acted,
    happened.TURN: wire.Turn,
    happened.CANASTA: wire.Canasta,
    happened.BACK: wire.Back,
    happened.SPECIAL_HAND: wire.SpecialHand,
    happened.EXPOSED: wire.Exposed,
    happened.PENALISED: wire.Penalised,
    happened.TRIED: wire.Tried,
    happened.OUT: wire.Out,
    happened.OVER: wire.Over,
    happened.RESERVE: wire.Reserve,
}
_WHAT: Final = {
    struct: what
    for group in (_OF_CARDS, _OF_AMOUNT, _OF_POINTS, _OF_SEAT, _OF_WORDS, _OTHERS)
    for what, struct in group.items()
}
#: Size of the caches of events.
_KEPT: Final = 10_000
#: Stands for a name in the encoded words of an event: a character without a meaning, which no message has.
PLAYER: Final = "\ue000"
_PLAYER: Final = PLAYER.encode()
#: A reader other than the player, or a spectator.
_ANOTHER: Final = -2
#: Frequent events whose words depend on the seat only by the player's name; those of a turn do not number it.
_AT_ANY_SEAT: Final = frozenset(
    {happened.ACTED, happened.TURN, happened.DREW, happened.TOOK, happened.FINED, happened.RED_THREE_SHOWN,
     happened.OPENED, happened.CANASTA}
)  # fmt: skip
#: Events whose cards only the player sees.
_SECRET: Final = (happened.DEALT, happened.DREW, happened.RESERVE)


def is_shown(event: Event, seat: int) -> bool:
    """True if the cards of an event are shown to a seat, or to a spectator (-1).

    Only the taker is shown which cards came with the pile; others know them if they remember (ruling G13).
    """
    owner = event.seat if event.what == TOOK else event.owner
    return owner == -1 or owner == seat


def shown_to(event: Event, seat: int) -> Event:
    """Redact an event for a seat, or for a spectator (-1)."""
    return event if is_shown(event, seat) else event._replace(cards=bytes([UNKNOWN]) * len(event.cards))


class EncodedEvent:
    """An event ready to send, for every receiver and language. Many events recur, and tables share them."""

    __slots__ = ("_hidden", "_hidden_words", "_owner", "_shown", "_shown_words", "seat")

    def __init__(self, event: Event, moved: tuple[int, ...]) -> None:
        seat = self.seat = event.seat
        self._shown = self._hidden = encode(write_event(event, moved))[:-1]
        self._shown_words = self._hidden_words = _words_of(event)
        owner = self._owner = seat if event.what == TOOK else event.owner  # as in ``is_shown``
        if owner >= 0:
            hidden = shown_to(event, -1)
            self._hidden = encode(write_event(Event(event.what, seat, hidden.cards, event.number, seat)))[:-1]
            self._hidden_words = _words_of(hidden)

    def for_receiver(self, seat: int, language: str, names: Sequence[bytes]) -> bytes:
        """Return the event as JSON for a seat, or for spectators; with sentences if a language is given.

        ``names`` are those of the players, by seat, encoded to be inserted into a string.
        """
        shown = self._owner < 0 or self._owner == seat
        encoded = self._shown if shown else self._hidden
        if language:
            words = self._shown_words if shown else self._hidden_words
            found = words.find(self.seat == seat, language)
            if found:
                if self.seat >= 0:
                    found = found.replace(_PLAYER, names[self.seat])
                return b"%b%b}" % (encoded, found)
        return encoded + b"}"


#: An event ready to send, with the physical cards it moved: made once while it is among the recent ones.
encoded_event: Final = lru_cache(maxsize=_KEPT)(EncodedEvent)


class _EventWords:
    """The words of a redacted event, by language: for the player whose event it is, and for all others."""

    __slots__ = ("_event", "_others", "_own")

    def __init__(self, event: Event) -> None:
        self._event = event
        self._own: dict[str, bytes] = {}
        self._others: dict[str, bytes] = {}

    def find(self, own: bool, language: str) -> bytes:
        """Return the words in a language, composed when they are first needed."""
        known = self._own if own else self._others
        found = known.get(language)
        if found is None:
            found = known[language] = _encode_words(self._event, own, language)
        return found


_kept_words: Final = lru_cache(maxsize=_KEPT)(_EventWords)


def _words_of(event: Event) -> _EventWords:
    """Return the words of a redacted event, which all tables and usually all seats share."""
    what = event.what
    if what in _AT_ANY_SEAT:
        number = 0 if what == happened.TURN else event.number
        event = Event(what, 0, event.cards, number, min(event.owner, 0))
    return _kept_words(event)


def compose_words(language: str) -> None:
    """Compose the words of all actions, so that no move has to wait for them."""
    for action in ALL_ACTIONS:
        words = _words_of(Event(happened.ACTED, 0, number=action))
        for own in (False, True):
            words.find(own, language)


def _encode_words(event: Event, own: bool, language: str) -> bytes:
    """Encode sentence and phrase as the last fields of a struct; ``PLAYER`` stands for the player's name."""
    with use_language(language):
        you = event.seat if own else _ANOTHER
        sentence, phrase = event_text(event, [PLAYER] * (event.seat + 1), you), event_phrase(event, you)
    found = b""
    if sentence:
        found += b',"sentence":' + encode(sentence)
    if phrase:
        found += b',"phrase":' + encode(phrase)
    return found


def write_event(
    event: Event,
    moved: Sequence[int] = (),
    sentence: str | UnsetType = UNSET,
    *,
    further_sets: bool = False,
) -> AnyEvent:
    """Write a redacted event as a struct; ``moved`` are the physical cards it moved, if they are known.

    They are included only if the event shows its cards, so a secret cannot slip through here. Without them,
    ``further_sets`` of the setup decides which cards a take plays.
    """
    what, seat = event.what, event.seat + 1
    if what == happened.ACTED:
        return _acted(event, further_sets, moved, sentence)
    if what == happened.TURN:
        return wire.Turn(seat, event.turn + 1, sentence=sentence)
    if what in _OF_CARDS:
        return _OF_CARDS[what](seat, _cards(event, moved), sentence=sentence)
    if what in _OF_AMOUNT:
        return _OF_AMOUNT[what](seat, event.amount, sentence=sentence)
    if what in _OF_POINTS:
        return _OF_POINTS[what](seat, event.points, sentence=sentence)
    if what in _OF_SEAT:
        return _OF_SEAT[what](seat, sentence=sentence)
    if what in _OF_WORDS:
        return _OF_WORDS[what](seat, event.words, sentence=sentence)
    if what == happened.CANASTA:
        return wire.Canasta(seat, rank_of(event.place), sentence=sentence)
    if what == happened.OUT:
        return wire.Out(seat, event.concealed, sentence=sentence)
    if what == happened.OVER:
        return wire.Over(seat, cast(Ending, ENDING_WORDS[event.ending]), sentence=sentence)
    return _seldom(event, moved, sentence)


def _seldom(event: Event, moved: Sequence[int], sentence: str | UnsetType) -> AnyEvent:
    what, seat = event.what, event.seat + 1
    cards = _cards(event, moved)
    if what == happened.SPECIAL_HAND:
        return wire.SpecialHand(seat, cards, event.special, sentence=sentence)
    if what == happened.BACK:
        return wire.Back(seat, cards, _rank_back(event), sentence=sentence)
    if what == happened.EXPOSED:
        return wire.Exposed(seat, cards, event.meldable, event.words == FIRST, sentence=sentence)
    if what == happened.PENALISED:
        message, _, paragraph = event.words.partition(" ")
        return wire.Penalised(seat, event.points, message, paragraph, sentence=sentence)
    if what == happened.RESERVE:
        return wire.Reserve(seat, cards, event.amount, sentence=sentence)
    assert what == happened.TRIED, what
    return wire.Tried(seat, action_text(event.action), cards, event.words, sentence=sentence)


def _acted(event: Event, further_sets: bool, moved: Sequence[int], sentence: str | UnsetType) -> wire.Acted:
    action, seat = event.action, event.seat + 1
    takes = TAKE_PAIR <= action < LAY_NATURAL
    if moved:
        cards = card_names(moved)
    elif action in (SHOW_RED, SHOW_BLACK):
        cards = []  # a separate event shows them
    else:
        cards = kind_names(cards_played(action, further_sets))
        if takes:
            cards += kind_names([action & KIND])
    top: Card | UnsetType = cards.pop() if takes else UNSET
    return wire.Acted(seat, action_text(action), cards, top, sentence=sentence)


def _cards(event: Event, moved: Sequence[int]) -> list[Card]:
    if moved and UNKNOWN not in event.cards:
        return card_names(moved)
    return kind_names(event.cards)


def _rank_back(event: Event) -> Rank:
    if event.place == RANKLESS and BLACK_THREE in event.cards:
        return rank_of(BLACK_THREE)
    return rank_of(event.place)


def write_events(
    events: Sequence[Event],
    setup: Setup,
    seat: int,
    moved: Sequence[Sequence[int]] = (),
    *,
    names: Sequence[str] | None = None,
) -> list[AnyEvent]:
    """Write events as a seat (-1: a spectator) may see them; with ``names`` by seat, also in sentences."""
    structs = []
    for number, event in enumerate(events):
        shown = shown_to(event, seat)
        sentence = UNSET if names is None else event_text(shown, names, seat) or UNSET
        cards = moved[number] if moved else ()
        written = write_event(shown, cards, sentence, further_sets=setup.with_top > 0)
        if names is not None:
            written.phrase = event_phrase(shown, seat) or UNSET
        structs.append(written)
    return structs


def read_event(event: AnyEvent) -> Event:
    """Convert a struct back to the engine's event, so that a view can follow it.

    >>> read_event(wire.Opened(2, 65)) == Event(happened.OPENED, 1, number=65)
    True
    """
    what, seat = _WHAT[type(event)], event.seat - 1
    cards, number, words = b"", 0, ""
    match event:
        case wire.Acted():
            number = parse_action(event.action)
        case wire.Tried():
            number, words = irregular(seat, parse_action(event.action)), event.irregularity
        case wire.Turn():
            number = event.turn - 1
        case wire.RedThree() | wire.BlackThree() | wire.Buried():
            number = len(event.cards)
        case wire.Talon() | wire.Rebuilt() | wire.Refilled() | wire.Owes():
            number = event.count
        case wire.Announced() | wire.Reserve():
            number = event.left
        case wire.Opened() | wire.Fined() | wire.Raised():
            number = event.points
        case wire.Penalised():
            number, words = event.points, f"{event.message} {event.paragraph}"
        case wire.Canasta() | wire.Back():
            number = _PLACES[event.rank]
        case wire.SpecialHand():
            number = event.special
        case wire.Exposed():
            number, words = int(event.meldable), FIRST if event.first else ""
        case wire.Called() | wire.Lapsed():
            words = event.irregularity
        case wire.Ruled():
            words = event.decision
        case wire.StandIn():
            words = event.why
        case wire.Out():
            number = int(event.concealed)
        case wire.Over():
            number = ENDINGS[event.ending]
        case _:
            pass
    if what != happened.ACTED:
        cards = kinds_of(getattr(event, "cards", ()))
    return Event(what, seat, cards, number, seat if what in _SECRET else -1, words)


#: The index of a set by its rank.
_PLACES: Final = {rank_of(rank): rank for rank in range(RANKS)} | {"wild": RANKLESS, "B": RANKLESS}
