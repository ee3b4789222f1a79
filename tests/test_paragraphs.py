"""Every paragraph of every book is accounted for, and --code shows its source."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from canasta.books import BOOKS
from canasta.books.places import accounts, ids, mentions, places, proofs, written
from canasta.books.registry import registry
from canasta.books.texts import find, load
from canasta.cli.group import CANASTA

ROOT = Path(__file__).resolve().parent.parent
KINDS = {"definition", "procedure"}
#: Comments of a book that name no paragraph on purpose: none of them may have a number.
_NUMBER = re.compile(r"#.*\b[A-Z]?[0-9]")


@pytest.mark.parametrize("slug", BOOKS)
def test_every_paragraph_is_cited_or_a_definition_or_procedure(slug: str) -> None:
    known = {entry.id for entry in load(slug).entries}
    cited = {place.id for place in places(slug)}
    told = set(accounts(slug))
    assert not known - cited - told, "neither cited in the book's file nor in its accounts"
    assert not cited & told, "cited, and yet said to be none of the engine's"
    assert all(find(slug, id) for id in cited | told), "no such paragraph, nor ruling of all books"


@pytest.mark.parametrize("slug", BOOKS)
def test_every_citation_belongs_to_a_field_or_a_clause(slug: str) -> None:
    assert all(place.field for place in places(slug))
    lines = (ROOT / "canasta" / "books" / f"{slug}.py").read_text(encoding="utf-8").splitlines()
    for place in places(slug):
        assert place.id in [*ids(lines[place.line - 1]), *re.findall(r'"(\w+)"', lines[place.line - 1])]
    read = {place.line for place in places(slug)}
    for number, line in enumerate(lines, 1):
        assert not _NUMBER.search(line) or number in read, f"line {number}: a comment that nobody reads"


@pytest.mark.parametrize("slug", BOOKS)
def test_accounts_have_two_kinds_and_a_reason(slug: str) -> None:
    assert {kind for kind, _ in accounts(slug).values()} <= KINDS
    assert all(len(why) > 10 for _, why in accounts(slug).values())


def test_no_paragraph_is_of_two_kinds() -> None:
    for slug in BOOKS:
        source = (ROOT / "canasta" / "books" / "accounts" / f"{slug}.toml").read_text(encoding="utf-8")
        named = re.findall(r"^(\w+) = ", source, re.MULTILINE)
        assert len(named) == len(set(named)) == len(accounts(slug))


def test_every_clause_is_found_where_it_is_written() -> None:
    for name in registry():
        file, line = written(name).split(":")
        text = (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert text.startswith(f"class {name}(")
    assert written("NoSuchClause") == ""


def test_scenarios_that_prove_a_paragraph() -> None:
    found = proofs("classic", "35")
    assert "tests/rules/classic/35-taking.txt" in {proof.file for proof in found}
    for file, line, title in found:
        assert (ROOT / file).read_text(encoding="utf-8").splitlines()[line - 1].endswith(f": {title}")
    assert proofs("general", "G1")
    assert proofs("classic", "999") == []


def test_rulings_are_found_in_the_program() -> None:
    assert any(mention.file.startswith("canasta/engine/") for mention in mentions("general", "G1"))
    for file, line, _ in mentions("general", "G1"):
        assert re.search(r"\bG1\b", (ROOT / file).read_text(encoding="utf-8").splitlines()[line - 1])


def run(*words: str) -> str:
    result = CliRunner().invoke(CANASTA, ["rules", *words, "--code"])
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_command_tells_where_a_paragraph_lives() -> None:
    shown = run("classic", "36")
    assert re.search(
        r"canasta/books/classic\.py:\d+ +take: Stopped\s+\(canasta/clauses/take\.py:\d+\)", shown
    )
    assert "tests/rules/classic/36-black-three-on-top.txt" in shown
    assert "A definition: names the natural cards" in run("caliente", "4")
    assert "Outside the engine: how to sort" in run("classic", "8")
    assert "LastCardLastDiscard" in run("C7")
    assert "canasta/engine/" in run("G1")
    assert "caliente.py" in run("caliente", "78")


def test_the_command_tells_programs_too() -> None:
    code = json.loads(run("classic", "36", "--json"))["code"]
    assert {"take", "discarded", "deal"} <= {place["field"] for place in code["places"]}
    assert code["kind"] is None
    assert code["scenarios"]
    assert json.loads(run("american", "70", "--json"))["code"]["kind"] == "procedure"
