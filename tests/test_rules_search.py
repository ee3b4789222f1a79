"""Searching the rules and reading several paragraphs at once: the function, the command, and at the table."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.books.glossary import glossary
from canasta.books.lookup import GLOSSARY, TEXTS, named_entries
from canasta.books.search import ask, marked, passage, search
from canasta.books.texts import load
from canasta.cli.group import CANASTA
from canasta.messages import UserError
from canasta.speech.stems import stem

PROGRAM = str(Path(sys.executable).with_name("canasta"))


def test_what_people_search_for_is_not_kept_without_end() -> None:
    most = stem.cache_info().maxsize
    assert most is not None
    words = {word for slug in TEXTS for entry in load(slug).entries for word in entry.text.split()}
    assert len(words) < most < 100_000  # the words of the texts stay


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["rules", *words])


# --- The function -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "forms",
    [
        "freeze freezes froze frozen freezing Frozen",
        "lay lays laid laying lies",
        "discard discards discarded discarding",
        "stop stops stopped stopping",
        "take takes took taken taking",
        "bury buries buried burying",
        "pass passes passed passing",
        "three threes 3 3s",
        "ten tens 10 10s",
        "canasta canastas Canasta's",
    ],
)
def test_forms_of_a_word_are_the_same(forms: str) -> None:
    assert len({stem(word) for word in forms.split()}) == 1


@pytest.mark.parametrize(("one", "other"), [("stock", "stop"), ("side", "six"), ("pile", "pair")])
def test_other_words_are_not(one: str, other: str) -> None:
    assert stem(one) != stem(other)


#: A booklet's name for something, and the paragraph of its text that says so.
OWN_NAMES = [
    ("caliente", "Prize pile", "26"),
    ("boat", "Treasure pile", "21"),
    ("american", "pick the pack", "22"),
    ("american", "jump", "10"),
    ("american", "mis-meld", "36"),
    ("boat", "close", "61"),
    ("knee", "book", "33"),
    ("knee", "clean", "37"),
    ("knee", "dirty", "38"),
    ("knee", "bury", "16"),
]


@pytest.mark.parametrize(("book", "name", "id"), OWN_NAMES)
@pytest.mark.parametrize("everywhere", [True, False])
def test_a_booklets_own_name_is_found(book: str, name: str, id: str, everywhere: bool) -> None:
    found = [(hit.book, hit.entry.id) for hit in search(name, [] if everywhere else [book])]
    assert (book, id) in found[:8]
    texts = [pair for pair in found if pair[0] != GLOSSARY]
    assert everywhere or texts[0] == (book, id)


@pytest.mark.parametrize(("book", "name", "id"), OWN_NAMES)
def test_a_booklets_own_name_stands_once_in_its_text(book: str, name: str, id: str) -> None:
    saying = [
        entry.id
        for entry in load(book).entries
        if f"*{name.lower()}*" in entry.text or f"the booklet calls it the {name}" in entry.text
    ]
    assert saying == [id]


def test_every_word_of_the_glossary_is_found() -> None:
    for entry in glossary():
        hits = [hit for hit in search(entry.title) if hit.book == GLOSSARY]
        assert any(hit.entry == entry for hit in hits[:3]), entry.title


@pytest.mark.parametrize("title", sorted({entry.title for entry in load("classic").entries}))
def test_a_title_finds_its_paragraph(title: str) -> None:
    found = [hit.entry.title for hit in search(title, ["classic"]) if hit.book == "classic"]
    assert title in found[:2]


@pytest.mark.parametrize(
    ("asked", "book", "id"),
    [
        ("can I take a frozen pile", "classic", "33"),
        ("how many canastas to go out", "classic", "45"),
        ("red threes that are dealt", "classic", "10"),
        ("going out without asking", "caliente", "52"),
        ("special hands", "american", "73"),
        ("black three on top", "knee", "12"),
        ("deck", "classic", "3"),  # a booklet's word; ours is pack
        ("10s", "classic", "16"),
    ],
)
def test_a_question_finds_its_paragraph(asked: str, book: str, id: str) -> None:
    found = [hit.entry.id for hit in search(asked, [book]) if hit.book == book]
    assert id in found[:5], found[:5]


def test_only_the_books_that_are_asked_for() -> None:
    assert {hit.book for hit in search("pile", ["boat"])} <= {"boat", "general", "project", GLOSSARY}
    assert {*BOOKS} <= {hit.book for hit in search("pile")}


def test_spans_are_the_words_that_were_found() -> None:
    for hit in search("frozen pile"):
        for source, spans in ((hit.entry.title, hit.title_spans), (hit.entry.text, hit.spans)):
            said = {source[start:end].lower() for start, end in spans}
            assert {stem(words) for words in said if " " not in words} <= {
                *map(stem, ("freeze", "unfreeze", "pile", "discards", "locked"))
            }
        assert passage(hit).replace("_", "") not in ("", "|")
    assert any(hit.title_spans and hit.spans for hit in search("frozen pile"))
    assert passage(search("frozen pile", ["classic"])[0]).endswith("natural cards of that rank.")
    assert marked("**two** twos", [(2, 5), (8, 12)]) == "_two_ _twos_"


@given(st.text(max_size=60))
def test_whatever_is_asked(asked: str) -> None:
    found = search(asked)
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)
    assert all(hit.score > 0 for hit in found)


def test_a_misspelled_word_is_read_as_the_nearest_one() -> None:
    answer = ask("frozne pile")
    assert answer.question.corrected == ("frozen",)
    assert (answer.matches[0].book, answer.matches[0].entry.id) == ("classic", "33")
    assert ask("frozen pile").question.corrected == ()


# --- Ranges -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "words", "ids"),
    [
        ("classic", ["31-33"], ["31", "32", "33"]),
        ("classic", ["33-31"], ["31", "32", "33"]),
        ("classic", ["31–33"], ["31", "32", "33"]),
        ("classic", ["33,c2", "G1"], ["33", "C2", "G1"]),
        ("classic", ["33", "33", "32-33"], ["33", "32"]),
        ("classic", ["73-90"], ["73", "74"]),
        ("knee", ["H1-3"], ["H1", "H2", "H3"]),
        ("caliente", ["always_frozen", "1"], ["77", "1"]),
        ("classic", ["P11"], ["P11"]),
    ],
)
def test_several_paragraphs(book: str, words: list[str], ids: list[str]) -> None:
    assert [entry.id for _, entry in named_entries(book, words)] == ids


@pytest.mark.parametrize("word", ["75", "C1-G2", "x", "31-", "-31", "0", "9" * 40])
def test_what_names_no_paragraph(word: str) -> None:
    with pytest.raises(UserError, match="no paragraph or ruling"):
        named_entries("classic", [word])


# --- The command ------------------------------------------------------------------------------------


def test_what_is_found_is_shown_with_its_words_marked() -> None:
    shown = run("search", "frozen", "pile", "--book", "classic", "--most", "2").stdout
    assert shown.startswith("classic 33  _Frozen_ _pile_\n  A _frozen_ _pile_ can be taken in one way only:")
    assert "The best 2 of " in shown
    assert "**" not in shown
    assert "`" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_nothing_is_found() -> None:
    result = run("search", "qwertzuiop")
    assert (result.exit_code, result.stderr) == (1, "")
    assert result.stdout == "Nothing found for: qwertzuiop\n"


def test_what_was_read_is_said() -> None:
    result = run("search", "frozne", "--most", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Read as: frozen\n")


def test_a_book_without_a_rule_says_which_book_has_one() -> None:
    result = run("search", "he threw two cards", "--book", "american")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("american has no rule on this. Other books have: classic 68.\n")
    assert "classic 68  " in result.stdout
    assert "has no rule" not in run("search", "he threw two cards", "--book", "classic").stdout
    found = json.loads(run("search", "he threw two cards", "--book", "american", "--json").stdout)
    assert [hit["paragraph"]["id"] for hit in found["elsewhere"]] == ["68"]


def test_a_question_that_is_not_understood_gets_the_nearest_three() -> None:
    answer = ask("is there a trump suit", ["classic"])
    assert not answer.sure
    assert len(answer.matches) <= 3
    assert ask("can I take a frozen pile", ["classic"]).sure
    assert run("search", "is there a trump suit").stdout.startswith("Not sure what this is about.")


def test_a_search_for_programs() -> None:
    answer = json.loads(run("search", "frozen pile", "--book", "classic", "--most", "1", "--json").stdout)
    assert (answer["words"], answer["books"], len(answer["hits"])) == ("frozen pile", ["classic"], 1)
    (hit,) = answer["hits"]
    paragraph = hit["paragraph"]
    assert (paragraph["book"], paragraph["id"]) == ("classic", "33")
    spans = [paragraph["text"][span["start"] : span["end"]] for span in hit["spans"]]
    assert spans == ["frozen", "pile"]


def test_a_range_of_paragraphs() -> None:
    shown = run("classic", "31-33").stdout
    for id in ("31", "32", "33"):
        assert f"classic {id}  " in shown
    assert "\nThey go with:\n" in shown
    assert shown.count("general G8  ") == 1
    pages = json.loads(run("classic", "31-33", "--json").stdout)
    assert [page["id"] for page in pages] == ["31", "32", "33"]
    assert run("C1-C3").stdout.startswith("classic C1  ")
    assert "classic 33" in run("classic", "33", "--code").stdout
    assert run("31-40").stderr.startswith("canasta: 31-40 of which book? It is in: classic, ")


def test_the_projects_own_rulings_can_be_read() -> None:
    assert run("P11").stdout.startswith("project P11  ")
    assert run("classic", "P11").stdout.startswith("project P11  ")
    assert run("project").exit_code == 0
    assert "project  " in run().stdout
    assert TEXTS[-1] == "project"


# --- The pager --------------------------------------------------------------------------------------


def on_a_terminal(*words: str, **settings: str) -> str:
    """Return what a command prints on a terminal."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm", **settings}
    process = subprocess.Popen([PROGRAM, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown = io.BytesIO()
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        if not part:
            break
        shown.write(part)
    os.close(ours)
    assert process.wait() in (0, 1)
    return shown.getvalue().decode().replace("\r\n", "\n")


def test_a_terminal_gets_a_pager_and_a_pipe_does_not() -> None:
    assert on_a_terminal("rules", "classic", "33", PAGER="sed s/^/>/").startswith(">")
    assert on_a_terminal("rules", "search", "frozen", PAGER="sed s/^/>/").startswith(">")
    assert not on_a_terminal("rules", "classic", "33", "--no-pager", PAGER="sed s/^/>/").startswith(">")
    assert not run("classic", "33").stdout.startswith(">")


@pytest.mark.parametrize("pager", ["", "cat", "no-such-program", "'", "true"])
def test_pagers_that_are_none_or_read_nothing(pager: str) -> None:
    shown = on_a_terminal("rules", "classic", PAGER=pager)
    assert ("Frozen pile" in shown) == (pager != "true")
    assert "Traceback" not in shown
