"""The parts of uvicorn that our connections rely on; they are not public, and may change with a version."""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from canasta.server.web.connections import HttpConnection, SocketConnection

ROOT = Path(__file__).resolve().parent.parent
#: Methods that our classes override, call or rely on being called.
METHODS: dict[type, tuple[str, ...]] = {
    H11Protocol: (
        "connection_made", "connection_lost", "data_received", "on_response_complete", "send_400_response",
        "handle_websocket_upgrade", "pause_writing", "resume_writing",
    ),
    WebSocketsSansIOProtocol: (
        "__init__", "handle_connect", "handle_events", "data_received", "pause_writing", "resume_writing",
        "send", "send_receive_event_to_app", "start_keepalive",
    ),
}  # fmt: skip
#: Attributes that our classes read or set; uvicorn must set them on ``self``.
ATTRIBUTES: dict[type, tuple[str, ...]] = {
    H11Protocol: ("app_state", "client", "conn", "cycle", "flow", "headers", "loop", "transport"),
    RequestResponseCycle: ("disconnected", "message_event", "response_complete"),
    WebSocketsSansIOProtocol: (
        "app_state", "close_sent", "close_timer", "conn", "curr_msg_data_type", "frames",
        "handshake_complete", "loop", "queue",
        "read_paused", "request", "response", "scope", "transport",
    ),
}  # fmt: skip
ADVICE = (
    f"in uvicorn {uvicorn.__version__}. Compare canasta/server/web/connections.py with the new sources, then "
    "change the version in pyproject.toml (docs/decisions/0089-one-minor-version-of-uvicorn.md)."
)


@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, names in METHODS.items() for name in names]
)
def test_uvicorn_has_the_methods_that_we_extend(kind: type, name: str) -> None:
    assert inspect.isfunction(vars(kind).get(name)), f"{kind.__name__} has no method {name} {ADVICE}"


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in ATTRIBUTES for name in ATTRIBUTES[kind]])
def test_uvicorn_sets_the_attributes_that_we_use(kind: type, name: str) -> None:
    found = re.search(rf"self\.{name}(: [^=\n]+)? = ", inspect.getsource(kind))
    assert found, f"{kind.__name__} does not set {name} {ADVICE}"


@pytest.mark.parametrize("kind", [HttpConnection, SocketConnection])
def test_every_method_that_we_override_is_checked_above(kind: type) -> None:
    base = kind.__bases__[0]
    overridden = {
        name for name, value in vars(kind).items() if inspect.isfunction(value) and hasattr(base, name)
    }
    assert overridden == set(METHODS[base]) & overridden, "add the method to METHODS"


def test_the_socket_calls_our_handlers_before_the_application_runs() -> None:
    """Our ``handle_connect`` adds to the scope after uvicorn has made it, before the application runs."""
    source = inspect.getsource(WebSocketsSansIOProtocol.handle_connect)
    assert "self.loop.create_task(self.run_asgi())" in source, f"handle_connect starts no task {ADVICE}"
    assert '"extensions": {' in source, f"the scope of a socket has no extensions {ADVICE}"


def test_the_installed_uvicorn_is_the_minor_version_that_is_allowed() -> None:
    server = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"][
        "server"
    ]
    (wanted,) = [each for each in server if each.startswith("uvicorn")]
    minor = int(uvicorn.__version__.split(".")[1])
    assert wanted == f"uvicorn>=0.{minor},<0.{minor + 1}", (
        f"{wanted} is required, and this is {uvicorn.__version__}"
    )
