"""Reference pages made from the program itself: commands, the HTTP API, and the types of its JSON."""

from __future__ import annotations

import inspect
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import click

from canasta.cli import COMMANDS
from canasta.cli.command import Command
from canasta.cli.group import CANASTA
from canasta.messages import text
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.openapi import openapi, openapi_text
from canasta.wire.schema import schema, schema_text, subject_of

HTTP: Final = "reference/http.md"
TYPES: Final = "reference/json"
_METHODS: Final = ("get", "post", "put", "delete")
Schema = Mapping[str, Any]


def reference_pages() -> dict[str, bytes]:
    """Return the pages and files by their paths on the site."""
    pages = {"reference/commands.md": commands_page(), HTTP: http_page(), **types_pages()}
    return {
        **{path: page.encode() for path, page in pages.items()},
        "reference/openapi.json": openapi_text(ENDPOINTS),
        "wire.schema.json": schema_text().encode(),
    }


def types_navigation() -> list[dict[str, str]]:
    """Return the navigation entries of the pages of types."""
    return [{each: f"{TYPES}/{each}.md"} for each in sorted({subject_of(name) for name in known_types()})]


# --- Commands ---------------------------------------------------------------------------------------


def commands_page() -> str:
    """Describe every command with its options, from the command line's own definitions."""
    top = click.Context(CANASTA, info_name="canasta")
    return "\n".join(
        [
            "# Commands",
            "",
            "Put a command after `./play`, or after `canasta` where the package is installed.",
            "[Find a command](../commands.md) sorts them by what they are for.",
            "",
            *_options(top),
            *(line for name in COMMANDS for line in _command(name, top)),
        ]
    )


def _command(name: str, top: click.Context) -> Iterator[str]:
    command = CANASTA.get_command(top, name)
    assert isinstance(command, Command)
    context = click.Context(command, parent=top, info_name=name)
    yield from _described(f"## {name}", command, context)
    for part in command.parts:
        found = command.make_context(name, [part], top, resilient_parsing=True)
        if found.command is not command:
            assert isinstance(found.command, Command)
            yield from _described(f"### {name} {part}", found.command, found)


def _described(heading: str, command: Command, context: click.Context) -> Iterator[str]:
    pieces = " ".join(command.collect_usage_pieces(context))
    yield from (heading, "", "```text", f"{context.command_path} {pieces}".rstrip(), "```", "")
    yield from (escape(text(f"cli.{command.name}.help")), "")
    yield from _options(context)
    yield from ("```sh", text(f"cli.{command.name}.example").strip(), "```", "")
    yield from ("| exit code | |", "|---|---|")
    yield from (f"| {code} | {escape(words)} |" for code, words in command.exit_codes())
    yield ""


def _options(context: click.Context) -> Iterator[str]:
    records = [
        parameter.get_help_record(context)
        for parameter in context.command.get_params(context)
        if isinstance(parameter, click.Option)
    ]
    yield from ("| option | |", "|---|---|")
    yield from (f"| `{names}` | {escape(words)} |" for names, words in filter(None, records))
    yield ""


# --- HTTP -------------------------------------------------------------------------------------------


def http_page() -> str:
    """Describe every endpoint, from the OpenAPI description of the server."""
    described = openapi(ENDPOINTS)
    groups: dict[str, list[str]] = defaultdict(list)
    for path, methods in described["paths"].items():
        group = path.removeprefix("/api/").partition("/")[0]
        for method in _METHODS:
            if method in methods:
                groups[group] += _endpoint(method, path, methods[method])
    own = {
        name: part
        for name, part in described["components"]["schemas"].items()
        if name not in known_types() and "properties" in part
    }
    return "\n".join(
        [
            "# HTTP endpoints",
            "",
            "Made from the server's [OpenAPI description](openapi.json), which a running server has at",
            "`/api/openapi.json`. [The protocol](../protocol.md) explains calls, sockets and errors.",
            "Every refusal has a status of 400 or more and a sentence in `Refused`.",
            "",
            *(line for group, lines in groups.items() for line in (f"## {group}", "", *lines)),
            "## Answers of these endpoints only",
            "",
            *(line for name, part in own.items() for line in _struct(name, part, HTTP, "###")),
        ]
    )


def _endpoint(method: str, path: str, about: Schema) -> Iterator[str]:
    yield from (f"### `{method.upper()} {path}` {{ #{about['operationId']}-{method} }}", "")
    yield from (escape(inspect.cleandoc(about["summary"])), "")
    facts = ["Only for callers who are signed in."] if "security" in about else []
    if "requestBody" in about:
        facts.append(f"Body: {_type(_json_of(about['requestBody']), HTTP)}.")
    content = about["responses"]["200"]["content"]
    kind = next(iter(content))
    answer = _type(content[kind]["schema"], HTTP) if kind == "application/json" else f"`{kind}`"
    yield from (" ".join([*facts, f"Answer: {answer}."]), "")
    if "parameters" in about:
        yield from ("| parameter | in | |", "|---|---|---|")
        for each in about["parameters"]:
            bounds = each["schema"]
            limits = f"{bounds['minimum']} to {bounds['maximum']}" if "minimum" in bounds else "text"
            yield f"| `{each['name']}` | {each['in']} | {limits} |"
        yield ""


def _json_of(body: Schema) -> Schema:
    found: Schema = body["content"]["application/json"]["schema"]
    return found


# --- Types of the JSON ------------------------------------------------------------------------------


@cache
def known_types() -> Schema:
    """Return the schemas of all types of the wire form, by name."""
    found: Schema = schema()["$defs"]
    return found


def types_pages() -> dict[str, str]:
    """Describe every type of the wire form, one page for each subject, and an index of them all."""
    types = known_types()
    pages: dict[str, list[str]] = defaultdict(list)
    for name, part in types.items():
        page = f"{TYPES}/{subject_of(name)}.md"
        pages[page] += _struct(name, part, page)
    index = ["# JSON types", "", "As one file: [JSON Schema](../../wire.schema.json).", ""]
    index += ["[Read the JSON](../../wire.md) explains how messages are built from them.", ""]
    for page in sorted(pages):
        names = [name for name in types if f"{TYPES}/{subject_of(name)}.md" == page]
        links = ", ".join(f"[{name}]({page.rpartition('/')[2]}#{name})" for name in names)
        index += [f"## {page.rpartition('/')[2].removesuffix('.md')}", "", links, ""]
    texts = {
        page: [f"# {page.rpartition('/')[2].removesuffix('.md').capitalize()}", "", *lines]
        for page, lines in pages.items()
    }
    return {page: "\n".join(lines) for page, lines in {**texts, f"{TYPES}/index.md": index}.items()}


def _struct(name: str, part: Schema, page: str, level: str = "##") -> Iterator[str]:
    yield from (f"{level} {name} {{ #{name} }}", "")
    if "description" in part:
        yield from (escape(inspect.cleandoc(part["description"])), "")
    if "properties" not in part:
        yield from (_type({**part, "description": ""}, page), "")
        return
    if part["properties"]:
        yield from ("| field | type | |", "|---|---|---|")
    required = part.get("required", [])
    for field, kind in part["properties"].items():
        words = escape(kind.get("description", ""))
        if field not in required:
            default = kind.get("default")
            words += (" " if words else "") + (
                "Optional." if default in (None, "", [], {}) else _default(default)
            )
        yield f"| `{field}` | {_type(kind, page)} | {words} |"
    yield ""


def _default(value: object) -> str:
    return f"Default: `{json.dumps(value)}`."


def _type(part: Schema, page: str) -> str:
    """Write a type in words, with links to the types it names."""
    if "$ref" in part:
        return _reference(part["$ref"].rpartition("/")[2], page)
    if "anyOf" in part:
        return " or ".join(_type(each, page) for each in part["anyOf"])
    if "enum" in part:
        return ", ".join(f"`{json.dumps(value)}`" for value in part["enum"])
    if "const" in part:
        return f"`{json.dumps(part['const'])}`"
    kind = str(part.get("type", "any value"))
    if kind == "array" and "prefixItems" in part:
        return "list of " + ", ".join(_type(each, page) for each in part["prefixItems"])
    if kind == "array":
        return f"list of {_type(part.get('items') or {}, page)}"
    if kind == "object" and part.get("additionalProperties"):
        return f"object of {_type(part['additionalProperties'], page)}"
    return kind


def _reference(name: str, page: str) -> str:
    """Link to a type from a page."""
    if name not in known_types():
        return f"[{name}](#{name})"
    place = f"{subject_of(name)}.md#{name}"
    return f"[{name}]({place})" if page.startswith(f"{TYPES}/") else f"[{name}](json/{place})"


def escape(words: str) -> str:
    """Escape what would be HTML in text, and the pipe, which would end a cell."""
    return words.replace("|", "\\|").replace("<", "&lt;")
