"""Over real sockets and HTTP: two games that differ in a card drawn unseen send the same bytes.

Ids, seeds and contributions to the deal are fixed, and all clients do the same; a card of the stock is
exchanged with another that lies deep in it. Every client except the one that draws it is sent the same, from
the first message on: players, spectators, late joiners, and clients that ask, are refused, or replay the
hand.
"""

from __future__ import annotations

import itertools
import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from canasta.cards import KIND_OF_CARD, RANKS, kind_letter
from canasta.client import Client
from canasta.match import Match
from canasta.wire.base import card_names
from tests.serving import NAMES, Running, running
from tests.test_server_hostile import bearer, call, socket_of

SEED = bytes([3] * 32)
QUESTIONS: list[dict[str, Any]] = [
    {"ask": "why", "line": "lay KKK; discard 4"},
    {"ask": "cards", "cards": ["K", "K"]},
    {"ask": "out"},
    {"ask": "happened"},
    {"ask": "sheets"},
    {"ask": "hint"},
]
REFUSED: list[dict[str, Any]] = [
    {"do": "act", "actions": ["lay KKK"]},
    {"do": "act", "actions": ["lay 444", "discard 5"]},
    {"do": "play", "line": "take KK"},
    {"do": "try", "action": "draw"},
    {"do": "call"},
    {"do": "undo"},
    {"do": "rule", "decision": "improper_deal found=before_all_turns"},
    {"do": "act"},
]


class Watcher:
    """A client on a socket, and all messages sent there, byte for byte."""

    def __init__(self, server: Running, client: Client, table: str, opened: ExitStack, **how: Any) -> None:
        self.client, self.table = client, table
        self.sent: list[object] = []
        self._socket = opened.enter_context(socket_of(server, **bearer(client)))
        self.say({"type": "subscribe", "table": table, "id": 1, **how})

    def say(self, message: dict[str, Any]) -> None:
        """Send a message and return everything received until the answer to a ping that follows it."""
        self._socket.send(json.dumps(message))
        self.listen()
        if message.get("question", {}).get("ask") == "hint":  # which is answered when it is computed
            while not any(b'"hint"' in told.encode() for told in map(str, self.sent)):
                self.sent.append(self._socket.recv(60))

    def listen(self) -> None:
        self._socket.send('{"type":"ping","id":99}')
        while (told := self._socket.recv(60)) != '{"type":"pong","id":99}':
            self.sent.append(told)

    def do(self, number: int, **command: Any) -> None:
        """Send a command, which is carried out or refused."""
        command = {"key": f"k{number}", **command}
        self.say({"type": "do", "id": number, "table": self.table, "command": command})

    def ask(self, number: int, question: dict[str, Any]) -> None:
        self.say({"type": "ask", "id": number, "table": self.table, "question": question})


def name_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same seeds, and the same ids and tokens in the same order."""
    monkeypatch.setattr("canasta.fairness.new_seed", lambda: SEED)
    numbers: Iterator[int] = itertools.count(1)
    named = SimpleNamespace(
        token_urlsafe=lambda _size: f"name{next(numbers):08}", compare_digest=secrets.compare_digest
    )
    for module in ("canasta.storage.people", "canasta.server.tables.chairs"):
        monkeypatch.setattr(f"{module}.secrets", named)


def play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Match, dict[str, list[Any]], str]:
    """Play a game of four up to the second player's turn; return all messages, and who drew."""
    name_alike(monkeypatch)
    with running(folder, dealing=0.1, samples=1) as server, ExitStack() as opened:
        people = [Client(server.address, name=name) for name in (*NAMES[:4], "Zoe", "Late")]
        table = people[0].open_table(players=4, public=True, patience=0).id
        watchers = [
            Watcher(server, person, table, opened, sentences=place == 3, position=place == 2)
            for place, person in enumerate(people[:5])
        ]
        for number, watcher in enumerate(watchers[:4]):
            watcher.do(10 + number, do="sit")
        watchers[0].do(20, do="start")
        while server.table(table).game is None or server.match(table).actor < 0:
            for watcher in watchers:
                watcher.listen()
        match = server.match(table)
        seats = [watchers[place] for place in match.seats]
        first, second = seats[match.actor], seats[(match.actor + 1) % 4]
        stays = kept_by(match)
        first.do(30, do="act", actions=["draw"])
        discard = f"discard {kind_letter(KIND_OF_CARD[stays])}"
        first.do(31, do="act", actions=[discard], card=card_names([stays])[0])
        for watcher in watchers:
            watcher.listen()
            for number, refused in enumerate(REFUSED):
                watcher.do(40 + number, **refused)
            for number, question in enumerate(QUESTIONS):
                if question["ask"] != "hint" or watcher is second:
                    watcher.ask(60 + number, question)
        watchers.append(Watcher(server, people[5], table, opened, sentences=True))
        sent = {watcher.client.person.name: watcher.sent for watcher in watchers}
        for watcher in watchers:
            for path in ("", "/replay", "/replay?player=1", "/sheets", "/record", "/verify"):
                address = f"/api/tables/{table}{path}"
                status, _, answer = call(server, "GET", address, b"", **bearer(watcher.client))
                watcher.sent.append((status, answer))
        return match, sent, first.client.person.name


def kept_by(match: Match) -> int:
    """Return a natural card of the hand that acts."""
    assert match.ledger is not None
    return next(card for card in match.ledger.hands[match.actor] if KIND_OF_CARD[card] < RANKS)


def test_a_card_that_is_drawn_unseen_changes_no_byte_for_anybody_else(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    shuffled = Match._shuffled

    def noted(match: Match, hand: int, shuffle: int = 0) -> list[int]:
        return swapped(shuffled(match, hand, shuffle)) if hand else shuffled(match, hand, shuffle)

    def swapped(order: list[int]) -> list[int]:
        if drawn:
            here, there = order.index(drawn[0]), order.index(drawn[1])
            order[here], order[there] = order[there], order[here]
        return order

    monkeypatch.setattr(Match, "_shuffled", noted)
    match, first, actor = play(tmp_path_factory.mktemp("first"), monkeypatch)
    assert match.ledger is not None
    taken = match.ledger.stock[match.ledger.place - 1]
    deep = next(
        card
        for card in match.ledger.stock[match.ledger.place + 20 :]
        if KIND_OF_CARD[card] < RANKS and KIND_OF_CARD[card] != KIND_OF_CARD[taken]
    )
    assert KIND_OF_CARD[taken] < RANKS
    drawn += [taken, deep]
    _, second, _ = play(tmp_path_factory.mktemp("second"), monkeypatch)
    for name, sent in first.items():
        assert len(sent) > 10
        assert (sent == second[name]) == (name != actor), name
