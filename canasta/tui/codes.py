"""Addresses as codes that a phone reads from the screen."""

from __future__ import annotations

import io


def qr_code(address: str) -> str:
    """An address as a QR code, two lines of it in one."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
