"""CycloneDX SBOM for the wheel: the packages it requires and those bundled into the page.

It is generated from the locked packages (``requirements/``, ``web/package-lock.json``) and the recorded
licences. This module uses only the standard library, because the build hook has nothing else.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

#: The licence of every locked Python package by name; written by ``./play dev packages --write``.
LICENCES: Final = "requirements/licences.json"
#: The packages that a wheel requires, and those that the browser page is built with.
RUNTIME: Final = "requirements/runtime.txt"
PAGE: Final = "web/package-lock.json"
#: File name of the SBOM in the wheel (PEP 770).
NAME: Final = "canasta.cdx.json"

_LOCKED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(?:\s*;\s*([^\\]*))?", re.MULTILINE)
_EXPRESSION: Final = re.compile(r" (AND|OR|WITH) ")
_SPDX: Final = re.compile(r"^[A-Za-z0-9.+-]+$")


class Package(NamedTuple):
    """A locked package."""

    kind: str  #: ``pypi`` or ``npm``
    name: str
    version: str
    licence: str = ""
    marker: str = ""  #: environment marker, if it is not installed everywhere
    shipped: bool = True  #: False if it is only used for building and testing

    @property
    def purl(self) -> str:
        """The package URL.

        >>> Package("npm", "@preact/signals", "2.0.0").purl
        'pkg:npm/%40preact/signals@2.0.0'
        """
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{self.version}"


def locked(path: Path, licences: dict[str, str] | None = None) -> list[Package]:
    """Return the Python packages of a lock file.

    A package that is locked twice, for different systems, appears twice.
    """
    found = _LOCKED.findall(path.read_text(encoding="utf-8"))
    known = licences or {}
    return [
        Package("pypi", name, version, known.get(name, ""), marker.strip()) for name, version, marker in found
    ]


def locked_npm(path: Path) -> list[Package]:
    """Return the npm packages of a lock file; those bundled into the page are marked as shipped."""
    packages: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["packages"]
    return [
        Package(
            "npm",
            name.rpartition("node_modules/")[2],
            package["version"],
            package.get("license", ""),
            shipped=not package.get("dev", False),
        )
        for name, package in packages.items()
        if name
    ]


def read_licences(root: Path) -> dict[str, str]:
    """Return the licences of the locked Python packages."""
    noted: dict[str, str] = json.loads((root / LICENCES).read_text(encoding="utf-8"))
    return noted


def sbom(root: Path, version: str) -> str:
    """Return the SBOM for the wheel of this version; the same packages give the same text."""
    packages = [
        *locked(root / RUNTIME, read_licences(root)),
        *(package for package in locked_npm(root / PAGE) if package.shipped),
    ]
    own = f"pkg:pypi/canasta@{version}"
    content = {
        "metadata": {
            "component": {
                "type": "application", "bom-ref": own, "name": "canasta", "version": version, "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": list(_components(packages)),
        "dependencies": [{"ref": own, "dependsOn": sorted({package.purl for package in packages})}],
    }  # fmt: skip
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    head = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
    }
    return json.dumps({**head, **content}, indent=1) + "\n"


def _components(packages: list[Package]) -> Iterator[dict[str, Any]]:
    for package in sorted(packages, key=lambda each: each.purl):
        component: dict[str, Any] = {
            "type": "library", "bom-ref": package.purl, "name": package.name, "version": package.version,
            "purl": package.purl,
        }  # fmt: skip
        if package.licence:
            component["licenses"] = [_licence(package.licence)]
        if package.marker:
            component["properties"] = [{"name": "canasta:marker", "value": package.marker}]
        yield component


def _licence(licence: str) -> dict[str, Any]:
    """Format a licence for CycloneDX: an expression, an SPDX id, or another name.

    >>> _licence("MIT"), _licence("MIT OR Apache-2.0")
    ({'license': {'id': 'MIT'}}, {'expression': 'MIT OR Apache-2.0'})
    """
    if _EXPRESSION.search(licence):
        return {"expression": licence}
    return {"license": {"id" if _SPDX.match(licence) else "name": licence}}
