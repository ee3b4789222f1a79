"""The screen recording of the README: a few turns of a first hand, as an animated picture.

Animations run slowly while they are recorded, so that a busy machine loses no frames.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import Page

#: How many times slower than the recording the page runs.
_SLOWER: Final = 5
#: Milliseconds of the recording between two frames, and the longest time that one is shown.
_STEP: Final = 80
_LONGEST: Final = 2400
_QUALITY: Final = 72


class Frame(NamedTuple):
    """One picture of a recording."""

    image: Image.Image
    shown: int  #: milliseconds


class Recorder:
    """Takes the frames of a page; equal ones become one that is shown longer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 1 / _SLOWER})

    def record(self, duration: int) -> None:
        """Record for some milliseconds of the recording."""
        for _ in range(max(1, duration // _STEP)):
            self._add(Image.open(BytesIO(self.page.screenshot())).convert("RGB"))
            self.page.wait_for_timeout(_STEP * _SLOWER)

    def _add(self, image: Image.Image) -> None:
        last = self.frames[-1] if self.frames else None
        if last and ImageChops.difference(last.image, image).getbbox() is None:
            self.frames[-1] = last._replace(shown=min(last.shown + _STEP, _LONGEST))
        else:
            self.frames.append(Frame(image, _STEP))

    def webp(self) -> bytes:
        """Return the recording as an animated WebP that repeats for ever."""
        first, *rest = (frame.image for frame in self.frames)
        made = BytesIO()
        first.save(
            made,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=[frame.shown for frame in self.frames],
            loop=0,
            quality=_QUALITY,
            method=6,
            minimize_size=True,
        )
        return made.getvalue()
