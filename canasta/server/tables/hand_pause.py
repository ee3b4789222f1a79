"""The pause after a hand, in which the players read the score sheet.

It ends when all players who are present are ready for the next hand. A person who plays with bots only is
awaited without a limit, if a client of theirs sends ``next``; else the next hand is dealt after ``between``
seconds in any case.
The answers are in memory only: after a restart of the server the players send them again.
"""

from __future__ import annotations

from collections.abc import Collection

from canasta.server.tables.game import LiveGame
from canasta.server.tables.room import Room
from canasta.wire.protocol import NextHand

#: A game and the number of a hand in it.
Hand = tuple[str, int]


class HandPause:
    """The pause after the current hand of one table."""

    def __init__(self) -> None:
        self._hand: Hand = ("", 0)
        self._ready: set[str] = set()  #: the ids of people
        self._sent: object = None

    def say_ready(self, hand: Hand, person: str) -> None:
        """Note that a person is ready for the hand after this one."""
        self._begin(hand)
        self._ready.add(person)

    def awaited(self, hand: Hand, room: Room, present: Collection[str]) -> list[int]:
        """Return the places of the people who are present and not ready, from 0."""
        self._begin(hand)
        return [
            place
            for place, chair in enumerate(room.chairs)
            if chair.person in present and not chair.stand_in and chair.person not in self._ready
        ]

    def message(self, room: Room, awaited: list[int], left: float | None) -> NextHand | None:
        """Return the message about the pause; None if it was sent already.

        ``left``: Seconds until the next hand is dealt in any case; None without a limit.
        """
        state = self._hand, tuple(awaited), left is None
        if state == self._sent:
            return None
        self._sent = state
        milliseconds = None if left is None else round(left * 1000)
        return NextHand(room.id, [place + 1 for place in awaited], milliseconds)

    def send_again(self) -> None:
        """Let the message be sent again, because a client has joined."""
        self._sent = None

    def _begin(self, hand: Hand) -> None:
        if hand != self._hand:
            self._hand, self._ready = hand, set()


def hand_of(game: LiveGame) -> Hand:
    """Return the current hand of a game."""
    return game.stored.stream, game.match.hand_number


def plays_alone(room: Room) -> bool:
    """Return True if bots play in all places but one."""
    return sum(bool(chair.person) and not chair.stand_in for chair in room.chairs) == 1
