"""The pictures of the README exist, are small, and are those that the script takes."""

from __future__ import annotations

import re

from bench.pictures import PICTURES, README
from tests.page.conftest import ROOT


def test_the_pictures_of_the_readme_are_those_that_the_script_takes() -> None:
    named = re.findall(
        r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    assert [ROOT / name for name in named] == [PICTURES / f"{picture.name}.webp" for picture in README]
    assert set(PICTURES.iterdir()) == {ROOT / name for name in named}
    assert all((ROOT / name).stat().st_size < 120_000 for name in named)
