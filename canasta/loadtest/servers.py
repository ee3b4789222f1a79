"""The two servers of a load test, run as separate processes: ours, and a bare echo on the same stack.

``python -m canasta.loadtest.servers FILE`` serves tables; without a file it echoes. With ``limited`` after
the file it has the default limits. The first line on stdout is the port; the process ends when its stdin is
closed.
"""

from __future__ import annotations

import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from canasta.server.metrics import process_lines
from canasta.server.run import config_of, listen, uvicorn_of
from canasta.server.settings import Limits, ServerSettings

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


def echo_server() -> uvicorn.Server:
    """Return a server that echoes all messages, on the same stack with the same settings."""
    app = Starlette(routes=[WebSocketRoute("/api/socket", _echo), Route("/metrics", _metrics)])
    return uvicorn.Server(config_of(app, LIMITS.message))


def _end_with_parent(server: uvicorn.Server) -> None:
    sys.stdin.buffer.read()
    server.should_exit = True


def main(file: str = "", limited: str = "") -> None:
    """Serve until stdin is closed."""
    with listen("127.0.0.1", 0) as listening:
        limits = Limits() if limited else LIMITS
        server = uvicorn_of(ServerSettings(Path(file), limits=limits))[0] if file else echo_server()
        print(listening.getsockname()[1], flush=True)
        threading.Thread(target=_end_with_parent, args=(server,), daemon=True).start()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
