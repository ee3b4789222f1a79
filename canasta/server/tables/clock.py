"""The clock of a table: time per turn, then a time bank for the whole game.

The banks are stored in the stream of the table, and so is the elapsed time of a turn that was interrupted by
a pause. The current turn is in memory only: after a restart its player has the full turn time again.

At a slow table (an hour per turn or more) the end of the turn is stored instead, by the wall clock: its time
runs on while no client is connected and while the server is down. Slow tables have no time banks.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from canasta.match import Acted, Agreed, Match, Noted, Undone
from canasta.server.tables.indexes import Entries
from canasta.server.tables.room import Room
from canasta.wire.protocol import ClockChanged

#: A hand and a turn in it.
Turn = tuple[int, int]


class TimeLeft(NamedTuple):
    """Milliseconds that a player has left: in this turn, and in the bank."""

    turn: int
    bank: int


def turn_of(match: Match) -> Turn:
    """Return the current turn; (0, 0) if there is none."""
    return (match.hand_number, match.state.turn) if match.actor >= 0 and match.state else (0, 0)


def wall_time() -> float:
    """Return the time of day, as Unix time."""
    return time.time()


def turn_entries(room: Room, match: Match) -> Entries:
    """Return the entry about the person to act at a slow table, if that has changed."""
    wanted = None
    if room.slow and match.actor >= 0 and match.state is not None and not out_of_time(match):
        place = match.seats[match.actor]
        if not room.chairs[place].played_by:
            wanted = (*turn_of(match), place)
    if wanted == room.turn:
        return []
    return [("turn", {"turn": [*wanted], "until": wall_time() + room.new.turn_time} if wanted else {})]


def stand_in_reason(match: Match) -> str:
    """Return why a bot plays this turn for the player to act: ``time``, ``away``, or "" if none does."""
    turn = turn_of(match)[1]
    for entry in reversed(match.entries):
        if type(entry) is Acted:  # nearly all of them
            if entry.turn != turn:
                break
        elif isinstance(entry, Noted) and entry.turn == turn and entry.seat == match.actor:
            return entry.why
        elif not isinstance(entry, Undone | Noted | Agreed) or getattr(entry, "turn", turn) != turn:
            break
    return ""


def out_of_time(match: Match) -> bool:
    """Return True if the player to act has run out of time in this turn."""
    return stand_in_reason(match) == "time"


class Clock:
    """The clock of one table. Times are in seconds of a monotonic clock."""

    def __init__(self) -> None:
        self.turn: Turn = (0, 0)
        self.place = -1
        self._spent: dict[int, float] = {}  #: milliseconds in this turn, by place
        self._since: float | None = None
        self._told: object = None

    def run(self, turn: Turn, place: int, now: float) -> None:
        """Start the clock of a place."""
        if turn != self.turn:
            self.turn, self._spent = turn, {}
        self.place, self._since = place, now

    def stop(self, now: float) -> None:
        """Stop the clock."""
        if self._since is not None:
            self._spent[self.place] = self._spent.get(self.place, 0.0) + (now - self._since) * 1000
        self._since = None

    def left(self, room: Room, place: int, now: float) -> TimeLeft:
        """Return the time that a place has left now."""
        if room.slow:
            own = room.turn is not None and room.turn[2] == place
            left = room.turn_until - wall_time() if own else room.new.turn_time
            return TimeLeft(max(0, round(left * 1000)), 0)
        spent = self._spent.get(place, 0.0)
        if self._since is not None and place == self.place:
            spent += (now - self._since) * 1000
        turn = room.new.turn_time * 1000
        bank = room.banks[place] - max(0.0, spent - turn)
        return TimeLeft(max(0, round(turn - spent)), max(0, round(bank)))

    def charges(self, room: Room, match: Match, now: float) -> Entries:
        """Return entries that charge the banks, if the turn that the clock ran for has ended."""
        if not room.new.turn_time or room.slow or turn_of(match) == self.turn:
            return []
        self.stop(now)
        spent, self._spent = self._spent, {}
        found: Entries = []
        for place, milliseconds in spent.items():
            over = round(milliseconds) - room.new.turn_time * 1000
            if over > 0 and room.banks[place]:
                found.append(("bank", {"place": place, "left": max(0, room.banks[place] - over)}))
        return found

    def stopped(self, now: float) -> dict[str, object]:
        """Stop the clock and return the state of the current turn, to be stored with a pause."""
        self.stop(now)
        spent = {str(place): round(milliseconds) for place, milliseconds in self._spent.items()}
        return {"turn": list(self.turn), "spent": spent} if spent else {}

    def resume(self, stopped: dict[str, object]) -> None:
        """Restore a turn from what ``stopped`` returned."""
        turn, spent = stopped.get("turn"), stopped.get("spent")
        if isinstance(turn, list) and isinstance(spent, dict) and self.turn == (0, 0):
            self.turn = (turn[0], turn[1])
            self._spent = {int(place): milliseconds for place, milliseconds in spent.items()}

    def news(self, room: Room, now: float, *, anew: bool = False) -> ClockChanged | None:
        """Return the message about the clock; None if it has not changed, unless ``anew`` is set."""
        if not room.new.turn_time or not room.playing:
            before, self._told = self._told, None
            return ClockChanged(room.id, 0, 0, [], False) if before else None
        running = self._since is not None
        state = (self.turn, self.place, running, room.new.turn_time, tuple(room.banks))
        if state == self._told and not anew:
            return None
        self._told = state
        left = self.left(room, self.place, now) if self.place >= 0 else TimeLeft(0, 0)
        banks = [self.left(room, place, now).bank for place in range(len(room.banks))]
        return ClockChanged(room.id, self.place + 1, left.turn, banks, running)
