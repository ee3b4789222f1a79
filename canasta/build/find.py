"""Selection of the core's build: compiled if it matches the sources exactly, else interpreted.

A build lives in ``.core/<fingerprint>/`` next to the package, so that a build of other sources or for another
Python is never found. In an installed wheel it lives in the package. The environment variable
``CANASTA_CORE`` can require ``interpreted`` or ``compiled``.

This module uses only the standard library, because the start script reads it before anything is installed.
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

#: The sources that are compiled, as one unit.
CORE = (
    "cards.py", "table", "clauses", "engine", "policy", "match/ledger.py",
    "wire/broadcast.py", "wire/event_codec.py", "wire/table_writer.py",
)  # fmt: skip
#: The library that holds all compiled code; the modules themselves are small files that point into it.
LIBRARY = "canasta_core__mypyc"
VARIABLE = "CANASTA_CORE"
#: Lists the files of a build.
MANIFEST = "manifest.json"
INTERPRETED = "interpreted"
COMPILED = "compiled"

PACKAGE = Path(__file__).resolve().parent.parent


class Build(NamedTuple):
    """The active build, and why (an id: ``found``, ``wheel``, ``wanted``, ``none`` or ``broken``)."""

    compiled: bool
    why: str


def sources(package: Path = PACKAGE) -> list[Path]:
    """Return the files of the core, in a fixed order."""
    found: list[Path] = []
    for name in CORE:
        path = package / name
        found += [path] if path.suffix else sorted(path.rglob("*.py"))
    return found


def fingerprint(package: Path = PACKAGE) -> str:
    """Hash everything a build depends on: the Python version and every byte of the sources."""
    digest = hashlib.sha256(f"2 {EXTENSION_SUFFIXES[0]} {sys.version}".encode())
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:32]


def folder(package: Path = PACKAGE) -> Path:
    """Return the folder for a build of these sources, whether or not it exists."""
    return package.parent / ".core" / fingerprint(package)


def write_manifest(build: Path) -> None:
    """Record the size and hash of every file of a build."""
    files = {path.relative_to(build).as_posix(): path.read_bytes() for path in sorted(build.rglob("*.*"))}
    noted = {name: [len(content), hashlib.sha256(content).hexdigest()] for name, content in files.items()}
    (build / MANIFEST).write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")


def damaged(build: Path, *, quick: bool = False) -> str:
    """Return the first file of a build that was changed, or an empty string; ``quick`` compares sizes only.

    This is checked before loading, because loading a truncated library crashes the whole process.
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
    """Return the name of the module in a file.

    >>> module_name(PACKAGE / "engine" / "__init__.py"), module_name(PACKAGE / "cards.py")
    ('canasta.engine', 'canasta.cards')
    """
    parts = [package.name, *path.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Finder:
    """Import finder for the compiled core; if the library does not load, the whole build is ignored."""

    def __init__(self, build: Path, package: Path = PACKAGE) -> None:
        self.build = build
        self.files = {module_name(path, package): path for path in sources(package)}
        self.package = package
        self.library: ModuleType | None = None
        self.broken = ""  #: why the library could not be loaded

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the core (import protocol)."""
        source = self.files.get(fullname)
        if source is None or self.broken or not self._loaded():
            return None
        relative = source.relative_to(self.package.parent).with_suffix(EXTENSION_SUFFIXES[0])
        places = [str(source.parent)] if source.name == "__init__.py" else None
        return _extension(fullname, self.build / relative, places)

    def _loaded(self) -> bool:
        """Load the shared library, which contains all modules of the core."""
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
    """Select the build once, before the first module of the core is imported."""
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
    """Return the active build."""
    choose()
    finder, why = _chosen[0]
    if finder is not None and finder.broken:
        return Build(False, "broken")
    if finder is not None:
        if not str(import_module(f"{PACKAGE.name}.cards").__file__).endswith(".py"):
            return Build(True, why)
        return Build(False, "broken")
    return Build(why == "wheel", why)
