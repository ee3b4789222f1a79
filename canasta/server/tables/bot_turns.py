"""Bots' turns at a table: a bot thinks in another process, and acts if the position is still the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from canasta.match import Step
from canasta.server.tables.clock import out_of_time, stand_in_reason
from canasta.server.tables.command_queue import Job
from canasta.server.tables.game import LiveGame
from canasta.server.tables.journal import GameChange, Journal
from canasta.server.tables.room import Room
from canasta.table.actions import parse_action

#: Returns a bot's action in a game; the arguments are the level and the minimum delay in seconds.
Decide = Callable[[LiveGame, str, float], Awaitable[str]]
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class BotTurns:
    """The turns of a table's bots.

    Args:
        journal: The state of the table.
        decide: Chooses a bot's action.
        spawn: Runs a coroutine in the background.
        enqueue: Adds a job to the table's queue.
        act: Does something in the game, within a job.
    """

    def __init__(
        self,
        journal: Journal,
        decide: Decide,
        spawn: Spawn,
        enqueue: Callable[[Job], None],
        act: Callable[[GameChange], Awaitable[None]],
    ) -> None:
        self._journal = journal
        self._decide = decide
        self._spawn = spawn
        self._enqueue = enqueue
        self._act = act
        self._moment: tuple[str, int] | None = None  #: game and entry count that a bot thinks about

    @property
    def thinking(self) -> bool:
        """True while a bot chooses its action."""
        return self._moment is not None

    def forget(self) -> None:
        """Discard the result of a bot that is thinking."""
        self._moment = None

    def begin(self, game: LiveGame, place: int, level: str, delay: float) -> None:
        """Let a bot think, unless it already does; it acts after ``delay`` seconds at the earliest."""
        moment = _moment_of(game)
        if self._moment == moment:
            return
        self._moment = moment

        async def think() -> None:
            action = await self._decide(game, level, delay)
            self._enqueue(lambda: self._play(moment, place, action))

        self._spawn(think())

    async def _play(self, moment: tuple[str, int], place: int, action: str) -> None:
        room, game = self._journal.loaded(), self._journal.game
        self._moment = None
        if game is None or _moment_of(game) != moment:
            return
        if room.status == "playing" and room.proposal is None and bot_at(room, game, place):
            for_person = room.chairs[place].plays_for_person
            await self._act(lambda game: _bot_steps(game, place, parse_action(action), for_person))


def bot_at(room: Room, game: LiveGame, place: int) -> str:
    """Return the level of the bot that plays at a place now; empty if a person does."""
    return room.chairs[place].played_by or (room.new.stand_in if out_of_time(game.match) else "")


def _bot_steps(game: LiveGame, place: int, action: int, for_person: bool) -> Iterable[Step]:
    """Do a bot's action; if it plays in place of a person, note that once in the turn."""
    match = game.match
    if for_person and not stand_in_reason(match):
        yield match.note(match.actor, "away")
    yield from game.act(place, [action])


def _moment_of(game: LiveGame) -> tuple[str, int]:
    return game.stored.stream, len(game.match.entries)
