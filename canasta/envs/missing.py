"""A package that is not installed: say which extra brings it."""

from __future__ import annotations

from typing import Final

from canasta.messages import Complaint

#: Packages and the extra of this project that installs them.
EXTRAS: Final = {
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
}


class MissingPackage(Complaint):
    """An environment needs a package that comes with an extra.

    >>> print(MissingPackage("pettingzoo"))
    The package pettingzoo is not installed; the extra "envs" has it: pip install "canasta[envs]"
    """

    def __init__(self, package: str) -> None:
        super().__init__("envs.missing", package=package, extra=EXTRAS[package])


def missing(error: ModuleNotFoundError) -> Exception:
    """What to raise in place of an import error: a complaint, if the module comes with an extra."""
    package = (error.name or "").partition(".")[0]
    return MissingPackage(package) if package in EXTRAS else error
