"""The command line: commands that read something and print, with any words, options and input."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from click.testing import CliRunner

from canasta.books import BOOKS
from canasta.cli.group import CANASTA
from tests.fuzz.plays import spoken
from tests.fuzz.positions import some_position
from tests.fuzz.records import game
from tests.fuzz.referee import decision
from tests.fuzz.target import Target, text_of

#: Commands that only read and finish quickly; some under ``rules`` write, or try out a rule.
_COMMANDS = (
    "rules", "deal", "legal", "why", "out", "apply", "score", "referee", "verify", "replay", "teach", "bots"
)  # fmt: skip
_LEFT_OUT = ("new", "check")
_NUMBERS = ("0", "1", "2", "3", "4", "6", "-1", "99", "99999999999999999999", "1e3", "²", "x", "")
#: Starting the program and printing whole books take longer than parsing the input.
_SLOWER = 20


@cache
def _elsewhere() -> tempfile.TemporaryDirectory[str]:
    """Use a temporary folder for all data."""
    return tempfile.TemporaryDirectory(prefix="canasta-fuzz-")


def _check(data: bytes) -> bool:
    """Check an input: the first line is the command line after the program's name, the rest is its input."""
    line, _, given = text_of(data).partition("\n")
    try:
        words = shlex.split(line)
    except ValueError:
        words = line.split()
    words = [word.replace("\0", "") for word in words]
    if any(word in _LEFT_OUT for word in words):
        return False
    if not words or words[0] not in _COMMANDS:  # an unknown command is refused quickly
        words.insert(0, _COMMANDS[len(line) % len(_COMMANDS)])
    done = CliRunner(env={"XDG_DATA_HOME": _elsewhere().name}).invoke(CANASTA, words, input=given)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert "Traceback" not in done.output
    assert done.exit_code in (0, 1, 2), done.exit_code
    assert done.exit_code == 0 or done.output.strip(), "an error without a word"
    return done.exit_code == 0


def _position(rng: Random, command: str) -> list[str]:
    return [some_position(rng), *([spoken(rng)] if command in ("why", "apply") else [])]


def _rules(rng: Random, _command: str) -> list[str]:
    named = ("33", "31-33", "C2", "G1", "frozen", "0", "999", "1-", "always_frozen")
    ways = (
        [rng.choice(list(BOOKS)), rng.choice(named)],
        ["search", *rng.choices(("frozen", "pile", "meld", "wild", "zzz", "3s"), k=2)],
        ["diff", *rng.choices([*BOOKS, "knee-elevens", "caliente+always_frozen", "x"], k=2)],
        ["compare", *rng.choices([*BOOKS, "going out", "x"], k=2)],
        [rng.choice(named)],
    )
    return rng.choice(ways)


def _referee(rng: Random, _command: str) -> list[str]:
    slug = rng.choice(list(BOOKS))
    return [slug, *decision(rng, BOOKS[slug]).split(), *_some(rng, {"--players": _NUMBERS})]


def _deal(rng: Random, _command: str) -> list[str]:
    numbers = dict.fromkeys(("--players", "--dealer", "--seed"), _NUMBERS)
    return _some(rng, {"--book": (*BOOKS, "x"), **numbers})


def _record(rng: Random, command: str) -> list[str]:
    promised = {"--promised": ("ab" * 32, "x", "")}
    return ["-", *_some(rng, {"--hand": _NUMBERS} if command == "replay" else promised)]


def _teach(rng: Random, _command: str) -> list[str]:
    return [rng.choice(list(BOOKS)), "--from", rng.choice(_NUMBERS)]


def _some(rng: Random, options: Mapping[str, Sequence[str]]) -> list[str]:
    given = [name for name in options if rng.random() < 0.5]
    return [word for name in given for word in (name, rng.choice(options[name]))]


_WORDS: dict[str, Callable[[Random, str], list[str]]] = {
    **dict.fromkeys(("legal", "why", "out", "apply", "score"), _position),
    **dict.fromkeys(("verify", "replay"), _record),
    "rules": _rules,
    "referee": _referee,
    "deal": _deal,
    "teach": _teach,
}


def _typed(rng: Random) -> bytes:
    command = rng.choice(_COMMANDS)
    words = _WORDS[command](rng, command) if command in _WORDS else []
    given = "\n".join(rng.choice(("", "1", "2", "draw", "quit", spoken(rng))) for _ in range(4))
    if command in ("verify", "replay"):
        given = game(rng.randrange(40))
    elif _WORDS.get(command) is _position and rng.random() < 0.2:
        words, given = ["-", *words[1:]], words[0]
    words += ["--json"] if rng.random() < 0.3 else []
    return f"{shlex.join([command, *words])}\n{given}".encode("utf-8", "replace")


_DICTIONARY = (*_COMMANDS, *BOOKS, "--json", "--players ", "--hand ", "--seed ")
LINE = Target("line", _typed, _check, tuple(word.encode() for word in _DICTIONARY), _SLOWER)
