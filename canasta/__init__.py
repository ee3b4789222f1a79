"""Casa Canasta."""

from canasta.build.find import choose

__version__ = "0.1.0"

choose()
