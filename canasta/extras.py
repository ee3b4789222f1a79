"""Optional packages: the extra that installs each of them, and the error if one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from canasta.messages import UserError

#: Modules of optional packages, and the smallest extra that installs each.
EXTRAS: Final = {
    "argon2": "server",
    "starlette": "server",
    "uvicorn": "server",
    "webauthn": "server",
    "nats": "nodes",
    "segno": "client",
    "websockets": "client",
    "resvg_py": "pictures",
    "psycopg": "nodes",
    "ray": "cluster",
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
}


class MissingPackage(UserError):
    """Raised if a feature needs a package of an extra that is not installed.

    Args:
        package: The name of the package.

    Examples:
        >>> print(MissingPackage("resvg_py"))
        Pictures in PNG format need one more package: pip install "canasta[pictures]"
    """

    def __init__(self, package: str) -> None:
        super().__init__(f"extras.{EXTRAS[package]}", package=package)


def missing(error: ModuleNotFoundError) -> Exception:
    """Return the exception to raise for an import error: ``MissingPackage`` if an extra has the module."""
    package = (error.name or "").partition(".")[0]
    return MissingPackage(package) if package in EXTRAS else error


def require(extra: str) -> None:
    """Check that the packages of an extra are there, before a command imports some of them.

    Raises:
        ModuleNotFoundError: A package of the extra is missing.
    """
    for package in (package for package, its in EXTRAS.items() if its == extra):
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)
