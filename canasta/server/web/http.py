"""HTTP requests: check the limits, identify the caller, run the endpoint; every error is a sentence."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from canasta.engine import IllegalAction
from canasta.messages import UserError, use_language
from canasta.server.buckets import Buckets
from canasta.server.errors import error_id, refusal_message
from canasta.server.fair_queue import CallerGone
from canasta.server.hub import Hub
from canasta.server.web.callers import (
    Caller,
    caller_of,
    cookie_name,
    device_of,
    is_cross_origin,
    is_https,
    is_own_page,
    language_of,
    origin_of,
    takes_gzip,
)
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.server.web.pages import SMALL
from canasta.server.web.relayed_calls import ask_node
from canasta.storage import StorageError
from canasta.wire import encode
from canasta.wire.people import Handover, SignedIn
from canasta.wire.tables import Guest

#: Errors that have a fitting HTTP status; all others are a conflict with the current state.
_STATUS: Final = {
    "server.sign_in": HTTPStatus.UNAUTHORIZED,
    "server.origin": HTTPStatus.FORBIDDEN,
    "server.not_host": HTTPStatus.FORBIDDEN,
    "server.removed": HTTPStatus.FORBIDDEN,
    "server.old_invitation": HTTPStatus.GONE,
    "server.wrong_login": HTTPStatus.FORBIDDEN,
    "server.wrong_code": HTTPStatus.FORBIDDEN,
    "server.wrong_handover": HTTPStatus.FORBIDDEN,
    "server.wrong_passkey": HTTPStatus.FORBIDDEN,
    "server.passkey_late": HTTPStatus.FORBIDDEN,
    "server.no_session": HTTPStatus.NOT_FOUND,
    "server.no_passkey": HTTPStatus.NOT_FOUND,
    "server.busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "server.moving": HTTPStatus.SERVICE_UNAVAILABLE,
    "server.other_node": HTTPStatus.SERVICE_UNAVAILABLE,
    "server.no_table": HTTPStatus.NOT_FOUND,
    "server.no_evening": HTTPStatus.NOT_FOUND,
    "server.no_club": HTTPStatus.NOT_FOUND,
    "server.no_class": HTTPStatus.NOT_FOUND,
    "server.not_teacher": HTTPStatus.FORBIDDEN,
    "server.not_director": HTTPStatus.FORBIDDEN,
    "server.no_page": HTTPStatus.NOT_FOUND,
    "server.malformed": HTTPStatus.BAD_REQUEST,
    "server.number": HTTPStatus.BAD_REQUEST,
    "server.too_slow": HTTPStatus.REQUEST_TIMEOUT,
    "server.too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "server.too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "server.many_connections": HTTPStatus.TOO_MANY_REQUESTS,
    "server.many_sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "server.many_analyses": HTTPStatus.TOO_MANY_REQUESTS,
    "server.queue_full": HTTPStatus.TOO_MANY_REQUESTS,
}
_JSON: Final = "application/json"
#: Answers are for the caller only, and have the declared type.
_HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
#: Seconds that a cookie lasts; its session may end earlier, if it is not used.
_COOKIE_AGE: Final = 365 * 24 * 3600
#: Answers with more bytes than this are compressed in a thread, to keep the event loop free.
_LARGE: Final = 20_000
_SAFE: Final = ("GET", "HEAD")
#: Seconds after which a retry is worthwhile.
_RETRY: Final = 1
#: Maximum characters of a query parameter.
_QUERY: Final = 1000


class Gate:
    """The entrance for every request: limits, sign-in and error handling."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self._guests = Buckets(limits.guests, limits.guests_burst, hub.now)

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        """Answer a request; any error becomes a sentence."""
        language = language_of(request)
        with use_language(language):
            try:
                return await self._answer(endpoint, request, language)
            except (UserError, IllegalAction) as problem:
                return refuse(self.hub, problem, language)
            except CallerGone:  # and will not read it
                return error(UserError("server.too_slow"), language)
            except Exception as problem:
                self.hub.log_error(problem, endpoint.path)
                return error(problem, language)

    async def _answer(self, endpoint: Endpoint, request: Request, language: str) -> Response:
        hub, safe = self.hub, endpoint.method in _SAFE
        device = device_of(hub, request)
        if not hub.addresses.take(device.address):
            raise UserError("server.too_fast")
        if is_cross_origin(hub, request):
            raise UserError("server.origin")
        caller = await caller_of(hub, request, safe=safe)
        if caller is not None and not hub.persons.take(caller.person.id):
            raise UserError("server.too_fast")
        if endpoint.signed_in and caller is None:
            raise UserError("server.sign_in")
        body = None
        if endpoint.body is not None:
            body = await self._body(request, endpoint)
        await hub.wait_turn(device.address)
        if endpoint.answer is Guest and not self._guests.take(device.address):
            raise UserError("server.too_fast")
        given = {name: value for name, value in request.query_params.items() if name in endpoint.query}
        for name, value in given.items():
            if len(value) > _QUERY:
                raise UserError("server.long_query", name=name, most=_QUERY)
        call = Call(
            hub,
            caller.person if caller else None,
            caller.token if caller else "",
            request.path_params,
            given,
            body,
            language,
            caller.session if caller else None,
            device,
            origin_of(hub, request),
            partial(_disconnected, request),
        )
        reply = await ask_node(hub, endpoint, call)
        if reply is not None:
            if reply.media:
                return _file(File(reply.content, reply.media, reply.name))
            if reply.status != HTTPStatus.OK:
                hub.metrics.count("refused")
                return Response(reply.content, reply.status, media_type=_JSON, headers=_HEADERS)
        found = await endpoint.handler(call) if reply is None else None
        if isinstance(found, File):
            return _file(found)
        response = await _respond(encode(found) if reply is None else reply.content, request, call)
        if is_own_page(hub, request):
            await self._keep_cookie(response, found, caller, is_https(hub, request))
        return response

    async def _keep_cookie(
        self, response: Response, found: object, caller: Caller | None, secure: bool
    ) -> None:
        """Set the cookie of a new or renewed session, or clear the cookie of an ended one."""
        people = self.hub.people
        token = found.token if isinstance(found, Guest | SignedIn) else ""
        if not token:
            if caller is None or not caller.cookie:
                return
            if found_now := await people.known_by(caller.token):
                # A new token would invalidate the code in this answer, so the next request renews it.
                if not people.is_due(found_now[1]) or isinstance(found, Handover):
                    return
                token = await people.renewed(found_now[1], caller.token)
        response.set_cookie(
            cookie_name(secure),
            token,
            max_age=_COOKIE_AGE if token else 0,
            httponly=True,
            secure=secure,
            samesite="strict",
        )

    async def _body(self, request: Request, endpoint: Endpoint) -> object:
        content, most = bytearray(), endpoint.size or self.hub.settings.limits.body
        try:
            async with asyncio.timeout(self.hub.settings.limits.body_seconds):
                async for chunk in request.stream():
                    content += chunk
                    if len(content) > most:
                        raise UserError("server.too_large")
        except (TimeoutError, ClientDisconnect):  # a client that has gone will not read it
            raise UserError("server.too_slow") from None
        try:
            return msgspec.json.decode(content, type=endpoint.body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self.hub.metrics.count("malformed")
            raise UserError("server.malformed", problem=str(problem)[:200]) from None


async def _disconnected(request: Request) -> None:
    """Wait until the client has disconnected; its body has been read, or is not wanted."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _respond(content: bytes, request: Request, call: Call) -> Response:
    """Create the response, compressed if worthwhile.

    Only our own pages send the cookie, so compression leaks nothing to other sites (BREACH).
    """
    headers = {**_HEADERS, "Vary": "Accept-Encoding"}
    if len(content) > SMALL and takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        large = len(content) > _LARGE
        content = await call.in_thread(partial(_compress, content)) if large else _compress(content)
    return Response(content, media_type=_JSON, headers=headers)


def _compress(content: bytes) -> bytes:
    return gzip.compress(content, 5, mtime=0)


def _file(found: File) -> Response:
    """Create the response for a page or file; no script in it runs, whatever users have written into it."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    headers = {**_HEADERS, "Content-Security-Policy": policy}
    if found.name:
        headers["Content-Disposition"] = f'attachment; filename="{found.name}"'
    return Response(found.content, media_type=found.media, headers=headers)


def refuse(hub: Hub, problem: UserError | IllegalAction, language: str) -> Response:
    """Count a refused request and create the response."""
    hub.metrics.count("refused")
    return error(problem, language)


def error(problem: Exception, language: str) -> Response:
    """Create the response for an error."""
    told = error_id(problem)
    status = _STATUS.get(told, HTTPStatus.CONFLICT)
    if isinstance(problem, StorageError):
        status = HTTPStatus.SERVICE_UNAVAILABLE
    elif not isinstance(problem, UserError | IllegalAction):
        status = HTTPStatus.INTERNAL_SERVER_ERROR
    answer = encode(refusal_message(problem, language=language))
    later = status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    headers = {**_HEADERS, "Retry-After": str(_RETRY)} if later else _HEADERS
    return Response(answer, status, media_type=_JSON, headers=headers)
