"""The browser page: the files built by ``./play dev page``, with cache lifetimes and security headers."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from canasta.messages import ENGLISH
from canasta.server.web.callers import language_of, takes_gzip

FOLDER: Final = Path(__file__).parent.parent / "static"
#: Addresses that the page itself draws; all are served the same file.
VIEWS: Final = (
    "/", "/table/{rest:path}", "/room/{rest:path}", "/party/{rest:path}", "/invite/{rest:path}", "/new",
    "/lobby", "/quick", "/compare", "/fair", "/settings", "/account", "/score/{rest:path}", "/replay",
    "/replay/{rest:path}", "/rules", "/rules/{rest:path}", "/learn", "/learn/{rest:path}", "/pad",
    "/pad/{rest:path}", "/profile", "/game/{rest:path}", "/exercise",
    "/referee", "/house", "/house/{rest:path}", "/ask", "/evenings", "/evenings/{rest:path}",
    "/evening/{rest:path}", "/evening-table/{rest:path}", "/evening-seat/{rest:path}", "/clubs",
    "/clubs/{rest:path}", "/club/{rest:path}", "/teaching", "/teaching/{rest:path}", "/class/{rest:path}",
)  # fmt: skip
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
SMALL: Final = 1000  #: bytes below which compression is not worthwhile
#: Not served by name: the file that draws every view, and the list of scripts that each view needs.
_PAGE: Final = "index.html"
_NEEDS: Final = "views.json"
#: An asset has its hash in its name and never changes; browsers revalidate all other files.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
#: Scripts, styles and connections from the page's own server only.
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
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
}


@dataclass(frozen=True)
class _File:
    content: bytes
    packed: bytes  #: gzip-compressed content, or empty
    kind: str
    cached: str
    tag: str


def _file(content: bytes, kind: str, cached: str) -> _File:
    packed = gzip.compress(content, 9, mtime=0) if len(content) > SMALL else b""
    return _File(content, packed, kind, cached, f'"{sha256(content).hexdigest()[:16]}"')


@cache
def _files() -> dict[str, _File]:
    """Load the page's files, by address."""
    found = {}
    for path in sorted(FOLDER.rglob("*")):
        if not path.is_file() or path.name in (_PAGE, _NEEDS):
            continue
        address = "/" + path.relative_to(FOLDER).as_posix()
        cached = _FOR_EVER if address.startswith("/assets/") else _ASK_AGAIN
        found[address] = _file(path.read_bytes(), _TYPES[path.suffix], cached)
    return found


def addresses() -> list[str]:
    """List the addresses of the page's files, except the one that draws every view."""
    return list(_files())


@dataclass(frozen=True)
class _Needs:
    """The scripts that a view needs, by language."""

    address: re.Pattern[str]
    scripts: dict[str, tuple[str, ...]]


@cache
def _needs() -> tuple[_Needs, ...]:
    found = json.loads((FOLDER / _NEEDS).read_bytes())

    def scripts(view: dict[str, Any], words: dict[str, list[str]]) -> tuple[str, ...]:
        parts = ["core", *([] if view["soon"] else ["more"]), *view["words"].split()]
        needed = [script for part in parts for script in words[part]]
        return tuple(dict.fromkeys([*found["all"], *needed, *view["scripts"]]))

    return tuple(
        _Needs(
            re.compile(view["address"]),
            {language: scripts(view, words) for language, words in found["messages"].items()},
        )
        for view in found["pages"]
    )


@cache
def _view(scripts: tuple[str, ...]) -> _File:
    """Return the page with preload links for its scripts, so that the browser fetches all of them at once."""
    links = "".join(f'<link rel="modulepreload" href="{script}">\n' for script in scripts)
    content = (FOLDER / _PAGE).read_text(encoding="utf-8").replace("</head>", f"{links}</head>", 1)
    return _file(content.encode(), _TYPES[".html"], _ASK_AGAIN)


async def answer_file(request: Request) -> Response:
    """Serve a file of the page."""
    return _answer(_files()[request.url.path], request)


async def answer_view(request: Request, *, exists: bool = True) -> Response:
    """Serve the page, for any view; an address that leads nowhere has status 404."""
    language = language_of(request)
    needs = next((each for each in _needs() if each.address.search(request.url.path)), None)
    if needs is None:
        return _answer(_view(()), request, 404)
    # A language can have messages for the terminal only.
    scripts = needs.scripts.get(language, needs.scripts[ENGLISH])
    return _answer(_view(scripts), request, 200 if exists else 404)


def table_in(path: str) -> str:
    """Return the id of the table whose page an address is; empty if it is another page.

    >>> table_in("/table/k3x"), table_in("/room/k3x"), table_in("/rules/boat")
    ('k3x', 'k3x', '')
    """
    _, kind, *rest = path.split("/")
    return rest[0] if kind in ("table", "room") and len(rest) == 1 else ""


def wants_page(request: Request) -> bool:
    """True for a browser that opens an address; programs, and scripts of the page, do not ask for HTML."""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and not path.startswith(("/api/", "/assets/"))
        and "text/html" in request.headers.get("accept", "")
    )


def is_fixed(view: str) -> bool:
    """True for a view with a single address, which may be typed with a trailing slash.

    >>> is_fixed("/new"), is_fixed("/"), is_fixed("/rules/{rest:path}")
    (True, False, False)
    """
    return view != "/" and "{" not in view


async def without_slash(request: Request) -> Response:
    """Redirect to a view's address without the trailing slash, on the host that was asked."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(request.url.path.rstrip("/") + query, 307, HEADERS)


def _answer(file: _File, request: Request, status: int = 200) -> Response:
    vary = "Accept-Encoding, Accept-Language" if file.kind == _TYPES[".html"] else "Accept-Encoding"
    headers = {**HEADERS, "Cache-Control": file.cached, "ETag": file.tag, "Vary": vary}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    content = file.content
    if file.packed and takes_gzip(request):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status, {**headers, "Content-Type": file.kind})
