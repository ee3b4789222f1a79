"""Licences and known vulnerabilities of the locked packages: ``./play dev packages``.

Without an option it counts. ``--write`` asks pip for the licences of the locked packages and regenerates
``requirements/licences.json`` and ``docs/licences.md``. ``--audit`` compares every locked package, Python and
npm, with the database of osv.dev, or with the one at ``--database``.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from email import message_from_bytes
from importlib.metadata import PackageNotFoundError, files, metadata
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from canasta.build.sbom import LICENCES, PAGE, RUNTIME, Package, locked, locked_npm, read_licences

ROOT = Path(__file__).resolve().parent.parent
PAGES = (PAGE, "web/lighthouse/package-lock.json", "bench/boardgame_server/package-lock.json")
DOCUMENT = ROOT / "docs" / "licences.md"
DATABASE = "https://api.osv.dev"
#: Queries per request to the database.
_AT_ONCE = 500
#: Systems for which packages are queried: this one, and two others.
SYSTEMS: tuple[Sequence[str], ...] = ((), ("--platform", "win_amd64"), ("--platform", "macosx_11_0_arm64"))
#: Licences that require more of a redistributor than naming the authors.
_COPYLEFT = re.compile(r"\b(A?GPL|LGPL|MPL|EPL|CDDL|EUPL|OSL)")
#: Licence texts of packages without an SPDX expression, and their SPDX equivalents.
_WORDS = {
    "MIT License": "MIT", "The MIT License (MIT)": "MIT", "MIT license": "MIT", "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0", "Apache License, Version 2.0": "Apache-2.0", "Apache-2": "Apache-2.0",
    "APL 2": "Apache-2.0", "Apache Software License": "Apache-2.0",
    "Apache License Version 2.0": "Apache-2.0", "BSD": "BSD-3-Clause", "BSD License": "BSD-3-Clause",
    "BSD 3-Clause": "BSD-3-Clause",
    "Apache Software License 2.0": "Apache-2.0",
    "3-Clause BSD License": "BSD-3-Clause", "BSD-3": "BSD-3-Clause", "BSD 3-Clause License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC", "ISC License": "ISC", "ISCL": "ISC", "ISC license": "ISC",
    "Python Software Foundation License": "PSF-2.0", "PSF": "PSF-2.0", "PSFL": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0", "MPL 2.0": "MPL-2.0", "Unlicense": "Unlicense",
    "LGPL v2.1": "LGPL-2.1-only", "BSD 2-Clause License": "BSD-2-Clause",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later", "GPL-3.0+": "GPL-3.0-or-later",
    "GNU Lesser General Public License v2 or later (LGPLv2+)": "LGPL-2.0-or-later",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-2.1-only", "LGPL": "LGPL-2.1-only",
}  # fmt: skip

_PAGE = """\
# Licences of the dependencies

`./play dev packages --write` generates this page from the lock files and the metadata of each package; a test
compares them. Casa Canasta itself is under the [MIT licence](../LICENSE). A wheel contains the first table
as a CycloneDX bill of materials (`canasta.cdx.json`, next to its metadata).

## Runtime packages

Installed with the program, or part of its page in the browser.

{shipped}

## Packages for building, testing and benchmarks

Python packages of the other files in [requirements](../requirements/README.md):

{python}

npm packages that build and check the page, or run in a benchmark:

{npm}

## Copyleft licences

Runtime packages: {asked}. All packages: {strict}. None of them is modified or copied into the program.
"""


def python_locks(root: Path = ROOT) -> list[Path]:
    """Return the lock files of Python packages."""
    return sorted((root / "requirements").glob("*.txt"))


def python_packages(root: Path = ROOT) -> list[Package]:
    """Return every locked Python package, once for each version."""
    licences = read_licences(root) if (root / LICENCES).exists() else {}
    shipped = {(package.name, package.version) for package in locked(root / RUNTIME)}
    found = {
        (package.name, package.version): package
        for path in python_locks(root)
        for package in locked(path, licences)
    }
    return [package._replace(shipped=key in shipped) for key, package in sorted(found.items())]


def npm_packages(root: Path = ROOT) -> list[Package]:
    """Return every locked npm package, once for each version."""
    found = {
        (package.name, package.version): package._replace(shipped=package.shipped and path == PAGE)
        for path in reversed(PAGES)
        for package in locked_npm(root / path)
    }
    return [package for _, package in sorted(found.items())]


# --- Licences ---------------------------------------------------------------------------------------


def licence_of(metadata: Mapping[str, Any]) -> str:
    """Return the licence in a package's metadata, as an SPDX expression where possible."""
    expression = metadata.get("license_expression")
    if expression:
        return str(expression)
    named = [
        line.rpartition(" :: ")[2]
        for line in metadata.get("classifier", [])
        if line.startswith("License ::") and not line.endswith(":: OSI Approved")
    ]
    said = str(metadata.get("license") or "").strip()
    if said and len(said) < 60 and "\n" not in said:
        return _WORDS.get(said, said)
    if named:
        return " OR ".join(sorted({_WORDS.get(name, name) for name in named}))
    return _first_words(said)


def _first_words(text: str) -> str:
    """Identify a full licence text by its first words."""
    for words, licence in (("MIT License", "MIT"), ("Apache License", "Apache-2.0"), ("BSD", "BSD-3-Clause")):
        if words in text[:200]:
            return licence
    return ("Permission is hereby granted" in text[:400] and "MIT") or ""


def installed(package: Package) -> str:
    """Return the licence of a package installed here; empty if it is missing or of another version."""
    try:
        told = metadata(package.name).json
    except PackageNotFoundError:
        return ""
    if told.get("version") != package.version:
        return ""
    texts = [file.read_text("utf-8") for file in files(package.name) or () if "LICENSE" in file.name.upper()]
    return licence_of(told) or next(filter(None, map(_first_words, texts)), "")


def ask_pip(packages: Sequence[Package]) -> dict[str, str]:
    """Return the licences of packages by name, as pip reports them; nothing is installed.

    Packages for another system are queried as that system would.
    """
    found: dict[str, str] = {}
    for system in SYSTEMS:
        left = [package for package in packages if package.name not in found]
        found |= _report(left, system)
        for package in left:
            if package.name not in found:
                found |= _report([package], system)
    return found


def _report(packages: Sequence[Package], system: Sequence[str]) -> dict[str, str]:
    """Return the metadata of all of them; empty if pip cannot find one."""
    if not packages:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        target = [*system, "--only-binary", ":all:"] if system else []
        names = [f"{package.name}=={package.version}" for package in packages]
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "download",
                "--no-deps",
                "--quiet",
                "--dest",
                folder,
                *target,
                *names,
            ],
            capture_output=True,
        )
        return {} if done.returncode else told_in(Path(folder))


def told_in(folder: Path) -> dict[str, str]:
    """Return the licences of the packages in a folder, as wheels or as sources."""
    found: dict[str, str] = {}
    for path in folder.iterdir():
        if path.suffix == ".whl":
            with zipfile.ZipFile(path) as wheel:
                # A package that contains others has theirs too, deeper down.
                (name,) = [
                    each for each in wheel.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", each)
                ]
                content = wheel.read(name)
        else:
            with tarfile.open(path) as source:
                name = next(each for each in source.getnames() if each.endswith("/PKG-INFO"))
                member = source.extractfile(name)
                content = member.read() if member else b""
        told = message_from_bytes(content)
        found[_name(str(told["Name"]))] = licence_of(
            {
                "license_expression": told["License-Expression"],
                "license": told["License"],
                "classifier": told.get_all("Classifier") or [],
            }
        )
    return found


def _name(name: str) -> str:
    """Normalize a name as the lock files have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def document(root: Path = ROOT) -> str:
    """Return the text of ``docs/licences.md``."""
    python, npm = python_packages(root), npm_packages(root)
    shipped = [package for package in (*python, *npm) if package.shipped]
    strict = sorted(
        {
            f"{package.name} ({package.licence})"
            for package in (*python, *npm)
            if _COPYLEFT.search(package.licence)
        }
    )
    asked = sorted({package.name for package in shipped if _COPYLEFT.search(package.licence)})
    return _PAGE.format(
        shipped=_table(shipped),
        python=_table([package for package in python if not package.shipped]),
        npm=_table([package for package in npm if not package.shipped]),
        asked=", ".join(asked) or "none",
        strict=", ".join(strict) or "none",
    )


def _table(packages: Iterable[Package]) -> str:
    by_licence: dict[str, list[str]] = {}
    for package in packages:
        by_licence.setdefault(package.licence or "not stated", []).append(f"{package.name} {package.version}")
    rows = sorted(by_licence.items(), key=lambda row: (-len(row[1]), row[0]))
    lines = [
        f"| {licence} | {len(names)} | {', '.join(sorted(names, key=str.lower))} |" for licence, names in rows
    ]
    return "\n".join(["| licence | number | packages |", "|---|---|---|", *lines])


def write(root: Path = ROOT) -> None:
    """Query the licences of all locked packages and regenerate the file and the page."""
    packages = python_packages(root)
    found = {package.name: licence for package in packages if (licence := installed(package))}
    found |= ask_pip([package for package in packages if package.name not in found])
    (root / LICENCES).write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")
    DOCUMENT.write_text(document(root), encoding="utf-8")


# --- Known vulnerabilities --------------------------------------------------------------------------


def audit(packages: Sequence[Package], database: str = DATABASE) -> dict[Package, list[str]]:
    """Return the known vulnerabilities of locked packages by id, from a database in the osv.dev format."""
    found: dict[Package, list[str]] = {}
    for place in range(0, len(packages), _AT_ONCE):
        some = packages[place : place + _AT_ONCE]
        queries = [{"package": {"purl": package.purl}} for package in some]
        request = Request(
            f"{database}/v1/querybatch",
            json.dumps({"queries": queries}).encode(),
            {"Content-Type": "application/json"},
        )
        with urlopen(request, timeout=60) as answer:
            results = json.load(answer)["results"]
        for package, result in zip(some, results, strict=True):
            ids = [weakness["id"] for weakness in result.get("vulns", [])]
            if ids:
                found[package] = ids
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Return 0 if all is well, 1 if there is a known vulnerability, 2 if the check failed."""
    parser = argparse.ArgumentParser(prog="play dev packages", description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--audit", action="store_true")
    parser.add_argument("--database", default=DATABASE, metavar="ADDRESS")
    wanted = parser.parse_args(words)
    if wanted.write:
        write()
    python, npm = python_packages(), npm_packages()
    print(f"{len(python)} Python packages and {len(npm)} npm packages are locked.")
    for licence, number in Counter(
        package.licence or "not stated" for package in (*python, *npm)
    ).most_common():
        print(f"{number:5}  {licence}")
    if not wanted.audit:
        return 0
    try:
        weak = audit([*python, *npm], wanted.database)
    except (URLError, OSError, ValueError, KeyError) as problem:
        print(f"The database at {wanted.database} could not be asked: {problem}", file=sys.stderr)
        return 2
    for package, ids in weak.items():
        print(f"{package.name} {package.version}: {', '.join(ids)}")
    print(f"{len(weak)} of them have known weaknesses.")
    return 1 if weak else 0


if __name__ == "__main__":  # .venv/bin/python -m tests.packages
    sys.exit(main())
