"""A bot at a table: it thinks elsewhere, and acts if what it thought about is still what is to be done."""

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

#: Something that is done in a game.
Doing = Callable[[LiveGame], Iterable[Step]]


class BotTurns:
    """The turns of a table's bots; ``act`` does something in the game, in the table's queue."""

    def __init__(self, table: Table, act: Callable[[Doing], Awaitable[None]]) -> None:
        self._table = table
        self._act = act
        self._moment: tuple[str, int] | None = None  #: game and number of the moment a bot thinks about

    def forget(self) -> None:
        """Whoever thinks does so in vain."""
        self._moment = None

    def begin(self, game: LiveGame, place: int, level: str, delay: float) -> None:
        """Let a bot think, unless it does already; it takes so many seconds at least."""
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
    """The level of the bot that plays here now; nothing if a person does."""
    return room.chairs[place].played_by or (room.new.stand_in if out_of_time(game.match) else "")


def _played(game: LiveGame, place: int, action: int, for_somebody: bool) -> Iterable[Step]:
    """What a bot does; where it plays in somebody's place, that is noted once in the turn."""
    match = game.match
    if for_somebody and not noted(match):
        match.note(match.actor, "away")  # which the next step tells
    yield from game.act(place, [action])


def _moment_of(game: LiveGame) -> tuple[str, int]:
    return game.kept.stream, len(game.match.entries)
