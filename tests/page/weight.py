"""Size of the built page: the scripts of each page and its first load, compressed."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from canasta.server.web.pages import FOLDER

ROUTES = json.loads((Path(__file__).parents[2] / "web" / "src" / "routes.json").read_bytes())
#: Pages that are rendered before the words of all others have loaded.
SOON = {route["page"] for route in ROUTES if route.get("soon")}
#: Parts of the words that only some pages load.
WORDS = {
    route["page"]: [f"en_{part}" for part in route["words"].split()] for route in ROUTES if "words" in route
}

#: The built file of each source with a separate script.
ENTRIES: dict[str, str] = json.loads((FOLDER / "views.json").read_bytes())["entries"]


def _script(name: str) -> Path:
    """Return the script of a page, of words such as "en_pad", or of what all pages share ("page")."""
    source = "src/main.tsx" if name == "page" else f"src/pages/{name}.tsx"
    return FOLDER / "assets" / (ENTRIES.get(source) or ENTRIES[f"messages:{name}"])


def loaded(*names: str) -> set[Path]:
    """Return scripts and their static imports; dynamic imports are not included."""
    waiting = [*map(_script, names)]
    found: set[Path] = set()
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            brought = re.findall(r'(?:from|import)"\./([\w-]+\.js)"', script.read_text(encoding="utf-8"))
            waiting += [script.parent / name for name in brought]
    return found


def packed(path: Path) -> int:
    """Return the compressed size of a file in bytes."""
    return len(gzip.compress(path.read_bytes(), 9))


def own_weight(page: str) -> int:
    """Return the size of the scripts a page loads beyond those that all pages share."""
    return sum(map(packed, loaded(page) - loaded("page", "en", "en_more")))


def script_weight(page: str) -> int:
    """Return the size of the scripts a page is rendered with."""
    words = ["en"] if page in SOON else ["en", "en_more", *WORDS.get(page, [])]
    return sum(map(packed, loaded("page", page, *words)))


def first_load(page: str) -> int:
    """Return the size of everything that the first visit to a page loads."""
    others = [FOLDER / "index.html", *(FOLDER / "assets").glob("page-*.css")]
    return script_weight(page) + sum(map(packed, others))
