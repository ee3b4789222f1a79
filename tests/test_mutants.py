"""The mutants themselves: each is a change that compiles, and the sample is reproducible."""

from __future__ import annotations

import ast
import inspect
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import kept
from tests.mutants.changes import ROOT, Mutant, mutants_of, sample
from tests.mutants.kept import KILLED, SURVIVED
from tests.mutants.reaching import TESTS, Reached, noticing

ONE = Mutant("canasta/x.py", 3, 3, 4, "a < b", "(a <= b)", "return a < b")


@pytest.mark.parametrize("package", TESTS)
def test_a_sample_is_the_same_again_and_each_mutant_is_another_program(package: str) -> None:
    ten = sample(package, 1, 10)
    assert sample(package, 1, 25)[:10] == ten
    assert sample(package, 2, 10) != ten
    for mutant in ten:
        source = (ROOT / mutant.file).read_text("utf-8")
        changed = mutant.applied(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
        assert len(changed.splitlines()) == len(source.splitlines())


@pytest.mark.parametrize("package", TESTS)
def test_the_noticing_a_package_are_there(package: str) -> None:
    for name in TESTS[package].split():
        assert (ROOT / "tests" / name).exists(), name


def test_types_texts_and_docstrings_are_left_alone() -> None:
    source = inspect.cleandoc(
        '''
        """1 < 2"""
        def less(a: int = 3, é: "1 + 2" = None) -> list[1]:
            assert a
            print("é", a < 4 and f"{a + 1}")
            return "a" + "b"
        '''
    )
    found = {(each.before, each.after) for each in mutants_of("x.py", source)}
    assert found == {
        ("3", "(4)"),
        ("a < 4", "(a <= 4)"),
        ('a < 4 and f"{a + 1}"', "(a < 4 or f'{a + 1}')"),
        ("4", "(5)"),
    }
    for mutant in mutants_of("x.py", source):
        ast.parse(mutant.applied(source))


def test_what_was_tried_is_kept_by_what_it_is_and_not_by_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "FILE", tmp_path / "verdicts.json")
    assert kept.kept() == {}
    kept.keep(ONE.name, KILLED)
    kept.keep(ONE._replace(line=9).name, SURVIVED)
    assert kept.kept() == {ONE.name: SURVIVED}


def test_a_mutant_is_tried_by_the_tests_that_come_to_its_lines_the_quick_ones_first() -> None:
    lines = {"3": "a", "4": "4", "9": "11"}  # bits: import, slow, quick, quickest, another
    known = [
        Reached(
            {"t.py::slow": 9.0, "t.py::quick": 0.2, "t.py::quickest": 0.01, "t.py::another": 0.1},
            {ONE.file: lines},
        ),
        Reached({"u.py::test": 0.02}, {ONE.file: {"3": "2"}, "canasta/y.py": {"4": "2"}}),
    ]
    assert list(noticing(ONE, known, 60)) == ["t.py::quickest", "u.py::test", "t.py::slow"]
    assert list(noticing(ONE, known, 5)) == ["t.py::quickest", "u.py::test"]
    assert list(noticing(ONE._replace(line=4, last=4), known, 60)) == ["t.py::quick"]
    # Code that runs on import may matter to every test.
    known.append(Reached({"v.py::test": 0.03}, {ONE.file: {"9": "1"}}))
    assert len(noticing(ONE._replace(line=9, last=9), known, 60)) == 5
    assert not noticing(ONE._replace(line=5, last=5), known, 60)


def test_a_process_of_its_own_runs_the_changed_source_and_tells_whether_a_test_has_noticed(
    tmp_path: Path,
) -> None:
    script = f"""
import json, pathlib
from tests.mutants import __main__, judging, reaching  # the first of them sets the environment
from tests.mutants.changes import all_of

file, tests = "canasta/table/packing.py", "canasta/table/packing.py::canasta.table.packing."
reaching.TESTS["table"] = ""
judging.FOLDER = pathlib.Path({str(tmp_path)!r})
wanted = {{
    "SIZE_SHIFT: Final = 25": "held_counts", "return _PLACES[bit % 37]": "place_of",
    "if number > FIELD:": "any_at_least",
}}
cases = [
    judging.Case(mutant, {{tests + wanted[mutant.text]: 0.1}}, mutant.text.startswith("SIZE_SHIFT"))
    for mutant in all_of("table") if mutant.file == file and mutant.text in wanted
]
print(json.dumps([(each.text, found) for each, found in judging.judged("table", cases, 2)]))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    # The last one runs on import, the others are in functions.
    assert sorted(json.loads(done.stdout)[:-1]) == [
        ["if number > FIELD:", SURVIVED],
        ["return _PLACES[bit % 37]", KILLED],
        ["return _PLACES[bit % 37]", KILLED],
    ]
    assert json.loads(done.stdout)[-1] == ["SIZE_SHIFT: Final = 25", SURVIVED]
