"""Mutations of the sources, and a seeded sample of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_REPLACED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.Mod: ast.Mult,
}  # fmt: skip


class Mutant(NamedTuple):
    """A change: its file and lines, old and new text, and the first line itself."""

    file: str
    line: int
    last: int
    column: int
    before: str
    after: str
    text: str

    @property
    def name(self) -> str:
        """Return the key it is stored by; a line that moves keeps its mutants."""
        return f"{self.file}: {self.before} -> {self.after} in: {self.text}"

    def applied(self, source: str) -> str:
        """Return the source with the change."""
        lines = source.splitlines(keepends=True)
        place = sum(len(line) for line in lines[: self.line - 1])
        # Columns of the syntax tree are bytes.
        place += len(lines[self.line - 1].encode()[: self.column].decode())
        assert source[place:].startswith(self.before)
        # Everything else stays on its line.
        after = self.after[:-1] + "\n" * self.before.count("\n") + self.after[-1]
        return source[:place] + after + source[place + len(self.before) :]


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """Yield every mutation of a source; types, docstrings and messages are left alone."""
    lines = source.encode().splitlines(keepends=True)
    for node in _reached(ast.parse(source)):
        if not isinstance(node, ast.expr):
            continue
        for changed in _changes(node):
            before = _segment(lines, node)
            text = lines[node.lineno - 1].decode().strip()
            assert node.end_lineno is not None
            after = f"({ast.unparse(changed)})"
            yield Mutant(file, node.lineno, node.end_lineno, node.col_offset, before, after, text)


def _segment(lines: list[bytes], node: ast.expr) -> str:
    """Return the text of a node; ``ast``'s own function splits the whole source each time."""
    assert node.end_lineno is not None
    part = lines[node.lineno - 1 : node.end_lineno]
    part[-1] = part[-1][: node.end_col_offset]
    part[0] = part[0][node.col_offset :]
    return b"".join(part).decode()


def _reached(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a tree that run and have a position: not those of types or f-strings."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.JoinedStr | ast.Assert):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            yield child
            yield from _reached(child)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    if not isinstance(node, ast.Compare | ast.BinOp | ast.BoolOp | ast.UnaryOp | ast.Constant | ast.IfExp):
        return
    new = copy.deepcopy(node)
    if isinstance(new, ast.Compare) and len(new.ops) == 1 and type(new.ops[0]) in _COMPARED:
        new.ops = [_COMPARED[type(new.ops[0])]()]
        yield new
    elif isinstance(new, ast.BinOp) and type(new.op) in _REPLACED and not _is_text(new):
        new.op = _REPLACED[type(new.op)]()
        yield new
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
        yield new
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        yield new.operand
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        yield ast.Constant(not new.value)
    elif isinstance(new, ast.Constant) and isinstance(new.value, int):
        yield ast.Constant(new.value + 1)
    elif isinstance(new, ast.IfExp):
        new.body, new.orelse = new.orelse, new.body
        yield new


def _is_text(node: ast.BinOp) -> bool:
    """Return whether text or types are composed: changing those only breaks the import."""
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and not isinstance(side.value, int))
        for side in (node.left, node.right)
    )


@cache
def all_of(package: str) -> tuple[Mutant, ...]:
    """Return every mutant of a package; of those in equal lines of a file, the first."""
    found: dict[str, Mutant] = {}
    for path in sorted((ROOT / "canasta" / package).rglob("*.py")):
        for mutant in mutants_of(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")):
            found.setdefault(mutant.name, mutant)
    return tuple(found.values())


def sample(package: str, seed: int, number: int) -> list[Mutant]:
    """Return a sample of a package's mutants; a larger sample contains the smaller ones.

    The order is that of a hash of the name, so that a change of the sources changes the sample little.
    """
    return sorted(all_of(package), key=lambda mutant: blake2b(f"{seed} {mutant.name}".encode()).digest())[
        :number
    ]
