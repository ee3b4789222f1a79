"""Positions as pictures, for documentation and letters: SVG, and the same in dots.

The cards are those of the page (``cards.svg``) and letters are outlines (``letters.json``), so a picture is
whole in itself and looks the same everywhere.
"""

from __future__ import annotations

from canasta.pictures.dots import png_of
from canasta.pictures.table import draw

__all__ = ["draw", "png_of"]
