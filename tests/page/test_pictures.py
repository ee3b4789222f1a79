"""The pictures and the recording of the README exist, are small, and are those that the script takes."""

from __future__ import annotations

import re

from PIL import Image, ImageSequence

from bench.pictures import PICTURES, README, RECORDING
from tests.page.conftest import ROOT


def test_the_pictures_of_the_readme_are_those_that_the_script_takes() -> None:
    named = re.findall(
        r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    recording = PICTURES / f"{RECORDING}.webp"
    pictures = [PICTURES / f"{picture.name}.webp" for picture in README]
    assert [ROOT / name for name in named] == [recording, *pictures]
    assert set(PICTURES.iterdir()) == {recording, *pictures}
    assert all(path.stat().st_size < 120_000 for path in pictures)


def test_the_recording_is_a_short_animation() -> None:
    recording = PICTURES / f"{RECORDING}.webp"
    assert recording.stat().st_size < 1_500_000
    shown = []
    with Image.open(recording) as image:
        for frame in ImageSequence.Iterator(image):
            frame.load()
            shown.append(frame.info["duration"])
    assert len(shown) > 20
    assert 10_000 < sum(shown) < 40_000
