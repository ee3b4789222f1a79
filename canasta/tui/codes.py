"""QR codes on the terminal."""

from __future__ import annotations

import io


def qr_code(address: str) -> str:
    """Render an address as a QR code, two of its rows per line of text."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
