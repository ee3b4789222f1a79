"""A connection to a table in an event loop: the same as ``Seat``, with ``await``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from types import TracebackType
from typing import Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from canasta.client.client import PATIENCE, readable_messages
from canasta.client.connection import Reply, TableConnection
from canasta.engine import View
from canasta.messages import UserError
from canasta.wire import protocol
from canasta.wire.scores import GameResult
from canasta.wire.tables import Proposed


class AsyncChooser(Protocol):
    """Anything that can choose an action from a view: a bot, or a bot whose ``choose`` is a coroutine."""

    def choose(self, view: View) -> int | Awaitable[int]:
        """Return one of ``view.legal_actions()``, now or later."""


class AsyncSeat(TableConnection):
    """A connection to a table in an event loop, as a player or a spectator.

    It is opened by ``async with``, or by ``open``. Several tasks may use it at the same time, for example one
    that plays and one that chats; messages go to the task that receives next. ``async for`` receives messages
    without end.

    Args:
        client: The user.
        table: The id of the table.
        invite: The invitation to a private table.
        sentences: Whether events come with sentences.
        position: Whether updates contain the position when it is the player's turn.
        language: The language of the sentences; by default that of the request.
        sends_next: Whether the program calls ``be_ready`` after each hand. A user who plays with bots only is
            then awaited without a limit; otherwise the next hand is dealt after the pause of the table.

    Examples:
        ```python
        async with client.join(table.id) as seat:
            await seat.sit()
            await seat.start(bots="simple")
            print((await seat.play(make_bot("club"))).totals)
        ```
    """

    def _prepare(self) -> None:
        self._closed = True  #: not opened yet, or closed by the program
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._problem: Exception | None = None  #: what ended the reading from the socket
        self._arrived = asyncio.Event()
        self._replies: dict[int, asyncio.Future[Reply]] = {}  #: awaited, by the number of the request
        self._resuming = asyncio.Lock()

    async def __aenter__(self) -> AsyncSeat:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Open the connection.

        Raises:
            ServerError: If the user may not join the table.
            UserError: If the server cannot be reached.
        """
        self._closed = False
        await self._subscribe()

    async def close(self) -> None:
        """Close the connection; the player keeps their place at the table."""
        self._closed = True
        await self._close_socket()

    async def receive(self, timeout: float | None = None) -> protocol.AnyServerMessage:
        """Return the next message, reconnecting if necessary.

        Args:
            timeout: The number of seconds to wait; None to wait without limit.

        Raises:
            TimeoutError: If no message arrives in time.
            UserError: If the connection cannot be restored or a message cannot be read.
        """
        return await self._receive(timeout)

    async def __aiter__(self) -> AsyncIterator[protocol.AnyServerMessage]:
        """Receive messages without end."""
        while True:
            yield await self._receive(None)

    # --- Sending ------------------------------------------------------------------------------------

    async def do(self, command: protocol.Command) -> int:
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
        return await self._do(command)

    async def ask(self, question: protocol.AnyTableQuestion) -> protocol.AnyAnswer:
        """Ask the server a question.

        Args:
            question: The question.

        Returns:
            The answer.

        Raises:
            ServerError: If the question is refused.
        """
        return await self._ask(question)

    async def sit(self, place: int | None = None) -> None:
        """Take a place at the table.

        Args:
            place: The number of the place; by default any free one.

        Raises:
            ServerError: If the place is taken.
        """
        await self._sit(place)

    async def start(self, bots: str = "") -> None:
        """Start a game.

        Args:
            bots: The level of the bots that fill the free places.

        Raises:
            ServerError: If the game cannot start.
        """
        await self._start(bots)

    async def act(self, *actions: int) -> None:
        """Perform actions in the game.

        Args:
            *actions: The actions, in order.

        Raises:
            ServerError: If an action is not legal.
        """
        await self._act(actions)

    async def be_ready(self) -> None:
        """Ask for the next hand; it is dealt when all players who are present have done so."""
        await self._be_ready()

    async def propose(self, what: Proposed) -> None:
        """Propose a take-back, a redeal, the end of the game or more time; all players must agree."""
        await self._propose(what)

    async def answer(self, yes: bool) -> None:
        """Accept or decline a proposal."""
        await self._answer(yes)

    async def speak(self, phrase: str) -> None:
        """Say one of the phrases."""
        await self._speak(phrase)

    async def chat(self, line: str) -> None:
        """Send a chat message, while no hand is in play."""
        await self._chat(line)

    async def play(self, bot: AsyncChooser, *, hands: int = 0) -> GameResult:
        """Let a bot play until the game is over, or for a number of hands.

        The bot accepts all proposals. If its ``choose`` is a coroutine, it is awaited; otherwise the event
        loop waits while the bot thinks.

        Args:
            bot: Chooses the actions.
            hands: The number of hands to play; 0 to play to the end of the game.

        Returns:
            The result of the game, or the totals after the last hand.

        Raises:
            ServerError: If the host removes the player.
        """
        return await self._play(bot, hands)

    # --- The socket ---------------------------------------------------------------------------------

    async def _open_socket(self, address: str) -> None:
        self._socket = await connect(
            address, additional_headers=self.client.headers(), compression=None, open_timeout=PATIENCE,
            max_size=None, proxy=None,
        )  # fmt: skip
        self._problem = None
        self._reader = asyncio.create_task(self._read_messages(self._socket))

    async def _close_socket(self) -> None:
        reader, socket = self._reader, self._socket
        self._reader = self._socket = None
        if reader is not None:
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader
        self._lose(ConnectionClosedError(None, None))
        if socket is not None:
            await socket.close()

    def _lose(self, problem: Exception) -> None:
        """Tell all tasks that wait for a message why none will come."""
        self._problem = problem
        for waiting in self._replies.values():
            if not waiting.done():
                waiting.set_exception(problem)
        self._arrived.set()

    async def _pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _choose(self, bot: AsyncChooser, view: View) -> int:
        chosen = bot.choose(view)
        return chosen if isinstance(chosen, int) else await chosen

    async def _wait(self, timeout: float | None) -> None:
        async with asyncio.timeout(timeout):
            while not self._received:
                self._check_open()
                self._arrived.clear()
                await self._arrived.wait()

    async def _request(self, number: int, content: str) -> Reply:
        socket = self._check_open()
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._replies[number] = reply
        try:
            with readable_messages(self.client.address):
                await socket.send(content)
                async with asyncio.timeout(PATIENCE):
                    return await reply
        finally:
            del self._replies[number]

    def _check_open(self) -> ClientConnection:
        """Return the socket, or raise what ended the reading from it."""
        if self._problem is not None:
            self._fail(self._problem)
        if self._socket is None:
            raise ConnectionClosedError(None, None)
        return self._socket

    async def _resume(self) -> None:
        """Reconnect; of several tasks that notice the lost connection, the first one does it."""
        lost = self._socket
        async with self._resuming:
            if self._closed:
                raise UserError("client.closed")
            if self._socket is lost:
                await super()._resume()

    async def _read_messages(self, socket: ClientConnection) -> None:
        try:
            while True:
                message, reply = self._handle(await socket.recv())
                if reply:
                    await socket.send(reply)
                if message is not None:
                    self._deliver(message)
        except Exception as problem:
            self._lose(problem)

    def _deliver(self, message: protocol.AnyServerMessage) -> None:
        """Hand a message to the task that waits for it, or to the one that receives next."""
        waiting = self._replies.get(message.id) if isinstance(message, Reply) else None
        if waiting is not None and not waiting.done():
            assert isinstance(message, Reply)
            waiting.set_result(message)
        else:
            self._received.append(message)
            self._arrived.set()
        if self.on_message is not None:
            self.on_message(message)
