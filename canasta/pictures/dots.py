"""A picture in dots: what ``draw`` draws, at twice its size."""

from __future__ import annotations

from typing import Final

from canasta.pictures.table import draw
from canasta.table.state import State

#: Dots to a unit of the drawing: sharp in print and on screens with small dots.
_SCALE: Final = 2


def png_of(state: State) -> bytes:
    """A position as a PNG file."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=draw(state), zoom=_SCALE, skip_system_fonts=True))
