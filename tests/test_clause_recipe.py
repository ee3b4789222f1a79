"""The recipe of CONTRIBUTING.md: its files make a clause that every part of the program knows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from canasta.build import find

ROOT = Path(__file__).resolve().parent.parent
POSITION = "classic house=aces players=2 turn=1:play hand1=K hand2=K setsA=AAAAAAA"


def block(language: str) -> str:
    """Return the first block of a language in the recipe."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = page[page.index("## Add a clause") :]
    found = re.search(rf"   ```{language}\n(.*?)   ```", recipe, re.DOTALL)
    assert found is not None
    return dedent(found[1])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the program and add the two files of the recipe, and its house rule."""
    folder = tmp_path_factory.mktemp("recipe")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
    shutil.copytree(ROOT / "canasta", folder / "canasta", ignore=left_out)
    (folder / "canasta/clauses/natural_aces.py").write_text(block("python"), encoding="utf-8")
    (folder / "canasta/messages/en/clause_natural_aces.ftl").write_text(block("ftl"), encoding="utf-8")
    (folder / "aces.toml").write_text(block("toml"), encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> tuple[int, str]:
    variables = {**os.environ, find.VARIABLE: find.INTERPRETED, "PYTHONPATH": str(folder), "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "canasta", *words], cwd=folder, env=variables, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def test_the_house_rule_passes_the_check(folder: Path) -> None:
    code, out = run(folder, "rules", "check", "aces.toml", "--hands", "2", "--processes", "1")
    assert (code, out.splitlines()[-1]) == (0, "No problems found.")


def test_score_pad_and_comparison_know_the_clause(folder: Path) -> None:
    _, sheet = run(folder, "score", POSITION, "--house", "aces.toml")
    assert re.search(r"natural canasta of aces .*500", sheet)
    _, form = run(folder, "scorepad", "form", "aces.toml")
    assert "aces" in form
    _, table = run(folder, "rules", "compare", "classic", "aces.toml")
    assert "natural canasta" in table
    assert "500 more" in " ".join(table.split())


@pytest.mark.long
@pytest.mark.parametrize(
    ("id", "part"),
    [
        ("score-natural_aces", "the score sheet"),
        ("cli-compare-canasta-natural_aces", "the comparison of books"),
        ("house-ask-natural_aces", "the editor of house rules"),
        ("house-clause-NaturalAces", "every clause"),
    ],
)
def test_the_check_names_a_missing_message(folder: Path, id: str, part: str) -> None:
    file = folder / "canasta/messages/en/clause_natural_aces.ftl"
    lines = [line.replace(id, f"{id}-gone") for line in block("ftl").splitlines()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        code, out = run(folder, "rules", "check", "aces.toml", "--hands", "1", "--processes", "1")
    finally:
        file.write_text(block("ftl"), encoding="utf-8")
    assert code != 0
    assert f"The message {id} is missing, and {part} needs" in out


@pytest.mark.long
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("def pad_fields", "def other_fields", "The form of the score pad cannot be made"),
        ("def row_entries(self, book: Rulebook)", "def row_entries(self)", "The comparison with the book"),
        ('PadLine(("aces",), self.extra', 'PadLine(("aces",), 2 * self.extra', "The score pad adds up"),
    ],
)
def test_the_check_names_a_part_that_fails(folder: Path, old: str, new: str, said: str) -> None:
    file = folder / "canasta/clauses/natural_aces.py"
    file.write_text(block("python").replace(old, new), encoding="utf-8")
    try:
        code, out = run(folder, "rules", "check", "aces.toml", "--hands", "1", "--processes", "1")
    finally:
        file.write_text(block("python"), encoding="utf-8")
    assert code != 0
    assert said in out
