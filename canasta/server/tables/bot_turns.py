"""Bots' turns at a table: a bot thinks in another process, and acts if the position is still the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from canasta.match import Step
from canasta.server.tables.clock import noted, out_of_time
from canasta.server.tables.game import LiveGame
from canasta.server.tables.room import Room
from canasta.table.actions import parse_action

if TYPE_CHECKING:
    from canasta.server.tables.table import Table

#: A function that does something in a game.
GameChange = Callable[[LiveGame], Iterable[Step]]


class BotTurns:
    """The turns of a table's bots; ``act`` does something in the game, in the table's queue."""

    def __init__(self, table: Table, act: Callable[[GameChange], Awaitable[None]]) -> None:
        self._table = table
        self._act = act
        self._moment: tuple[str, int] | None = None  #: game and entry count that a bot thinks about

    def forget(self) -> None:
        """Discard the result of a bot that is thinking."""
        self._moment = None

    def begin(self, game: LiveGame, place: int, level: str, delay: float) -> None:
        """Let a bot think, unless it already does; it acts after ``delay`` seconds at the earliest."""
        table, moment = self._table, _moment_of(game)
        if self._moment == moment:
            return
        self._moment = moment

        async def thinking() -> None:
            action = await table.hub.decide(game, level, delay)
            table.queue.add(lambda: self._acts(moment, place, action))

        table.hub.spawn(thinking())

    async def _acts(self, moment: tuple[str, int], place: int, action: str) -> None:
        room, game = self._table.load(), self._table.game
        self._moment = None
        if game is None or _moment_of(game) != moment:
            return
        if room.status == "playing" and room.proposal is None and bot_at(room, game, place):
            for_somebody = room.chairs[place].for_somebody
            await self._act(lambda game: _played(game, place, parse_action(action), for_somebody))


def bot_at(room: Room, game: LiveGame, place: int) -> str:
    """Return the level of the bot that plays at a place now; empty if a person does."""
    return room.chairs[place].played_by or (room.new.stand_in if out_of_time(game.match) else "")


def _played(game: LiveGame, place: int, action: int, for_somebody: bool) -> Iterable[Step]:
    """Do a bot's action; if it plays in place of a person, note that once in the turn."""
    match = game.match
    if for_somebody and not noted(match):
        match.note(match.actor, "away")  # reported with the next step
    yield from game.act(place, [action])


def _moment_of(game: LiveGame) -> tuple[str, int]:
    return game.kept.stream, len(game.match.entries)
