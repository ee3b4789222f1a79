"""Every scenario holds, and every paragraph and ruling has a scenario or a reason why it has none."""

from __future__ import annotations

import re

import pytest

from canasta.books import BOOKS
from tests.rules.runner import run
from tests.rules.scenarios import (
    HERE,
    NOT_MODELLED,
    PROJECT,
    Reference,
    Scenario,
    ScenarioError,
    known_ids,
    name_of,
    read_not_modelled,
    read_scenarios,
    scenario_files,
)

FOLDERS = (*BOOKS, "general")
TEXTS = (*BOOKS, "general", PROJECT)


def all_scenarios() -> tuple[list[Scenario], list[ScenarioError]]:
    """Return every scenario that can be read, and an error for every file that cannot."""
    scenarios: list[Scenario] = []
    errors: list[ScenarioError] = []
    for file in scenario_files():
        try:
            scenarios += read_scenarios(file)
        except ScenarioError as error:
            errors.append(error)
    return scenarios, errors


SCENARIOS, ERRORS = all_scenarios()


def label(scenario: Scenario) -> str:
    return f"{scenario.file}:{scenario.line} {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=label)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_every_file_is_well_formed() -> None:
    assert [str(error) for error in ERRORS] == []


def test_every_folder_belongs_to_a_book() -> None:
    folders = {path.name for path in HERE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(FOLDERS)


def test_a_file_is_named_after_what_it_proves_first() -> None:
    wrong = []
    for file in scenario_files():
        first = next((scenario for scenario in SCENARIOS if scenario.file == name_of(file)), None)
        id = re.match(r"([A-Z]?[1-9][0-9]*)-[a-z-]+\.txt$", file.name)
        if first is not None and (id is None or first.proves[0][1] != id[1]):
            wrong.append(name_of(file))
    assert wrong == []


def proved() -> set[Reference]:
    return {reference for scenario in SCENARIOS for reference in scenario.proves}


@pytest.mark.parametrize("text", TEXTS)
def test_every_paragraph_has_a_scenario_or_a_sentence(text: str) -> None:
    entries = [entry for folder in FOLDERS for entry in read_not_modelled(folder)]
    left_out = {entry.reference for entry in entries if not entry.part}
    covered = proved() | left_out
    missing = [id for id in known_ids(text) if (text, id) not in covered]
    assert missing == [], f"without a scenario or a sentence in {NOT_MODELLED}"


def test_no_paragraph_has_both() -> None:
    entries = [entry for folder in FOLDERS for entry in read_not_modelled(folder)]
    both = [entry.reference for entry in entries if not entry.part and entry.reference in proved()]
    assert both == []


def test_where_a_part_is_left_out_scenarios_prove_the_rest() -> None:
    entries = [entry for folder in FOLDERS for entry in read_not_modelled(folder)]
    assert [entry.reference for entry in entries if entry.part and entry.reference not in proved()] == []
