"""Running a server until it is stopped."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette

from canasta.memory import memory_watched
from canasta.server.logs import json_logging
from canasta.server.settings import ServerSettings
from canasta.server.web.app import Server
from canasta.server.web.connections import HttpConnection, SocketConnection

#: Seconds that open requests and sockets get to finish when the server stops; nothing is lost if they do not.
GRACE: Final = 3


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 means any free port. Raises ``OSError`` if it cannot be bound."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def config_of(app: Starlette, message: int) -> uvicorn.Config:
    """Return the uvicorn configuration for an application; ``message`` is the largest message in bytes."""
    return uvicorn.Config(
        app,
        ws=SocketConnection,
        loop="auto" if sys.platform != "win32" else "asyncio",
        http=HttpConnection,
        ws_max_size=message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )


class DrainingServer(uvicorn.Server):
    """A uvicorn server that hands its tables over to other nodes before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._server.drain(), GRACE)
        await super().shutdown(sockets)


def uvicorn_of(
    settings: ServerSettings, started: Callable[[], None] = lambda: None
) -> tuple[uvicorn.Server, Server]:
    """Return a uvicorn server and the Casa Canasta server that it runs."""
    server = Server(settings, started)
    return DrainingServer(config_of(server.app(), settings.limits.message), server), server


def serve(
    settings: ServerSettings,
    sockets: Sequence[socket.socket],
    exhausted: Callable[[], None],
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the process is stopped; raise the error that prevents a start.

    ``started`` is called once the database is open.
    ``exhausted`` is called on a ``MemoryError`` in any thread and must end the process: clients may have
    missed messages and have to reconnect. Everything that was acknowledged is on the disk.
    """
    running, server = uvicorn_of(settings, started)
    node = settings.node if settings.database else ""
    with json_logging(exhausted, node), memory_watched(exhausted):
        try:
            running.run(sockets=list(sockets))
        except SystemExit:  # uvicorn failed to start
            if server.problem is None:
                raise
    if server.problem is not None:
        raise server.problem
