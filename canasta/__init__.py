"""Casa Canasta."""

__version__ = "0.1.0"
