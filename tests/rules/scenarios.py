"""Parser for scenario files: given, when, then. docs/scenarios.md describes the format.

It is strict: a line that cannot be parsed, a scenario that proves nothing or cites a paragraph that does not
exist raises ``ScenarioError`` with the file and the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from canasta.books.texts import home, load

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
NOT_MODELLED: Final = "not-modelled.txt"
#: The project's own rulings are in the introduction to the rules.
PROJECT: Final = "project"
_PART: Final = "part of "
_HEADER: Final = re.compile(r"([^:]+): (\S.*)")

Reference = tuple[str, str]  #: the text (a book, "general" or "project") and the id in it


class ScenarioError(Exception):
    """A scenario file is not well-formed, or a scenario does not hold."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")


class Mismatch(Exception):
    """A line does not hold or cannot be parsed."""


@dataclass(frozen=True)
class Step:
    """One line of a scenario: its first word and the rest."""

    line: int
    word: str
    text: str


@dataclass(frozen=True)
class Scenario:
    """A proof of some paragraphs by a position, a deal or a game."""

    file: str
    line: int
    proves: tuple[Reference, ...]
    title: str
    steps: tuple[Step, ...]

    def error(self, line: int, message: str) -> ScenarioError:
        """Return an error at a line of this scenario's file."""
        return ScenarioError(self.file, line, message)


@dataclass(frozen=True)
class NotModelled:
    """A paragraph without a scenario, or with only part of it covered, and the reason."""

    reference: Reference
    part: bool
    why: str


@cache
def known_ids(text: str) -> tuple[str, ...]:
    """Return all ids of a text: of a book, of "general", or of the project's own rulings.

    >>> known_ids("general")[:3], known_ids("project")[:2]
    (('G1', 'G2', 'G3'), ('P1', 'P2'))
    """
    if text == PROJECT:
        page = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
        return tuple(re.findall(r"^### (P[1-9][0-9]*) ", page, re.MULTILINE))
    return tuple(entry.id for entry in load(text).entries)


def resolve(folder: str, id: str) -> Reference | None:
    """Return the text and id that a citation in a file of a folder refers to, or None if there is no such id.

    >>> resolve("classic", "33"), resolve("classic", "G7"), resolve("general", "classic 33")
    (('classic', '33'), ('general', 'G7'), ('classic', '33'))
    >>> resolve("general", "33"), resolve("classic", "75"), resolve("classic", "whist 1")
    (None, None, None)
    """
    text, id = (PROJECT, id) if id.startswith("P") else home(folder, id)
    try:
        return (text, id) if id in known_ids(text) else None
    except LookupError:
        return None


def scenario_files() -> list[Path]:
    """Return every scenario file, folder by folder."""
    return sorted(file for file in HERE.glob("*/*.txt") if file.name != NOT_MODELLED)


def name_of(file: Path) -> str:
    """Return the name a file is reported by: ``classic/33-frozen.txt``."""
    return f"{file.parent.name}/{file.name}"


def read_scenarios(file: Path) -> list[Scenario]:
    """Read the scenarios of a file."""
    return parse_scenarios(file.read_text(encoding="utf-8"), name_of(file))


def parse_scenarios(source: str, name: str) -> list[Scenario]:
    """Parse the scenarios of a text; ``name`` is its folder and file."""
    scenarios: list[Scenario] = []
    header: tuple[int, str] | None = None
    steps: list[Step] = []
    for line, text in _lines(source, name):
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word == "scenario":
            if header is not None:
                scenarios.append(_scenario(name, header, steps))
            header, steps = (line, rest), []
        elif header is None:
            raise ScenarioError(name, line, "a file begins with 'scenario <ids>: <title>'")
        elif word not in ("given", "when", "then"):
            raise ScenarioError(name, line, f"'{word}' is none of scenario, given, when, then")
        elif not rest:
            raise ScenarioError(name, line, f"'{word}' says nothing")
        else:
            steps.append(Step(line, word, rest))
    if header is None:
        raise ScenarioError(name, 1, "there is no scenario in this file")
    scenarios.append(_scenario(name, header, steps))
    titles: dict[str, int] = {}
    for scenario in scenarios:
        if scenario.title in titles:
            first = titles[scenario.title]
            raise scenario.error(scenario.line, f"the scenario of line {first} has the same title")
        titles[scenario.title] = scenario.line
    return scenarios


def _lines(source: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the meaningful lines with their numbers; a backslash at the end joins the next line."""
    held, start = "", 0
    for number, raw in enumerate(source.splitlines(), start=1):
        text = raw.strip()
        if not held and (not text or text.startswith("#")):
            continue
        if not held:
            start = number
        if held and not text:
            raise ScenarioError(name, number, "the line before ends in \\ and nothing follows")
        held += text.removesuffix("\\").rstrip() + " "
        if not text.endswith("\\"):
            yield start, held.strip()
            held = ""
    if held:
        raise ScenarioError(name, start, "the last line ends in \\")


def _scenario(name: str, header: tuple[int, str], steps: list[Step]) -> Scenario:
    line, text = header
    match = _HEADER.fullmatch(text)
    if match is None:
        raise ScenarioError(name, line, "a scenario is 'scenario <ids>: <title>'")
    folder = name.partition("/")[0]
    proves = []
    for id in (part.strip() for part in match[1].split(",")):
        reference = resolve(folder, id)
        if reference is None:
            raise ScenarioError(name, line, f"there is no paragraph or ruling '{id}'")
        if reference in proves:
            raise ScenarioError(name, line, f"'{id}' is cited twice")
        proves.append(reference)
    if not steps or steps[0].word != "given":
        raise ScenarioError(name, line, "a scenario begins with 'given'")
    for step in steps[1:]:
        if step.word == "given":
            raise ScenarioError(name, step.line, "a scenario has one 'given'")
    if steps[-1].word != "then":
        raise ScenarioError(name, steps[-1].line, "a scenario ends with 'then'")
    return Scenario(name, line, tuple(proves), match[2], tuple(steps))


def read_not_modelled(folder: str) -> list[NotModelled]:
    """Read the paragraphs a folder declares as not modelled; empty if it has no such file."""
    file = HERE / folder / NOT_MODELLED
    if not file.is_file():
        return []
    return parse_not_modelled(file.read_text(encoding="utf-8"), name_of(file))


def parse_not_modelled(source: str, name: str) -> list[NotModelled]:
    """Parse lines ``id: sentence``, or ``part of id: sentence`` where scenarios prove the rest of the
    paragraph.
    """
    folder = name.partition("/")[0]
    found: list[NotModelled] = []
    for line, text in _lines(source, name):
        id, colon, why = text.partition(": ")
        if not colon or not why.endswith("."):
            raise ScenarioError(name, line, "an entry is 'id: sentence.' or 'part of id: sentence.'")
        reference = resolve(folder, id.removeprefix(_PART))
        if reference is None:
            raise ScenarioError(name, line, f"there is no paragraph or ruling '{id.removeprefix(_PART)}'")
        if any(entry.reference == reference for entry in found):
            raise ScenarioError(name, line, f"'{id}' has an entry already")
        found.append(NotModelled(reference, id.startswith(_PART), why))
    return found
