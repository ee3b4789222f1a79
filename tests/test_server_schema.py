"""Requests that schemathesis generates from our OpenAPI description, both valid and invalid.

No answer is a server error, every status is described, and every answer matches the description.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from canasta.client import Client
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.openapi import openapi
from tests.serving import Running, running

load_all_checks()
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
    checks.positive_data_acceptance,
]
#: After these the caller is signed out.
LAST = {"DELETE /api/me", "DELETE /api/session", "DELETE /api/me/sessions"}
OPERATIONS = [f"{each.method} {each.path}" for each in ENDPOINTS]


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


@pytest.fixture(scope="module")
def tables(server: Running) -> list[str]:
    """Return a table in play, one that waits, and none."""
    host = Client(server.address, name="Host")
    waiting = host.open_table(public=True, players=2)
    playing = host.open_table(public=True, players=2)
    with host.join(playing.id) as seat:
        seat.sit()
        seat.start(bots="simple")
    return [waiting.id, playing.id, "none"]


@pytest.fixture(scope="module")
def places(caller: Caller, tables: list[str]) -> dict[str, list[str]]:
    """Return values for path parameters that lead to something of the caller, and some that do not."""
    settings = {"hands": 1, "online": [1], "duplicate": False}
    club = caller.client.call("POST", "/api/clubs", dict, {"name": "Club"})["id"]
    body = {"settings": settings, "club": club}
    evening = caller.client.call("POST", "/api/evenings", dict, body)["id"]
    path = f"/api/evenings/{evening}"
    for names in (["A", "B"], ["C", "D"], ["E", "F"], ["G", "H"]):
        do = {"do": "add_entry", "entry": {"names": names}}
        caller.client.call("POST", f"{path}/do", dict, do)
    caller.client.call("POST", f"{path}/do", dict, {"do": "draw_round"})
    page = caller.client.call("POST", f"{path}/do", dict, {"do": "start_round"})
    links = [each["link"] for each in (*page["tables"], page["seats"][0])]
    results = caller.client.call("POST", f"{path}/link", dict)["link"]
    room = caller.client.call("POST", "/api/teaching", dict, {"name": "Class"})["id"]
    path = f"/api/teaching/{room}"
    caller.client.call("POST", f"{path}/link", dict)
    caller.client.call("POST", f"{path}/do", dict, {"do": "add_folder", "title": "Folder"})
    source = {"from": "position", "position": "classic turn=1:play hand1=KKK7"}
    caller.client.call("POST", f"{path}/items", dict, {"folder": 1, "source": source})
    start = {"from": "item", "item": 1}
    caller.client.call("POST", f"{path}/do", dict, {"do": "open_table", "start": start, "seats": [0] * 4})
    caller.client.call("POST", f"{path}/do", dict, {"do": "open_poll", "item": 1})
    caller.client.call("POST", f"{path}/do", dict, {"do": "set_homework", "folder": 1, "due": 0})
    return {
        "table": [*tables, "1"],
        "class": [room],
        "item": ["1"],
        "poll": ["1"],
        "homework": ["1"],
        "club": [club],
        "evening": [evening],
        "link": [*links, results],
        "pad": [page["progress"][1]["pad"], "none"],
    }


def modes(label: str) -> list[GenerationMode]:
    """Return the valid mode, and the invalid one where there are parameters."""
    endpoint = next(each for each in ENDPOINTS if f"{each.method} {each.path}" == label)
    said = endpoint.body is not None or "{" in endpoint.path or endpoint.query
    return list(GenerationMode) if said else [GenerationMode.POSITIVE]


class Caller:
    """A signed-in caller; replaced by a new account once deleted."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = Client(server.address, name="Ana")

    def headers(self, operation: str) -> dict[str, str]:
        if operation in LAST:
            self.client = Client(self.server.address, name="Ana")
        return {"Authorization": f"Bearer {self.client.token}"}


@pytest.fixture(scope="module")
def caller(server: Running) -> Caller:
    return Caller(server)


@pytest.fixture(scope="module")
def operations() -> dict[str, Any]:
    found = schemathesis.openapi.from_dict(openapi(ENDPOINTS)).get_all_operations()
    good = [each.ok() for each in found if isinstance(each, Ok)]
    return {operation.label: operation for operation in good}


def whole(value: Any) -> Any:
    """Normalize numbers: to JSON Schema 116.0 is an integer, to us it is not."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: whole(each) for key, each in value.items()}
    return [whole(each) for each in value] if isinstance(value, list) else value


def ask(
    operation: Any,
    mode: GenerationMode,
    examples: int,
    server: Running,
    caller: Caller,
    places: dict[str, list[str]],
) -> None:
    asked = 0

    @seed(12)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def asking(case: Any) -> None:
        nonlocal asked
        asked += 1
        for name in places.keys() & case.path_parameters.keys() if mode is GenerationMode.POSITIVE else ():
            case.path_parameters[name] = places[name][asked % len(places[name])]
        if mode is GenerationMode.POSITIVE:
            case.body = whole(case.body)
        answer = case.call(base_url=server.address, headers=caller.headers(operation.label), timeout=60)
        if answer.status_code != 413:  # which is right for a body beyond the size limit
            case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert answer.json()["sentence"]

    asking()
    assert asked


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_is_answered_as_described(
    label: str, operations: dict[str, Any], server: Running, caller: Caller, places: dict[str, list[str]]
) -> None:
    for mode in modes(label):
        ask(operations[label], mode, 2, server, caller, places)


@pytest.mark.long
@pytest.mark.parametrize("label", OPERATIONS)
def test_many_requests_are_answered_as_described(
    label: str, operations: dict[str, Any], server: Running, caller: Caller, places: dict[str, list[str]]
) -> None:
    for mode in modes(label):
        ask(operations[label], mode, 150, server, caller, places)


def test_every_operation_is_there(operations: dict[str, Any]) -> None:
    assert set(operations) == set(OPERATIONS)
