"""The application that uvicorn runs: routes, and what lives as long as the server."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from canasta.books.search import search, suggestions
from canasta.messages import LANGUAGES, Complaint, use_language
from canasta.server.aside import SWITCH
from canasta.server.hub import Hub
from canasta.server.settings import ServerSettings
from canasta.server.tables.rules import choices
from canasta.server.web import pages
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.callers import address_of, language_of
from canasta.server.web.endpoint import Endpoint
from canasta.server.web.http import Gate, error
from canasta.server.web.openapi import openapi_text
from canasta.server.web.sockets import answer_socket
from canasta.storage import Store

#: Seconds between two looks at how late the loop is, and without anything to do until rubbish is collected.
_LOOK: Final = 0.5
_IDLE: Final = 2.0
#: Tables that have left memory, and sockets that were closed, after which it is done even if there is always
#: something to do. A socket leaves some 5 kB that go round in circles.
_DROPPED: Final = 5000
#: Seconds between two looks for games that nobody plays any more.
_SWEEP: Final = 3600.0
#: What is written to see whether that can be done.
_READY: Final = "ready"


class Server:
    """One server: its hub is there while it runs."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.hub: Hub
        self._gate: Gate
        self.problem: Exception | None = None  #: why it did not start

    def app(self) -> Starlette:
        """The application."""
        routes: list[BaseRoute] = [
            Route(each.path, self._route(each), methods=[each.method]) for each in ENDPOINTS
        ]
        routes += [
            WebSocketRoute("/api/socket", self._socket),
            Route("/api/openapi.json", self._limited(self._openapi)),
            Route("/healthz", self._limited(self._healthy)),
            Route("/readyz", self._limited(self._ready)),
            Route("/metrics", self._limited(self._metrics)),
            *(Route(each, pages.answer_view) for each in pages.VIEWS),
            *(Route(f"{each}/", pages.without_slash) for each in pages.VIEWS if pages.is_fixed(each)),
            *(Route(each, pages.answer_file) for each in pages.addresses()),
        ]
        app = Starlette(
            routes=routes, lifespan=self._living, exception_handlers={404: self._none, 405: self._none}
        )
        # Starlette's own redirects lead to whatever host the request names.
        app.router.redirect_slashes = False
        return app

    @asynccontextmanager
    async def _living(self, _app: Starlette) -> AsyncIterator[dict[str, Hub]]:
        try:
            self.hub = Hub(self.settings)
        except Exception as problem:
            self.problem = problem
            raise
        self._gate = Gate(self.hub)
        thresholds = gc.get_threshold()
        gc.collect()
        gc.freeze()
        # Full collections would stop every table for a moment: they are done when there is nothing to do.
        gc.set_threshold(10_000, 50, 1_000_000)
        switch = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        watching = asyncio.create_task(self._watch())
        self.hub.spawn(self._warm())
        try:
            yield {"hub": self.hub}  # which connections know it by
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await self.hub.close()
            gc.unfreeze()
            gc.set_threshold(*thresholds)
            sys.setswitchinterval(switch)

    async def _warm(self) -> None:
        """Have ready what visitors ask for: the first of them would keep the others waiting."""
        await asyncio.to_thread(choices)
        await asyncio.to_thread(openapi_text, ENDPOINTS)
        for language in LANGUAGES:
            with use_language(language):
                await asyncio.to_thread(suggestions, "")
                await asyncio.to_thread(search, "canasta")

    async def _watch(self) -> None:
        """Note how late the loop is, and collect rubbish when nothing else is to be done."""
        hub, quiet, done = self.hub, 0.0, -1
        sweep = hub.now()
        while True:
            if hub.now() >= sweep:
                sweep = hub.now() + _SWEEP
                hub.spawn(hub.sweep())
            await hub.durable.check_place()
            due = hub.now() + _LOOK
            await asyncio.sleep(_LOOK)
            hub.metrics.lag.note(max(0.0, hub.now() - due))
            actions = hub.metrics.counts["actions"]
            quiet = quiet + _LOOK if actions == done else 0.0
            done = actions
            if hub.durable.erased and quiet >= _IDLE and not hub.sockets.total:
                hub.spawn(hub.durable.wipe())
            if quiet == _IDLE or hub.dropped >= _DROPPED:
                hub.dropped = 0
                gc.collect()

    def _route(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return await self._gate.answer(endpoint, request)

        return answer

    async def _socket(self, socket: WebSocket) -> None:
        await answer_socket(self.hub, socket)

    def _limited(self, answer: Callable[[], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """What anybody may ask for, but not as often as they like."""

        async def limited(request: Request) -> Response:
            if not self.hub.addresses.take(address_of(self.hub, request)):
                return error(Complaint("server.too_fast"), language_of(request))
            return await answer()

        return limited

    async def _openapi(self) -> Response:
        return Response(openapi_text(ENDPOINTS), media_type="application/json")

    async def _healthy(self) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self) -> Response:
        """Whether the disk can be read and written to."""

        def job(store: Store) -> None:
            store.enlist(_READY, _READY, wanted=False)  # what changes nothing would not be written
            store.enlist(_READY, _READY)

        try:
            await self.hub.durable.write(job)
        except Complaint as problem:
            return error(problem, "en")
        return PlainTextResponse("ready\n")

    async def _metrics(self) -> Response:
        return PlainTextResponse(self.hub.metrics.text(self.hub.gauges()))

    async def _none(self, request: Request, problem: Exception) -> Response:
        found = error(Complaint("server.no_page"), language_of(request))
        if isinstance(problem, HTTPException):  # a method that is not there says which ones are
            found.status_code = problem.status_code
            found.headers.update(problem.headers or {})
        return found
