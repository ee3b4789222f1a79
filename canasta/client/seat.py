"""A table over a socket: what is heard there, and what is done.

A connection that is lost is made again, and a command that may have been lost with it is sent again with the
same key, so that it is carried out once.
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
from canasta.client.calls import PATIENCE, Client, ServerError, making_sense, new_key, refusal_of
from canasta.engine import View, view
from canasta.fairness import Contributor, commit_contribution
from canasta.messages import Complaint
from canasta.notation import read_position
from canasta.table.actions import action_text
from canasta.wire import encode
from canasta.wire import protocol as say
from canasta.wire.scores import GameResult
from canasta.wire.tables import Proposed, TableInfo
from canasta.wire.views import OnlookerUpdate, Update

#: Seconds during which a lost connection is tried again.
AGAIN: Final = 30.0
#: Seconds to wait before a command that came too fast is sent again, and again.
PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
_TOLD: Final = msgspec.json.Decoder(say.AnyTold)
_OWN: Final = msgspec.json.Decoder(Update)
_OTHER: Final = msgspec.json.Decoder(OnlookerUpdate)
#: What somebody is told who may not hear of a table any more.
SENT_AWAY: Final = ("server.removed", "server.old_invitation", "server.no_onlookers")
#: After these, what was heard last is out of date.
_PLAYED: Final = (say.Act, say.Play, say.Undo, say.Try, say.Call, say.Rule, say.Next)


class Chooser(Protocol):
    """Whoever can choose an action from a view: any bot."""

    def choose(self, view: View) -> int:
        """One of ``view.legal_actions()``."""


def read_update(told: say.UpdateTold) -> Update | OnlookerUpdate:
    """What an update says: with a view for those who play, with the table for others."""
    raw = bytes(told.update)
    try:
        return _OWN.decode(raw)
    except msgspec.ValidationError:
        return _OTHER.decode(raw)


class Seat:
    """Somebody at a table, as a player or looking on."""

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
        self.update: Update | OnlookerUpdate | None = None  #: what was heard last, if nothing was done since
        self.clock: say.ClockTold | None = None  #: whose time runs, as it was told last
        self.overhear: Callable[[say.AnyTold], None] | None = (
            None  #: hears messages as they come, in a thread
        )
        self.rules: list[Rulebook] = []  #: the house rule of the table, if it brought its own
        self._wanted = say.Subscribe(
            table=table, invite=invite, sentences=sentences, position=position, language=language
        )
        self._heard: deque[say.AnyTold] = deque()
        self._number = 0
        self._open = ExitStack()  #: closes the socket
        self._parts: dict[str, Contributor] = {}  #: one's parts in deals, by the server's commitment
        self._revealed: Contributor | None = None  #: the one of them that a game has yet to come of
        self._read: SimpleQueue[say.AnyTold | Exception] = SimpleQueue()
        self._socket = self._connect()

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; a place at the table is kept."""
        self._open.close()

    # --- Hearing ------------------------------------------------------------------------------------

    def hear(self, timeout: float | None = None) -> say.AnyTold:
        """The next message; ``TimeoutError`` if none comes in time."""
        while not self._heard:
            try:
                self._heard.append(self._receive(timeout))
            except WebSocketException:
                self._again()
        told = self._heard.popleft()
        if isinstance(told, say.UpdateTold):
            with making_sense(self.client.address):
                self.update = read_update(told)
        elif isinstance(told, say.ClockTold):
            self.clock = told
        return told

    def _receive(self, timeout: float | None) -> say.AnyTold:
        try:
            told = self._read.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if isinstance(told, Exception):
            with making_sense(self.client.address):
                raise told
        return told

    def _listen(self, socket: ClientConnection, read: SimpleQueue[say.AnyTold | Exception]) -> None:
        """Read what comes, in a thread of its own; one's part in a deal is sent without asking anybody."""
        try:
            while True:
                told: say.AnyTold = _TOLD.decode(socket.recv())
                if isinstance(told, say.DealingTold) and told.you and (part := self._part_in(told)):
                    socket.send(encode(part).decode())
                elif isinstance(told, say.GameTold):
                    self._check(told)
                elif isinstance(told, say.SeatTold):
                    self._wanted.seat = told.token  # for when this connection is lost
                    continue
                if getattr(told, "id", 0) >= 0:
                    read.put(told)
                    if self.overhear is not None:
                        self.overhear(told)
        except Exception as problem:
            read.put(problem)

    def _part_in(self, told: say.DealingTold) -> say.Do | None:
        """What is to be said in answer to a dealing: a commitment, then what was committed to.

        Nothing, where the server has committed in one's place, because one was late.
        """
        part = self._parts.setdefault(told.commitment, Contributor(told.you))
        if self._revealed is not None and self._revealed.commitment != told.commitment:
            self._revealed.check_failed(told.header)
            self._revealed = None
        if told.commitments:
            if told.commitments.get(told.you) != commit_contribution(part.secret, told.commitment, told.you):
                return None
            contribution = part.reveal(told.commitments)
            self._revealed = part
            command: say.AnyCommand = say.Reveal(key=f"r{told.commitment[:40]}", contribution=contribution)
        else:
            promise = part.commit(told.header, told.commitment)
            command = say.Commit(key=f"c{told.commitment[:40]}", commitment=promise)
        return say.Do(-1, self.table, command)

    def _check(self, told: say.GameTold) -> None:
        """Hold the server to what it promised."""
        self._revealed = None
        if told.house:
            self.rules = [read_house(told.house, agreed=True).book]
        part = self._parts.get(told.game.commitment)
        if part is not None and part.commitments:
            part.check(told.opening)

    # --- Doing --------------------------------------------------------------------------------------

    def do(self, command: say.Command) -> int:
        """Carry out a command; it is on the server's disk when this comes back.

        One that comes too fast for the server is sent again a little later.
        """
        pauses = iter(PAUSES)
        while True:
            try:
                told = self._exchange(lambda number: say.Do(number, self.table, command))  # type: ignore[arg-type]
            except ServerError as refused:
                pause = next(pauses, None)
                if refused.error != "server.too_fast" or pause is None:
                    raise
                time.sleep(pause)
                continue
            if isinstance(command, _PLAYED):
                self.update = None
            assert isinstance(told, say.Done)
            return told.number

    def ask(self, question: say.AnyQuestion) -> say.AnyAnswer:
        """Ask a question."""
        told = self._exchange(lambda number: say.Ask(number, self.table, question))
        assert isinstance(told, say.Answer)
        return told.answer

    def sit(self, place: int | None = None) -> None:
        """Take a place."""
        self.do(say.Sit(key=new_key(), place=place, invite=self.invite))

    def start(self, bots: str = "") -> None:
        """Begin a game; free places are filled with bots of a level."""
        self.do(say.Start(key=new_key(), bots=bots))

    def act(self, *actions: int) -> None:
        """Do something in the game."""
        self.do(say.Act(key=new_key(), actions=[action_text(action) for action in actions]))

    def propose(self, what: Proposed) -> None:
        """Propose something that all must agree to: a take-back, a redeal, the end, more time."""
        self.do(say.Propose(key=new_key(), what=what))

    def answer(self, yes: bool) -> None:
        """Agree to what somebody has proposed, or decline."""
        self.do(say.Answered(key=new_key(), yes=yes))

    def speak(self, phrase: str) -> None:
        """Say one of the phrases."""
        self.do(say.Phrase(key=new_key(), phrase=phrase))

    def chat(self, line: str) -> None:
        """Say something in one's own words, while no hand is in play."""
        self.do(say.Chat(key=new_key(), line=line))

    def asked(self, table: TableInfo) -> bool:
        """Whether one is to answer a proposal."""
        if table.proposal is UNSET:
            return False
        own = [place.place for place in table.places if place.person == self.client.person.id]
        return any(place in table.proposal.waiting for place in own)

    def view_of(self, update: Update | OnlookerUpdate) -> View | None:
        """All that one knows, if it is one's turn to act."""
        position = update.view.position if isinstance(update, Update) else UNSET
        if position is UNSET:
            return None
        state = read_position(position, self.rules)
        return view(state, state.actor)

    def play(self, bot: Chooser, *, hands: int = 0) -> GameResult:
        """Let a bot play until the game is over, or for so many hands; how the game stands then.

        It agrees to whatever somebody proposes. A ``ServerError`` if the host removes it.
        """
        while True:
            # After a lost connection a command may be carried out behind what was heard first.
            newest = not any(isinstance(told, say.UpdateTold) for told in self._heard)
            own = self.view_of(self.update) if self.update is not None and newest else None
            if own is not None:
                self.act(bot.choose(own))
            told = self.hear()
            if isinstance(told, say.TableTold) and self.asked(told.table):
                with suppress(ServerError):  # it was settled in the meantime
                    self.answer(True)
            if isinstance(told, say.Refused) and told.error in SENT_AWAY:
                raise ServerError(told)
            if isinstance(told, say.OverTold):
                return told.result
            if isinstance(told, say.HandTold) and told.result.number == hands:
                return GameResult(told.result.totals, [], False, False)

    # --- The connection -----------------------------------------------------------------------------

    def _exchange(self, message: object) -> say.Done | say.Answer:
        self._number += 1
        number = self._number
        assert callable(message)
        content = encode(message(number)).decode()
        while True:
            try:
                self._socket.send(content)
                while True:
                    told = self._receive(PATIENCE)
                    if isinstance(told, say.Done | say.Answer) and told.id == number:
                        return told
                    if isinstance(told, say.Refused) and told.id == number:
                        raise ServerError(told)
                    self._heard.append(told)
            except TimeoutError:
                raise Complaint("client.late", address=self.client.address) from None
            except WebSocketException as problem:
                self._again()
                closed = problem.rcvd if isinstance(problem, ConnectionClosed) else None
                if closed is not None and closed.code == CloseCode.MESSAGE_TOO_BIG:
                    raise Complaint("server.too_large") from None

    def _again(self) -> None:
        """Connect again, however long that takes within reason; what was heard before is out of date."""
        self._heard.clear()
        self.update = self._revealed = None  # whether that game was played may never be heard
        until = time.monotonic() + AGAIN
        while True:
            try:
                self._socket = self._connect()
                return
            except Complaint:
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
            Thread(target=self._listen, args=(socket, self._read), daemon=True).start()
            socket.send(encode(self._wanted).decode())
            while True:
                told = self._receive(PATIENCE)
                if isinstance(told, say.Refused):
                    self._open.close()
                    raise ServerError(told)
                if isinstance(told, say.Done):
                    return socket
                self._heard.append(told)
        except InvalidStatus as problem:
            raise refusal_of(bytes(problem.response.body or b""), self.client.address) from problem
        except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as problem:
            raise Complaint("client.nobody", address=self.client.address, problem=str(problem)) from problem
