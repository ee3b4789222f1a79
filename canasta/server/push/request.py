"""One HTTPS request to a push service: only to known services, at public addresses, with limits."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from canasta.server.settings import ServerSettings

#: Seconds for a whole request, and bytes of a response that are read.
_PATIENCE: Final = 10.0
_LONGEST: Final = 16 * 1024


class Response(NamedTuple):
    """The answer of a push service."""

    status: int
    retry_after: str = ""


def check_endpoint(settings: ServerSettings, endpoint: str) -> SplitResult:
    """Return the parts of a subscription's address; raise ``ValueError`` unless it is a known service's."""
    parts = urlsplit(endpoint)
    host = (parts.hostname or "").lower()
    known = any(host == each or host.endswith(f".{each}") for each in settings.push_services)
    plain = parts.port in (None, 443) and parts.scheme == "https"
    if not known or not (plain or settings.push_private) or "@" in parts.netloc or not endpoint.isascii():
        raise ValueError("not the address of a known push service")
    if any(c.isspace() or not c.isprintable() for c in endpoint):
        raise ValueError("not an address")
    return parts


async def post(settings: ServerSettings, endpoint: str, headers: Mapping[str, str], body: bytes) -> Response:
    """Send a message to a push service.

    Raises:
        OSError: If the service cannot be reached in time, or its address is not public.
        ValueError: If the address is not a known service's, or the answer is not HTTP.
    """
    parts = check_endpoint(settings, endpoint)
    try:
        return await asyncio.wait_for(_post(settings, parts, headers, body), _PATIENCE)
    except h11.RemoteProtocolError as problem:
        raise ValueError(str(problem)) from problem
    except TimeoutError as problem:
        raise OSError("the push service does not answer") from problem


async def _post(
    settings: ServerSettings, parts: SplitResult, headers: Mapping[str, str], body: bytes
) -> Response:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    # Connected by the checked address, since the name could resolve to another one the next time.
    address = await _public_address(host, port, settings.push_private)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None
    )
    try:
        connection = h11.Connection(h11.CLIENT)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
        request = h11.Request(method="POST", target=target, headers=[*head.items()])
        for event in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _read(connection, reader)
    finally:
        writer.close()


async def _read(connection: h11.Connection, reader: asyncio.StreamReader) -> Response:
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            retry = dict(event.headers).get(b"retry-after", b"")
            return Response(event.status_code, retry.decode("latin-1"))
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > _LONGEST:
                raise ValueError("the answer is too long")
            connection.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise ValueError("no answer")


async def _public_address(host: str, port: int, private: bool) -> str:
    """Resolve a host name; raise ``OSError`` if one of its addresses is not public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, proto=6)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(ip_address(each).is_global for each in addresses)):
        raise OSError("the push service has no public address")
    return addresses[0]
