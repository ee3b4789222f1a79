"""The data of an OpenSpiel state: the pack, the table, and the events each seat has seen."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from canasta.cards import kinds_text
from canasta.clauses.setup import Setup
from canasta.engine import Event, State, deal, play_out_step, redact, sample, view
from canasta.engine.random_play import Dice, FollowingShuffler, shuffled
from canasta.table.actions import ACTIONS, action_text
from canasta.table.events import ACTED, DEALT, MEANINGS, TURN
from canasta.table.state import STATE_FIELDS


class ObservedHand:
    """The data of an OpenSpiel state besides its history, copied and pickled as a whole.

    ``done`` counts how often each seat performed each action.
    """

    __slots__ = ("_logs", "_unwritten", "done", "order", "setup", "state")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.order = b""  #: the cards dealt by chance moves so far
        self.state: State | None = None
        self._logs: list[str] = []
        self._unwritten: list[Event] = []  #: events that are not in the logs yet: most are never asked for
        self.done = b""

    @classmethod
    def of(cls, setup: Setup, order: bytes) -> ObservedHand:
        """Return a hand dealt from an order of the pack."""
        hand = cls(setup)
        hand.order = order
        hand.begin()
        return hand

    def copy(self) -> ObservedHand:
        """Return an independent copy."""
        new = ObservedHand.__new__(ObservedHand)
        new.setup = self.setup
        new.order = self.order
        new.state = None if self.state is None else self.state.copy()
        new._logs = self._logs.copy()
        new._unwritten = self._unwritten.copy()
        new.done = self.done
        return new

    def __deepcopy__(self, memo: object) -> ObservedHand:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_hand, (self.setup, self.order, self.logs, self.done, _fields(self.state)))

    def begin(self) -> None:
        """Deal the hand, once the pack is complete."""
        setup = self.setup
        events: list[Event] = []
        self.state = deal(setup, self.order, events=events, shuffler=FollowingShuffler(self.order))
        self._logs = [""] * (setup.seats + 1)
        self._unwritten = events
        self.done = bytes(setup.seats * ACTIONS)

    def act(self, action: int) -> None:
        """Perform an action, and log it for every seat."""
        state = self.state
        assert state is not None
        place = state.actor * ACTIONS + action
        number = min(self.done[place] + 1, 255)
        self.done = self.done[:place] + bytes((number,)) + self.done[place + 1 :]
        play_out_step(state, action, self._unwritten)

    @property
    def logs(self) -> list[str]:
        """What each seat has seen, and last a spectator."""
        logs = self._logs
        onlooker = len(logs) - 1
        for event in self._unwritten:
            if event.what == TURN:
                continue
            hidden = _event_text(redact(event, -1))
            for seat in range(len(logs)):
                owns = event.owner == seat and seat != onlooker
                logs[seat] += _event_text(event) if owns else hidden
        self._unwritten = []
        return logs

    def resampled(self, seat: int, rng: Random) -> ObservedHand:
        """Return a hand that looks the same to a seat, with the cards it cannot see dealt again.

        Private information of the other seats is removed: their logs keep only public events.
        """
        assert self.state is not None
        new = ObservedHand(self.setup)
        new.order = shuffled(self.setup.deck, Dice(rng.getrandbits(64)))  # not the true order
        new.state = sample(view(self.state, seat), rng)
        new.state.shuffler = FollowingShuffler(new.order)
        logs = self.logs
        new._logs = [logs[-1]] * len(logs)
        new._logs[seat] = logs[seat]
        new.done = self.done
        return new


def _event_text(event: Event) -> str:
    if event.what == ACTED:
        return f"\n{event.seat + 1} {action_text(event.action)}"
    value = getattr(event, MEANINGS.get(event.what, "figure"))
    number = f" {value:d}" if value else ""
    # In which order the cards of a hand were dealt makes no difference to anyone.
    dealt = sorted(event.cards) if event.what == DEALT else event.cards
    cards = f" {kinds_text(dealt)}" if dealt else ""
    return f"; {event.what} {event.seat + 1}{cards}{number}"


#: These may be native arrays, which cannot be pickled.
_WORDS: Final = ("held", "laid")
_FIELDS: Final = tuple(name for name in STATE_FIELDS if name not in ("setup", "shuffler"))


def _fields(state: State | None) -> tuple[Any, ...] | None:
    if state is None:
        return None
    return tuple(list(getattr(state, name)) if name in _WORDS else getattr(state, name) for name in _FIELDS)


def _hand(
    setup: Setup, order: bytes, logs: list[str], done: bytes, fields: tuple[Any, ...] | None
) -> ObservedHand:
    """Restore a pickled hand."""
    hand = ObservedHand(setup)
    hand.order, hand._logs, hand.done = order, logs, done
    if fields is not None:
        state = State()
        for name, value in zip(_FIELDS, fields, strict=True):
            if name in _WORDS:
                words = getattr(state, name)
                for place, word in enumerate(value):
                    words[place] = word
                value = words
            setattr(state, name, value)
        state.setup = hand.setup
        state.shuffler = FollowingShuffler(order)
        hand.state = state
    return hand
