"""The repository in a folder of its own, for what changes it or builds it otherwise."""

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
    """Put a copy of what runs and tests there; what was there of it before is replaced."""
    for name in _COPIED:
        source, target = ROOT / name, folder / name
        if target.is_dir():
            shutil.rmtree(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    return folder
