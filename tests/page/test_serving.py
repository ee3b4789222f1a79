"""The built page: reproducible, small enough, and served with the right headers."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from canasta.server.web.pages import FOLDER
from tests.page.conftest import ROOT, Visit, complaints
from tests.page.weight import ENTRIES, first_load, loaded, own_weight, script_weight
from tests.serving import Running


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_building_the_page_gives_the_same_bytes(tmp_path: Path) -> None:
    play = [sys.executable, str(ROOT / "play"), "dev", "page", str(tmp_path / "built")]
    subprocess.run(play, check=True, capture_output=True)
    assert content(tmp_path / "built") == content(FOLDER), "run ./play dev page and commit what it built"


def answer(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(
        address, headers={key.replace("_", "-"): headers[key] for key in headers}
    )
    try:
        with urllib.request.urlopen(request) as found:
            return found.status, dict(found.headers), found.read()
    except urllib.error.HTTPError as problem:
        return problem.code, dict(problem.headers), problem.read()


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(server: Running) -> None:
    status, headers, page = answer(server.address + "/")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert answer(server.address + "/", if_none_match=headers["etag"])[0] == 304
    style = re.search(r'href="(/assets/page-\w+\.css)"', page.decode())
    assert style is not None
    status, headers, packed = answer(server.address + style[1], accept_encoding="gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert "immutable" in headers["cache-control"]
    assert gzip.decompress(packed) == (FOLDER / style[1][1:]).read_bytes()


@pytest.mark.parametrize(("path", "expected"), [("/", 200), ("/table/abc", 404), ("/invite/abc/def", 200)])
def test_every_view_is_the_page_with_a_strict_policy(server: Running, path: str, expected: int) -> None:
    status, headers, page = answer(server.address + path)
    assert status == expected
    preloaded = re.sub(rb'<link rel="modulepreload" href="[^"]+">\n', b"", page)
    assert preloaded == (FOLDER / "index.html").read_bytes()
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "page", "words"),
    [
        ("/", "home", ["en"]),
        ("/rules/boat/33", "rules", ["en", "en_more"]),
        ("/pad/new", "pad-new", ["es", "es_more", "es_pad"]),
        ("/pad/shared/abc", "pad", ["en", "en_more", "en_pad"]),
        ("/ask", "ask", ["en", "en_more", "en_ask"]),
    ],
)
def test_a_view_names_all_that_it_is_drawn_with(
    server: Running, path: str, page: str, words: list[str]
) -> None:
    _, headers, content = answer(server.address + path, accept_language=f"{words[0]}-XY,fr;q=0.5")
    named = re.findall(r'<link rel="modulepreload" href="/assets/([^"]+)">', content.decode())
    assert set(named) == {script.name for script in loaded("page", page, *words)}
    assert len(named) == len(set(named))
    assert headers["vary"] == "Accept-Encoding, Accept-Language"


def test_long_answers_are_compressed_for_those_who_read_it(server: Running) -> None:
    address = server.address + "/api/rules/classic/examples"
    _, plain, content = answer(address)
    _, headers, packed = answer(address, accept_encoding="gzip")
    assert ("content-encoding" in plain, headers["content-encoding"]) == (False, "gzip")
    assert gzip.decompress(packed) == content
    assert len(packed) < len(content) / 5
    assert "content-encoding" not in answer(server.address + "/api/me", accept_encoding="gzip")[1]


def test_what_is_no_view_is_not_found(server: Running) -> None:
    for path in ("/assets/none.js", "/..%2f..%2fpyproject.toml", "/nowhere", "/views.json", "/index.html"):
        assert answer(server.address + path)[0] == 404


PAGES = sorted(path.stem for path in (ROOT / "web" / "src" / "pages").glob("*.tsx"))


def test_each_page_is_weighed_by_its_own_script() -> None:
    scripts = {page: ENTRIES[f"src/pages/{page}.tsx"] for page in PAGES}
    assert len(set(scripts.values())) == len(PAGES)
    # Other sources have the same name as a page.
    names = [name.rpartition("-")[0] for name in ENTRIES.values()]
    assert [name for name in PAGES if names.count(name) > 1] == ["party"]


@pytest.mark.parametrize("page", PAGES)
def test_the_first_load_is_small(page: str) -> None:
    assert len(loaded("page", page, "en")) > 3
    assert own_weight(page) <= 40_000
    if not page.startswith("pad"):  # a pad is stored on the device, and loaded once
        assert script_weight(page) <= 60_000
    assert first_load(page) <= 120_000


def test_the_first_page_has_nothing_to_complain_about(visit: Visit) -> None:
    for theme in ("day", "evening"):
        page = visit("/", settings=f'{{"theme":"{theme}"}}')
        page.get_by_role("radio", name="Classic").wait_for(state="attached")
        assert complaints(page) == []
