"""Total number of inputs tried by target, stored in the repository and continued from run to run."""

from __future__ import annotations

import json
import os
from pathlib import Path

FILE = Path(__file__).parent / "tried.json"


def tried(file: Path = FILE) -> dict[str, int]:
    """Return the totals so far."""
    try:
        return {str(name): int(number) for name, number in json.loads(file.read_text("utf-8")).items()}
    except FileNotFoundError:
        return {}


def add(name: str, number: int, file: Path = FILE) -> int:
    """Add to the totals atomically: stopping the run loses only the last moment."""
    totals = tried(file)
    totals[name] = totals.get(name, 0) + number
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(totals, indent=1, sort_keys=True) + "\n", "utf-8")
    os.replace(draft, file)
    return totals[name]
