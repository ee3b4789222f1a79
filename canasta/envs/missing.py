"""Errors for packages that are not installed, naming the extra that provides them."""

from __future__ import annotations

from typing import Final

from canasta.messages import UserError

#: Packages, and the extra of this project that installs them.
EXTRAS: Final = {
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
}


class MissingPackage(UserError):
    """Raised if an environment needs a package of an extra that is not installed.

    >>> print(MissingPackage("pettingzoo"))
    The package pettingzoo is not installed; the extra "envs" has it: pip install "canasta[envs]"
    """

    def __init__(self, package: str) -> None:
        super().__init__("envs.missing", package=package, extra=EXTRAS[package])


def missing(error: ModuleNotFoundError) -> Exception:
    """Return the exception to raise for an import error: ``MissingPackage`` if an extra has the module."""
    package = (error.name or "").partition(".")[0]
    return MissingPackage(package) if package in EXTRAS else error
