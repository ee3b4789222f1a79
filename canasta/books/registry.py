"""The registry of all kinds of clause, whether or not a book uses them."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

import canasta.clauses
import canasta.irregularities
from canasta.clauses.base import Clause


@cache
def registry() -> Mapping[str, type[Clause]]:
    """Return every kind of clause by its name, in the order of their modules.

    >>> registry()["SkipsNext"].__module__
    'canasta.clauses.discard'
    """
    rooms = (canasta.clauses, canasta.irregularities)
    for room in rooms:
        for module in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    names = tuple(f"{room.__name__}." for room in rooms)
    return {kind.__name__: kind for kind in _kinds(Clause) if kind.__module__.startswith(names)}


def _kinds(base: type[Clause]) -> Iterator[type[Clause]]:
    """Yield the concrete kinds, which a book can have, without their base classes."""
    derived = base.__subclasses__()
    if "__dataclass_fields__" in vars(base) and (not derived or isinstance(vars(base).get("name"), str)):
        yield base
    for kind in derived:
        yield from _kinds(kind)
