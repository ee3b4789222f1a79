"""Narration of the other players' actions: one sentence per turn, or in the plain style one per fact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, KIND_OF_CARD
from canasta.match import Report, Undone
from canasta.messages import Param, listed, say, text
from canasta.table.actions import DISCARD, FAMILY, KIND, LAY_NATURAL, LAY_WILD, PASS, needs
from canasta.table.events import (
    ACTED,
    ANNOUNCED,
    BLACK_THREE_SHOWN,
    CANASTA,
    DEALT,
    DREW,
    FINED,
    MISSED,
    OPENED,
    OUT,
    OVER,
    REBUILT,
    RED_THREE_SHOWN,
    REFEREES,
    REFILLED,
    RESERVE,
    SPECIAL_HAND,
    TALON,
    TOOK,
    TURN,
    UPCARD,
    Event,
)
from canasta.table.packing import RANKLESS
from canasta.tui.faces import card_face
from canasta.wording import TOLD_BY_EVENTS, action_words, cards_words, event_text, starts_set

_SHORT: Final = {
    DREW: "play.did.drew",
    RED_THREE_SHOWN: "wording.does.red_three",
    BLACK_THREE_SHOWN: "wording.does.red_three",
    TALON: "wording.does.talon",
    ANNOUNCED: "play.did.announced",
    SPECIAL_HAND: "wording.does.special_hand",
    RESERVE: "play.did.reserve",
    TOOK: "play.did.took",
    OPENED: "play.did.opened",
    CANASTA: "wording.does.canasta",
    FINED: "play.did.fined",
    MISSED: "wording.does.missed",
}
#: Events that always get a sentence, whichever player caused them.
_FOR_ALL: Final = (UPCARD, REBUILT, OVER, *REFEREES)
_THREES: Final = (RED_THREE_SHOWN, BLACK_THREE_SHOWN)
#: Used instead of a rank: for new sets, and for a new set of wild cards.
_NEW: Final = -1
_NEW_WILD: Final = -2
_SUITLESS: Final = (JOKER, CALIENTE)


class Narrator:
    """Turns events into sentences; ``you`` is the reader's seat, -1 for a spectator."""

    def __init__(self, names: Sequence[str], you: int, *, plain: bool) -> None:
        self.names = names
        self.you = you
        self.plain = plain
        self.history: list[str] = []  #: every sentence of the hand
        self._turns: list[int] = []  #: the number of sentences at the start of each of the reader's turns
        self._lines: list[str] = []
        self._seat = -1
        self._doings: list[str] = []
        self._shown = 0  #: threes shown by the last event
        self._talon = False  #: whether it was a talon, after which cards are drawn
        self._cards: list[int] = []  #: being laid, or going to the set of rank ``_target``
        self._target = _NEW
        self._canastas: list[str] = []
        self._drawn: list[int] = []
        self._empty = False

    def add(self, report: Report) -> None:
        """Process the events of a report, which has only the number of other players' hidden cards."""
        seen = [*zip(report.events, report.cards, strict=True)]
        shown = {card for event, cards in seen if event.what in _THREES for card in cards}
        self._drawn = [
            card
            for event, cards in seen
            if event.what == DREW and event.seat == self.you
            for card in cards
            if card not in shown  # a three that was shown at once is reported as such
        ]
        for entry in report.entries:
            if isinstance(entry, Undone):
                self._close()
                sort = "you_undid" if entry.seat == self.you else "undid"
                self._note(text(f"play.did.{sort}", name=self.names[entry.seat]))
        merged = _merged(report.events)
        # A player who passes and continues found no card to draw (boat, ruling B8).
        self._empty = not any(event.what == OVER for event in merged)
        for event in merged:
            self._add_event(event)

    def last_round(self, most: int) -> list[str]:
        """Return the sentences since the reader's last turn before the current one, at most ``most``."""
        turns = self._turns[:-1] if self._seat == self.you else self._turns
        begin = turns[-1] if turns else 0
        return self.history[max(begin, len(self.history) - most) :]

    def sentences(self, *, so_far: bool = True) -> list[str]:
        """Return the new sentences; ``so_far`` includes those of an unfinished turn."""
        if so_far:
            self._close()
        lines, self._lines = self._lines, []
        return lines

    def _add_event(self, event: Event) -> None:
        if event.what == DEALT:
            return  # the hand itself is shown
        if event.what == TURN or event.seat != self._seat:
            self._close()
            self._seat = event.seat
            if event.what == TURN and event.seat == self.you:
                self._turns.append(len(self.history))
        if self.plain or event.what in _FOR_ALL or event.seat == self.you:
            self._close()
            sentence = self._special(event) or event_text(event, self.names, self.you)
            if sentence is not None and event.what != TURN:  # the table shows whose turn it is
                self._note(sentence)
            return
        if event.what == ACTED and LAY_NATURAL <= event.action < DISCARD:
            self._gather(event.action)
        elif event.what == CANASTA and self._cards:
            self._canastas.append(self._doing(event))
        else:
            doing = self._doing(event)
            if doing:
                self._settle()
                self._doings.append(doing)
        self._shown = len(event.cards) if event.what in _THREES else 0
        self._talon = event.what == TALON

    def _special(self, event: Event) -> str:
        """Name the physical cards that the reader drew, or say that there was nothing to draw."""
        if event.what == ACTED and event.action == PASS and self._empty:
            if event.seat == self.you:
                return text("play.did.you_pass_on")
            return text("play.did.sentence", name=self.names[event.seat], doings=text("play.did.pass_on"))
        if self.plain or event.what != DREW or event.seat != self.you:
            return ""
        faces: list[str] = []
        for kind in event.cards:
            for card in self._drawn:
                if KIND_OF_CARD[card] == kind:
                    self._drawn.remove(card)
                    faces.append(cards_words([kind]) if kind in _SUITLESS else card_face(card))
                    break
        return text("play.did.you_drew", card=listed(faces)) if len(faces) == len(event.cards) else ""

    def _gather(self, action: int) -> None:
        """Combine consecutive lays, and cards that go to the same set."""
        place = action & KIND
        target = _NEW_WILD if action & FAMILY == LAY_WILD else _NEW if starts_set(action) else place
        if self._cards and target != self._target:
            self._settle()
        self._target = target
        self._cards.extend(needs(action))

    def _settle(self) -> None:
        """Turn the collected cards into a phrase."""
        if self._cards:
            cards = cards_words(self._cards)
            if self._target == _NEW:  # set by set
                cards = listed([cards_words(list(alike)) for _, alike in groupby(self._cards)])
                self._doings.append(text("wording.does.lay", cards=cards))
            elif self._target == _NEW_WILD:
                self._doings.append(text("play.did.lay_wild", cards=cards))
            elif self._target != RANKLESS:
                self._doings.append(text("play.did.add", cards=cards, kind=self._target))
            elif BLACK_THREE in self._cards:
                self._doings.append(text("play.did.add_plain", cards=cards))
            else:
                self._doings.append(text("play.did.add_wild", cards=cards))
        self._doings.extend(self._canastas)
        self._cards, self._canastas = [], []

    def _doing(self, event: Event) -> str:
        if event.what == ACTED:
            if event.action == PASS and self._empty:
                return text("play.did.pass_on")
            return "" if event.action in TOLD_BY_EVENTS else action_words(event.action)
        if event.what == REFILLED:
            return "" if event.amount else text("play.did.refilled_none")
        if event.what == OUT:
            return text("wording.does.out_concealed" if event.concealed else "wording.does.out")
        if event.what not in _SHORT or (event.what == TOOK and not event.cards):
            return ""
        if event.what == DREW and self._talon:
            return ""
        if event.what == DREW and self._shown:
            number = len(event.cards)
            message = "replaced" if number == self._shown else "replacements"
            return text(f"play.did.{message}", number=number)
        if event.what == DREW and len(event.cards) > 1:
            return text("wording.does.drew", cards=cards_words(event.cards))
        params: dict[str, Param] = {"number": event.figure, "cards": cards_words(event.cards)}
        if event.what == TOOK:
            params["number"] = len(event.cards)
        if event.what == CANASTA:
            if event.place == RANKLESS:
                params["kinds"] = text("wording.many.wild")
            else:
                params["kind"] = event.place
        return say(_SHORT[event.what], params)

    def _close(self) -> None:
        """Turn another player's turn so far into one sentence."""
        self._settle()
        if self._doings:
            doings, self._doings = listed(self._doings), []
            self._note(text("play.did.sentence", name=self.names[self._seat], doings=doings))

    def _note(self, sentence: str) -> None:
        self._lines.append(sentence)
        self.history.append(sentence)


def _merged(events: Iterable[Event]) -> list[Event]:
    """Merge consecutive draws."""
    merged: list[Event] = []
    for event in events:
        last = merged[-1] if merged else None
        if last is not None and event.what == last.what == DREW and event.seat == last.seat:
            merged[-1] = last._replace(cards=last.cards + event.cards)
        else:
            merged.append(event)
    return merged
