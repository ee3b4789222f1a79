"""A WebSocket connection to a table: messages from the server, and commands.

A lost connection is restored. A command that may have been lost with it is sent again with the same key, so
that it is performed only once.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Final, Protocol

import msgspec
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from canasta.books.house import read_house
from canasta.clauses.rulebook import Rulebook
from canasta.client.client import PATIENCE, Client, ServerError, new_key, readable_messages, refusal_of
from canasta.engine import View, view
from canasta.fairness import Contributor, commit_contribution
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.actions import action_text
from canasta.wire import encode, protocol
from canasta.wire.scores import GameResult
from canasta.wire.tables import Proposed, TableInfo
from canasta.wire.views import SpectatorUpdate, Update

#: Seconds during which reconnecting is tried.
AGAIN: Final = 30.0
#: Pauses in seconds before a command that was sent too fast is repeated.
PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
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


class Chooser(Protocol):
    """Anything that can choose an action from a view, such as a bot."""

    def choose(self, view: View) -> int:
        """Return one of ``view.legal_actions()``."""


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


class Seat:
    """A connection to a table, as a player or a spectator.

    Args:
        client: The user.
        table: The id of the table.
        invite: The invitation to a private table.
        sentences: Whether events come with sentences.
        position: Whether updates contain the position when it is the player's turn.
        language: The language of the sentences; by default that of the request.

    Raises:
        ServerError: If the user may not join the table.
        UserError: If the server cannot be reached.
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
    ) -> None:
        self.client = client
        self.table = table
        self.invite = invite
        #: the last update, unless a command was sent since
        self.update: Update | SpectatorUpdate | None = None
        self.clock: protocol.ClockChanged | None = None  #: the last clock message
        #: called with each message as it arrives, in another thread
        self.on_message: Callable[[protocol.AnyServerMessage], None] | None = None
        self.rules: list[Rulebook] = []  #: the table's custom house rule, if it has one
        self._wanted = protocol.Subscribe(
            table=table, invite=invite, sentences=sentences, position=position, language=language
        )
        self._received: deque[protocol.AnyServerMessage] = deque()
        self._number = 0
        self._open = ExitStack()  #: closes the socket
        self._parts: dict[str, Contributor] = {}  #: contributions to shuffles, by the server's commitment
        self._revealed: Contributor | None = None  #: the one whose game has not begun yet
        self._read: SimpleQueue[protocol.AnyServerMessage | Exception] = SimpleQueue()
        self._socket = self._connect()

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; the player keeps their place at the table."""
        self._open.close()

    # --- Receiving ----------------------------------------------------------------------------------

    def receive(self, timeout: float | None = None) -> protocol.AnyServerMessage:
        """Return the next message, reconnecting if necessary.

        Args:
            timeout: The number of seconds to wait; None to wait without limit.

        Raises:
            TimeoutError: If no message arrives in time.
            UserError: If the connection cannot be restored or a message cannot be read.
        """
        while not self._received:
            try:
                self._received.append(self._next_message(timeout))
            except WebSocketException:
                self._reconnect()
        message = self._received.popleft()
        if isinstance(message, protocol.TableUpdate):
            with readable_messages(self.client.address):
                self.update = read_update(message)
        elif isinstance(message, protocol.ClockChanged):
            self.clock = message
        return message

    def _next_message(self, timeout: float | None) -> protocol.AnyServerMessage:
        try:
            message = self._read.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if isinstance(message, Exception):
            with readable_messages(self.client.address):
                raise message
        return message

    def _read_messages(
        self, socket: ClientConnection, read: SimpleQueue[protocol.AnyServerMessage | Exception]
    ) -> None:
        """Read messages in a separate thread; contributions to shuffles are sent automatically."""
        try:
            while True:
                message: protocol.AnyServerMessage = _MESSAGE.decode(socket.recv())
                if (
                    isinstance(message, protocol.DealProgress)
                    and message.you
                    and (part := self._deal_reply(message))
                ):
                    socket.send(encode(part).decode())
                elif isinstance(message, protocol.GameInfo):
                    self._check(message)
                elif isinstance(message, protocol.SeatToken):
                    self._wanted.seat = message.token  # for reconnecting
                    continue
                if getattr(message, "id", 0) >= 0:
                    read.put(message)
                    if self.on_message is not None:
                        self.on_message(message)
        except Exception as problem:
            read.put(problem)

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
        pauses = iter(PAUSES)
        while True:
            try:
                message = self._exchange(lambda number: protocol.Do(number, self.table, command))  # type: ignore[arg-type]
            except ServerError as refused:
                pause = next(pauses, None)
                if refused.error != "server.too_fast" or pause is None:
                    raise
                time.sleep(pause)
                continue
            if isinstance(command, _PLAYED):
                self.update = None
            assert isinstance(message, protocol.CommandDone)
            return message.number

    def ask(self, question: protocol.AnyTableQuestion) -> protocol.AnyAnswer:
        """Ask the server a question.

        Args:
            question: The question.

        Returns:
            The answer.

        Raises:
            ServerError: If the question is refused.
        """
        message = self._exchange(lambda number: protocol.Ask(number, self.table, question))
        assert isinstance(message, protocol.QuestionAnswer)
        return message.answer

    def sit(self, place: int | None = None) -> None:
        """Take a place at the table.

        Args:
            place: The number of the place; by default any free one.

        Raises:
            ServerError: If the place is taken.
        """
        self.do(protocol.Sit(key=new_key(), place=place, invite=self.invite))

    def start(self, bots: str = "") -> None:
        """Start a game.

        Args:
            bots: The level of the bots that fill the free places.

        Raises:
            ServerError: If the game cannot start.
        """
        self.do(protocol.Start(key=new_key(), bots=bots))

    def act(self, *actions: int) -> None:
        """Perform actions in the game.

        Args:
            *actions: The numbers of the actions, in order.

        Raises:
            ServerError: If an action is not legal.
        """
        self.do(protocol.Act(key=new_key(), actions=[action_text(action) for action in actions]))

    def be_ready(self) -> None:
        """Ask for the next hand; it is dealt when all players who are present have done so."""
        with suppress(ServerError):  # it was dealt in the meantime
            self.do(protocol.Next(key=new_key()))

    def propose(self, what: Proposed) -> None:
        """Propose a take-back, a redeal, the end of the game or more time; all players must agree."""
        self.do(protocol.Propose(key=new_key(), what=what))

    def answer(self, yes: bool) -> None:
        """Accept or decline a proposal."""
        self.do(protocol.AnswerProposal(key=new_key(), yes=yes))

    def speak(self, phrase: str) -> None:
        """Say one of the phrases."""
        self.do(protocol.Phrase(key=new_key(), phrase=phrase))

    def chat(self, line: str) -> None:
        """Send a chat message, while no hand is in play."""
        self.do(protocol.Chat(key=new_key(), line=line))

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
        while True:
            # After reconnecting, a command may take effect after the first update.
            newest = not any(isinstance(message, protocol.TableUpdate) for message in self._received)
            own = self.view_of(self.update) if self.update is not None and newest else None
            if own is not None:
                self.act(bot.choose(own))
            message = self.receive()
            if isinstance(message, protocol.TableChanged) and self.asked(message.table):
                with suppress(ServerError):  # it was settled in the meantime
                    self.answer(True)
            if isinstance(message, protocol.RequestRefused) and message.error in SENT_AWAY:
                raise ServerError(message)
            if isinstance(message, protocol.GameOver):
                return message.result
            if isinstance(message, protocol.HandOver) and message.result.number == hands:
                return GameResult(message.result.totals, [], False, False)
            if isinstance(message, protocol.NextHand):
                self.be_ready()

    # --- The connection -----------------------------------------------------------------------------

    def _exchange(self, make: object) -> protocol.CommandDone | protocol.QuestionAnswer:
        self._number += 1
        number = self._number
        assert callable(make)
        content = encode(make(number)).decode()
        while True:
            try:
                self._socket.send(content)
                while True:
                    message = self._next_message(PATIENCE)
                    if (
                        isinstance(message, protocol.CommandDone | protocol.QuestionAnswer)
                        and message.id == number
                    ):
                        return message
                    if isinstance(message, protocol.RequestRefused) and message.id == number:
                        raise ServerError(message)
                    self._received.append(message)
            except TimeoutError:
                raise UserError("client.late", address=self.client.address) from None
            except WebSocketException as problem:
                self._reconnect()
                closed = problem.rcvd if isinstance(problem, ConnectionClosed) else None
                if closed is not None and closed.code == CloseCode.MESSAGE_TOO_BIG:
                    raise UserError("server.too_large") from None

    def _reconnect(self) -> None:
        """Reconnect, trying for a limited time; messages received before are out of date."""
        self._received.clear()
        self.update = self._revealed = None  # it may never be known whether that game was played
        until = time.monotonic() + AGAIN
        while True:
            try:
                self._socket = self._connect()
                return
            except UserError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def _connect(self) -> ClientConnection:
        address = self.client.address.replace("http", "ws", 1) + "/api/socket"
        self._open.close()
        try:
            opening = connect(
                address, additional_headers=self.client.headers(), compression=None, open_timeout=PATIENCE,
                max_size=None, proxy=None,
            )  # fmt: skip
            socket = self._open.enter_context(opening)
            self._read = SimpleQueue()
            Thread(target=self._read_messages, args=(socket, self._read), daemon=True).start()
            socket.send(encode(self._wanted).decode())
            while True:
                message = self._next_message(PATIENCE)
                if isinstance(message, protocol.RequestRefused):
                    self._open.close()
                    raise ServerError(message)
                if isinstance(message, protocol.CommandDone):
                    return socket
                self._received.append(message)
        except InvalidStatus as problem:
            raise refusal_of(bytes(problem.response.body or b""), self.client.address) from problem
        except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as problem:
            raise UserError("client.nobody", address=self.client.address, problem=str(problem)) from problem
