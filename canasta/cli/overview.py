"""The output of ``./play --help``, from the standard library alone, so that it works before any setup."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from canasta.cli import COMMANDS, GROUPS
from canasta.extras import EXTRAS, MissingPackage
from canasta.messages import PROGRAM, text

#: Commands of the start script only, for developers: after ``./play``, and after ``./play dev``.
JOBS: Final = ("test", "check", "scenario", "docs", "python", "dev")
DEV_JOBS: Final = (
    "page", "coverage", "bench", "asking", "fuzz", "models", "hands", "faults", "mutants", "sanitize",
    "packages",
)  # fmt: skip
_WIDTH: Final = 80
ROOT: Final = Path(__file__).resolve().parent.parent.parent


def started_by_play() -> bool:
    """True if hints should name the start script."""
    return PROGRAM.replace("\\", "/").split("/")[-1].split()[-1] == "play"


def missing_package(error: ImportError) -> str:
    """Describe a missing package; re-raise an import error from canasta itself."""
    name = (error.name or "").split(".")[0]
    if name in ("", "canasta"):
        raise error
    checkout = (ROOT / "play").exists()  # where ./play installs the packages of all commands
    if name in EXTRAS and not checkout:
        return str(MissingPackage(name))
    return text("cli.error.package", name=name, play="yes" if checkout else "no")


def overview() -> str:
    """List all commands by group, with those for developers at the end."""
    jobs = {name: text(f"start.{name}") for name in JOBS}
    blanks = max(map(len, (*COMMANDS, *jobs))) + 4
    lines = [
        f"{text('cli.help.usage')} {text('start.usage')}",
        "",
        textwrap.fill(text("start.help"), _WIDTH),
        "",
    ]
    for group, names in GROUPS.items():
        commands = {name: text(f"cli.{name}.short") for name in names}
        lines += [f"{text(f'start.group.{group}')}:", *_lines(commands, blanks), ""]
    lines += [f"{text('start.developers')}:", *_lines(jobs, blanks), ""]
    return "\n".join([*lines, text("start.more")])


def developers_overview() -> str:
    """List the commands of ``./play dev``."""
    jobs = {name: text(f"start.{name}") for name in DEV_JOBS}
    blanks = max(map(len, jobs)) + 4
    usage = f"{text('cli.help.usage')} {text('start.dev_usage')}"
    return "\n".join([usage, "", f"{text('start.developers')}:", *_lines(jobs, blanks)])


def _lines(entries: Mapping[str, str], blanks: int) -> list[str]:
    return [_line(name, words, blanks) for name, words in entries.items()]


def _line(name: str, words: str, blanks: int) -> str:
    return textwrap.fill(
        words, _WIDTH, initial_indent=f"  {name}".ljust(blanks), subsequent_indent=" " * blanks
    )
