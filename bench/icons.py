"""Bitmaps of the page's icon, for browsers without SVG icons. Run it with ``python -m bench.icons``."""

from __future__ import annotations

import base64
import struct
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import FLAGS, chromium

_PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
#: Pixels of the icon of a tab, and of an icon on a phone's home screen.
_TAB: Final = 32
_HOME: Final = 180


def _png(browser: Browser, size: int, background: str) -> bytes:
    """Draw the icon in a square."""
    drawing = base64.b64encode((_PUBLIC / "icon.svg").read_bytes()).decode()
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;background:{background}">'
        f'<img width={size} height={size} src="data:image/svg+xml;base64,{drawing}">'
    )
    page.wait_for_function("document.images[0].complete")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def _ico(png: bytes, size: int) -> bytes:
    """Wrap a PNG picture in an icon file with one entry."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(head) + 16)
    return head + entry + png


def main() -> None:
    """Write both files."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        (_PUBLIC / "favicon.ico").write_bytes(_ico(_png(browser, _TAB, "transparent"), _TAB))
        # Phones cut the corners themselves, and draw transparent ones black.
        (_PUBLIC / "apple-touch-icon.png").write_bytes(_png(browser, _HOME, "#155059"))
        browser.close()


if __name__ == "__main__":
    main()
