"""The declared types of a clause's fields, read from its source.

A compiled class does not keep them: it knows ``tuple`` where the source says ``tuple[int, ...]``.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Any

import canasta
from canasta.irregularities.irregularity import Irregularity

#: Names from the layer above that ``Rulebook`` uses only for the type checker.
_NAMED_UPWARDS = {"Irregularity": Irregularity}


def declared_types(kind: type) -> dict[str, Any]:
    """Return the fields of a class and of its bases, with the types their sources declare.

    >>> from canasta.clauses.going_out import FirstMeld
    >>> declared_types(FirstMeld)["by_hand"]
    tuple[int, ...]
    """
    types: dict[str, Any] = {}
    for part in reversed(kind.__mro__):
        if part.__module__.startswith(f"{canasta.__name__}."):
            names = vars(sys.modules[part.__module__])
            for name, written in _annotations(part.__module__).get(part.__name__, {}).items():
                types[name] = eval(written, _NAMED_UPWARDS | names)
    return types


@cache
def _annotations(module: str) -> dict[str, dict[str, str]]:
    """Return the annotations by class and field."""
    path = Path(canasta.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
