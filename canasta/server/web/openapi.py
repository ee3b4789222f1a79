"""The OpenAPI 3.1 description of the HTTP API, generated from the endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from canasta import __version__
from canasta.server.web.endpoint import NUMBERS, Endpoint
from canasta.wire import protocol


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the description as a JSON-compatible value."""
    types = [kind for each in endpoints for kind in (each.body, each.answer) if _is_struct(kind)]
    types += [protocol.RequestRefused, protocol.AnyClientMessage, protocol.AnyServerMessage]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        good = {"description": "Done.", "content": {each.answer: {"schema": {"type": "string"}}}}
        if _is_struct(each.answer):
            good = _content("Done.", found[repr(each.answer)])
        about: dict[str, Any] = {
            "operationId": each.handler.__name__.strip("_"),
            "summary": (each.handler.__doc__ or "").strip(),
            "responses": {
                "200": good,
                "4XX": _content("Refused, with a sentence.", found[repr(protocol.RequestRefused)]),
            },
        }
        if each.body is not None:
            about["requestBody"] = {"required": True, **_content("", found[repr(each.body)])}
            del about["requestBody"]["description"]
        places = re.findall(r"{(\w+)}", each.path)
        parameters = [_parameter(name, "path") for name in places]
        parameters += [_parameter(name, "query") for name in each.query]
        if parameters:
            about["parameters"] = parameters
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


@cache
def openapi_text(endpoints: tuple[Endpoint, ...]) -> bytes:
    """Return the description as a JSON file."""
    return msgspec.json.format(msgspec.json.encode(openapi(endpoints), order="sorted"), indent=2) + b"\n"


def _is_struct(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _parameter(name: str, place: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string", "maxLength": 64 if place == "path" else 1000}
    if place == "query" and name in NUMBERS:
        least, most = NUMBERS[name]
        schema = {"type": "integer", "minimum": least, "maximum": most}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}
