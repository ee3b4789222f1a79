"""HTTP requests about a table that runs on another node: that node answers them."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from canasta.engine import IllegalAction
from canasta.messages import UserError, use_language
from canasta.server.hub import Hub
from canasta.server.nodes.node_messages import WIRE, CallReply, RelayedCall
from canasta.server.people.people import Device
from canasta.server.tables.indexes import AREA
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.storage.people import Person, Session
from canasta.wire import encode

if TYPE_CHECKING:
    from collections.abc import Callable

#: What the node that runs a table answers. Everything else is read from the database by any node.
_AT_TABLE = ("", "/do", "/ask", "/referee")
_TABLE = "/api/tables/{table}"


def lease_of(endpoint: Endpoint, call: Call) -> str:
    """Return the name of the lease that the answering node must hold; empty if any node will do."""
    if endpoint.path.startswith(_TABLE) and endpoint.path.removeprefix(_TABLE) in _AT_TABLE:
        return f"{AREA}/{call.path['table']}"
    return endpoint.lease


async def ask_node(hub: Hub, endpoint: Endpoint, call: Call) -> CallReply | None:
    """Let another node answer a request, if that runs the table; None if this one does."""
    name = lease_of(endpoint, call)
    if hub.node is None or not name:
        return None
    person = (call.person.id, call.person.name, call.person.created) if call.person else None
    return await hub.node.call(
        RelayedCall(
            WIRE,
            name,
            endpoint.method,
            endpoint.path,
            dict(call.path),
            dict(call.query),
            encode(call.body) if endpoint.body is not None else b"",
            person,
            msgspec.json.encode(call.session) if call.session else b"",
            (call.device.address, call.device.says),
            call.language,
            call.origin,
        )
    )


async def answer_node(
    hub: Hub,
    endpoints: Iterable[Endpoint],
    error: Callable[[Exception, str], Response],
    relayed: RelayedCall,
) -> CallReply:
    """Answer a request that another node has checked."""
    endpoint = next(
        (each for each in endpoints if (each.method, each.path) == (relayed.method, relayed.path)), None
    )
    if endpoint is None or relayed.wire != WIRE:  # of another version
        return _reply(error(UserError("server.no_page"), relayed.language))
    with use_language(relayed.language):
        try:
            call = Call(
                hub,
                Person(*relayed.person) if relayed.person else None,
                "",
                relayed.params,
                relayed.query,
                msgspec.json.decode(relayed.body, type=endpoint.body) if endpoint.body is not None else None,
                relayed.language,
                msgspec.json.decode(relayed.session, type=Session) if relayed.session else None,
                Device(*relayed.device),
                relayed.origin,
            )
            found = await endpoint.handler(call)
        except (UserError, IllegalAction) as problem:
            if isinstance(problem, UserError) and problem.message in ("server.moving", "storage.lease_lost"):
                return CallReply(0)
            hub.metrics.count("refused")
            return _reply(error(problem, relayed.language))
        except Exception as problem:
            hub.log_error(problem, endpoint.path)
            return _reply(error(problem, relayed.language))
    if isinstance(found, File):
        content = found.content.encode() if isinstance(found.content, str) else found.content
        return CallReply(HTTPStatus.OK, content, found.media, found.name)
    return CallReply(HTTPStatus.OK, encode(found))


def _reply(response: Response) -> CallReply:
    return CallReply(response.status_code, bytes(response.body))
