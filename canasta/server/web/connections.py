"""Connections over HTTP: how many one address may have, and how long one may be kept without being used."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from canasta.messages import Complaint
from canasta.server.errors import refused
from canasta.server.hub import Hub
from canasta.server.web.callers import by_proxy, house_of, language_in
from canasta.wire import encode

#: Seconds within which a request has to be there, without its body, and an answer has to be read on.
PATIENCE: Final = 20.0
#: Seconds that somebody who is sent away has to ask for something, and to read why it is refused.
_READING: Final = 5.0


class HttpConnection(H11Protocol):
    """A connection as uvicorn has it, but for those who say nothing, or read nothing: they are let go.

    uvicorn itself waits for the first request, and for whoever does not read, as long as they like; and it
    takes as many connections as come. Here an address that has too many is told so. When as many again wait
    to read that, further ones are closed without a word. A proxy that we trust brings everybody's requests:
    of those that come through it only sockets are counted, by the addresses that it names.
    """

    patience = PATIENCE
    _due: asyncio.TimerHandle | None = None
    _counted: str = ""  #: the address by which this connection is counted
    _too_many: Hub | None = None  #: for which this is one too many
    _told: bool = False  #: and its client has been told
    _is_socket: bool = False

    @property
    def _hub(self) -> Hub | None:
        return self.app_state.get("hub")  # an application without one has no limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        hub = self._hub
        if hub is not None and self.client is not None and not by_proxy(hub, self.client[0]):
            self._counted = house_of(self.client[0])
            if not hub.open.add(self._counted):
                hub.metrics.count("crowds")
                self._too_many = hub
                if hub.open[self._counted] > 2 * hub.open.most:
                    self.transport.abort()
                else:
                    self._due = self.loop.call_later(_READING, self._give_up)
                return
        self._wait()

    def _send_away(self, hub: Hub, data: bytes) -> None:
        """Say why, once something was asked for; a client that has not asked would not read it."""
        wishes = ""
        try:
            self.conn.receive_data(data)
            asked = self.conn.next_event()
        except h11.RemoteProtocolError:
            pass
        else:
            if asked is h11.NEED_DATA:
                return
            if isinstance(asked, h11.Request):
                wishes = dict(asked.headers).get(b"accept-language", b"").decode("latin-1")
        self._told = True
        problem = Complaint("server.many_connections", number=hub.open.most)
        answer = encode(refused(problem, language=language_in(wishes)))
        status = HTTPStatus.TOO_MANY_REQUESTS
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(answer)}\r\nConnection: close\r\n\r\n"
        self.transport.write(head.encode() + answer)
        # Closed at once, what was sent to us and is not read yet could take the answer along.
        self.transport.write_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        """And is gone."""
        self._go_on()
        self._count_no_more()
        super().connection_lost(exc)

    def _count_no_more(self) -> None:
        if self._counted and (hub := self._hub):
            hub.open.take_away(self._counted)
            self._counted = ""

    def data_received(self, data: bytes) -> None:
        """A request, or a piece of one."""
        if self._too_many is not None:
            if not self._told:
                self._send_away(self._too_many, data)
            return
        super().data_received(data)
        if self._is_socket:
            return
        if not self.cycle or self.cycle.response_complete or self.flow.write_paused:
            self._wait()
        else:
            self._go_on()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request, unless something was answered to it already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
            if self.cycle:  # its head was a request: nobody reads another answer
                self.cycle.disconnected = True
                self.cycle.message_event.set()
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, with limits of its own."""
        self._is_socket = True
        self._go_on()
        self._count_no_more()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """What was sent is not read."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """It is read on."""
        self._go_on()
        super().resume_writing()

    def _wait(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self.patience, self._give_up)

    def _go_on(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _give_up(self) -> None:
        self._due = None
        self.transport.abort()
