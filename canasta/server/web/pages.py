"""The page in the browser: files that ``./play page`` built, with cache lifetimes and safety headers."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent.parent / "static"
#: Whatever begins like this is drawn by the page itself; all of it is the same file.
VIEWS: Final = (
    "/", "/table/{rest:path}", "/room/{rest:path}", "/party/{rest:path}", "/invite/{rest:path}", "/new",
    "/lobby", "/compare", "/fair", "/settings", "/account", "/score/{rest:path}", "/replay",
    "/replay/{rest:path}", "/rules", "/rules/{rest:path}", "/learn", "/learn/{rest:path}", "/pad",
    "/pad/{rest:path}", "/profile", "/game/{rest:path}", "/exercise",
    "/referee", "/house", "/house/{rest:path}", "/ask",
)  # fmt: skip
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
_SMALL: Final = 1000  #: bytes below which it does not pay to compress
#: An asset has its hash in its name, so it never changes; everything else is asked for again.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
#: Scripts, styles and connections of the page's own server, and nothing else.
_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class _File:
    content: bytes
    packed: bytes  #: the same compressed, or nothing
    kind: str
    cached: str
    tag: str


@cache
def _files() -> dict[str, _File]:
    """All files of the page by their addresses."""
    found = {}
    for path in sorted(FOLDER.rglob("*")):
        if not path.is_file():
            continue
        address = "/" + path.relative_to(FOLDER).as_posix()
        content = path.read_bytes()
        packed = gzip.compress(content, 9, mtime=0) if len(content) > _SMALL else b""
        cached = _FOR_EVER if address.startswith("/assets/") else _ASK_AGAIN
        tag = f'"{sha256(content).hexdigest()[:16]}"'
        found[address] = _File(content, packed, _TYPES[path.suffix], cached, tag)
    return found


def addresses() -> list[str]:
    """Where the files of the page are found, all but the one that draws every view."""
    return [address for address in _files() if address != "/index.html"]


async def answer_file(request: Request) -> Response:
    """A file of the page by its own address."""
    return _answer(_files()[request.url.path], request)


async def answer_view(request: Request) -> Response:
    """The page, whatever it is to show."""
    return _answer(_files()["/index.html"], request)


def _answer(file: _File, request: Request) -> Response:
    headers = {**HEADERS, "Cache-Control": file.cached, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    content = file.content
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers={**headers, "Content-Type": file.kind})
