"""The command that shows the rulebooks, one by one and side by side."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.books import BOOKS
from canasta.books.texts import find, load
from canasta.cli.group import CANASTA
from canasta.jobs import option_sets
from canasta.wording.comparison import compared
from canasta.wording.comparison.columns import Column

TEXTS = ", ".join([*BOOKS, "general", "project"])


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["rules", *words])


def answer(*words: str) -> Any:
    result = run(*words, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


# --- Reading ----------------------------------------------------------------------------------------


def test_rules_lists_the_books() -> None:
    result = run()
    assert result.exit_code == 0
    assert (
        "classic  Classic Canasta\n  2 to 6 players\n  paragraphs 1 to 74\n  rulings C1 to C17\n"
        in result.stdout
    )
    assert "general  " in result.stdout


def test_rules_of_a_whole_book() -> None:
    shown = run("classic").stdout
    for entry in load("classic").entries:
        assert f"\nclassic {entry.id}  {entry.title}\n" in shown
    assert "\nTAKING THE PILE\n" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "**" not in shown
    assert "\x1b" not in shown
    assert not any(line != line.rstrip() for line in shown.splitlines())


def test_one_paragraph_with_the_rulings_that_go_with_it() -> None:
    shown = run("classic", "33").stdout
    assert shown.startswith("classic 33  Frozen pile\n  A frozen pile can be taken in one way only:")
    assert "\ngeneral G7  " in shown
    assert "\ngeneral G8  " in shown


@pytest.mark.parametrize("words", [["classic", "C9"], ["C9"], ["c9"], ["CLASSIC", "c9"]])
def test_a_ruling_is_found_without_its_book_and_in_small_letters(words: list[str]) -> None:
    assert run(*words).stdout.startswith("classic C9  ")


@pytest.mark.parametrize("words", [["general", "G1"], ["classic", "G1"], ["G1"]])
def test_a_ruling_of_every_book(words: list[str]) -> None:
    assert run(*words).stdout.startswith("general G1  No dead ends\n")


def test_rules_as_json() -> None:
    entry = answer("classic", "33")
    assert (entry["book"], entry["id"], entry["title"]) == ("classic", "33", "Frozen pile")
    assert [other["id"] for other in entry["related"]] == ["G7", "G8"]
    assert len(answer("classic")["entries"]) == 91
    assert [book["book"] for book in answer()] == [*BOOKS, "general", "project"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["whist"],
            f"Unknown rulebook 'whist'. Available: {TEXTS}, and house rules (canasta rules houses).",
        ),
        (["classic", "75"], "classic has no paragraph or ruling '75'. Use 1 to C17."),
        (["Z9"], f"Unknown ruling 'Z9'. Rulings are in: {TEXTS}."),
    ],
)
def test_rules_that_are_not_there(words: list[str], told: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"canasta: {told}\n")


def test_a_number_in_several_books_needs_its_book() -> None:
    result = run("33")
    told = f"33 of which book? It is in: {', '.join(BOOKS)}."
    assert (result.exit_code, result.stderr) == (2, f"canasta: {told}\n")


# --- Options --------------------------------------------------------------------------------------


def test_the_options_of_a_book_are_listed_with_their_paragraphs() -> None:
    for option in BOOKS["caliente"].options:
        for shown in (run().stdout, run("caliente").stdout):
            assert f"{option.name} ({option.paragraph})" in " ".join(shown.split())
        assert run("caliente", option.name).stdout.startswith(f"caliente {option.paragraph}  ")
    facts = {fact["book"]: fact for fact in answer()}
    assert facts["caliente"]["options"][0] == {"name": "caliente_cards", "paragraph": "69"}
    assert facts["boat"]["options"] == []
    assert facts["boat"]["players"] == [2, 3, 4]
    assert "options" not in facts["general"]


# --- Side by side ---------------------------------------------------------------------------------

ALL_COLUMNS = ["+".join([slug, *chosen]) for slug, rules in BOOKS.items() for chosen in option_sets(rules)]


@pytest.mark.parametrize("name", ALL_COLUMNS)
def test_every_clause_of_a_book_is_spoken_of_and_every_paragraph_is_there(name: str) -> None:
    column = Column.named(name)
    rows = compared([column])
    assert column.name == name
    cited = {statement.paragraph for cells in rows.values() for statement in cells[name]}
    unmentioned = {clause.paragraph for clause in column.unmentioned()}
    assert unmentioned == {statement.paragraph for statement in rows.get("also", {name: []})[name]}
    assert all(find(column.book.slug, paragraph) for paragraph in cited if paragraph)
    assert all(statement.words for cells in rows.values() for statement in cells[name])
    assert len(list(column.book.clauses())) > 15


def test_the_comparison_has_a_column_for_every_book() -> None:
    fact = answer("compare")
    assert fact["books"] == list(BOOKS)
    rows = {row["row"]: row for row in fact["rows"]}
    assert all(list(row["books"]) == list(BOOKS) for row in rows.values())
    assert rows["target"]["books"]["boat"] == [{"text": "10,000", "paragraph": None}]
    assert rows["frozen"]["books"]["classic"][0] == {
        "text": "frozen by red threes and wild cards",
        "paragraph": "37",
    }


@pytest.mark.parametrize(
    ("row", "book", "words"),
    [
        ("dealt", "classic", "15 for 2 players, 13 for 3, 11 for 4 to 6"),
        ("turn", "caliente", "draw 2 for 2 players, 1 for 3 to 6"),
        ("turn", "boat", "no laying or taking in a player's first 3 turns (25)"),
        ("packs", "caliente+extra_deck", "3"),
        ("sides", "caliente+extra_deck_three_sides", "3 sides of 2"),
        ("wild", "classic", "at most 1, 2, 3, 3, 3 in sets of 3 to 7 (12); more in a canasta"),
        ("wild", "boat", "at most 1, 1, 2, 2, 3 in sets of 3 to 7 (35)"),
        ("wild_sets", "classic", "no (12)"),
        ("wild_sets", "boat", "yes"),
        ("take", "boat", "before the first meld: a natural pair or a natural and a wild card"),
        ("take", "caliente+always_frozen", "a natural pair or a set on the table (77)"),
        ("frozen", "boat", "frozen by black threes and wild cards (56); then only with a natural pair (56)"),
        ("frozen", "caliente+always_frozen", "no effect: taken like any other pile"),
        ("stopped", "caliente+caliente_cards", "by black threes and Caliente cards (39)"),
        ("stock_out", "boat", "the pile is shuffled and becomes the stock (26)"),
        ("first_meld", "boat", "15 below 0, 50 from 0, 90 from 2,501, 120 from 5,001, 150 from 7,501 (31)"),
        ("first_meld", "classic", "any set below 0, 50 from 0, 90 from 1,500, 120 from 3,000 (15)"),
        ("canastas", "boat", "small wild 1,000 (41); big wild 2,000 (42)"),
        ("asking", "caliente", "a no binds (51)"),
        ("cards", "boat", "a black three there minus 100 (70)"),
        ("target", "caliente+extra_deck", "10,000"),
        ("wild", "american", "none with sevens; a set closes at 7 cards (11)"),
        ("take", "american", "a natural pair (23); before the first meld: not at all (22)"),
        ("target", "knee", "4 hands"),
        ("dealt", "knee", "15; and reserves of 13, 11 (3)"),
        ("first_meld", "knee", "50, 90, 120, 150 in hands 1, 2, 3 and so on (13)"),
        ("dealt", "classic-thirteen", "13"),
    ],
)
def test_what_the_comparison_says(row: str, book: str, words: str) -> None:
    cell = compared([Column.named(book)])[row][book]
    assert words in "; ".join(map(str, cell))


def test_few_books_make_a_table_and_many_a_list() -> None:
    table = run("compare", "classic", "boat").stdout
    assert "classic" in table.splitlines()[0]
    assert "boat" in table.splitlines()[0]
    listed = run("compare").stdout
    assert listed.startswith("Players\n  classic ")
    for shown in (table, listed):
        assert max(map(len, shown.splitlines())) <= 80
        assert not any(line != line.rstrip() for line in shown.splitlines())
        assert shown.endswith("canasta rules BOOK NUMBER.\n")


@pytest.mark.parametrize(
    ("name", "told"),
    [("whist", "'whist' is not a book, a house rule or a file"), ("boat+hot", "boat has no option 'hot'")],
)
def test_what_cannot_be_compared_is_said(name: str, told: str) -> None:
    result = run("compare", name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_a_paragraph_is_read_without_the_engine() -> None:
    program = (
        "import sys\nfrom canasta.cli.group import CANASTA\n"
        "from click.testing import CliRunner\nCliRunner().invoke(CANASTA, ['rules', 'boat', '33'])\n"
        "print('canasta.engine' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
