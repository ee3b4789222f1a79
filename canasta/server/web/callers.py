"""The caller of a request: identified by a token in a header, or by a cookie from our own page."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

from canasta.messages import ENGLISH, matching_language
from canasta.server.hub import Hub
from canasta.server.people.people import Device
from canasta.storage.people import Person, Session

_BEARER = "bearer "
#: Proxies that are checked, counted from the last one.
_HOPS = 10


def cookie_name(secure: bool) -> str:
    """Return the cookie's name; browsers accept the strict ``__Host-`` name over https only."""
    return "__Host-canasta" if secure else "canasta"


class Caller(NamedTuple):
    """The person who calls, their session and their token."""

    person: Person
    session: Session
    token: str
    cookie: bool  #: whether the token came as a cookie


async def caller_of(hub: Hub, call: HTTPConnection, *, safe: bool) -> Caller | None:
    """Identify the caller; None if unknown. Cookies count only if no other site can have sent them."""
    token, cookie = "", False
    header = call.headers.get("authorization", "")
    if header.lower().startswith(_BEARER):
        token = header[len(_BEARER) :].strip()
    elif is_own_page(hub, call) or (safe and _site_of(call) in ("", "none")):
        token, cookie = call.cookies.get(cookie_name(True), ""), True
        if not token and not is_https(hub, call):
            token = call.cookies.get(cookie_name(False), "")
    found = await hub.people.known_by(token) if token else None
    return Caller(*found, token, cookie) if found else None


def is_own_page(hub: Hub, call: HTTPConnection) -> bool:
    """True if the browser says that a page of an allowed origin calls."""
    origin = call.headers.get("origin")
    if origin is not None:
        return origin in hub.settings.origins
    # Browsers that send no origin still say whether the page belongs to the host it calls. Is that host ours?
    return _site_of(call) == "same-origin" and bool(origin_of(hub, call))


def origin_of(hub: Hub, call: HTTPConnection) -> str:
    """Return the allowed origin that a call comes from or goes to; empty if there is none."""
    origin = call.headers.get("origin")
    if origin is not None:
        return origin if origin in hub.settings.origins else ""
    host = call.headers.get("host", "")
    return next((each for each in sorted(hub.settings.origins) if each.partition("//")[2] == host), "")


def is_https(hub: Hub, call: HTTPConnection) -> bool:
    """True if a browser calls over https, as far as the request shows.

    One server can have both: https through a proxy, and plain http for a phone in the same house.
    """
    origin = origin_of(hub, call)
    if origin.startswith("https:"):
        return True
    # A proxy may pass on a different host than the one the browser called.
    return hub.settings.secure and (not origin or "x-forwarded-for" in call.headers)


def is_cross_origin(hub: Hub, call: HTTPConnection) -> bool:
    """True if a page of another site calls."""
    origin = call.headers.get("origin")
    return origin is not None and origin not in hub.settings.origins


def _site_of(call: HTTPConnection) -> str:
    return call.headers.get("sec-fetch-site", "").lower()


def address_of(hub: Hub, call: HTTPConnection) -> str:
    """Return the address that a call comes from, as a trusted proxy reports it; of IPv6, the /64 network.

    A proxy appends the address it was called from to ``X-Forwarded-For``. Anything before the last address
    that is not a trusted proxy was written by the caller, who may have made it up.
    """
    address = call.client.host if call.client else ""
    hops = ",".join(call.headers.getlist("x-forwarded-for")).split(",")[-_HOPS:]
    while hops and is_proxy(hub, address):
        before = hops.pop().strip()
        if _ip(before) is None:
            break
        address = before
    return network_of(address)


def is_proxy(hub: Hub, address: str) -> bool:
    """True if this is the address of a trusted proxy."""
    found = _ip(address)
    return found is not None and any(found in proxy for proxy in hub.settings.trusted)


def network_of(address: str) -> str:
    """Return the key under which an address is counted: of IPv6, the /64 network.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    found = _ip(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return address[:64] if found is None else str(found)


def _ip(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def device_of(hub: Hub, call: HTTPConnection) -> Device:
    """Return the caller's address and user agent."""
    words = "".join(letter for letter in call.headers.get("user-agent", "") if letter.isprintable())
    return Device(address_of(hub, call), words[:200])


def language_of(call: HTTPConnection) -> str:
    """Return the first supported language among those the caller accepts."""
    return language_in(call.headers.get("accept-language", ""))


def language_in(wishes: str) -> str:
    """Return the first supported language in an ``Accept-Language`` header.

    >>> language_in("ca, es-MX;q=0.8, en;q=0.5"), language_in("pt"), language_in("")
    ('es', 'pt-BR', 'en')
    """
    found = (matching_language(wish.split(";")[0].strip()) for wish in wishes.split(","))
    return next(filter(None, found), ENGLISH)


def takes_gzip(call: HTTPConnection) -> bool:
    """True if the caller accepts gzip."""
    return "gzip" in call.headers.get("accept-encoding", "")
