"""The interface over HTTP, as a table of what can be asked for: routes and OpenAPI are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from canasta import __version__
from canasta.bots import NAMES
from canasta.messages import LANGUAGES, Complaint
from canasta.notation import write_record
from canasta.server.hub import Hub
from canasta.server.tables.rules import choices
from canasta.storage.games import load
from canasta.storage.people import Person
from canasta.wire import protocol
from canasta.wire.base import Wire
from canasta.wire.protocol import AnyAnswer, AnyCommand, AnyQuestion
from canasta.wire.tables import Choices, Guest, Lobby, NewGuest, NewTable, TableInfo
from canasta.wire.tables import Person as WirePerson


class Carried(Wire):
    """A command was carried out and is on the disk."""

    number: int


class RecordText(Wire):
    """A game that is over, as a record: anybody can replay and verify it."""

    record: str


class Nothing(Wire):
    """Done; there is no more to say."""


class Call(NamedTuple):
    """One request, as far as an endpoint needs it."""

    hub: Hub
    person: Person | None
    token: str
    table: str  #: from the address
    invite: str
    body: Any
    language: str

    @property
    def somebody(self) -> Person:
        """Who calls, where that must be known."""
        if self.person is None:
            raise Complaint("server.sign_in")
        return self.person


class Endpoint(NamedTuple):
    """Something that can be asked for."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Wire]]
    answer: Any
    body: Any = None
    signed_in: bool = True


async def _guest(call: Call) -> Guest:
    """Come in as a guest; the token is told this once, and a browser gets it as a cookie."""
    person, token = await call.hub.add_guest(call.body.name)
    return Guest(WirePerson(person.id, person.name), token)


async def _me(call: Call) -> WirePerson:
    """Who one is."""
    return WirePerson(call.somebody.id, call.somebody.name)


async def _forget(call: Call) -> Nothing:
    """Delete oneself and all one's sessions; games stay, since they belong to the others too."""
    await call.hub.forget(call.somebody)
    return Nothing()


async def _sign_out(call: Call) -> Nothing:
    """End this session."""
    await call.hub.sign_out(call.token)
    return Nothing()


async def _choices(_call: Call) -> Choices:
    """What a table can be made of."""
    return Choices(choices(), list(NAMES), list(LANGUAGES))


async def _lobby(call: Call) -> Lobby:
    """The public tables."""
    return Lobby(call.hub.lobby())


async def _mine(call: Call) -> Lobby:
    """The tables where one sits or is the host."""
    return Lobby(call.hub.tables_of(call.somebody))


async def _open(call: Call) -> TableInfo:
    """Open a table."""
    table = await call.hub.new_table(call.somebody, call.body)
    return table.info(call.somebody.id)


async def _table(call: Call) -> TableInfo:
    """A table, if one may know of it."""
    table, person = call.hub.table(call.table), call.person.id if call.person else ""
    if not table.load().may_look(person, call.invite):
        raise Complaint("server.no_table")
    return table.info(person)


async def _do(call: Call) -> Carried:
    """Carry out a command at a table."""
    return Carried(await call.hub.table(call.table).do(call.somebody, call.body))


async def _ask(call: Call) -> AnyAnswer:
    """Ask a question at a table."""
    table, person = call.hub.table(call.table), call.somebody
    if not table.load().may_look(person.id, call.invite):
        raise Complaint("server.no_table")
    ear = table.ear_of(person.id, sentences=True, language=call.language)
    return await table.ask(ear, call.body)


async def _record(call: Call) -> RecordText:
    """The record of the last game of a table, once it is over."""
    room = call.hub.table(call.table).load()
    if not room.may_look(call.person.id if call.person else "", call.invite):
        raise Complaint("server.no_table")
    if not room.game or room.playing:
        raise Complaint("server.no_record")
    kept = load(call.hub.durable.store, room.game, [room.rules])
    return RecordText(write_record(kept.match))


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", _guest, Guest, NewGuest, signed_in=False),
    Endpoint("GET", "/api/me", _me, WirePerson),
    Endpoint("DELETE", "/api/me", _forget, Nothing),
    Endpoint("DELETE", "/api/session", _sign_out, Nothing),
    Endpoint("GET", "/api/choices", _choices, Choices, signed_in=False),
    Endpoint("GET", "/api/tables", _lobby, Lobby, signed_in=False),
    Endpoint("POST", "/api/tables", _open, TableInfo, NewTable),
    Endpoint("GET", "/api/me/tables", _mine, Lobby),
    Endpoint("GET", "/api/tables/{table}", _table, TableInfo, signed_in=False),
    Endpoint("POST", "/api/tables/{table}/do", _do, Carried, AnyCommand),
    Endpoint("POST", "/api/tables/{table}/ask", _ask, AnyAnswer, AnyQuestion),
    Endpoint("GET", "/api/tables/{table}/record", _record, RecordText, signed_in=False),
)


def openapi() -> dict[str, Any]:
    """The interface in the form of OpenAPI 3.1."""
    types = [kind for each in ENDPOINTS for kind in (each.body, each.answer) if kind is not None]
    types += [protocol.Refused, protocol.AnySent, protocol.AnyTold]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in ENDPOINTS:
        about: dict[str, Any] = {
            "operationId": each.handler.__name__.strip("_"),
            "summary": (each.handler.__doc__ or "").strip(),
            "responses": {
                "200": _content("Done.", found[repr(each.answer)]),
                "4XX": _content("Refused, with a sentence.", found[repr(protocol.Refused)]),
            },
        }
        if each.body is not None:
            about["requestBody"] = {"required": True, **_content("", found[repr(each.body)])}
            del about["requestBody"]["description"]
        if "{table}" in each.path:
            about["parameters"] = [_parameter("table", "path", True), _parameter("invite", "query", False)]
        if each.signed_in:
            about["security"] = [{"token": []}]
        paths.setdefault(each.path, {})[each.method.lower()] = about
    return {
        "openapi": "3.1.0",
        "info": {"title": "Casa Canasta", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string", "maxLength": 64}}


def openapi_text() -> bytes:
    """The same as a file."""
    return msgspec.json.format(msgspec.json.encode(openapi(), order="sorted"), indent=2) + b"\n"
