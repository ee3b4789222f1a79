"""Serve or build the documentation site: ``./play docs``."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from docsite.build import SiteError, build, environment, write_pages, zensical
from docsite.sources import ROOT

FOLDER = ROOT / ".site"
#: Seconds between two looks at the sources while the site is served.
_PAUSE = 2.0


def newest(folders: Sequence[Path]) -> float:
    """Return the time of the last change in the sources."""
    return max(path.stat().st_mtime for folder in folders for path in folder.rglob("*") if path.is_file())


def serve(folder: Path, address: str) -> int:
    """Serve the site, and write its pages again whenever a source changes."""
    write_pages(folder)
    sources = [ROOT / "docs", ROOT / "canasta", ROOT / "docsite"]
    seen = newest(sources)
    with subprocess.Popen(
        zensical(folder, "serve", "--dev-addr", address), cwd=folder, env=environment()
    ) as server:
        try:
            while server.poll() is None:
                time.sleep(_PAUSE)
                if newest(sources) > seen:
                    seen = newest(sources)
                    write_pages(folder)
        except KeyboardInterrupt:
            server.terminate()
            return 0
    return server.returncode


def main(words: Sequence[str]) -> int:
    """Run the command with these words after ``./play docs``."""
    parser = argparse.ArgumentParser(prog="./play docs", description="Serve the documentation, or build it.")
    parser.add_argument(
        "--build", action="store_true", help="write the pages to .site/html and check every link"
    )
    parser.add_argument(
        "--address", default="127.0.0.1:8751", metavar="HOST:PORT", help="where to serve (%(default)s)"
    )
    wanted = parser.parse_args(words)
    if not wanted.build:
        return serve(FOLDER, wanted.address)
    try:
        print(f"The documentation is in {build(FOLDER).relative_to(ROOT).as_posix()}/index.html.")
    except SiteError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
