"""The programs of the cookbook run unchanged, in every book."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from canasta.books import BOOKS

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "cookbook.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
TITLES = re.findall(r"^## (\d+\. .*)$", PAGE, re.MULTILINE)
#: A line for each program, so that a book's programs run in one process.
END = "--- next program ---"


def test_there_are_ten_programs_and_each_has_a_title() -> None:
    assert len(PROGRAMS) == len(TITLES) == 10
    assert [int(title.split(".")[0]) for title in TITLES] == [*range(1, 11)]
    assert all('"classic"' in program for program in PROGRAMS)
    assert all(len(program.splitlines()) <= 25 for program in PROGRAMS)


@pytest.mark.parametrize("slug", BOOKS)
def test_the_programs_run_in_every_book(slug: str, tmp_path: Path) -> None:
    files = []
    for number, program in enumerate(PROGRAMS, 1):
        files.append(tmp_path / f"program_{number}.py")
        files[-1].write_text(program.replace('"classic"', f'"{slug}"'), encoding="utf-8")
    runner = tmp_path / "all.py"
    runner.write_text(
        "import runpy, sys\n"
        "for path in sys.argv[1:]:\n"
        f"    print({END!r}, flush=True)\n"
        "    runpy.run_path(path, run_name='__main__')\n",
        encoding="utf-8",
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error::DeprecationWarning"}

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    alone = files.pop(8)  # starts processes, which import the program by its file
    shown = [*run(str(runner), *map(str, files)).split(END + "\n")[1:], run(str(alone))]
    assert len(shown) == len(PROGRAMS)
    assert all(shown), "every program prints something"
    assert {path.name for path in tmp_path.glob("*.svg")} == {"dealt.svg", "seat-1.svg"}
