"""STUN and TURN servers for the voice chat, named by the operator in a file (docs/server.md).

A TURN server relays traffic, so it should not be open to everyone. With ``secret``, each person gets a user
name and a password that expire (``use-auth-secret`` of coturn, draft-uberti-behave-turn-rest).
"""

from __future__ import annotations

import hashlib
import hmac
import time
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from canasta.messages import UserError
from canasta.wire.voice import IceServer

#: Seconds for which the credentials made from a secret are valid.
_VALID: Final = 12 * 3600
#: What a file may contain at most.
_BYTES: Final = 64 * 1024

Url = Annotated[str, msgspec.Meta(pattern=r"^(stun|stuns|turn|turns):[^\s/?]+(\?transport=(udp|tcp))?$")]


class IceServerConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A STUN or TURN server in the operator's file."""

    urls: Annotated[list[Url], msgspec.Meta(min_length=1)]
    username: str = ""
    credential: str = ""
    secret: str = ""  #: shared with the TURN server; instead of ``username`` and ``credential``


_DECODE: Final = msgspec.json.Decoder(list[IceServerConfig]).decode


def read_ice_servers(path: str) -> tuple[IceServerConfig, ...]:
    """Read the operator's file; raise a ``UserError`` that says what is wrong with it."""
    try:
        with Path(path).open("rb") as file:
            found = _DECODE(file.read(_BYTES))
    except OSError as problem:
        raise UserError("cli.serve.ice", path=path, problem=problem.strerror or str(problem)) from problem
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise UserError("cli.serve.ice", path=path, problem=str(problem)) from problem
    for server in found:
        relays = any(url.startswith("turn") for url in server.urls)
        known = bool(server.username and server.credential)
        if server.secret and (server.username or server.credential):
            raise UserError("cli.serve.ice_both", path=path, url=server.urls[0])
        if relays and not known and not server.secret:
            raise UserError("cli.serve.ice_login", path=path, url=server.urls[0])
    return tuple(found)


def ice_servers(configs: Sequence[IceServerConfig], person: str) -> list[IceServer]:
    """Return the servers for a person's browser, with credentials that are valid for some hours."""
    return [_for_person(config, person) for config in configs]


def _for_person(config: IceServerConfig, person: str) -> IceServer:
    if config.secret:
        username = f"{int(time.time()) + _VALID}:{person}"
        digest = hmac.digest(config.secret.encode(), username.encode(), hashlib.sha1)
        return IceServer(config.urls, username, b64encode(digest).decode())
    if config.username:
        return IceServer(config.urls, config.username, config.credential)
    return IceServer(config.urls)
