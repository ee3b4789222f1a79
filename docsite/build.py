"""Write the pages of the site into a folder, and let Zensical build it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from docsite.check import problems
from docsite.reference import reference_pages, types_navigation
from docsite.sources import ROOT, Pages

HERE: Final = Path(__file__).resolve().parent
#: In the folder of a site: its pages, its settings, and what is built from them.
PAGES: Final = "pages"
SETTINGS: Final = "zensical.toml"
BUILT: Final = "html"


class SiteError(Exception):
    """The site cannot be built; the text says why."""


def all_files() -> dict[str, bytes]:
    """Return every file of the site before it is built, by its path."""
    pages = Pages()
    pages.add_repository()
    logo = {"assets/icon.svg": (ROOT / "web" / "public" / "icon.svg").read_bytes()}
    return {**pages.made, **logo, **reference_pages()}


def write_pages(folder: Path) -> None:
    """Write the pages and the settings; files that have not changed are left alone."""
    wanted = {f"{PAGES}/{path}": content for path, content in all_files().items()}
    wanted[SETTINGS] = settings().encode()
    there = {path.relative_to(folder).as_posix() for path in (folder / PAGES).rglob("*") if path.is_file()}
    for path in there - wanted.keys():
        (folder / path).unlink()
    for path, content in wanted.items():
        place = folder / path
        if not place.is_file() or place.read_bytes() != content:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


def settings() -> str:
    """Return the settings of the site, with the pages of types in the navigation."""
    with (HERE / SETTINGS).open("rb") as file:
        project = tomllib.load(file)["project"]
    reference = next(entry["Reference"] for entry in project["nav"] if "Reference" in entry)
    reference[-1]["JSON types"] += types_navigation()
    return f"project = {_toml(project)}\n"


def _toml(value: Any) -> str:
    """Write a value as TOML, in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def zensical(folder: Path, *words: str) -> list[str]:
    """Return the command that runs Zensical for the site in a folder."""
    return [sys.executable, "-m", "zensical", *words, "--config-file", str(folder / SETTINGS)]


def environment() -> dict[str, str]:
    """Return the variables for Zensical: it reads the sources here, and prints without colours."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}


def build(folder: Path) -> Path:
    """Build the site in a folder, and check it.

    Returns:
        The folder with the finished pages.

    Raises:
        SiteError: If a page has a mistake, a link leads nowhere, or something is loaded from another host.
    """
    write_pages(folder)
    done = subprocess.run(
        zensical(folder, "build", "--clean", "--strict"),
        cwd=folder,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode != 0:
        raise SiteError(done.stdout + done.stderr)
    found = problems(folder / BUILT)
    if found:
        raise SiteError("\n".join(found))
    return folder / BUILT
