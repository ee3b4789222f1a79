"""``canasta referee``: the interview on a real terminal and from a pipe, and answers without one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from canasta.books import BOOKS
from canasta.cli.group import CANASTA
from canasta.irregularities.interview import Interview
from canasta.irregularities.labels import title_of
from tests.terminals import COMMAND, ROOT, Terminal


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*words: str, typed: str = "") -> Done:
    """Run the command in this process, with a pipe for a terminal."""
    out, err, before = StringIO(), StringIO(), sys.stdin
    sys.stdin = StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            CANASTA.main(["referee", *words], prog_name="canasta")
    finally:
        sys.stdin = before
    return Done(int(ended.value.code or 0), out.getvalue(), err.getvalue())


def test_a_session_at_a_terminal() -> None:
    terminal = Terminal(COMMAND, ["referee", "classic"])
    terminal.until("Names or number [4]:")
    terminal.type("Ana, Ben, Carla, Dora", "What happened?")
    terminal.until("29  A red three was kept in a hand")
    terminal.until("\n> ")
    terminal.type("dealt", "\n> ")
    assert "A player was dealt too many" in terminal.shown
    assert "A red three" not in terminal.shown
    terminal.type("trump", "No irregularity matches 'trump'")
    terminal.until("\n> ")
    terminal.type("23", "Who discarded?")
    terminal.until("\n> ")
    terminal.type("back", "What happened?")
    terminal.until("\n> ")
    terminal.type("several", "Who discarded?")
    terminal.until("\n> ")
    terminal.type("zoe", "the number of a seat: 1, 2, 3, 4")
    terminal.type("ben", "When was it noticed?")
    terminal.until("\n> ")
    terminal.type("1", "at the same time?")
    terminal.until("\n> ")
    terminal.type("y", "Which cards")
    terminal.until("\n> ")
    terminal.type("kq", "Ben chooses")
    terminal.until("Which of them is the discard?")
    terminal.until("\n> ")
    terminal.type("q", "To get the same ruling again:")
    assert "The discard is a queen. (classic 68)" in terminal.shown
    assert "Ben has a penalty card: a king. (classic 68)" in terminal.shown
    assert "Then it is the turn of Carla." in terminal.shown
    terminal.until("together=yes cards=KQ discard=Q\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("terminal", ["xterm", "dumb"])
def test_ctrl_c_and_ctrl_d_leave_no_trace(terminal: str) -> None:
    interrupted = Terminal(COMMAND, ["referee", "classic"], TERM=terminal)
    interrupted.until("Names or number [4]:")
    interrupted.shown = ""
    assert interrupted.end(b"\x03") == 130
    assert "Traceback" not in interrupted.shown
    left = Terminal(COMMAND, ["referee", "classic", "--players", "2"], TERM=terminal)
    left.until("\n> ")
    left.shown = ""
    assert left.end(b"\x04") == 1
    assert "Traceback" not in left.shown


def test_a_pipe_in_the_place_of_a_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "referee", "knee"],
        cwd=ROOT,
        input=b"\nthrees\n2\n2\n0\n\xff\n3\n",
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"The side of seat 2 loses 900 points: not playing black threes. (knee 50)" in done.stdout


def test_a_pipe_is_echoed_and_may_end_early() -> None:
    done = run("boat", typed="\nred\n2\nend\n")
    assert done.returncode == 1
    assert done.stderr == ""
    assert "Names or number [4]: \n" in done.stdout
    assert "> red\n" in done.stdout
    assert "the same ruling" not in done.stdout
    done = run("boat", "--players", "2", typed="red\n2\nwhen the hand\n1\n")
    assert done.returncode == 0
    assert "The side of seat 2 loses 500 points: not showing red threes. (boat 19)" in done.stdout
    assert (
        "canasta referee boat red_three_not_shown offender=2 found=at_end number=1 --players 2" in done.stdout
    )
    assert run("boat", typed="quit\n").returncode == 1


def test_a_choice_may_stay_open_at_the_end_of_the_input() -> None:
    done = run("classic", "--names", "N,E,S,W", typed="hinted\nE\n")
    assert done.returncode == 0
    assert "The opponents choose, N and S together (classic 72):" in done.stdout


def test_who_sits_at_the_table() -> None:
    done = run("classic", typed="9\nAna\nAna,Ben,Carla\nfrozen\ncarla\n3\nkk2\n")
    assert done.returncode == 0
    assert "classic is for 2, 3, 4, 5, 6 players, not 9." in done.stdout
    assert "One name is not enough for a table. Possible numbers of seats: 2, 3, 4." in done.stdout
    assert "Carla takes 3 cards back into the hand: two kings and a two. (classic 74)" in done.stdout
    assert "It is the turn of Ana, who continues from there." in done.stdout


def test_facts_on_the_command_line() -> None:
    done = run("classic", "exposed_cards", "offender=Ben", "cards=KQ", "--names", "Ana,Ben,Carla,Dora")
    assert done.returncode == 0
    assert done.stdout.startswith("Ruling: Cards were shown that do not make a valid set\n")
    assert "Ben has 2 penalty cards: a king and a queen. (classic 70)" in done.stdout


def test_json_lists_everything_and_rules() -> None:
    listed = json.loads(run("classic", "--json").stdout)
    assert listed["seats"] == 4
    assert len(listed["irregularities"]) == 29
    assert listed["irregularities"][0]["questions"][0]["key"] == "dealer"
    two = json.loads(run("classic", "--json", "--players", "2").stdout)
    assert len(two["irregularities"]) == 24
    ruled = json.loads(run("classic", "touched_card", "offender=2", "place=stock", "--json").stdout)
    assert ruled["effects"] == []
    assert ruled["choice"]["seats"] == [1, 3]
    assert [option["answer"] for option in ruled["choice"]["options"]] == ["play", "waive"]
    assert ruled["choice"]["options"][0]["effects"][0]["effect"] == "draws_top_card"
    option = json.loads(run("caliente", "--option", "extra_deck", "--players", "6", "--json").stdout)
    assert option["options"] == ["extra_deck"]
    assert option["irregularities"][0]["questions"][2]["most"] == 6


def test_the_list_is_grouped_and_searched() -> None:
    done = run("american", "--list")
    assert done.returncode == 0
    assert done.stdout.startswith("  The deal\n   1  The wrong player dealt: wrong_dealer (american 7)\n")
    own = done.stdout.partition("american has no rules on")[0]
    assert [line.strip() for line in own.splitlines() if line[2].isalpha()] == [
        "The deal",
        "Laying sets",
        "Discarding",
        "Asking and going out",
    ]
    for words, names in (
        ("misdeal", ["wrong_dealer", "wrong_number_dealt", "improper_deal", "card_turned_up"]),
        ("mis-meld", ["first_meld_too_low", "other_illegal_set"]),  # the second is advice
        ("throwing jokers", ["wild_discarded"]),
        ("38", ["three_discarded"]),
        ("asked_twice", ["asked_twice"]),
    ):
        found = json.loads(run("american", "--list", *words.split(), "--json").stdout)["irregularities"]
        assert [each["name"] for each in found] == names, words
    nothing = run("american", "--list", "trump")
    assert (nothing.returncode, nothing.stderr) == (1, "")
    assert "No irregularity matches 'trump'" in nothing.stdout
    assert json.loads(run("american", "--list", "trump", "--json").stdout)["irregularities"] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "Which book? Choose one of classic, caliente, boat, american, knee."),
        (("whist",), "'whist' is not a book"),
        (("classic", "exposed_card"), "Did you mean 'exposed_cards'?"),
        (("classic", "trump"), "Unknown irregularity 'trump' in this book. Available: wrong_dealer,"),
        (
            ("classic", "exposed_cards"),
            "needs the fact 'offender': the number of a seat: 1, 2, 3, 4.",
        ),
        (("classic", "exposed_cards", "offender=5", "cards=K"), "offender=5 cannot be used."),
        (("classic", "exposed_cards", "offender=1", "cards=Z"), "cards=Z cannot be used."),
        (("classic", "exposed_cards", "offender=1", "cards=XXXXX"), "'cards' has too many jokers"),
        (("classic", "exposed_cards", "offender=1", "offender=2"), "The fact 'offender' is given twice."),
        (("classic", "exposed_cards", "who=1"), "'who' is not a fact of exposed_cards"),
        (("classic", "exposed_cards", "1"), "'1' is not a fact. Write facts as key=value."),
        (("classic", "told_count", "offender=1", "--players", "2"), "only between partners"),
        (("classic", "--players", "9"), "classic is for 2, 3, 4, 5, 6 players, not 9."),
        (("classic", "--names", "Ana,Ana,Ben,Carla"), "The name 'Ana' cannot be used"),
        (("caliente", "--option", "luck"), "caliente has no option 'luck'"),
    ],
)
def test_what_cannot_be_used_is_said_in_a_line(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("canasta: ")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_house_rule_is_asked_like_a_book(tmp_path: Path) -> None:
    file = tmp_path / "mild.toml"
    file.write_text(
        'extends = "classic"\nname = "mild"\nversion = 1\n'
        "[clauses.irregularities.saw_another_card]\npoints = 10\n",
        encoding="utf-8",
    )
    done = run(str(file), "saw_another_card", "offender=1")
    assert "The side of seat 1 loses 10 points" in done.stdout
    assert "(house rule mild)" in done.stdout


# --- The page about it ------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"<!-- session (.*?) -->\n\n```text\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("words", "shown"), SESSIONS, ids=[words for words, _ in SESSIONS])
def test_a_session_of_the_page_goes_as_it_says(words: str, shown: str) -> None:
    typed = re.findall(r"^(?:>|Names or number \[\d\]:) (.*\n)", shown, re.MULTILINE)
    assert typed
    assert run(*words.split(), typed="".join(typed)).stdout == shown


def test_the_page_lists_every_irregularity() -> None:
    rows = re.findall(r"^\| (\w+) [^|]*\| `(\w+)` \| (.*?) \| (.*?) \|$", PAGE, re.MULTILINE)
    known = [
        (book.slug, each.name, title_of(each), ", ".join(f"`{question.key}`" for question in each.asks))
        for book in BOOKS.values()
        for each in Interview(book, 4).known
    ]
    assert rows == known
