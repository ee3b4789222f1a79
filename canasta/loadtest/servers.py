"""The servers of a load test, run as separate processes on the same stack with the same settings.

``python -m canasta.loadtest.servers KIND FILE`` runs our server (``tables``), our server with the default
limits (``limited``), an ordinary one (``ordinary``) or a bare echo (``echo``, without a file). With ``node
DATABASE BUS NAME`` it runs a node of a site. The first line on stdout is the port; the process ends when its
stdin is closed.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, cast

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from canasta.loadtest.ordinary import ordinary_app
from canasta.server.metrics import process_lines
from canasta.server.run import config_of, listen, uvicorn_of
from canasta.server.settings import Limits, ServerSettings

Kind = Literal["tables", "limited", "node", "ordinary", "echo"]

_MANY: Final = 10**9
#: In a load test all clients have the same address, which the default limits per address would not allow.
LIMITS: Final = Limits(
    requests=_MANY, requests_burst=_MANY, guests=_MANY, guests_burst=_MANY, connections=_MANY, tables=_MANY,
    address_frames=_MANY, address_frames_burst=_MANY, address_messages=_MANY, address_messages_burst=_MANY,
    address_waiting=_MANY,
)  # fmt: skip


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


async def _metrics(_request: Request) -> Response:
    return PlainTextResponse("\n".join(process_lines()) + "\n")


def server_of(kind: Kind, file: str = "", bus: str = "", node: str = "") -> uvicorn.Server:
    """Return a server of a kind, with its database in ``file``; of a node, the database is a URL."""
    if kind == "node":
        settings = ServerSettings(Path(os.devnull), database=file, bus=bus, node=node, limits=LIMITS)
        return uvicorn_of(settings)[0]
    if kind in ("tables", "limited"):
        limits = Limits() if kind == "limited" else LIMITS
        return uvicorn_of(ServerSettings(Path(file), limits=limits))[0]
    metrics: list[BaseRoute] = [Route("/metrics", _metrics)]
    if kind == "ordinary":
        app = ordinary_app(file, metrics)
    else:
        app = Starlette(routes=[WebSocketRoute("/api/socket", _echo), *metrics])
    return uvicorn.Server(config_of(app, LIMITS.message))


def _end_with_parent(server: uvicorn.Server) -> None:
    sys.stdin.buffer.read()
    server.should_exit = True


def main(kind: Kind, *arguments: str) -> None:
    """Serve until stdin is closed."""
    with listen("127.0.0.1", 0) as listening:
        server = server_of(kind, *arguments)
        print(listening.getsockname()[1], flush=True)
        threading.Thread(target=_end_with_parent, args=(server,), daemon=True).start()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(cast(Kind, sys.argv[1]), *sys.argv[2:])
