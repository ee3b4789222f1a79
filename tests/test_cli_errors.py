"""Any input gives one clear line and the right exit code, never a traceback; and commands start quickly."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta import __version__
from canasta.build.find import running
from canasta.cli.errors import marked
from canasta.cli.group import CANASTA
from canasta.cli.markdown import markdown_lines

ROOT = Path(__file__).resolve().parent.parent
#: The command installed next to the Python that runs the tests.
PROGRAM = str(Path(sys.executable).with_name("canasta"))


def run(*words: str, typed: str | bytes | None = None) -> Result:
    return CliRunner().invoke(CANASTA, list(words), input=typed)


def start(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, encoding="utf-8", env={**os.environ, **settings}, cwd=ROOT
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lagel"], "Unknown command 'lagel'. Did you mean 'legal'?"),
        (["xyz"], "Unknown command 'xyz'. Available: play, teach, exercise, rules, lab, scorepad,"),
        (["--nonsense"], "No such option"),
        (["legal"], "Missing argument 'POSITION [ACTION]'. (see: canasta legal --help)"),
        (["legal", "--nonsense"], "No such option"),
        (["deal", "--players", "x"], "Invalid value for '--players'"),
        (["verify", "one.txt", "two.txt"], "Got unexpected extra argument"),
        (["legal", "@nowhere.txt"], "nowhere.txt cannot be read: No such file or directory."),
        (["legal", "@"], " cannot be read"),
        (["why", "classic hand1=KK"], "An action is missing"),
        (["why", "classic hand1=KK", "fold"], "'fold' is not an action. Actions are: draw, take KK,"),
        (["why", "classic hand1=KK", "fly"], "'fly' is not an action."),
        (["legal", ""], "position, column 1: The position is empty"),
        (["review"], "Missing argument 'RECORD'. (see: canasta review --help)"),
        (["exercise", "nine"], "Got unexpected extra argument"),
        (["hint"], "Missing argument 'POSITION'. (see: canasta hint --help)"),
        (["replay"], "Missing argument 'RECORD'. (see: canasta replay --help)"),
    ],
)
def test_a_wrong_use_is_one_line(words: list[str], told: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}"), result.stderr
    assert result.stderr.count("\n") == 1


def test_a_notation_error_is_shown_with_a_mark_under_its_column() -> None:
    result = run("legal", "classic", "hand1=KKZ", "pile=5")
    assert (result.exit_code, result.stdout) == (2, "")
    told, source, mark = result.stderr.splitlines()
    assert told.startswith("canasta: position, column 17: 'Z' is not a card.")
    assert source == "  classic hand1=KKZ pile=5"
    assert mark == "  " + " " * 16 + "^"


def test_a_file_is_named_in_its_errors(tmp_path: Path) -> None:
    path = tmp_path / "p.txt"
    path.write_text("classic hand1=KKZ", encoding="utf-8")
    assert run("legal", f"@{path}").stderr.startswith(f"canasta: {path}, column 17: ")
    assert run("legal", "-", typed="classic\nhand1=K").stderr.startswith("canasta: standard input, line 2, ")
    assert run("legal", "-", typed=b"\xff").stderr == "canasta: standard input is not UTF-8 text.\n"


def test_of_a_long_line_the_place_is_shown() -> None:
    line = "classic " + "x" * 200
    first, mark = marked(line, 150).splitlines()
    assert len(first) <= 80
    assert first.startswith("  …x")
    assert first.endswith("x…")
    assert first[mark.index("^")] == "x"
    assert marked("abc", 9).splitlines()[1] == "     ^"
    assert "\t" not in marked("a\tb", 2)


@settings(max_examples=200)
@given(st.lists(st.text(max_size=30), max_size=4))
def test_nothing_that_is_typed_makes_a_traceback(words: list[str]) -> None:
    for name in ("legal", "why", "apply", "score", "rules", "verify", "replay", "hint", "review"):
        # Neither a file nor an option is meant here: those have separate tests.
        safe = [word for word in words if not word.startswith(("-", "@"))]
        result = run(name, *safe)
        assert result.exit_code in (0, 1, 2)
        assert isinstance(result.exception, SystemExit | None), (name, safe, result.exception)


@settings(max_examples=300)
@given(
    st.text("456789TJQKA2XRBC?#0123456789-=,: handsetspileturnstockABredscoredidraw", max_size=80),
    st.sampled_from(["draw", "take KK", "lay KKK", "discard K", "end"]),
)
def test_nothing_like_a_position_makes_a_traceback(words: str, action: str) -> None:
    for name in ("legal", "why", "apply"):
        result = run(name, f"classic hand1={words}", action)
        assert isinstance(result.exception, SystemExit | None), (name, words, result.exception)


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_text: str, _houses: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("canasta.cli.input.read_position", interrupted)
    result = run("legal", "classic")
    assert (result.exit_code, result.stdout, result.stderr.strip()) == (130, "", "")


def test_a_full_disk_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_slug: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("canasta.cli.rules.main.load", full)
    result = run("rules")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "canasta: That did not work: No space left on device.\n"


# --- The installed program ----------------------------------------------------------------------


def test_the_program_answers_and_its_exit_codes_are_as_documented() -> None:
    fine = start("legal", "classic", "hand1=KKQ72", "pile=5K")
    assert (fine.returncode, fine.stderr) == (0, "")
    assert fine.stdout.startswith("Seat 1 may:\n")
    no = start("apply", "classic", "hand1=KKQ72", "discard K")
    assert (no.returncode, no.stdout) == (1, "")
    assert no.stderr.endswith("(classic 9)\n")
    bad = start("legal", "classic", "hand1=Z")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert "Traceback" not in bad.stderr
    build = "compiled" if running().compiled else "interpreted"
    assert start("--version").stdout == f"Casa Canasta {__version__} ({build} core)\n"


def test_nobody_complains_when_the_reader_leaves() -> None:
    process = subprocess.Popen(
        [PROGRAM, "rules", "classic"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == b"Classic Canasta\n"
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def test_a_terminal_that_lacks_letters_shows_others() -> None:
    done = start("score", "classic", "hand1=K", "hand2=K", "hand3=K", "hand4=K", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "this hand" in done.stdout


def test_plain_text_is_the_same_whatever_the_terminal() -> None:
    words = ["rules", "classic", "57"]
    expected = start(*words).stdout
    assert start(*words, COLUMNS="40", TERM="dumb").stdout == expected
    assert start(*words, COLUMNS="200", NO_COLOR="1").stdout == expected
    score = ["score", "classic", "hand1=K", "hand2=K", "hand3=K", "hand4=K"]
    assert start(*score, COLUMNS="40").stdout == start(*score, COLUMNS="200").stdout


def test_a_position_is_read_from_a_pipe() -> None:
    dealt = start("deal", "--seed", "tuesday")
    done = subprocess.run(
        [PROGRAM, "legal", "-"], input=dealt.stdout, capture_output=True, encoding="utf-8", cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "draw a card" in done.stdout


@pytest.mark.parametrize(
    ("words", "unwanted"),
    [
        (["--help"], r"rich|canasta\.(engine|tui|jobs|bots|notation|books)|asyncio|multiprocessing"),
        (["legal", "classic", "hand1=KK"], r"rich|canasta\.(tui|jobs|bots)|asyncio|multiprocessing"),
        (["why", "classic", "hand1=KK", "draw"], r"rich|canasta\.(tui|jobs|bots)|asyncio|multiprocessing"),
        (
            ["rules", "classic", "33"],
            r"rich|canasta\.(tui|jobs|bots|notation|engine)|asyncio|multiprocessing",
        ),
        (["review", "--help"], r"rich|canasta\.(tui|jobs|bots|coach)|asyncio|multiprocessing"),
        (["exercise", "--help"], r"rich|canasta\.(tui|jobs|bots|coach)|asyncio|multiprocessing"),
        (["hint", "--help"], r"rich|canasta\.(tui|jobs|bots|coach)|asyncio|multiprocessing"),
        (["deal"], r"rich|canasta\.(tui|jobs|bots)|asyncio|multiprocessing"),
        (["play", "--help"], r"rich|canasta\.(tui|engine|jobs|bots)|asyncio|multiprocessing"),
    ],
)
def test_a_command_imports_only_what_it_needs(words: list[str], unwanted: str) -> None:
    code = "import sys; sys.argv[0] = 'canasta'; from canasta.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code, *words], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0
    imported = [
        line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if "import time:" in line
    ]
    assert len(imported) > 20
    assert [name for name in imported if re.fullmatch(f"({unwanted})(\\..*)?", name)] == []


# --- Pages ----------------------------------------------------------------------------------------


def test_emphasis_takes_no_room() -> None:
    strong = markdown_lines("One **two three** four.", 12, lambda word: f"<{word}>")
    assert strong == ["One <two>", "<three> four."]
    assert markdown_lines("One **two three** four.", 12) == ["One two", "three four."]


def test_tables_give_way() -> None:
    table = "| For | Points |\n|---|---|\n| a long line of words | 5 |"
    assert markdown_lines(table, 18) == [
        "For         Points",
        "------------------",
        "a long      5",
        "line of",
        "words",
    ]
