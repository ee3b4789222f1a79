"""The data of an OpenSpiel state: the pack, the table, and the events each seat has seen."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from canasta.cards import kinds_text
from canasta.clauses.setup import Setup
from canasta.engine import Event, State, deal, play_out_step, redact, sample, view
from canasta.engine.random_play import Dice, FollowingShuffler, shuffled
from canasta.envs.table import setup_of
from canasta.table.actions import ACTIONS, action_text
from canasta.table.events import ACTED, MEANINGS, TURN
from canasta.table.state import STATE_FIELDS


class SpielHand:
    """The data of an OpenSpiel state besides its history, copied and pickled as a whole.

    ``logs`` has the events of the hand as each seat saw them, and last as a spectator saw them, with hidden
    cards removed. ``done`` counts how often each seat performed each action.
    """

    __slots__ = ("done", "logs", "order", "players", "rules", "state")

    def __init__(self, rules: str, players: int) -> None:
        self.rules = rules
        self.players = players
        self.order = b""  #: the cards dealt by chance moves so far
        self.state: State | None = None
        self.logs: list[str] = []
        self.done = b""

    @property
    def setup(self) -> Setup:
        """The book and the number of players."""
        return setup_of(self.rules, self.players)

    def __deepcopy__(self, memo: object) -> SpielHand:
        new = SpielHand.__new__(SpielHand)
        new.rules = self.rules
        new.players = self.players
        new.order = self.order
        new.state = None if self.state is None else self.state.copy()
        new.logs = self.logs.copy()
        new.done = self.done
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return (_hand, (self.rules, self.players, self.order, self.logs, self.done, _fields(self.state)))

    def begin(self) -> None:
        """Deal the hand, once the pack is complete."""
        setup = self.setup
        events: list[Event] = []
        self.state = deal(setup, self.order, events=events, shuffler=FollowingShuffler(self.order))
        self.logs = [""] * (setup.seats + 1)
        self.done = bytes(setup.seats * ACTIONS)
        self._log(events)

    def act(self, action: int) -> None:
        """Perform an action, and log it for every seat."""
        state = self.state
        assert state is not None
        place = state.actor * ACTIONS + action
        number = min(self.done[place] + 1, 255)
        self.done = self.done[:place] + bytes((number,)) + self.done[place + 1 :]
        events: list[Event] = []
        play_out_step(state, action, events)
        self._log(events)

    def _log(self, events: list[Event]) -> None:
        onlooker = len(self.logs) - 1
        for event in events:
            if event.what == TURN:
                continue
            hidden = _event_text(redact(event, -1))
            for seat in range(len(self.logs)):
                owns = event.owner == seat and seat != onlooker
                self.logs[seat] += _event_text(event) if owns else hidden

    def resampled(self, seat: int, rng: Random) -> SpielHand:
        """Return a hand that looks the same to a seat, with the cards it cannot see dealt again.

        Private information of the other seats is removed: their logs keep only public events.
        """
        assert self.state is not None
        new = SpielHand(self.rules, self.players)
        new.order = shuffled(self.setup.deck, Dice(rng.getrandbits(64)))  # not the true order
        new.state = sample(view(self.state, seat), rng)
        new.state.shuffler = FollowingShuffler(new.order)
        new.logs = [self.logs[-1]] * len(self.logs)
        new.logs[seat] = self.logs[seat]
        new.done = self.done
        return new


def _event_text(event: Event) -> str:
    if event.what == ACTED:
        return f"\n{event.seat + 1} {action_text(event.action)}"
    value = getattr(event, MEANINGS.get(event.what, "figure"))
    number = f" {value:d}" if value else ""
    cards = f" {kinds_text(event.cards)}" if event.cards else ""
    return f"; {event.what} {event.seat + 1}{cards}{number}"


#: These may be native arrays, which cannot be pickled.
_WORDS: Final = ("held", "laid")
_FIELDS: Final = tuple(name for name in STATE_FIELDS if name not in ("setup", "shuffler"))


def _fields(state: State | None) -> tuple[Any, ...] | None:
    if state is None:
        return None
    return tuple(list(getattr(state, name)) if name in _WORDS else getattr(state, name) for name in _FIELDS)


def _hand(
    rules: str, players: int, order: bytes, logs: list[str], done: bytes, fields: tuple[Any, ...] | None
) -> SpielHand:
    """Restore a pickled hand."""
    hand = SpielHand(rules, players)
    hand.order, hand.logs, hand.done = order, logs, done
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
