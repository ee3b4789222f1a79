"""Docstrings for the compiled core: mypyc leaves them out, so they are put into the C files it generates.

Functions, methods, classes and properties of C have a place for a docstring, which help() and inspect read.
If mypyc changes the form of its files, the places are not found, and the core is compiled without docstrings.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from canasta.build.find import PACKAGE, module_name, sources

#: An entry of a table of functions or methods: its C name and its docstring, which has the signature only.
_FUNCTION: Final = re.compile(
    r'\{"\w+",\s*\(PyCFunction\)CPyPy_(?P<name>\w+),\s*[\w\s|]+,\s*'
    r'PyDoc_STR\((?P<text>NULL|"[^\n]*?")\)(?=\}| /)'
)
#: An attribute of a class: its getter, and an empty docstring.
_PROPERTY: Final = re.compile(
    r"\(getter\)(?P<name>\w+),\s*(?:\(setter\)\w+|NULL),\s*(?P<text>NULL)(?=, NULL\})"
)
#: A class, and its docstring.
_CLASS: Final = re.compile(
    r'\.tp_name = "(?P<name>\w+)",.*?\.tp_doc = PyDoc_STR\((?P<text>NULL|"[^\n]*?")\)', re.DOTALL
)
#: The docstring of the module.
_MODULE: Final = re.compile(r"(?P<text>NULL)(?=, /\* docstring \*/)")
#: A class that Python makes, such as a named tuple: its docstring is a filler. The line of the class follows.
_FILLER: Final = re.compile(
    r"(?P<text>CPyStatics\[\d+\])"
    r"(?=; /\* 'mypyc filler docstring' \*/(?:(?!<module>).)*\"<module>\", (?P<line>\d+),)",
    re.DOTALL,
)
#: Makes such a docstring; when memory runs out, the filler stays.
_HELPER: Final = """
static PyObject *canasta_docstring(PyObject *filler, const char *text) {
    PyObject *made = PyUnicode_FromString(text);
    if (made == NULL) PyErr_Clear();
    return made == NULL ? filler : made;
}
"""


class Documented(NamedTuple):
    """What the source says of a function or class."""

    words: str = ""  #: the docstring
    signature: str = ""  #: as C has it, for what mypyc gives none


class Docstrings:
    """The docstrings of a module, by the names that mypyc gives to its functions and classes."""

    def __init__(self, source: str) -> None:
        tree = ast.parse(source)
        self.module = ast.get_docstring(tree) or ""
        self.by_name = dict(_named(tree))
        self.by_line = {
            node.lineno: ast.get_docstring(node) or ""
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
        }

    def of(self, name: str) -> Documented:
        """Return the docstring for a name of C, which ends with the name in Python.

        >>> found = Docstrings('def size(): "One."\\nclass View:\\n def size(self, seat=ALL): "Two."')
        >>> found.of("view___size").words, found.of("view___other").words
        ('One.', '')
        >>> found.of("view___View___size")
        Documented(words='Two.', signature='size($self, seat=...)')
        """
        parts = name.split("___")
        tails = ("___".join(parts[place:]) for place in range(len(parts)))
        return next((self.by_name[tail] for tail in tails if tail in self.by_name), Documented())


def _named(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Documented]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            signature = f"{node.name}({'$' if prefix else ''}{_arguments(node)})"
            yield prefix + node.name, Documented(ast.get_docstring(node) or "", signature)
        elif isinstance(node, ast.ClassDef):
            inner = f"{prefix}{node.name}___"
            members = dict(_named(node, inner))
            made = members.get(f"{inner}__init__", Documented()).signature
            signature = re.sub(r"^__init__\(\$self(, )?", f"{node.name}(", made)
            yield prefix + node.name, Documented(ast.get_docstring(node) or "", signature)
            yield from members.items()
            # In a class that Python makes, a method is an object of a separate class, and a property of it
            # takes the docstring of that class.
            for method, documented in members.items():
                yield f"{method.removeprefix(inner)}_{node.name}_obj", Documented(documented.words)


def _arguments(node: ast.FunctionDef) -> str:
    """Write the arguments without types; C knows simple defaults only."""
    arguments = copy.deepcopy(node.args)
    for each in [
        *arguments.posonlyargs,
        *arguments.args,
        *arguments.kwonlyargs,
        arguments.vararg,
        arguments.kwarg,
    ]:
        if each is not None:
            each.annotation = None
    plain = (ast.Constant, ast.UnaryOp)
    arguments.defaults = [
        each if isinstance(each, plain) else ast.Constant(value=...) for each in arguments.defaults
    ]
    arguments.kw_defaults = [
        each if each is None or isinstance(each, plain) else ast.Constant(value=...)
        for each in arguments.kw_defaults
    ]
    return ast.unparse(arguments)


def add_docstrings(folder: Path, package: Path = PACKAGE) -> None:
    """Put the docstrings of the core's sources into the C files in a folder."""
    for path in sources(package):
        file = folder / f"__native_{module_name(path, package).replace('.', '___')}.c"
        if file.exists():
            text = file.read_text(encoding="utf-8")
            docs = Docstrings(path.read_text(encoding="utf-8"))
            file.write_text(with_docstrings(text, docs), encoding="utf-8")


def with_docstrings(text: str, docs: Docstrings) -> str:
    """Return a C file with the docstrings of its module.

    >>> docs = Docstrings('def f(x):\\n "Return x."')
    >>> with_docstrings(r'{"f", (PyCFunction)CPyPy_m___f, METH_O, PyDoc_STR("f(x)\\n--\\n\\n") /*', docs)
    '{"f", (PyCFunction)CPyPy_m___f, METH_O, PyDoc_STR("f(x)\\\\n--\\\\n\\\\n""Return x.") /*'
    """

    def put(found: re.Match[str], words: str, form: str = "{before}{words}", signature: str = "") -> str:
        """Replace the place of a docstring."""
        if not words:
            return found.group()
        before = found["text"]
        if before == "NULL":
            before = _literal(f"{signature}\n--\n\n") if signature else ""
        start, end = found.start("text") - found.start(), found.end("text") - found.start()
        return found.group()[:start] + form.format(before=before, words=_literal(words)) + found.group()[end:]

    def of_callable(found: re.Match[str]) -> str:
        known = docs.of(found["name"])
        return put(found, known.words, signature=known.signature)

    def of_property(found: re.Match[str]) -> str:
        owner, _, attribute = found["name"].partition("_get_")
        return put(found, docs.of(f"{owner}___{attribute}").words)

    text = _FUNCTION.sub(of_callable, text)
    text = _PROPERTY.sub(of_property, text)
    text = _CLASS.sub(of_callable, text)
    text = _MODULE.sub(lambda found: put(found, docs.module), text)
    made, count = _FILLER.subn(
        lambda found: put(
            found, docs.by_line.get(int(found["line"]), ""), "canasta_docstring({before}, {words})"
        ),
        text,
    )
    if not count:
        return text
    head, _, rest = made.partition('#include "__native_internal')
    line, _, rest = rest.partition("\n")
    return f'{head}#include "__native_internal{line}\n{_HELPER}{rest}'


def _literal(words: str) -> str:
    """Write a text as a C string, one line at a time.

    >>> print(_literal('A "set"?\\né'))
    "A \\"set\\"\\077\\n"
    "\\303\\251"
    """
    lines = words.splitlines(keepends=True)
    return "\n".join(f'"{"".join(map(_character, line.encode()))}"' for line in lines)


def _character(byte: int) -> str:
    if byte == ord("\n"):
        return "\\n"
    sign = chr(byte)
    if sign in '"\\':
        return "\\" + sign
    # A question mark may begin a trigraph.
    return sign if 32 <= byte < 127 and sign != "?" else f"\\{byte:03o}"
