"""The README on a package index: no link there leads nowhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from canasta.build.readme_hook import for_index

ROOT = Path(__file__).resolve().parent.parent


def test_without_an_address_relative_links_become_text() -> None:
    text = "A [page](docs/bots.md#x), [home](https://example.org) and [below](#there).\n\n![p](p.webp)\n\nEnd"
    assert for_index(text) == "A page, [home](https://example.org) and [below](#there).\n\nEnd"


def test_a_table_of_pictures_is_left_out_without_an_address() -> None:
    assert for_index("A\n\n| one | two |\n|---|---|\n| ![a](a.webp) | ![b](b.webp) |\n\nB") == "A\n\nB"
    kept = "| one | two |\n|---|---|\n| [a](a.md) | b |\n"
    assert for_index(kept) == "| one | two |\n|---|---|\n| a | b |\n"


def test_with_an_address_links_and_pictures_become_absolute() -> None:
    made = for_index("[page](docs/bots.md) ![p](docs/p.webp)", "https://example.org/canasta/")
    assert (
        made
        == "[page](https://example.org/canasta/docs/bots.md) ![p](https://example.org/canasta/docs/p.webp)"
    )


def test_the_metadata_of_the_package_has_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    readme = json.loads(done.stdout)["readme"]
    assert readme["content-type"] == "text/markdown"
    assert readme["text"].startswith("# Casa Canasta")
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", readme["text"]) == []
