"""The sessions shown in docs/scorepad.md run as shown, in order, in a temporary folder.

Commands stand after ``$`` in text blocks. Their input is in the comment above the block.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "scorepad.md"
_BLOCK = re.compile(
    r"(?:<!-- typed: (?P<typed>.*?) -->\n)?^```text\n(?P<text>\$ .*?)^```", re.MULTILINE | re.DOTALL
)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
PROGRAM = f"{shlex.quote(sys.executable)} -c 'from canasta.cli import main; main()'"


def run(command: str, typed: str | None, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "TERM": "dumb"}
    environment.pop("COLUMNS", None)
    done = subprocess.run(
        command.replace("./play", PROGRAM),
        shell=True,
        cwd=folder,
        input=typed.replace("|", "\n") + "\n" if typed is not None else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment,
        timeout=60,
    )
    return "".join(line.rstrip() + "\n" for line in done.stdout.splitlines())


def test_what_the_page_shows_is_what_is_printed(tmp_path: Path) -> None:
    commands = 0
    for block in _BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        for command in _COMMAND.finditer(block["text"]):
            assert run(command[1], block["typed"], tmp_path) == command[2], command[1]
            commands += 1
    assert commands == 5
