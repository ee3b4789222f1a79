"""A bot at a table: it thinks elsewhere, and acts if what it thought about is still what is to be done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from canasta.match import Step
from canasta.server.tables.game import LiveGame
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

    def begin(self, game: LiveGame, place: int, level: str) -> None:
        """Let a bot think, unless it does already."""
        table, moment = self._table, _moment_of(game)
        if self._moment == moment:
            return
        self._moment = moment

        async def thinking() -> None:
            action = await table.hub.think(game, level)
            table.queue.add(lambda: self._acts(moment, place, action))

        table.hub.spawn(thinking())

    async def _acts(self, moment: tuple[str, int], place: int, action: str) -> None:
        room, game = self._table.load(), self._table.game
        self._moment = None
        if game is None or _moment_of(game) != moment:
            return
        if room.status == "playing" and room.chairs[place].played_by:
            await self._act(lambda game: game.act(place, [parse_action(action)]))


def _moment_of(game: LiveGame) -> tuple[str, int]:
    return game.kept.stream, len(game.match.entries)
