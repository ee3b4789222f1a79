"""An ordinary game server, to compare ours with: Starlette, ``json`` and one SQLite commit per move.

The game is a toy: a move discards a card and draws another. The server checks whose turn it is and nothing
else. It writes the move to the disk (``synchronous = FULL``, as ours does), sends each player a private view,
spectators the same without a hand, and the sender an acknowledgement.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from random import Random
from typing import Any, Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from canasta.cards import PACK
from canasta.wire.base import CARD_NAMES

#: Cards in a hand, cards in a meld, and melds of a side; the size of a view is like that of a game under way.
_HAND: Final = 13
_MELD: Final = 4
_MELDS: Final = 4


class _Table:
    """A table of the toy game."""

    def __init__(self, id: str, players: int) -> None:
        stock = list(CARD_NAMES[: 3 * PACK])
        Random(id).shuffle(stock)
        self.id = id
        self.number = 0  #: number of moves so far
        self.hands = [[stock.pop() for _ in range(_HAND)] for _ in range(players)]
        self.melds = [[[stock.pop() for _ in range(_MELD)] for _ in range(_MELDS)] for _ in range(2)]
        self.pile = [stock.pop()]
        self.stock = stock
        self.sockets: list[tuple[int, WebSocket]] = []  #: with their seats; -1 for spectators

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.number % len(self.hands)

    def move(self, place: int) -> dict[str, Any]:
        """Discard a card, draw another and pass the turn."""
        seat = self.turn
        hand = self.hands[seat]
        card = hand.pop(place)
        hand.append(self.stock.pop())
        self.pile.append(card)
        if not self.stock:
            self.stock, self.pile = self.pile[:-1], self.pile[-1:]
        self.number += 1
        return {
            "kind": "discarded",
            "seat": seat,
            "card": card,
            "text": f"Player {seat + 1} discards {card}.",
        }

    def view(self, seat: int, event: dict[str, Any] | None) -> dict[str, Any]:
        """Return the table as a seat sees it; a spectator sees no hand."""
        return {
            "type": "view",
            "table": self.id,
            "number": self.number,
            "turn": self.turn,
            "you": seat,
            "hand": self.hands[seat] if seat >= 0 else [],
            "actions": [{"kind": "discard", "card": card} for card in self.hands[seat]]
            if seat == self.turn
            else [],
            "players": [
                {"seat": place, "name": f"Player {place + 1}", "cards": len(hand), "connected": True}
                for place, hand in enumerate(self.hands)
            ],
            "sides": [
                {"score": 1250, "needs": 90, "opened": True, "red_threes": 1, "melds": melds}
                for melds in self.melds
            ],
            "pile": {"size": len(self.pile), "top": self.pile[-1], "frozen": False},
            "stock": len(self.stock),
            "events": [event] if event else [],
        }


class _Server:
    """All tables, and the database."""

    def __init__(self, file: str) -> None:
        self._tables: dict[str, _Table] = {}
        self._database = sqlite3.connect(file, isolation_level=None)
        for setting in ("journal_mode = WAL", "synchronous = FULL"):
            self._database.execute(f"PRAGMA {setting}")
        self._database.execute(
            "CREATE TABLE moves (game TEXT, number INTEGER, at TEXT DEFAULT CURRENT_TIMESTAMP, move TEXT,"
            " PRIMARY KEY (game, number))"
        )

    async def serve(self, socket: WebSocket) -> None:
        """Serve one client."""
        await socket.accept()
        with suppress(WebSocketDisconnect):
            while True:
                message = json.loads(await socket.receive_text())
                id = message["table"]
                if message["type"] == "join":
                    table = self._tables.setdefault(id, _Table(id, message["players"]))
                    table.sockets.append((message["seat"], socket))
                    await socket.send_text(json.dumps(table.view(message["seat"], None)))
                else:
                    await self._move(self._tables[id], socket, message)

    async def _move(self, table: _Table, socket: WebSocket, message: dict[str, Any]) -> None:
        if (table.turn, socket) not in table.sockets:
            await socket.send_text(
                json.dumps({"type": "error", "id": message["id"], "text": "Not your turn."})
            )
            return
        event = table.move(message["place"])
        self._database.execute(
            "INSERT INTO moves (game, number, move) VALUES (?, ?, ?)",
            (table.id, table.number, json.dumps(event)),
        )
        for seat, other in table.sockets:
            await other.send_text(json.dumps(table.view(seat, event)))
        await socket.send_text(json.dumps({"type": "ok", "id": message["id"], "number": table.number}))


def ordinary_app(file: str, further: list[BaseRoute]) -> Starlette:
    """Return the application, with its database in ``file``."""
    return Starlette(routes=[WebSocketRoute("/api/socket", _Server(file).serve), *further])
