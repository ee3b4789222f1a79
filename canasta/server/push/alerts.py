"""Alerts for people who are away: their turn, a friend's invitation, a rematch.

Messages wait in a bounded queue and are sent by background tasks, so that no table waits for a push service.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.messages import UserError, text
from canasta.server.cache import LruCache
from canasta.server.push.encryption import (
    authorization,
    base64url,
    encrypt,
    new_private_key,
    public_key,
    read_keys,
)
from canasta.server.push.request import Response, check_endpoint, post
from canasta.server.tables.clock import Turn, turn_of, wall_time
from canasta.server.tables.room import Room
from canasta.storage.people import Person, Session
from canasta.storage.push import PushSubscription, push_key, push_of, remove_push, save_push
from canasta.wire.push import NewPush, PushInfo

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Messages that wait at most, and tasks that send them.
_WAITING: Final = 1000
_SENDERS: Final = 4
#: Attempts for a message, and the most seconds between two of them.
_ATTEMPTS: Final = 4
_LATEST: Final = 600.0
#: Seconds that a service keeps a message for a device that is off.
_KEPT: Final = 24 * 3600
#: Seconds after its beginning in which a turn at a slow table is announced, after a restart as well.
_FRESH: Final = 120.0
#: Tables whose last announced turn is remembered.
_TABLES: Final = 5000


class _Message(NamedTuple):
    to: PushSubscription
    content: bytes
    topic: str
    attempt: int = 1


class Alerts:
    """The alerts of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._queue: asyncio.Queue[_Message] = asyncio.Queue(_WAITING)
        self._senders = 0
        self._announced = LruCache[str, tuple[str, Turn, int]](_TABLES)  #: the last turn, by table

    # --- Subscriptions ------------------------------------------------------------------------------

    async def info(self, session: Session) -> PushInfo:
        """Return the server's key, made when it is first needed, and whether a session is subscribed."""
        private = await self._key()
        own = await self._devices(session.person)
        return PushInfo(base64url(public_key(private)), any(each.session == session.id for each in own))

    async def _devices(self, person: str) -> list[PushSubscription]:
        return await self._hub.database.read(lambda store: push_of(store, person))

    async def _key(self) -> bytes:
        return await self._hub.database.write(lambda store: push_key(store, new_private_key))

    async def subscribe(self, person: Person, session: Session, new: NewPush, language: str) -> None:
        """Send the alerts of a person to a device as well."""
        try:
            check_endpoint(self._hub.settings, new.endpoint)
            read_keys(new.keys.p256dh, new.keys.auth)
        except ValueError:
            raise UserError("server.no_push") from None
        wanted = PushSubscription(session.id, new.endpoint, new.keys.p256dh, new.keys.auth, language, "")
        await self._hub.database.write(lambda store: save_push(store, person.id, wanted))

    async def unsubscribe(self, session: Session) -> None:
        """Stop sending alerts to a device."""
        await self._hub.database.write(lambda store: remove_push(store, session.id))

    # --- Alerts -------------------------------------------------------------------------------------

    def turn(self, room: Room, turn: Turn, place: int) -> None:
        """Announce a turn once to its player, who is not connected to the table."""
        this = (room.game, turn, place)
        if self._announced.get(room.id) == this:
            return
        self._announced[room.id] = this
        began = room.turn_until - room.new.turn_time
        if not room.slow or (room.turn is not None and wall_time() - began < _FRESH):
            self._hub.spawn(self._announce(room.id, this))

    async def _announce(self, table: str, turn: tuple[str, Turn, int]) -> None:
        await self._hub.wait(self._hub.settings.push_delay)  # a page that is reloaded comes back at once
        try:
            found = await self._hub.table(table)  # it may have been dropped from memory meanwhile
        except UserError:  # erased, or the disk refuses
            return
        room, game = found.room, found.game
        if game is None or game.match.actor < 0:
            return
        person = room.chairs[turn[2]].person
        same = (room.game, turn_of(game.match), game.match.seats[game.match.actor]) == turn
        if person and same and person not in found.subscriptions.present():
            names = [chair.name for chair in room.chairs if chair.person != person]
            await self._send(person, "turn", f"/table/{table}", names=", ".join(names))

    def invited(self, person: str, table: str, name: str) -> None:
        """Tell a person that they are invited to a table."""
        self._hub.spawn(self._send(person, "invited", "/lobby", tag=table, name=name))

    def club(self, people: Iterable[str], club: str, name: str, words: str) -> None:
        """Send a message of a club to its members."""
        for person in people:
            self._hub.spawn(self._send(person, "club", f"/clubs/{club}", name=name, text=words))

    def rematch(self, person: str, table: str, name: str) -> None:
        """Tell a player who has left that another one asks for a rematch."""
        self._hub.spawn(self._send(person, "rematch", f"/table/{table}", name=name))

    async def _send(self, person: str, alert: str, url: str, *, tag: str = "", **params: str) -> None:
        try:
            devices = await self._devices(person)
        except UserError:  # the disk refuses
            return
        for to in devices:
            content = {
                "title": text(f"alert.{alert}", language=to.language, **params),
                "body": text(f"alert.{alert}_body", language=to.language, **params),
                "url": url,
                "tag": tag or url,
            }
            topic = base64url(hashlib.sha256((tag or url).encode()).digest()[:24])
            self._put(_Message(to, json.dumps(content, ensure_ascii=False).encode(), topic))

    def _put(self, message: _Message) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._hub.metrics.count("alerts_dropped")
            return
        if self._senders < _SENDERS:
            self._senders += 1
            self._hub.spawn(self._work())

    async def _work(self) -> None:
        """Send waiting messages until there are none."""
        try:
            while not self._queue.empty():
                await self._deliver(self._queue.get_nowait())
        finally:
            self._senders -= 1

    async def _deliver(self, message: _Message) -> None:
        to, settings = message.to, self._hub.settings
        try:
            private = await self._key()
            parts = check_endpoint(settings, to.endpoint)
            contact = settings.base if settings.base.startswith("https:") else ""
            headers = {
                "TTL": str(_KEPT),
                "Topic": message.topic,
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "Authorization": authorization(
                    private, f"{parts.scheme}://{parts.netloc}", contact, wall_time()
                ),
            }
            body = encrypt(message.content, read_keys(to.public, to.secret))
            answer = await post(settings, to.endpoint, headers, body)
        except (OSError, ValueError):
            answer = Response(0)
        except UserError:  # the disk refuses
            return
        status, retry = answer.status, answer.retry_after
        self._hub.metrics.count("alerts_sent" if 200 <= status < 300 else "alerts_refused")
        if status in (404, 410):
            await self._forget(to.session)
        elif (status in (0, 429) or status >= 500) and message.attempt < _ATTEMPTS:
            seconds = min(_LATEST, max(settings.push_retry, float(retry) if retry.isdecimal() else 0.0))
            again = message._replace(attempt=message.attempt + 1)
            asyncio.get_running_loop().call_later(seconds, self._put, again)

    async def _forget(self, session: str) -> None:
        try:
            await self._hub.database.write(lambda store: remove_push(store, session))
        except UserError:  # the disk refuses: the service will say so again
            return
