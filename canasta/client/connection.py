"""What a connection to a table does, whether its program blocks or runs in an event loop.

The protocol is written once, as coroutines. ``canasta.client.seat`` runs them with a blocking socket, which
never suspends a coroutine; ``canasta.client.async_seat`` runs them in an event loop.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, NoReturn

import msgspec
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.frames import CloseCode

from canasta.books.house import read_house
from canasta.clauses.rulebook import Rulebook
from canasta.client.client import Client, ServerError, new_key, readable_messages, refusal_of
from canasta.engine import View, view
from canasta.fairness import Contributor, commit_contribution
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.actions import action_text
from canasta.wire import encode, protocol
from canasta.wire.scores import GameResult
from canasta.wire.tables import Proposed, TableInfo
from canasta.wire.views import SpectatorUpdate, Update

#: Seconds during which reconnecting is tried, and between two tries.
AGAIN: Final = 30.0
_RETRY: Final = 0.2
#: Pauses in seconds before a command that was sent too fast is repeated.
PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
#: Errors after which a command is worth repeating: its table moves to another node, or the database restarts.
_PASSING: Final = ("server.moving", "server.database_away")
_MESSAGE: Final = msgspec.json.Decoder(protocol.AnyServerMessage)
_OWN: Final = msgspec.json.Decoder(Update)
_OTHER: Final = msgspec.json.Decoder(SpectatorUpdate)
#: Errors that mean that the client may no longer receive the table's messages.
SENT_AWAY: Final = ("server.removed", "server.old_invitation", "server.no_onlookers")
#: Commands after which the last update is out of date.
_PLAYED: Final = (
    protocol.Act,
    protocol.Play,
    protocol.Undo,
    protocol.Try,
    protocol.Call,
    protocol.Rule,
    protocol.Next,
)

#: Messages that answer a request.
Reply = protocol.CommandDone | protocol.QuestionAnswer | protocol.RequestRefused


def read_update(message: protocol.TableUpdate) -> Update | SpectatorUpdate:
    """Decode the content of an update message.

    Args:
        message: The message, as returned by ``Seat.receive``.

    Returns:
        An ``Update`` with the player's view, or an ``SpectatorUpdate`` with the public table.
    """
    raw = bytes(message.update)
    try:
        return _OWN.decode(raw)
    except msgspec.ValidationError:
        return _OTHER.decode(raw)


class TableConnection:
    """A connection to a table, as a player or a spectator; subclasses own the socket.

    Args:
        client: The user.
        table: The id of the table.
        invite: The invitation to a private table.
        sentences: Whether events come with sentences.
        position: Whether updates contain the position when it is the player's turn.
        language: The language of the sentences; by default that of the request.
        sends_next: Whether the program calls ``be_ready`` after each hand. A user who plays with bots only is
            then awaited without a limit; otherwise the next hand is dealt after the pause of the table.
    """

    def __init__(
        self,
        client: Client,
        table: str,
        *,
        invite: str = "",
        sentences: bool = False,
        position: bool = True,
        language: str = "",
        sends_next: bool = False,
    ) -> None:
        self.client = client
        self.table = table
        self.invite = invite
        #: the last update, unless a command was sent since
        self.update: Update | SpectatorUpdate | None = None
        self.clock: protocol.ClockChanged | None = None  #: the last clock message
        self._game = ""  #: the server's commitment, which differs from game to game
        self._newest = 0  #: number of the newest known state of the game
        #: called with each message as it arrives; a blocking seat calls it in another thread
        self.on_message: Callable[[protocol.AnyServerMessage], None] | None = None
        self.rules: list[Rulebook] = []  #: the table's custom house rule, if it has one
        self._wanted = protocol.Subscribe(
            table=table,
            invite=invite,
            sentences=sentences,
            position=position,
            language=language,
            next=sends_next,
        )
        self._received: deque[protocol.AnyServerMessage] = deque()
        self._number = 0
        self._parts: dict[str, Contributor] = {}  #: contributions to shuffles, by the server's commitment
        self._revealed: Contributor | None = None  #: the one whose game has not begun yet
        self._prepare()

    def asked(self, table: TableInfo) -> bool:
        """Return True if the user has to answer a proposal."""
        if table.proposal is UNSET:
            return False
        own = [place.place for place in table.places if place.person == self.client.person.id]
        return any(place in table.proposal.waiting for place in own)

    def view_of(self, update: Update | SpectatorUpdate) -> View | None:
        """Return the player's view if it is their turn.

        Args:
            update: An update of the table.

        Returns:
            The view, or None if another player is to act.
        """
        position = update.view.position if isinstance(update, Update) else UNSET
        if position is UNSET:
            return None
        state = read_position(position, self.rules)
        return view(state, state.actor)

    # --- What a subclass does with its socket -------------------------------------------------------

    def _prepare(self) -> None:
        """Prepare a new object."""
        raise NotImplementedError

    async def _open_socket(self, address: str) -> None:
        """Open a socket instead of the last one, and begin to read messages."""
        raise NotImplementedError

    async def _close_socket(self) -> None:
        """Close the socket, if one is open."""
        raise NotImplementedError

    async def _wait(self, timeout: float | None) -> None:
        """Wait until there is a received message; raise what ended the connection, or ``TimeoutError``."""
        raise NotImplementedError

    async def _request(self, number: int, content: str) -> Reply:
        """Send a request and wait for its reply; all other messages become received ones."""
        raise NotImplementedError

    async def _pause(self, seconds: float) -> None:
        raise NotImplementedError

    async def _choose(self, bot: Any, view: View) -> int:
        """Let a bot choose an action."""
        raise NotImplementedError

    # --- Messages -----------------------------------------------------------------------------------

    def _handle(self, frame: str | bytes) -> tuple[protocol.AnyServerMessage | None, str]:
        """Decode a frame: the message for the program, if it is one, and the reply to send at once.

        Only contributions to shuffles are replied to.
        """
        message: protocol.AnyServerMessage = _MESSAGE.decode(frame)
        reply = ""
        if isinstance(message, protocol.DealProgress) and message.you:
            part = self._deal_reply(message)
            reply = encode(part).decode() if part else ""
        elif isinstance(message, protocol.GameInfo):
            self._check(message)
        elif isinstance(message, protocol.SeatToken):
            self._wanted.seat = message.token  # for reconnecting
            return None, reply
        return (message if getattr(message, "id", 0) >= 0 else None), reply

    def _deal_reply(self, message: protocol.DealProgress) -> protocol.Do | None:
        """Return the reply to a dealing message: a commitment, then the contribution.

        Returns None if the server has committed on the player's behalf because the client was late.
        """
        part = self._parts.setdefault(message.commitment, Contributor(message.you))
        if self._revealed is not None and self._revealed.commitment != message.commitment:
            self._revealed.check_failed(message.header)
            self._revealed = None
        if message.commitments:
            if message.commitments.get(message.you) != commit_contribution(
                part.secret, message.commitment, message.you
            ):
                return None
            contribution = part.reveal(message.commitments)
            self._revealed = part
            command: protocol.AnyCommand = protocol.Reveal(
                key=f"r{message.commitment[:40]}", contribution=contribution
            )
        else:
            promise = part.commit(message.header, message.commitment)
            command = protocol.Commit(key=f"c{message.commitment[:40]}", commitment=promise)
        return protocol.Do(-1, self.table, command)

    def _check(self, message: protocol.GameInfo) -> None:
        """Check that the server has kept its commitment."""
        self._revealed = None
        if message.house:
            self.rules = [read_house(message.house, agreed=True).book]
        part = self._parts.get(message.game.commitment)
        if part is not None and part.commitments:
            part.check(message.opening)

    def _fail(self, problem: Exception) -> NoReturn:
        """Raise what ended the reading of messages; what cannot be read becomes a ``UserError``."""
        with readable_messages(self.client.address):
            raise problem
        raise AssertionError  # the context manager lets no error pass

    async def _receive(self, timeout: float | None) -> protocol.AnyServerMessage:
        while not self._received:
            try:
                await self._wait(timeout)
            except WebSocketException:
                await self._resume()
        message = self._received.popleft()
        if isinstance(message, protocol.TableUpdate):
            with readable_messages(self.client.address):
                update = read_update(message)
            # While a table moves, an update may come late, or from before a command that is done.
            if update.number >= self._newest:
                self.update, self._newest = update, update.number
        elif isinstance(message, protocol.GameInfo) and message.game.commitment != self._game:
            self._game, self._newest = message.game.commitment, 0
        elif isinstance(message, protocol.ClockChanged):
            self.clock = message
        return message

    # --- Requests -----------------------------------------------------------------------------------

    async def _do(self, command: protocol.Command) -> int:
        pauses, until = iter(PAUSES), time.monotonic() + AGAIN
        before = self.update.number if self.update is not None else 0
        while True:
            try:
                message = await self._exchange(lambda number: protocol.Do(number, self.table, command))  # type: ignore[arg-type]
            except ServerError as refused:
                if refused.error in _PASSING and time.monotonic() < until:
                    await self._pause(PAUSES[-2])
                    continue
                pause = next(pauses, None)
                if refused.error != "server.too_fast" or pause is None:
                    raise
                await self._pause(pause)
                continue
            if isinstance(command, _PLAYED):
                self.update = None
            if isinstance(command, protocol.Act | protocol.Play):
                self._newest = max(self._newest, before + 1)
            assert isinstance(message, protocol.CommandDone)
            return message.number

    async def _ask(self, question: protocol.AnyTableQuestion) -> protocol.AnyAnswer:
        message = await self._exchange(lambda number: protocol.Ask(number, self.table, question))
        assert isinstance(message, protocol.QuestionAnswer)
        return message.answer

    async def _exchange(
        self, make: Callable[[int], protocol.Do | protocol.Ask]
    ) -> protocol.CommandDone | protocol.QuestionAnswer:
        """Send a request until it is answered, with the same number and key over every connection."""
        self._number += 1
        number = self._number
        content = encode(make(number)).decode()
        while True:
            try:
                message = await self._request(number, content)
                if isinstance(message, protocol.RequestRefused):
                    raise ServerError(message)
                return message
            except TimeoutError:
                raise UserError("client.late", address=self.client.address) from None
            except WebSocketException as problem:
                await self._resume()
                closed = problem.rcvd if isinstance(problem, ConnectionClosed) else None
                if closed is not None and closed.code == CloseCode.MESSAGE_TOO_BIG:
                    raise UserError("server.too_large") from None

    async def _sit(self, place: int | None) -> None:
        await self._do(protocol.Sit(key=new_key(), place=place, invite=self.invite))

    async def _start(self, bots: str) -> None:
        await self._do(protocol.Start(key=new_key(), bots=bots))

    async def _act(self, actions: tuple[int, ...]) -> None:
        await self._do(protocol.Act(key=new_key(), actions=[action_text(action) for action in actions]))

    async def _be_ready(self) -> None:
        with suppress(ServerError):  # it was dealt in the meantime
            await self._do(protocol.Next(key=new_key()))

    async def _propose(self, what: Proposed) -> None:
        await self._do(protocol.Propose(key=new_key(), what=what))

    async def _answer(self, yes: bool) -> None:
        await self._do(protocol.AnswerProposal(key=new_key(), yes=yes))

    async def _speak(self, phrase: str) -> None:
        await self._do(protocol.Phrase(key=new_key(), phrase=phrase))

    async def _chat(self, line: str) -> None:
        await self._do(protocol.Chat(key=new_key(), line=line))

    async def _play(self, bot: object, hands: int) -> GameResult:
        while True:
            # After reconnecting, a command may take effect after the first update.
            newest = not any(isinstance(message, protocol.TableUpdate) for message in self._received)
            own = self.view_of(self.update) if self.update is not None and newest else None
            if own is not None:
                await self._act((await self._choose(bot, own),))
            message = await self._receive(None)
            if isinstance(message, protocol.TableChanged) and self.asked(message.table):
                with suppress(ServerError):  # it was settled in the meantime
                    await self._answer(True)
            if isinstance(message, protocol.RequestRefused) and message.error in SENT_AWAY:
                raise ServerError(message)
            if isinstance(message, protocol.GameOver):
                return message.result
            if isinstance(message, protocol.HandOver) and message.result.number == hands:
                return GameResult(message.result.totals, [], False, False)
            if isinstance(message, protocol.NextHand):
                await self._be_ready()

    # --- The connection -----------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Reconnect, trying for a limited time; messages received before are out of date."""
        self._received.clear()
        self.update = self._revealed = None  # it may never be known whether that game was played
        until = time.monotonic() + AGAIN
        while True:
            try:
                await self._subscribe()
                return
            except UserError:
                if time.monotonic() > until:
                    raise
                await self._pause(_RETRY)

    async def _subscribe(self) -> None:
        """Open a socket and subscribe to the table."""
        await self._close_socket()
        with self._connection_errors():
            await self._open_socket(self.client.address.replace("http", "ws", 1) + "/api/socket")
            message = await self._request(self._wanted.id, encode(self._wanted).decode())
            if isinstance(message, protocol.RequestRefused):
                await self._close_socket()
                raise ServerError(message)

    @contextmanager
    def _connection_errors(self) -> Iterator[None]:
        """Convert the errors of opening a connection to a ``UserError``."""
        try:
            yield
        except InvalidStatus as problem:
            raise refusal_of(bytes(problem.response.body or b""), self.client.address) from problem
        except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as problem:
            raise UserError("client.nobody", address=self.client.address, problem=str(problem)) from problem
