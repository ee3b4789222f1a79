"""Pictures in PNG format, at twice the size of the SVG."""

from __future__ import annotations

from typing import Final

from canasta.extras import missing
from canasta.pictures.table import draw
from canasta.table.state import State

#: Pixels per unit of the drawing: sharp in print and on high-resolution screens.
_SCALE: Final = 2


def png_of(state: State) -> bytes:
    """Return a position as a PNG file.

    Raises:
        MissingPackage: The extra ``pictures`` is not installed.
    """
    try:
        import resvg_py
    except ModuleNotFoundError as error:
        raise missing(error) from error

    return bytes(resvg_py.svg_to_bytes(svg_string=draw(state), zoom=_SCALE, skip_system_fonts=True))
