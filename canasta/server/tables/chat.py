"""Chat at a table: phrases at any time, and free text while no hand is in play.

Partners may not talk about their cards, so during a hand only phrases from the catalogue are allowed, which
say nothing about cards. Recent lines are kept in memory and stored only with a report.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from canasta.messages import UserError, text
from canasta.server.database import Database
from canasta.server.metrics import Metrics
from canasta.server.tables.journal import Journal
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Subscriptions
from canasta.storage import Store
from canasta.storage.moderation import REPORTS, add_report, mute, muted_by, reports_since
from canasta.storage.people import Person, find_person
from canasta.wire import encode, protocol

LOG = logging.getLogger("canasta.server")
#: Phrases that clients show with a picture.
REACTIONS: Final = ("clap", "smile", "heart", "thinking")
#: Phrases that can be used at any time; their texts are in the catalogue.
PHRASES: Final = (
    "hello", "good_luck", "thanks", "you_are_welcome", "well_played", "sorry", "oops", "one_moment",
    "i_am_back", "take_your_time", "your_turn", "good_game", "another_game", "must_go", "goodbye", *REACTIONS,
)  # fmt: skip
#: Number of recent lines that a report includes.
KEPT: Final = 30
#: Lines that a person may send in a burst, and seconds until another one is allowed.
_BURST: Final = 4
_PAUSE: Final = 2.5


class ChatLog:
    """The recent chat of a table."""

    def __init__(self) -> None:
        self.lines: deque[protocol.ChatMessage] = deque(maxlen=KEPT)
        self._keys: deque[str] = deque(maxlen=200)  #: keys of recent commands
        self._times: dict[str, deque[float]] = {}

    def take(self, person: str, key: str, now: float) -> bool:
        """Return True if a line is new; raise a ``UserError`` if the person sends lines too fast."""
        if key in self._keys:
            return False
        times = self._times.setdefault(person, deque(maxlen=_BURST))
        if len(times) == _BURST and now - times[0] < _BURST * _PAUSE:
            raise UserError("server.talk_fast")
        times.append(now)
        self._keys.append(key)
        return True


class Chat:
    """The chat at one table, mutes and abuse reports. ``now`` is a monotonic clock in seconds."""

    def __init__(
        self,
        journal: Journal,
        subscriptions: Subscriptions,
        database: Database,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self._journal = journal
        self._subscriptions = subscriptions
        self._database = database
        self._metrics = metrics
        self._now = now
        self._log = ChatLog()

    async def speak(self, person: Person, command: protocol.Phrase | protocol.Chat, key: str) -> int:
        """Send a line to all subscribers who have not muted the sender."""
        room = self._journal.loaded()
        place = room.place_of(person.id)
        if place < 0 and person.id != room.host:
            raise UserError("server.not_seated")
        line, phrase = "", ""
        if isinstance(command, protocol.Phrase):
            phrase = command.phrase
            if phrase not in PHRASES:
                raise UserError("server.no_phrase", phrase=phrase)
        else:
            line = " ".join("".join(c if c.isprintable() else " " for c in command.line).split())
            if not line:
                raise UserError("server.no_words")
            if not room.new.chat:
                raise UserError("server.no_chat")
            if self._hand_in_play(room):
                raise UserError("server.chat_later")
        if not self._log.take(person.id, key, self._now()):
            return room.number
        name = room.chairs[place].name if place >= 0 else person.name
        said = protocol.ChatMessage(room.id, place + 1, person.id, name, phrase, line)
        self._log.lines.append(said)
        muted = await self._database.read(lambda store: muted_by(store, person.id))
        for subscriber in self._subscriptions:
            if subscriber.person.id not in muted:
                language = self._subscriptions[subscriber].language
                sentence = text(f"talk.{phrase}", language=language) if phrase and language else ""
                subscriber.send(encode(msgspec.structs.replace(said, sentence=sentence)))
        return room.number

    def _hand_in_play(self, room: Room) -> bool:
        """Return True while a hand is in play, even if it is paused."""
        game = self._journal.game
        return room.status in ("playing", "paused") and game is not None and game.match.actor >= 0

    async def moderate(self, person: Person, command: protocol.Mute | protocol.Report) -> int:
        """Mute or unmute a person, or report them to the operator of the server."""
        room = self._journal.loaded()
        lines = [[line.person, line.name, line.phrase or line.line] for line in self._log.lines]

        def job(store: Store) -> bool:
            other = find_person(store, command.person)
            if other is None or other.id == person.id:
                raise UserError("server.no_person")
            if isinstance(command, protocol.Mute):
                mute(store, person.id, other.id, command.on)
                return False
            if reports_since(store, person.id) >= REPORTS:
                raise UserError("server.many_reports", number=REPORTS)
            return add_report(store, command.key, room.id, person, other, command.line, lines)

        if await self._database.write(job):
            self._metrics.count("reports")
            LOG.info("report", extra={"where": room.id})
        return room.number
