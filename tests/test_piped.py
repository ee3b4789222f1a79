"""Output to a file or another program: no trailing blanks, and nothing cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from canasta.cli.group import CANASTA

OVER = "classic turn=1:over ending=out out=1 hand1=- hand2=KQ hand3=44 hand4=A setsA=KKKKKK2,777 setsB=9999"
COMMANDS = [
    ["legal", "classic hand1=KKQ72 setsA=555 pile=5K"],
    ["score", OVER],
    ["replay", "tests/records/classic-4.txt", "--hand", "1", "--tables"],
    ["rules", "compare"],
    ["rules", "diff", "classic", "boat"],
    ["rules", "houses"],
    ["rules", "knee"],
    ["simulate", "--hands", "3", "--processes", "1"],
    ["arena", "simple", "random", "--hands", "--pairs", "2", "--processes", "1"],
    ["scorepad", "form", "american"],
    ["scorepad", "form", "knee"],
    ["referee", "classic", "touched_card", "offender=2", "place=stock"],
    ["--help"],
]


def lines_of(*words: str, typed: str | None = None) -> list[str]:
    done = CliRunner().invoke(CANASTA, list(words), input=typed)
    assert done.exit_code in (0, 1), done.output  # 1: two books differ
    return done.stdout.splitlines()


def loose(lines: list[str]) -> list[str]:
    return [line for line in lines if line != line.rstrip() or "…" in line]


@pytest.mark.parametrize("words", COMMANDS, ids=[" ".join(words) for words in COMMANDS])
def test_no_line_ends_in_blanks(words: list[str]) -> None:
    lines = lines_of(*words)
    assert loose(lines) == []
    assert max(map(len, lines)) <= 80


def test_the_score_pad_with_the_longest_names(tmp_path: Path) -> None:
    names = [letter * 40 for letter in "ABCDEF"]
    database = ["--database", str(tmp_path / "pad.db")]
    sides = [word for one in range(0, 6, 2) for word in ("--side", ",".join(names[one : one + 2]))]
    lines_of("scorepad", "new", "--book", "knee", *sides, *database)
    entry = '{"sides": [{"laid": 310}, {"laid": 45}, {}]}'
    hand = lines_of("scorepad", "hand", "1", "-", *database, typed=entry)
    shown = lines_of("scorepad", "show", "1", *database)
    assert loose([*hand, *shown, *lines_of("scorepad", "show", "1", "--plot", *database)]) == []
    assert all(name in "".join(shown) for name in names)


def test_the_game_at_the_table(tmp_path: Path) -> None:
    words = ["play", "--book", "classic", "--players", "4", "--seed", "1", "--name", "Ana", "--speed", "0"]
    done = CliRunner().invoke(
        CANASTA, words, input="\ntable\nscore\n", env={"CANASTA_RECORDS": str(tmp_path)}
    )
    prompts = ("Your play", "Type anything")
    assert loose([line for line in done.stdout.splitlines() if not line.startswith(prompts)]) == []
    assert "Your hand" in done.stdout
