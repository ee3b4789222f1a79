"""The application that uvicorn runs: its routes and its lifespan."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from canasta import __version__
from canasta.books.search import ask
from canasta.messages import LANGUAGES, UserError, use_language
from canasta.server.hub import Hub
from canasta.server.settings import ServerSettings
from canasta.server.tables.rules import choices
from canasta.server.thread_pool import SWITCH
from canasta.server.web import pages
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.callers import address_of, language_of
from canasta.server.web.endpoint import Endpoint
from canasta.server.web.http import Gate, error, refuse
from canasta.server.web.openapi import openapi_text
from canasta.server.web.relayed_calls import answer_node
from canasta.server.web.sockets import answer_socket
from canasta.storage import Store
from canasta.wire.event_codec import compose_words

LOG = logging.getLogger("canasta.server")
#: Seconds between two measurements of the event loop's delay, and idle seconds before a garbage collection.
_LOOK: Final = 0.5
_IDLE: Final = 2.0
#: Dropped tables and closed sockets after which garbage is collected even on a busy server. A socket leaves
#: about 5 kB of reference cycles.
_DROPPED: Final = 5000
#: Seconds between two sweeps for abandoned games.
_SWEEP: Final = 3600.0
#: Name of the list that the readiness check writes to.
_READY: Final = "ready"


class Server:
    """One server; its hub exists while it runs."""

    def __init__(self, settings: ServerSettings, started: Callable[[], None] = lambda: None) -> None:
        self.settings = settings
        self._started = started  #: called once the database is open
        self.hub: Hub
        self._gate: Gate
        self.problem: Exception | None = None  #: why it did not start

    def app(self) -> Starlette:
        """Create the Starlette application."""
        routes: list[BaseRoute] = [
            Route(each.path, self._route(each), methods=[each.method]) for each in ENDPOINTS
        ]
        routes += [
            WebSocketRoute("/api/socket", self._socket),
            Route("/api/openapi.json", self._limited(self._openapi)),
            Route("/healthz", self._limited(self._healthy)),
            Route("/readyz", self._limited(self._ready)),
            Route("/metrics", self._limited(self._metrics)),
            *(Route(each, self._view) for each in pages.VIEWS),
            *(Route(f"{each}/", pages.without_slash) for each in pages.VIEWS if pages.is_fixed(each)),
            *(Route(each, pages.answer_file) for each in pages.addresses()),
        ]
        app = Starlette(
            routes=routes, lifespan=self._living, exception_handlers={404: self._none, 405: self._none}
        )
        # Starlette's own redirects go to whatever host the request names.
        app.router.redirect_slashes = False
        return app

    @asynccontextmanager
    async def _living(self, _app: Starlette) -> AsyncIterator[dict[str, Hub]]:
        folder = str(self.settings.file.parent)
        try:
            self.hub = Hub(self.settings)
            try:
                if self.settings.database:
                    await self._join()
                await self.hub.start()
            except BaseException:
                await self.hub.close()
                raise
            LOG.info("server started", extra={"where": folder, "version": __version__})
            self._started()
        except Exception as problem:
            self.problem = problem
            raise
        self._gate = Gate(self.hub)
        thresholds = gc.get_threshold()
        gc.collect()
        gc.freeze()
        # A full collection pauses every table for a moment, so it normally waits until the server is idle.
        gc.set_threshold(10_000, 50, 1_000_000)
        switch = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        watching = asyncio.create_task(self._watch())
        self.hub.spawn(self._warm())
        try:
            yield {"hub": self.hub}  # how connections find the hub
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await self.hub.close()
            LOG.info("server stopped", extra={"where": folder})
            gc.unfreeze()
            gc.set_threshold(*thresholds)
            sys.setswitchinterval(switch)

    async def _join(self) -> None:
        """Become a node of the site that shares the database."""
        from canasta.server.nodes.bus import Bus  # needs packages that most servers do without
        from canasta.server.nodes.node import Node

        hub, settings = self.hub, self.settings
        bus = await Bus.connect(settings.bus, settings.node) if settings.bus else None
        hub.node = Node(hub, bus, settings.node, settings.lease_seconds)
        hub.node.answer = partial(answer_node, hub, ENDPOINTS, error)
        await hub.node.start()
        if bus is not None:
            await hub.use_bus(bus)

    async def drain(self) -> None:
        """Hand the tables over to other nodes, before the server stops."""
        if self.hub.node is not None:
            await self.hub.node.drain()

    async def _warm(self) -> None:
        """Fill the caches that visitors need; the first visitor would otherwise delay the others."""
        for language in LANGUAGES:
            await asyncio.to_thread(compose_words, language)
        await asyncio.to_thread(choices)
        await asyncio.to_thread(openapi_text, ENDPOINTS)
        for language in LANGUAGES:
            with use_language(language):
                await asyncio.to_thread(ask, "canasta")

    async def _watch(self) -> None:
        """Measure the event loop's delay, and collect garbage while the server is idle."""
        hub, quiet, done = self.hub, 0.0, -1
        sweep = hub.now()
        while True:
            if hub.now() >= sweep:
                sweep = hub.now() + _SWEEP
                hub.spawn(hub.sweep())
            await hub.database.check_place()
            hub.wake_slow_tables()
            due = hub.now() + _LOOK
            await asyncio.sleep(_LOOK)
            hub.metrics.lag.note(max(0.0, hub.now() - due))
            actions = hub.metrics.counts["actions"]
            quiet = quiet + _LOOK if actions == done else 0.0
            done = actions
            if hub.database.erased and quiet >= _IDLE and not hub.sockets.total:
                hub.spawn(hub.database.wipe())
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
        """Limit the requests per address to a public endpoint."""

        async def limited(request: Request) -> Response:
            if not self.hub.addresses.take(address_of(self.hub, request)):
                return refuse(self.hub, UserError("server.too_fast"), language_of(request))
            return await answer()

        return limited

    async def _view(self, request: Request) -> Response:
        """Serve the page; looking for a table counts as a request, and is left out beyond the limit."""
        table = pages.table_in(request.url.path)
        look = table and self.hub.addresses.take(address_of(self.hub, request))
        return await pages.answer_view(request, exists=not look or await self.hub.has_table(table))

    async def _openapi(self) -> Response:
        return Response(openapi_text(ENDPOINTS), media_type="application/json")

    async def _healthy(self) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self) -> Response:
        """Check that the disk can be read and written."""

        def job(store: Store) -> None:
            store.set_listed(_READY, _READY, wanted=False)  # a change that has no effect would not be written
            store.set_listed(_READY, _READY)

        node = self.hub.node
        if node is not None and not node.ready:  # a node writes its registration all the time
            return error(UserError("server.moving"), "en")
        try:
            if node is None:
                await self.hub.database.write(job)
        except UserError as problem:
            return error(problem, "en")
        return PlainTextResponse("ready\n")

    async def _metrics(self) -> Response:
        return PlainTextResponse(self.hub.metrics.text(self.hub.gauges()))

    async def _none(self, request: Request, problem: Exception) -> Response:
        if pages.wants_page(request):
            return await pages.answer_view(request)
        found = error(UserError("server.no_page"), language_of(request))
        if isinstance(problem, HTTPException):  # a 405 response lists the allowed methods
            found.status_code = problem.status_code
            found.headers.update(problem.headers or {})
        return found
