"""The examples of the rules reader are up to date and exist for most paragraphs."""

from __future__ import annotations

import pytest

from canasta.books import BOOKS
from canasta.books.examples import examples
from canasta.books.texts import load
from canasta.messages import LANGUAGES, use_language
from canasta.wire.examples import write_examples
from tests.example_files import FOLDER, files


def test_the_examples_are_those_of_the_scenarios() -> None:
    found = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    assert found == files(), "run python -m tests.example_files and commit what it wrote"


@pytest.mark.parametrize("slug", BOOKS)
def test_most_paragraphs_have_an_example(slug: str) -> None:
    having = {entry.id for entry in load(slug).entries} & set(examples(slug))
    assert len(having) > len(load(slug).entries) * 0.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_told_and_cites_what_there_is(language: str) -> None:
    with use_language(language):
        for slug in (*BOOKS, "general", "project"):
            for shown in write_examples(slug).values():
                for example in shown:
                    assert example.lines
                    assert all(line.words and line.paragraph for line in example.lines)
