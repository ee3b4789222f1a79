"""``import canasta``: the names most programs need, typed, and quick to import."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import canasta
from canasta import library
from canasta.build.find import INTERPRETED, VARIABLE

ROOT = Path(__file__).parent.parent

PROGRAM = """
import canasta
from canasta import Match, State, View

rules: canasta.Rulebook = canasta.book("classic")
state: State = canasta.deal(rules, bytes(32), players=2)
others: list[State] = [canasta.deal(rules, 7), canasta.deal(rules, "seven"), canasta.deal(rules)]
view: View = canasta.view(state, 0)
guess: State = canasta.sample(view, 3)
actions: list[canasta.Action] = canasta.legal_actions(state)
same: list[canasta.Action] = view.legal_actions()
name: str = actions[0].name
rank: canasta.Kind | None = actions[0].rank
family: canasta.Family = actions[0].family
number: int = actions[0]
reason: canasta.Reason | None = canasta.why(state, canasta.action("draw"))
words: list[str] = [canasta.action_text(action) for action in actions]
text: str = canasta.position_text(canasta.position("classic hand1=KK"))
events: list[canasta.Event] = canasta.apply(state, actions[0])
hidden: canasta.Event = canasta.redact(events[0], 1)
canasta.step(others[0], canasta.Action("draw"))
setup: canasta.Setup = state.setup
lines: list[canasta.ScoreLine] = canasta.score(state)
sums: list[int] = canasta.totals(lines, 2)
match: Match = canasta.read_record(canasta.record(Match(rules, ["Ana", "Ben"], bytes(32)), with_secret=True))
proof: bool = canasta.verify_record(canasta.record(match, with_secret=True)).ok
step: canasta.Step = Match(rules, ["Ana", "Ben"], "a seed").start_hand()
try:
    canasta.apply(state, canasta.action("lay KKK"))
except (canasta.IllegalAction, canasta.UnknownCards, canasta.UserError) as problem:
    trouble: str = str(problem)
if reason is not None:
    sentence: str = canasta.reason_text(reason)
"""


def run(*arguments: str, core: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, VARIABLE: core}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True
    )


def test_the_names_are_those_of_the_library() -> None:
    assert canasta.__all__ == library.__all__ == sorted(canasta.__all__)
    assert set(canasta.__all__) <= set(dir(canasta))
    for name in canasta.__all__:
        assert getattr(canasta, name) is getattr(library, name)


def test_every_name_is_explained() -> None:
    # A compiled core has no docstrings, so this reads its sources.
    program = "import canasta; print([n for n in canasta.__all__ if not getattr(canasta, n).__doc__])"
    done = run("-c", program, core=INTERPRETED)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_a_name_is_looked_up_once() -> None:
    canasta.legal_actions  # noqa: B018 - the use is the test
    assert vars(canasta)["legal_actions"] is library.legal_actions
    with pytest.raises(AttributeError, match="module 'canasta' has no attribute 'shuffle_again'"):
        canasta.shuffle_again  # type: ignore[attr-defined]  # noqa: B018


def test_a_program_with_all_names_runs() -> None:
    done = run("-c", PROGRAM)
    assert (done.returncode, done.stderr) == (0, "")


def test_types_are_known_to_a_strict_checker(tmp_path: Path) -> None:
    strict = ("-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", "-c")
    done = run(*strict, PROGRAM)
    assert done.returncode == 0, done.stdout + done.stderr
    wrong = run(*strict, "import canasta\ncanasta.shuffle_again()\ncanasta.book(5)\n")
    assert wrong.stdout.count("error:") == 2


def test_nothing_is_loaded_before_it_is_needed() -> None:
    done = run("-c", "import canasta, sys; print([n for n in sys.modules if n.startswith('canasta.')])")
    assert done.stdout.strip() == "['canasta.build', 'canasta.build.find']"
