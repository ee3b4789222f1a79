"""Third-party bots: found by file, module and entry point; their errors are reported in a sentence."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from doctest import DocTestParser
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import canasta
from canasta.books import BOOKS, book
from canasta.bots import Bot, BotError, make_bot, plugins
from canasta.cli.group import CANASTA
from canasta.engine import Setup, State, apply, deal, view
from canasta.messages import UserError
from canasta.table.state import PART_OVER
from examples.careful_bot import CarefulBot

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "careful_bot.py"
FIRST = "class First:\n    def choose(self, view):\n        return view.legal_actions()[0]\n"

Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path, request: pytest.FixtureRequest) -> Write:
    """Write a file with some code under a unique name."""

    def written(code: str) -> str:
        path = tmp_path / f"bot_{abs(hash(request.node.name))}.py"
        path.write_text(code, encoding="utf-8")
        return str(path)

    return written


def dealt(slug: str = "classic") -> State:
    setup = Setup(book(slug), 4)
    return deal(setup, setup.deck)


def play_out(bots: list[Bot], state: State) -> State:
    while state.part != PART_OVER:
        apply(state, bots[state.actor].choose(view(state, state.actor)))
    return state


@pytest.mark.parametrize("slug", ["classic", "american", "knee"])
def test_the_example_plays_a_hand(slug: str) -> None:
    bots = [make_bot(f"{EXAMPLE}:CarefulBot", seed) for seed in range(4)]
    assert play_out(bots, dealt(slug)).ending >= 0


def bots_of_the_page() -> list[type[Bot]]:
    """Return the classes that docs/bots.md defines."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = [
        example.source
        for example in DocTestParser().get_examples(page)
        if example.source.startswith(("class ", "def ", "from ", "import "))
    ]
    names: dict[str, Any] = {}
    exec("".join(code), names)
    return [found for name, found in names.items() if name.endswith("Bot")]


def fewer_samples() -> type[Bot]:
    """Return the searching example with the numbers of the page, which are quick enough for many hands."""
    names = runpy.run_path(str(EXAMPLE.with_name("searching_bot.py")))
    quick: type[Bot] = names["SearchingBot"]
    names["SearchingBot"].choose.__globals__.update(SAMPLES=8, ROUNDS=1)
    return quick


def play_hands(bot: type[Bot], slug: str, hands: range) -> int:
    """Play hands with the book's numbers of players, and check each choice; return the number of choices."""
    rules = book(slug)
    chosen = 0
    numbers = sorted({rules.seatings[0].players, 4})
    for number in hands:
        state = canasta.deal(rules, number, numbers[number % len(numbers)])
        while not state.over:
            seen = canasta.view(state, state.actor)
            action = bot().choose(seen)
            assert action in seen.legal_actions(), (canasta.position_text(state), action)
            canasta.step(state, action)
            chosen += 1
    return chosen


BOTS = [*bots_of_the_page(), CarefulBot, fewer_samples()]


@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.__name__)
def test_the_bots_of_the_docs_play_every_book(bot: type[Bot], slug: str) -> None:
    assert play_hands(bot, slug, range(2 if "Searching" in bot.__name__ else 24)) > 0


@pytest.mark.long
@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.__name__)
def test_the_bots_of_the_docs_play_a_thousand_hands(bot: type[Bot], slug: str) -> None:
    assert play_hands(bot, slug, range(1000)) > 10_000


def test_a_file_alone_is_enough_if_it_has_one_bot(write: Write) -> None:
    assert make_bot(write(FIRST)).choose(view(dealt(), 0)) >= 0


def test_a_module_of_this_folder(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = Path(write(FIRST)).stem
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    state = dealt()
    assert make_bot(f"{module}:First").choose(view(state, state.actor)) >= 0


def test_a_bot_that_a_package_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("careful", "examples.careful_bot:CarefulBot", plugins.GROUP)
    monkeypatch.setattr(plugins, "offered", lambda: {"careful": entry})
    monkeypatch.setattr("canasta.bots.offered", lambda: {"careful": entry})
    state = dealt()
    assert make_bot("careful", 3).choose(view(state, state.actor)) >= 0
    with pytest.raises(UserError, match="random, simple, beginner, club, expert, learned, champion, careful"):
        make_bot("clever")


def test_the_seed_is_given_to_those_who_take_it(write: Write) -> None:
    made = make_bot(write(FIRST + "    def __init__(self, seed):\n        self.seed = seed\n"), 7)
    assert isinstance(made, plugins.WatchedBot)
    assert made.bot.seed == 7


NO_BOTS = [
    ("no/such/file.py:Bot", "does not exist"),
    ("no_such_module:Bot", "contain a module no_such_module"),
    ("json:loads", "it needs a method choose"),  # created without its arguments
    (
        "clever",
        "Unknown bot 'clever'. Available: random, simple, beginner, club, expert, learned, champion. Name",
    ),
]


@pytest.mark.parametrize(("name", "told"), NO_BOTS)
def test_what_cannot_be_found_is_told(name: str, told: str) -> None:
    with pytest.raises(UserError) as problem:
        make_bot(name)
    assert told in str(problem.value) or "cannot be loaded" in str(problem.value)


BROKEN = [
    (FIRST.replace("First", "One") + FIRST, "", "Which bot of .* One, First"),
    (FIRST, "Second", "has no 'Second'.*: First"),
    ("class Other: pass\n", "Other", "is not a bot: it needs a method choose"),
    ("1 / 0\n", "Bot", r"cannot be loaded. ZeroDivisionError: division by zero \(bot_\d+.py:1\)"),
    ("def (\n", "Bot", r"SyntaxError: .*\(bot_\d+.py:1\)"),
    ("import nothing_of_this_name\n", "Bot", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
    ("import sys\nsys.exit(3)\n", "Bot", "SystemExit: 3"),
    ("class Bot:\n    def __init__(self, one, two): pass\n", "Bot", "TypeError: .*missing 2 required"),
]


@pytest.mark.parametrize(("code", "name", "told"), BROKEN, ids=[told for _, _, told in BROKEN])
def test_what_cannot_be_loaded_is_told(write: Write, code: str, name: str, told: str) -> None:
    file = write(code)
    with pytest.raises(BotError, match=told):
        make_bot(f"{file}:{name}" if name else file)


WRONG = [
    ("None", "returned None, which is not an action"),
    ("'draw'", "returned 'draw', which is not an action"),
    ("True", "returned True, which is not an action"),
    ("10**9", "returned 1000000000, which is not an action"),
    ("[]", r"returned \[\], which is not an action"),
    (
        "1 / 0",
        r"failed with an error when it had to act. ZeroDivisionError: division by zero \(bot_\d+.py:3\)",
    ),
    ("exit(1)", "SystemExit"),
    ("canasta.action('discard X')", "chose 'discard X', which is not allowed: .*classic"),
]


@pytest.mark.parametrize(("answer", "told"), WRONG, ids=[answer for answer, _ in WRONG])
def test_what_a_bot_does_wrong_is_told(write: Write, answer: str, told: str) -> None:
    file = write(f"class Own:\n    def choose(self, view):\n        return {answer}\nimport canasta\n")
    state = dealt()
    with pytest.raises(BotError, match=told) as problem:
        make_bot(f"{file}:Own").choose(view(state, state.actor))
    assert f"{file}:Own" in str(problem.value)


def run(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "canasta", "play", *words, "--speed", "0"]
    home = {"XDG_DATA_HOME": str(tmp_path), "CANASTA_DATABASE": str(tmp_path / "games.db")}
    environment = {**os.environ, **home}
    return subprocess.run(
        command, input="\n" * 9, capture_output=True, text=True, env=environment, timeout=120
    )


def test_at_the_table_the_error_goes_to_stderr_and_the_game_is_kept(write: Write, tmp_path: Path) -> None:
    file = write("class Own:\n    def choose(self, view):\n        raise ValueError('tired')\n")
    words = ["--book", "classic", "--players", "4", "--name", "Ana", "--seed", "2", "--bot", f"{file}:Own"]
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr == (
        f"canasta: The bot '{file}:Own' failed with an error when it had to act. "
        f"ValueError: tired ({Path(file).name}:3)\n"
    )
    assert "Traceback" not in done.stdout
    assert str(tmp_path) in done.stdout
    assert done.stdout.endswith("You can resume it the next time you start.\n")
    record = tmp_path / "game.txt"
    done = run(tmp_path, *words, "--record", str(record))
    assert done.returncode == 2
    assert done.stdout.replace("\n", "").count(str(record)) == 1
    assert "Ana" in record.read_text(encoding="utf-8")


def test_errors_of_play_go_to_stderr(tmp_path: Path) -> None:
    for words in (["--book", "whist"], ["--bot", "clever"], ["--players", "9", "--book", "classic"]):
        done = run(tmp_path, *words)
        assert done.returncode == 2
        assert done.stderr.startswith("canasta: ")
        assert done.stderr.count("\n") == 1


def test_the_list_of_bots_has_what_packages_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "careful": EntryPoint("careful", "examples.careful_bot:CarefulBot", plugins.GROUP),
        "gone": EntryPoint("gone", "examples.nowhere:Bot", plugins.GROUP),
    }
    for place in ("canasta.bots.plugins.offered", "canasta.cli.bots.offered"):
        monkeypatch.setattr(place, lambda: entries)
    result = CliRunner().invoke(CANASTA, ["bots"])
    assert result.exit_code == 0
    listed = " ".join(result.stdout.split())
    assert "From installed packages careful " in listed
    assert "The bot 'gone' cannot be loaded. ModuleNotFoundError" in listed
