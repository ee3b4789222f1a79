"""Connections over HTTP, and how long one may be kept without being used."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

#: Seconds within which a request has to be there, without its body, and an answer has to be read on.
PATIENCE: Final = 20.0


class HttpConnection(H11Protocol):
    """A connection as uvicorn has it, but for those who say nothing, or read nothing: they are let go.

    uvicorn itself waits for the first request, and for whoever does not read, as long as they like.
    """

    patience = PATIENCE
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """And is gone."""
        self._go_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A request, or a piece of one."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        if not self.cycle or self.cycle.response_complete or self.flow.write_paused:
            self._wait()
        else:
            self._go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, with limits of its own."""
        self._go_on()
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
