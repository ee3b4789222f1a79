"""Pictures of positions for documents and messages, as SVG and PNG.

The cards are those of the page (``cards.svg``) and letters are outlines (``letters.json``), so that a picture
is self-contained and looks the same everywhere.
"""

from __future__ import annotations

from canasta.pictures.png import png_of
from canasta.pictures.table import draw

__all__ = ["draw", "png_of"]
