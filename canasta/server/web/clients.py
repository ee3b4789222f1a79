"""A client of the server and its tables, however its messages travel."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from canasta.engine import IllegalAction
from canasta.messages import UserError, known_language
from canasta.server.errors import refusal_message
from canasta.server.fair_queue import Requester
from canasta.server.hub import Hub
from canasta.server.tables.subscriptions import Acknowledgement, Subscription
from canasta.server.tables.table import Table
from canasta.storage.people import Person
from canasta.wire import encode, protocol

#: Messages about a table.
AnyTableMessage = protocol.Subscribe | protocol.Unsubscribe | protocol.Do | protocol.Ask
#: Errors that mean that another node runs the table.
_MOVED = ("storage.lease_lost", "server.moving")


class Client:
    """A client: a person in a session, and the tables that it has subscribed to."""

    def __init__(self, hub: Hub, person: Person, session: str, language: str, address: str = "") -> None:
        self.person = person
        self.session = session
        self.language = language
        self.address = address
        self.tables: dict[str, tuple[Table, Subscription]] = {}
        self._hub = hub

    @property
    def _requester(self) -> Requester:
        """The caller that work is queued for."""
        return Requester(self.address, self.person.id)

    def send(self, message: bytes, answers: int = 0) -> None:
        """Send a message without waiting; ``answers`` is the number of the message that it answers."""
        self.send_all((message,), answers)

    def send_all(self, messages: Sequence[bytes], answers: int = 0) -> None:
        """Send messages together without waiting; ``answers`` is what the last of them answers."""
        raise NotImplementedError

    def keep_token(self, table: str, token: str) -> None:
        """Note the token with which the client can take its place again."""

    def leave(self, table: str) -> None:
        """Unsubscribe from a table that runs here."""
        known = self.tables.pop(table, None)
        if known is not None:
            known[0].unsubscribe(self)

    def leave_all(self) -> None:
        """Unsubscribe from all tables that run here."""
        for table in list(self.tables):
            self.leave(table)

    async def reply(self, sent: AnyTableMessage, *, resumed: bool = False) -> bool:
        """Answer a message about a table that runs here; return False if it turns out to run elsewhere.

        ``resumed``: a subscription that the client does not know of, because the table has moved.
        """
        number = 0 if resumed else getattr(sent, "id", 0)
        try:
            await self._answer(sent, resumed)
        except (UserError, IllegalAction) as problem:
            if self._hub.node is not None and isinstance(problem, UserError) and problem.message in _MOVED:
                return False
            await self._refuse_at(sent.table, problem, number)
        except Exception as problem:
            self._hub.log_error(problem, sent.table)
            self._refuse(problem, number)
        return True

    async def _answer(self, sent: AnyTableMessage, resumed: bool) -> None:
        if isinstance(sent, protocol.Do):
            device = self if sent.table in self.tables else None
            table = await self._hub.table(sent.table, self._requester)
            done = Acknowledgement(self, sent.id)
            number = await table.do(self.person, sent.command, device=device, session=self.session, done=done)
            if not done.sent:
                done.send(number)
        elif isinstance(sent, protocol.Ask):
            table = await self._hub.table(sent.table, self._requester)
            if self not in table.subscriptions:
                table.room.check_look(self.person.id, "")
            subscription = self.tables.get(sent.table, (table, Subscription(-1, language=self.language)))[1]
            subscription = table.subscription_for(
                self.person.id, sentences=subscription.sentences, language=subscription.language
            )
            answer = await table.ask(subscription, sent.question, self._requester)
            self.send(encode(protocol.QuestionAnswer(sent.id, answer)), sent.id)
        elif isinstance(sent, protocol.Subscribe):
            await self._subscribe(sent)
            if not resumed:
                self.send(encode(protocol.CommandDone(sent.id, 0)), sent.id)
        else:
            self.leave(sent.table)

    async def _subscribe(self, sent: protocol.Subscribe) -> None:
        language = known_language(sent.language) if sent.language else self.language
        if sent.table not in self.tables and len(self.tables) >= self._hub.settings.limits.subscriptions:
            raise UserError("server.many_subscriptions", number=self._hub.settings.limits.subscriptions)
        table = await self._hub.table(sent.table, self._requester)
        # Without sentences, every subscriber gets the same message, whatever their language.
        subscription = Subscription(-1, sent.sentences, sent.position, language if sent.sentences else "")
        await table.subscribe(self, subscription, sent.invite, sent.seat, sends_next=sent.next)
        self.tables[sent.table] = table, subscription._replace(language=language)

    async def _refuse_at(self, table: str, problem: UserError | IllegalAction, id: int) -> None:
        """Send an error in the words of a table: with the names of its players and its book."""
        known = self.tables.get(table)
        if known is None:
            self._refuse(problem, id)
            return
        book, names = "", list[str]()
        with suppress(UserError):  # the table cannot be read
            book, names = await known[0].words()
        self._hub.metrics.count("refused")
        language = known[1].language
        self.send(encode(refusal_message(problem, id, book=book, language=language, names=names)), id)

    def _refuse(self, problem: Exception, id: int) -> None:
        if isinstance(problem, UserError | IllegalAction):
            self._hub.metrics.count("refused")
        self.send(encode(refusal_message(problem, id, language=self.language)), id)
