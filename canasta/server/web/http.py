"""Requests over HTTP: limits first, then who calls, then what they want; every error is a sentence."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from canasta.engine import IllegalAction
from canasta.messages import Complaint, use_language
from canasta.server.errors import refused, told_of
from canasta.server.hub import Hub
from canasta.server.web.buckets import Buckets
from canasta.server.web.callers import (
    address_of,
    caller_of,
    cookie_name,
    from_elsewhere,
    language_of,
    token_of,
)
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.storage import StorageError
from canasta.wire import encode
from canasta.wire.tables import Guest

#: Where an error is of a sort that HTTP has a number for; all others are a conflict with how things stand.
_STATUS: Final = {
    "server.sign_in": HTTPStatus.UNAUTHORIZED,
    "server.origin": HTTPStatus.FORBIDDEN,
    "server.not_host": HTTPStatus.FORBIDDEN,
    "server.no_table": HTTPStatus.NOT_FOUND,
    "server.no_page": HTTPStatus.NOT_FOUND,
    "server.malformed": HTTPStatus.BAD_REQUEST,
    "server.number": HTTPStatus.BAD_REQUEST,
    "server.too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "server.too_fast": HTTPStatus.TOO_MANY_REQUESTS,
}
_JSON: Final = "application/json"
#: A cookie lasts a year, or until its owner ends the session.
_COOKIE_AGE: Final = 365 * 24 * 3600
_SAFE: Final = ("GET", "HEAD")
#: Letters of a word in a query; what is longer is cut off.
_QUERY: Final = 1000


class Gate:
    """What every request passes."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self._requests = Buckets(limits.requests, limits.requests_burst, hub.now)
        self._guests = Buckets(limits.guests, limits.guests_burst, hub.now)

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        """The answer to a request; whatever is wrong with it, a sentence."""
        language = language_of(request)
        with use_language(language):
            try:
                return await self._answer(endpoint, request, language)
            except (Complaint, IllegalAction) as problem:
                return error(problem, language)
            except Exception as problem:
                self.hub.wrong(problem, endpoint.path)
                return error(problem, language)

    async def _answer(self, endpoint: Endpoint, request: Request, language: str) -> Response:
        hub, safe = self.hub, endpoint.method in _SAFE
        address = address_of(request)
        if not self._requests.take(address):
            raise Complaint("server.too_fast")
        if from_elsewhere(hub, request):
            raise Complaint("server.origin")
        person = caller_of(hub, request, safe=safe)
        if endpoint.signed_in and person is None:
            raise Complaint("server.sign_in")
        body = None
        if endpoint.body is not None:
            body = await self._body(request, endpoint)
        if endpoint.answer is Guest and not self._guests.take(address):
            raise Complaint("server.too_fast")
        call = Call(
            hub,
            person,
            token_of(hub, request, safe=safe),
            request.path_params,
            {name: request.query_params.get(name, "")[:_QUERY] for name in endpoint.query},
            body,
            language,
        )
        found = await endpoint.handler(call)
        if isinstance(found, File):
            return _file(found)
        response = Response(encode(found), media_type=_JSON)
        if isinstance(found, Guest):
            secure = hub.settings.secure
            response.set_cookie(
                cookie_name(secure),
                found.token,
                max_age=_COOKIE_AGE,
                httponly=True,
                secure=secure,
                samesite="strict",
            )
        return response

    async def _body(self, request: Request, endpoint: Endpoint) -> object:
        content, most = b"", endpoint.size or self.hub.settings.limits.body
        async for chunk in request.stream():
            content += chunk
            if len(content) > most:
                raise Complaint("server.too_large")
        try:
            return msgspec.json.decode(content, type=endpoint.body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self.hub.metrics.count("malformed")
            raise Complaint("server.malformed", problem=str(problem)[:200]) from None


def _file(found: File) -> Response:
    """A page or a file; nothing in it is run, whatever people have written into it."""
    headers = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:"}
    if found.name:
        headers["Content-Disposition"] = f'attachment; filename="{found.name}"'
    return Response(found.content, media_type=found.media, headers=headers)


def error(problem: Exception, language: str) -> Response:
    """An error as an answer."""
    told = told_of(problem)
    status = _STATUS.get(told, HTTPStatus.CONFLICT)
    if isinstance(problem, StorageError):
        status = HTTPStatus.SERVICE_UNAVAILABLE
    elif not isinstance(problem, Complaint | IllegalAction):
        status = HTTPStatus.INTERNAL_SERVER_ERROR
    return Response(encode(refused(problem, language=language)), status, media_type=_JSON)
