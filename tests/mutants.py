"""Mutants: a sample of small changes to the sources, and whether the tests notice them (``./play mutants``).

A seed names the sample, so it can be added to: what was tried is kept in ``tests/mutants.json`` by file and
change, and not tried again. Everything happens in a copy of the repository, on the sources.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tests.copies import copy_repository

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(__file__).parent / "mutants.json"
KILLED, SURVIVED = "killed", "survived"
#: The tests that concern a package; the examples in its sources come with them.
TESTS = {
    "engine": "rules test_tree_counts.py test_observe.py test_penalties.py test_view_properties.py "
    "test_finishing.py",
    "clauses": "rules test_house_clauses.py test_scorepad.py test_penalties.py",
    "match": "test_match.py test_undo.py test_taking_back.py test_record.py test_kept_games.py "
    "test_seating.py test_streams.py test_ledger.py test_fairness.py",
    "wire": "test_wire.py test_wire_answers.py test_wire_broadcast.py test_server_games.py",
    "storage": "test_storage.py test_storage_writer.py test_kept_games.py test_streams.py test_full_disk.py",
    "scorepad": "test_scorepad.py test_scorepad_changes.py test_scorepad_drafts.py test_scorepad_equal.py "
    "test_scorepad_exchange.py test_scorepad_kept.py test_scorepad_knee.py test_scorepad_plot.py "
    "test_scorepad_questions.py",
    "server": "test_server_after.py test_server_asking.py test_server_dealing.py test_server_devices.py "
    "test_server_games.py test_server_home.py test_server_hostile.py test_server_left.py test_server_pads.py "
    "test_server_people.py test_server_rooms.py test_server_rules.py test_server_rulings.py "
    "test_server_standings.py test_server_tables.py test_server_talk.py test_server_passkeys.py "
    "test_server_secrecy.py",
}
#: Seconds after which a mutant counts as noticed: it goes on without end.
PATIENCE = 1800
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_REPLACED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.Mod: ast.Mult,
}  # fmt: skip


class Mutant(NamedTuple):
    """A change: in which file and line, from what to what, and the line itself."""

    file: str
    line: int
    column: int
    before: str
    after: str
    text: str

    @property
    def name(self) -> str:
        """What it is kept by; a line that moves keeps its mutants."""
        return f"{self.file}: {self.before} -> {self.after} in: {self.text}"

    def applied(self, source: str) -> str:
        """The source with the change."""
        lines = source.splitlines(keepends=True)
        place = sum(len(line) for line in lines[: self.line - 1])
        # Columns of the syntax tree are bytes.
        place += len(lines[self.line - 1].encode()[: self.column].decode())
        assert source[place:].startswith(self.before)
        return source[:place] + self.after + source[place + len(self.before) :]


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """Every change that is made to a source; types, docstrings and messages are left alone."""
    lines = source.encode().splitlines(keepends=True)
    for node in _reached(ast.parse(source)):
        if not isinstance(node, ast.expr):
            continue
        for changed in _changes(node):
            before = _segment(lines, node)
            text = lines[node.lineno - 1].decode().strip()
            yield Mutant(file, node.lineno, node.col_offset, before, f"({ast.unparse(changed)})", text)


def _segment(lines: list[bytes], node: ast.expr) -> str:
    """The text of a node; the one of ``ast`` splits the whole source each time."""
    assert node.end_lineno is not None
    part = lines[node.lineno - 1 : node.end_lineno]
    part[-1] = part[-1][: node.end_col_offset]
    part[0] = part[0][node.col_offset :]
    return b"".join(part).decode()


def _reached(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that run and have a place of their own: none of types or of f-strings."""
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
    """Whether text is put together, or types are: a change of those only breaks the import."""
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and not isinstance(side.value, int))
        for side in (node.left, node.right)
    )


@cache
def all_of(package: str) -> tuple[Mutant, ...]:
    """Every mutant of a package."""
    return tuple(
        mutant
        for path in sorted((ROOT / "canasta" / package).rglob("*.py"))
        for mutant in mutants_of(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    )


def sample(package: str, seed: int, number: int) -> list[Mutant]:
    """So many mutants of a package; a larger number has the same ones and more."""
    found = list(all_of(package))
    Random(f"{package} {seed}").shuffle(found)
    return found[:number]


def verdict(mutant: Mutant, package: str, folder: Path) -> str:
    """Whether the tests of a package notice a mutant."""
    path = folder / mutant.file
    source = path.read_text("utf-8")
    path.write_text(mutant.applied(source), "utf-8")
    tests = [f"canasta/{package}", *(f"tests/{name}" for name in TESTS[package].split())]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    variables = {**os.environ, "CANASTA_CORE": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=variables,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE,
        )
        return SURVIVED if done.returncode == 0 else KILLED
    except subprocess.TimeoutExpired:
        return KILLED
    finally:
        path.write_text(source, "utf-8")


def kept() -> dict[str, str]:
    """What was tried, and what came of it; a survivor may have a sentence instead of the word."""
    return dict(json.loads(KEPT.read_text("utf-8"))) if KEPT.exists() else {}


def keep(name: str, found: str) -> None:
    """Note it at once: whoever stops the run loses the mutant at hand alone."""
    known = kept() | {name: found}
    draft = KEPT.with_suffix(".new")
    draft.write_text(json.dumps(known, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
    os.replace(draft, KEPT)


def report(console: Console) -> None:
    """How many were noticed, by package, and those that were not."""
    known = kept()
    table = Table("package", *("tried", "killed", "survived", "equivalent"))
    for package in TESTS:
        own = [found for name, found in known.items() if name.startswith(f"canasta/{package}/")]
        killed, survived = own.count(KILLED), own.count(SURVIVED)
        table.add_row(package, *map(str, (len(own), killed, survived, len(own) - killed - survived)))
    console.print(table)
    for name, found in known.items():
        if found != KILLED:
            console.print(f"{name}: {found}", markup=False, highlight=False)


def main() -> int:
    """Try mutants that were not tried yet; 1 if any survives."""
    parser = argparse.ArgumentParser(prog="./play mutants", description=__doc__)
    parser.add_argument("packages", metavar="PACKAGE", nargs="*", help=f"of {', '.join(TESTS)}; all, if none")
    parser.add_argument("--sample", type=int, default=10, help="mutants of each package; 10 unless given")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--report", action="store_true", help="only say what is known")
    given = parser.parse_args()
    if unknown := [name for name in given.packages if name not in TESTS]:
        parser.error(f"there is no package {unknown[0]!r}; there are {', '.join(TESTS)}")
    console = Console()
    if not given.report:
        folder = copy_repository(Path(tempfile.mkdtemp(prefix="canasta-mutants-")))
        try:
            samples = [
                [(package, mutant) for mutant in sample(package, given.seed, given.sample)]
                for package in given.packages or TESTS
            ]
            # Package by package in turn: whoever stops early has some of each.
            for package, mutant in filter(None, chain.from_iterable(zip_longest(*samples))):
                if mutant.name not in kept():
                    found = verdict(mutant, package, folder)
                    keep(mutant.name, found)
                    console.print(f"{mutant.file}:{mutant.line}: {found}", markup=False, highlight=False)
        except KeyboardInterrupt:
            console.print("Stopped; the next run goes on.")
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    report(console)
    return 1 if SURVIVED in kept().values() else 0


if __name__ == "__main__":
    sys.exit(main())
