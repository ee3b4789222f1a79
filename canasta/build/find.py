"""Which build of the core runs: the compiled one if it was made from exactly these sources, else the sources.

A build lies in ``.core/<fingerprint>/`` beside the package, so one that was made from other sources, or for
another Python, is never found; in an installed wheel it lies in the package itself. ``CANASTA_CORE`` in the
environment says ``interpreted`` or ``compiled`` to have it so or not at all.

Only the standard library is used here: the start script reads this file before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

#: What is compiled, as one unit.
CORE = ("cards.py", "table", "clauses", "engine", "policy")
#: The library that holds all of it; the modules themselves are small files that point into it.
LIBRARY = "canasta_core__mypyc"
VARIABLE = "CANASTA_CORE"
#: What a build is made of, file by file.
MANIFEST = "manifest.json"
INTERPRETED = "interpreted"
COMPILED = "compiled"

PACKAGE = Path(__file__).resolve().parent.parent


class Build(NamedTuple):
    """Which build runs, and why (an id: ``found``, ``wheel``, ``wanted``, ``none`` or ``broken``)."""

    compiled: bool
    why: str


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files of the core, in a fixed order."""
    found: list[Path] = []
    for name in CORE:
        path = package / name
        found += [path] if path.suffix else sorted(path.rglob("*.py"))
    return found


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash of everything a build depends on: this Python, and every character of the sources."""
    digest = hashlib.sha256(f"1 {EXTENSION_SUFFIXES[0]} {sys.version}".encode())
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:32]


def folder(package: Path = PACKAGE) -> Path:
    """Where a build of these sources lies, if there is one."""
    return package.parent / ".core" / fingerprint(package)


def write_manifest(build: Path) -> None:
    """Note size and hash of every file of a build."""
    files = {path.relative_to(build).as_posix(): path.read_bytes() for path in sorted(build.rglob("*.*"))}
    noted = {name: [len(content), hashlib.sha256(content).hexdigest()] for name, content in files.items()}
    (build / MANIFEST).write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")


def damaged(build: Path, *, quick: bool = False) -> str:
    """The first file of a build that is not as it was made, or nothing. ``quick``: by the sizes alone.

    A library that was cut short stops the whole process when it is loaded, so it is looked at before.
    """
    try:
        noted = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
        for name, (size, digest) in noted.items():
            path = build / name
            if not path.is_file() or path.stat().st_size != size:
                return str(name)
            if not quick and hashlib.sha256(path.read_bytes()).hexdigest() != digest:
                return str(name)
    except (OSError, ValueError, TypeError, AttributeError):
        return MANIFEST
    return ""


def module_name(path: Path, package: Path = PACKAGE) -> str:
    """The name of the module in a file.

    >>> module_name(PACKAGE / "engine" / "__init__.py"), module_name(PACKAGE / "cards.py")
    ('canasta.engine', 'canasta.cards')
    """
    parts = [package.name, *path.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Finder:
    """Finds the modules of the core in a build; a build that does not load is left alone as a whole."""

    def __init__(self, build: Path, package: Path = PACKAGE) -> None:
        self.build = build
        self.files = {module_name(path, package): path for path in sources(package)}
        self.package = package
        self.library: ModuleType | None = None
        self.broken = ""  #: why the library could not be loaded

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The import system asks this of every module."""
        source = self.files.get(fullname)
        if source is None or self.broken or not self._loaded():
            return None
        relative = source.relative_to(self.package.parent).with_suffix(EXTENSION_SUFFIXES[0])
        places = [str(source.parent)] if source.name == "__init__.py" else None
        return _extension(fullname, self.build / relative, places)

    def _loaded(self) -> bool:
        """Load the library first: the modules of the core come from it, all of them or none."""
        if self.library is None:
            spec = _extension(LIBRARY, self.build / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}", None)
            assert spec is not None
            assert spec.loader is not None
            try:
                self.library = module_from_spec(spec)
                sys.modules[LIBRARY] = self.library
                spec.loader.exec_module(self.library)
            except (ImportError, OSError) as error:
                sys.modules.pop(LIBRARY, None)
                self.broken = str(error)
                return False
        return True


def _extension(name: str, path: Path, places: list[str] | None) -> ModuleSpec | None:
    loader = ExtensionFileLoader(name, str(path))
    return spec_from_file_location(name, str(path), loader=loader, submodule_search_locations=places)


_chosen: list[tuple[Finder | None, str]] = []


def choose() -> None:
    """Decide once, before the first module of the core is imported."""
    if _chosen:
        return
    wanted = os.environ.get(VARIABLE, "")
    if wanted == INTERPRETED:
        _chosen.append((None, "wanted"))
        return
    if (PACKAGE / f"cards{EXTENSION_SUFFIXES[0]}").exists():
        _chosen.append((None, "wheel"))
        return
    build = folder() if (PACKAGE.parent / ".core").is_dir() else None
    if build is not None and build.is_dir() and damaged(build, quick=True) in ("", MANIFEST):
        finder = Finder(build)
        sys.meta_path.insert(0, finder)
        _chosen.append((finder, "found"))
    elif build is not None and build.is_dir():
        _chosen.append((None, "broken"))
    elif wanted == COMPILED:
        raise ImportError(f"{VARIABLE}={COMPILED}, but there is no build of these sources; ./play makes one")
    else:
        _chosen.append((None, "none"))


def running() -> Build:
    """Which build runs."""
    choose()
    finder, why = _chosen[0]
    if finder is not None and finder.broken:
        return Build(False, "broken")
    if finder is not None:
        if not str(import_module(f"{PACKAGE.name}.cards").__file__).endswith(".py"):
            return Build(True, why)
        return Build(False, "broken")
    return Build(why == "wheel", why)
