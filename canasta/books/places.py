"""Places that implement a paragraph or a ruling: the clause or field of a book that cites it.

The places are read from the book's own file: the paragraphs of its clauses, the tables ``cites`` and
``permits``, and comments, which name whatever else is behind a line (``# 29, 73, C4``). A paragraph that is
not cited is a definition or belongs to the table outside the engine; ``accounts`` says which, and why.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from canasta.books.house.fields import CITED, Switch, fields_of
from canasta.books.registry import registry
from canasta.books.texts import home

_HERE: Final = Path(__file__).parent
_ROOT: Final = _HERE.parent.parent
#: A comment that cites: ids, with ranges and letters of parts, and optionally a remark after a colon.
_CITING: Final = re.compile(r"#:? ((?:[A-Z]?[1-9][0-9]*(?: \([a-z]\))?(?:–[1-9][0-9]*)?(?:, )?)+)(?::.*)?")


class Place(NamedTuple):
    """A line of a book's file that cites a paragraph or ruling, and where its clause is defined."""

    id: str
    file: str
    line: int
    field: str  #: of the book; empty if the line belongs to none
    clause: str  #: its class, or empty
    written: str  #: file and line of the class

    @property
    def cited(self) -> bool:
        """True if a clause or a field of the book rests on it."""
        return bool(self.field or self.clause)


@cache
def places(slug: str) -> tuple[Place, ...]:
    """Return all citations in a book's file, in order.

    >>> [(place.field, place.clause) for place in places("classic") if place.id == "33"]
    [('take', 'FrozenNeedsPair')]
    """
    path = _HERE / f"{slug}.py"
    source = path.read_text(encoding="utf-8")
    reading = _Reading(ast.parse(source))
    found = {
        Place(id, _relative(path), line, field, clause, written(clause))
        for id, line, field, clause in (*reading.cited(), *reading.commented(source))
    }
    return tuple(sorted(found, key=lambda place: (place.line, place.id)))


@cache
def accounts(slug: str) -> dict[str, tuple[str, str]]:
    """Return the paragraphs that the book's file does not cite: the kind of each, and why.

    >>> accounts("caliente")["4"]
    ('definition', 'names the natural cards')
    """
    path = _HERE / "accounts" / f"{slug}.toml"
    kinds = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {id: (kind, why) for kind, entries in kinds.items() for id, why in entries.items()}


class Mention(NamedTuple):
    """A line about a paragraph or ruling, and its text."""

    file: str
    line: int
    text: str


def mentions(slug: str, id: str) -> list[Mention]:
    """Return comments and docstrings that name a ruling, or a paragraph with its book."""
    name = re.compile(rf"(?<![\w-]){id if id[0].isalpha() else f'{slug} {id}'}\b")
    found = []
    for path in sorted(_HERE.parent.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if name.search(source) and not (path.parent == _HERE and path.stem == slug):
            for token in tokenize.generate_tokens(io.StringIO(source).readline):
                if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                    for number, line in enumerate(token.string.splitlines(), token.start[0]):
                        if name.search(line) and ">>>" not in line:
                            found.append(Mention(_relative(path), number, line.strip(' "#:')))
    return found


def proofs(slug: str, id: str) -> list[Mention]:
    """Return the scenarios that test a paragraph or ruling; they exist only in a source checkout."""
    return _proofs().get((slug, id), [])


@cache
def _proofs() -> dict[tuple[str, str], list[Mention]]:
    found: dict[tuple[str, str], list[Mention]] = {}
    for path in sorted((_ROOT / "tests" / "rules").glob("*/*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            head = re.fullmatch(r"scenario ([^:]+): (.*)", line)
            if head:
                for key in dict.fromkeys(home(path.parent.name, part.strip()) for part in head[1].split(",")):
                    found.setdefault(key, []).append(Mention(_relative(path), number, head[2]))
    return found


def scenario_lines(proof: Mention) -> list[str]:
    """Return the lines of a scenario after its title."""
    lines = (_ROOT / proof.file).read_text(encoding="utf-8").splitlines()[proof.line :]
    found: list[str] = []
    for line in lines:
        if not line.strip() or line.startswith("scenario "):
            break
        if found and found[-1].endswith("\\"):
            found[-1] = found[-1][:-1].rstrip() + " " + line.strip()
        elif not line.startswith("#"):
            found.append(line)
    return found


def ids(words: str) -> Iterator[str]:
    """Yield the ids that a comment names, with ranges expanded.

    >>> list(ids("29, 73 (c), C4")), list(ids("81–83"))
    (['29', '73', 'C4'], ['81', '82', '83'])
    """
    for found in re.finditer(r"([A-Z]?)([1-9][0-9]*)(?:–([1-9][0-9]*))?", words):
        letter, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter}{number}"


@cache
def written(clause: str) -> str:
    """Return the file and line in which a kind of clause is defined."""
    if clause not in registry():
        return ""
    path = _ROOT.joinpath(*registry()[clause].__module__.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == clause:
            return f"{_relative(path)}:{node.lineno}"
    return ""


def _relative(path: Path) -> str:
    return path.relative_to(_ROOT).as_posix()


class _Span(NamedTuple):
    """Lines that belong to a field of the book, or to a clause in it."""

    first: int
    last: int
    field: str
    clause: str = ""


class _Reading:
    """The spans of a book's file: fields from the keywords of ``Rulebook`` and ``replace``, and clauses."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.names: dict[str, str] = {}  #: values defined before the book: the field they are used in
        for call in self._calls("Rulebook", "replace"):
            for keyword in call.keywords:
                for name in ast.walk(keyword.value):
                    if isinstance(name, ast.Name) and keyword.arg:
                        self.names.setdefault(name.id, keyword.arg)
        self.fields = list(self._fields())
        self.clauses = [
            _Span(call.lineno, call.end_lineno or 0, self._field_at(call), _name(call.func))
            for call in self._calls(*registry())
        ]

    def _calls(self, *names: str) -> list[ast.Call]:
        calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]
        return [call for call in calls if _name(call.func) in names]

    def _fields(self) -> Iterator[_Span]:
        for node in self.tree.body:
            name = ""
            if isinstance(node, ast.AnnAssign):
                name = _name(node.target)
            elif isinstance(node, ast.FunctionDef):
                name = node.name
            if name in self.names:
                yield _Span(node.lineno, node.end_lineno or 0, self.names[name])
        for call in self._calls("Rulebook", "replace"):
            for keyword in call.keywords:
                if keyword.arg:
                    yield _Span(keyword.value.lineno, keyword.value.end_lineno or 0, keyword.arg)

    def _field_at(self, node: ast.expr) -> str:
        around = [span for span in self.fields if span.first <= node.lineno <= span.last]
        return min(around, key=lambda span: span.last - span.first).field if around else ""

    def cited(self) -> Iterator[tuple[str, int, str, str]]:
        """Yield the paragraphs of clauses, of the tables ``cites`` and ``permits``, and of options."""
        for call in self._calls(*registry()):
            clause = _name(call.func)
            kinds = fields_of(registry()[clause])
            given = dict(zip(kinds, call.args, strict=False))
            given.update((keyword.arg, keyword.value) for keyword in call.keywords if keyword.arg)
            for name, value in given.items():
                if name in kinds and (kinds[name] is CITED or isinstance(kinds[name], Switch)):
                    for text, line in _texts(value):
                        yield text, line, self._field_at(call), clause
        for call in self._calls("replace"):  # an option that changes the paragraphs of a clause
            for keyword in call.keywords:
                if keyword.arg and keyword.arg.endswith("paragraph"):
                    for text, line in _texts(keyword.value):
                        yield text, line, self._field_at(call), ""
        for call in self._calls("Rulebook", "Option"):
            for keyword in call.keywords:
                if keyword.arg in ("cites", "permits") and isinstance(keyword.value, ast.Dict):
                    for value in keyword.value.values:
                        yield from ((text, line, keyword.arg, "") for text, line in _texts(value))
            if _name(call.func) == "Option":
                yield from ((text, line, "options", "") for text, line in _texts(call.args[1]))

    def commented(self, source: str) -> Iterator[tuple[str, int, str, str]]:
        """Yield what comments cite, for the clause that begins or ends on their line, or the field."""
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            found = _CITING.fullmatch(token.string) if token.type == tokenize.COMMENT else None
            if found:
                line = token.start[0]
                here = [span for span in self.clauses if line in (span.first, span.last)]
                around = here if len(here) == 1 else [s for s in self.fields if s.first <= line <= s.last]
                span = min(around, key=lambda span: span.last - span.first, default=_Span(0, 0, ""))
                for id in ids(found.group(1)):
                    yield id, line, span.field, span.clause


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _texts(node: ast.AST) -> Iterator[tuple[str, int]]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield part.value, part.lineno
