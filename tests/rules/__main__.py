"""Run the scenarios of some files: ``./play scenario FILE ...``.

Nothing is compiled or checked beforehand, so that the answer comes in seconds. A file can be given by its
path or by part of its name: ``33-frozen``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tests.rules.runner import run
from tests.rules.scenarios import Scenario, ScenarioError, name_of, read_scenarios, scenario_files


def files_named(word: str) -> list[Path]:
    """Return the file at a path, or the scenario files with a word in their names."""
    path = Path(word)
    return (
        [path.resolve()] if path.is_file() else [file for file in scenario_files() if word in name_of(file)]
    )


def failures(file: Path) -> tuple[int, list[str]]:
    """Return how many scenarios a file has, and a sentence for each one that does not hold."""
    try:
        scenarios = read_scenarios(file)
    except ScenarioError as error:
        return 0, [str(error)]
    return len(scenarios), [problem for scenario in scenarios if (problem := _problem(scenario))]


def _problem(scenario: Scenario) -> str:
    try:
        run(scenario)
    except ScenarioError as error:
        return str(error)
    return ""


def main(words: Sequence[str]) -> int:
    """Run the files; 0 if every scenario holds, 1 if one does not, 2 if no file is found."""
    if not words:
        print("Which file? Give a path, or part of a name such as 33-frozen.", file=sys.stderr)
        return 2
    start = perf_counter()
    number = 0
    failed: list[str] = []
    for word in words:
        files = files_named(word)
        if not files:
            print(f"There is no scenario file '{word}'. They are in tests/rules/.", file=sys.stderr)
            return 2
        for file in files:
            held, problems = failures(file)
            number += held
            failed += problems
    for problem in failed:
        print(problem)
    holding = number - len(failed) if number else 0
    print(f"{holding} of {number} scenarios hold ({perf_counter() - start:.1f} s).")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
