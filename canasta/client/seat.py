"""A WebSocket connection to a table: messages from the server, and commands.

A lost connection is restored. A command that may have been lost with it is sent again with the same key, so
that it is performed only once.
"""

from __future__ import annotations

import time
from collections.abc import Coroutine
from contextlib import ExitStack
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Protocol, TypeVar

from websockets.sync.client import ClientConnection, connect

from canasta.client.client import PATIENCE
from canasta.client.connection import Reply, TableConnection
from canasta.engine import View
from canasta.wire import protocol
from canasta.wire.scores import GameResult
from canasta.wire.tables import Proposed

T = TypeVar("T")


class Chooser(Protocol):
    """Anything that can choose an action from a view, such as a bot."""

    def choose(self, view: View) -> int:
        """Return one of ``view.legal_actions()``."""


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing but blocking calls; return its result."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a blocking connection waited for an event loop")


class Seat(TableConnection):
    """A connection to a table, as a player or a spectator; it is open when it is made.

    Args:
        client: The user.
        table: The id of the table.
        invite: The invitation to a private table.
        sentences: Whether events come with sentences.
        position: Whether updates contain the position when it is the player's turn.
        language: The language of the sentences; by default that of the request.
        sends_next: Whether the program calls ``be_ready`` after each hand. A user who plays with bots only is
            then awaited without a limit; otherwise the next hand is dealt after the pause of the table.

    Raises:
        ServerError: If the user may not join the table.
        UserError: If the server cannot be reached.
    """

    _socket: ClientConnection

    def _prepare(self) -> None:
        self._open = ExitStack()  #: closes the socket
        self._read: SimpleQueue[protocol.AnyServerMessage | Exception] = SimpleQueue()
        at_once(self._subscribe())

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; the player keeps their place at the table."""
        at_once(self._close_socket())

    def receive(self, timeout: float | None = None) -> protocol.AnyServerMessage:
        """Return the next message, reconnecting if necessary.

        Args:
            timeout: The number of seconds to wait; None to wait without limit.

        Raises:
            TimeoutError: If no message arrives in time.
            UserError: If the connection cannot be restored or a message cannot be read.
        """
        return at_once(self._receive(timeout))

    # --- Sending ------------------------------------------------------------------------------------

    def do(self, command: protocol.Command) -> int:
        """Perform a command; it is on the server's disk when this returns.

        A command that the server refuses as too fast is repeated after a pause.

        Args:
            command: The command.

        Returns:
            The number of entries in the table's log after the command.

        Raises:
            ServerError: If the command is refused.
            UserError: If the server does not answer.
        """
        return at_once(self._do(command))

    def ask(self, question: protocol.AnyTableQuestion) -> protocol.AnyAnswer:
        """Ask the server a question.

        Args:
            question: The question.

        Returns:
            The answer.

        Raises:
            ServerError: If the question is refused.
        """
        return at_once(self._ask(question))

    def sit(self, place: int | None = None) -> None:
        """Take a place at the table.

        Args:
            place: The number of the place; by default any free one.

        Raises:
            ServerError: If the place is taken.
        """
        at_once(self._sit(place))

    def start(self, bots: str = "") -> None:
        """Start a game.

        Args:
            bots: The level of the bots that fill the free places.

        Raises:
            ServerError: If the game cannot start.
        """
        at_once(self._start(bots))

    def act(self, *actions: int) -> None:
        """Perform actions in the game.

        Args:
            *actions: The actions, in order.

        Raises:
            ServerError: If an action is not legal.
        """
        at_once(self._act(actions))

    def be_ready(self) -> None:
        """Ask for the next hand; it is dealt when all players who are present have done so."""
        at_once(self._be_ready())

    def propose(self, what: Proposed) -> None:
        """Propose a take-back, a redeal, the end of the game or more time; all players must agree."""
        at_once(self._propose(what))

    def answer(self, yes: bool) -> None:
        """Accept or decline a proposal."""
        at_once(self._answer(yes))

    def speak(self, phrase: str) -> None:
        """Say one of the phrases."""
        at_once(self._speak(phrase))

    def chat(self, line: str) -> None:
        """Send a chat message, while no hand is in play."""
        at_once(self._chat(line))

    def play(self, bot: Chooser, *, hands: int = 0) -> GameResult:
        """Let a bot play until the game is over, or for a number of hands.

        The bot accepts all proposals.

        Args:
            bot: Chooses the actions.
            hands: The number of hands to play; 0 to play to the end of the game.

        Returns:
            The result of the game, or the totals after the last hand.

        Raises:
            ServerError: If the host removes the player.
        """
        return at_once(self._play(bot, hands))

    # --- The socket ---------------------------------------------------------------------------------

    async def _open_socket(self, address: str) -> None:
        opening = connect(
            address, additional_headers=self.client.headers(), compression=None, open_timeout=PATIENCE,
            max_size=None, proxy=None,
        )  # fmt: skip
        self._socket = self._open.enter_context(opening)
        self._read = SimpleQueue()
        Thread(target=self._read_messages, args=(self._socket, self._read), daemon=True).start()

    async def _close_socket(self) -> None:
        self._open.close()

    async def _pause(self, seconds: float) -> None:
        time.sleep(seconds)

    async def _choose(self, bot: Chooser, view: View) -> int:
        return bot.choose(view)

    async def _wait(self, timeout: float | None) -> None:
        self._received.append(self._next_message(timeout))

    async def _request(self, number: int, content: str) -> Reply:
        self._socket.send(content)
        while True:
            message = self._next_message(PATIENCE)
            if isinstance(message, Reply) and message.id == number:
                return message
            self._received.append(message)

    def _next_message(self, timeout: float | None) -> protocol.AnyServerMessage:
        try:
            message = self._read.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if isinstance(message, Exception):
            self._fail(message)
        return message

    def _read_messages(
        self, socket: ClientConnection, read: SimpleQueue[protocol.AnyServerMessage | Exception]
    ) -> None:
        """Read messages in a separate thread."""
        try:
            while True:
                message, reply = self._handle(socket.recv())
                if reply:
                    socket.send(reply)
                if message is not None:
                    read.put(message)
                    if self.on_message is not None:
                        self.on_message(message)
        except Exception as problem:
            read.put(problem)
