"""Who calls: by a token in a header, or by a cookie from a page of ours."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from canasta.messages import ENGLISH, LANGUAGES
from canasta.server.hub import Hub
from canasta.storage.people import Person

_BEARER = "bearer "


def cookie_name(secure: bool) -> str:
    """What the cookie is called; a browser takes the strict name over https only."""
    return "__Host-canasta" if secure else "canasta"


def token_of(hub: Hub, call: HTTPConnection, *, safe: bool) -> str:
    """The token of a caller, or nothing. A cookie counts where another site cannot have sent it along."""
    header = call.headers.get("authorization", "")
    if header.lower().startswith(_BEARER):
        return header[len(_BEARER) :].strip()
    if safe or call.headers.get("origin") in hub.settings.origins:
        return call.cookies.get(cookie_name(hub.settings.secure), "")
    return ""


def caller_of(hub: Hub, call: HTTPConnection, *, safe: bool) -> Person | None:
    """Who calls; nobody, if that is not known."""
    token = token_of(hub, call, safe=safe)
    return hub.person_of(token) if token else None


def from_elsewhere(hub: Hub, call: HTTPConnection) -> bool:
    """Whether a page of another site calls."""
    origin = call.headers.get("origin")
    return origin is not None and origin not in hub.settings.origins


def address_of(call: HTTPConnection) -> str:
    """Where a call comes from."""
    return call.client.host if call.client else ""


def language_of(call: HTTPConnection) -> str:
    """The first language of the caller that we speak."""
    for wish in call.headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
