"""Two builds of the core, neither of which may belong to other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from canasta.build import find
from canasta.build.find import COMPILED, INTERPRETED, VARIABLE, Finder, fingerprint, running
from canasta.build.make import missing

ROOT = Path(__file__).parent.parent

#: Random hands of every variant, and a checksum over all offers, actions, events and scores.
PROGRAM = """
import hashlib, json, sys
from random import Random
from canasta.build.find import running
from canasta.engine import Setup, apply, deal, legal_actions, refusal, score, tally, view
from canasta.books import book
from canasta.jobs import all_variants
from canasta.table.actions import ALL_ACTIONS
from canasta.table.restock import RandomShuffler
sums = {}
for variant in all_variants(alike=False):
    setup = Setup(book(variant.book).with_options(variant.options), variant.players)
    digest = hashlib.sha256()
    for hand in range(int(sys.argv[1])):
        rng = Random(f"{variant} {hand}")
        deck = list(setup.deck)
        rng.shuffle(deck)
        state = deal(setup, bytes(deck), shuffler=RandomShuffler(hand))
        while True:
            actions = legal_actions(state)
            if not actions:
                break
            digest.update(bytes(action % 256 for action in actions))
            if rng.random() < 0.02:
                digest.update(repr(refusal(state, rng.choice(ALL_ACTIONS))).encode())
                digest.update(repr(view(state, state.actor).unseen()).encode())
            digest.update(repr(apply(state, rng.choice(actions))).encode())
        digest.update(repr(score(setup.book, tally(state))).encode())
    sums[str(variant)] = digest.hexdigest()
print(json.dumps([running().compiled, sums]))
"""


#: What help() and inspect say of the public names and their members, and of the modules of the core.
DOCUMENTED = """
import inspect, json, sys
import canasta
from canasta.build.find import module_name, running, sources
found = {}

def note(name, thing):
    signature = None
    if callable(thing):
        given = inspect.signature(thing).parameters.values()
        signature = [
            [each.name, each.kind.name, None if each.default is each.empty else repr(each.default)]
            for each in given
            if each.name != "self"
        ]
    found[name] = [inspect.getdoc(thing), signature]

for name in canasta.__all__:
    thing = getattr(canasta, name)
    note(name, thing)
    for member in vars(thing) if inspect.isclass(thing) else ():
        value = getattr(thing, member)
        described = inspect.isroutine(value) or inspect.isdatadescriptor(value)
        if not member.startswith("_") and described and inspect.getdoc(value):
            note(f"{name}.{member}", value)
for path in sources():
    module = __import__(module_name(path), fromlist=["_"])
    found[module.__name__] = [inspect.getdoc(module), None]
    for name, thing in vars(module).items():
        if inspect.isclass(thing) and thing.__module__ == module.__name__:
            found[f"{module.__name__}.{name}"] = [thing.__doc__ and inspect.cleandoc(thing.__doc__), None]
print(json.dumps([running().compiled, found]))
"""


def run_on(build: str, program: str, *words: str) -> tuple[bool, dict[str, Any]]:
    environment = {**os.environ, VARIABLE: build, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, *words], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    compiled, found = json.loads(done.stdout)
    return compiled, found


def sums(build: str, hands: int) -> tuple[bool, dict[str, str]]:
    return run_on(build, PROGRAM, str(hands))


@pytest.fixture
def compiled_build() -> Path:
    """Return the build of these sources; fail if it is missing and could be made."""
    place = find.folder()
    if not place.is_dir():
        assert missing(), (
            "there is a C compiler and no build: start ./play test, or python -m canasta.build.make"
        )
        pytest.fail(f"the compiled core cannot be tested here, for want of: {missing()}")
    return place


@pytest.mark.usefixtures("compiled_build")
def test_both_builds_play_the_same() -> None:
    compiled, one = sums(COMPILED, 3)
    interpreted, other = sums(INTERPRETED, 3)
    assert (compiled, interpreted) == (True, False)
    assert one == other


@pytest.mark.usefixtures("compiled_build")
def test_both_builds_have_the_same_docstrings_and_signatures() -> None:
    compiled, made = run_on(COMPILED, DOCUMENTED)
    interpreted, wanted = run_on(INTERPRETED, DOCUMENTED)
    assert (compiled, interpreted) == (True, False)
    assert made["View"][0].startswith("A hand as one seat sees it.")
    # C knows simple defaults only; any other is written as an ellipsis.
    reason = wanted["Reason"][1][-1]
    assert reason[:2] == made["Reason"][1][-1][:2]
    assert made["Reason"][1].pop()[2] == "Ellipsis"
    wanted["Reason"][1].pop()
    assert made == wanted


@pytest.mark.long
@pytest.mark.usefixtures("compiled_build")
def test_both_builds_play_the_same_for_long() -> None:
    assert sums(COMPILED, 10_000) == (True, sums(INTERPRETED, 10_000)[1])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy the package with its core."""
    package = tmp_path / "canasta"
    shutil.copytree(ROOT / "canasta", package, ignore=shutil.ignore_patterns("__pycache__", "*.toml", "*.md"))
    return package


def test_one_character_more_and_it_is_another_core(copy: Path) -> None:
    before = fingerprint(copy)
    assert before == fingerprint()
    legal = copy / "engine" / "legal.py"
    legal.write_text(legal.read_text(encoding="utf-8") + "#", encoding="utf-8")
    assert fingerprint(copy) != before
    (copy / "cli" / "group.py").write_text("", encoding="utf-8")
    new = copy / "clauses" / "new.py"
    now = fingerprint(copy)
    new.write_text("", encoding="utf-8")
    assert fingerprint(copy) != now


def run_copy(copy: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    program = "from canasta.build.find import running; print(*running()); import canasta.cards"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=copy.parent,
        env={**os.environ, VARIABLE: "", "PYTHONPATH": str(copy.parent), **environment},
        capture_output=True,
        text=True,
    )


def test_a_stale_build_is_not_used(copy: Path, compiled_build: Path) -> None:
    shutil.copytree(compiled_build, copy.parent / ".core" / compiled_build.name)
    assert run_copy(copy, {}).stdout == "True found\n"
    cards = copy / "cards.py"
    cards.write_text(cards.read_text(encoding="utf-8") + "\n# new\n", encoding="utf-8")
    assert run_copy(copy, {}).stdout == "False none\n"
    wanted = run_copy(copy, {VARIABLE: COMPILED})
    assert wanted.returncode != 0
    assert "there is no build of these sources" in wanted.stderr


def test_a_build_that_does_not_load_is_left_alone(copy: Path, compiled_build: Path) -> None:
    place = copy.parent / ".core" / compiled_build.name
    shutil.copytree(compiled_build, place)
    (library,) = place.glob(f"{find.LIBRARY}*")
    library.write_bytes(b"no library")
    assert run_copy(copy, {}).stdout == "False broken\n"


def test_the_environment_decides(copy: Path) -> None:
    assert run_copy(copy, {VARIABLE: INTERPRETED}).stdout == "False wanted\n"
    assert run_copy(copy, {}).stdout == "False none\n"


def test_every_module_of_the_core_is_found(compiled_build: Path) -> None:
    finder = Finder(compiled_build)
    for name, source in finder.files.items():
        spec = finder.find_spec(name)
        assert spec is not None, name
        assert spec.origin is not None
        assert Path(spec.origin).exists(), name
        assert (spec.submodule_search_locations is not None) == (source.name == "__init__.py")
    assert finder.find_spec("canasta.books") is None


def test_this_run_is_what_it_says() -> None:
    import canasta.engine.legal

    assert str(canasta.engine.legal.__file__).endswith(".py") is not running().compiled
