"""The mutants themselves: each is a change that compiles, and the same sample comes again."""

from __future__ import annotations

import ast
import inspect

import pytest

from tests import mutants
from tests.mutants import ROOT, TESTS, Mutant, mutants_of, sample


@pytest.mark.parametrize("package", TESTS)
def test_a_sample_is_the_same_again_and_each_mutant_is_another_program(package: str) -> None:
    ten = sample(package, 1, 10)
    assert sample(package, 1, 25)[:10] == ten
    assert sample(package, 2, 10) != ten
    for mutant in ten:
        source = (ROOT / mutant.file).read_text("utf-8")
        changed = mutant.applied(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
        assert len(changed.splitlines()) <= len(source.splitlines())


@pytest.mark.parametrize("package", TESTS)
def test_the_tests_of_a_package_are_there(package: str) -> None:
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
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "KEPT", ROOT / str(tmp_path) / "mutants.json")
    one = Mutant("canasta/x.py", 3, 4, "a < b", "(a <= b)", "return a < b")
    assert mutants.kept() == {}
    mutants.keep(one.name, mutants.KILLED)
    mutants.keep(one._replace(line=9).name, mutants.SURVIVED)
    assert mutants.kept() == {one.name: mutants.SURVIVED}
