"""The commands shown in the Markdown pages are run and print what the page says.

A block that begins with ```console holds commands after ``$`` (a line that ends in a backslash goes on) and
what they print, stderr included. ``./play`` and ``canasta`` are the program; other commands are not ours.
``...`` stands for anything.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from canasta.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PROGRAM = Path(sys.executable).with_name("canasta")
_BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
_OURS = re.compile(r"(?<![\w/.-])(?:\./play|canasta)(?= )")


class Shown(NamedTuple):
    page: str
    line: int
    command: str
    output: str


def shown_on(page: Path) -> list[Shown]:
    text = page.read_text(encoding="utf-8")
    found: list[Shown] = []
    for block in _BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1)) + 1
        commands: list[tuple[int, str, list[str]]] = []
        for number, line in enumerate(block.group(1).splitlines()):
            if line.startswith("$ "):
                commands.append((first + number, line[2:], []))
            elif commands[-1][1].endswith("\\"):
                place, command, _ = commands.pop()
                commands.append((place, command[:-1] + line.strip(), []))
            else:
                commands[-1][2].append(line + "\n")
        found += [
            Shown(page.relative_to(ROOT).as_posix(), place, command, "".join(output))
            for place, command, output in commands
            if _OURS.match(command)
        ]
    return found


SHOWN = [shown for page in PAGES for shown in shown_on(page)]


@pytest.mark.parametrize("shown", [pytest.param(shown, id=f"{shown.page}:{shown.line}") for shown in SHOWN])
def test_a_shown_command_prints_what_the_page_says(shown: Shown) -> None:
    # The start script only finds the program and executes it; the tests have it already.
    command = _OURS.sub(f"'{PROGRAM.as_posix()}'", shown.command)
    done = subprocess.run(
        command,
        shell=True,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    same = doctest.OutputChecker().check_output(shown.output, done.stdout, doctest.ELLIPSIS)
    assert same, f"{shown.page}, line {shown.line}: {shown.command}\n\n{done.stdout}"


def shown_in(*pages: str) -> set[str]:
    return {word for shown in SHOWN if shown.page in pages for word in shown.command.split()}


def test_readme_and_commands_page_show_commands() -> None:
    wanted = {"rules", "deal", "legal", "why", "apply", "score", "replay", "verify"}
    assert shown_in("README.md", "docs/commands.md") >= wanted
    assert shown_in("README.md") >= {"rules", "why", "score", "verify"}


def test_commands_page_lists_every_command() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


def test_commands_that_are_not_ours_are_left_alone() -> None:
    assert not _OURS.match("openssl dgst -sha256")
    assert (
        _OURS.sub("X", "canasta deal | canasta legal - && echo ./play") == "X deal | X legal - && echo ./play"
    )
