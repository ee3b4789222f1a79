"""Verdicts of the mutants: ``verdicts.json``, by file and change."""

from __future__ import annotations

import json
import os
from pathlib import Path

from rich.console import Console
from rich.table import Table

FILE = Path(__file__).parent / "verdicts.json"
KILLED, SURVIVED = "killed", "survived"


def kept() -> dict[str, str]:
    """Load the verdicts; a survivor that changes nothing has a sentence in place of the word."""
    return dict(json.loads(FILE.read_text("utf-8"))) if FILE.exists() else {}


def keep(name: str, found: str) -> None:
    """Save a verdict at once: stopping the run loses only the current mutant."""
    known = kept() | {name: found}
    draft = FILE.with_suffix(".new")
    draft.write_text(json.dumps(known, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
    os.replace(draft, FILE)


def report(packages: list[str], console: Console) -> None:
    """Report how many were detected, by package, and the survivors."""
    known = kept()
    table = Table("package", *("tried", "killed", "survived", "equivalent", "of those that differ"))
    rows = [(package, f"canasta/{package}/") for package in packages]
    for title, start in [*rows, ("all", "")]:
        own = [found for name, found in known.items() if name.startswith(start)]
        killed, survived = own.count(KILLED), own.count(SURVIVED)
        share = f"{100 * killed / (killed + survived):.1f} %" if killed + survived else ""
        table.add_row(title, *map(str, (len(own), killed, survived, len(own) - killed - survived)), share)
    console.print(table)
    for name, found in known.items():
        if found != KILLED:
            console.print(f"{name}: {found}", markup=False, highlight=False)
