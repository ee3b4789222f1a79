"""A copy of the repository, for tests that change it or build it in another way."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_COPIED = (
    "canasta",
    "tests",
    "docs",
    "examples",
    "bench",
    "requirements",
    "play",
    "pyproject.toml",
    "README.md",
)


def copy_repository(folder: Path) -> Path:
    """Copy what runs and tests to a folder, replacing an earlier copy."""
    for name in _COPIED:
        source, target = ROOT / name, folder / name
        if target.is_dir():
            shutil.rmtree(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    return folder
