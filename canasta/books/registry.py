"""All kinds of clause there are, whether some book uses them or not."""

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
    """Every kind of clause by its name, in the order of the modules they stand in.

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
    """Those that a book can have: they are data, and not only what others are made from."""
    derived = base.__subclasses__()
    if "__dataclass_fields__" in vars(base) and (not derived or isinstance(vars(base).get("name"), str)):
        yield base
    for kind in derived:
        yield from _kinds(kind)
