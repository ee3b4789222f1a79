"""Players' questions put to the real command: the verdict, its citations, its words."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from canasta.cli.group import CANASTA

FILES = sorted((Path(__file__).parent / "questions").glob("*.toml"))
QUESTIONS = [
    question for file in FILES for question in tomllib.loads(file.read_text(encoding="utf-8"))["question"]
]
VERDICTS = {"legal": ("Legal: ", "Yes: "), "refused": ("Refused: ", "No: ")}


def test_there_are_questions_about_every_book() -> None:
    assert len({question["id"] for question in QUESTIONS}) == len(QUESTIONS) > 60
    assert {shlex.split(question["command"])[1] for question in QUESTIONS} == {
        "american", "boat", "caliente", "classic", "knee",
    }  # fmt: skip


@pytest.mark.parametrize("question", [pytest.param(question, id=question["id"]) for question in QUESTIONS])
def test_question(question: dict[str, Any]) -> None:
    words = shlex.split(question["command"])
    result = CliRunner().invoke(CANASTA, words)
    shown = result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), shown
    assert result.exit_code in (0, 1), shown
    if "verdict" in question:
        assert shown.startswith(VERDICTS[question["verdict"]]), shown
    for id in question.get("cites", ()):
        assert re.search(rf"\b(?:{words[1]}|general|project) {id}\b", shown), shown
    for id in question.get("lacks", ()):
        assert not re.search(rf"\b(?:{words[1]}|general|project) {id}\b", shown), shown
    for said in question.get("says", ()):
        assert said in " ".join(shown.split()), shown
